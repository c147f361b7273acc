"""Widgets that know nothing of surveys or studies. Each takes the `Theme` it paints with.

`layout`        rows, columns, pages that scroll: `row`, `column`, `add`, `clear`, `scroll_page`
`text`          `TextLabel`: plain text in a named style, wrapped, with a height for each width
`button`        `Button` in a role and a size, and a function for each role
`picture`       icons on tiles and discs, the mark of the program, a small wheel at rest
`panels`        cards, wells, banners, notes, thin lines; `set_look` for the style sheet
`pill`          a word or two in a rounded strip
`choices`       large options for respondents, a few short choices in one row
`fields`        a line to search by, fields of numbers, lists narrower than their words
`table`         a table of any length whose rows are asked for as they come into sight
`file_text`     a file letter for letter, alone or with a sentence beside each line
`icon_array`    100 figures, some filled
`progress`      how far a long job is, in a panel or in place of a page
`menus`, `dialogs`, `message`, `program_actions`    what opens above a page
`drop_zone`     takes the files dropped on it
`focus_ring`, `escape_watch`, `accessible`          keyboard and screen readers

Labels and banners take what height a layout gives them: end a column with a stretch. A label that
wraps needs layouts all the way up to the page or to a scroll area whose widget is resizable.
"""
