"""Widgets that know nothing of surveys or studies. Each takes the `Theme` it paints with.

Layouts (`app.widgets.layout`)
    row, column, add, clear
                        widgets beside or below each other, with `wide`, `at`, `STRETCH`, `Gap`
    scroll_page         a page that scrolls up and down
Words (`app.widgets.text`)
    TextLabel           plain text in a named text style, wrapped, height for each width
    page_body, overline
                        TextLabels in the styles of the tokens
Buttons (`app.widgets.button`)
    Button              paints itself in a role and a size, with icons, wraps its words
    primary_button, secondary_button, quiet_button, answer_button
Pictures (`app.widgets.picture`)
    Picture             a tinted icon, bare, on a tile or on a disc
    Mark, paint_mark    the mark of the program
    WheelPicture        a small wheel at rest, in colour or quiet
Grounds (`app.widgets.panels`)
    card, well, rule    a `Panel` with its `column`; a thin line
    banner, note, icon_point
                        icon and sentence: coloured strip, muted line, tile with two lines
    set_look            change a property that the style sheet selects by
    Pill (`app.widgets.pill`)                   a word or two in a rounded strip
    Statement, SectorBadge (`app.respondent.devices.statement`)
                        a statement of the wheel with its letter: open, chosen, quiet
Pages (`app.respondent.scaffold.scaffold`)
    PageScaffold        header, scrolling content, footer of a respondent's page
    PageHeader (`app.respondent.scaffold.page_header`)      title, place, language, looks, Leave
    PageHead (`app.widgets.page_head`)          name and subject of a page for authors
    SplitBody (`app.respondent.scaffold.split_body`)
                        two parts side by side, one above the other where it is narrow
    Band, ProgressLine (`app.respondent.scaffold.scaffold`)    what a scaffold is made of
Choices (`app.widgets.choices`)
    RadioOption, CheckOption
                        large rows for respondents, with a muted second text
    SegmentedChoice     a few short choices in one row
Fields (`app.widgets.fields`, `app.planner.target_epsilon`)
    SearchField         a line with a magnifying glass
    number_field        a spin box for whole numbers
    TargetEpsilon       slider and field of one decimal number, on the scale of ε or of a chance
Painted by hand
    Wheel, Sector (`app.respondent.devices.wheel`)         one spin to a place drawn before
    IconArray (`app.widgets.icon_array`)        100 figures, some filled
    DieFace, CoinFace (`app.respondent.devices.faces`)
    CardFace, ArcPicture (`app.respondent.devices.faces`)    cards and the part of a spinner
    DieThrow, CoinsThrow (`app.respondent.devices.throw`)  one throw of what was drawn before
    TrialChart (`app.respondent.devices.trial_chart`)  how many of 100 are saved so or so
Numbers
    DataTable, Heading, Rows (`app.widgets.table`)
                        a table of any length whose rows are asked for as they come into sight
    ChartWidget (`app.charts.chart_widget`)           a painted chart that tells what is pointed at
    Readout (`app.charts.readout`)             the box that it is told in
Menus
    menu_button (`app.widgets.menus`)           a quiet button with a menu of actions
Files and jobs
    FileText (`app.widgets.file_text`)          a file letter for letter, broken after commas
    GlossedFile (`app.widgets.file_text`)    the same with a sentence beside each line
    DropZone (`app.widgets.drop_zone`)          emits the paths dropped on it
    ProgressPanel (`app.widgets.progress`)      sentence, line, Cancel
    BusyPage (`app.widgets.progress`)          stands in for a page that is being made
Over a window
    FocusRing (`app.widgets.focus_ring`)        one for each top-level widget

Labels and banners take what height a layout gives them: end a column with a stretch. A label that
wraps needs layouts all the way up to the page or to a scroll area whose widget is resizable.
"""
