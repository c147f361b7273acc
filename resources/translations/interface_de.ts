<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>One question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Answers taken together</source>
        <translation>Antworten zusammengefasst</translation>
    </message>
    <message>
        <source>All yes/no questions</source>
        <translation>Alle Ja/Nein-Fragen</translation>
    </message>
    <message>
        <source>Two questions crossed</source>
        <translation>Zwei Fragen gekreuzt</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>{n} cuttings were looked at: whoever tries many will find a difference by chance.</source>
        <translation>{n} Einteilungen wurden betrachtet: Wer viele probiert, findet durch Zufall einen Unterschied.</translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>No one was asked both, so they cannot be crossed.</source>
        <translation>Niemand wurde nach beidem gefragt, daher lassen sie sich nicht kreuzen.</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>estimated share</source>
        <translation>geschätzter Anteil</translation>
    </message>
    <message>
        <source>estimated count</source>
        <translation>geschätzte Anzahl</translation>
    </message>
    <message>
        <source>mean, unbiased</source>
        <translation>Mittelwert, erwartungstreu</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>{level} interval, {name}</source>
        <translation>{level}-Intervall, {name}</translation>
    </message>
    <message>
        <source>respondents</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>truth of the rehearsal</source>
        <translation>Wahrheit der Probe</translation>
    </message>
    <message>
        <source>An analysis that this Candor cannot make</source>
        <translation>Eine Auswertung, die dieses Candor nicht machen kann</translation>
    </message>
    <message>
        <source>{0} by {1}</source>
        <translation>{0} nach {1}</translation>
    </message>
    <message>
        <source>{0}, then by {1}</source>
        <translation>{0}, dann nach {1}</translation>
    </message>
    <message>
        <source>{0} where {1}</source>
        <translation>{0} mit {1}</translation>
    </message>
    <message>
        <source>{0}, without flagged</source>
        <translation>{0}, ohne markierte</translation>
    </message>
    <message>
        <source>{0}, n = {n}</source>
        <translation>{0}, n = {n}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Tests of equal shares within each group</source>
        <translation>Tests auf gleiche Anteile innerhalb jeder Gruppe</translation>
    </message>
    <message>
        <source>Share of “{answer}”</source>
        <translation>Anteil von „{answer}“</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>Each step, in its order</source>
        <translation>Jede Stufe, der Reihe nach</translation>
    </message>
    <message>
        <source>How well each share fits what was saved</source>
        <translation>Wie gut jeder Anteil zum Gespeicherten passt</translation>
    </message>
    <message>
        <source>{question} · against {share}</source>
        <translation>{question} · gegen {share}</translation>
    </message>
    <message>
        <source>No one was asked this.</source>
        <translation>Danach wurde niemand gefragt.</translation>
    </message>
    <message>
        <source>Taken together</source>
        <translation>Zusammengefasst</translation>
    </message>
    <message>
        <source>Choose the answers that are taken together.</source>
        <translation>Wählen Sie die Antworten, die zusammengefasst werden.</translation>
    </message>
    <message>
        <source>Quantiles</source>
        <translation>Quantile</translation>
    </message>
    <message>
        <source>gave one of these answers</source>
        <translation>gaben eine dieser Antworten</translation>
    </message>
    <message>
        <source>split by “{question}”</source>
        <translation>aufgeteilt nach „{question}“</translation>
    </message>
    <message>
        <source>Tests of equal shares</source>
        <translation>Tests auf gleiche Anteile</translation>
    </message>
    <message>
        <source>Shares of both groups at once</source>
        <translation>Anteile beider Gruppen zugleich</translation>
    </message>
    <message>
        <source>{answer}: differences</source>
        <translation>{answer}: Differenzen</translation>
    </message>
    <message>
        <source>Differences, in points</source>
        <translation>Differenzen in Prozentpunkten</translation>
    </message>
    <message>
        <source>Differences of means</source>
        <translation>Differenzen der Mittelwerte</translation>
    </message>
    <message>
        <source>Holm’s p counts that every answer was looked at.</source>
        <translation>Holms p berücksichtigt, dass jede Antwort betrachtet wurde.</translation>
    </message>
    <message>
        <source>No answer’s share is clearly different between the groups.</source>
        <translation>Bei keiner Antwort unterscheidet sich der Anteil erkennbar zwischen den Gruppen.</translation>
    </message>
    <message>
        <source>Some shares differ between the groups.</source>
        <translation>Einige Anteile unterscheiden sich zwischen den Gruppen.</translation>
    </message>
    <message>
        <source>Told apart: {answers}.</source>
        <translation>Unterscheidbar: {answers}.</translation>
    </message>
    <message>
        <source>The share is not clearly different from {share}.</source>
        <translation>Der Anteil unterscheidet sich nicht erkennbar von {share}.</translation>
    </message>
    <message>
        <source>The share is above {share}.</source>
        <translation>Der Anteil liegt über {share}.</translation>
    </message>
    <message>
        <source>The share is below {share}.</source>
        <translation>Der Anteil liegt unter {share}.</translation>
    </message>
    <message>
        <source>two-sided</source>
        <translation>zweiseitig</translation>
    </message>
    <message>
        <source>one-sided</source>
        <translation>einseitig</translation>
    </message>
    <message>
        <source>Test that agrees with the {name} interval: p {p}.</source>
        <translation>Test passend zum Intervall ({name}): p {p}.</translation>
    </message>
    <message>
        <source>Exact test, {tails}, as power is planned for: p {p}.</source>
        <translation>Exakter Test, {tails}, wie für die Trennschärfe geplant: p {p}.</translation>
    </message>
    <message>
        <source>The chance that it exceeds {share} is {chance} (Bayes, all shares as likely before).</source>
        <translation>Die Wahrscheinlichkeit, dass der Anteil {share} übersteigt, ist {chance} (Bayes, alle Anteile vorab gleich wahrscheinlich).</translation>
    </message>
    <message>
        <source>Above it: {answers}.</source>
        <translation>Darüber: {answers}.</translation>
    </message>
    <message>
        <source>Below it: {answers}.</source>
        <translation>Darunter: {answers}.</translation>
    </message>
    <message>
        <source>Some shares are clearly different from {share}.</source>
        <translation>Einige Anteile unterscheiden sich erkennbar von {share}.</translation>
    </message>
    <message>
        <source>No share is clearly different from {share}.</source>
        <translation>Kein Anteil unterscheidet sich erkennbar von {share}.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Anteil %</translation>
    </message>
    <message>
        <source>p against {share}</source>
        <translation>p gegen {share}</translation>
    </message>
    <message>
        <source>p of all answers (Holm)</source>
        <translation>p über alle Antworten (Holm)</translation>
    </message>
    <message>
        <source>p, exact</source>
        <translation>p, exakt</translation>
    </message>
    <message>
        <source>Chance above {share} (Bayes)</source>
        <translation>Wahrsch. über {share} (Bayes)</translation>
    </message>
    <message>
        <source>p agrees with the {name} interval; p, exact is of the test that power is planned for.</source>
        <translation>p passt zum Intervall ({name}); „p, exakt“ gehört zu dem Test, für den die Trennschärfe geplant wird.</translation>
    </message>
    <message>
        <source>The chance by Bayes takes every share to be equally likely beforehand.</source>
        <translation>Die Wahrscheinlichkeit nach Bayes nimmt vorab jeden Anteil als gleich wahrscheinlich an.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>known truth</source>
        <translation>bekannte Wahrheit</translation>
    </message>
    <message>
        <source>count as saved</source>
        <translation>Anzahl wie gespeichert</translation>
    </message>
    <message>
        <source>share as saved</source>
        <translation>Anteil wie gespeichert</translation>
    </message>
    <message>
        <source>consistent count</source>
        <translation>zulässige Anzahl</translation>
    </message>
    <message>
        <source>consistent share</source>
        <translation>zulässiger Anteil</translation>
    </message>
    <message>
        <source>observed count</source>
        <translation>beobachtete Anzahl</translation>
    </message>
    <message>
        <source>observed share</source>
        <translation>beobachteter Anteil</translation>
    </message>
    <message>
        <source>unbiased count</source>
        <translation>erwartungstreue Anzahl</translation>
    </message>
    <message>
        <source>unbiased share</source>
        <translation>erwartungstreuer Anteil</translation>
    </message>
    <message>
        <source>Empty bar chart for the question “{title}”. {message}</source>
        <translation>Leeres Balkendiagramm zur Frage „{title}“. {message}</translation>
    </message>
    <message numerus="yes">
        <source>Of {n} answers the largest is {answer}.</source>
        <translation>
            <numerusform>Die größte von {n} Antwort ist {answer}.</numerusform>
            <numerusform>Die größte von {n} Antworten ist {answer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then come {answers}.</source>
        <translation>Dann folgen {answers}.</translation>
    </message>
    <message>
        <source>The smallest is {answer}.</source>
        <translation>Die kleinste ist {answer}.</translation>
    </message>
    <message>
        <source>Intervals are {level} {name} intervals.</source>
        <translation>Intervalle sind {level}-Intervalle ({name}).</translation>
    </message>
    <message numerus="yes">
        <source>Bar chart of the estimated counts for the question “{title}”, from {n} made-up respondents.</source>
        <translation>
            <numerusform>Balkendiagramm der geschätzten Anzahlen zur Frage „{title}“, von {n} erfundenen teilnehmenden Person.</numerusform>
            <numerusform>Balkendiagramm der geschätzten Anzahlen zur Frage „{title}“, von {n} erfundenen Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bar chart of the estimated counts for the question “{title}”, from {n} respondents.</source>
        <translation>
            <numerusform>Balkendiagramm der geschätzten Anzahlen zur Frage „{title}“, von {n} teilnehmenden Person.</numerusform>
            <numerusform>Balkendiagramm der geschätzten Anzahlen zur Frage „{title}“, von {n} Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bar chart of the estimated shares for the question “{title}”, from {n} made-up respondents.</source>
        <translation>
            <numerusform>Balkendiagramm der geschätzten Anteile zur Frage „{title}“, von {n} erfundenen teilnehmenden Person.</numerusform>
            <numerusform>Balkendiagramm der geschätzten Anteile zur Frage „{title}“, von {n} erfundenen Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bar chart of the estimated shares for the question “{title}”, from {n} respondents.</source>
        <translation>
            <numerusform>Balkendiagramm der geschätzten Anteile zur Frage „{title}“, von {n} teilnehmenden Person.</numerusform>
            <numerusform>Balkendiagramm der geschätzten Anteile zur Frage „{title}“, von {n} Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{answer}, {value}</source>
        <translation>{answer}, {value}</translation>
    </message>
    <message>
        <source>{answer}, {value} (interval {low} to {high})</source>
        <translation>{answer}, {value} (Intervall {low} bis {high})</translation>
    </message>
    <message>
        <source>Method: {method}.</source>
        <translation>Methode: {method}.</translation>
    </message>
    <message>
        <source>Do the reports fit the design?</source>
        <translation>Passen die Meldungen zum Design?</translation>
    </message>
    <message>
        <source>How far could invented files move it?</source>
        <translation>Wie viel könnten erfundene Dateien verschieben?</translation>
    </message>
    <message>
        <source>If some people did not follow the rule?</source>
        <translation>Wenn manche die Regel nicht befolgten?</translation>
    </message>
    <message>
        <source>What does the anchor question say?</source>
        <translation>Was sagt die Ankerfrage?</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>To know</source>
        <translation>Zur Kenntnis</translation>
    </message>
    <message>
        <source>Too few people</source>
        <translation>Zu wenige Personen</translation>
    </message>
    <message>
        <source>Assumed, not seen</source>
        <translation>Angenommen, nicht gesehen</translation>
    </message>
    <message>
        <source>Some did not follow</source>
        <translation>Manche befolgten sie nicht</translation>
    </message>
    <message>
        <source>None seen</source>
        <translation>Keine gesehen</translation>
    </message>
    <message>
        <source>Nothing to check</source>
        <translation>Nichts zu prüfen</translation>
    </message>
    <message>
        <source>{question}: {sentence}</source>
        <translation>{question}: {sentence}</translation>
    </message>
    <message>
        <source>How many ones stand in each report, against what the design makes of any answer.</source>
        <translation>Wie viele Einsen in jeder Meldung stehen, verglichen mit dem, was das Design aus jeder beliebigen Antwort macht.</translation>
    </message>
    <message>
        <source>How often each answer was saved, and between which ends the design can make it.</source>
        <translation>Wie oft jede Antwort gespeichert wurde und in welchen Grenzen das Design das ergeben kann.</translation>
    </message>
    <message>
        <source>Whether each number was saved as often as the design can make it.</source>
        <translation>Ob jede Zahl so oft gespeichert wurde, wie das Design es ergeben kann.</translation>
    </message>
    <message>
        <source>The one check that fits these questions gives no alarm.</source>
        <translation>Die eine Prüfung, die zu diesen Fragen passt, schlägt keinen Alarm.</translation>
    </message>
    <message numerus="yes">
        <source>None of {n} checks gives an alarm.</source>
        <translation>
            <numerusform>{n} Prüfung schlägt keinen Alarm.</numerusform>
            <numerusform>Keine von {n} Prüfungen schlägt Alarm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alarms: {n} of {all} checks.</source>
        <translation>
            <numerusform>Alarm: {n} von {all} Prüfungen.</numerusform>
            <numerusform>Alarme: {n} von {all} Prüfungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance alone at most 1 honest study in {n} has an alarm.</source>
        <translation>Durch Zufall allein hat höchstens 1 von {n} ehrlichen Studien einen Alarm.</translation>
    </message>
    <message>
        <source>Found: many reports with too few, too many or the same ones. Not found: reports drawn by the rule around an invented answer.</source>
        <translation>Gefunden werden: viele Meldungen mit zu wenigen, zu vielen oder denselben Einsen. Nicht gefunden: Meldungen, die nach der Regel um eine erfundene Antwort gezogen sind.</translation>
    </message>
    <message numerus="yes">
        <source>Without the {n} files that hold it, “{answer}” is {rest} instead of {share}.</source>
        <translation>
            <numerusform>Ohne die {n} Datei mit dieser Meldung ist „{answer}“ {rest} statt {share}.</numerusform>
            <numerusform>Ohne die {n} Dateien mit dieser Meldung ist „{answer}“ {rest} statt {share}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of one saved word hardly anything invented shows: almost any share of it fits.</source>
        <translation>An einem einzigen gespeicherten Wort zeigt sich kaum etwas Erfundenes: Fast jeder Anteil davon passt.</translation>
    </message>
    <message>
        <source>χ² = {value}, p {p}</source>
        <translation>χ² = {value}, p {p}</translation>
    </message>
    <message>
        <source>Yes/no: {count} {word} of {n}; this design can make {low} to {high}.</source>
        <translation>Ja/Nein: {count} {word} von {n}; dieses Design kann {low} bis {high} ergeben.</translation>
    </message>
    <message>
        <source>reports</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>what the design can make</source>
        <translation>was das Design ergeben kann</translation>
    </message>
    <message>
        <source>Reports with so many ones, and how many are expected: {told}</source>
        <translation>Meldungen mit so vielen Einsen, und wie viele erwartet werden: {told}</translation>
    </message>
    <message>
        <source>Saved {word}</source>
        <translation>Gespeichert: {word}</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 Datei</translation>
    </message>
    <message>
        <source>1%</source>
        <translation>1&#xa0;%</translation>
    </message>
    <message>
        <source>5%</source>
        <translation>5&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{part}: {n} files</source>
        <translation>
            <numerusform>{part}: {n} Datei</numerusform>
            <numerusform>{part}: {n} Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>{part}: 1 file</source>
        <translation>{part}: 1 Datei</translation>
    </message>
    <message>
        <source>{part} of files</source>
        <translation>{part} der Dateien</translation>
    </message>
    <message>
        <source>{low} to +{high}</source>
        <comment>points down and up</comment>
        <translation>{low} bis +{high}</translation>
    </message>
    <message>
        <source>where invented files can move the estimate</source>
        <translation>wohin erfundene Dateien die Schätzung verschieben können</translation>
    </message>
    <message>
        <source>Nobody answered this question yet.</source>
        <translation>Diese Frage hat noch niemand beantwortet.</translation>
    </message>
    <message>
        <source>This is worked out for shares; a mean alone has none.</source>
        <translation>Das wird für Anteile berechnet; ein Mittelwert allein hat keine.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>always {word}</source>
        <translation>immer {word}</translation>
    </message>
    <message>
        <source>at {part}: {share}</source>
        <translation>bei {part}: {share}</translation>
    </message>
    <message>
        <source>Drag the line to what seems likely.</source>
        <translation>Ziehen Sie die Linie auf einen plausiblen Wert.</translation>
    </message>
    <message>
        <source>This is worked out for yes/no questions that are randomized.</source>
        <translation>Das wird für Ja/Nein-Fragen berechnet, die randomisiert sind.</translation>
    </message>
    <message>
        <source>The program itself scrambled these answers, so nobody could break the rule.</source>
        <translation>Das Programm selbst hat diese Antworten verwürfelt; niemand konnte also die Regel brechen.</translation>
    </message>
    <message>
        <source>An anchor is a statement known to be untrue of everyone. Without one, rule-breaking can be assumed, not seen.</source>
        <translation>Ein Anker ist eine Aussage, die bekanntlich auf niemanden zutrifft. Ohne ihn lassen sich Regelbrüche annehmen, aber nicht sehen.</translation>
    </message>
    <message>
        <source>It takes two randomized yes/no questions: the anchor, and one that it corrects.</source>
        <translation>Es braucht zwei randomisierte Ja/Nein-Fragen: den Anker und eine, die er korrigiert.</translation>
    </message>
    <message>
        <source>{anchor} has a known share of {known}. Here it is {share} ({range}).</source>
        <translation>{anchor} hat einen bekannten Anteil von {known}. Hier ist er {share} ({range}).</translation>
    </message>
    <message>
        <source>{anchor} is known to be true of no one, so its share should be 0. Here it is {share} ({range}).</source>
        <translation>{anchor} trifft bekanntlich auf niemanden zu, der Anteil sollte also 0 sein. Hier ist er {share} ({range}).</translation>
    </message>
    <message>
        <source>Did not follow the rule</source>
        <translation>Regel nicht befolgt</translation>
    </message>
    <message>
        <source>Share, as it is</source>
        <translation>Anteil, wie er ist</translation>
    </message>
    <message>
        <source>Share, corrected</source>
        <translation>Anteil, korrigiert</translation>
    </message>
    <message>
        <source>The share is that of {question}</source>
        <translation>Der Anteil ist der von {question}</translation>
    </message>
    <message>
        <source>Share if they answer at random</source>
        <translation>Anteil, wenn sie zufällig antworten</translation>
    </message>
    <message>
        <source>Share if they always say no</source>
        <translation>Anteil, wenn sie immer Nein sagen</translation>
    </message>
    <message>
        <source>Share if they always say yes</source>
        <translation>Anteil, wenn sie immer Ja sagen</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Niedrigster</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Assumed, not seen: no report tells it.</source>
        <translation>Angenommen, nicht gesehen: Keine Meldung verrät es.</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzwert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Shares possible</source>
        <translation>Anteile möglich</translation>
    </message>
    <message>
        <source>Number of options reported</source>
        <translation>Anzahl gemeldeter Optionen</translation>
    </message>
    <message>
        <source>Shares sum to one</source>
        <translation>Anteile ergeben eins</translation>
    </message>
    <message>
        <source>Reports that recur</source>
        <translation>Wiederkehrende Meldungen</translation>
    </message>
    <message>
        <source>Procedures agree</source>
        <translation>Verfahren stimmen überein</translation>
    </message>
    <message>
        <source>Drawn evenly</source>
        <translation>Gleichmäßig ausgelost</translation>
    </message>
    <message>
        <source>No true share explains how often this was saved.</source>
        <translation>Kein wahrer Anteil erklärt, wie oft dies gespeichert wurde.</translation>
    </message>
    <message>
        <source>The reports hold more or fewer options than the rule makes.</source>
        <translation>Die Meldungen enthalten mehr oder weniger Optionen, als die Regel ergibt.</translation>
    </message>
    <message>
        <source>The estimated shares add up to something else than 100%.</source>
        <translation>Die geschätzten Anteile ergeben zusammen etwas anderes als 100&#xa0;%.</translation>
    </message>
    <message>
        <source>One report comes more often than the rule makes it come.</source>
        <translation>Eine Meldung kommt häufiger vor, als die Regel es ergibt.</translation>
    </message>
    <message>
        <source>The share depends on how people randomized.</source>
        <translation>Der Anteil hängt davon ab, wie randomisiert wurde.</translation>
    </message>
    <message>
        <source>Some were asked more often than an even draw makes.</source>
        <translation>Manches wurde häufiger gefragt, als eine gleichmäßige Auslosung ergibt.</translation>
    </message>
    <message>
        <source>Some true share explains how often each answer was saved.</source>
        <translation>Es gibt wahre Anteile, die erklären, wie oft jede Antwort gespeichert wurde.</translation>
    </message>
    <message>
        <source>The reports hold as many options as the rule makes.</source>
        <translation>Die Meldungen enthalten so viele Optionen, wie die Regel ergibt.</translation>
    </message>
    <message>
        <source>The estimated shares add up to 100%, as far as chance allows.</source>
        <translation>Die geschätzten Anteile ergeben zusammen 100&#xa0;%, soweit der Zufall es zulässt.</translation>
    </message>
    <message>
        <source>No report comes more often than chance allows.</source>
        <translation>Keine Meldung kommt häufiger vor, als der Zufall zulässt.</translation>
    </message>
    <message>
        <source>The share does not depend on how people randomized.</source>
        <translation>Der Anteil hängt nicht davon ab, wie randomisiert wurde.</translation>
    </message>
    <message>
        <source>All that is drawn was asked about as often.</source>
        <translation>Alles Ausgeloste wurde etwa gleich oft gefragt.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>ALARM: </source>
        <translation>ALARM: </translation>
    </message>
    <message>
        <source>What fits its design can still be invented: only some inventions show.</source>
        <translation>Was zum Design passt, kann trotzdem erfunden sein: Nur manche Erfindung fällt auf.</translation>
    </message>
    <message>
        <source>Do the reports fit their design?</source>
        <translation>Passen die Meldungen zu ihrem Design?</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>1% more files</source>
        <translation>1&#xa0;% mehr Dateien</translation>
    </message>
    <message>
        <source>5% more files</source>
        <translation>5&#xa0;% mehr Dateien</translation>
    </message>
    <message>
        <source>By so many points the shares move.</source>
        <translation>Um so viele Prozentpunkte verschieben sich die Anteile.</translation>
    </message>
    <message>
        <source>By so many points the shares move, means by so much in units of their numbers.</source>
        <translation>Um so viele Prozentpunkte verschieben sich die Anteile, um so viel die Mittelwerte, in Einheiten ihrer Zahlen.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>How far do invented files move a result at most?</source>
        <translation>Wie weit verschieben erfundene Dateien ein Ergebnis höchstens?</translation>
    </message>
    <message>
        <source>{question}: {n} answered; a 95% interval of ten points either way needs {needed} people.</source>
        <translation>{question}: {n} haben geantwortet; ein 95&#xa0;%-Intervall von ± zehn Prozentpunkten braucht {needed} Personen.</translation>
    </message>
    <message>
        <source>{question}: {n} answered; a 95% interval of a tenth of the range either way needs {needed} people.</source>
        <translation>{question}: {n} haben geantwortet; ein 95&#xa0;%-Intervall von ± einem Zehntel der Spannweite braucht {needed} Personen.</translation>
    </message>
    <message>
        <source>{question}: no check exists for reports of its design.</source>
        <translation>{question}: Für Meldungen dieses Designs gibt es keine Prüfung.</translation>
    </message>
    <message>
        <source>Too few different answers were saved, or reports of several answers each are weighted or in strata.</source>
        <translation>Es wurden zu wenige verschiedene Antworten gespeichert, oder Meldungen mit je mehreren Antworten sind gewichtet oder geschichtet.</translation>
    </message>
    <message>
        <source>Whether the two go together cannot be tested.</source>
        <translation>Ob die beiden zusammenhängen, lässt sich nicht testen.</translation>
    </message>
    <message>
        <source>Test of independence: {statistic}, p {p}.</source>
        <translation>Unabhängigkeitstest: {statistic}, p {p}.</translation>
    </message>
    <message>
        <source>The two are not clearly related.</source>
        <translation>Die beiden hängen nicht erkennbar zusammen.</translation>
    </message>
    <message>
        <source>The two depend on each other.</source>
        <translation>Die beiden hängen voneinander ab.</translation>
    </message>
    <message>
        <source>Where the one is, the other is less often.</source>
        <translation>Wo das eine ist, ist das andere seltener.</translation>
    </message>
    <message>
        <source>The two go together.</source>
        <translation>Die beiden treten häufiger gemeinsam auf.</translation>
    </message>
    <message>
        <source>odds ratio {value} ({low} to {high})</source>
        <translation>Chancenverhältnis {value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>it may be 1, which is no relation</source>
        <translation>es kann 1 sein, also kein Zusammenhang</translation>
    </message>
    <message>
        <source>the direction is clear, the size is not</source>
        <translation>die Richtung ist klar, die Größe nicht</translation>
    </message>
    <message>
        <source>Of everyone</source>
        <translation>Von allen</translation>
    </message>
    <message>
        <source>Of each row</source>
        <translation>Je Zeile</translation>
    </message>
    <message>
        <source>Of each column</source>
        <translation>Je Spalte</translation>
    </message>
    <message>
        <source>Each row adds to 100%.</source>
        <translation>Jede Zeile ergibt 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Each column adds to 100%.</source>
        <translation>Jede Spalte ergibt 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Shares of all {n} who answered both, %</source>
        <translation>Anteile an allen {n}, die beides beantwortet haben, in %</translation>
    </message>
    <message>
        <source>Each track runs from 0 to 100%.</source>
        <translation>Jede Leiste reicht von 0 bis 100&#xa0;%.</translation>
    </message>
    <message>
        <source>{first} and {second}: {value}, interval {range}.</source>
        <translation>{first} und {second}: {value}, Intervall {range}.</translation>
    </message>
    <message>
        <source>{first} and {second}: {value}.</source>
        <translation>{first} und {second}: {value}.</translation>
    </message>
    <message>
        <source>One of the answers is randomized.</source>
        <translation>Eine der Antworten ist randomisiert.</translation>
    </message>
    <message>
        <source>Both answers are randomized.</source>
        <translation>Beide Antworten sind randomisiert.</translation>
    </message>
    <message>
        <source>Each cell is known to ± {now} points.</source>
        <translation>Jede Zelle ist auf ± {now} Prozentpunkte genau bekannt.</translation>
    </message>
    <message>
        <source>Each cell is known to ± {now} points; asked directly it would be ± {direct}.</source>
        <translation>Jede Zelle ist auf ± {now} Prozentpunkte bekannt; direkt gefragt wären es ± {direct}.</translation>
    </message>
    <message>
        <source>If unrelated %</source>
        <translation>Falls unabhängig %</translation>
    </message>
    <message>
        <source>Among those with one answer to the first question</source>
        <translation>Unter denen mit derselben Antwort auf die erste Frage</translation>
    </message>
    <message>
        <source>Share of them %</source>
        <translation>Anteil davon %</translation>
    </message>
    <message>
        <source>{first} × {second}</source>
        <comment>two questions crossed</comment>
        <translation>{first} × {second}</translation>
    </message>
    <message>
        <source>n = {n} who answered both</source>
        <translation>n = {n} mit beiden Antworten</translation>
    </message>
    <message>
        <source>ε {epsilon} together</source>
        <translation>ε {epsilon} zusammen</translation>
    </message>
    <message>
        <source>ε {epsilon}</source>
        <translation>ε {epsilon}</translation>
    </message>
    <message>
        <source>all {n} at once (Bonferroni)</source>
        <translation>alle {n} zugleich (Bonferroni)</translation>
    </message>
    <message>
        <source>{name} intervals in All</source>
        <translation>Intervalle in „Alle“: {name}</translation>
    </message>
    <message>
        <source>Too few gave this answer to the first question to tell shares among them: {names}.</source>
        <translation>Zu wenige gaben diese Antwort auf die erste Frage, um Anteile unter ihnen anzugeben: {names}.</translation>
    </message>
    <message>
        <source>Too few gave these answers to the first question to tell shares among them: {names}.</source>
        <translation>Zu wenige gaben diese Antworten auf die erste Frage, um Anteile unter ihnen anzugeben: {names}.</translation>
    </message>
    <message>
        <source>it has no value: nobody is most likely to have given some pair of answers</source>
        <translation>es hat keinen Wert: Am wahrscheinlichsten kommt ein Antwortpaar bei niemandem vor</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Test that neither answer depends on the other: {statistic}, p {p}.</source>
        <translation>Test darauf, dass keine Antwort von der anderen abhängt: {statistic}, p {p}.</translation>
    </message>
    <message>
        <source>Odds ratio {value}, {level} interval {low} – {high}.</source>
        <translation>Chancenverhältnis {value}, {level}-Intervall {low} – {high}.</translation>
    </message>
    <message>
        <source>Those options together</source>
        <translation>Diese Optionen zusammen</translation>
    </message>
    <message>
        <source>At least {number}</source>
        <translation>Mindestens {number}</translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation>Likelihood-Quotient</translation>
    </message>
    <message>
        <source>Profile likelihood</source>
        <translation>Profil-Likelihood</translation>
    </message>
    <message>
        <source>Anytime</source>
        <translation>Jederzeit gültig</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Chance above (Bayes, all shares as likely before)</source>
        <translation>Wahrsch. darüber (Bayes, alle Anteile vorab gleich wahrscheinlich)</translation>
    </message>
    <message>
        <source>Against a share of {share}: p</source>
        <translation>Gegen einen Anteil von {share}: p</translation>
    </message>
    <message>
        <source>Most likely shares</source>
        <translation>Wahrscheinlichste Anteile</translation>
    </message>
    <message>
        <source>Most likely shares, as far as they were found</source>
        <translation>Wahrscheinlichste Anteile, soweit gefunden</translation>
    </message>
    <message>
        <source>below which {share} of people are</source>
        <translation>darunter liegen {share} der Personen</translation>
    </message>
    <message>
        <source>Quantile</source>
        <translation>Quantil</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Yes, among all respondents</source>
        <translation>Ja, unter allen Teilnehmenden</translation>
    </message>
    <message>
        <source>Yes, among all respondents, consistent</source>
        <translation>Ja, unter allen Teilnehmenden, zulässig</translation>
    </message>
    <message>
        <source>Yes, among those who answered</source>
        <translation>Ja, unter denen, die geantwortet haben</translation>
    </message>
    <message>
        <source>Yes, among those who answered, consistent</source>
        <translation>Ja, unter denen, die geantwortet haben, zulässig</translation>
    </message>
    <message>
        <source>Yes, among those asked who answered</source>
        <translation>Ja, unter den Gefragten, die geantwortet haben</translation>
    </message>
    <message>
        <source>Yes, among those asked who answered, consistent</source>
        <translation>Ja, unter den Gefragten, die geantwortet haben, zulässig</translation>
    </message>
    <message>
        <source>Yes, among those asked</source>
        <translation>Ja, unter den Gefragten</translation>
    </message>
    <message>
        <source>Yes, among those asked, consistent</source>
        <translation>Ja, unter den Gefragten, zulässig</translation>
    </message>
    <message numerus="yes">
        <source>of {n} respondents</source>
        <translation>
            <numerusform>von {n} teilnehmenden Person</numerusform>
            <numerusform>von {n} Teilnehmenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {n} respondents, consistent</source>
        <translation>
            <numerusform>von {n} teilnehmenden Person, zulässig</numerusform>
            <numerusform>von {n} Teilnehmenden, zulässig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the {n} who answered</source>
        <translation>
            <numerusform>von {n} Person, die geantwortet hat</numerusform>
            <numerusform>von den {n}, die geantwortet haben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the {n} who answered, consistent</source>
        <translation>
            <numerusform>von {n} Person, die geantwortet hat, zulässig</numerusform>
            <numerusform>von den {n}, die geantwortet haben, zulässig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the {n} asked who answered</source>
        <translation>
            <numerusform>von {n} gefragten Person, die geantwortet hat</numerusform>
            <numerusform>von den {n} Gefragten, die geantwortet haben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the {n} asked who answered, consistent</source>
        <translation>
            <numerusform>von {n} gefragten Person, die geantwortet hat, zulässig</numerusform>
            <numerusform>von den {n} Gefragten, die geantwortet haben, zulässig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the {n} asked</source>
        <translation>
            <numerusform>von {n} gefragten Person</numerusform>
            <numerusform>von den {n} Gefragten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the {n} asked, consistent</source>
        <translation>
            <numerusform>von {n} gefragten Person, zulässig</numerusform>
            <numerusform>von den {n} Gefragten, zulässig</numerusform>
        </translation>
    </message>
    <message>
        <source>standard error {error} people</source>
        <translation>Standardfehler {error} Personen</translation>
    </message>
    <message>
        <source>standard error {error} points</source>
        <translation>Standardfehler {error} Prozentpunkte</translation>
    </message>
    <message>
        <source>standard error {error}</source>
        <translation>Standardfehler {error}</translation>
    </message>
    <message numerus="yes">
        <source>about {count} of {n}</source>
        <translation>
            <numerusform>etwa {count} von {n}</numerusform>
            <numerusform>etwa {count} von {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Why is the estimate below zero?</source>
        <translation>Warum liegt die Schätzung unter null?</translation>
    </message>
    <message>
        <source>Why is the estimate above 100%?</source>
        <translation>Warum liegt die Schätzung über 100&#xa0;%?</translation>
    </message>
    <message>
        <source>If nobody’s true answer were Yes, about {expected} of {n} people would still be saved as Yes. Here {saved} were. The unbiased estimate corrects by the expected number, so it lands at {share}. It is kept as it is, so that many surveys average to the truth.</source>
        <translation>Wäre niemandes wahre Antwort Ja, würden trotzdem etwa {expected} von {n} Personen mit Ja gespeichert. Hier waren es {saved}. Die erwartungstreue Schätzung korrigiert um die erwartete Anzahl und landet so bei {share}. Sie bleibt, wie sie ist, damit viele Umfragen im Mittel die Wahrheit treffen.</translation>
    </message>
    <message>
        <source>If everybody’s true answer were Yes, about {expected} of {n} people would be saved as Yes. Here {saved} were. The unbiased estimate corrects by the expected number, so it lands at {share}. It is kept as it is, so that many surveys average to the truth.</source>
        <translation>Wäre die wahre Antwort aller Ja, würden etwa {expected} von {n} Personen mit Ja gespeichert. Hier waren es {saved}. Die erwartungstreue Schätzung korrigiert um die erwartete Anzahl und landet so bei {share}. Sie bleibt, wie sie ist, damit viele Umfragen im Mittel die Wahrheit treffen.</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>dieser</translation>
    </message>
    <message>
        <source>Shares from {low} to {high} fit what was saved.</source>
        <translation>Anteile von {low} bis {high} passen zu dem, was gespeichert wurde.</translation>
    </message>
    <message>
        <source>Test that nobody would say Yes: p &lt; {p} (exact, one-sided).</source>
        <translation>Test darauf, dass niemand Ja sagen würde: p &lt; {p} (exakt, einseitig).</translation>
    </message>
    <message>
        <source>Test that nobody would say Yes: p = {p} (exact, one-sided).</source>
        <translation>Test darauf, dass niemand Ja sagen würde: p = {p} (exakt, einseitig).</translation>
    </message>
    <message>
        <source>Reports by weights or of a finite population have no likelihood curve; their interval is in the table.</source>
        <translation>Gewichtete Meldungen und solche aus einer endlichen Grundgesamtheit haben keine Likelihood-Kurve; ihr Intervall steht in der Tabelle.</translation>
    </message>
    <message>
        <source>“Curator” is by how many people the count of a trusted curator, who sees every answer and adds Laplace noise of the same ε, missed in one draw.</source>
        <translation>„Treuhänder“ sagt, um wie viele Personen die Anzahl eines vertrauenswürdigen Treuhänders, der jede Antwort sieht und Laplace-Rauschen mit demselben ε hinzufügt, in einer Ziehung danebenlag.</translation>
    </message>
    <message numerus="yes">
        <source>Each person was asked {ask} of the {all}, drawn by this program before the first question and told openly.</source>
        <translation>
            <numerusform>Jede Person wurde nach {ask} von {all} gefragt, von diesem Programm vor der ersten Frage ausgelost und offen mitgeteilt.</numerusform>
            <numerusform>Jede Person wurde nach {ask} von {all} gefragt, von diesem Programm vor der ersten Frage ausgelost und offen mitgeteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {interval} interval of {names} lies wholly outside 0 and 100%; a Feldman-Cousins interval never does.</source>
        <translation>Das Intervall ({interval}) von {names} liegt ganz außerhalb von 0 bis 100&#xa0;%; ein Feldman-Cousins-Intervall tut das nie.</translation>
    </message>
    <message>
        <source>The marks are {shares}, no longer unbiased.</source>
        <translation>Die Markierungen sind {shares}, nicht mehr erwartungstreu.</translation>
    </message>
    <message>
        <source>Shares are of all who answered; those who preferred not to say are one row.</source>
        <translation>Anteile beziehen sich auf alle, die geantwortet haben; wer keine Angabe machen wollte, steht in einer eigenen Zeile.</translation>
    </message>
    <message>
        <source>Shares are of all respondents; those who preferred not to say are one row.</source>
        <translation>Anteile beziehen sich auf alle Teilnehmenden; wer keine Angabe machen wollte, steht in einer eigenen Zeile.</translation>
    </message>
    <message>
        <source>It lies outside {range}, where every true mean is, because an unbiased estimate is not held within.</source>
        <translation>Er liegt außerhalb von {range}, wo jeder wahre Mittelwert liegt, denn eine erwartungstreue Schätzung wird nicht darin gehalten.</translation>
    </message>
    <message>
        <source>Nothing to show yet. Estimates appear with the first response.</source>
        <translation>Noch nichts zu zeigen. Schätzungen erscheinen mit der ersten Antwort.</translation>
    </message>
    <message>
        <source>This question has a mean and no shares.</source>
        <translation>Diese Frage hat einen Mittelwert und keine Anteile.</translation>
    </message>
    <message>
        <source>The thin bars are what was saved, before the correction.</source>
        <translation>Die dünnen Balken zeigen, was gespeichert wurde, vor der Korrektur.</translation>
    </message>
    <message>
        <source>“Saved” counts the reports as they stand in the files.</source>
        <translation>„Gespeichert“ zählt die Meldungen, wie sie in den Dateien stehen.</translation>
    </message>
    <message>
        <source>Where all reports are alike, the error computed from them is 0; the interval tells how far off the share may be.</source>
        <translation>Wo alle Meldungen gleich sind, ist der daraus berechnete Fehler 0; das Intervall sagt, wie weit der Anteil danebenliegen kann.</translation>
    </message>
    <message>
        <source>The histogram is fitted and smoothed: a steep edge comes out rounder than it is. It is a picture; its bars have no intervals.</source>
        <translation>Das Histogramm ist angepasst und geglättet: Eine steile Kante wird runder, als sie ist. Es ist ein Bild; seine Balken haben keine Intervalle.</translation>
    </message>
    <message>
        <source>The histogram is fitted, not smoothed: narrow bins swing with chance.</source>
        <translation>Das Histogramm ist angepasst, nicht geglättet: Schmale Klassen schwanken mit dem Zufall.</translation>
    </message>
    <message>
        <source>The fit was stopped before nothing moved any more: shares may be a little off.</source>
        <translation>Die Anpassung endete, bevor sich nichts mehr bewegte: Anteile können etwas danebenliegen.</translation>
    </message>
    <message>
        <source>Few clusters: intervals are wide and still not sure.</source>
        <translation>Wenige Cluster: Intervalle sind weit und trotzdem nicht sicher.</translation>
    </message>
    <message>
        <source>Within a bin the numbers are not told apart.</source>
        <translation>Innerhalb einer Klasse werden die Zahlen nicht unterschieden.</translation>
    </message>
    <message>
        <source>The mean takes every number for the middle of its bin, so it may be off by up to half a bin.</source>
        <translation>Der Mittelwert setzt jede Zahl in die Mitte ihrer Klasse und kann daher bis zu einer halben Klasse danebenliegen.</translation>
    </message>
    <message>
        <source>Those who preferred not to say are left out of the mean.</source>
        <translation>Wer keine Angabe machen wollte, zählt beim Mittelwert nicht mit.</translation>
    </message>
    <message>
        <source>By these reports hardly anyone did other than prefer not to say: there is no mean.</source>
        <translation>Nach diesen Meldungen wollte kaum jemand eine Angabe machen: Es gibt keinen Mittelwert.</translation>
    </message>
    <message>
        <source>The unbiased share is below zero.</source>
        <translation>Der erwartungstreue Anteil liegt unter null.</translation>
    </message>
    <message>
        <source>The unbiased share is above 100%.</source>
        <translation>Der erwartungstreue Anteil liegt über 100&#xa0;%.</translation>
    </message>
    <message>
        <source>The share was moved so that all shares fit together.</source>
        <translation>Der Anteil wurde verschoben, damit alle Anteile zusammenpassen.</translation>
    </message>
    <message numerus="yes">
        <source>Chance alone may well put one of {n} shares as far out as {option}.</source>
        <translation>
            <numerusform>Zufall allein kann gut einen von {n} Anteil so weit nach außen bringen wie {option}.</numerusform>
            <numerusform>Zufall allein kann gut einen von {n} Anteilen so weit nach außen bringen wie {option}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance alone puts one of {n} shares as far out as {option} in fewer than 1 of 100 surveys.</source>
        <translation>
            <numerusform>Zufall allein bringt in weniger als 1 von 100 Umfragen einen von {n} Anteil so weit nach außen wie {option}.</numerusform>
            <numerusform>Zufall allein bringt in weniger als 1 von 100 Umfragen einen von {n} Anteilen so weit nach außen wie {option}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance alone puts one of {n} shares as far out as {option} in at most {surveys} of 100 surveys.</source>
        <translation>
            <numerusform>Zufall allein bringt in höchstens {surveys} von 100 Umfragen einen von {n} Anteil so weit nach außen wie {option}.</numerusform>
            <numerusform>Zufall allein bringt in höchstens {surveys} von 100 Umfragen einen von {n} Anteilen so weit nach außen wie {option}.</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer than 1 of 100</source>
        <translation>weniger als 1 von 100</translation>
    </message>
    <message>
        <source>about {surveys} of 100</source>
        <translation>etwa {surveys} von 100</translation>
    </message>
    <message>
        <source>Chance alone gives one as far out as {option} in {surveys} surveys where its true share is {end}.</source>
        <translation>Zufall allein ergibt in {surveys} Umfragen einen Anteil so weit außen wie {option}, wenn der wahre Anteil {end} ist.</translation>
    </message>
    <message>
        <source>Chance alone gives a result this low or lower in {surveys} surveys where the true share is {end}.</source>
        <translation>Zufall allein ergibt in {surveys} Umfragen ein so niedriges oder niedrigeres Ergebnis, wenn der wahre Anteil {end} ist.</translation>
    </message>
    <message>
        <source>Chance alone gives a result this high or higher in {surveys} surveys where the true share is {end}.</source>
        <translation>Zufall allein ergibt in {surveys} Umfragen ein so hohes oder höheres Ergebnis, wenn der wahre Anteil {end} ist.</translation>
    </message>
    <message>
        <source>Chance is enough to explain it.</source>
        <translation>Zufall genügt, um es zu erklären.</translation>
    </message>
    <message>
        <source>Chance hardly explains it; people may not have followed the rule.</source>
        <translation>Zufall erklärt es kaum; vielleicht haben nicht alle die Regel befolgt.</translation>
    </message>
    <message>
        <source>Chance hardly explains it.</source>
        <translation>Zufall erklärt es kaum.</translation>
    </message>
    <message>
        <source>Asked of {n} of {all} respondents; shares and counts are of these.</source>
        <translation>Gefragt wurden {n} von {all} Teilnehmenden; Anteile und Anzahlen beziehen sich auf sie.</translation>
    </message>
    <message>
        <source>Answered by {n} of {all} respondents; shares and counts are of these.</source>
        <translation>Geantwortet haben {n} von {all} Teilnehmenden; Anteile und Anzahlen beziehen sich auf sie.</translation>
    </message>
    <message numerus="yes">
        <source>{n} marks lie outside their intervals, because consistent shares are moved until they fit together: {names}.</source>
        <translation>
            <numerusform>{n} Markierung liegt außerhalb ihres Intervalls, weil zulässige Anteile verschoben werden, bis sie zusammenpassen: {names}.</numerusform>
            <numerusform>{n} Markierungen liegen außerhalb ihrer Intervalle, weil zulässige Anteile verschoben werden, bis sie zusammenpassen: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marks lie outside their intervals, because intervals are held within 0 and {people} people, and an unbiased count is not: {names}.</source>
        <translation>
            <numerusform>{n} Markierung liegt außerhalb ihres Intervalls, weil Intervalle zwischen 0 und {people} Personen gehalten werden, eine erwartungstreue Anzahl aber nicht: {names}.</numerusform>
            <numerusform>{n} Markierungen liegen außerhalb ihrer Intervalle, weil Intervalle zwischen 0 und {people} Personen gehalten werden, eine erwartungstreue Anzahl aber nicht: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marks lie outside their intervals, because intervals are held within 0 and 100%, and an unbiased share is not: {names}.</source>
        <translation>
            <numerusform>{n} Markierung liegt außerhalb ihres Intervalls, weil Intervalle zwischen 0 und 100&#xa0;% gehalten werden, ein erwartungstreuer Anteil aber nicht: {names}.</numerusform>
            <numerusform>{n} Markierungen liegen außerhalb ihrer Intervalle, weil Intervalle zwischen 0 und 100&#xa0;% gehalten werden, ein erwartungstreuer Anteil aber nicht: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark of {names} lies outside its interval, because consistent shares are moved until they fit together.</source>
        <translation>Die Markierung von {names} liegt außerhalb ihres Intervalls, weil zulässige Anteile verschoben werden, bis sie zusammenpassen.</translation>
    </message>
    <message numerus="yes">
        <source>The mark of {names} lies outside its interval, because intervals are held within 0 and {people} people, and an unbiased count is not.</source>
        <translation>
            <numerusform>Die Markierung von {names} liegt außerhalb ihres Intervalls, weil Intervalle zwischen 0 und {people} Person gehalten werden, eine erwartungstreue Anzahl aber nicht.</numerusform>
            <numerusform>Die Markierung von {names} liegt außerhalb ihres Intervalls, weil Intervalle zwischen 0 und {people} Personen gehalten werden, eine erwartungstreue Anzahl aber nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mark of {names} lies outside its interval, because intervals are held within 0 and 100%, and an unbiased share is not.</source>
        <translation>Die Markierung von {names} liegt außerhalb ihres Intervalls, weil Intervalle zwischen 0 und 100&#xa0;% gehalten werden, ein erwartungstreuer Anteil aber nicht.</translation>
    </message>
    <message>
        <source>The mean is {mean}.</source>
        <translation>Der Mittelwert ist {mean}.</translation>
    </message>
    <message>
        <source>The mean is {mean}, its standard error {error}.</source>
        <translation>Der Mittelwert ist {mean}, sein Standardfehler {error}.</translation>
    </message>
    <message>
        <source>The mean is {mean}, its {level} interval {range}.</source>
        <translation>Der Mittelwert ist {mean}, sein {level}-Intervall {range}.</translation>
    </message>
    <message>
        <source>The mean is {mean}, its standard error {error}, its {level} interval {range}.</source>
        <translation>Der Mittelwert ist {mean}, sein Standardfehler {error}, sein {level}-Intervall {range}.</translation>
    </message>
    <message>
        <source>The mean is {mean}, its standard error {error}, its {level} interval {range} ({interval}).</source>
        <translation>Der Mittelwert ist {mean}, sein Standardfehler {error}, sein {level}-Intervall {range} ({interval}).</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Consistent %</source>
        <translation>Zulässig %</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>Difference of means</source>
        <translation>Differenz der Mittelwerte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p of {n} pairs (Holm)</source>
        <translation>p über {n} Paare (Holm)</translation>
    </message>
    <message>
        <source>Intervals of differences are by Newcombe’s method, one pair at a time.</source>
        <translation>Intervalle der Differenzen nach Newcombe, jedes Paar für sich.</translation>
    </message>
    <message>
        <source>Intervals of differences are Welch’s, one pair at a time.</source>
        <translation>Intervalle der Differenzen nach Welch, jedes Paar für sich.</translation>
    </message>
    <message>
        <source>Holm’s p counts that {n} pairs were looked at: none are told apart.</source>
        <translation>Holms p berücksichtigt, dass {n} Paare betrachtet wurden: Kein Paar ist unterscheidbar.</translation>
    </message>
    <message>
        <source>Holm’s p counts that {n} pairs were looked at: told apart are {pairs}.</source>
        <translation>Holms p berücksichtigt, dass {n} Paare betrachtet wurden: Unterscheidbar sind {pairs}.</translation>
    </message>
    <message>
        <source>p of all groups (Holm)</source>
        <translation>p über alle Gruppen (Holm)</translation>
    </message>
    <message>
        <source>df</source>
        <comment>degrees of freedom</comment>
        <translation>df</translation>
    </message>
    <message>
        <source>{above} and {below}</source>
        <translation>{above} und {below}</translation>
    </message>
    <message>
        <source>{group} (few people)</source>
        <translation>{group} (wenige Personen)</translation>
    </message>
    <message>
        <source>The groups cannot be compared.</source>
        <translation>Die Gruppen lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Fewer than two groups tell anything.</source>
        <translation>Höchstens eine Gruppe sagt etwas aus.</translation>
    </message>
    <message>
        <source>The shares are not clearly different.</source>
        <translation>Die Anteile unterscheiden sich nicht erkennbar.</translation>
    </message>
    <message>
        <source>The shares differ between the groups.</source>
        <translation>Die Anteile unterscheiden sich zwischen den Gruppen.</translation>
    </message>
    <message>
        <source>Test of equal shares (likelihood ratio): {statistic}, p {p}.</source>
        <translation>Test auf gleiche Anteile (Likelihood-Quotient): {statistic}, p {p}.</translation>
    </message>
    <message>
        <source>By chance: fewer than 1 survey in 1,000.</source>
        <translation>Durch Zufall: weniger als 1 von 1.000 Umfragen.</translation>
    </message>
    <message numerus="yes">
        <source>By chance: {n} surveys in 1,000.</source>
        <translation>
            <numerusform>Durch Zufall: {n} von 1.000 Umfragen.</numerusform>
            <numerusform>Durch Zufall: {n} von 1.000 Umfragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dashed line is the share among all.</source>
        <translation>Die gestrichelte Linie ist der Anteil unter allen.</translation>
    </message>
    <message>
        <source>No one in this group.</source>
        <translation>Niemand in dieser Gruppe.</translation>
    </message>
    <message>
        <source>The dashed line is the mean of all.</source>
        <translation>Die gestrichelte Linie ist der Mittelwert aller.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>{answer}: nothing is known.</source>
        <translation>{answer}: Nichts ist bekannt.</translation>
    </message>
    <message>
        <source>{answer}: {value}, interval {range}.</source>
        <translation>{answer}: {value}, Intervall {range}.</translation>
    </message>
    <message>
        <source>The edge is at {edge}: {below}, {above}.</source>
        <translation>Die Grenze liegt bei {edge}; {below}, {above}.</translation>
    </message>
    <message>
        <source>people in each bin</source>
        <translation>Personen je Klasse</translation>
    </message>
    <message>
        <source>estimated people in each bin</source>
        <translation>geschätzte Personen je Klasse</translation>
    </message>
    <message>
        <source>share of each bin</source>
        <translation>Anteil je Klasse</translation>
    </message>
    <message>
        <source>estimated share of each bin</source>
        <translation>geschätzter Anteil je Klasse</translation>
    </message>
    <message>
        <source>below: {share}</source>
        <translation>darunter: {share}</translation>
    </message>
    <message>
        <source>at or above: {share} ({range}), about {people}</source>
        <translation>ab hier: {share} ({range}), etwa {people}</translation>
    </message>
    <message>
        <source>at or above: {share} ({range}), {people}</source>
        <translation>ab hier: {share} ({range}), {people}</translation>
    </message>
    <message>
        <source>at or above: {share}, about {people}</source>
        <translation>ab hier: {share}, etwa {people}</translation>
    </message>
    <message>
        <source>1 person</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>{n} people</source>
        <translation>{n} Personen</translation>
    </message>
    <message>
        <source>{value} ({range})</source>
        <translation>{value} ({range})</translation>
    </message>
    <message>
        <source>mean, {range}</source>
        <translation>Mittelwert, {range}</translation>
    </message>
    <message>
        <source>truth {value}</source>
        <translation>Wahrheit {value}</translation>
    </message>
    <message>
        <source>at or above {edge}</source>
        <translation>ab {edge}</translation>
    </message>
    <message>
        <source>at or above {edge}, {range}</source>
        <translation>ab {edge}, {range}</translation>
    </message>
    <message>
        <source>truth {share}, {people}</source>
        <translation>Wahrheit {share}, {people}</translation>
    </message>
    <message>
        <source>median, {range}; quarters at {first} and {third}</source>
        <translation>Median, {range}; Quartile bei {first} und {third}</translation>
    </message>
    <message>
        <source>truth {half}; {first} and {third}</source>
        <translation>Wahrheit {half}; {first} und {third}</translation>
    </message>
    <message>
        <source>No one is above {number} in truth; the fit puts {share} there.</source>
        <translation>In Wahrheit liegt niemand über {number}; die Anpassung setzt {share} dorthin.</translation>
    </message>
    <message>
        <source>No one is under {number} in truth; the fit puts {share} there.</source>
        <translation>In Wahrheit liegt niemand unter {number}; die Anpassung setzt {share} dorthin.</translation>
    </message>
    <message>
        <source>The mean needs no smoothing and is unbiased.</source>
        <translation>Der Mittelwert ist ohne Glättung erwartungstreu.</translation>
    </message>
    <message>
        <source>The mean needs no fit and is unbiased.</source>
        <translation>Der Mittelwert ist ohne Anpassung erwartungstreu.</translation>
    </message>
    <message>
        <source>All bars are equally wide, though the bins are not.</source>
        <translation>Alle Balken sind gleich breit, die Klassen aber nicht.</translation>
    </message>
    <message>
        <source>Histograms of the groups</source>
        <translation>Histogramme der Gruppen</translation>
    </message>
    <message>
        <source>One axis and one edge for all of them; moving one moves all.</source>
        <translation>Eine Achse und eine Grenze für alle; wird eine verschoben, verschieben sich alle.</translation>
    </message>
    <message>
        <source>Interval at the edge: {level}, {name}.</source>
        <translation>Intervall an der Grenze: {level}, {name}.</translation>
    </message>
    <message>
        <source>Intervals at the edge and of the quarters: {level}, {name}.</source>
        <translation>Intervalle an der Grenze und der Quartile: {level}, {name}.</translation>
    </message>
    <message>
        <source>Intervals of the bars: {level}, {name}.</source>
        <translation>Intervalle der Balken: {level}, {name}.</translation>
    </message>
    <message>
        <source>Too few reports for an interval at the edge: {n} of the {needed} that it takes.</source>
        <translation>Zu wenige Meldungen für ein Intervall an der Grenze: {n} von {needed} nötigen.</translation>
    </message>
    <message>
        <source>A share</source>
        <translation>Ein Anteil</translation>
    </message>
    <message>
        <source>A split</source>
        <translation>Eine Aufteilung</translation>
    </message>
    <message>
        <source>A crossing</source>
        <translation>Eine Kreuztabelle</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Ein Modell</translation>
    </message>
    <message>
        <source>A histogram</source>
        <translation>Ein Histogramm</translation>
    </message>
    <message>
        <source>A mean</source>
        <translation>Ein Mittelwert</translation>
    </message>
    <message>
        <source>A heading</source>
        <translation>Eine Überschrift</translation>
    </message>
    <message>
        <source>{question}, by “{split}”</source>
        <translation>{question}, nach „{split}“</translation>
    </message>
    <message>
        <source>{question}, by “{split}”, then by “{second}”</source>
        <translation>{question}, nach „{split}“, dann nach „{second}“</translation>
    </message>
    <message>
        <source>{question}, a model of nothing but its share</source>
        <translation>{question}, ein Modell nur des Anteils</translation>
    </message>
    <message>
        <source>{question}, on {others}</source>
        <translation>{question}, erklärt durch {others}</translation>
    </message>
    <message>
        <source>n = {n}</source>
        <translation>n = {n}</translation>
    </message>
    <message>
        <source>where {filter}</source>
        <translation>mit {filter}</translation>
    </message>
    <message>
        <source>without flagged</source>
        <translation>ohne markierte</translation>
    </message>
    <message>
        <source>weighted</source>
        <translation>gewichtet</translation>
    </message>
    <message>
        <source>{value}: {meaning}</source>
        <translation>{value}: {meaning}</translation>
    </message>
    <message>
        <source>{value}: {meaning} ({interval})</source>
        <translation>{value}: {meaning} ({interval})</translation>
    </message>
    <message>
        <source>{what}: {rows}</source>
        <translation>{what}: {rows}</translation>
    </message>
    <message>
        <source>The largest is {answer}.</source>
        <translation>Am größten: {answer}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} shares are below zero.</source>
        <translation>
            <numerusform>{n} Anteil liegt unter null.</numerusform>
            <numerusform>{n} Anteile liegen unter null.</numerusform>
        </translation>
    </message>
    <message>
        <source>One share is below zero.</source>
        <translation>Ein Anteil liegt unter null.</translation>
    </message>
    <message>
        <source>{answer} {value} ({interval})</source>
        <translation>{answer} {value} ({interval})</translation>
    </message>
    <message>
        <source>may be analysed, may not be collected</source>
        <translation>darf ausgewertet, aber nicht erhoben werden</translation>
    </message>
    <message>
        <source>saved as given</source>
        <translation>wie angegeben gespeichert</translation>
    </message>
    <message>
        <source>likelihood-ratio</source>
        <translation>Likelihood-Quotient</translation>
    </message>
    <message>
        <source>anytime</source>
        <translation>jederzeit gültig</translation>
    </message>
    <message>
        <source>profile-likelihood</source>
        <translation>Profil-Likelihood</translation>
    </message>
    <message>
        <source>Student’s t</source>
        <translation>Student-t</translation>
    </message>
    <message>
        <source>Welch’s</source>
        <translation>Welch</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Newcombe</source>
        <translation>Newcombe</translation>
    </message>
    <message>
        <source>normal, of the most likely histogram</source>
        <translation>normal, des wahrscheinlichsten Histogramms</translation>
    </message>
    <message>
        <source>Student’s t of two scores that bracket it</source>
        <translation>Student-t zweier Scores, die ihn einschließen</translation>
    </message>
    <message>
        <source>{level} interval</source>
        <translation>{level}-Intervall</translation>
    </message>
    <message>
        <source>intervals at that n where all reports agree</source>
        <translation>Intervalle bei diesem n, wo alle Meldungen gleich sind</translation>
    </message>
    <message>
        <source>intervals by Student’s t, with degrees of freedom by the weights</source>
        <translation>Intervalle nach Student-t, mit Freiheitsgraden aus den Gewichten</translation>
    </message>
    <message>
        <source>Student’s t with at most one degree of freedom, clusters less strata</source>
        <translation>Student-t mit höchstens einem Freiheitsgrad, Cluster minus Schichten</translation>
    </message>
    <message>
        <source>Student’s t with at most {n} degrees of freedom, clusters less strata</source>
        <translation>Student-t mit höchstens {n} Freiheitsgraden, Cluster minus Schichten</translation>
    </message>
    <message>
        <source>Student’s t with {n} degrees of freedom, clusters less strata</source>
        <translation>Student-t mit {n} Freiheitsgraden, Cluster minus Schichten</translation>
    </message>
    <message>
        <source>Student’s t with one degree of freedom, clusters less strata</source>
        <translation>Student-t mit einem Freiheitsgrad, Cluster minus Schichten</translation>
    </message>
    <message>
        <source>there is no {name} interval here</source>
        <translation>hier gibt es kein Intervall ({name})</translation>
    </message>
    <message>
        <source>There is no {chosen} interval here; {stands} stands instead.</source>
        <translation>Ein Intervall ({chosen}) gibt es hier nicht; stattdessen: {stands}.</translation>
    </message>
    <message>
        <source>weighted, Kish’s effective n = {n}</source>
        <translation>gewichtet, effektives n nach Kish = {n}</translation>
    </message>
    <message>
        <source>intervals at the effective n of each answer</source>
        <translation>Intervalle beim effektiven n jeder Antwort</translation>
    </message>
    <message>
        <source>intervals at an effective n = {n}</source>
        <translation>Intervalle beim effektiven n = {n}</translation>
    </message>
    <message numerus="yes">
        <source>without {n} flagged in all</source>
        <translation>
            <numerusform>ohne insgesamt {n} markierte</numerusform>
            <numerusform>ohne insgesamt {n} markierte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without {n} flagged</source>
        <translation>
            <numerusform>ohne {n} markierte</numerusform>
            <numerusform>ohne {n} markierte</numerusform>
        </translation>
    </message>
    <message>
        <source>of a population of {n}</source>
        <translation>aus einer Grundgesamtheit von {n}</translation>
    </message>
    <message>
        <source>as of a large population</source>
        <translation>wie aus einer großen Grundgesamtheit</translation>
    </message>
    <message>
        <source>weighted to the known shares of {questions}</source>
        <translation>gewichtet auf die bekannten Anteile von {questions}</translation>
    </message>
    <message>
        <source>weighted by {weight}, raked to the known shares of {questions}</source>
        <translation>gewichtet nach {weight}, angepasst an die bekannten Anteile von {questions}</translation>
    </message>
    <message>
        <source>strata by {question}</source>
        <translation>Schichten nach {question}</translation>
    </message>
    <message>
        <source>clusters by {question}</source>
        <translation>Cluster nach {question}</translation>
    </message>
    <message>
        <source>of those asked, n = {least} to {most}</source>
        <translation>von den Gefragten, n = {least} bis {most}</translation>
    </message>
    <message>
        <source>of those asked, n = {most}</source>
        <translation>von den Gefragten, n = {most}</translation>
    </message>
    <message>
        <source>{ask} of {all} asked</source>
        <translation>{ask} von {all} gefragt</translation>
    </message>
    <message>
        <source>consistent shares (held within 0 and 100%)</source>
        <translation>zulässige Anteile (zwischen 0 und 100&#xa0;% gehalten)</translation>
    </message>
    <message>
        <source>consistent shares (not negative, sum to one; Norm-Sub)</source>
        <translation>zulässige Anteile (nicht negativ, Summe eins; Norm-Sub)</translation>
    </message>
    <message>
        <source>{level} {name} intervals, all {n} at once (Bonferroni)</source>
        <translation>{level}-Intervalle ({name}), alle {n} zugleich (Bonferroni)</translation>
    </message>
    <message>
        <source>{level} {name} interval, all {n} at once (Bonferroni)</source>
        <translation>{level}-Intervall ({name}), alle {n} zugleich (Bonferroni)</translation>
    </message>
    <message>
        <source>{level} {name} intervals</source>
        <translation>{level}-Intervalle ({name})</translation>
    </message>
    <message>
        <source>{level} {name} interval</source>
        <translation>{level}-Intervall ({name})</translation>
    </message>
    <message>
        <source>Computed with Candor {version}.</source>
        <translation>Berechnet mit Candor {version}.</translation>
    </message>
    <message>
        <source>Results {numbers}: {text}</source>
        <translation>Ergebnisse {numbers}: {text}</translation>
    </message>
    <message>
        <source>Result {numbers}: {text}</source>
        <translation>Ergebnis {numbers}: {text}</translation>
    </message>
    <message numerus="yes">
        <source>The estimates are of {n} responses.</source>
        <translation>
            <numerusform>Die Schätzwerte beruhen auf {n} Antwort.</numerusform>
            <numerusform>Die Schätzwerte beruhen auf {n} Antworten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The estimates are of {n} made-up responses, a rehearsal.</source>
        <translation>
            <numerusform>Die Schätzwerte beruhen auf {n} erfundenen Antwort, einer Probe.</numerusform>
            <numerusform>Die Schätzwerte beruhen auf {n} erfundenen Antworten, einer Probe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only those count of whom this holds: {filter}.</source>
        <translation>Es zählen nur die, für die gilt: {filter}.</translation>
    </message>
    <message>
        <source>The population is taken to be large.</source>
        <translation>Die Grundgesamtheit gilt als groß.</translation>
    </message>
    <message>
        <source>They were drawn one by one from a population of {n}; standard errors have its finite population correction in the part that sampling makes, and intervals are at the number of reports that these errors are worth.</source>
        <translation>Sie wurden einzeln aus einer Grundgesamtheit von {n} gezogen; Standardfehler enthalten deren Endlichkeitskorrektur in dem Teil, der aus der Stichprobe stammt, und Intervalle gelten bei der Anzahl von Meldungen, die diesen Fehlern entspricht.</translation>
    </message>
    <message>
        <source>Weights were raked to the known shares of {questions} ({sources}).</source>
        <translation>Gewichte wurden durch Randanpassung an die bekannten Anteile von {questions} angeglichen ({sources}).</translation>
    </message>
    <message>
        <source>Variances are found by linearization ({sources}).</source>
        <translation>Varianzen sind durch Linearisierung bestimmt ({sources}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} flagged responses do not count.</source>
        <translation>
            <numerusform>{n} markierte Antwort zählt nicht.</numerusform>
            <numerusform>{n} markierte Antworten zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>One flagged response does not count.</source>
        <translation>Eine markierte Antwort zählt nicht.</translation>
    </message>
    <message>
        <source>Only those where {filter} count.</source>
        <translation>Es zählen nur Antworten mit {filter}.</translation>
    </message>
    <message>
        <source>Each response is weighted by its value of “{question}”.</source>
        <translation>Jede Antwort ist mit ihrem Wert von „{question}“ gewichtet.</translation>
    </message>
    <message>
        <source>Strata are the answers to “{question}”.</source>
        <translation>Schichten sind die Antworten auf „{question}“.</translation>
    </message>
    <message>
        <source>Clusters are the answers to “{question}”.</source>
        <translation>Cluster sind die Antworten auf „{question}“.</translation>
    </message>
    <message>
        <source>{questions}: answers were saved as given.</source>
        <translation>{questions}: Die Antworten wurden gespeichert, wie sie angegeben wurden.</translation>
    </message>
    <message>
        <source>Each person was asked {ask} of the {all}, drawn by chance before the first question; a share is of those who were asked it ({sources}).</source>
        <translation>Jede Person wurde nach {ask} der {all} gefragt, vor der ersten Frage ausgelost; ein Anteil gilt für die danach Gefragten ({sources}).</translation>
    </message>
    <message>
        <source>Of {questions} each person was asked {ask}, drawn by chance before the first question ({sources}).</source>
        <translation>Von {questions} bekam jede Person {ask} gestellt, vor der ersten Frage ausgelost ({sources}).</translation>
    </message>
    <message>
        <source>The privacy loss ε of each of them is {epsilon}.</source>
        <translation>Der Privatheitsverlust ε ist je Frage {epsilon}.</translation>
    </message>
    <message>
        <source>Its privacy loss ε is {epsilon}.</source>
        <translation>Der Privatheitsverlust ε ist {epsilon}.</translation>
    </message>
    <message>
        <source>ln {ratio}, at most {epsilon}</source>
        <translation>ln {ratio}, höchstens {epsilon}</translation>
    </message>
    <message>
        <source>at most {epsilon}</source>
        <translation>höchstens {epsilon}</translation>
    </message>
    <message>
        <source>Shares are unbiased and not held within 0 and 100%; standard errors hold sampling and randomization together and divide by n.</source>
        <translation>Anteile sind erwartungstreu und nicht zwischen 0 und 100&#xa0;% gehalten; Standardfehler enthalten Stichprobe und Randomisierung zusammen und teilen durch n.</translation>
    </message>
    <message>
        <source>The intervals of one question hold at that level all at once ({sources}).</source>
        <translation>Die Intervalle einer Frage gelten auf diesem Niveau alle zugleich ({sources}).</translation>
    </message>
    <message>
        <source>Bonferroni; {sources}</source>
        <translation>Bonferroni; {sources}</translation>
    </message>
    <message>
        <source>Shown are {shares} ({sources}).</source>
        <translation>Gezeigt sind {shares} ({sources}).</translation>
    </message>
    <message>
        <source>Each group of “{question}” was split by “{second}”. That the parts of a group have equal shares was tested by the likelihood ratio of their reports ({sources}); p is corrected by Holm’s method for all groups and answers of a question ({holm}).</source>
        <translation>Jede Gruppe von „{question}“ wurde nach „{second}“ aufgeteilt. Dass die Teile einer Gruppe gleiche Anteile haben, wurde mit dem Likelihood-Quotienten ihrer Meldungen getestet ({sources}); p ist nach Holm für alle Gruppen und Antworten einer Frage korrigiert ({holm}).</translation>
    </message>
    <message>
        <source>That the groups of “{question}” have equal shares was tested by the likelihood ratio of their reports ({sources}); the p of every two groups, and of several answers, is corrected by Holm’s method ({holm}).</source>
        <translation>Dass die Gruppen von „{question}“ gleiche Anteile haben, wurde mit dem Likelihood-Quotienten ihrer Meldungen getestet ({sources}); das p je zweier Gruppen und mehrerer Antworten ist nach Holm korrigiert ({holm}).</translation>
    </message>
    <message>
        <source>Means of two groups were compared by Welch’s test ({sources}).</source>
        <translation>Mittelwerte zweier Gruppen wurden mit dem Welch-Test verglichen ({sources}).</translation>
    </message>
    <message>
        <source>Shares were tested against {share} by the test that agrees with the interval; p of several answers is corrected by Holm’s method ({sources}).</source>
        <translation>Anteile wurden gegen {share} getestet, mit dem Test, der zum Intervall passt; p mehrerer Antworten ist nach Holm korrigiert ({sources}).</translation>
    </message>
    <message>
        <source>Joint shares are means of products of unbiased scores; independence was tested on the reports, by the likelihood ratio where each names one option ({sources}).</source>
        <translation>Gemeinsame Anteile sind Mittelwerte von Produkten erwartungstreuer Scores; die Unabhängigkeit wurde an den Meldungen getestet, mit dem Likelihood-Quotienten, wo jede eine Option nennt ({sources}).</translation>
    </message>
    <message>
        <source>With weights the table counts as the reports that it is worth ({sources}).</source>
        <translation>Mit Gewichten zählt die Tabelle so viele Meldungen, wie sie wert ist ({sources}).</translation>
    </message>
    <message>
        <source>Checks ask whether any true shares could make such reports; an alarm is a p of at most 0.005 divided by the number of checks.</source>
        <translation>Prüfungen fragen, ob irgendwelche wahren Anteile solche Meldungen ergeben könnten; Alarm heißt: p ist höchstens 0,005 geteilt durch die Anzahl der Prüfungen.</translation>
    </message>
    <message>
        <source>The model {formula} was fitted by least squares to unbiased scores; errors are of the sandwich ({sources}), and intervals are normal.</source>
        <translation>Das Modell {formula} wurde nach kleinsten Quadraten an erwartungstreue Scores angepasst; Fehler sind nach dem Sandwich-Schätzer ({sources}), Intervalle nach der Normalverteilung.</translation>
    </message>
    <message>
        <source>The model {formula} was fitted by maximum likelihood, weighted: the chance of each report follows from the model’s share and the design. Errors are of the sandwich ({sources}), and intervals are Wald’s.</source>
        <translation>Das Modell {formula} wurde gewichtet nach Maximum-Likelihood angepasst: Die Wahrscheinlichkeit jeder Meldung folgt aus dem Anteil im Modell und dem Design. Fehler sind nach dem Sandwich-Schätzer ({sources}), Intervalle nach Wald.</translation>
    </message>
    <message>
        <source>The model {formula} was fitted by maximum likelihood: the chance of each report follows from the model’s share and the design. Intervals of coefficients are of the profile likelihood ({sources}), those of predicted shares and effects by the delta method.</source>
        <translation>Das Modell {formula} wurde nach Maximum-Likelihood angepasst: Die Wahrscheinlichkeit jeder Meldung folgt aus dem Anteil im Modell und dem Design. Intervalle der Koeffizienten stammen aus der Profil-Likelihood ({sources}), die der vorhergesagten Anteile und Effekte aus der Delta-Methode.</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>shares of {questions}</source>
        <translation>Anteile von {questions}</translation>
    </message>
    <message>
        <source>Intervals of {what} are {level} {name} intervals.</source>
        <translation>Intervalle der {what} sind {level}-Intervalle ({name}).</translation>
    </message>
    <message>
        <source>Intervals of {what} are {level} {name} intervals of the share of reports, mapped through the design.</source>
        <translation>Intervalle der {what} sind {level}-Intervalle ({name}) des Anteils der Meldungen, über das Design umgerechnet.</translation>
    </message>
    <message>
        <source>Intervals of {what} are {level} {name} intervals of the share of reports ({sources}), mapped through the design.</source>
        <translation>Intervalle der {what} sind {level}-Intervalle ({name}; {sources}) des Anteils der Meldungen, über das Design umgerechnet.</translation>
    </message>
    <message>
        <source>They hold the true share at least that often in simple random samples.</source>
        <translation>In einfachen Zufallsstichproben enthalten sie den wahren Anteil mindestens so oft.</translation>
    </message>
    <message>
        <source>They hold at every look while responses still come in.</source>
        <translation>Sie gelten bei jedem Blick, während noch Antworten eintreffen.</translation>
    </message>
    <message>
        <source>Intervals are at the number of reports that the variance is worth ({sources}).</source>
        <translation>Intervalle gelten bei der Anzahl von Meldungen, die der Varianz entspricht ({sources}).</translation>
    </message>
    <message>
        <source>They are by Student’s t, on the degrees of freedom that the weights leave.</source>
        <translation>Sie sind nach Student-t, mit den Freiheitsgraden, die die Gewichte lassen.</translation>
    </message>
    <message>
        <source>They are by Student’s t, on no more degrees of freedom than clusters less strata.</source>
        <translation>Sie sind nach Student-t, mit höchstens so vielen Freiheitsgraden wie Cluster minus Schichten.</translation>
    </message>
    <message>
        <source>Where all reports agree that number is Kish’s ({sources}).</source>
        <translation>Wo alle Meldungen gleich sind, ist diese Anzahl die nach Kish ({sources}).</translation>
    </message>
    <message>
        <source>Intervals of means are {level} {name} intervals.</source>
        <translation>Intervalle der Mittelwerte sind {level}-Intervalle ({name}).</translation>
    </message>
    <message>
        <source>Intervals of means are {level} {name} intervals ({sources}).</source>
        <translation>Intervalle der Mittelwerte sind {level}-Intervalle ({name}; {sources}).</translation>
    </message>
    <message>
        <source>That people carried out the rule themselves is an assumption: the table does not tell it.</source>
        <translation>Dass die Befragten die Regel selbst ausgeführt haben, ist eine Annahme: Die Tabelle sagt es nicht.</translation>
    </message>
    <message>
        <source>In all responses it was randomized {how}.</source>
        <translation>In allen Antworten wurde {how} randomisiert.</translation>
    </message>
    <message>
        <source>{n} {how}</source>
        <comment>responses randomized in one way</comment>
        <translation>{n} {how}</translation>
    </message>
    <message>
        <source>By the responses it was randomized: {parts}.</source>
        <translation>Laut den Antworten wurde so randomisiert: {parts}.</translation>
    </message>
    <message>
        <source>by a wheel on the screen</source>
        <translation>mit einem Rad auf dem Bildschirm</translation>
    </message>
    <message>
        <source>by two coins on the screen</source>
        <translation>mit zwei Münzen auf dem Bildschirm</translation>
    </message>
    <message>
        <source>by dice on the screen</source>
        <translation>mit Würfeln auf dem Bildschirm</translation>
    </message>
    <message>
        <source>by this program</source>
        <translation>durch dieses Programm</translation>
    </message>
    <message>
        <source>by something of people’s own</source>
        <translation>mit einem eigenen Zufallsgerät</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
    <message>
        <source>{answer}, compared with {reference}</source>
        <translation>{answer}, verglichen mit {reference}</translation>
    </message>
    <message>
        <source>(Intercept)</source>
        <translation>(Konstante)</translation>
    </message>
    <message>
        <source>{n} more</source>
        <comment>of a number that is compared</comment>
        <translation>{n} mehr</translation>
    </message>
    <message>
        <source>numbers 0</source>
        <translation>Zahlen 0</translation>
    </message>
    <message>
        <source>{constant}: {answers}</source>
        <translation>{constant}: {answers}</translation>
    </message>
    <message>
        <source>Another reference changes no fit and no share.</source>
        <translation>Eine andere Vergleichsgruppe ändert weder Anpassung noch Anteile.</translation>
    </message>
    <message>
        <source>{group}: few people; every comparison with it gets wide.</source>
        <translation>{group}: wenige Personen; jeder Vergleich damit wird ungenau.</translation>
    </message>
    <message>
        <source>What goes with “{question}”</source>
        <translation>Was mit „{question}“ zusammenhängt</translation>
    </message>
    <message>
        <source>Coefficients; 0 = no difference</source>
        <translation>Koeffizienten; 0 = kein Unterschied</translation>
    </message>
    <message>
        <source>Odds ratios; 1 = no difference</source>
        <translation>Chancenverhältnisse; 1 = kein Unterschied</translation>
    </message>
    <message>
        <source>The axis is one of logarithms: twice and half are as far from 1.</source>
        <translation>Die Achse ist logarithmisch: Doppelt und halb sind gleich weit von 1 entfernt.</translation>
    </message>
    <message>
        <source>A hollow mark is what the others of its question are compared with.</source>
        <translation>Eine hohle Markierung ist das, womit die anderen ihrer Frage verglichen werden.</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Chancenverhältnis</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>Koeffizient</translation>
    </message>
    <message>
        <source>{answer} (reference)</source>
        <translation>{answer} (Vergleichsgruppe)</translation>
    </message>
    <message>
        <source>Predicted shares</source>
        <translation>Vorhergesagte Anteile</translation>
    </message>
    <message>
        <source>Predicted means</source>
        <translation>Vorhergesagte Mittelwerte</translation>
    </message>
    <message>
        <source>Everybody is taken to give this answer; what else they said is left as it is, on average.</source>
        <translation>Es wird angenommen, alle gäben diese Antwort; was sie sonst sagten, bleibt im Mittel, wie es ist.</translation>
    </message>
    <message>
        <source>over {number}</source>
        <translation>über {number}</translation>
    </message>
    <message>
        <source>With {term} the odds are {ratio} times as high ({range}), all else alike.</source>
        <translation>Mit „{term}“ sind die Chancen {ratio}-mal so hoch ({range}), alles andere gleich.</translation>
    </message>
    <message>
        <source>With {term} the odds are {ratio} times as high ({range}), all else alike: the direction is clear, the size is not.</source>
        <translation>Mit „{term}“ sind die Chancen {ratio}-mal so hoch ({range}), alles andere gleich: Die Richtung ist klar, die Größe nicht.</translation>
    </message>
    <message>
        <source>The odds of “{term}” are {ratio} times those of “{other}” ({range}), all else alike.</source>
        <translation>Die Chancen von „{term}“ sind {ratio}-mal so hoch wie die von „{other}“ ({range}), alles andere gleich.</translation>
    </message>
    <message>
        <source>The odds of “{term}” are {ratio} times those of “{other}” ({range}), all else alike: the direction is clear, the size is not.</source>
        <translation>Die Chancen von „{term}“ sind {ratio}-mal so hoch wie die von „{other}“ ({range}), alles andere gleich: Die Richtung ist klar, die Größe nicht.</translation>
    </message>
    <message>
        <source>The reports fit this model.</source>
        <translation>Die Meldungen passen zu diesem Modell.</translation>
    </message>
    <message>
        <source>The reports do not fit this model.</source>
        <translation>Die Meldungen passen nicht zu diesem Modell.</translation>
    </message>
    <message>
        <source>χ² = {value}, df = {df}, p {p}, of {n} groups of people by their predicted share.</source>
        <translation>χ² = {value}, df = {df}, p {p}, aus {n} Gruppen von Personen nach ihrem vorhergesagten Anteil.</translation>
    </message>
    <message>
        <source>Reports are held against a model of a yes/no question alone, asked of everybody in one way, without weights, and where there are more groups of people than coefficients.</source>
        <translation>Meldungen werden nur an einem Modell einer Ja/Nein-Frage geprüft, die allen auf eine Weise gestellt wurde, ohne Gewichte und mit mehr Gruppen von Personen als Koeffizienten.</translation>
    </message>
    <message>
        <source>Groups of people by the share that the model predicts for them.</source>
        <translation>Gruppen von Personen nach dem Anteil, den das Modell für sie vorhersagt.</translation>
    </message>
    <message>
        <source>Reports that say yes, and in brackets how many the model expects: {groups}.</source>
        <translation>Meldungen von Ja und in Klammern, wie viele das Modell erwartet: {groups}.</translation>
    </message>
    <message>
        <source>Reports that say yes</source>
        <translation>Meldungen von Ja</translation>
    </message>
    <message>
        <source>expected by the model</source>
        <translation>vom Modell erwartet</translation>
    </message>
    <message>
        <source>Predicted share</source>
        <translation>Vorhergesagter Anteil</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Expected by the model</source>
        <translation>Vom Modell erwartet</translation>
    </message>
    <message>
        <source>Reports against the model</source>
        <translation>Meldungen und Modell im Vergleich</translation>
    </message>
    <message>
        <source>split by “{question}”, then by “{second}”</source>
        <translation>aufgeteilt nach „{question}“, dann nach „{second}“</translation>
    </message>
    <message>
        <source>Within each, fewer than two groups tell anything.</source>
        <translation>In jeder sagen weniger als zwei Gruppen etwas aus.</translation>
    </message>
    <message>
        <source>Holm’s p counts that every group was looked at.</source>
        <translation>Holms p berücksichtigt, dass jede Gruppe betrachtet wurde.</translation>
    </message>
    <message>
        <source>Within no group are shares clearly different by “{second}”.</source>
        <translation>In keiner Gruppe unterscheiden sich Anteile erkennbar nach „{second}“.</translation>
    </message>
    <message>
        <source>Within some groups shares differ by “{second}”.</source>
        <translation>In manchen Gruppen unterscheiden sich Anteile nach „{second}“.</translation>
    </message>
    <message>
        <source>{group}, n = {n}</source>
        <translation>{group}, n = {n}</translation>
    </message>
    <message>
        <source>One axis for all. The dashed line is the share among all respondents.</source>
        <translation>Eine Achse für alle. Die gestrichelte Linie ist der Anteil unter allen Teilnehmenden.</translation>
    </message>
    <message>
        <source>One axis for all. The dashed line is the mean of all respondents.</source>
        <translation>Eine Achse für alle. Die gestrichelte Linie ist der Mittelwert aller Teilnehmenden.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more groups are in the table.</source>
        <translation>
            <numerusform>{n} weitere Gruppe steht in der Tabelle.</numerusform>
            <numerusform>{n} weitere Gruppen stehen in der Tabelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more group is in the table.</source>
        <translation>Eine weitere Gruppe steht in der Tabelle.</translation>
    </message>
    <message>
        <source>ε is of one wave; all waves together tell up to {epsilon} of a person.</source>
        <translation>ε gilt für eine Welle; alle Wellen zusammen verraten bis zu {epsilon} über eine Person.</translation>
    </message>
    <message>
        <source>May be analysed, may not be collected.</source>
        <translation>Darf ausgewertet, aber nicht erhoben werden.</translation>
    </message>
    <message>
        <source>Its groups were asked in several ways.</source>
        <translation>Die Gruppen wurden auf mehrere Arten befragt.</translation>
    </message>
    <message>
        <source>Private only against somebody who does not know the harmless fact.</source>
        <translation>Privat nur gegenüber jemandem, der die harmlose Tatsache nicht kennt.</translation>
    </message>
    <message>
        <source>No ε is known of scrambled numbers.</source>
        <translation>Von verwürfelten Zahlen ist kein ε bekannt.</translation>
    </message>
    <message>
        <source>ε is infinite.</source>
        <translation>ε ist unendlich.</translation>
    </message>
    <message>
        <source>Some saved answers can come only from people of one true answer.</source>
        <translation>Manche gespeicherten Antworten können nur von Personen mit einer bestimmten wahren Antwort kommen.</translation>
    </message>
    <message>
        <source>A saved No can come only from a person whose truth is No.</source>
        <translation>Ein gespeichertes Nein kann nur von einer Person kommen, deren wahre Antwort Nein ist.</translation>
    </message>
    <message>
        <source>A saved Yes can come only from a person whose truth is Yes.</source>
        <translation>Ein gespeichertes Ja kann nur von einer Person kommen, deren wahre Antwort Ja ist.</translation>
    </message>
    <message>
        <source>A saved Yes can come only from a person whose truth is No.</source>
        <translation>Ein gespeichertes Ja kann nur von einer Person kommen, deren wahre Antwort Nein ist.</translation>
    </message>
    <message>
        <source>A saved No can come only from a person whose truth is Yes.</source>
        <translation>Ein gespeichertes Nein kann nur von einer Person kommen, deren wahre Antwort Ja ist.</translation>
    </message>
    <message>
        <source>First quarter</source>
        <translation>Erstes Quartil</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Third quarter</source>
        <translation>Drittes Quartil</translation>
    </message>
    <message>
        <source>At or above {edge}</source>
        <translation>Ab {edge}</translation>
    </message>
    <message>
        <source>Empty chart for the question “{title}”. {message}</source>
        <translation>Leeres Diagramm zur Frage „{title}“. {message}</translation>
    </message>
    <message numerus="yes">
        <source>The mean for the question “{title}”, from {n} respondents.</source>
        <translation>
            <numerusform>Der Mittelwert zur Frage „{title}“, von {n} teilnehmenden Person.</numerusform>
            <numerusform>Der Mittelwert zur Frage „{title}“, von {n} Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mean for the question “{title}”, from {n} made-up respondents.</source>
        <translation>
            <numerusform>Der Mittelwert zur Frage „{title}“, von {n} erfundenen teilnehmenden Person.</numerusform>
            <numerusform>Der Mittelwert zur Frage „{title}“, von {n} erfundenen Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Histogram of the numbers given for the question “{title}”, by {n} respondents.</source>
        <translation>
            <numerusform>Histogramm der Zahlen zur Frage „{title}“, von {n} teilnehmenden Person.</numerusform>
            <numerusform>Histogramm der Zahlen zur Frage „{title}“, von {n} Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Histogram of the numbers given for the question “{title}”, by {n} made-up respondents.</source>
        <translation>
            <numerusform>Histogramm der Zahlen zur Frage „{title}“, von {n} erfundenen teilnehmenden Person.</numerusform>
            <numerusform>Histogramm der Zahlen zur Frage „{title}“, von {n} erfundenen Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The estimated histogram for the question “{title}”, from {n} respondents.</source>
        <translation>
            <numerusform>Das geschätzte Histogramm zur Frage „{title}“, von {n} teilnehmenden Person.</numerusform>
            <numerusform>Das geschätzte Histogramm zur Frage „{title}“, von {n} Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The estimated histogram for the question “{title}”, from {n} made-up respondents.</source>
        <translation>
            <numerusform>Das geschätzte Histogramm zur Frage „{title}“, von {n} erfundenen teilnehmenden Person.</numerusform>
            <numerusform>Das geschätzte Histogramm zur Frage „{title}“, von {n} erfundenen Teilnehmenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>In their order: {answers}.</source>
        <translation>Der Reihe nach: {answers}.</translation>
    </message>
    <message>
        <source>χ² = {value}, df = {df}</source>
        <translation>χ² = {value}, df = {df}</translation>
    </message>
    <message>
        <source>F = {value}, df = {above} and {below}</source>
        <translation>F = {value}, df = {above} und {below}</translation>
    </message>
    <message>
        <source>The population of {population} is smaller than the {n} who responded, so it is left out. Enter at least {n}, or nothing for a large one.</source>
        <translation>Die Grundgesamtheit von {population} ist kleiner als die {n}, die geantwortet haben, und bleibt daher außer Betracht. Geben Sie mindestens {n} ein oder nichts für eine große.</translation>
    </message>
    <message>
        <source>Enter a whole number of at least {n}, or nothing.</source>
        <translation>Geben Sie eine ganze Zahl ab {n} ein oder nichts.</translation>
    </message>
    <message>
        <source>Counts for everyone alone: not with a filter, groups, weights or a crossing.</source>
        <translation>Gilt nur für alle zusammen: nicht mit Filter, Gruppen, Gewichten oder Kreuzung.</translation>
    </message>
    <message>
        <source>Left out here: these reports do not tell how much of the error comes of whom one asked.</source>
        <translation>Hier weggelassen: Diese Meldungen sagen nicht, wie viel des Fehlers daher kommt, wen man gefragt hat.</translation>
    </message>
    <message>
        <source>answers were saved as given.</source>
        <translation>Die Antworten wurden gespeichert, wie sie angegeben wurden.</translation>
    </message>
    <message>
        <source>a report was drawn whose mean rises evenly with the true number</source>
        <translation>Gezogen wurde eine Meldung, deren Mittelwert gleichmäßig mit der wahren Zahl steigt</translation>
    </message>
    <message>
        <source>a report supported the true one of {k} answers with probability {p}, and each other one with probability {q}</source>
        <translation>Eine Meldung stützte die wahre von {k} Antworten mit Wahrscheinlichkeit {p} und jede andere mit Wahrscheinlichkeit {q}</translation>
    </message>
    <message>
        <source>groups were asked in several ways, so that each report has the chances of its group</source>
        <translation>Gruppen wurden auf mehrere Arten befragt, sodass für jede Meldung die Wahrscheinlichkeiten ihrer Gruppe gelten</translation>
    </message>
    <message>
        <source>The mean is that of the numbers which the reports stand for, without bias.</source>
        <translation>Der Mittelwert ist der jener Zahlen, für die die Meldungen stehen, und erwartungstreu.</translation>
    </message>
    <message>
        <source>The histogram is the most likely one, not smoothed.</source>
        <translation>Das Histogramm ist das wahrscheinlichste, nicht geglättet.</translation>
    </message>
    <message>
        <source>The histogram is found by EM with smoothing ({sources}).</source>
        <translation>Das Histogramm ist mit EM und Glättung bestimmt ({sources}).</translation>
    </message>
    <message>
        <source>With λ the share of reports of Yes, the unbiased share is {share}.</source>
        <translation>Mit λ als Anteil der Meldungen von Ja ist der erwartungstreue Anteil {share}.</translation>
    </message>
    <message>
        <source>With λ the share of TRUE, the unbiased share is {share}.</source>
        <translation>Mit λ als Anteil von STIMMT ist der erwartungstreue Anteil {share}.</translation>
    </message>
    <message>
        <source>With λ the share of reports that support it, an answer’s share is {share}.</source>
        <translation>Mit λ als Anteil der Meldungen, die sie stützen, ist der Anteil einer Antwort {share}.</translation>
    </message>
    <message>
        <source>each person judged the statement with probability {p} and its negation with probability {other}, and only TRUE or FALSE was saved</source>
        <translation>Jede Person beurteilte mit Wahrscheinlichkeit {p} die Aussage und mit Wahrscheinlichkeit {other} ihre Gegenaussage, und nur STIMMT oder STIMMT NICHT wurde gespeichert</translation>
    </message>
    <message>
        <source>the true answer was saved with probability {truth}, Yes whatever is true with probability {yes} and No with probability {no}</source>
        <translation>Gespeichert wurde mit Wahrscheinlichkeit {truth} die wahre Antwort, mit {yes} Ja und mit {no} Nein, gleich was wahr ist</translation>
    </message>
    <message>
        <source>of each option by itself the truth was saved with probability {truth}, 1 whatever is true with probability {yes} and 0 with probability {no}</source>
        <translation>Für jede Option einzeln wurde mit Wahrscheinlichkeit {truth} die Wahrheit gespeichert, mit {yes} 1 und mit {no} 0, gleich was wahr ist</translation>
    </message>
    <message>
        <source>a true Yes was saved as Yes with probability {p1}, a true No with probability {p0}</source>
        <translation>Ein wahres Ja wurde mit Wahrscheinlichkeit {p1} als Ja gespeichert, ein wahres Nein mit Wahrscheinlichkeit {p0}</translation>
    </message>
    <message>
        <source>an option was saved as 1 with probability {p1} where it applies and with probability {p0} where it does not, each by itself</source>
        <translation>Eine Option wurde mit Wahrscheinlichkeit {p1} als 1 gespeichert, wo sie zutrifft, und mit Wahrscheinlichkeit {p0}, wo nicht, jede für sich</translation>
    </message>
    <message>
        <source>This model could not be fitted.</source>
        <translation>Dieses Modell ließ sich nicht anpassen.</translation>
    </message>
    <message>
        <source>Nobody answered all of its questions.</source>
        <translation>Niemand hat alle Fragen des Modells beantwortet.</translation>
    </message>
    <message>
        <source>All who count gave the same answer to: {names}.</source>
        <translation>Alle, die zählen, gaben dieselbe Antwort auf: {names}.</translation>
    </message>
    <message>
        <source>It has more coefficients than can be told from these people.</source>
        <translation>Es hat mehr Koeffizienten, als sich aus diesen Personen bestimmen lassen.</translation>
    </message>
    <message>
        <source>Some coefficients follow from the others: {names}.</source>
        <translation>Einige Koeffizienten folgen aus den anderen: {names}.</translation>
    </message>
    <message>
        <source>The terms tell the answers without fail, so these coefficients run off without end: {names}.</source>
        <translation>Die Terme sagen die Antworten unfehlbar voraus, daher laufen diese Koeffizienten ins Unendliche: {names}.</translation>
    </message>
    <message>
        <source>The best share of some people is 0 or 100%, so these coefficients run off without end: {names}.</source>
        <translation>Der beste Anteil mancher Personen ist 0 oder 100&#xa0;%, daher laufen diese Koeffizienten ins Unendliche: {names}.</translation>
    </message>
    <message>
        <source>The most likely coefficients were not found.</source>
        <translation>Die wahrscheinlichsten Koeffizienten wurden nicht gefunden.</translation>
    </message>
    <message>
        <source>The reports that explain tell too little about the answers.</source>
        <translation>Die erklärenden Meldungen sagen zu wenig über die Antworten.</translation>
    </message>
    <message>
        <source>Nobody of these people is in a group that the design needs: {names}.</source>
        <translation>Keine dieser Personen ist in einer Gruppe, die das Design braucht: {names}.</translation>
    </message>
    <message>
        <source>In one of the groups of the design some coefficients follow from the others: {names}.</source>
        <translation>In einer Gruppe des Designs folgen einige Koeffizienten aus den anderen: {names}.</translation>
    </message>
    <message>
        <source>The model does not fit: the best of what the design estimates beside is at 0, or above 100%: {names}.</source>
        <translation>Das Modell passt nicht: Der beste Wert dessen, was das Design daneben schätzt, liegt bei 0 oder über 100&#xa0;%: {names}.</translation>
    </message>
    <message>
        <source>An error shown for them would be made up.</source>
        <translation>Ein dafür gezeigter Fehler wäre erfunden.</translation>
    </message>
    <message>
        <source>Nothing is shown instead.</source>
        <translation>Stattdessen wird nichts gezeigt.</translation>
    </message>
    <message>
        <source>Of {n} people ({group}) {reported} reports say yes; the design alone makes {alone}. The best share there is {share}, so that {terms} coefficients run off without end: {names}.</source>
        <translation>Bei {n} Personen ({group}) sagen {reported} Meldungen Ja; das Design allein ergibt {alone}. Der beste Anteil dort ist {share}, sodass {terms} Koeffizienten ins Unendliche laufen: {names}.</translation>
    </message>
    <message>
        <source>Of {n} people ({group}) {reported} reports say yes; the design alone makes {alone}. The best share there is {share}, so that a coefficient runs off without end: {names}.</source>
        <translation>Bei {n} Personen ({group}) sagen {reported} Meldungen Ja; das Design allein ergibt {alone}. Der beste Anteil dort ist {share}, sodass ein Koeffizient ins Unendliche läuft: {names}.</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Choose other people, or leave a question out.</source>
        <translation>Wählen Sie andere Personen oder lassen Sie eine Frage weg.</translation>
    </message>
    <message>
        <source>Leave that question out, or choose other people.</source>
        <translation>Lassen Sie diese Frage weg oder wählen Sie andere Personen.</translation>
    </message>
    <message>
        <source>Leave terms out, or join answers by cut(…).</source>
        <translation>Lassen Sie Terme weg oder fassen Sie Antworten mit cut(…) zusammen.</translation>
    </message>
    <message>
        <source>Leave one of these terms out, or the constant by 0 + in front.</source>
        <translation>Lassen Sie einen dieser Terme weg oder die Konstante mit 0 + am Anfang.</translation>
    </message>
    <message>
        <source>Leave that term out, or join groups.</source>
        <translation>Lassen Sie diesen Term weg oder fassen Sie Gruppen zusammen.</translation>
    </message>
    <message>
        <source>Join groups, leave a crossing out, or collect more responses.</source>
        <translation>Fassen Sie Gruppen zusammen, lassen Sie eine Kreuzung weg oder sammeln Sie mehr Antworten.</translation>
    </message>
    <message>
        <source>Leave terms out, or collect more responses.</source>
        <translation>Lassen Sie Terme weg oder sammeln Sie mehr Antworten.</translation>
    </message>
    <message>
        <source>Leave that term out, or collect more responses.</source>
        <translation>Lassen Sie diesen Term weg oder sammeln Sie mehr Antworten.</translation>
    </message>
    <message>
        <source>Choose other people, from every group of the design.</source>
        <translation>Wählen Sie andere Personen, aus jeder Gruppe des Designs.</translation>
    </message>
    <message>
        <source>Leave one of these terms out, or choose other people.</source>
        <translation>Lassen Sie einen dieser Terme weg oder wählen Sie andere Personen.</translation>
    </message>
    <message>
        <source>Leave terms out, collect more responses, or look at the shares alone.</source>
        <translation>Lassen Sie Terme weg, sammeln Sie mehr Antworten oder betrachten Sie nur die Anteile.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Average effects on the share</source>
        <translation>Mittlere Effekte auf den Anteil</translation>
    </message>
    <message>
        <source>Average effects on the mean</source>
        <translation>Mittlere Effekte auf den Mittelwert</translation>
    </message>
    <message>
        <source>{level} profile intervals</source>
        <translation>{level}-Profilintervalle</translation>
    </message>
    <message>
        <source>{level} Wald intervals on the scale of log odds, by the delta method</source>
        <translation>{level}-Wald-Intervalle auf der Skala der Log-Chancen, mit der Delta-Methode</translation>
    </message>
    <message>
        <source>What the design estimates beside the share</source>
        <translation>Was das Design neben dem Anteil schätzt</translation>
    </message>
    <message>
        <source>Beside the share</source>
        <translation>Neben dem Anteil</translation>
    </message>
    <message>
        <source>It is taken to be the same for everybody, whatever explains the answer.</source>
        <translation>Es gilt als für alle gleich, was auch immer die Antwort erklärt.</translation>
    </message>
    <message>
        <source>weighted by {question}</source>
        <translation>gewichtet nach {question}</translation>
    </message>
    <message>
        <source>log odds of {answers[1]}</source>
        <translation>Log-Chancen von {answers[1]}</translation>
    </message>
    <message>
        <source>log odds against {answers[0]}</source>
        <translation>Log-Chancen gegenüber {answers[0]}</translation>
    </message>
    <message>
        <source>linear, by unbiased scores</source>
        <translation>linear, mit erwartungstreuen Scores</translation>
    </message>
    <message>
        <source>errors by the observed information</source>
        <translation>Fehler aus der beobachteten Information</translation>
    </message>
    <message>
        <source>errors by the expected information</source>
        <translation>Fehler aus der erwarteten Information</translation>
    </message>
    <message>
        <source>errors by the sandwich</source>
        <translation>Fehler nach dem Sandwich-Schätzer</translation>
    </message>
    <message>
        <source>{level} Wald intervals</source>
        <translation>{level}-Wald-Intervalle</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Whole term {term}: {statistic}, p {p}.</source>
        <translation>Ganzer Term {term}: {statistic}, p {p}.</translation>
    </message>
    <message>
        <source>Terms of more coefficients than degrees of freedom cannot be tested: {terms}.</source>
        <translation>Terme mit mehr Koeffizienten als Freiheitsgraden lassen sich nicht testen: {terms}.</translation>
    </message>
    <message>
        <source>p is Wald’s. Where the interval tells otherwise, trust the interval.</source>
        <translation>p ist nach Wald. Wo das Intervall anderes sagt, trauen Sie dem Intervall.</translation>
    </message>
    <message>
        <source>Log-likelihood {value}.</source>
        <translation>Log-Likelihood {value}.</translation>
    </message>
    <message>
        <source>{level} Wald intervals, by the delta method</source>
        <translation>{level}-Wald-Intervalle, mit der Delta-Methode</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message>
        <source>What the files reveal</source>
        <translation>Was die Dateien verraten</translation>
    </message>
    <message>
        <source>Candor {version} · tried on {day}</source>
        <translation>Candor {version} · getestet am {day}</translation>
    </message>
    <message numerus="yes">
        <source>{n} made-up answers a question</source>
        <translation>
            <numerusform>{n} erfundene Antwort je Frage</numerusform>
            <numerusform>{n} erfundene Antworten je Frage</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in this survey is randomized: every file holds what people answered.</source>
        <translation>In dieser Umfrage ist nichts randomisiert: Jede Datei enthält, was geantwortet wurde.</translation>
    </message>
    <message>
        <source>More was found than the survey says: {low}, not {claim}. Do not hand it out.</source>
        <translation>Es wurde mehr gefunden, als die Umfrage angibt: {low}, nicht {claim}. Teilen Sie sie nicht aus.</translation>
    </message>
    <message>
        <source>Answers are drawn otherwise than the survey says. Do not hand it out.</source>
        <translation>Antworten werden anders gezogen, als die Umfrage angibt. Teilen Sie sie nicht aus.</translation>
    </message>
    <message>
        <source>Too few answers were tried to come near what the survey says.</source>
        <translation>Es wurden zu wenige Antworten getestet, um der Angabe der Umfrage nahe zu kommen.</translation>
    </message>
    <message>
        <source>The files reveal what the survey says. The trial found no more.</source>
        <translation>Die Dateien verraten, was die Umfrage angibt. Der Test fand nicht mehr.</translation>
    </message>
    <message>
        <source>Whoever holds one file, and knows everything else about its person, can move the odds between any two answers by at most {factor} times.</source>
        <translation>Wer eine Datei hat und sonst alles über die Person weiß, kann die Chancen zwischen zwei beliebigen Antworten höchstens um den Faktor {factor} ändern.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever holds one file, and knows everything else about its person, can move the odds between any two answers by at most {factor} times, over all {n} sensitive questions.</source>
        <translation>
            <numerusform>Wer eine Datei hat und sonst alles über die Person weiß, kann die Chancen zwischen zwei beliebigen Antworten höchstens um den Faktor {factor} ändern, über {n} heikle Frage.</numerusform>
            <numerusform>Wer eine Datei hat und sonst alles über die Person weiß, kann die Chancen zwischen zwei beliebigen Antworten höchstens um den Faktor {factor} ändern, über alle {n} heiklen Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No file proves a sensitive answer.</source>
        <translation>Keine Datei beweist eine heikle Antwort.</translation>
    </message>
    <message>
        <source>at most {factor} times</source>
        <translation>höchstens {factor}-fach</translation>
    </message>
    <message>
        <source>{low} of {claim}</source>
        <comment>ε measured and declared</comment>
        <translation>{low} von {claim}</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message numerus="yes">
        <source>randomized questions</source>
        <translation>
            <numerusform>randomisierte Frage</numerusform>
            <numerusform>randomisierte Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>randomized question</source>
        <translation>randomisierte Frage</translation>
    </message>
    <message>
        <source>Claimed and measured, in ε</source>
        <translation>Angegeben und gemessen, in ε</translation>
    </message>
    <message>
        <source>measured: at least this much</source>
        <translation>gemessen: mindestens so viel</translation>
    </message>
    <message>
        <source>claimed: counted exactly from the survey, rounded up</source>
        <translation>angegeben: exakt aus der Umfrage berechnet, aufgerundet</translation>
    </message>
    <message>
        <source>How far one file can move the odds</source>
        <translation>Wie weit eine Datei die Chancen verschieben kann</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>randomized by</source>
        <translation>randomisiert durch</translation>
    </message>
    <message>
        <source>measured ε</source>
        <translation>gemessenes ε</translation>
    </message>
    <message>
        <source>claimed ε</source>
        <translation>angegebenes ε</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>How it was tried</source>
        <translation>Wie getestet wurde</translation>
    </message>
    <message>
        <source>The program answered its own survey with known answers, wrote the files as it does for people, and looked for the guess that does best from the files alone.</source>
        <translation>Das Programm beantwortete seine eigene Umfrage mit bekannten Antworten, schrieb die Dateien wie für Teilnehmende und suchte die Vermutung, die allein aus den Dateien am besten trifft.</translation>
    </message>
    <message>
        <source>A measured ε above the claim would be a fault. By chance it is found in fewer than one trial in 1,000, and with 1,000,000 answers in fewer than one in a million.</source>
        <translation>Ein gemessenes ε über der Angabe wäre ein Programmfehler. Durch Zufall kommt das in weniger als einem von 1.000 Tests vor, mit 1.000.000 Antworten in weniger als einem von einer Million.</translation>
    </message>
    <message>
        <source>Below the claim is as it should be: the bar comes closer with more answers.</source>
        <translation>Ein Wert unter der Angabe ist, wie es sein soll: Mit mehr Antworten kommt der Balken näher.</translation>
    </message>
    <message>
        <source>For who must decide</source>
        <translation>Für alle, die entscheiden</translation>
    </message>
    <message>
        <source>ε {epsilon} in all, above {limit}</source>
        <translation>ε insgesamt {epsilon}, über {limit}</translation>
    </message>
    <message>
        <source>People are warned on the first page. All words together tell much more than one.</source>
        <translation>Davor wird auf der ersten Seite gewarnt. Alle Wörter zusammen verraten viel mehr als eines.</translation>
    </message>
    <message>
        <source>As people gave them: {questions}</source>
        <translation>Wie angegeben: {questions}</translation>
    </message>
    <message>
        <source>The way of answering</source>
        <translation>Die Art, wie geantwortet wurde</translation>
    </message>
    <message>
        <source>Which survey it is: the same for everyone</source>
        <translation>Welche Umfrage es ist: für alle gleich</translation>
    </message>
    <message>
        <source>A random number, which is the file’s name too</source>
        <translation>Eine Zufallszahl, die auch der Dateiname ist</translation>
    </message>
    <message>
        <source>Also in each file</source>
        <translation>Außerdem in jeder Datei</translation>
    </message>
    <message>
        <source>A camera, or a spying program</source>
        <translation>Eine Kamera oder ein Spähprogramm</translation>
    </message>
    <message>
        <source>Who handed over which file, and when</source>
        <translation>Wer wann welche Datei abgegeben hat</translation>
    </message>
    <message>
        <source>Who is known by what they answered in the clear</source>
        <translation>Wer an offen gegebenen Antworten zu erkennen ist</translation>
    </message>
    <message>
        <source>No trial here can see</source>
        <translation>Was hier kein Test sieht</translation>
    </message>
    <message>
        <source>Whether a file is personal data is for you to say. This page says how much it can tell.</source>
        <translation>Ob eine Datei personenbezogene Daten enthält, müssen Sie sagen. Diese Seite sagt, wie viel sie verraten kann.</translation>
    </message>
    <message>
        <source>Nothing is deleted here: a check says how far a result can be trusted.</source>
        <translation>Hier wird nichts gelöscht: Eine Prüfung sagt, wie weit man einem Ergebnis trauen kann.</translation>
    </message>
    <message>
        <source>Reports that someone drew by the rule around an invented answer fit the design, too.</source>
        <translation>Auch Meldungen, die jemand nach der Regel um eine erfundene Antwort gezogen hat, passen zum Design.</translation>
    </message>
    <message>
        <source>One file moves the share by at most {one} points. Whoever invents 1 in 20 can move it by {many}.</source>
        <translation>Eine Datei verschiebt den Anteil um höchstens {one} Prozentpunkte. Wer 1 von 20 erfindet, kann ihn um {many} verschieben.</translation>
    </message>
    <message>
        <source>look higher</source>
        <translation>höher aussehen</translation>
    </message>
    <message>
        <source>look lower</source>
        <translation>niedriger aussehen</translation>
    </message>
    <message>
        <source>look as it is</source>
        <translation>unverändert aussehen</translation>
    </message>
    <message>
        <source>Pressing at random makes the share {random}, always pressing {word} makes it {no}.</source>
        <translation>Zufälliges Drücken lässt den Anteil {random}, immer {word} zu drücken lässt ihn {no}.</translation>
    </message>
    <message>
        <source>If {part} of 100 did not: {range}, with the interval {whole}.</source>
        <translation>Hielten sich {part} von 100 nicht daran: {range}, mit dem Intervall {whole}.</translation>
    </message>
    <message>
        <source>By the anchor nobody seems to have answered at random (at most {most}). With that, the share is {share} ({range}).</source>
        <translation>Nach dem Anker scheint niemand zufällig geantwortet zu haben (höchstens {most}). Damit ist der Anteil {share} ({range}).</translation>
    </message>
    <message>
        <source>{part} of people ({part_range}) seem to have answered at random. With that, the share is {share} ({range}).</source>
        <translation>{part} der Personen ({part_range}) scheinen zufällig geantwortet zu haben. Damit ist der Anteil {share} ({range}).</translation>
    </message>
    <message>
        <source>The anchor tells nothing here: its reports look as if everyone answered at random.</source>
        <translation>Der Anker sagt hier nichts: Seine Meldungen sehen aus, als hätten alle zufällig geantwortet.</translation>
    </message>
    <message>
        <source>Asked directly, the interval would be {part} as long: ± {direct} instead of ± {whole} points. The parts add as squares, not as lengths.</source>
        <translation>Direkt gefragt wäre das Intervall {part} so lang: ±&#xa0;{direct} statt ±&#xa0;{whole} Prozentpunkte. Die Teile addieren sich als Quadrate, nicht als Längen.</translation>
    </message>
    <message>
        <source>hardly</source>
        <translation>nicht ein Zehntel</translation>
    </message>
    <message>
        <source>a tenth</source>
        <translation>ein Zehntel</translation>
    </message>
    <message>
        <source>a sixth</source>
        <translation>ein Sechstel</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>ein Drittel</translation>
    </message>
    <message>
        <source>two fifths</source>
        <translation>zwei Fünftel</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>three fifths</source>
        <translation>drei Fünftel</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>zwei Drittel</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>drei Viertel</translation>
    </message>
    <message>
        <source>five sixths</source>
        <translation>fünf Sechstel</translation>
    </message>
    <message>
        <source>nine tenths</source>
        <translation>neun Zehntel</translation>
    </message>
    <message>
        <source>just</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>Looked at before, at n = {n}: this interval holds for one look only; anytime intervals hold for all.</source>
        <translation>Schon vorher angesehen, bei n = {n}: Dieses Intervall gilt nur für einen Blick; jederzeit gültige Intervalle gelten für alle.</translation>
    </message>
    <message>
        <source>On its scale, {least} to {most}</source>
        <translation>Auf der Skala, {least} bis {most}</translation>
    </message>
    <message>
        <source>Stacked are the consistent shares, as one of the unbiased is below zero.</source>
        <translation>Gestapelt sind die zulässigen Anteile, da ein erwartungstreuer unter null liegt.</translation>
    </message>
    <message>
        <source>Intervals of the sums, each by itself: {level}, {names}.</source>
        <translation>Intervalle der Summen, jedes für sich: {level}, {names}.</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Up to here %</source>
        <translation>Bis hier %</translation>
    </message>
    <message>
        <source>mean of the {n} steps, unbiased</source>
        <translation>Mittelwert der {n} Stufen, erwartungstreu</translation>
    </message>
    <message>
        <source>mean of the {n} steps</source>
        <translation>Mittelwert der {n} Stufen</translation>
    </message>
    <message>
        <source>Steps stand in the order of the question. The mean counts them as if they were equally far apart; the shares do not need that.</source>
        <translation>Die Stufen stehen in der Reihenfolge der Frage. Der Mittelwert zählt sie, als lägen sie gleich weit auseinander; die Anteile brauchen das nicht.</translation>
    </message>
    <message>
        <source>Up to “{step}”</source>
        <translation>Bis „{step}“</translation>
    </message>
    <message>
        <source>This share is far above 1: honest answers hardly give this.</source>
        <translation>Dieser Anteil liegt weit über 1: Ehrliche Antworten ergeben das kaum.</translation>
    </message>
    <message>
        <source>This share is far below 0: honest answers hardly give this.</source>
        <translation>Dieser Anteil liegt weit unter 0: Ehrliche Antworten ergeben das kaum.</translation>
    </message>
    <message>
        <source>{answers}: {sentence}</source>
        <translation>{answers}: {sentence}</translation>
    </message>
    <message>
        <source>{edge} or more</source>
        <translation>{edge} oder mehr</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Share below</source>
        <translation>Anteil darunter</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>An interval of a quantile ends at the nearest edges that its share leaves out.</source>
        <translation>Das Intervall eines Quantils endet an den nächsten Grenzen, die sein Anteil ausschließt.</translation>
    </message>
    <message>
        <source>Yes to each question</source>
        <translation>Ja zu jeder Frage</translation>
    </message>
    <message>
        <source>Each question was asked by its own design; its row tells its own interval.</source>
        <translation>Jede Frage wurde mit ihrem eigenen Design gestellt; ihre Zeile nennt ihr eigenes Intervall.</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Each place is a pair of shares; the darker, the better it fits what was saved. The line holds the pairs of the {level} region. On the dashed line both shares are the same.</source>
        <translation>Jede Stelle ist ein Paar von Anteilen; je dunkler, desto besser passt es zum Gespeicherten. Die Linie umschließt die Paare des {level}-Bereichs. Auf der gestrichelten Linie sind beide Anteile gleich.</translation>
    </message>
    <message>
        <source>Likelihood surface of two groups: {first} {a}, {second} {b}.</source>
        <translation>Likelihood-Fläche zweier Gruppen: {first} {a}, {second} {b}.</translation>
    </message>
    <message>
        <source>Groups that share clusters have no surface; their difference is in the table.</source>
        <translation>Gruppen mit gemeinsamen Clustern haben keine Fläche; ihre Differenz steht in der Tabelle.</translation>
    </message>
    <message>
        <source>Consistent count</source>
        <translation>Zulässige Anzahl</translation>
    </message>
    <message>
        <source>Off by, points</source>
        <translation>Abweichung, %-Punkte</translation>
    </message>
    <message>
        <source>Off by %</source>
        <translation>Abweichung %</translation>
    </message>
    <message>
        <source>Curator off by, people</source>
        <translation>Abw. Treuhänder, Personen</translation>
    </message>
    <message>
        <source>Respondents</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Where the uncertainty comes from</source>
        <translation>Woher die Unsicherheit kommt</translation>
    </message>
    <message>
        <source>whole interval</source>
        <translation>ganzes Intervall</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>randomization</source>
        <translation>Randomisierung</translation>
    </message>
    <message>
        <source>± {points} points</source>
        <translation>± {points} Prozentpunkte</translation>
    </message>
    <message>
        <source>How {saved} becomes {count}: {expected} of {n} reports would say Yes even if no one’s answer were Yes, and each Yes adds {slope} of one. So ({saved} − {expected}) ÷ {slope} = {count}.</source>
        <translation>So wird {saved} zu {count}: {expected} von {n} Meldungen würden Ja sagen, auch wenn niemandes Antwort Ja wäre, und jedes Ja fügt {slope} einer Meldung hinzu. Also ({saved} − {expected}) ÷ {slope} = {count}.</translation>
    </message>
    <message>
        <source>Yes to the unrelated question</source>
        <translation>Ja zur unverfänglichen Frage</translation>
    </message>
    <message>
        <source>No, and follow the rule</source>
        <translation>Nein, und befolgen die Regel</translation>
    </message>
    <message>
        <source>Say No whatever the rule tells them</source>
        <translation>Sagen Nein, egal was die Regel vorgibt</translation>
    </message>
    <message>
        <source>Of those with Yes, say so</source>
        <translation>Von denen mit Ja: sagen es</translation>
    </message>
    <message>
        <source>The reports are beyond what shares from 0 to 100% can make. The consistent share is the most likely one there.</source>
        <translation>Die Meldungen liegen außerhalb dessen, was Anteile von 0 bis 100&#xa0;% ergeben können. Der zulässige Anteil ist dort der wahrscheinlichste.</translation>
    </message>
    <message>
        <source>A group has no reports: its share cannot be told apart.</source>
        <translation>Eine Gruppe hat keine Meldungen: Ihr Anteil lässt sich nicht bestimmen.</translation>
    </message>
    <message>
        <source>The most likely shares were not found exactly.</source>
        <translation>Die wahrscheinlichsten Anteile wurden nicht genau gefunden.</translation>
    </message>
    <message>
        <source>One share can explain what all groups or cards report: p {p}.</source>
        <translation>Ein Anteil kann erklären, was alle Gruppen oder Karten melden: p {p}.</translation>
    </message>
    <message>
        <source>No one share explains what all groups or cards report: p {p}. Shares may differ.</source>
        <translation>Kein einzelner Anteil erklärt, was alle Gruppen oder Karten melden: p {p}. Die Anteile können verschieden sein.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>This was not worked out.</source>
        <translation>Dies wurde nicht berechnet.</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>Berechnen</translation>
    </message>
    <message numerus="yes">
        <source>Flag these {n} responses</source>
        <translation>
            <numerusform>{n} Antwort markieren</numerusform>
            <numerusform>Diese {n} Antworten markieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Anchor question</source>
        <translation>Ankerfrage</translation>
    </message>
    <message>
        <source>Known share</source>
        <translation>Bekannter Anteil</translation>
    </message>
    <message>
        <source>Known share of the anchor</source>
        <translation>Bekannter Anteil des Ankers</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Questions that are checked</source>
        <translation>Fragen, die geprüft werden</translation>
    </message>
    <message>
        <source>Copy checks</source>
        <translation>Prüfungen kopieren</translation>
    </message>
    <message>
        <source>of {n} responses those where {filter}</source>
        <translation>von {n} Antworten die mit {filter}</translation>
    </message>
    <message>
        <source>without weights</source>
        <translation>ohne Gewichte</translation>
    </message>
    <message numerus="yes">
        <source>Without {n} flagged</source>
        <translation>
            <numerusform>Ohne {n} markierte</numerusform>
            <numerusform>Ohne {n} markierte</numerusform>
        </translation>
    </message>
    <message>
        <source>All questions that a check fits</source>
        <translation>Alle prüfbaren Fragen</translation>
    </message>
    <message>
        <source>All of them are flagged already.</source>
        <translation>Alle sind schon markiert.</translation>
    </message>
    <message>
        <source>They are flagged. The page of the study lists them.</source>
        <translation>Sie sind markiert. Die Seite der Studie führt sie auf.</translation>
    </message>
    <message>
        <source>The checks are on the clipboard.</source>
        <translation>Die Prüfungen sind in der Zwischenablage.</translation>
    </message>
    <message numerus="yes">
        <source>{n} answers</source>
        <translation>
            <numerusform>{n} Antwort</numerusform>
            <numerusform>{n} Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers taken together: {chosen}</source>
        <translation>Antworten zusammengefasst: {chosen}</translation>
    </message>
    <message>
        <source>No share</source>
        <translation>Kein Anteil</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Consistent (sums to one)</source>
        <translation>Zulässig (Summe eins)</translation>
    </message>
    <message>
        <source>Consistent (within 0 and 100%)</source>
        <translation>Zulässig (0 bis 100&#xa0;%)</translation>
    </message>
    <message>
        <source>All {0} at once (Bonferroni)</source>
        <translation>Alle {0} zugleich (Bonferroni)</translation>
    </message>
    <message>
        <source>Unbiased, may fall below zero</source>
        <translation>Erwartungstreu, auch unter null</translation>
    </message>
    <message>
        <source>Kind of interval</source>
        <translation>Art des Intervalls</translation>
    </message>
    <message>
        <source>Use anytime intervals</source>
        <translation>Jederzeit gültige Intervalle</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Ni&amp;veau</translation>
    </message>
    <message>
        <source>All at once (Bonferroni)</source>
        <translation>Alle zugleich (Bonferroni)</translation>
    </message>
    <message>
        <source>Holds however often you look while files come in.</source>
        <translation>Gilt, sooft Sie auch hinsehen, während Dateien eingehen.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>Zeigen als</translation>
    </message>
    <message>
        <source>Likelihood curve</source>
        <translation>Likelihood-Kurve</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Truth of the rehearsal</source>
        <translation>Wahrheit der Probe</translation>
    </message>
    <message>
        <source>Parts of the interval</source>
        <translation>Teile des Intervalls</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>All respondents as a line</source>
        <translation>Alle Teilnehmenden als Linie</translation>
    </message>
    <message>
        <source>Likelihood surface</source>
        <translation>Likelihood-Fläche</translation>
    </message>
    <message>
        <source>Stacked bar</source>
        <translation>Gestapelter Balken</translation>
    </message>
    <message>
        <source>Numbers beside the bars</source>
        <translation>Zahlen neben den Balken</translation>
    </message>
    <message>
        <source>Saved reports beside</source>
        <translation>Gespeichertes daneben</translation>
    </message>
    <message>
        <source>What a trusted curator misses</source>
        <translation>Was ein Treuhänder verfehlt</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Largest share first</source>
        <translation>Größter Anteil zuerst</translation>
    </message>
    <message>
        <source>As in the survey</source>
        <translation>Wie in der Umfrage</translation>
    </message>
    <message>
        <source>Order of the answers</source>
        <translation>Reihenfolge der Antworten</translation>
    </message>
    <message>
        <source>A trusted curator</source>
        <translation>Ein vertrauenswürdiger Treuhänder</translation>
    </message>
    <message>
        <source>Who sees every answer and adds Laplace noise of the same ε misses each count by the people in the last column, in one draw.</source>
        <translation>Wer jede Antwort sieht und Laplace-Rauschen mit demselben ε hinzufügt, verfehlt jede Anzahl um die Personen in der letzten Spalte, in einer Ziehung.</translation>
    </message>
    <message>
        <source>Narrow it</source>
        <translation>Genauer schätzen</translation>
    </message>
    <message>
        <source>Open the planner</source>
        <translation>Planer öffnen</translation>
    </message>
    <message>
        <source>Cut before you look</source>
        <translation>Erst einteilen, dann hinsehen</translation>
    </message>
    <message>
        <source>Whoever tries many cuttings will find a difference by chance. Numbers asked in the clear can be cut anew; the bins of a randomized one cannot.</source>
        <translation>Wer viele Einteilungen probiert, findet durch Zufall einen Unterschied. Offen erfragte Zahlen lassen sich neu einteilen, die Klassen einer randomisierten nicht.</translation>
    </message>
    <message>
        <source>For ±5 points at this ε and {0}, plan about {1} people.</source>
        <translation>Planen Sie für ±5 Prozentpunkte bei diesem ε und {0} etwa {1} Personen ein.</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy chart</source>
        <translation>Diagramm kopieren</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Split by</source>
        <translation>&amp;Teilen nach</translation>
    </message>
    <message>
        <source>T&amp;hen by</source>
        <translation>&amp;Dann nach</translation>
    </message>
    <message>
        <source>C&amp;ross with</source>
        <translation>&amp;Kreuzen mit</translation>
    </message>
    <message>
        <source>Of answer</source>
        <translation>Zur Antwort</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>Ge&amp;gen</translation>
    </message>
    <message>
        <source>Share that shares are tested against, in per cent</source>
        <translation>Anteil, gegen den Anteile getestet werden, in Prozent</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Choose people by “Only where”, or take it into a model.</source>
        <translation>Wählen Sie Personen über „Nur mit“ oder nehmen Sie die Frage in ein Modell auf.</translation>
    </message>
    <message>
        <source>Nothing to split by: every question here is sensitive.</source>
        <translation>Nichts zum Aufteilen: Jede Frage hier ist heikel.</translation>
    </message>
    <message>
        <source>Bands: {cuts}</source>
        <translation>Klassen: {cuts}</translation>
    </message>
    <message>
        <source>&amp;Only where</source>
        <translation>&amp;Nur mit</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>Ge&amp;wichte</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Gesamtheit</translation>
    </message>
    <message>
        <source>People in the population</source>
        <translation>Personen in der Grundgesamtheit</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Everyone, {n}</source>
        <translation>Alle, {n}</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>{n} where {filter}</source>
        <translation>{n} mit {filter}</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Known shares of {questions}</source>
        <translation>Bekannte Anteile: {questions}</translation>
    </message>
    <message>
        <source>Known shares from a table…</source>
        <translation>Bekannte Anteile aus Tabelle&#xa0;…</translation>
    </message>
    <message>
        <source>Only people where</source>
        <translation>Nur Personen mit</translation>
    </message>
    <message>
        <source>Only people count whose answers in the clear meet this.</source>
        <translation>Es zählen nur Personen, deren offene Antworten dies erfüllen.</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>Alle davon</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>Mindestens eine</translation>
    </message>
    <message>
        <source>Conditions that must hold</source>
        <translation>Bedingungen, die gelten müssen</translation>
    </message>
    <message>
        <source>This filter holds more than can be chosen here. Change it as text.</source>
        <translation>Dieser Filter enthält mehr, als sich hier wählen lässt. Ändern Sie ihn als Text.</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>The same as text</source>
        <translation>Dasselbe als Text</translation>
    </message>
    <message>
        <source>Filter as text</source>
        <translation>Filter als Text</translation>
    </message>
    <message>
        <source>such as area = city and age &gt;= 30</source>
        <translation>etwa area = city and age &gt;= 30</translation>
    </message>
    <message>
        <source>Count everyone</source>
        <translation>Alle zählen</translation>
    </message>
    <message>
        <source>Count these</source>
        <translation>Diese zählen</translation>
    </message>
    <message>
        <source>At column {n}: </source>
        <translation>Bei Zeichen {n}: </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signieren</translation>
    </message>
    <message>
        <source>Leave this condition out</source>
        <translation>Diese Bedingung weglassen</translation>
    </message>
    <message>
        <source>Answers: {names}</source>
        <translation>Antworten: {names}</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>ist eine von</translation>
    </message>
    <message>
        <source>Table of comma-separated values (*.csv)</source>
        <translation>Tabelle mit kommagetrennten Werten (*.csv)</translation>
    </message>
    <message>
        <source>Known shares</source>
        <translation>Bekannte Anteile</translation>
    </message>
    <message>
        <source>Confidence level, from {0} to {1}</source>
        <translation>Konfidenzniveau, von {0} bis {1}</translation>
    </message>
    <message>
        <source>Fitted, smoothed</source>
        <translation>Angepasst, geglättet</translation>
    </message>
    <message>
        <source>Fitted, not smoothed</source>
        <translation>Angepasst, nicht geglättet</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>&amp;Bins of</source>
        <translation>K&amp;lassen von</translation>
    </message>
    <message>
        <source>Width of the bins</source>
        <translation>Breite der Klassen</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>{width}, as usual</source>
        <translation>{width}, wie üblich</translation>
    </message>
    <message>
        <source>Number from which people are counted together</source>
        <translation>Zahl, ab der Personen zusammen gezählt werden</translation>
    </message>
    <message>
        <source>At or above</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>{edge}, the middle</source>
        <translation>{edge}, die Mitte</translation>
    </message>
    <message>
        <source>Two versions of one response</source>
        <translation>Zwei Fassungen einer Antwort</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>What each file has saved</source>
        <translation>Was jede Datei gespeichert hat</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Key: {0}</source>
        <translation>Taste: {0}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>id {0}</source>
        <translation>ID {0}</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>The first counts</source>
        <translation>Die erste zählt</translation>
    </message>
    <message>
        <source>The second counts</source>
        <translation>Die zweite zählt</translation>
    </message>
    <message>
        <source>Neither counts</source>
        <translation>Keine zählt</translation>
    </message>
    <message>
        <source>Files with {0}</source>
        <translation>Dateien mit {0}</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Its survey has the eight words: {0}</source>
        <translation>Die acht Wörter der zugehörigen Umfrage: {0}</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Listing the files.</source>
        <translation>Dateien werden aufgelistet.</translation>
    </message>
    <message>
        <source>Record of files</source>
        <translation>Protokoll der Dateien</translation>
    </message>
    <message>
        <source>Reading which files were offered.</source>
        <translation>Es wird gelesen, welche Dateien angeboten wurden.</translation>
    </message>
    <message>
        <source>Saving what is whole</source>
        <translation>Unversehrtes wird gerettet</translation>
    </message>
    <message>
        <source>Reading the study from both ends.</source>
        <translation>Die Studie wird von beiden Enden her gelesen.</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Reading the studies.</source>
        <translation>Die Studien werden gelesen.</translation>
    </message>
    <message>
        <source>{0}. Every file was looked at once. Nothing refused touches the estimates.</source>
        <translation>{0}. Jede Datei wurde einmal geprüft. Zurückgewiesenes berührt die Schätzungen nicht.</translation>
    </message>
    <message>
        <source>{0}. There was no file to look at.</source>
        <translation>{0}. Es gab keine Datei zu prüfen.</translation>
    </message>
    <message>
        <source>{0}. The file was accepted; there is nothing to look at.</source>
        <translation>{0}. Die Datei wurde angenommen; es gibt nichts zu klären.</translation>
    </message>
    <message numerus="yes">
        <source>{0}. All {n} files were accepted; there is nothing to look at.</source>
        <translation>
            <numerusform>{0}. Die {n} Datei wurde angenommen; es gibt nichts zu klären.</numerusform>
            <numerusform>{0}. Alle {n} Dateien wurden angenommen; es gibt nichts zu klären.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import finished</source>
        <translation>Import beendet</translation>
    </message>
    <message>
        <source>See the results</source>
        <translation>Ergebnisse ansehen</translation>
    </message>
    <message>
        <source>Every file ever offered to this study. One offered again stands once.</source>
        <translation>Jede Datei, die dieser Studie je angeboten wurde. Eine erneut angebotene steht nur einmal da.</translation>
    </message>
    <message>
        <source>The whole record has each file&apos;s size and SHA-256. Only refused and skipped files are there by name, without folder.</source>
        <translation>Das ganze Protokoll nennt Größe und SHA-256 jeder Datei. Nur zurückgewiesene und übergangene Dateien stehen darin mit Namen, ohne Ordner.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>duplicates, already here</source>
        <translation>Duplikate, schon vorhanden</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>conflicts, both kept</source>
        <translation>Konflikte, beide behalten</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>zurückgewiesen</translation>
    </message>
    <message>
        <source>Compare the conflict</source>
        <translation>Konflikt vergleichen</translation>
    </message>
    <message>
        <source>Compare the conflicts</source>
        <translation>Konflikte vergleichen</translation>
    </message>
    <message>
        <source>Save this list</source>
        <translation>Diese Liste speichern</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <source>If you cancel, what was accepted so far stays in the study.</source>
        <translation>Wenn Sie abbrechen, bleibt bisher Angenommenes in der Studie.</translation>
    </message>
    <message>
        <source>Import more</source>
        <translation>Weitere importieren</translation>
    </message>
    <message>
        <source>Folder “{name}”</source>
        <translation>Ordner „{name}“</translation>
    </message>
    <message>
        <source>File “{name}”</source>
        <translation>Datei „{name}“</translation>
    </message>
    <message numerus="yes">
        <source>{n} files and folders</source>
        <translation>
            <numerusform>{n} Datei oder Ordner</numerusform>
            <numerusform>{n} Dateien und Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>To look at, by reason</source>
        <translation>Zu klären, nach Grund</translation>
    </message>
    <message>
        <source>Files not accepted, by reason</source>
        <translation>Nicht angenommene Dateien, nach Grund</translation>
    </message>
    <message>
        <source>Conflicts {0}</source>
        <translation>Konflikte {0}</translation>
    </message>
    <message>
        <source>Refused {0}</source>
        <translation>Zurückgewiesen {0}</translation>
    </message>
    <message>
        <source>Skipped {0}</source>
        <translation>Übergangen {0}</translation>
    </message>
    <message>
        <source>All {0}</source>
        <translation>Alle {0}</translation>
    </message>
    <message>
        <source>Which of these files</source>
        <translation>Welche dieser Dateien</translation>
    </message>
    <message>
        <source>What was found, what to do</source>
        <translation>Was gefunden wurde, was zu tun ist</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message numerus="yes">
        <source>Show all {n}</source>
        <translation>
            <numerusform>{n} zeigen</numerusform>
            <numerusform>Alle {n} zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Beide zeigen</translation>
    </message>
    <message>
        <source>Open the sealed responses</source>
        <translation>Versiegelte Antworten öffnen</translation>
    </message>
    <message>
        <source>Responses to this survey are sealed. The key stays in memory until you leave the study; neither it nor the passphrase is saved.</source>
        <translation>Antworten auf diese Umfrage sind versiegelt. Der Schlüssel bleibt im Arbeitsspeicher, bis Sie die Studie verlassen; weder er noch die Passphrase wird gespeichert.</translation>
    </message>
    <message>
        <source>Choose the key file…</source>
        <translation>Schlüsseldatei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>No key file yet.</source>
        <translation>Noch keine Schlüsseldatei.</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Import without it</source>
        <translation>Ohne Schlüssel importieren</translation>
    </message>
    <message>
        <source>Sealed files are then refused; others are not.</source>
        <translation>Versiegelte Dateien werden dann zurückgewiesen, andere nicht.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>The key could not be read.</source>
        <translation>Der Schlüssel ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names in other programs</source>
        <translation>Namen in anderen Programmen</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>Was die Zellen zeigen</translation>
    </message>
    <message>
        <source>Rows as they will look, in another order</source>
        <translation>Zeilen, wie sie aussehen werden, in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>In Candor</source>
        <translation>In Candor</translation>
    </message>
    <message>
        <source>In {program}</source>
        <translation>In {program}</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more</source>
        <translation>
            <numerusform>und noch {n}</numerusform>
            <numerusform>und noch {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>{what}, {meaning}</source>
        <translation>{what}, {meaning}</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Writing: {part}</source>
        <translation>Schreiben: {part}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>{n} of {all} chosen</source>
        <translation>{n} von {all} gewählt</translation>
    </message>
    <message>
        <source>These responses are held in no file, so none can be written.</source>
        <translation>Diese Antworten liegen in keiner Datei vor, daher lässt sich keine schreiben.</translation>
    </message>
    <message>
        <source>Tick what to write.</source>
        <translation>Wählen Sie, was geschrieben wird.</translation>
    </message>
    <message>
        <source>Where to write</source>
        <translation>Wohin geschrieben wird</translation>
    </message>
    <message>
        <source>Cancelled. The files that were finished are there.</source>
        <translation>Abgebrochen. Die fertigen Dateien sind da.</translation>
    </message>
    <message>
        <source>Where and how</source>
        <translation>Wo und wie</translation>
    </message>
    <message>
        <source>All &amp;questions, not the results kept</source>
        <translation>Alle &amp;Fragen, nicht nur Behaltenes</translation>
    </message>
    <message>
        <source>&amp;Language of labels</source>
        <translation>Spra&amp;che der Beschriftungen</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Personen</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Gruppen</translation>
    </message>
    <message>
        <source>As I look at &amp;them now</source>
        <translation>&amp;Wie gerade betrachtet</translation>
    </message>
    <message>
        <source>Weights, strata, clusters, population and intervals are those of the results.</source>
        <translation>Gewichte, Schichten, Cluster, Grundgesamtheit und Intervalle sind die der Ergebnisse.</translation>
    </message>
    <message>
        <source>Keep the &amp;ids of responses</source>
        <translation>&amp;IDs der Antworten behalten</translation>
    </message>
    <message>
        <source>File &amp;names in the report</source>
        <translation>Datei&amp;namen im Bericht</translation>
    </message>
    <message>
        <source>N&amp;otes in the report</source>
        <translation>N&amp;otizen im Bericht</translation>
    </message>
    <message>
        <source>Will be written</source>
        <translation>Wird geschrieben</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>O&amp;rdner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>No groups within</source>
        <translation>Keine Untergruppen</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>Size of charts</source>
        <translation>Größe der Diagramme</translation>
    </message>
    <message>
        <source>&amp;Titles on charts</source>
        <translation>&amp;Titel auf Diagrammen</translation>
    </message>
    <message>
        <source>&amp;Black and white</source>
        <translation>Schwar&amp;z-weiß</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>with ids, back into Candor</source>
        <translation>mit IDs, zurück nach Candor</translation>
    </message>
    <message>
        <source>one object a line</source>
        <translation>ein Objekt je Zeile</translation>
    </message>
    <message>
        <source>opens anywhere</source>
        <translation>öffnet sich überall</translation>
    </message>
    <message>
        <source>with codebook and notes</source>
        <translation>mit Codebuch und Notizen</translation>
    </message>
    <message>
        <source>labels, kinds of missing</source>
        <translation>Beschriftungen, Fehlwerte</translation>
    </message>
    <message>
        <source>labels, notes of the design</source>
        <translation>Beschriftungen, Design</translation>
    </message>
    <message>
        <source>small, for R and Python</source>
        <translation>klein, für R und Python</translation>
    </message>
    <message>
        <source>a picture for print</source>
        <translation>ein Bild für den Druck</translation>
    </message>
    <message>
        <source>a drawing of any size</source>
        <translation>eine Zeichnung in jeder Größe</translation>
    </message>
    <message>
        <source>a page, with text as text</source>
        <translation>eine Seite, Text bleibt Text</translation>
    </message>
    <message>
        <source>one page, opens anywhere</source>
        <translation>eine Seite, öffnet sich überall</translation>
    </message>
    <message>
        <source>runs on Candor’s core</source>
        <translation>läuft mit Candors Kern</translation>
    </message>
    <message>
        <source>runs on RRreg</source>
        <translation>läuft mit RRreg</translation>
    </message>
    <message>
        <source>Where {filter}</source>
        <translation>Mit {filter}</translation>
    </message>
    <message>
        <source>Everyone who is not flagged</source>
        <translation>Alle, die nicht markiert sind</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All files hold the people that you look at, results their groups.</source>
        <translation>Alle Dateien enthalten die Personen, die Sie betrachten, Ergebnisse deren Gruppen.</translation>
    </message>
    <message>
        <source>You look at this: {people}. Files hold what is chosen here instead.</source>
        <translation>Sie betrachten: {people}. Die Dateien enthalten stattdessen, was hier gewählt ist.</translation>
    </message>
    <message>
        <source>You look at this: {people}, by {groups}. Files hold what is chosen here instead.</source>
        <translation>Sie betrachten: {people}, nach {groups}. Die Dateien enthalten stattdessen, was hier gewählt ist.</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows</source>
        <translation>
            <numerusform>{n} Zeile</numerusform>
            <numerusform>{n} Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>one row</source>
        <translation>eine Zeile</translation>
    </message>
    <message numerus="yes">
        <source>{n} columns</source>
        <translation>
            <numerusform>{n} Spalte</numerusform>
            <numerusform>{n} Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>{rows}, {columns}.</source>
        <translation>{rows}, {columns}.</translation>
    </message>
    <message>
        <source>What stands in the files: randomized words, never an answer. {rows}, {columns}.</source>
        <translation>Was in den Dateien steht: randomisierte Wörter, nie eine Antwort. {rows}, {columns}.</translation>
    </message>
    <message>
        <source>What stands in the files: the answers of people, as given. {rows}, {columns}.</source>
        <translation>Was in den Dateien steht: die Antworten der Personen, wie angegeben. {rows}, {columns}.</translation>
    </message>
    <message>
        <source>What stands in the files: randomized words, and the answers to one question as given. {rows}, {columns}.</source>
        <translation>Was in den Dateien steht: randomisierte Wörter und die Antworten auf eine Frage, wie angegeben. {rows}, {columns}.</translation>
    </message>
    <message numerus="yes">
        <source>What stands in the files: randomized words, and the answers to {n} questions as given. {rows}, {columns}.</source>
        <translation>
            <numerusform>Was in den Dateien steht: randomisierte Wörter und die Antworten auf {n} Frage, wie angegeben. {rows}, {columns}.</numerusform>
            <numerusform>Was in den Dateien steht: randomisierte Wörter und die Antworten auf {n} Fragen, wie angegeben. {rows}, {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>An id is the name of a response file: whoever has the file finds its row.</source>
        <translation>Eine ID ist der Name einer Antwortdatei: Wer die Datei hat, findet ihre Zeile.</translation>
    </message>
    <message>
        <source>Rows are shuffled and numbered, without the names of files.</source>
        <translation>Zeilen sind gemischt und nummeriert, ohne Dateinamen.</translation>
    </message>
    <message>
        <source>Whoever knows what a person answered in the clear, or has the file, may still find the row.</source>
        <translation>Wer weiß, was eine Person offen geantwortet hat, oder die Datei hat, kann die Zeile trotzdem finden.</translation>
    </message>
    <message>
        <source>One row a person shows what each person’s file shows: ε {epsilon}.</source>
        <translation>Eine Zeile je Person zeigt, was die Datei jeder Person zeigt: ε {epsilon}.</translation>
    </message>
    <message>
        <source>{renamed} of {n} names are others in {programs}; the codebook lists both.</source>
        <translation>{renamed} von {n} Namen lauten in {programs} anders; das Codebuch führt beide auf.</translation>
    </message>
    <message>
        <source>A column of ones and zeros is not yet a result: {rows} of the rows hold {code} under “{column}”, and the estimate is {share} of people ({low} to {high}).</source>
        <translation>Eine Spalte aus Einsen und Nullen ist noch kein Ergebnis: {rows} der Zeilen enthalten {code} unter „{column}“, die Schätzung ist {share} der Personen ({low} bis {high}).</translation>
    </message>
    <message>
        <source>{name} was not written. {why} {remedy}</source>
        <translation>{name} wurde nicht geschrieben. {why} {remedy}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more files were not written.</source>
        <translation>
            <numerusform>{n} weitere Datei wurde nicht geschrieben.</numerusform>
            <numerusform>{n} weitere Dateien wurden nicht geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other {n} are there.</source>
        <translation>
            <numerusform>{n} andere ist da.</numerusform>
            <numerusform>Die übrigen {n} sind da.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other one is there.</source>
        <translation>Die andere ist da.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in {folder}.</source>
        <translation>
            <numerusform>{n} Datei ist in {folder}.</numerusform>
            <numerusform>{n} Dateien sind in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file is in {folder}.</source>
        <translation>Eine Datei ist in {folder}.</translation>
    </message>
    <message numerus="yes">
        <source>Write {n} files</source>
        <translation>
            <numerusform>{n} Datei schreiben</numerusform>
            <numerusform>{n} Dateien schreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Write one file</source>
        <translation>Eine Datei schreiben</translation>
    </message>
    <message>
        <source>Replace one file</source>
        <translation>Eine Datei ersetzen</translation>
    </message>
    <message>
        <source>{files}, replace {m}</source>
        <translation>{files}, {m} ersetzen</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Zielgröße</translation>
    </message>
    <message>
        <source>on</source>
        <comment>an outcome on its terms</comment>
        <translation>auf</translation>
    </message>
    <message>
        <source>Add a term</source>
        <translation>Term hinzufügen</translation>
    </message>
    <message>
        <source>Terms that can be added</source>
        <translation>Terme zum Hinzufügen</translation>
    </message>
    <message>
        <source>Hide the formula</source>
        <translation>Formel ausblenden</translation>
    </message>
    <message>
        <source>Show as formula</source>
        <translation>Als Formel zeigen</translation>
    </message>
    <message>
        <source>Outcome: {question}</source>
        <translation>Zielgröße: {question}</translation>
    </message>
    <message>
        <source>Leave out {term}</source>
        <translation>Weglassen: {term}</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>There is no other question.</source>
        <translation>Es gibt keine andere Frage.</translation>
    </message>
    <message>
        <source>a:b crosses two terms, a*b adds both and their crossing.</source>
        <translation>a:b kreuzt zwei Terme, a*b fügt beide und ihre Kreuzung hinzu.</translation>
    </message>
    <message>
        <source>At letter {n}:</source>
        <translation>Bei Zeichen {n}:</translation>
    </message>
    <message>
        <source>The most frequent, until you choose.</source>
        <translation>Die häufigste, bis Sie wählen.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>Dieses Modell entfernen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Linkfunktion</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sandwich</translation>
    </message>
    <message>
        <source>What errors rest on</source>
        <translation>Worauf Fehler beruhen</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <translation>Feh&amp;ler</translation>
    </message>
    <message>
        <source>Average marginal effects</source>
        <translation>Mittlere marginale Effekte</translation>
    </message>
    <message>
        <source>Check against the design</source>
        <translation>Am Design prüfen</translation>
    </message>
    <message>
        <source>Names of the file, sex[man]</source>
        <translation>Namen der Datei, sex[man]</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>Multinomial logit</source>
        <translation>Multinomiales Logit</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Few people; every comparison gets wide.</source>
        <translation>Wenige Personen; jeder Vergleich wird ungenau.</translation>
    </message>
    <message>
        <source>{question}: compared with {answer}</source>
        <translation>{question}: verglichen mit {answer}</translation>
    </message>
    <message>
        <source>In every table and chart of this model</source>
        <translation>In jeder Tabelle und jedem Diagramm dieses Modells</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Words that can stand here</source>
        <translation>Wörter, die hier stehen können</translation>
    </message>
    <message>
        <source>Make a model</source>
        <translation>Modell bilden</translation>
    </message>
    <message>
        <source>The last model that could be fitted: {formula}</source>
        <translation>Das letzte anpassbare Modell: {formula}</translation>
    </message>
    <message>
        <source>Join groups of {question}</source>
        <translation>Gruppen zusammenlegen: {question}</translation>
    </message>
    <message>
        <source>Leave out the crossing</source>
        <translation>Kreuzung weglassen</translation>
    </message>
    <message>
        <source>Fitting the model…</source>
        <translation>Modell wird angepasst&#xa0;…</translation>
    </message>
    <message>
        <source>Keep in Results</source>
        <translation>In Ergebnisse aufnehmen</translation>
    </message>
    <message>
        <source>Arrows move it by one, Page Up and Page Down by ten; Delete removes it.</source>
        <translation>Pfeiltasten verschieben ihn um eins, Bild auf und Bild ab um zehn; Entf entfernt ihn.</translation>
    </message>
    <message>
        <source>How many people gave each number</source>
        <translation>Wie viele Personen jede Zahl angaben</translation>
    </message>
    <message>
        <source>{number}: {n} people in {before}, {m} in {after}</source>
        <translation>{number}: {n} Personen in {before}, {m} in {after}</translation>
    </message>
    <message>
        <source>Cut {n} of {all}</source>
        <translation>Schnitt {n} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>{group}: {n} people</source>
        <translation>
            <numerusform>{group}: {n} Person</numerusform>
            <numerusform>{group}: {n} Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}, few people</source>
        <translation>{n}, wenige Personen</translation>
    </message>
    <message>
        <source>Where to cut</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>Remove the split</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cut at</source>
        <translation>Schneiden bei</translation>
    </message>
    <message>
        <source>Four of like size</source>
        <translation>Vier gleich große</translation>
    </message>
    <message>
        <source>Remove the second split</source>
        <translation>Zweite Aufteilung entfernen</translation>
    </message>
    <message>
        <source>Remove the crossing</source>
        <translation>Kreuzung entfernen</translation>
    </message>
    <message>
        <source>Every {n}</source>
        <translation>Im Abstand {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cuttings looked at</source>
        <translation>
            <numerusform>{n} Einteilung betrachtet</numerusform>
            <numerusform>{n} Einteilungen betrachtet</numerusform>
        </translation>
    </message>
    <message>
        <source>{question} {low} to {high}, saved as given</source>
        <translation>{question} {low} bis {high}, gespeichert wie angegeben</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Working out the question you chose…</source>
        <translation>Die gewählte Frage wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Working out intervals…</source>
        <translation>Intervalle werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Table of the result</source>
        <translation>Tabelle des Ergebnisses</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>Zahl kopieren</translation>
    </message>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Curator</source>
        <translation>Treuhänder</translation>
    </message>
    <message>
        <source>The reports as they stand in the files, before the correction.</source>
        <translation>Die Meldungen, wie sie in den Dateien stehen, vor der Korrektur.</translation>
    </message>
    <message>
        <source>The unbiased share of all who answered, in per cent.</source>
        <translation>Der erwartungstreue Anteil an allen, die geantwortet haben, in Prozent.</translation>
    </message>
    <message>
        <source>The standard error, in points.</source>
        <translation>Der Standardfehler, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>The share less the truth, in points.</source>
        <translation>Der Anteil minus die Wahrheit, in Prozentpunkten.</translation>
    </message>
    <message>
        <source>The same in per cent of the truth.</source>
        <translation>Dasselbe in Prozent der Wahrheit.</translation>
    </message>
    <message>
        <source>By how many people a trusted curator’s count was off in one draw.</source>
        <translation>Um wie viele Personen die Anzahl eines vertrauenswürdigen Treuhänders in einer Ziehung danebenlag.</translation>
    </message>
    <message>
        <source>Drag, or Alt+Up and Alt+Down</source>
        <translation>Ziehen oder Alt+Pfeil auf und Alt+Pfeil ab</translation>
    </message>
    <message>
        <source>files came since</source>
        <translation>seither neue Dateien</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>fewer count since</source>
        <translation>seither zählen weniger</translation>
    </message>
    <message>
        <source>Work it out with all {n}</source>
        <translation>Mit allen {n} berechnen</translation>
    </message>
    <message>
        <source>Change the heading</source>
        <translation>Überschrift ändern</translation>
    </message>
    <message>
        <source>Result {n}</source>
        <translation>Ergebnis {n}</translation>
    </message>
    <message>
        <source>Add a heading</source>
        <translation>Überschrift hinzufügen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Drag to reorder, or Alt+Up and Alt+Down. “Keep in Results” on a page adds what it shows.</source>
        <translation>Zum Umordnen ziehen oder Alt+Pfeil auf und Alt+Pfeil ab. „In Ergebnisse aufnehmen“ auf einer Seite fügt hinzu, was sie zeigt.</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Press Keep in Results on any analysis.</source>
        <translation>Noch ist nichts aufgenommen. Drücken Sie bei einer Auswertung „In Ergebnisse aufnehmen“.</translation>
    </message>
    <message numerus="yes">
        <source>{n} analyses, in the order of the report</source>
        <translation>
            <numerusform>{n} Auswertung, in der Reihenfolge des Berichts</numerusform>
            <numerusform>{n} Auswertungen, in der Reihenfolge des Berichts</numerusform>
        </translation>
    </message>
    <message>
        <source>One analysis</source>
        <translation>Eine Auswertung</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Entfernt.</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Writing the results…</source>
        <translation>Ergebnisse werden geschrieben&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>{n} files were written to {folder}.</source>
        <translation>
            <numerusform>{n} Datei wurde geschrieben nach: {folder}.</numerusform>
            <numerusform>{n} Dateien wurden geschrieben nach: {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What becomes of them</source>
        <translation>Was daraus wird</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>One section each, in this order, with your notes and a methods page.</source>
        <translation>Je ein Abschnitt, in dieser Reihenfolge, mit Ihren Notizen und einer Methodenseite.</translation>
    </message>
    <message>
        <source>Slides, as pictures</source>
        <translation>Folien, als Bilder</translation>
    </message>
    <message>
        <source>One picture each, 16 to 9, what was found above the chart.</source>
        <translation>Je ein Bild, 16 zu 9, der Befund über dem Diagramm.</translation>
    </message>
    <message>
        <source>Tables, one Excel file</source>
        <translation>Tabellen, eine Excel-Datei</translation>
    </message>
    <message>
        <source>One sheet each; figures as numbers, the note beneath.</source>
        <translation>Je ein Tabellenblatt; Werte als Zahlen, die Notiz darunter.</translation>
    </message>
    <message>
        <source>In each of them</source>
        <translation>In jedem davon</translation>
    </message>
    <message>
        <source>The &amp;notes</source>
        <translation>Die &amp;Notizen</translation>
    </message>
    <message>
        <source>n, design, ε, interval</source>
        <translation>n, Design, ε, Intervall</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>slide-{first} to {last}, .png and .svg</source>
        <translation>slide-{first} bis {last}, .png und .svg</translation>
    </message>
    <message>
        <source>slide-{first}, .png and .svg</source>
        <translation>slide-{first}, .png und .svg</translation>
    </message>
    <message>
        <source>Results {numbers} were kept of other responses; what is written is of all now.</source>
        <translation>Die Ergebnisse {numbers} wurden zu anderen Antworten behalten; geschrieben wird der Stand aller heutigen.</translation>
    </message>
    <message>
        <source>Result {numbers} was kept of other responses; what is written is of all now.</source>
        <translation>Ergebnis {numbers} wurde zu anderen Antworten behalten; geschrieben wird der Stand aller heutigen.</translation>
    </message>
    <message>
        <source>Into {folder}, where files of these names are replaced.</source>
        <translation>In {folder}; Dateien gleichen Namens werden dort ersetzt.</translation>
    </message>
    <message>
        <source>Write one</source>
        <translation>Eines schreiben</translation>
    </message>
    <message>
        <source>Write two</source>
        <translation>Zwei schreiben</translation>
    </message>
    <message>
        <source>Write all three</source>
        <translation>Alle drei schreiben</translation>
    </message>
    <message>
        <source>&amp;Save as PDF</source>
        <translation>Als PDF s&amp;peichern</translation>
    </message>
    <message>
        <source>&amp;Try with {n}</source>
        <translation>&amp;Mit {n} probieren</translation>
    </message>
    <message>
        <source>These answers were not collected by Candor, or without chance.</source>
        <translation>Diese Antworten wurden ohne Candor oder ohne Zufall erhoben.</translation>
    </message>
    <message>
        <source>There is nothing here that could be tried.</source>
        <translation>Hier gibt es nichts, was sich probieren ließe.</translation>
    </message>
    <message>
        <source>Nothing was tried yet.</source>
        <translation>Noch wurde nichts probiert.</translation>
    </message>
    <message>
        <source>Made-up people answer the survey, and their files are searched for their answers. The responses of the study are not touched.</source>
        <translation>Erfundene Personen beantworten die Umfrage, und ihre Dateien werden nach ihren Antworten durchsucht. Die Antworten der Studie bleiben unberührt.</translation>
    </message>
    <message>
        <source>{done} of {total} made-up people</source>
        <translation>{done} von {total} erfundenen Personen</translation>
    </message>
    <message>
        <source>Save what the files reveal</source>
        <translation>Speichern, was die Dateien verraten</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Gespeichert als {0}.</translation>
    </message>
    <message>
        <source>{question} (several answers)</source>
        <translation>{question} (mehrere Antworten)</translation>
    </message>
    <message>
        <source>Randomizing the occupations and writing them to files: {done} of {total}</source>
        <translation>Berufe werden randomisiert und in Dateien geschrieben: {done} von {total}</translation>
    </message>
    <message>
        <source>Importing the files of the occupations: {done} of {total}</source>
        <translation>Dateien mit den Berufen werden importiert: {done} von {total}</translation>
    </message>
    <message>
        <source>Randomizing the answers on sales and writing them to files: {done} of {total}</source>
        <translation>Antworten zum Verkaufsberuf werden randomisiert und in Dateien geschrieben: {done} von {total}</translation>
    </message>
    <message>
        <source>Importing the files of the answers on sales: {done} of {total}</source>
        <translation>Dateien mit den Antworten zum Verkaufsberuf werden importiert: {done} von {total}</translation>
    </message>
    <message>
        <source>The table has {people} people, the study {n} responses.</source>
        <translation>Die Tabelle hat {people} Personen, die Studie {n} Antworten.</translation>
    </message>
    <message>
        <source>Load the table that was written with this study.</source>
        <translation>Laden Sie die Tabelle, die mit dieser Studie geschrieben wurde.</translation>
    </message>
    <message>
        <source>{answer}: {n}</source>
        <translation>{answer}: {n}</translation>
    </message>
    <message>
        <source>{answer}, the most</source>
        <translation>{answer}, am häufigsten</translation>
    </message>
    <message>
        <source>{answer}, few people</source>
        <translation>{answer}, wenige Personen</translation>
    </message>
    <message>
        <source>Not fitted</source>
        <translation>Nicht angepasst</translation>
    </message>
    <message>
        <source>Not of this survey</source>
        <translation>Nicht aus dieser Umfrage</translation>
    </message>
    <message numerus="yes">
        <source>{link} · {n} terms</source>
        <translation>
            <numerusform>{link} · {n} Term</numerusform>
            <numerusform>{link} · {n} Terme</numerusform>
        </translation>
    </message>
    <message>
        <source>{link} · one term</source>
        <translation>{link} · ein Term</translation>
    </message>
    <message>
        <source>in the clear</source>
        <translation>offen gefragt</translation>
    </message>
    <message>
        <source>{kind} · {asked}</source>
        <comment>a question in the list of the analyst</comment>
        <translation>{kind} · {asked}</translation>
    </message>
    <message>
        <source>No responses yet</source>
        <translation>Noch keine Antworten</translation>
    </message>
    <message>
        <source>One response</source>
        <translation>Eine Antwort</translation>
    </message>
    <message numerus="yes">
        <source>{n} responses</source>
        <translation>
            <numerusform>{n} Antwort</numerusform>
            <numerusform>{n} Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Rehearsal: responses of people whose answers are known</source>
        <translation>Probe: Antworten von Personen, deren Angaben bekannt sind</translation>
    </message>
    <message>
        <source>Real responses</source>
        <translation>Echte Antworten</translation>
    </message>
    <message>
        <source>Read-only: what you choose is not kept</source>
        <translation>Nur lesbar: Ihre Auswahl wird nicht behalten</translation>
    </message>
    <message>
        <source>Responses accepted by day</source>
        <translation>Angenommene Antworten nach Tag</translation>
    </message>
    <message>
        <source>Flag responses</source>
        <translation>Antworten markieren</translation>
    </message>
    <message>
        <source>Nothing is deleted. Flagged responses count as before, and every result can also be seen without them.</source>
        <translation>Nichts wird gelöscht. Markierte Antworten zählen wie zuvor, und jedes Ergebnis lässt sich auch ohne sie ansehen.</translation>
    </message>
    <message>
        <source>Ids or names of files, one a line</source>
        <translation>IDs oder Dateinamen, je Zeile eine Angabe</translation>
    </message>
    <message>
        <source>such as 1f2e3d4c or 1f2e3d4c….response</source>
        <translation>etwa 1f2e3d4c oder 1f2e3d4c….response</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Dateien wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Why, where you want to say it</source>
        <translation>Warum, wenn Sie es angeben möchten</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Response files (*.response *.sealed);;All files (*)</source>
        <translation>Antwortdateien (*.response *.sealed);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Files of responses to flag</source>
        <translation>Zu markierende Antwortdateien</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit&#xa0;…</translation>
    </message>
    <message>
        <source>Merge a study…</source>
        <translation>Studie zusammenführen&#xa0;…</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Erhoben</translation>
    </message>
    <message>
        <source>Looked at before all files were in: fixed intervals hold for one look only.</source>
        <translation>Angesehen, bevor alle Dateien da waren: Feste Intervalle gelten nur für einen Blick.</translation>
    </message>
    <message>
        <source>Survey words: {0}</source>
        <translation>Wörter der Umfrage: {0}</translation>
    </message>
    <message numerus="yes">
        <source>{n} responses in {days} days of import</source>
        <translation>
            <numerusform>{n} Antwort an {days} Importtagen</numerusform>
            <numerusform>{n} Antworten an {days} Importtagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} responses in one day of import</source>
        <translation>
            <numerusform>{n} Antwort an einem Importtag</numerusform>
            <numerusform>{n} Antworten an einem Importtag</numerusform>
        </translation>
    </message>
    <message>
        <source>Above {0}, people are warned before they answer.</source>
        <translation>Über {0} wird vor dem Antworten gewarnt.</translation>
    </message>
    <message>
        <source>Files offered</source>
        <translation>Angebotene Dateien</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>A file offered again counts once.</source>
        <translation>Eine erneut angebotene Datei zählt nur einmal.</translation>
    </message>
    <message>
        <source>one code</source>
        <translation>ein Code</translation>
    </message>
    <message numerus="yes">
        <source>{n} codes</source>
        <translation>
            <numerusform>{n} Code</numerusform>
            <numerusform>{n} Codes</numerusform>
        </translation>
    </message>
    <message>
        <source>one response, another file</source>
        <translation>eine Antwort, andere Datei</translation>
    </message>
    <message>
        <source>one id, other bytes</source>
        <translation>eine ID, andere Bytes</translation>
    </message>
    <message>
        <source>not response files</source>
        <translation>keine Antwortdateien</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing is noted yet. Notes are kept in the study.</source>
        <translation>Noch nichts notiert. Notizen werden in der Studie aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most {most} letters; this has {n} more. It is not kept yet.</source>
        <translation>
            <numerusform>Eine Notiz hat höchstens {most} Zeichen; diese hat {n} zu viel. Sie ist noch nicht gespeichert.</numerusform>
            <numerusform>Eine Notiz hat höchstens {most} Zeichen; diese hat {n} zu viel. Sie ist noch nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat all</source>
        <translation>Alle wiederholen</translation>
    </message>
    <message>
        <source>Log of analyses</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Press an analysis to make it again.</source>
        <translation>Wählen Sie eine Auswertung, um sie zu wiederholen.</translation>
    </message>
    <message numerus="yes">
        <source>Looked at {n} times before the last files came.</source>
        <translation>
            <numerusform>{n}-mal angesehen, bevor die letzten Dateien kamen.</numerusform>
            <numerusform>{n}-mal angesehen, bevor die letzten Dateien kamen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked at once before the last files came.</source>
        <translation>Einmal angesehen, bevor die letzten Dateien kamen.</translation>
    </message>
    <message>
        <source>What you look at, and stay with, is listed here.</source>
        <translation>Was Sie ansehen und wobei Sie bleiben, steht hier.</translation>
    </message>
    <message>
        <source>Flag…</source>
        <translation>Markieren&#xa0;…</translation>
    </message>
    <message>
        <source>Mark responses that you do not trust</source>
        <translation>Antworten markieren, denen Sie nicht trauen</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Zu klären</translation>
    </message>
    <message>
        <source>Conflicts, refused files and flags</source>
        <translation>Konflikte, zurückgewiesene Dateien und Markierungen</translation>
    </message>
    <message>
        <source>Flagged {0}</source>
        <translation>Markiert {0}</translation>
    </message>
    <message>
        <source>No file is in conflict, and none was refused.</source>
        <translation>Keine Datei steht in Konflikt, und keine wurde zurückgewiesen.</translation>
    </message>
    <message>
        <source>Until a conflict is decided, the file that came first counts.</source>
        <translation>Bis ein Konflikt entschieden ist, zählt die Datei, die zuerst kam.</translation>
    </message>
    <message>
        <source>Every decision can be undone.</source>
        <translation>Jede Entscheidung ist umkehrbar.</translation>
    </message>
    <message>
        <source>Flagged responses count unless results are shown without them.</source>
        <translation>Markierte Antworten zählen, solange Ergebnisse nicht ohne sie gezeigt werden.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>FLAGGED</source>
        <translation>MARKIERT</translation>
    </message>
    <message>
        <source>Unflag</source>
        <translation>Markierung aufheben</translation>
    </message>
    <message>
        <source>Save &amp;chart…</source>
        <translation>&amp;Diagramm speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>&amp;Tabelle speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save tables of &amp;all questions…</source>
        <translation>Tabellen &amp;aller Fragen speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export the study…</source>
        <translation>Studie &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Copy &amp;chart</source>
        <translation>&amp;Diagramm kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;methods paragraph</source>
        <translation>&amp;Methodenabsatz kopieren</translation>
    </message>
    <message>
        <source>&amp;Keep in Results</source>
        <translation>In &amp;Ergebnisse aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Find question</source>
        <translation>Frage &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>&amp;Previous question</source>
        <translation>&amp;Vorige Frage</translation>
    </message>
    <message>
        <source>P&amp;lan…</source>
        <translation>P&amp;lanen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;Choices</source>
        <translation>&amp;Auswahl</translation>
    </message>
    <message>
        <source>&amp;Undo: {0}</source>
        <translation>&amp;Rückgängig: {0}</translation>
    </message>
    <message>
        <source>&amp;Redo: {0}</source>
        <translation>&amp;Wiederherstellen: {0}</translation>
    </message>
    <message>
        <source>another analysis</source>
        <translation>andere Auswertung</translation>
    </message>
    <message>
        <source>another question</source>
        <translation>andere Frage</translation>
    </message>
    <message>
        <source>crossing two questions</source>
        <translation>Kreuzen zweier Fragen</translation>
    </message>
    <message>
        <source>answer that is crossed</source>
        <translation>gekreuzte Antwort</translation>
    </message>
    <message>
        <source>share to test against</source>
        <translation>Anteil, gegen den getestet wird</translation>
    </message>
    <message>
        <source>answers taken together</source>
        <translation>zusammengefasste Antworten</translation>
    </message>
    <message>
        <source>which responses count</source>
        <translation>welche Antworten zählen</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>groups of groups</source>
        <translation>Gruppen in Gruppen</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>line of all</source>
        <translation>Zeile für alle</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>how the sample was drawn</source>
        <translation>Ziehung der Stichprobe</translation>
    </message>
    <message>
        <source>size of the population</source>
        <translation>Größe der Grundgesamtheit</translation>
    </message>
    <message>
        <source>unbiased or consistent</source>
        <translation>erwartungstreu oder zulässig</translation>
    </message>
    <message>
        <source>kind of interval</source>
        <translation>Art des Intervalls</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>all intervals at once</source>
        <translation>alle Intervalle zugleich</translation>
    </message>
    <message>
        <source>shares or counts</source>
        <translation>Anteile oder Anzahlen</translation>
    </message>
    <message>
        <source>saved reports</source>
        <translation>gespeicherte Meldungen</translation>
    </message>
    <message>
        <source>what a trusted curator misses</source>
        <translation>Abweichung eines Treuhänders</translation>
    </message>
    <message>
        <source>order of the answers</source>
        <translation>Reihenfolge der Antworten</translation>
    </message>
    <message>
        <source>likelihood curve</source>
        <translation>Likelihood-Kurve</translation>
    </message>
    <message>
        <source>explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>likelihood surface</source>
        <translation>Likelihood-Fläche</translation>
    </message>
    <message>
        <source>stacked bar</source>
        <translation>gestapelter Balken</translation>
    </message>
    <message>
        <source>numbers beside the bars</source>
        <translation>Zahlen neben den Balken</translation>
    </message>
    <message>
        <source>parts of the interval</source>
        <translation>Teile des Intervalls</translation>
    </message>
    <message>
        <source>whose shares</source>
        <translation>wessen Anteile</translation>
    </message>
    <message>
        <source>the edge</source>
        <translation>die Grenze</translation>
    </message>
    <message>
        <source>width of the bins</source>
        <translation>Breite der Klassen</translation>
    </message>
    <message>
        <source>smoothed or not</source>
        <translation>geglättet oder nicht</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>another page</source>
        <translation>andere Seite</translation>
    </message>
    <message>
        <source>what is checked</source>
        <translation>was geprüft wird</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>ein Modell</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>eine Notiz</translation>
    </message>
    <message>
        <source>a decision on a conflict</source>
        <translation>Entscheidung über einen Konflikt</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>the results that are kept</source>
        <translation>behaltene Ergebnisse</translation>
    </message>
    <message>
        <source>flagged responses</source>
        <translation>markierte Antworten</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesbar</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Drop response files or a folder here, or choose them.</source>
        <translation>Legen Sie Antwortdateien oder einen Ordner hier ab, oder wählen Sie sie aus.</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Dateien importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Ordner importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing collected so far?</source>
        <translation>Noch nichts erhoben?</translation>
    </message>
    <message>
        <source>See beforehand which margin to expect.</source>
        <translation>Sehen Sie vorab, welche Fehlerspanne zu erwarten ist.</translation>
    </message>
    <message>
        <source>Each person saves one file that ends in .response.</source>
        <translation>Jede Person speichert eine Datei, die auf .response endet.</translation>
    </message>
    <message>
        <source>Import the same folder again whenever files are added.</source>
        <translation>Importieren Sie denselben Ordner erneut, sobald Dateien hinzukommen.</translation>
    </message>
    <message>
        <source>This survey</source>
        <translation>Diese Umfrage</translation>
    </message>
    <message>
        <source>Eight words</source>
        <translation>Acht Wörter</translation>
    </message>
    <message>
        <source>&amp;Randomize anew</source>
        <translation>&amp;Neu randomisieren</translation>
    </message>
    <message>
        <source>Example: the occupations of {0} people</source>
        <translation>Beispiel: die Berufe von {0} Personen</translation>
    </message>
    <message>
        <source>{0} people of a census extract, each with a known occupation. Every answer is randomized as a respondent’s is, written to a file, and the files are imported. The shares are then estimated from the files alone, and the truth is set beside them.</source>
        <translation>{0} Personen aus einem Auszug einer Volkszählung, deren Berufe bekannt sind. Jede Antwort wird randomisiert wie die von Teilnehmenden und in eine Datei geschrieben, und die Dateien werden importiert. Die Anteile werden dann allein aus den Dateien geschätzt und der Wahrheit gegenübergestellt.</translation>
    </message>
    <message>
        <source>The example</source>
        <translation>Das Beispiel</translation>
    </message>
    <message>
        <source>The example cannot be made</source>
        <translation>Das Beispiel lässt sich nicht erstellen</translation>
    </message>
    <message>
        <source>{0} responses to each question</source>
        <translation>{0} Antworten auf jede Frage</translation>
    </message>
    <message>
        <source>Rehearsal: real people, their answers known</source>
        <translation>Probe: echte Personen, deren Antworten bekannt sind</translation>
    </message>
    <message>
        <source>ε {0} over both questions</source>
        <translation>ε {0} über beide Fragen</translation>
    </message>
    <message>
        <source>This could not be worked out.</source>
        <translation>Das ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Not kept: what you chose is still being worked out.</source>
        <translation>Nicht behalten: Ihre Auswahl wird noch berechnet.</translation>
    </message>
    <message>
        <source>A study keeps at most {n} results; remove one first.</source>
        <translation>Eine Studie behält höchstens {n} Ergebnisse; entfernen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>It is in the Results.</source>
        <translation>Es steht in den Ergebnissen.</translation>
    </message>
    <message>
        <source>Kept in the Results.</source>
        <translation>In die Ergebnisse aufgenommen.</translation>
    </message>
    <message>
        <source>Pages of the study</source>
        <translation>Seiten der Studie</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter questions</source>
        <translation>Fragen filtern</translation>
    </message>
    <message>
        <source>No question has these words.</source>
        <translation>Keine Frage enthält diese Wörter.</translation>
    </message>
    <message>
        <source>This study is gone</source>
        <translation>Diese Studie ist nicht mehr da</translation>
    </message>
    <message>
        <source>This study cannot be opened</source>
        <translation>Diese Studie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut nachsehen</translation>
    </message>
    <message>
        <source>Save what is whole…</source>
        <translation>Unversehrtes speichern&#xa0;…</translation>
    </message>
    <message>
        <source>They are real…</source>
        <translation>Sie sind echt&#xa0;…</translation>
    </message>
    <message>
        <source>They are rehearsed…</source>
        <translation>Sie stammen aus einer Probe&#xa0;…</translation>
    </message>
    <message>
        <source>Save what is whole as a new study</source>
        <translation>Unversehrtes als neue Studie speichern</translation>
    </message>
    <message numerus="yes">
        <source>{n} responses were whole and are here.</source>
        <translation>
            <numerusform>{n} Antwort war unversehrt und ist hier.</numerusform>
            <numerusform>{n} Antworten waren unversehrt und sind hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>One response was whole and is here.</source>
        <translation>Eine Antwort war unversehrt und ist hier.</translation>
    </message>
    <message numerus="yes">
        <source>{lost} were left out, since they are not as they were written.</source>
        <translation>
            <numerusform>{lost} wurde ausgelassen, da sie nicht mehr so ist, wie sie geschrieben wurde.</numerusform>
            <numerusform>{lost} wurden ausgelassen, da sie nicht mehr so sind, wie sie geschrieben wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>One was left out, since it is not as it was written.</source>
        <translation>Eine wurde ausgelassen, da sie nicht mehr so ist, wie sie geschrieben wurde.</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Das Diagramm ist in der Zwischenablage.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} tables are on the clipboard.</source>
        <translation>
            <numerusform>{n} Tabelle ist in der Zwischenablage.</numerusform>
            <numerusform>Alle {n} Tabellen sind in der Zwischenablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Die Tabelle ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The methods paragraph is on the clipboard.</source>
        <translation>Der Methodenabsatz ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Not taken along: what you chose is still being worked out.</source>
        <translation>Nicht mitgenommen: Was Sie gewählt haben, wird noch berechnet.</translation>
    </message>
    <message>
        <source>Saving {0}…</source>
        <translation>{0} wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Studies to merge with</source>
        <translation>Studien zum Zusammenführen</translation>
    </message>
    <message>
        <source>Merged study</source>
        <translation>Zusammengeführte Studie</translation>
    </message>
    <message>
        <source>Study to compare with</source>
        <translation>Studie zum Vergleichen</translation>
    </message>
    <message>
        <source>The two studies share no question with the same answers.</source>
        <translation>Die beiden Studien haben keine Frage mit denselben Antworten gemeinsam.</translation>
    </message>
    <message>
        <source>Questions are shared where their ids and answers are the same.</source>
        <translation>Gemeinsam sind Fragen, deren IDs und Antworten gleich sind.</translation>
    </message>
    <message>
        <source>One study holds real responses, the other rehearsed ones.</source>
        <translation>Die eine Studie enthält echte Antworten, die andere solche aus einer Probe.</translation>
    </message>
    <message>
        <source>Choose a study of the same sort.</source>
        <translation>Wählen Sie eine Studie derselben Art.</translation>
    </message>
    <message>
        <source>Repeating the analyses…</source>
        <translation>Auswertungen werden wiederholt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Merged: {accepted} responses, {duplicates} duplicates, {conflicts} conflicts.</source>
        <translation>
            <numerusform>Zusammengeführt: {accepted} Antwort, {duplicates} Duplikate, {conflicts} Konflikte.</numerusform>
            <numerusform>Zusammengeführt: {accepted} Antworten, {duplicates} Duplikate, {conflicts} Konflikte.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be decided anew: {n}.</source>
        <translation>Neu zu entscheiden: {n}.</translation>
    </message>
    <message>
        <source>Two studies compared</source>
        <translation>Zwei Studien im Vergleich</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern&#xa0;…</translation>
    </message>
    <message>
        <source>The log, made again</source>
        <translation>Das Protokoll, neu berechnet</translation>
    </message>
    <message>
        <source>No analysis of the log can be made with this study.</source>
        <translation>Mit dieser Studie lässt sich keine Auswertung des Protokolls ausführen.</translation>
    </message>
    <message>
        <source>What the analyses find now</source>
        <translation>Was die Auswertungen jetzt ergeben</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Als Text speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save what was found</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Responses ({endings});;All files (*)</source>
        <translation>Antworten ({endings});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import responses</source>
        <translation>Antworten importieren</translation>
    </message>
    <message>
        <source>Import a folder of responses</source>
        <translation>Ordner mit Antworten importieren</translation>
    </message>
    <message>
        <source>Save the list of files not accepted</source>
        <translation>Liste der nicht angenommenen Dateien speichern</translation>
    </message>
    <message>
        <source>Save the record of files</source>
        <translation>Verzeichnis der Dateien speichern</translation>
    </message>
    <message>
        <source>What you choose is not kept in this study.</source>
        <translation>Was Sie wählen, wird in dieser Studie nicht behalten.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>Dateien &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import f&amp;older…</source>
        <translation>&amp;Ordner importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Record of files…</source>
        <translation>&amp;Verzeichnis der Dateien&#xa0;…</translation>
    </message>
    <message>
        <source>Import a t&amp;able…</source>
        <translation>Ta&amp;belle importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Load the &amp;truth…</source>
        <translation>&amp;Wahrheit laden&#xa0;…</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Load the truth</source>
        <translation>Wahrheit laden</translation>
    </message>
    <message>
        <source>{choice}, as decided</source>
        <translation>{choice}, wie entschieden</translation>
    </message>
    <message>
        <source>Decided on {day}: another version counts.</source>
        <translation>Entschieden am {day}: Eine andere Fassung zählt.</translation>
    </message>
    <message>
        <source>Decided on {day}: the first counts.</source>
        <translation>Entschieden am {day}: Die erste zählt.</translation>
    </message>
    <message>
        <source>Decided on {day}: the second counts.</source>
        <translation>Entschieden am {day}: Die zweite zählt.</translation>
    </message>
    <message>
        <source>Decided on {day}: neither counts.</source>
        <translation>Entschieden am {day}: Keine von beiden zählt.</translation>
    </message>
    <message>
        <source>Not decided. Until then another version counts, as decided on {day}.</source>
        <translation>Nicht entschieden. Bis dahin zählt eine andere Fassung, wie am {day} entschieden.</translation>
    </message>
    <message>
        <source>Not decided. Until then the first counts.</source>
        <translation>Nicht entschieden. Bis dahin zählt die erste.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} conflicts are decided.</source>
        <translation>
            <numerusform>Der {n} Konflikt ist entschieden.</numerusform>
            <numerusform>Alle {n} Konflikte sind entschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The conflict is decided.</source>
        <translation>Der Konflikt ist entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>{left} of {n} conflicts are to be decided.</source>
        <translation>
            <numerusform>{left} von {n} Konflikt ist zu entscheiden.</numerusform>
            <numerusform>{left} von {n} Konflikten sind zu entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find out where both come from, and which is right.</source>
        <translation>Finden Sie heraus, woher beide kommen und welche stimmt.</translation>
    </message>
    <message>
        <source>Conflict {place} of {n}</source>
        <translation>Konflikt {place} von {n}</translation>
    </message>
    <message>
        <source>Two rows of one id</source>
        <translation>Zwei Zeilen mit einer ID</translation>
    </message>
    <message>
        <source>Accepted on {day}</source>
        <translation>Angenommen am {day}</translation>
    </message>
    <message>
        <source>Offered on {day}</source>
        <translation>Vorgelegt am {day}</translation>
    </message>
    <message>
        <source>Flagged on {day}.</source>
        <translation>Markiert am {day}.</translation>
    </message>
    <message>
        <source>Its report to {question} recurs more than chance lets it.</source>
        <translation>Diese Meldung zu „{question}“ kommt öfter vor, als der Zufall zulässt.</translation>
    </message>
    <message numerus="yes">
        <source>No single response goes by {names} and {n} more.</source>
        <translation>
            <numerusform>Keiner einzelnen Antwort zuzuordnen: {names} und {n} weitere.</numerusform>
            <numerusform>Keiner einzelnen Antwort zuzuordnen: {names} und {n} weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single response goes by {names}.</source>
        <translation>Keiner einzelnen Antwort zuzuordnen: {names}.</translation>
    </message>
    <message>
        <source>Two files of one id name different procedures.</source>
        <translation>Zwei Dateien gleicher ID nennen verschiedene Verfahren.</translation>
    </message>
    <message>
        <source>Two files of one id differ at “{0}”.</source>
        <translation>Zwei Dateien gleicher ID unterscheiden sich bei „{0}“.</translation>
    </message>
    <message numerus="yes">
        <source>Two files of one id differ at “{0}” and {n} more.</source>
        <translation>
            <numerusform>Zwei Dateien gleicher ID unterscheiden sich bei „{0}“ und {n} weiteren Frage.</numerusform>
            <numerusform>Zwei Dateien gleicher ID unterscheiden sich bei „{0}“ und {n} weiteren Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>kept as {mark}</source>
        <translation>behalten als {mark}</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>{0} (asked in other words)</source>
        <translation>{0} (anders formuliert)</translation>
    </message>
    <message>
        <source>Nobody answered in one of the studies.</source>
        <translation>In einer der Studien hat niemand geantwortet.</translation>
    </message>
    <message>
        <source>{0} less {1}</source>
        <translation>{0} minus {1}</translation>
    </message>
    <message>
        <source>Differences of shares, in points. Those asked are taken for two samples.</source>
        <translation>Differenzen der Anteile in Prozentpunkten. Die Gefragten gelten als zwei Stichproben.</translation>
    </message>
    <message numerus="yes">
        <source>{n} responses are in both studies.</source>
        <translation>
            <numerusform>{n} Antwort ist in beiden Studien.</numerusform>
            <numerusform>{n} Antworten sind in beiden Studien.</numerusform>
        </translation>
    </message>
    <message>
        <source>One response is in both studies.</source>
        <translation>Eine Antwort ist in beiden Studien.</translation>
    </message>
    <message>
        <source>They are one sample there, so errors, intervals and p do not hold.</source>
        <translation>Dort sind sie eine Stichprobe, daher gelten Fehler, Intervalle und p nicht.</translation>
    </message>
    <message>
        <source>Ne&amp;w survey…</source>
        <translation>&amp;Neue Umfrage&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Save the draft &amp;as…</source>
        <translation>Entwurf speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save the &amp;survey file…</source>
        <translation>Umfragedatei &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Write as &amp;XLSForm…</source>
        <translation>Als &amp;XLSForm schreiben&#xa0;…</translation>
    </message>
    <message>
        <source>What became of the &amp;form…</source>
        <translation>Was aus dem &amp;Formular wurde&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;New question…</source>
        <translation>&amp;Neue Frage&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Insert questions…</source>
        <translation>Fragen &amp;einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>Begin a &amp;section here</source>
        <translation>Hier Abschnitt &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;About this survey</source>
        <translation>Ü&amp;ber diese Umfrage</translation>
    </message>
    <message>
        <source>&amp;Languages</source>
        <translation>&amp;Sprachen</translation>
    </message>
    <message>
        <source>Next &amp;problem</source>
        <translation>Nächstes &amp;Problem</translation>
    </message>
    <message>
        <source>Next &amp;missing text</source>
        <translation>Nächster &amp;fehlender Text</translation>
    </message>
    <message>
        <source>Next part of the &amp;window</source>
        <translation>Nächster &amp;Teil des Fensters</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>&amp;Umfrage</translation>
    </message>
    <message>
        <source>ε {0} of {1}, above which a survey is refused.</source>
        <translation>ε {0} von {1}; darüber wird eine Umfrage zurückgewiesen.</translation>
    </message>
    <message>
        <source>{0} warns</source>
        <translation>{0}: Warnung</translation>
    </message>
    <message>
        <source>{0} is refused</source>
        <translation>{0}: zurückgewiesen</translation>
    </message>
    <message>
        <source>{share} with a margin of {margin} points</source>
        <translation>{share} mit einer Fehlerspanne von {margin} Prozentpunkten</translation>
    </message>
    <message>
        <source>People planned</source>
        <translation>Geplante Personen</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>A list is always scrambled here, by this program.</source>
        <translation>Eine Liste wird immer hier von diesem Programm verwürfelt.</translation>
    </message>
    <message>
        <source>{0} of 100</source>
        <translation>{0} von 100</translation>
    </message>
    <message>
        <source>up to {0} times the odds</source>
        <translation>Chancen bis {0}-fach</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>Diese Frage</translation>
    </message>
    <message>
        <source>All {0} sensitive</source>
        <translation>Alle {0} heiklen</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>ε {this}, in all {total}</source>
        <translation>ε {this}, insgesamt {total}</translation>
    </message>
    <message>
        <source>± {0} points</source>
        <translation>± {0} Punkte</translation>
    </message>
    <message>
        <source>If the mean of {people} people is at {share} of the range</source>
        <translation>Wenn der Mittelwert von {people} Personen bei {share} der Spanne liegt</translation>
    </message>
    <message>
        <source>error {0} points</source>
        <translation>Fehler {0} Punkte</translation>
    </message>
    <message>
        <source>The file was changed elsewhere since it was opened.</source>
        <translation>Die Datei wurde seit dem Öffnen anderswo geändert.</translation>
    </message>
    <message>
        <source>Save the draft under another name.</source>
        <translation>Speichern Sie den Entwurf unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Who is asked</source>
        <translation>Wer gefragt wird</translation>
    </message>
    <message>
        <source>Ask only &amp;if…</source>
        <translation>Nur fragen, &amp;wenn&#xa0;…</translation>
    </message>
    <message>
        <source>Everyone is asked.</source>
        <translation>Alle werden gefragt.</translation>
    </message>
    <message>
        <source>Ask only if</source>
        <translation>Nur fragen, wenn</translation>
    </message>
    <message>
        <source>all of these hold</source>
        <translation>alle davon gelten</translation>
    </message>
    <message>
        <source>any of these holds</source>
        <translation>eine davon gilt</translation>
    </message>
    <message>
        <source>Add a &amp;condition</source>
        <translation>Bed&amp;ingung hinzufügen</translation>
    </message>
    <message>
        <source>Delete condition {0}</source>
        <translation>Bedingung {0} löschen</translation>
    </message>
    <message>
        <source>Question that decides, condition {0}</source>
        <translation>Entscheidende Frage, Bedingung {0}</translation>
    </message>
    <message>
        <source>Take “{0}” away</source>
        <translation>„{0}“ wegnehmen</translation>
    </message>
    <message>
        <source>Add an answer to condition {0}</source>
        <translation>Antwort zu Bedingung {0} hinzufügen</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Undo the paste</source>
        <translation>Einfügen rückgängig machen</translation>
    </message>
    <message>
        <source>Text, as people see it</source>
        <translation>Text, wie er angezeigt wird</translation>
    </message>
    <message>
        <source>Name in the file</source>
        <translation>Name in der Datei</translation>
    </message>
    <message>
        <source>Abstains</source>
        <translation>Enthaltung</translation>
    </message>
    <message>
        <source>&amp;Add option</source>
        <translation>Option hin&amp;zufügen</translation>
    </message>
    <message>
        <source>&amp;Paste a column</source>
        <translation>Spalte &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Copy from a question…</source>
        <translation>Aus einer Frage &amp;kopieren&#xa0;…</translation>
    </message>
    <message>
        <source>Copy from a question</source>
        <translation>Aus einer Frage kopieren</translation>
    </message>
    <message>
        <source>Copy the options first: one a line, or a column of a spreadsheet.</source>
        <translation>Kopieren Sie zuerst die Optionen: eine je Zeile oder eine Spalte einer Tabelle.</translation>
    </message>
    <message>
        <source>Option {0}</source>
        <translation>Option {0}</translation>
    </message>
    <message>
        <source>Delete option {0}</source>
        <translation>Option {0} löschen</translation>
    </message>
    <message>
        <source>Name of option {0} in the file</source>
        <translation>Name der Option {0} in der Datei</translation>
    </message>
    <message>
        <source>Option {0} means “prefer not to say”</source>
        <translation>Option {0} bedeutet „keine Angabe machen“</translation>
    </message>
    <message>
        <source>Option {0} deleted.</source>
        <translation>Option {0} gelöscht.</translation>
    </message>
    <message>
        <source>Question {0} of {1}</source>
        <translation>Frage {0} von {1}</translation>
    </message>
    <message>
        <source>Duplicate this question</source>
        <translation>Diese Frage duplizieren</translation>
    </message>
    <message>
        <source>Delete this question</source>
        <translation>Diese Frage löschen</translation>
    </message>
    <message>
        <source>Kind of question</source>
        <translation>Art der Frage</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Name in the file</source>
        <translation>&amp;Name in der Datei</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Randomisiert</translation>
    </message>
    <message>
        <source>As given</source>
        <translation>Wie angegeben</translation>
    </message>
    <message>
        <source>What is saved</source>
        <translation>Was gespeichert wird</translation>
    </message>
    <message>
        <source>A dot marks a language in which a text is missing.</source>
        <translation>Ein Punkt zeigt an, dass in einer Sprache ein Text fehlt.</translation>
    </message>
    <message>
        <source>&amp;Statement A</source>
        <translation>Au&amp;ssage A</translation>
    </message>
    <message>
        <source>&amp;Opposite statement B</source>
        <translation>Gegena&amp;ussage B</translation>
    </message>
    <message>
        <source>Exactly one of A and B is true of everybody</source>
        <translation>Auf jede Person trifft genau eine von A und B zu</translation>
    </message>
    <message>
        <source>Add a &amp;help text</source>
        <translation>&amp;Hilfetext hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Help text</source>
        <translation>&amp;Hilfetext</translation>
    </message>
    <message>
        <source>&amp;Lowest</source>
        <translation>K&amp;leinster Wert</translation>
    </message>
    <message>
        <source>Hi&amp;ghest</source>
        <translation>&amp;Größter Wert</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Schri&amp;tt</translation>
    </message>
    <message>
        <source>&amp;Edges of the bins, if wanted</source>
        <translation>Klass&amp;engrenzen, falls gewünscht</translation>
    </message>
    <message>
        <source>Such as 0, 10, 20, 30. Without bins the mean is estimated.</source>
        <translation>Etwa 0, 10, 20, 30. Ohne Klassen wird der Mittelwert geschätzt.</translation>
    </message>
    <message>
        <source>Options in random &amp;order</source>
        <translation>Optionen in zufälliger &amp;Reihenfolge</translation>
    </message>
    <message>
        <source>People may leave this question out</source>
        <translation>Diese Frage darf ausgelassen werden</translation>
    </message>
    <message>
        <source>Saved as people give it, beside what is randomized.</source>
        <translation>Wird so gespeichert, wie es angegeben wird, neben dem Randomisierten.</translation>
    </message>
    <message>
        <source>How it is randomized</source>
        <translation>Wie randomisiert wird</translation>
    </message>
    <message>
        <source>ε {0}</source>
        <translation>ε {0}</translation>
    </message>
    <message>
        <source>Change in the planner</source>
        <translation>Im Planer ändern</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>&amp;Mechanism</source>
        <translation>&amp;Mechanismus</translation>
    </message>
    <message>
        <source>Wanted ε of this question</source>
        <translation>Gewünschtes ε dieser Frage</translation>
    </message>
    <message>
        <source>The fractions are those for this ε.</source>
        <translation>Die Brüche sind die für dieses ε.</translation>
    </message>
    <message>
        <source>Give an ε from 0.1 to 8, such as 1 or 0.5.</source>
        <translation>Geben Sie ein ε von 0,1 bis 8 an, etwa 1 oder 0,5.</translation>
    </message>
    <message>
        <source>No report could tell anything at this ε. Raise it, or give fewer options.</source>
        <translation>Bei diesem ε könnte keine Meldung etwas aussagen. Erhöhen Sie es, oder bieten Sie weniger Optionen an.</translation>
    </message>
    <message>
        <source>Find the &amp;fractions for this ε</source>
        <translation>&amp;Brüche für dieses ε suchen</translation>
    </message>
    <message>
        <source>Wanted ε</source>
        <translation>Gewünschtes ε</translation>
    </message>
    <message>
        <source>These fractions stay as they are where options come and go; ε does not.</source>
        <translation>Diese Brüche bleiben, wenn Optionen hinzukommen oder wegfallen; ε bleibt nicht.</translation>
    </message>
    <message>
        <source>It holds where options come and go: the fractions are found anew.</source>
        <translation>Es gilt auch, wenn Optionen hinzukommen oder wegfallen: Die Brüche werden neu gesucht.</translation>
    </message>
    <message>
        <source>the respondent picks one of those you allow</source>
        <translation>die Teilnehmenden wählen unter den zugelassenen</translation>
    </message>
    <message>
        <source>Who randomizes</source>
        <translation>Wer randomisiert</translation>
    </message>
    <message>
        <source>Use {fractions} · ε {epsilon}</source>
        <translation>{fractions} verwenden · ε {epsilon}</translation>
    </message>
    <message>
        <source>✓ Exact</source>
        <translation>✓ Exakt</translation>
    </message>
    <message>
        <source>Section {0} of {1}</source>
        <translation>Abschnitt {0} von {1}</translation>
    </message>
    <message>
        <source>&amp;Title of the section</source>
        <translation>&amp;Titel des Abschnitts</translation>
    </message>
    <message>
        <source>People read it in a quiet line above each of its questions.</source>
        <translation>Teilnehmende lesen ihn in einer ruhigen Zeile über jeder seiner Fragen.</translation>
    </message>
    <message>
        <source>&amp;Remove this heading</source>
        <translation>Diese Überschrift &amp;entfernen</translation>
    </message>
    <message>
        <source>{0} of the {1}, drawn by chance</source>
        <translation>{0} der {1}, ausgelost</translation>
    </message>
    <message>
        <source>Each person is as&amp;ked</source>
        <translation>Jede Person be&amp;kommt</translation>
    </message>
    <message>
        <source>Ask each person only some</source>
        <translation>Jeder Person nur einige stellen</translation>
    </message>
    <message>
        <source>Ask only some of the &amp;questions</source>
        <translation>Nur einige der &amp;Fragen stellen</translation>
    </message>
    <message>
        <source>Each person is asked</source>
        <translation>Jede Person bekommt</translation>
    </message>
    <message>
        <source>Only randomized questions can be drawn. Those in the clear are not offered.</source>
        <translation>Nur randomisierte Fragen lassen sich auslosen. Offen gestellte stehen nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Ask everybody all of them</source>
        <translation>Allen alle stellen</translation>
    </message>
    <message>
        <source>About this survey</source>
        <translation>Über diese Umfrage</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Who asks</source>
        <translation>&amp;Wer fragt</translation>
    </message>
    <message>
        <source>Wh&amp;om people can ask</source>
        <translation>Wen Teilnehmende fra&amp;gen können</translation>
    </message>
    <message>
        <source>How long answers are &amp;kept</source>
        <translation>Wie lange Antworten au&amp;fbewahrt werden</translation>
    </message>
    <message>
        <source>What people are told &amp;first</source>
        <translation>Was Teilnehmende zu&amp;erst lesen</translation>
    </message>
    <message>
        <source>What they &amp;agree to</source>
        <translation>Worin sie e&amp;inwilligen</translation>
    </message>
    <message>
        <source>Their codes, such as en, de, ar. The first is shown where nobody chooses.</source>
        <translation>Ihre Codes, etwa en, de, ar. Die erste wird gezeigt, wenn niemand wählt.</translation>
    </message>
    <message>
        <source>This was left out or is said otherwise. What is missing in a question is marked beside its field. The list stays with the draft, in the menu Survey.</source>
        <translation>Dies wurde ausgelassen oder ist anders gesagt. Was bei einer Frage fehlt, ist neben dem Feld markiert. Die Liste bleibt beim Entwurf, im Menü Umfrage.</translation>
    </message>
    <message>
        <source>What became of the form</source>
        <translation>Was aus dem Formular wurde</translation>
    </message>
    <message>
        <source>Forms write numbers such as 98 for people who refuse or do not know. Say which is which, so that they count as no answer where they are none.</source>
        <translation>Formulare schreiben Zahlen wie 98 für Personen, die verweigern oder es nicht wissen. Sagen Sie, was was ist, damit sie als keine Antwort zählen, wo sie keine sind.</translation>
    </message>
    <message>
        <source>What do these codes stand for?</source>
        <translation>Wofür stehen diese Codes?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Verweigert</translation>
    </message>
    <message>
        <source>Don’t know</source>
        <translation>Weiß nicht</translation>
    </message>
    <message>
        <source>An answer like others</source>
        <translation>Eine Antwort wie andere</translation>
    </message>
    <message>
        <source>{question}: {code} {label}</source>
        <translation>{question}: {code} {label}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>All texts in all languages</source>
        <translation>Alle Texte in allen Sprachen</translation>
    </message>
    <message>
        <source>Not yet: problems to mend: {0}</source>
        <translation>Noch nicht: zu behebende Probleme: {0}</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>No problems. Warnings: {n}. The first: {first}</source>
        <translation>Keine Probleme. Warnungen: {n}. Die erste: {first}</translation>
    </message>
    <message>
        <source>Question {0}: {1}</source>
        <translation>Frage {0}: {1}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the eight words</source>
        <translation>Die acht Wörter kopieren</translation>
    </message>
    <message>
        <source>The eight words of this survey, with its seal</source>
        <translation>Die acht Wörter dieser Umfrage, mit Siegel</translation>
    </message>
    <message>
        <source>The eight words of this survey</source>
        <translation>Die acht Wörter dieser Umfrage</translation>
    </message>
    <message>
        <source>Page for an ethics board</source>
        <translation>Seite für eine Ethikkommission</translation>
    </message>
    <message>
        <source>Survey {digest} · a simple random sample that follows the rule is assumed</source>
        <translation>Umfrage {digest} · angenommen ist eine einfache Zufallsstichprobe, die der Regel folgt</translation>
    </message>
    <message>
        <source>Honest limits</source>
        <translation>Ehrliche Grenzen</translation>
    </message>
    <message numerus="yes">
        <source>{n} people planned</source>
        <translation>
            <numerusform>{n} Person geplant</numerusform>
            <numerusform>{n} Personen geplant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} questions, {sensitive} of them sensitive</source>
        <translation>
            <numerusform>{n} Frage, davon {sensitive} heikel</numerusform>
            <numerusform>{n} Fragen, davon {sensitive} heikel</numerusform>
        </translation>
    </message>
    <message>
        <source>Sensitive answers are randomized on the laptop in front of the person, with published odds, before anything is saved (local differential privacy). Nobody can undo the draw; shares are estimated from all saved words together.</source>
        <translation>Heikle Antworten werden auf dem Laptop vor den Augen der Person mit offengelegten Chancen randomisiert, bevor etwas gespeichert wird (lokale Differential Privacy). Niemand kann die Auslosung rückgängig machen; Anteile werden aus allen gespeicherten Wörtern zusammen geschätzt.</translation>
    </message>
    <message>
        <source>Mechanism, exact fractions</source>
        <translation>Mechanismus, genaue Brüche</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Saved, of 100 people</source>
        <translation>Gespeichert, von 100 Personen</translation>
    </message>
    <message>
        <source>All sensitive questions</source>
        <translation>Alle heiklen Fragen</translation>
    </message>
    <message>
        <source>up to {factor} times the odds</source>
        <translation>Chancen bis {factor}-fach</translation>
    </message>
    <message>
        <source>ε bounds how far one response can shift anyone’s odds about a person. Rounded up.</source>
        <translation>ε begrenzt, wie weit eine Antwort die Chancen verschieben kann, die jemand einer Person zuschreibt. Aufgerundet.</translation>
    </message>
    <message>
        <source>Of {n} of these questions each person is asked {ask}, drawn before the first.</source>
        <translation>Von {n} dieser Fragen bekommt jede Person {ask}, ausgelost vor der ersten.</translation>
    </message>
    <message>
        <source>Of the {n} options of one question each person is asked {ask}, drawn before.</source>
        <translation>Von den {n} Optionen einer Frage bekommt jede Person {ask}, vorher ausgelost.</translation>
    </message>
    <message>
        <source>{kept} if so, {joined} if not</source>
        <translation>{kept}, falls zutreffend, sonst {joined}</translation>
    </message>
    <message>
        <source>{kept} near their own number, {joined} of those far away</source>
        <translation>{kept} nahe der eigenen Zahl, {joined} von weit entfernten</translation>
    </message>
    <message>
        <source>The word pressed, or the scrambled answer</source>
        <translation>Das gedrückte Wort oder die verwürfelte Antwort</translation>
    </message>
    <message>
        <source>As given: {questions}</source>
        <translation>Wie angegeben: {questions}</translation>
    </message>
    <message>
        <source>The procedure used, the survey’s code, and a random id</source>
        <translation>Das benutzte Verfahren, der Code der Umfrage und eine zufällige ID</translation>
    </message>
    <message>
        <source>All of it sealed: only someone who has the author’s key can open it</source>
        <translation>Alles versiegelt: Nur wer den Schlüssel der Verfasser hat, kann es öffnen</translation>
    </message>
    <message>
        <source>True answers to sensitive questions</source>
        <translation>Wahre Antworten auf heikle Fragen</translation>
    </message>
    <message>
        <source>Where a wheel, coins or dice landed, or any seed</source>
        <translation>Wo ein Rad, Münzen oder Würfel landeten, oder ein Startwert</translation>
    </message>
    <message>
        <source>Name, computer, network address, path</source>
        <translation>Name, Computer, Netzwerkadresse, Pfad</translation>
    </message>
    <message>
        <source>Times, language, order of answering</source>
        <translation>Zeiten, Sprache, Reihenfolge des Antwortens</translation>
    </message>
    <message>
        <source>Answers of those who leave: in no file; drawn words stay on that laptop until erased</source>
        <translation>Antworten derer, die abbrechen: in keiner Datei; ausgeloste Wörter bleiben auf dem Laptop, bis sie gelöscht werden</translation>
    </message>
    <message>
        <source>What is stored</source>
        <translation>Was gespeichert wird</translation>
    </message>
    <message>
        <source>What is never stored</source>
        <translation>Was nie gespeichert wird</translation>
    </message>
    <message>
        <source>Sample size and power</source>
        <translation>Stichprobenumfang und Trennschärfe</translation>
    </message>
    <message>
        <source>If the true share is {share}</source>
        <translation>Wenn der wahre Anteil {share} ist</translation>
    </message>
    <message>
        <source>People asked</source>
        <translation>Gefragte</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>{level} margin</source>
        <translation>{level}-Fehlerspanne</translation>
    </message>
    <message>
        <source>Difference found</source>
        <translation>Erkennbarer Unterschied</translation>
    </message>
    <message>
        <source>For comparison: asked directly</source>
        <translation>Zum Vergleich: direkt gefragt</translation>
    </message>
    <message>
        <source>The last column is the least rise above this share that a one-sided test at 5% finds with a power of {power}. What is added to asking directly is the price of protection.</source>
        <translation>Die letzte Spalte ist der kleinste Anstieg über diesen Anteil, den ein einseitiger Test zum Niveau 5&#xa0;% mit der Trennschärfe {power} findet. Was gegenüber direktem Fragen hinzukommt, ist der Preis des Schutzes.</translation>
    </message>
    <message>
        <source>about {n}</source>
        <translation>etwa {n}</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>höchstens {n}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>Taking part again adds up: two responses of one person count ε {twice}.</source>
        <translation>Nochmals teilzunehmen summiert sich: Zwei Antworten einer Person zählen ε {twice}.</translation>
    </message>
    <message>
        <source>A screen can be watched: an onlooker, or a computer that was tampered with, sees it.</source>
        <translation>Ein Bildschirm lässt sich beobachten: Wer zusieht, oder ein manipulierter Computer, sieht mit.</translation>
    </message>
    <message>
        <source>Rules can be broken: who presses against the rule shifts the estimate; the design does not correct it.</source>
        <translation>Regeln lassen sich brechen: Wer gegen die Regel drückt, verschiebt die Schätzung; das Design korrigiert das nicht.</translation>
    </message>
    <message>
        <source>The program makes the draw: no coin, die or deck serves; people must trust it.</source>
        <translation>Das Programm lost aus: Münze, Würfel oder Karten gehen hier nicht; man muss ihm vertrauen.</translation>
    </message>
    <message>
        <source>Questions that are never asked together cannot be crossed.</source>
        <translation>Fragen, die nie zusammen gestellt werden, lassen sich nicht kreuzen.</translation>
    </message>
    <message>
        <source>Clear answers can point at someone where together they are rare.</source>
        <translation>Offen gegebene Antworten können auf jemanden hinweisen, wo sie zusammen selten sind.</translation>
    </message>
    <message>
        <source>Who will not answer a sensitive question leaves, and makes no file.</source>
        <translation>Wer eine heikle Frage nicht beantworten will, bricht ab und hinterlässt keine Datei.</translation>
    </message>
    <message>
        <source>Choose another place…</source>
        <translation>Anderen Ort wählen&#xa0;…</translation>
    </message>
    <message>
        <source>The private keys never go into this folder.</source>
        <translation>Die privaten Schlüssel kommen nie in diesen Ordner.</translation>
    </message>
    <message>
        <source>Sheet for participants</source>
        <translation>Blatt für Teilnehmende</translation>
    </message>
    <message>
        <source>Poster for the kiosk</source>
        <translation>Aushang für den Kiosk</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Im Ordner</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>The folder</source>
        <translation>Der Ordner</translation>
    </message>
    <message>
        <source>in {0}</source>
        <translation>in {0}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {n} more</source>
        <translation>
            <numerusform>{first} und {n} weitere</numerusform>
            <numerusform>{first} und {n} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {n} languages</source>
        <translation>
            <numerusform>in {n} Sprache</numerusform>
            <numerusform>in {n} Sprachen</numerusform>
        </translation>
    </message>
    <message>
        <source>in one language</source>
        <translation>in einer Sprache</translation>
    </message>
    <message>
        <source>in {language}</source>
        <translation>auf {language}</translation>
    </message>
    <message>
        <source>to print and hang up</source>
        <translation>zum Drucken und Aushängen</translation>
    </message>
    <message>
        <source>everyone who answers</source>
        <translation>alle, die antworten</translation>
    </message>
    <message>
        <source>each participant</source>
        <translation>alle Teilnehmenden</translation>
    </message>
    <message>
        <source>the ethics board</source>
        <translation>die Ethikkommission</translation>
    </message>
    <message>
        <source>analysts</source>
        <translation>alle, die auswerten</translation>
    </message>
    <message>
        <source>field workers</source>
        <translation>die Befragungsleitung</translation>
    </message>
    <message>
        <source>other tools ask it directly</source>
        <translation>andere Programme fragen direkt</translation>
    </message>
    <message>
        <source>Show the passphrase</source>
        <translation>Passphrase anzeigen</translation>
    </message>
    <message>
        <source>Hide the passphrase</source>
        <translation>Passphrase verbergen</translation>
    </message>
    <message>
        <source>Make a sealing key</source>
        <translation>Siegelschlüssel erzeugen</translation>
    </message>
    <message>
        <source>Make a signing key</source>
        <translation>Signaturschlüssel erzeugen</translation>
    </message>
    <message>
        <source>Its private part lies in a file on this computer, under the passphrase.</source>
        <translation>Der private Teil liegt in einer Datei auf diesem Computer, geschützt durch die Passphrase.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The same passphrase again</source>
        <translation>Dieselbe Passphrase noch einmal</translation>
    </message>
    <message>
        <source>&amp;Name of the key</source>
        <translation>&amp;Name des Schlüssels</translation>
    </message>
    <message>
        <source>The same &amp;again</source>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <source>Write the passphrase down. Without it the key is lost.</source>
        <translation>Schreiben Sie die Passphrase auf. Ohne sie ist der Schlüssel verloren.</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>At least {0} characters.</source>
        <translation>Mindestens {0} Zeichen.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Die beiden Passphrasen sind verschieden.</translation>
    </message>
    <message>
        <source>The key could not be made.</source>
        <translation>Der Schlüssel konnte nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>The survey’s own key  {0}</source>
        <translation>Der Schlüssel der Umfrage selbst  {0}</translation>
    </message>
    <message>
        <source>Choose a key file…</source>
        <translation>Schlüsseldatei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>Schlüssel erzeugen&#xa0;…</translation>
    </message>
    <message>
        <source>Sealing key</source>
        <translation>Siegelschlüssel</translation>
    </message>
    <message>
        <source>Your key</source>
        <translation>Ihr Schlüssel</translation>
    </message>
    <message>
        <source>Responses are sealed</source>
        <translation>Antworten werden versiegelt</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Sealing &amp;key</source>
        <translation>Siegel&amp;schlüssel</translation>
    </message>
    <message>
        <source>Only someone who has this key’s file and passphrase can open what is handed in. Lose either, and no response can be read, by anyone. The seal protects the way; the randomizing protects from us too.</source>
        <translation>Nur wer Datei und Passphrase dieses Schlüssels hat, kann öffnen, was abgegeben wird. Geht eines davon verloren, kann niemand mehr eine Antwort lesen. Das Siegel schützt den Weg; das Randomisieren schützt auch vor uns.</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Nicht signiert</translation>
    </message>
    <message>
        <source>the words stay the same</source>
        <translation>die Wörter bleiben gleich</translation>
    </message>
    <message>
        <source>&amp;Your key</source>
        <translation>&amp;Ihr Schlüssel</translation>
    </message>
    <message>
        <source>Shows that the survey is from the holder of this key. The first page shows the words of the key; put them on your web site, so that people can compare. Without a signature that page says: “This survey is not signed.”</source>
        <translation>Zeigt, dass die Umfrage von denen stammt, die diesen Schlüssel haben. Die erste Seite zeigt die Wörter des Schlüssels; veröffentlichen Sie sie auf Ihrer Website, damit man vergleichen kann. Ohne Signatur steht dort: „Diese Umfrage ist nicht unterschrieben.“</translation>
    </message>
    <message>
        <source>The words of this key are: {words}.</source>
        <translation>Die Wörter dieses Schlüssels: {words}.</translation>
    </message>
    <message>
        <source>Hand out</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <source>Make the folder</source>
        <translation>Ordner anlegen</translation>
    </message>
    <message>
        <source>You may go on editing the draft; it then has other words, and asking the same people again adds up.</source>
        <translation>Sie können den Entwurf weiter bearbeiten; er hat dann andere Wörter, und dieselben Personen erneut zu fragen summiert sich.</translation>
    </message>
    <message>
        <source>From here on it is another survey if a word changes</source>
        <translation>Ab hier ist es eine andere Umfrage, wenn sich ein Wort ändert</translation>
    </message>
    <message>
        <source>Questions: {0}</source>
        <translation>Fragen: {0}</translation>
    </message>
    <message>
        <source>Survey {0}</source>
        <translation>Umfrage {0}</translation>
    </message>
    <message>
        <source>Where the folder goes</source>
        <translation>Wohin der Ordner kommt</translation>
    </message>
    <message>
        <source>Type the passphrase of this key, or choose “Not signed”.</source>
        <translation>Geben Sie die Passphrase dieses Schlüssels ein, oder wählen Sie „Nicht signiert“.</translation>
    </message>
    <message>
        <source>Making the folder…</source>
        <translation>Ordner wird angelegt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Making the folder: {done} of {total} files</source>
        <translation>
            <numerusform>Ordner wird angelegt: {done} von {total} Datei</numerusform>
            <numerusform>Ordner wird angelegt: {done} von {total} Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is made: {n} files.</source>
        <translation>
            <numerusform>„{name}“ ist angelegt: {n} Datei.</numerusform>
            <numerusform>„{name}“ ist angelegt: {n} Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>No folder was made.</source>
        <translation>Es wurde kein Ordner angelegt.</translation>
    </message>
    <message>
        <source>Cancelled. No folder was made.</source>
        <translation>Abgebrochen. Es wurde kein Ordner angelegt.</translation>
    </message>
    <message>
        <source>“{name}” was made before it could be cancelled.</source>
        <translation>„{name}“ war angelegt, bevor sich abbrechen ließ.</translation>
    </message>
    <message>
        <source>“{name}” is there already, and it is not empty.</source>
        <translation>„{name}“ ist schon vorhanden und nicht leer.</translation>
    </message>
    <message>
        <source>Choose another place or name. Nothing in it was changed.</source>
        <translation>Wählen Sie einen anderen Ort oder Namen. Darin wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Save the survey file…</source>
        <translation>Umfragedatei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>New survey</source>
        <translation>Neue Umfrage</translation>
    </message>
    <message>
        <source>No questions yet</source>
        <translation>Noch keine Fragen</translation>
    </message>
    <message>
        <source>Nothing is kept before the first change</source>
        <translation>Vor der ersten Änderung wird nichts behalten</translation>
    </message>
    <message numerus="yes">
        <source>{0} people planned</source>
        <translation>
            <numerusform>{0} Person geplant</numerusform>
            <numerusform>{0} Personen geplant</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems: {errors} · texts missing: {texts} · F8 goes to the next</source>
        <translation>Probleme: {errors} · fehlende Texte: {texts} · F8 geht zum nächsten</translation>
    </message>
    <message>
        <source>Problems: {errors} · warnings: {warnings} · F8 goes to the next</source>
        <translation>Probleme: {errors} · Warnungen: {warnings} · F8 geht zum nächsten</translation>
    </message>
    <message>
        <source>No problems · warnings: {warnings}</source>
        <translation>Keine Probleme · Warnungen: {warnings}</translation>
    </message>
    <message>
        <source>Write on it there, or close it there first.</source>
        <translation>Schreiben Sie dort daran weiter, oder schließen Sie ihn dort zuerst.</translation>
    </message>
    <message>
        <source>This draft is open in another window.</source>
        <translation>Dieser Entwurf ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Drafts, surveys and forms (*.draft *.survey *.xlsx)</source>
        <translation>Entwürfe, Umfragen und Formulare (*.draft *.survey *.xlsx)</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <translation>Entwurf speichern</translation>
    </message>
    <message>
        <source>Drafts (*.draft)</source>
        <translation>Entwürfe (*.draft)</translation>
    </message>
    <message>
        <source>Save the survey file</source>
        <translation>Umfragedatei speichern</translation>
    </message>
    <message>
        <source>Write as XLSForm</source>
        <translation>Als XLSForm schreiben</translation>
    </message>
    <message>
        <source>Forms (*.xlsx)</source>
        <translation>Formulare (*.xlsx)</translation>
    </message>
    <message>
        <source>The draft could not be saved</source>
        <translation>Der Entwurf konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>answered {answers} to “{question}”</source>
        <translation>„{question}“ mit {answers} beantwortet haben</translation>
    </message>
    <message>
        <source>Own option</source>
        <translation>Eigene Option</translation>
    </message>
    <message>
        <source>Another option</source>
        <translation>Andere Option</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is any one option, {kept} are saved with it; out of 100 with other answers, {joined} are also.</source>
        <translation>Von 100 Personen, deren wahre Antwort eine bestimmte Option ist, werden {kept} damit gespeichert; von 100 mit anderen Antworten auch {joined}.</translation>
    </message>
    <message>
        <source>If {share} of {people} people chose it</source>
        <translation>Wenn {share} von {people} Personen sie wählten</translation>
    </message>
    <message numerus="yes">
        <source>{n} options; scrambled</source>
        <translation>
            <numerusform>{n} Option; verwürfelt</numerusform>
            <numerusform>{n} Optionen; verwürfelt</numerusform>
        </translation>
    </message>
    <message>
        <source>ticked {answers} at “{question}”</source>
        <translation>bei „{question}“ {answers} angekreuzt haben</translation>
    </message>
    <message>
        <source>gave {least} to {most} to “{question}”</source>
        <translation>bei „{question}“ {least} bis {most} angegeben haben</translation>
    </message>
    <message>
        <source>gave {least} or more to “{question}”</source>
        <translation>bei „{question}“ {least} oder mehr angegeben haben</translation>
    </message>
    <message>
        <source>gave {most} or less to “{question}”</source>
        <translation>bei „{question}“ {most} oder weniger angegeben haben</translation>
    </message>
    <message>
        <source>a number; scrambled</source>
        <translation>eine Zahl; verwürfelt</translation>
    </message>
    <message>
        <source>A applies</source>
        <translation>A trifft zu</translation>
    </message>
    <message>
        <source>A does not apply</source>
        <translation>A trifft nicht zu</translation>
    </message>
    <message>
        <source>True answer yes</source>
        <translation>Wahre Antwort Ja</translation>
    </message>
    <message>
        <source>True answer no</source>
        <translation>Wahre Antwort Nein</translation>
    </message>
    <message>
        <source>Out of 100 people to whom A applies, {kept} are saved as TRUE; of 100 to whom it does not, {joined} are also.</source>
        <translation>Von 100 Personen, auf die A zutrifft, werden {kept} als STIMMT gespeichert; von 100, auf die A nicht zutrifft, auch {joined}.</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is yes, {kept} are saved with yes; out of 100 with no, {joined} are also.</source>
        <translation>Von 100 Personen, deren wahre Antwort Ja ist, werden {kept} mit Ja gespeichert; von 100 mit Nein auch {joined}.</translation>
    </message>
    <message>
        <source>If {share} of {people} people did</source>
        <translation>Wenn es auf {share} von {people} Personen zutrifft</translation>
    </message>
    <message>
        <source>yes or no; {ways}</source>
        <translation>Ja oder Nein; {ways}</translation>
    </message>
    <message>
        <source>Paste a colu&amp;mn</source>
        <translation>Spalte ein&amp;fügen</translation>
    </message>
    <message>
        <source>Add lan&amp;guage</source>
        <translation>Sprache &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Every text in every language. People choose theirs on the first page; the saved file does not name it.</source>
        <translation>Jeder Text in jeder Sprache. Teilnehmende wählen ihre auf der ersten Seite; die gespeicherte Datei nennt sie nicht.</translation>
    </message>
    <message>
        <source>&amp;Only what is missing</source>
        <translation>&amp;Nur was fehlt</translation>
    </message>
    <message>
        <source>Tab and Enter move on; Ctrl+Down jumps to the next missing text.</source>
        <translation>Tab und Eingabe gehen weiter; Strg+Pfeil ab springt zum nächsten fehlenden Text.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>Preview shows the first language where a text is missing. A survey can be handed out when none is missing.</source>
        <translation>Wo ein Text fehlt, zeigt die Vorschau die erste Sprache. Austeilen lässt sich eine Umfrage, wenn keiner fehlt.</translation>
    </message>
    <message>
        <source>Texts pasted: {0}.</source>
        <translation>Eingefügte Texte: {0}.</translation>
    </message>
    <message>
        <source>Copy a column of texts first, then choose the cell that it begins in.</source>
        <translation>Kopieren Sie erst eine Spalte mit Texten, dann wählen Sie die Zelle, in der sie beginnt.</translation>
    </message>
    <message>
        <source>Surveys, drafts (*.survey *.draft)</source>
        <translation>Umfragen, Entwürfe (*.survey *.draft)</translation>
    </message>
    <message>
        <source>Insert questions</source>
        <translation>Fragen einfügen</translation>
    </message>
    <message>
        <source>Where the questions are from</source>
        <translation>Woher die Fragen stammen</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>&amp;Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Questions to insert</source>
        <translation>Fragen zum Einfügen</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>&amp;Alle ankreuzen</translation>
    </message>
    <message>
        <source>Insert questions from</source>
        <translation>Fragen einfügen aus</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Keine ankreuzen</translation>
    </message>
    <message>
        <source>drag to reorder</source>
        <translation>zum Ordnen ziehen</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move, Delete deletes. Left folds a section, Right unfolds it, F2 renames it.</source>
        <translation>Alt+Pfeil auf und Alt+Pfeil ab verschieben, Entf löscht. Pfeil links klappt einen Abschnitt zu, Pfeil rechts auf, F2 benennt ihn um.</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Section</source>
        <translation>&amp;Abschnitt</translation>
    </message>
    <message>
        <source>Begin a section with the chosen question</source>
        <translation>Mit der gewählten Frage einen Abschnitt beginnen</translation>
    </message>
    <message>
        <source>{0} missing</source>
        <translation>fehlend: {0}</translation>
    </message>
    <message>
        <source>problems</source>
        <translation>prüfen</translation>
    </message>
    <message>
        <source>(no title yet)</source>
        <translation>(noch ohne Titel)</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Abschnitt {0}</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>has problems</source>
        <translation>hat Probleme</translation>
    </message>
    <message>
        <source>has problems in another language</source>
        <translation>hat Probleme in einer anderen Sprache</translation>
    </message>
    <message>
        <source>(no text yet)</source>
        <translation>(noch kein Text)</translation>
    </message>
    <message numerus="yes">
        <source>{0} texts missing</source>
        <translation>
            <numerusform>fehlender Text: {0}</numerusform>
            <numerusform>fehlende Texte: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>its size</comment>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>From</source>
        <comment>this page on</comment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>[The survey has no title yet]</source>
        <translation>[Die Umfrage hat noch keinen Titel]</translation>
    </message>
    <message>
        <source>[Question {n} has no text yet]</source>
        <translation>[Frage {n} hat noch keinen Text]</translation>
    </message>
    <message>
        <source>[Option {n} has no text yet]</source>
        <translation>[Option {n} hat noch keinen Text]</translation>
    </message>
    <message>
        <source>[The opposite of statement A is not written yet]</source>
        <translation>[Das Gegenteil von Aussage A ist noch nicht geschrieben]</translation>
    </message>
    <message>
        <source>[This section has no title yet]</source>
        <translation>[Dieser Abschnitt hat noch keinen Titel]</translation>
    </message>
    <message>
        <source>Rehearsal: nothing is kept</source>
        <translation>Probe: Nichts wird behalten</translation>
    </message>
    <message>
        <source>Draws are held in memory and forgotten on the way back.</source>
        <translation>Auslosungen bleiben im Arbeitsspeicher und sind auf dem Rückweg vergessen.</translation>
    </message>
    <message>
        <source>Esc goes back to the editor</source>
        <translation>Esc führt zurück zum Editor</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>Seite {n} von {all}</translation>
    </message>
    <message>
        <source>{percent} of full size</source>
        <translation>{percent} der vollen Größe</translation>
    </message>
    <message>
        <source>Question {n} is left out: {problem}</source>
        <translation>Frage {n} ist ausgelassen: {problem}</translation>
    </message>
    <message>
        <source>One text is missing</source>
        <translation>Ein Text fehlt</translation>
    </message>
    <message numerus="yes">
        <source>{n} texts are missing</source>
        <translation>
            <numerusform>{n} Text fehlt</numerusform>
            <numerusform>{n} Texte fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Wie es gezeigt wird</translation>
    </message>
    <message>
        <source>No question can be shown yet.</source>
        <translation>Noch lässt sich keine Frage zeigen.</translation>
    </message>
    <message>
        <source>Question {n}: {problem}</source>
        <translation>Frage {n}: {problem}</translation>
    </message>
    <message>
        <source>Question {n}</source>
        <translation>Frage {n}</translation>
    </message>
    <message>
        <source>The page as people see it</source>
        <translation>Die Seite, wie Teilnehmende sie sehen</translation>
    </message>
    <message>
        <source>Question {0} deleted.</source>
        <translation>Frage {0} gelöscht.</translation>
    </message>
    <message>
        <source>Add a question first: a section begins with one.</source>
        <translation>Fügen Sie zuerst eine Frage hinzu: Ein Abschnitt beginnt mit einer.</translation>
    </message>
    <message>
        <source>Prefer not to say</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>One run as a study, with the truth beside it</source>
        <translation>Ein Durchlauf als Studie, mit der Wahrheit daneben</translation>
    </message>
    <message>
        <source>Write the study…</source>
        <translation>Studie schreiben&#xa0;…</translation>
    </message>
    <message>
        <source>{done} of {total} responses made</source>
        <translation>{done} von {total} Antworten erzeugt</translation>
    </message>
    <message numerus="yes">
        <source>{n} rehearsals</source>
        <translation>
            <numerusform>Proben: {n}</numerusform>
            <numerusform>Proben: {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed since: rehearse again</source>
        <translation>Seitdem geändert: neu proben</translation>
    </message>
    <message>
        <source>Seed {n}</source>
        <translation>Startwert {n}</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>No question is randomized yet, so there is nothing to rehearse.</source>
        <translation>Noch ist keine Frage randomisiert, daher gibt es nichts zu proben.</translation>
    </message>
    <message>
        <source>No question can be asked yet, so there is nothing to rehearse.</source>
        <translation>Noch kann keine Frage gestellt werden, daher gibt es nichts zu proben.</translation>
    </message>
    <message>
        <source>Rehearsing…</source>
        <translation>Probe läuft&#xa0;…</translation>
    </message>
    <message>
        <source>{done} of {total} questions</source>
        <translation>{done} von {total} Fragen</translation>
    </message>
    <message>
        <source>Stopped. Rehearse again to see what would be found.</source>
        <translation>Angehalten. Proben Sie neu, um zu sehen, was gefunden würde.</translation>
    </message>
    <message>
        <source>Open a table of known answers</source>
        <translation>Tabelle bekannter Antworten öffnen</translation>
    </message>
    <message>
        <source>Write a rehearsed study</source>
        <translation>Geprobte Studie schreiben</translation>
    </message>
    <message>
        <source>People with stated shares</source>
        <translation>Personen mit angegebenen Anteilen</translation>
    </message>
    <message>
        <source>People from a CSV…</source>
        <translation>Personen aus einer CSV-Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Rehearsals</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Rehearse again</source>
        <translation>Neu proben</translation>
    </message>
    <message>
        <source>Who is made up</source>
        <translation>Wer erfunden wird</translation>
    </message>
    <message>
        <source>you state them</source>
        <translation>von Ihnen angegeben</translation>
    </message>
    <message>
        <source>True shares</source>
        <translation>Wahre Anteile</translation>
    </message>
    <message numerus="yes">
        <source>{n} options, all with the same share</source>
        <translation>
            <numerusform>{n} Option mit demselben Anteil</numerusform>
            <numerusform>{n} Optionen, alle mit demselben Anteil</numerusform>
        </translation>
    </message>
    <message>
        <source>What the others leave</source>
        <translation>Was die anderen übrig lassen</translation>
    </message>
    <message>
        <source>{n} people from {name}; the same in every rehearsal</source>
        <translation>{n} Personen aus {name}; in jeder Probe dieselben</translation>
    </message>
    <message>
        <source>Sum {share}</source>
        <translation>Summe {share}</translation>
    </message>
    <message>
        <source>Lower a share.</source>
        <translation>Senken Sie einen Anteil.</translation>
    </message>
    <message>
        <source>The same seed repeats these very runs.</source>
        <translation>Derselbe Startwert wiederholt genau diese Durchläufe.</translation>
    </message>
    <message>
        <source>off, typically</source>
        <translation>Abweichung, typisch</translation>
    </message>
    <message>
        <source>points off, typically</source>
        <translation>Prozentpunkte Abweichung, typisch</translation>
    </message>
    <message>
        <source>of the intervals hold the truth</source>
        <translation>der Intervalle enthalten die Wahrheit</translation>
    </message>
    <message>
        <source>{level} was asked for</source>
        <translation>gefordert: {level}</translation>
    </message>
    <message>
        <source>of the estimates are below zero</source>
        <translation>der Schätzungen liegen unter null</translation>
    </message>
    <message>
        <source>as planned: {points}</source>
        <translation>geplant: {points}</translation>
    </message>
    <message>
        <source>is their mean</source>
        <translation>ist ihr Mittelwert</translation>
    </message>
    <message>
        <source>the truth is {share}</source>
        <translation>die Wahrheit: {share}</translation>
    </message>
    <message>
        <source>Use the template “{0}”</source>
        <translation>Die Vorlage „{0}“ verwenden</translation>
    </message>
    <message>
        <source>Start from something that works, and change its words. Every template passes all checks as it stands.</source>
        <translation>Beginnen Sie mit etwas, das funktioniert, und ändern Sie die Worte. Jede Vorlage besteht so, wie sie ist, alle Prüfungen.</translation>
    </message>
    <message>
        <source>Write a survey</source>
        <translation>Umfrage schreiben</translation>
    </message>
    <message>
        <source>Start with an empty survey</source>
        <translation>Mit leerer Umfrage beginnen</translation>
    </message>
    <message>
        <source>in English, Deutsch, Español, Français and Arabic</source>
        <translation>auf Englisch, Deutsch, Spanisch, Französisch und Arabisch</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Bring your own</source>
        <translation>Eigenes mitbringen</translation>
    </message>
    <message>
        <source>one a line; options beneath, with a dash</source>
        <translation>eine je Zeile; Optionen darunter, mit Strich</translation>
    </message>
    <message>
        <source>Paste questions</source>
        <translation>Fragen einfügen</translation>
    </message>
    <message>
        <source>Questions, one a line; options beneath, with a dash</source>
        <translation>Fragen, eine je Zeile; Optionen darunter, mit Strich</translation>
    </message>
    <message>
        <source>Have you ever been asked for a bribe?
Who last asked you?
- A police officer</source>
        <translation>Wurden Sie je um Bestechungsgeld gebeten?
Wer hat Sie zuletzt darum gebeten?
- Jemand von der Polizei</translation>
    </message>
    <message>
        <source>&amp;Read what I pasted</source>
        <translation>&amp;Eingefügtes lesen</translation>
    </message>
    <message>
        <source>You see what was read before it is taken.</source>
        <translation>Sie sehen, was gelesen wurde, bevor es übernommen wird.</translation>
    </message>
    <message>
        <source>Take these questions. Say what they are; each can be changed later.</source>
        <translation>Übernehmen Sie diese Fragen. Sagen Sie, was sie sind; jede lässt sich später ändern.</translation>
    </message>
    <message>
        <source>Import XLSForm</source>
        <translation>XLSForm importieren</translation>
    </message>
    <message>
        <source>Kobo, ODK, SurveyCTO</source>
        <translation>Kobo, ODK, SurveyCTO</translation>
    </message>
    <message>
        <source>Drop an .xlsx file here</source>
        <translation>.xlsx-Datei hier ablegen</translation>
    </message>
    <message>
        <source>What Candor lacks is listed with its row, never dropped silently.</source>
        <translation>Was Candor nicht kennt, wird mit seiner Zeile genannt, nie still weggelassen.</translation>
    </message>
    <message>
        <source>A .survey or .draft opens here too.</source>
        <translation>Auch .survey und .draft öffnen sich hier.</translation>
    </message>
    <message>
        <source>Open to write on</source>
        <translation>Zum Weiterschreiben öffnen</translation>
    </message>
    <message>
        <source>Reading the form.</source>
        <translation>Das Formular wird gelesen.</translation>
    </message>
    <message>
        <source>Everything that you wrote is saved.</source>
        <translation>Alles, was Sie geschrieben haben, ist gespeichert.</translation>
    </message>
    <message>
        <source>What you wrote last is not saved yet.</source>
        <translation>Zuletzt Geschriebenes ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>A survey file is written once no problem is left. Here is the next one.</source>
        <translation>Eine Umfragedatei wird geschrieben, sobald kein Problem mehr besteht. Hier ist das nächste.</translation>
    </message>
    <message>
        <source>Saved as {0}. From here on it is another survey if a word changes.</source>
        <translation>Gespeichert als {0}. Von jetzt an ist es eine andere Umfrage, wenn sich ein Wort ändert.</translation>
    </message>
    <message>
        <source>Written to {0}. Other tools ask the randomized questions directly.</source>
        <translation>Geschrieben nach {0}. Andere Programme stellen die randomisierten Fragen direkt.</translation>
    </message>
    <message>
        <source>A question cannot stand before the one that decides whether it is asked.</source>
        <translation>Eine Frage kann nicht vor der stehen, die entscheidet, ob sie gestellt wird.</translation>
    </message>
    <message>
        <source>Sensitive: saved randomized</source>
        <translation>Heikel: randomisiert gespeichert</translation>
    </message>
    <message>
        <source>In the clear: saved as given</source>
        <translation>Offen: wie angegeben gespeichert</translation>
    </message>
    <message>
        <source>A form does not say what is sensitive. Each question is saved as given until you say otherwise.</source>
        <translation>Ein Formular sagt nicht, was heikel ist. Jede Frage wird gespeichert, wie sie angegeben wird, bis Sie es anders bestimmen.</translation>
    </message>
    <message>
        <source>{kind}, randomized</source>
        <translation>{kind}, randomisiert</translation>
    </message>
    <message>
        <source>{kind}, as given</source>
        <translation>{kind}, wie angegeben</translation>
    </message>
    <message>
        <source>A die, on this screen</source>
        <translation>Ein Würfel, auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>Something of their own</source>
        <translation>Ein eigener Gegenstand</translation>
    </message>
    <message>
        <source>Any fractions. Here A is {a}° and B is {b}°.</source>
        <translation>Beliebige Brüche. Hier ist A {a}° und B {b}°.</translation>
    </message>
    <message>
        <source>Any fractions.</source>
        <translation>Beliebige Brüche.</translation>
    </message>
    <message>
        <source>Makes 3 of 4 only.</source>
        <translation>Nur 3 von 4 möglich.</translation>
    </message>
    <message>
        <source>Makes 2 of 3 (ε 0.70) or 5 of 6 (ε 1.61).</source>
        <translation>Möglich sind 2 von 3 (ε 0,70) oder 5 von 6 (ε 1,61).</translation>
    </message>
    <message>
        <source>Any fractions. People trust the program for a moment.</source>
        <translation>Beliebige Brüche. Die Befragten vertrauen dem Programm einen Moment lang.</translation>
    </message>
    <message>
        <source>Coins, dice, cards, or a spinner of 360 degrees. Nearest: {0}.</source>
        <translation>Münzen, Würfel, Karten oder eine Drehscheibe mit 360 Grad. Am nächsten: {0}.</translation>
    </message>
    <message>
        <source>Coins, dice, cards, or a spinner of 360 degrees.</source>
        <translation>Münzen, Würfel, Karten oder eine Drehscheibe mit 360 Grad.</translation>
    </message>
    <message>
        <source>No fractions yet</source>
        <translation>Noch keine Brüche</translation>
    </message>
    <message>
        <source>A {a} of {n}, B {b} of {n}</source>
        <translation>A {a} von {n}, B {b} von {n}</translation>
    </message>
    <message>
        <source>Must be the exact opposite of A. Candor cannot tell: read both aloud.</source>
        <translation>Muss das genaue Gegenteil von A sein. Candor kann das nicht erkennen: Lesen Sie beide laut.</translation>
    </message>
    <message>
        <source>Of everybody, exactly one of these is true: “{statement}” or “{opposite}”. Nobody can press TRUE to both, and nobody to neither.</source>
        <translation>Auf jede Person trifft genau eine davon zu: „{statement}“ oder „{opposite}“. Niemand kann bei beiden STIMMT drücken und niemand bei keiner.</translation>
    </message>
    <message>
        <source>Each person sees them in an order drawn anew, those that abstain last. It tells nothing and changes no ε.</source>
        <translation>Jede Person sieht sie in neu ausgeloster Reihenfolge, Enthaltungen zuletzt. Das verrät nichts und ändert kein ε.</translation>
    </message>
    <message>
        <source>Only clear questions above this one can be chosen.</source>
        <translation>Wählbar sind nur offen gestellte Fragen oberhalb dieser.</translation>
    </message>
    <message>
        <source>Choose the answers after which it is asked.</source>
        <translation>Wählen Sie die Antworten, nach denen sie gestellt wird.</translation>
    </message>
    <message>
        <source>Give the least number, the greatest, or both.</source>
        <translation>Geben Sie die kleinste Zahl, die größte oder beide an.</translation>
    </message>
    <message>
        <source>{first}, and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>Asked of people who {conditions}.</source>
        <translation>Gefragt werden Personen, die {conditions}.</translation>
    </message>
    <message>
        <source>{whole} All others go on without it.</source>
        <translation>{whole} Alle anderen machen ohne sie weiter.</translation>
    </message>
    <message>
        <source>{whole} For all others it was the last one.</source>
        <translation>{whole} Für alle anderen war es die letzte.</translation>
    </message>
    <message>
        <source>{whole} All others go on to question {next}.</source>
        <translation>{whole} Alle anderen gehen weiter zu Frage {next}.</translation>
    </message>
    <message>
        <source>Cannot save: the disk is full. Your text is kept here.</source>
        <translation>Speichern nicht möglich: Datenträger voll. Ihr Text bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>Cannot save: {why} Your text is kept here.</source>
        <translation>Speichern nicht möglich: {why} Ihr Text bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Draft saved as {name}</source>
        <translation>Entwurf gespeichert als {name}</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>Entwurf gespeichert</translation>
    </message>
    <message>
        <source>In {language} this text is missing.</source>
        <translation>Auf {language} fehlt dieser Text.</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Das fehlt.</translation>
    </message>
    <message>
        <source>Confirm in {language} that exactly one of the two is true of everybody.</source>
        <translation>Bestätigen Sie auf {language}, dass auf jede Person genau eine der beiden zutrifft.</translation>
    </message>
    <message>
        <source>Confirm that exactly one of the two is true of everybody.</source>
        <translation>Bestätigen Sie, dass auf jede Person genau eine der beiden zutrifft.</translation>
    </message>
    <message>
        <source>The same as option {first}; people could not tell them apart.</source>
        <translation>Gleich wie Option {first}; niemand könnte sie unterscheiden.</translation>
    </message>
    <message>
        <source>Both statements are the same. TRUE would be the truth.</source>
        <translation>Beide Aussagen sind gleich. STIMMT wäre die Wahrheit.</translation>
    </message>
    <message>
        <source>Only clear questions can be chosen: who is asked a question shows what was answered before.</source>
        <translation>Wählbar sind nur offen gestellte Fragen: Wer eine Frage bekommt, an dem zeigt sich, was vorher geantwortet wurde.</translation>
    </message>
    <message>
        <source>Only randomized questions can be drawn. Take {0} out, or randomize it.</source>
        <translation>Nur randomisierte Fragen sind auslosbar. Nehmen Sie {0} heraus oder randomisieren Sie die Frage.</translation>
    </message>
    <message>
        <source>Above 4 a question is refused.</source>
        <translation>Über 4 wird eine Frage zurückgewiesen.</translation>
    </message>
    <message>
        <source>Above 3, the saved word says much about a person. People are warned.</source>
        <translation>Über 3 verrät das gespeicherte Wort viel über eine Person. Die Befragten werden gewarnt.</translation>
    </message>
    <message>
        <source>Above 8 in all a survey is refused. Lower a question&apos;s ε.</source>
        <translation>Über insgesamt 8 wird eine Umfrage zurückgewiesen. Senken Sie das ε einer Frage.</translation>
    </message>
    <message>
        <source>Above 3 in all, people are warned on the first page.</source>
        <translation>Über insgesamt 3 werden die Befragten auf der ersten Seite gewarnt.</translation>
    </message>
    <message>
        <source>There is no question yet. Add one.</source>
        <translation>Es gibt noch keine Frage. Fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>Write it in {language}</source>
        <translation>Auf {language} schreiben</translation>
    </message>
    <message>
        <source>Go to {language}</source>
        <translation>Zu {language} gehen</translation>
    </message>
    <message>
        <source>One line, 200 letters at most. Shown behind “Who asks”, and on sheets and reports.</source>
        <translation>Eine Zeile, höchstens 200 Zeichen. Steht hinter „Wer fragt“ sowie auf Blättern und Berichten.</translation>
    </message>
    <message>
        <source>Section {0} removed.</source>
        <translation>Abschnitt {0} entfernt.</translation>
    </message>
    <message>
        <source>Question {0} stands in it. Others join it by being moved below its heading.</source>
        <translation>Er enthält Frage {0}. Andere kommen hinzu, wenn man sie unter seine Überschrift verschiebt.</translation>
    </message>
    <message>
        <source>Questions {0} to {1} stand in it. Others join it by being moved below its heading.</source>
        <translation>Er enthält die Fragen {0} bis {1}. Andere kommen hinzu, wenn man sie unter seine Überschrift verschiebt.</translation>
    </message>
    <message>
        <source>Asked of everyone now, as its condition went with it: question {0}.</source>
        <translation>Wird jetzt allen gestellt, da die Bedingung mit wegfiel: Frage {0}.</translation>
    </message>
    <message>
        <source>This is a copy: the survey file stays as it is.</source>
        <translation>Das ist eine Kopie: Die Umfragedatei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This is a copy, mended: the file was not as Candor writes it.</source>
        <translation>Das ist eine berichtigte Kopie: Die Datei war nicht so, wie Candor sie schreibt.</translation>
    </message>
    <message>
        <source>It is not signed with your key: confirm its statements again.</source>
        <translation>Sie ist nicht mit Ihrem Schlüssel signiert: Bestätigen Sie ihre Aussagen neu.</translation>
    </message>
    <message>
        <source>Handed out. From here on it is another survey if a word changes.</source>
        <translation>Ausgeteilt. Von jetzt an ist es eine andere Umfrage, wenn sich ein Wort ändert.</translation>
    </message>
    <message>
        <source>This is a copy of a survey. As it stands it is the same survey.</source>
        <translation>Das ist eine Kopie einer Umfrage. So, wie sie ist, ist es dieselbe Umfrage.</translation>
    </message>
    <message>
        <source>It is another survey than the one it was copied from: question {0} changed. Answers to both are not counted together, and asking the same people again adds up.</source>
        <translation>Es ist eine andere Umfrage als die, aus der sie kopiert wurde: geändert ist Frage {0}. Antworten auf beide werden nicht zusammengezählt, und werden dieselben Personen noch einmal befragt, summiert sich das.</translation>
    </message>
    <message>
        <source>No question was found. Write one a line.</source>
        <translation>Keine Frage gefunden. Schreiben Sie eine je Zeile.</translation>
    </message>
    <message>
        <source>And {0} more.</source>
        <translation>Und {0} weitere.</translation>
    </message>
    <message>
        <source>Rows pasted: {0}. Empty rows left out: {1}.</source>
        <translation>Eingefügte Zeilen: {0}. Leere Zeilen weggelassen: {1}.</translation>
    </message>
    <message>
        <source>Rows pasted: {0}.</source>
        <translation>Eingefügte Zeilen: {0}.</translation>
    </message>
    <message>
        <source>Drawn before the first page, and told. Pairs that are never asked together cannot be crossed.</source>
        <translation>Vor der ersten Seite ausgelost und mitgeteilt. Paare, die niemandem zusammen gestellt werden, lassen sich nicht kreuzen.</translation>
    </message>
    <message>
        <source>Question {number} · {name}</source>
        <translation>Frage {number} · {name}</translation>
    </message>
    <message>
        <source>Statement A</source>
        <translation>Aussage A</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What people are told first</source>
        <translation>Was den Befragten zuerst gesagt wird</translation>
    </message>
    <message>
        <source>What they agree to</source>
        <translation>Wozu sie einwilligen</translation>
    </message>
    <message>
        <source>Statement B</source>
        <translation>Aussage B</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
    <message>
        <source>Above {0} in all a survey is refused. Lower a question’s ε, or ask each person only some.</source>
        <translation>Über insgesamt {0} wird eine Umfrage zurückgewiesen. Senken Sie das ε einer Frage oder stellen Sie jeder Person nur einige.</translation>
    </message>
    <message>
        <source>Above {0} in all, people are warned on the first page.</source>
        <translation>Über insgesamt {0} werden die Befragten auf der ersten Seite gewarnt.</translation>
    </message>
    <message>
        <source>As far as it is known yet. Answering again adds up.</source>
        <translation>Soweit schon bekannt. Erneutes Antworten summiert sich.</translation>
    </message>
    <message>
        <source>Answering again adds up.</source>
        <translation>Erneutes Antworten summiert sich.</translation>
    </message>
    <message>
        <source>The fractions were found anew: ε stays at most {0}, as you asked.</source>
        <translation>Die Brüche wurden neu gesucht: ε bleibt höchstens {0}, wie verlangt.</translation>
    </message>
    <message>
        <source>The fractions stay as they are, so ε is now {0}.</source>
        <translation>Die Brüche bleiben, wie sie sind; ε ist daher jetzt {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Half the error: {0} people.</source>
        <translation>
            <numerusform>Halber Fehler: {0} Person.</numerusform>
            <numerusform>Halber Fehler: {0} Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked directly: ± {0}.</source>
        <translation>Direkt gefragt: ± {0}.</translation>
    </message>
    <message>
        <source>Ask each person only one option</source>
        <translation>Jede Person nur nach einer Option fragen</translation>
    </message>
    <message>
        <source>Ask each person only one question</source>
        <translation>Jeder Person nur eine Frage stellen</translation>
    </message>
    <message>
        <source>Much is asked in all</source>
        <translation>Insgesamt wird viel gefragt</translation>
    </message>
    <message>
        <source>Nobody can pass over this question</source>
        <translation>Niemand kann diese Frage übergehen</translation>
    </message>
    <message>
        <source>Fewer options, less error</source>
        <translation>Weniger Optionen, kleinerer Fehler</translation>
    </message>
    <message>
        <source>One of the {n}, drawn before the first page, and told: the same ε and error with {factor} times fewer people. Pairs that are never asked together cannot be crossed.</source>
        <translation>Eine von {n}, vor der ersten Seite ausgelost und mitgeteilt: dasselbe ε und derselbe Fehler mit {factor}-mal weniger Personen. Paare, die niemandem zusammen gestellt werden, lassen sich nicht kreuzen.</translation>
    </message>
    <message>
        <source>Above {0} in all, people are warned on the first page. Split a total of {0}?</source>
        <translation>Über insgesamt {0} werden die Befragten auf der ersten Seite gewarnt. Eine Summe von {0} aufteilen?</translation>
    </message>
    <message>
        <source>With {fewer} options instead of {n} the error is {error}, at the same ε.</source>
        <translation>Mit {fewer} statt {n} Optionen ist der Fehler {error}, bei gleichem ε.</translation>
    </message>
    <message>
        <source>Leave the choice to skip the whole survey, which nothing records.</source>
        <translation>Wer sie nicht beantworten will, kann nur die ganze Umfrage auslassen; davon bleibt keine Spur.</translation>
    </message>
    <message>
        <source>“Prefer not to say” is one more option, randomized like the others.</source>
        <translation>„Keine Angabe“ ist eine weitere Option, randomisiert wie die anderen.</translation>
    </message>
    <message>
        <source>“Prefer not to say” makes it a one-of with three options, scrambled only: error {with_it}, not {error}.</source>
        <translation>„Keine Angabe“ macht daraus eine Auswahl aus drei Optionen, nur verwürfelt: Fehler {with_it} statt {error}.</translation>
    </message>
    <message>
        <source>Ask one option</source>
        <translation>Nach einer Option fragen</translation>
    </message>
    <message>
        <source>Ask one question</source>
        <translation>Eine Frage stellen</translation>
    </message>
    <message>
        <source>Split a total of {0}</source>
        <translation>Eine Summe von {0} aufteilen</translation>
    </message>
    <message>
        <source>Offer “Prefer not to say”</source>
        <translation>„Keine Angabe“ anbieten</translation>
    </message>
    <message>
        <source>Add to this survey:</source>
        <translation>In diese Umfrage aufnehmen:</translation>
    </message>
    <message>
        <source>Add to this survey: {languages}</source>
        <translation>In diese Umfrage aufnehmen: {languages}</translation>
    </message>
    <message>
        <source>Insert one question</source>
        <translation>Eine Frage einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Insert {n} questions</source>
        <translation>
            <numerusform>{n} Frage einfügen</numerusform>
            <numerusform>{n} Fragen einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: the texts in {languages}.</source>
        <translation>Ausgelassen: die Texte in diesen Sprachen: {languages}.</translation>
    </message>
    <message>
        <source>Still to be written: the texts in {languages}.</source>
        <translation>Noch zu schreiben: die Texte in diesen Sprachen: {languages}.</translation>
    </message>
    <message>
        <source>Dropped: conditions on questions that are not ticked, of {questions}.</source>
        <translation>Entfallen: Bedingungen zu Fragen, die nicht angekreuzt sind, bei: {questions}.</translation>
    </message>
    <message>
        <source>One question inserted.</source>
        <translation>Eine Frage eingefügt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} questions inserted.</source>
        <translation>
            <numerusform>{n} Frage eingefügt.</numerusform>
            <numerusform>{n} Fragen eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Names that were taken are others now: {names}.</source>
        <translation>Vergebene Namen lauten jetzt anders: {names}.</translation>
    </message>
    <message>
        <source>Conditions dropped of: {names}.</source>
        <translation>Bedingungen entfallen bei: {names}.</translation>
    </message>
    <message>
        <source>about {n} of {all} are asked</source>
        <translation>etwa {n} von {all} werden gefragt</translation>
    </message>
    <message>
        <source>Nobody was asked in any rehearsal.</source>
        <translation>In keiner Probe wurde jemand gefragt.</translation>
    </message>
    <message>
        <source>Half of the estimates are between {0} and {1}, 95 of 100 between {2} and {3}.</source>
        <translation>Die Hälfte der Schätzungen liegt zwischen {0} und {1}, 95 von 100 zwischen {2} und {3}.</translation>
    </message>
    <message>
        <source>Of honest surveys, {n} in 10 would show “{option}” below zero: its true share is small beside the error. That is chance, not rule-breaking.</source>
        <translation>Bei {n} von 10 ehrlichen Umfragen läge „{option}“ unter null: Der wahre Anteil ist klein neben dem Fehler. Das ist Zufall, kein Regelbruch.</translation>
    </message>
    <message>
        <source>{question} – {option}</source>
        <translation>{question} – {option}</translation>
    </message>
    <message>
        <source>{runs} rehearsals of {people} people</source>
        <translation>{runs} Proben mit {people} Personen</translation>
    </message>
    <message>
        <source>Histogram of the estimates, for “{title}”. The truth is {truth}. {spread}</source>
        <translation>Histogramm der Schätzungen für „{title}“. Die Wahrheit ist {truth}. {spread}</translation>
    </message>
    <message>
        <source>truth {share}</source>
        <translation>Wahrheit {share}</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Überdeckung</translation>
    </message>
    <message>
        <source>Below zero</source>
        <translation>Unter null</translation>
    </message>
    <message>
        <source>{n} estimates, and the truth</source>
        <translation>{n} Schätzungen und die Wahrheit</translation>
    </message>
    <message>
        <source>A deck of cards</source>
        <translation>Ein Kartenspiel</translation>
    </message>
    <message>
        <source>One of several</source>
        <translation>Eine von mehreren</translation>
    </message>
    <message>
        <source>Number in bins</source>
        <translation>Zahl in Klassen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Many of several</source>
        <translation>Mehrere von vielen</translation>
    </message>
    <message>
        <source>Bribery study</source>
        <translation>Studie zu Bestechung</translation>
    </message>
    <message>
        <source>Doping study</source>
        <translation>Studie zu Doping</translation>
    </message>
    <message>
        <source>Hunting study</source>
        <translation>Studie zur Jagd</translation>
    </message>
    <message>
        <source>Warner’s spinner</source>
        <translation>Warners Drehscheibe</translation>
    </message>
    <message>
        <source>Heads: the truth. Tails: a second coin says yes or no.</source>
        <translation>Kopf: die Wahrheit. Zahl: Eine zweite Münze sagt Ja oder Nein.</translation>
    </message>
    <message>
        <source>A die says whether the truth or a fixed word is saved.</source>
        <translation>Ein Würfel sagt, ob die Wahrheit oder ein festes Wort gespeichert wird.</translation>
    </message>
    <message>
        <source>A suit of a deck asks for the opposite.</source>
        <translation>Eine Farbe im Kartenspiel fragt nach dem Gegenteil.</translation>
    </message>
    <message>
        <source>A list to choose from, with “Prefer not to say”.</source>
        <translation>Eine Liste zur Auswahl, mit „Keine Angabe“.</translation>
    </message>
    <message>
        <source>A number in bins that you set.</source>
        <translation>Eine Zahl in Klassen, die Sie festlegen.</translation>
    </message>
    <message>
        <source>Steps in an order, such as from “not at all” to “completely”.</source>
        <translation>Geordnete Stufen, etwa von „gar nicht“ bis „völlig“.</translation>
    </message>
    <message>
        <source>Several items, each of them yes or no.</source>
        <translation>Mehrere Punkte, jeweils Ja oder Nein.</translation>
    </message>
    <message>
        <source>A study with consent and a question in the clear.</source>
        <translation>Eine Studie mit Einwilligung und einer offen gestellten Frage.</translation>
    </message>
    <message>
        <source>Athletes, by a wheel or a device of their own.</source>
        <translation>Sporttreibende, mit einem Rad oder eigenem Gegenstand.</translation>
    </message>
    <message>
        <source>Hunting in a reserve, by a die.</source>
        <translation>Jagd in einem Schutzgebiet, mit einem Würfel.</translation>
    </message>
    <message>
        <source>A statement and its opposite; a wheel picks which.</source>
        <translation>Eine Aussage und ihr Gegenteil; ein Rad wählt aus.</translation>
    </message>
    <message>
        <source>after {0}</source>
        <translation>nach {0}</translation>
    </message>
    <message>
        <source>Warner&apos;s design dealt by a deck: a suit of four (13 of 52 cards) asks for the opposite.</source>
        <translation>Warners Design, ausgeteilt mit einem Kartenspiel: Eine von vier Farben (13 von 52 Karten) fragt nach dem Gegenteil.</translation>
    </message>
    <message>
        <source>Kairouz, P., Bonawitz, K. and Ramage, D. (2016), as for one-of; the bins are the options.</source>
        <translation>Kairouz, P., Bonawitz, K. und Ramage, D. (2016), wie bei „Eine von mehreren“; die Klassen sind die Optionen.</translation>
    </message>
    <message>
        <source>Kairouz, P., Bonawitz, K. and Ramage, D. (2016), as for one-of; the steps are in order.</source>
        <translation>Kairouz, P., Bonawitz, K. und Ramage, D. (2016), wie bei „Eine von mehreren“; die Stufen haben eine Reihenfolge.</translation>
    </message>
    <message>
        <source>Warner (1965) for each option on its own; the ε of the options add up.</source>
        <translation>Warner (1965) für jede Option für sich; die ε der Optionen addieren sich.</translation>
    </message>
    <message>
        <source>Other tools ask this form directly. It promises a wheel, coins, dice or chance in {cells}: write these texts anew in the form before it is used.</source>
        <translation>Andere Programme fragen dieses Formular direkt ab. Es verspricht ein Rad, Münzen, Würfel oder Zufall in {cells}: Schreiben Sie diese Texte im Formular neu, bevor es verwendet wird.</translation>
    </message>
    <message>
        <source>The workbook has no sheet “{sheet}”. Add one of this name.</source>
        <translation>Die Arbeitsmappe hat kein Blatt „{sheet}“. Fügen Sie eines mit diesem Namen hinzu.</translation>
    </message>
    <message>
        <source>The column “{head}” is missing. Write its name into the first row.</source>
        <translation>Die Spalte „{head}“ fehlt. Schreiben Sie ihren Namen in die erste Zeile.</translation>
    </message>
    <message>
        <source>There is no column “{head}”; it is read as “{meant}”.</source>
        <translation>Es gibt keine Spalte „{head}“; sie wird als „{meant}“ gelesen.</translation>
    </message>
    <message>
        <source>The column “{head}” is not known, and is passed over.</source>
        <translation>Die Spalte „{head}“ ist unbekannt und wird übergangen.</translation>
    </message>
    <message>
        <source>The column “{head}” stands twice. Keep one of the two.</source>
        <translation>Die Spalte „{head}“ kommt zweimal vor. Behalten Sie eine der beiden.</translation>
    </message>
    <message>
        <source>“{head}” has no code of a language. Write it as “label::French (fr)”.</source>
        <translation>„{head}“ hat keinen Sprachcode. Schreiben Sie es als „label::French (fr)“.</translation>
    </message>
    <message>
        <source>“{head}” is read as the language “{code}”.</source>
        <translation>„{head}“ wird als die Sprache „{code}“ gelesen.</translation>
    </message>
    <message>
        <source>This row has no type. Give it one, such as “integer”, or empty the row.</source>
        <translation>Diese Zeile hat keinen Typ. Geben Sie ihr einen, etwa „integer“, oder leeren Sie die Zeile.</translation>
    </message>
    <message>
        <source>There is no type “{type}”; it is read as “{meant}”.</source>
        <translation>Es gibt keinen Typ „{type}“; er wird als „{meant}“ gelesen.</translation>
    </message>
    <message>
        <source>There is no type “{type}”. Choose one that a survey has, or take it out.</source>
        <translation>Es gibt keinen Typ „{type}“. Wählen Sie einen, den eine Umfrage hat, oder nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>The sheet “choices” has no list “{list}”. Write the name as it stands there.</source>
        <translation>Das Blatt „choices“ hat keine Liste „{list}“. Schreiben Sie den Namen so, wie er dort steht.</translation>
    </message>
    <message>
        <source>This row has no name. It is called “{id}” here.</source>
        <translation>Diese Zeile hat keinen Namen. Hier heißt sie „{id}“.</translation>
    </message>
    <message>
        <source>There is no text here. Write what people are to read.</source>
        <translation>Hier steht kein Text. Schreiben Sie, was die Befragten lesen sollen.</translation>
    </message>
    <message>
        <source>A number needs a lowest and a highest value. Write the constraint “. &gt;= 0 and . &lt;= 100”.</source>
        <translation>Eine Zahl braucht einen kleinsten und einen größten Wert. Schreiben Sie die Bedingung „. &gt;= 0 and . &lt;= 100“.</translation>
    </message>
    <message>
        <source>The formula {formula} was saved without a value. Open the file in a spreadsheet and save it, or write the value.</source>
        <translation>Die Formel {formula} wurde ohne Wert gespeichert. Öffnen Sie die Datei in einer Tabellenkalkulation und speichern Sie sie, oder schreiben Sie den Wert.</translation>
    </message>
    <message>
        <source>The spreadsheet made a date of this cell. Write 0.5, or 1/2 as text.</source>
        <translation>Die Tabellenkalkulation hat aus dieser Zelle ein Datum gemacht. Schreiben Sie 0,5 oder 1/2 als Text.</translation>
    </message>
    <message>
        <source>“{value}” is not a fraction. Write 3/4 as text, or 0.75.</source>
        <translation>„{value}“ ist kein Bruch. Schreiben Sie 3/4 als Text oder 0,75.</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number. Write one such as 10.</source>
        <translation>„{value}“ ist keine ganze Zahl. Schreiben Sie eine, etwa 10.</translation>
    </message>
    <message>
        <source>“{value}” is not known. Did you mean “{meant}”?</source>
        <translation>„{value}“ ist unbekannt. Meinten Sie „{meant}“?</translation>
    </message>
    <message>
        <source>“{value}” is not known. Choose one of these: {known}.</source>
        <translation>„{value}“ ist unbekannt. Wählen Sie eines hiervon: {known}.</translation>
    </message>
    <message>
        <source>“{head}” is filled and “rr::mechanism” is not. Name the mechanism too.</source>
        <translation>„{head}“ ist ausgefüllt, „rr::mechanism“ aber nicht. Nennen Sie auch den Mechanismus.</translation>
    </message>
    <message>
        <source>A survey cannot say “{value}”: everybody is asked. Say who is asked by clear answers to earlier questions, all or any of them.</source>
        <translation>Eine Umfrage kann „{value}“ nicht sagen: Alle werden gefragt. Sagen Sie durch offene Antworten auf frühere Fragen, wer gefragt wird, alle oder eine davon.</translation>
    </message>
    <message>
        <source>No range can be read from “{value}”. Give the lowest and the highest value.</source>
        <translation>Aus „{value}“ lässt sich kein Bereich lesen. Geben Sie den kleinsten und den größten Wert an.</translation>
    </message>
    <message>
        <source>“{name}” is no question before this one: everybody is asked. Ask it earlier, or mend the name.</source>
        <translation>„{name}“ ist keine Frage vor dieser: Alle werden gefragt. Stellen Sie sie früher, oder berichtigen Sie den Namen.</translation>
    </message>
    <message>
        <source>A text cannot show the answer to another question. Write it without ${{…}}.</source>
        <translation>Ein Text kann die Antwort auf eine andere Frage nicht zeigen. Schreiben Sie ihn ohne ${{…}}.</translation>
    </message>
    <message>
        <source>A survey asks each question once; the repeat is left out. Ask about one case, such as the last.</source>
        <translation>Eine Umfrage stellt jede Frage einmal; die Wiederholung ist ausgelassen. Fragen Sie nach einem Fall, etwa dem letzten.</translation>
    </message>
    <message>
        <source>Only the first {most} are read; the rest is left out.</source>
        <translation>Nur die ersten {most} werden gelesen; der Rest ist ausgelassen.</translation>
    </message>
    <message>
        <source>“{name}” of “{question}” may stand for no answer. Say whether it is a refusal, “don’t know”, or an answer like others.</source>
        <translation>„{name}“ bei „{question}“ steht vielleicht für keine Antwort. Sagen Sie, ob es eine Verweigerung ist, „weiß nicht“ oder eine Antwort wie andere.</translation>
    </message>
    <message>
        <source>No free text is asked: it identifies people. Offer options, with one for anything else, or ask for a number.</source>
        <translation>Nach freiem Text wird nicht gefragt: Er macht Personen erkennbar. Bieten Sie Optionen an, eine davon für alles andere, oder fragen Sie nach einer Zahl.</translation>
    </message>
    <message>
        <source>A note between questions is left out. Put it into the help of a question, or into the intro.</source>
        <translation>Eine Notiz zwischen Fragen ist ausgelassen. Setzen Sie sie in den Hilfetext einer Frage oder in die Einleitung.</translation>
    </message>
    <message>
        <source>Only whole numbers are asked. Choose a unit in which they are, such as grams.</source>
        <translation>Gefragt wird nur nach ganzen Zahlen. Wählen Sie eine Einheit, in der sie es sind, etwa Gramm.</translation>
    </message>
    <message>
        <source>Other answers have an option of their own, “{id}”; which they are is not asked in words, since that identifies people.</source>
        <translation>Andere Antworten haben eine eigene Option, „{id}“; welche es sind, wird nicht in Worten erfragt, da das Personen erkennbar macht.</translation>
    </message>
    <message>
        <source>“{name}” is left out: the program itself offers “None of these” wherever several may be chosen.</source>
        <translation>„{name}“ ist ausgelassen: Das Programm bietet selbst „Nichts davon“ an, wo mehrere wählbar sind.</translation>
    </message>
    <message>
        <source>“{name}” is no step of a scale. The question has options without an order instead.</source>
        <translation>„{name}“ ist keine Stufe einer Skala. Die Frage hat stattdessen Optionen ohne Reihenfolge.</translation>
    </message>
    <message>
        <source>The conditions of a group and of this row are more than a survey can say together. That of the group is left out.</source>
        <translation>Die Bedingungen einer Gruppe und dieser Zeile sind zusammen mehr, als eine Umfrage sagen kann. Die der Gruppe ist ausgelassen.</translation>
    </message>
    <message>
        <source>A survey does not have “{value}”; this is left out.</source>
        <translation>„{value}“ gibt es in einer Umfrage nicht; das wird weggelassen.</translation>
    </message>
    <message>
        <source>“{value}” is never recorded here; this is left out.</source>
        <translation>„{value}“ wird hier nie aufgezeichnet; das wird weggelassen.</translation>
    </message>
    <message>
        <source>This row is disabled; it is left out.</source>
        <translation>Diese Zeile ist deaktiviert; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>The group “{name}” is left out; its questions stand on their own.</source>
        <translation>Die Gruppe „{name}“ wird weggelassen; ihre Fragen stehen für sich.</translation>
    </message>
    <message>
        <source>This stood outside of groups. Here it belongs to the section above.</source>
        <translation>Das stand außerhalb von Gruppen. Hier gehört es zum Abschnitt darüber.</translation>
    </message>
    <message>
        <source>“{name}” is called “{id}” here.</source>
        <translation>„{name}“ heißt hier „{id}“.</translation>
    </message>
    <message>
        <source>“{list}” is asked as yes or no, in the words of the program.</source>
        <translation>„{list}“ wird als Ja oder Nein gefragt, mit den Wörtern des Programms.</translation>
    </message>
    <message>
        <source>The text speaks of “{word}”, and other tools ask this form directly: there it is untrue. Write it anew in the form before it is used.</source>
        <translation>Der Text spricht von „{word}“, aber andere Programme fragen dieses Formular direkt ab: Dort ist er unwahr. Schreiben Sie ihn im Formular neu, bevor es verwendet wird.</translation>
    </message>
    <message>
        <source>Other tools ask this form directly. Read whether this text promises a wheel or another device; there it would be untrue.</source>
        <translation>Andere Programme fragen dieses Formular direkt ab. Lesen Sie, ob dieser Text ein Rad oder einen anderen Gegenstand verspricht; dort wäre er unwahr.</translation>
    </message>
    <message>
        <source>interval {range}</source>
        <translation>Intervall {range}</translation>
    </message>
    <message>
        <source>Arrows move the line, Page up and down by five; Enter takes a number.</source>
        <translation>Pfeiltasten bewegen die Linie, Bild auf und Bild ab um fünf; Eingabe nimmt eine Zahl an.</translation>
    </message>
    <message>
        <source>Share of people who did not follow the rule</source>
        <translation>Anteil der Personen, die die Regel nicht befolgten</translation>
    </message>
    <message>
        <source>Table of comma-separated values</source>
        <translation>Tabelle mit Kommas (CSV)</translation>
    </message>
    <message>
        <source>Table with tabs</source>
        <translation>Tabelle mit Tabulatoren</translation>
    </message>
    <message>
        <source>Table of a page</source>
        <translation>Tabelle einer Webseite</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>SPSS file</source>
        <translation>SPSS-Datei</translation>
    </message>
    <message>
        <source>Stata file</source>
        <translation>Stata-Datei</translation>
    </message>
    <message>
        <source>Parquet file</source>
        <translation>Parquet-Datei</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message>
        <source>Ten inches wide</source>
        <translation>Zehn Zoll breit</translation>
    </message>
    <message>
        <source>Column, 85 mm</source>
        <translation>Spalte, 85 mm</translation>
    </message>
    <message>
        <source>Page, 170 mm</source>
        <translation>Seite, 170 mm</translation>
    </message>
    <message>
        <source>Slide, 16 to 9</source>
        <translation>Folie, 16 zu 9</translation>
    </message>
    <message>
        <source>Candor {version} · report of {file} · {day}</source>
        <translation>Candor {version} · Bericht zu {file} · {day}</translation>
    </message>
    <message>
        <source>Candor {version} · report · {day}</source>
        <translation>Candor {version} · Bericht · {day}</translation>
    </message>
    <message>
        <source>No responses</source>
        <translation>Keine Antworten</translation>
    </message>
    <message>
        <source>Rehearsal, made-up responses</source>
        <translation>Probe, erfundene Antworten</translation>
    </message>
    <message>
        <source>Groups are by “{question}”.</source>
        <translation>Gruppen nach „{question}“.</translation>
    </message>
    <message>
        <source>Groups are by “{question}”, and each of them by “{second}”.</source>
        <translation>Gruppen nach „{question}“, jede davon nach „{second}“.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Kept when {before} had responded; worked out here of all {now}.</source>
        <translation>Behalten, als {before} geantwortet hatten; hier aus allen {now} berechnet.</translation>
    </message>
    <message>
        <source>A survey by {author}</source>
        <translation>Wer fragt: {author}</translation>
    </message>
    <message numerus="yes">
        <source>responses</source>
        <translation>
            <numerusform>Antwort</numerusform>
            <numerusform>Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>questions. {none}</source>
        <translation>Fragen. {none}</translation>
    </message>
    <message>
        <source>questions, {n} of them randomized</source>
        <translation>Fragen, {n} davon randomisiert</translation>
    </message>
    <message>
        <source>over all sensitive questions</source>
        <translation>über alle heiklen Fragen</translation>
    </message>
    <message>
        <source>Figure {number}. {caption}</source>
        <translation>Abbildung {number}. {caption}</translation>
    </message>
    <message>
        <source>Table {number}. {title}</source>
        <translation>Tabelle {number}. {title}</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>For an ethics board and a data-protection officer</source>
        <translation>Für eine Ethikkommission und Datenschutzbeauftragte</translation>
    </message>
    <message>
        <source>Codebook</source>
        <translation>Codebuch</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>These responses are made up by the program; they tell nothing of people.</source>
        <translation>Diese Antworten sind vom Programm erfunden; sie sagen nichts über Menschen.</translation>
    </message>
    <message>
        <source>The intervals hold if people were sampled at random and followed the rule.</source>
        <translation>Die Intervalle gelten, wenn die Personen zufällig ausgewählt wurden und der Regel folgten.</translation>
    </message>
    <message>
        <source>Results of {questions} were looked at before all responses were in; a fixed interval holds for one look.</source>
        <translation>Ergebnisse von {questions} wurden betrachtet, bevor alle Antworten da waren; ein festes Intervall gilt für einen Blick.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files conflict with a response of the same id.</source>
        <translation>
            <numerusform>{n} Datei steht im Konflikt mit einer Antwort derselben Id.</numerusform>
            <numerusform>{n} Dateien stehen im Konflikt mit einer Antwort derselben Id.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file conflicts with a response of the same id.</source>
        <translation>Eine Datei steht im Konflikt mit einer Antwort derselben Id.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files were refused; they are counted under “Files offered”.</source>
        <translation>
            <numerusform>{n} Datei wurde zurückgewiesen; sie ist unter „Angebotene Dateien“ gezählt.</numerusform>
            <numerusform>{n} Dateien wurden zurückgewiesen; sie sind unter „Angebotene Dateien“ gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file was refused; it is counted under “Files offered”.</source>
        <translation>Eine Datei wurde zurückgewiesen; sie ist unter „Angebotene Dateien“ gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} responses that count are flagged.</source>
        <translation>
            <numerusform>{n} Antwort, die zählt, ist markiert.</numerusform>
            <numerusform>{n} Antworten, die zählen, sind markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>One response that counts is flagged.</source>
        <translation>Eine Antwort, die zählt, ist markiert.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>accepted responses</source>
        <translation>angenommene Antworten</translation>
    </message>
    <message>
        <source>DUPLICATE: in the study already</source>
        <translation>DUPLICATE: schon in der Studie</translation>
    </message>
    <message>
        <source>CONFLICT: another response of the same id</source>
        <translation>CONFLICT: eine andere Antwort derselben Id</translation>
    </message>
    <message>
        <source>skipped: no response files</source>
        <translation>übergangen: keine Antwortdateien</translation>
    </message>
    <message>
        <source>{code}: refused</source>
        <translation>{code}: zurückgewiesen</translation>
    </message>
    <message>
        <source>The manual’s page “Refusals” explains each code.</source>
        <translation>Die Handbuchseite „Ablehnungen“ (Refusals) erklärt jeden Code.</translation>
    </message>
    <message>
        <source>The first {shown} of {n} files.</source>
        <translation>Die ersten {shown} von {n} Dateien.</translation>
    </message>
    <message>
        <source>What the files were found to be</source>
        <translation>Als was sich die Dateien erwiesen</translation>
    </message>
    <message>
        <source>Files that were not accepted</source>
        <translation>Dateien, die nicht angenommen wurden</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>1, else 0</source>
        <translation>1, sonst 0</translation>
    </message>
    <message>
        <source>1, else 0; empty if not asked</source>
        <translation>1, sonst 0; leer, wenn nicht gefragt</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <source>{low} to {high} in steps of {step}</source>
        <translation>{low} bis {high} in Schritten von {step}</translation>
    </message>
    <message>
        <source>What stands in a table of reports</source>
        <translation>Was in einer Tabelle der Meldungen steht</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>one row a person</source>
        <translation>eine Zeile je Person</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message>
        <source>one row a share, with its interval</source>
        <translation>eine Zeile je Anteil, mit Intervall</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>one of each question</source>
        <translation>eines je Frage</translation>
    </message>
    <message>
        <source>names, labels, designs</source>
        <translation>Namen, Beschriftungen, Designs</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>to read and print</source>
        <translation>zum Lesen und Drucken</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Skripte</translation>
    </message>
    <message>
        <source>of all questions, same numbers</source>
        <translation>zu allen Fragen, dieselben Zahlen</translation>
    </message>
    <message>
        <source>Saved as {answer}</source>
        <translation>Gespeichert als {answer}</translation>
    </message>
    <message>
        <source>Saved as not chosen</source>
        <translation>Als nicht gewählt gespeichert</translation>
    </message>
    <message>
        <source>Saved as chosen</source>
        <translation>Als gewählt gespeichert</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Nicht gefragt</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Number of the row, after shuffling</source>
        <translation>Nummer der Zeile, nach dem Mischen</translation>
    </message>
    <message>
        <source>Id of the response file</source>
        <translation>Id der Antwortdatei</translation>
    </message>
    <message>
        <source>How sensitive yes/no questions were answered</source>
        <translation>Wie heikle Ja/Nein-Fragen beantwortet wurden</translation>
    </message>
    <message>
        <source>Digest of the survey</source>
        <translation>Prüfsumme der Umfrage</translation>
    </message>
    <message>
        <source>1 where the response is rehearsed</source>
        <translation>1, wo die Antwort geprobt ist</translation>
    </message>
    <message>
        <source>seed of the hash</source>
        <translation>Startwert der Hashfunktion</translation>
    </message>
    <message>
        <source>hashed value</source>
        <translation>gehashter Wert</translation>
    </message>
    <message>
        <source>group that was asked so</source>
        <translation>Gruppe, die so gefragt wurde</translation>
    </message>
    <message numerus="yes">
        <source>{n} responses to “{title}”.</source>
        <translation>
            <numerusform>{n} Antwort auf „{title}“.</numerusform>
            <numerusform>{n} Antworten auf „{title}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>One response to “{title}”.</source>
        <translation>Eine Antwort auf „{title}“.</translation>
    </message>
    <message>
        <source>Only of people of whom this holds: {filter}.</source>
        <translation>Nur von Personen, für die gilt: {filter}.</translation>
    </message>
    <message>
        <source>The responses are rehearsed: no person gave them.</source>
        <translation>Die Antworten sind geprobt: Kein Mensch hat sie gegeben.</translation>
    </message>
    <message>
        <source>Survey {digest}.</source>
        <translation>Umfrage {digest}.</translation>
    </message>
    <message>
        <source>Written by Candor {version}.</source>
        <translation>Geschrieben von Candor {version}.</translation>
    </message>
    <message>
        <source>Columns of randomized questions hold what was saved after chance, not answers. The share of a value is not the share of people; estimates correct for chance.</source>
        <translation>Die Spalten randomisierter Fragen enthalten, was nach dem Zufall gespeichert wurde, nicht Antworten. Der Anteil eines Wertes ist nicht der Anteil der Personen; Schätzungen berichtigen den Zufall.</translation>
    </message>
    <message>
        <source>This format holds at most {most} rows.</source>
        <translation>Dieses Format fasst höchstens {most} Zeilen.</translation>
    </message>
    <message>
        <source>Choose another format, such as CSV, or fewer people.</source>
        <translation>Wählen Sie ein anderes Format, etwa CSV, oder weniger Personen.</translation>
    </message>
    <message>
        <source>This format is written at once, with at most {most} cells.</source>
        <translation>Dieses Format wird auf einmal geschrieben, mit höchstens {most} Zellen.</translation>
    </message>
    <message>
        <source>This format holds at most {most} columns.</source>
        <translation>Dieses Format fasst höchstens {most} Spalten.</translation>
    </message>
    <message>
        <source>Choose another format, such as CSV.</source>
        <translation>Wählen Sie ein anderes Format, etwa CSV.</translation>
    </message>
    <message numerus="yes">
        <source>{alone} of {n} rows are unique in their clear answers.</source>
        <translation>
            <numerusform>{alone} von {n} Zeilen ist in ihren offenen Antworten einmalig.</numerusform>
            <numerusform>{alone} von {n} Zeilen sind in ihren offenen Antworten einmalig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{alone} of {n} rows is unique in its clear answers.</source>
        <translation>{alone} von {n} Zeilen ist in ihren offenen Antworten einmalig.</translation>
    </message>
    <message>
        <source>Id of the question</source>
        <translation>Id der Frage</translation>
    </message>
    <message>
        <source>Id of the answer</source>
        <translation>Id der Antwort</translation>
    </message>
    <message>
        <source>Number of reports saved as this answer</source>
        <translation>Anzahl der als diese Antwort gespeicherten Meldungen</translation>
    </message>
    <message>
        <source>Estimated share of people, unbiased: it may be below 0 or above 1</source>
        <translation>Geschätzter Anteil der Personen, erwartungstreu: er kann unter 0 oder über 1 liegen</translation>
    </message>
    <message>
        <source>Standard error of the share</source>
        <translation>Standardfehler des Anteils</translation>
    </message>
    <message>
        <source>Lower end of the interval of the share</source>
        <translation>Untere Grenze des Intervalls für den Anteil</translation>
    </message>
    <message>
        <source>Upper end of the interval of the share</source>
        <translation>Obere Grenze des Intervalls für den Anteil</translation>
    </message>
    <message>
        <source>Estimated number of people</source>
        <translation>Geschätzte Anzahl Personen</translation>
    </message>
    <message>
        <source>Share made consistent: none negative, none above 1</source>
        <translation>Zulässiger Anteil: keiner negativ, keiner über 1</translation>
    </message>
    <message>
        <source>Number of responses, or of people asked</source>
        <translation>Anzahl der Antworten oder der Gefragten</translation>
    </message>
    <message>
        <source>ε of the question, rounded up</source>
        <translation>ε der Frage, aufgerundet</translation>
    </message>
    <message>
        <source>How answers were randomized</source>
        <translation>Wie die Antworten randomisiert wurden</translation>
    </message>
    <message>
        <source>Level of the intervals</source>
        <translation>Niveau der Intervalle</translation>
    </message>
    <message>
        <source>Name of the interval</source>
        <translation>Name des Intervalls</translation>
    </message>
    <message>
        <source>Group within the group</source>
        <translation>Gruppe innerhalb der Gruppe</translation>
    </message>
    <message>
        <source>Kish’s effective number of responses</source>
        <translation>Effektive Anzahl der Antworten nach Kish</translation>
    </message>
    <message>
        <source>Estimated mean</source>
        <translation>Geschätzter Mittelwert</translation>
    </message>
    <message>
        <source>Standard error of the mean</source>
        <translation>Standardfehler des Mittelwerts</translation>
    </message>
    <message>
        <source>Lower end of the interval of the mean</source>
        <translation>Untere Grenze des Intervalls für den Mittelwert</translation>
    </message>
    <message>
        <source>Upper end of the interval of the mean</source>
        <translation>Obere Grenze des Intervalls für den Mittelwert</translation>
    </message>
    <message>
        <source>1 where the responses are rehearsed</source>
        <translation>1, wo die Antworten geprobt sind</translation>
    </message>
    <message>
        <source>Filter: of whom alone the row is</source>
        <translation>Filter: für wen allein die Zeile gilt</translation>
    </message>
    <message>
        <source>Flagged responses that do not count</source>
        <translation>Markierte Antworten, die nicht zählen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Light, dark or high contrast, where it is not that of the system.</source>
        <translation>Hell, dunkel oder hoher Kontrast, wo es nicht das des Systems ist.</translation>
    </message>
    <message>
        <source>Of Candor’s own pages and commands, where it is not that of the system.</source>
        <translation>Die von Candors eigenen Seiten und Befehlen, wo sie nicht die des Systems ist.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Its size and place, how wide its panels are, and the same of the manual.</source>
        <translation>Größe und Lage, Breite der Seitenbereiche, und dasselbe für das Handbuch.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Studies and drafts that were opened last, at most 8, and how they were looked at. Surveys that were opened to answer are never among them.</source>
        <translation>Zuletzt geöffnete Studien und Entwürfe, höchstens 8, und wie sie betrachtet wurden. Umfragen, die zum Antworten geöffnet wurden, sind nie darunter.</translation>
    </message>
    <message>
        <source>Views of recent files</source>
        <translation>Ansichten zuletzt geöffneter Dateien</translation>
    </message>
    <message>
        <source>How a study was looked at, and what the first page says of a draft.</source>
        <translation>Wie eine Studie betrachtet wurde und was die erste Seite von einem Entwurf sagt.</translation>
    </message>
    <message>
        <source>Last folder</source>
        <translation>Letzter Ordner</translation>
    </message>
    <message>
        <source>Where an author or analyst last chose a file.</source>
        <translation>Wo beim Schreiben oder Auswerten zuletzt eine Datei gewählt wurde.</translation>
    </message>
    <message>
        <source>Drafts without a name</source>
        <translation>Entwürfe ohne Namen</translation>
    </message>
    <message>
        <source>Surveys that are being written and were not saved under a name.</source>
        <translation>Umfragen, an denen geschrieben wird und die nicht unter einem Namen gespeichert wurden.</translation>
    </message>
    <message>
        <source>Your keys</source>
        <translation>Ihre Schlüssel</translation>
    </message>
    <message>
        <source>They sign surveys and open sealed responses. Passphrases are not kept.</source>
        <translation>Sie signieren Umfragen und öffnen versiegelte Antworten. Passphrasen werden nicht behalten.</translation>
    </message>
    <message>
        <source>Known authors</source>
        <translation>Bekannte Verfasser</translation>
    </message>
    <message>
        <source>Which key belongs to which author’s name, so that another key is noticed.</source>
        <translation>Welcher Schlüssel zu welchem Verfassernamen gehört, damit ein anderer Schlüssel auffällt.</translation>
    </message>
    <message>
        <source>Reports drawn here</source>
        <translation>Hier ausgeloste Meldungen</translation>
    </message>
    <message>
        <source>Kept so that nothing is drawn twice. Of a sensitive question they hold the report alone.</source>
        <translation>Behalten, damit nichts zweimal ausgelost wird. Von einer heiklen Frage enthalten sie nur die Meldung.</translation>
    </message>
    <message>
        <source>Marks that a survey was begun here</source>
        <translation>Vermerke, dass eine Umfrage hier begonnen wurde</translation>
    </message>
    <message>
        <source>Removed in the survey’s own menu alone, where it says what a second answer costs.</source>
        <translation>Nur im Menü der Umfrage selbst zu entfernen; dort steht, was eine zweite Antwort kostet.</translation>
    </message>
    <message>
        <source>The sitting of a kiosk</source>
        <translation>Die Sitzung eines Kiosks</translation>
    </message>
    <message>
        <source>Of one person at a time. It goes once the file is saved, or nobody is there.</source>
        <translation>Jeweils von einer Person. Sie verschwindet, sobald die Datei gespeichert oder niemand mehr da ist.</translation>
    </message>
    <message>
        <source>Lists of a kiosk’s files</source>
        <translation>Listen der Dateien eines Kiosks</translation>
    </message>
    <message>
        <source>Which files of an outbox are still in order. They go once the kiosk is left.</source>
        <translation>Welche Dateien eines Ausgangsordners noch in ihrer Reihenfolge liegen. Sie verschwinden, sobald der Kiosk verlassen wird.</translation>
    </message>
    <message>
        <source>Saved responses</source>
        <translation>Gespeicherte Antworten</translation>
    </message>
    <message>
        <source>The files that people saved, where they chose no other folder.</source>
        <translation>Die Dateien, die Teilnehmende gespeichert haben, wo sie keinen anderen Ordner wählten.</translation>
    </message>
    <message>
        <source>Language of a survey</source>
        <translation>Sprache einer Umfrage</translation>
    </message>
    <message>
        <source>A survey begins in the system’s language, where it has that.</source>
        <translation>Eine Umfrage beginnt in der Sprache des Systems, wo sie diese hat.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Of a respondent’s pages, until Candor is closed.</source>
        <translation>Auf den Seiten der Teilnehmenden, bis Candor geschlossen wird.</translation>
    </message>
    <message>
        <source>PINs and passphrases</source>
        <translation>PINs und Passphrasen</translation>
    </message>
    <message>
        <source>Held in memory until they were used; a kiosk’s PIN until it is left.</source>
        <translation>Im Speicher gehalten, bis sie verwendet wurden; die PIN eines Kiosks, bis er verlassen wird.</translation>
    </message>
    <message>
        <source>Folders of file dialogs</source>
        <translation>Ordner der Dateidialoge</translation>
    </message>
    <message>
        <source>What Qt would remember of them is removed at once.</source>
        <translation>Was Qt sich davon merken würde, wird sofort entfernt.</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>None are written. Errors are shown, and kept in no file.</source>
        <translation>Es gibt keine. Fehler werden angezeigt und in keiner Datei behalten.</translation>
    </message>
    <message>
        <source>Notes, decisions and flags of a study</source>
        <translation>Notizen, Entscheidungen und Markierungen einer Studie</translation>
    </message>
    <message>
        <source>They stand in the study itself, and go where its file goes.</source>
        <translation>Sie stehen in der Studie selbst und gehen mit ihrer Datei mit.</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Inhalt des Handbuchs</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Before: {0}</source>
        <translation>Zurück: {0}</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Weiter: {0}</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Handbuchseite</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Language of the manual</source>
        <translation>Sprache des Handbuchs</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>opened for: {0}</source>
        <translation>aufgeschlagen zu: {0}</translation>
    </message>
    <message>
        <source>{0} – Manual of Candor</source>
        <translation>{0} – Handbuch von Candor</translation>
    </message>
    <message>
        <source>Save the manual</source>
        <translation>Handbuch speichern</translation>
    </message>
    <message>
        <source>Page {0} of {1} …</source>
        <translation>Seite {0} von {1} …</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Gespeichert als {0}</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Guessed share</source>
        <translation>Vermuteter Anteil</translation>
    </message>
    <message>
        <source>Both questions</source>
        <translation>Beide Fragen</translation>
    </message>
    <message>
        <source>All {n} questions</source>
        <translation>Alle {n} Fragen</translation>
    </message>
    <message>
        <source>What is planned</source>
        <translation>Was geplant wird</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>For equal margins</source>
        <translation>Gleiche Fehlerspannen</translation>
    </message>
    <message>
        <source>How the total is split</source>
        <translation>Aufteilung der Summe</translation>
    </message>
    <message>
        <source>For its mean</source>
        <translation>Für den Mittelwert</translation>
    </message>
    <message>
        <source>For its histogram</source>
        <translation>Für das Histogramm</translation>
    </message>
    <message>
        <source>What a number is planned for</source>
        <translation>Wofür eine Zahl geplant wird</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Guessed share</source>
        <translation>&amp;Vermutet</translation>
    </message>
    <message>
        <source>A share of 50% is the hardest: no other needs more people.</source>
        <translation>Ein Anteil von 50&#xa0;% ist der schwierigste: Kein anderer braucht mehr Personen.</translation>
    </message>
    <message>
        <source>It tells most of the histogram. Error and margin are still of the mean.</source>
        <translation>So erfährt man am meisten über das Histogramm. Fehler und Fehlerspanne gelten weiter für den Mittelwert.</translation>
    </message>
    <message>
        <source>{people} people for ± {points}</source>
        <translation>{people} Personen für ± {points}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <comment>margins</comment>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>Ask everyone both</source>
        <translation>Allen beide Fragen stellen</translation>
    </message>
    <message>
        <source>Ask everyone all {n}</source>
        <translation>Allen alle {n} Fragen stellen</translation>
    </message>
    <message>
        <source>Ask each person only {ask} of the {n}</source>
        <translation>Jeder Person nur {ask} der {n} stellen</translation>
    </message>
    <message>
        <source>Each question at ε {epsilon}.</source>
        <translation>Jede Frage mit ε {epsilon}.</translation>
    </message>
    <message>
        <source>Each option at ε {epsilon}.</source>
        <translation>Jede Option mit ε {epsilon}.</translation>
    </message>
    <message>
        <source>Any two can be crossed.</source>
        <translation>Je zwei lassen sich kreuzen.</translation>
    </message>
    <message>
        <source>Drawn before the first question, and told. Each at ε {epsilon}, of {people} people.</source>
        <translation>Vor der ersten Frage ausgelost und mitgeteilt. Jede mit ε {epsilon}, von {people} Personen.</translation>
    </message>
    <message>
        <source>Pairs that are never asked together cannot be crossed.</source>
        <translation>Paare, die niemandem zusammen gestellt werden, lassen sich nicht kreuzen.</translation>
    </message>
    <message>
        <source>Each pair is asked together of about {people} people.</source>
        <translation>Jedes Paar wird bei etwa {people} Personen zusammen erfragt.</translation>
    </message>
    <message>
        <source>The survey counts ε {total} as before.</source>
        <translation>Die Umfrage zählt wie bisher ε {total}.</translation>
    </message>
    <message>
        <source>{ask} of {n} options</source>
        <translation>{ask} von {n} Optionen</translation>
    </message>
    <message>
        <source>Only {options}</source>
        <translation>Nur {options}</translation>
    </message>
    <message>
        <source>Only {ask} of the {n}, {options}</source>
        <translation>Nur {ask} von {n}, {options}</translation>
    </message>
    <message>
        <source>Each question at ε {epsilon}, which the options asked share.</source>
        <translation>Jede Frage bei ε {epsilon}, das sich die gefragten Optionen teilen.</translation>
    </message>
    <message>
        <source>{devices} can do it.</source>
        <translation>Geeignet: {devices}.</translation>
    </message>
    <message>
        <source>No device has an ε this small.</source>
        <translation>Kein Zufallsgerät hat ein so kleines ε.</translation>
    </message>
    <message>
        <source>Of all devices only {device} fits.</source>
        <translation>Geeignetes Zufallsgerät: nur {device}.</translation>
    </message>
    <message>
        <source>a wheel</source>
        <comment>a device</comment>
        <translation>ein Rad</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>a device</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>two coins</source>
        <comment>a device</comment>
        <translation>zwei Münzen</translation>
    </message>
    <message>
        <source>two dice</source>
        <comment>a device</comment>
        <translation>zwei Würfel</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>a device</comment>
        <translation>ein Würfel</translation>
    </message>
    <message>
        <source>{times} times fewer people</source>
        <translation>Personenzahl {times}-mal kleiner</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number</comment>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number</comment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number</comment>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number</comment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number</comment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number</comment>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>{people} people, intervals of {level}.</source>
        <translation>{people} Personen, {level}-Intervalle.</translation>
    </message>
    <message>
        <source>Guessed share: {share}.</source>
        <translation>Vermuteter Anteil: {share}.</translation>
    </message>
    <message>
        <source>ε {total} in all, {odds}.</source>
        <translation>ε insgesamt {total}, {odds}.</translation>
    </message>
    <message>
        <source>(chosen)</source>
        <translation>(gewählt)</translation>
    </message>
    <message>
        <source>Devices people can use alone</source>
        <translation>Zufallsgeräte, die man allein benutzen kann</translation>
    </message>
    <message>
        <source>Asking directly</source>
        <translation>Direkte Frage</translation>
    </message>
    <message>
        <source>Trusted curator</source>
        <translation>Vertrauenswürdiger Treuhänder</translation>
    </message>
    <message>
        <source>Trusted curator, at most</source>
        <translation>Vertrauenswürdiger Treuhänder, höchstens</translation>
    </message>
    <message>
        <source>Asking directly, at most</source>
        <translation>Direkte Frage, höchstens</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>All {n}</source>
        <translation>Alle {n}</translation>
    </message>
    <message>
        <source>{ask} of the {n}</source>
        <translation>{ask} der {n}</translation>
    </message>
    <message>
        <source>± {margin} points</source>
        <translation>± {margin} Prozentpunkte</translation>
    </message>
    <message>
        <source>margin in points</source>
        <translation>Fehlerspanne in Prozentpunkten</translation>
    </message>
    <message>
        <source>{margin} points</source>
        <translation>{margin} Prozentpunkte</translation>
    </message>
    <message>
        <source>at most {margin} points</source>
        <translation>höchstens {margin} Prozentpunkte</translation>
    </message>
    <message>
        <source>for the sensitive question, at an expected share of {share}.</source>
        <translation>für die heikle Frage, bei einem erwarteten Anteil von {share}.</translation>
    </message>
    <message>
        <source>for each sensitive question, at an expected share of {share}.</source>
        <translation>für jede heikle Frage, bei einem erwarteten Anteil von {share}.</translation>
    </message>
    <message numerus="yes">
        <source>To expect with {n} people</source>
        <translation>
            <numerusform>Zu erwarten mit {n} Person</numerusform>
            <numerusform>Zu erwarten mit {n} Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out, as too little of them is written: {n}.</source>
        <translation>Weggelassen, weil noch zu wenig davon geschrieben ist: {n}.</translation>
    </message>
    <message>
        <source>every answer can be proven</source>
        <translation>jede Antwort lässt sich beweisen</translation>
    </message>
    <message numerus="yes">
        <source>{n} questions. Above {limit} a survey is refused.</source>
        <translation>
            <numerusform>{n} Frage. Über {limit} wird eine Umfrage zurückgewiesen.</numerusform>
            <numerusform>{n} Fragen. Über {limit} wird eine Umfrage zurückgewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One question. Above {limit} a survey is refused.</source>
        <translation>Eine Frage. Über {limit} wird eine Umfrage zurückgewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} questions. Above {limit} people are warned.</source>
        <translation>
            <numerusform>{n} Frage. Über {limit} werden Teilnehmende gewarnt.</numerusform>
            <numerusform>{n} Fragen. Über {limit} werden Teilnehmende gewarnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One question. Above {limit} people are warned.</source>
        <translation>Eine Frage. Über {limit} werden Teilnehmende gewarnt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} questions. A warning comes above {limit}.</source>
        <translation>
            <numerusform>{n} Frage. Über {limit} kommt eine Warnung.</numerusform>
            <numerusform>{n} Fragen. Über {limit} kommt eine Warnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>One question. A warning comes above {limit}.</source>
        <translation>Eine Frage. Über {limit} kommt eine Warnung.</translation>
    </message>
    <message>
        <source>Trusted curator (Laplace)</source>
        <translation>Treuhänder (Laplace)</translation>
    </message>
    <message>
        <source>Trusted curator (Laplace), at most</source>
        <translation>Treuhänder (Laplace), höchstens</translation>
    </message>
    <message>
        <source>sees every answer</source>
        <translation>sieht jede Antwort</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>kein Schutz</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no ε</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>Wheel, {first}° and {second}°</source>
        <translation>Rad, {first}° und {second}°</translation>
    </message>
    <message>
        <source>Die: 1 No, 6 Yes</source>
        <translation>Würfel: 1 Nein, 6 Ja</translation>
    </message>
    <message>
        <source>Die, Warner 5/6</source>
        <translation>Würfel, Warner 5/6</translation>
    </message>
    <message>
        <source>Die, Warner 2/3</source>
        <translation>Würfel, Warner 2/3</translation>
    </message>
    <message>
        <source>Cards: suit decides</source>
        <translation>Karten: Farbe entscheidet</translation>
    </message>
    <message>
        <source>Cards: rank decides</source>
        <translation>Karten: Wert entscheidet</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
    <message>
        <source>Recommended: {0}, by least error</source>
        <translation>Empfohlen: {0}, mit dem kleinsten Fehler</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Zufallsgeräte</translation>
    </message>
    <message>
        <source>Exact fractions, ε at most the target. Choosing one puts its fractions into the design.</source>
        <translation>Exakte Brüche, ε höchstens gleich dem Ziel. Eine Auswahl übernimmt ihre Brüche ins Design.</translation>
    </message>
    <message>
        <source>Scale of the protection</source>
        <translation>Skala des Schutzes</translation>
    </message>
    <message>
        <source>{low} stronger</source>
        <translation>{low} stärker</translation>
    </message>
    <message>
        <source>{high} weaker</source>
        <translation>{high} schwächer</translation>
    </message>
    <message>
        <source>Target {symbol}</source>
        <translation>Ziel-{symbol}</translation>
    </message>
    <message>
        <source>Target {symbol}, from {low} to {high}</source>
        <translation>Ziel-{symbol}, von {low} bis {high}</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Copy the plan</source>
        <translation>Plan &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Use this design</source>
        <translation>Dieses &amp;Design verwenden</translation>
    </message>
    <message>
        <source>Begins a new survey with it.</source>
        <translation>Beginnt damit eine neue Umfrage.</translation>
    </message>
    <message>
        <source>Margin against ε, for {0} people</source>
        <translation>Fehlerspanne nach ε, für {0} Personen</translation>
    </message>
    <message>
        <source>Margin against people, at ε {0}</source>
        <translation>Fehlerspanne nach Personenzahl, bei ε {0}</translation>
    </message>
    <message>
        <source>Margin wanted, in points</source>
        <translation>Gewünschte Fehlerspanne in Prozentpunkten</translation>
    </message>
    <message>
        <source>ε wanted</source>
        <translation>Gewünschtes ε</translation>
    </message>
    <message>
        <source>Po&amp;wer</source>
        <translation>Tr&amp;ennschärfe</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Trennschärfe</translation>
    </message>
    <message>
        <source>One share</source>
        <translation>Ein Anteil</translation>
    </message>
    <message>
        <source>Two groups</source>
        <translation>Zwei Gruppen</translation>
    </message>
    <message>
        <source>Test of</source>
        <translation>Getestet wird</translation>
    </message>
    <message>
        <source>One-sided</source>
        <translation>Einseitig</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Zweiseitig</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Of a group</source>
        <translation>Einer Gruppe</translation>
    </message>
    <message>
        <source>Of a number</source>
        <translation>Einer Zahl</translation>
    </message>
    <message>
        <source>What the odds ratio is of</source>
        <translation>Wozu das Chancenverhältnis gehört</translation>
    </message>
    <message>
        <source>The share to tell from</source>
        <translation>Anteil, von dem unterschieden wird</translation>
    </message>
    <message>
        <source>People of the second group</source>
        <translation>Personen der zweiten Gruppe</translation>
    </message>
    <message>
        <source>Part of the people in the group</source>
        <translation>Teil der Personen in der Gruppe</translation>
    </message>
    <message>
        <source>Power wanted</source>
        <translation>Gewünschte Trennschärfe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Share expected</source>
        <translation>Erwarteter Anteil</translation>
    </message>
    <message>
        <source>Other share</source>
        <translation>Anderer Anteil</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Zweite Gruppe</translation>
    </message>
    <message>
        <source>Part in it</source>
        <translation>Teil darin</translation>
    </message>
    <message>
        <source>The share expected</source>
        <translation>Erwarteter Anteil</translation>
    </message>
    <message>
        <source>I want</source>
        <translation>Ich möchte</translation>
    </message>
    <message>
        <source>a margin of {0} points</source>
        <translation>eine Spanne von {0} Punkten</translation>
    </message>
    <message>
        <source>an ε of {0}</source>
        <translation>ein ε von {0}</translation>
    </message>
    <message>
        <source>to tell {0} from {1}</source>
        <translation>unterscheiden: {0} von {1}</translation>
    </message>
    <message>
        <source>Protection of the whole</source>
        <translation>Schutz insgesamt</translation>
    </message>
    <message>
        <source>Protection of this question</source>
        <translation>Schutz dieser Frage</translation>
    </message>
    <message>
        <source>Both sensitive questions</source>
        <translation>Beide heiklen Fragen</translation>
    </message>
    <message>
        <source>All {n} sensitive questions</source>
        <translation>Alle {n} heiklen Fragen</translation>
    </message>
    <message>
        <source>Mechanisms at ε ≤ {epsilon} for {people} people</source>
        <translation>Mechanismen mit ε ≤ {epsilon} für {people} Personen</translation>
    </message>
    <message>
        <source>Questions at ε ≤ {epsilon} in all, {people} people a question</source>
        <translation>Fragen mit ε ≤ {epsilon} insgesamt, {people} Personen je Frage</translation>
    </message>
    <message>
        <source>Mechanisms at ε ≤ {epsilon}, {people} people an option</source>
        <translation>Mechanismen mit ε ≤ {epsilon}, {people} Personen je Option</translation>
    </message>
    <message>
        <source>Mechanisms at ε ≤ {epsilon}, {people} people a question</source>
        <translation>Mechanismen mit ε ≤ {epsilon}, {people} Personen je Frage</translation>
    </message>
    <message>
        <source>People for ± {points}</source>
        <translation>Personen für ± {points}</translation>
    </message>
    <message>
        <source>People to tell {0} from {1}</source>
        <translation>Personen, um {0} von {1} zu unterscheiden</translation>
    </message>
    <message>
        <source>Fractions</source>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>{0} margin</source>
        <translation>Fehlerspanne ({0})</translation>
    </message>
    <message>
        <source>True ε</source>
        <translation>Wahres ε</translation>
    </message>
    <message>
        <source>Error, points</source>
        <translation>Fehler, Punkte</translation>
    </message>
    <message>
        <source>With a power of {power}, at a level of {level}, one-sided.</source>
        <translation>Mit Trennschärfe {power}, zum Niveau {level}, einseitig.</translation>
    </message>
    <message>
        <source>With a power of {power}, at a level of {level}, two-sided.</source>
        <translation>Mit Trennschärfe {power}, zum Niveau {level}, zweiseitig.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Zufallsgerät</translation>
    </message>
    <message>
        <source>Back to the first page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Zurück zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Open a survey</source>
        <translation>Umfrage öffnen</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Planen</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>&amp;Rehearse</source>
        <translation>P&amp;roben</translation>
    </message>
    <message>
        <source>&amp;Hand out</source>
        <translation>&amp;Austeilen</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>chosen here</source>
        <translation>hier gewählt</translation>
    </message>
    <message>
        <source>spoken from the first page on</source>
        <translation>gilt ab der Startseite</translation>
    </message>
    <message>
        <source>{0} by {1} pixels</source>
        <translation>{0} mal {1} Pixel</translation>
    </message>
    <message>
        <source>one folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>one file</source>
        <translation>eine Datei</translation>
    </message>
    <message numerus="yes">
        <source>{n} files</source>
        <translation>
            <numerusform>{n} Datei</numerusform>
            <numerusform>{n} Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>Ask what people are afraid to answer. Learn the true shares, and no one’s answer.</source>
        <translation>Fragen, was kaum jemand zu sagen wagt. Die wahren Anteile erfahren, und niemandes Antwort.</translation>
    </message>
    <message>
        <source>Everything happens on this computer. Candor never connects to a network.</source>
        <translation>Alles geschieht auf diesem Computer. Candor verbindet sich nie mit einem Netzwerk.</translation>
    </message>
    <message>
        <source>Open survey…</source>
        <translation>Umfrage öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Set up a kiosk</source>
        <translation>Kiosk einrichten</translation>
    </message>
    <message>
        <source>New survey…</source>
        <translation>Neue Umfrage&#xa0;…</translation>
    </message>
    <message>
        <source>Open planner</source>
        <translation>Planer öffnen</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>Neue Studie&#xa0;…</translation>
    </message>
    <message>
        <source>Answer a survey</source>
        <translation>Umfrage beantworten</translation>
    </message>
    <message>
        <source>Open a survey file. See what would be saved before you answer.</source>
        <translation>Eine Umfrage öffnen. Vor dem Antworten sehen, was gespeichert wird.</translation>
    </message>
    <message>
        <source>Questions, odds and texts. From a template in ten minutes.</source>
        <translation>Fragen, Zufall und Texte. Aus einer Vorlage in zehn Minuten.</translation>
    </message>
    <message>
        <source>How many people, how much protection, which device.</source>
        <translation>Wie viele Menschen, wie viel Schutz, welches Gerät.</translation>
    </message>
    <message>
        <source>Analyse responses</source>
        <translation>Antworten auswerten</translation>
    </message>
    <message>
        <source>Collect responses, or open a table. Read shares with honest error bars.</source>
        <translation>Antworten sammeln, eine Tabelle öffnen. Anteile samt ihren Fehlern lesen.</translation>
    </message>
    <message>
        <source>New here? Take the occupations of 32,561 real people, scramble them, and get the shares back.</source>
        <translation>Neu hier? Verwürfeln Sie die Berufe von 32.561 echten Menschen und gewinnen Sie die Anteile zurück.</translation>
    </message>
    <message>
        <source>Try the example</source>
        <translation>Das Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Mend a copy</source>
        <translation>Kopie reparieren</translation>
    </message>
    <message>
        <source>Open survey to edit…</source>
        <translation>Umfrage bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Open study…</source>
        <translation>Studie öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Surveys you write</source>
        <translation>Ihre Umfragen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Surveys opened to answer never enter these lists.</source>
        <translation>Zum Beantworten geöffnete Umfragen kommen nie in diese Listen.</translation>
    </message>
    <message>
        <source>Clear lists</source>
        <translation>Listen leeren</translation>
    </message>
    <message>
        <source>Open the draft {0}</source>
        <translation>Entwurf öffnen: {0}</translation>
    </message>
    <message>
        <source>Open the study {0}</source>
        <translation>Studie öffnen: {0}</translation>
    </message>
    <message>
        <source>Draft, problems: {0}</source>
        <translation>Entwurf, Probleme: {0}</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Open the survey you were given</source>
        <translation>Öffnen Sie die Umfrage, die Sie erhalten haben</translation>
    </message>
    <message>
        <source>It is a file that ends in .survey. You can also drop it on this page.</source>
        <translation>Es ist eine Datei, die auf .survey endet. Sie können sie auch auf diese Seite ziehen.</translation>
    </message>
    <message>
        <source>You see what would be saved before you answer.</source>
        <translation>Bevor Sie antworten, sehen Sie, was gespeichert würde.</translation>
    </message>
    <message>
        <source>This page never lists the surveys that were opened.</source>
        <translation>Diese Seite listet nie auf, welche Umfragen geöffnet wurden.</translation>
    </message>
    <message>
        <source>Settings – Candor</source>
        <translation>Einstellungen – Candor</translation>
    </message>
    <message>
        <source>All that Candor keeps on this computer</source>
        <translation>Alles, was Candor auf diesem Computer aufbewahrt</translation>
    </message>
    <message>
        <source>Reset all settings…</source>
        <translation>Alle Einstellungen zurücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Reset “{0}”?</source>
        <translation>„{0}“ zurücksetzen?</translation>
    </message>
    <message>
        <source>It is as at the first start then. Nothing that you wrote or saved goes.</source>
        <translation>Es ist dann wie beim ersten Start. Nichts, was Sie geschrieben oder gespeichert haben, geht verloren.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Delete “{0}”?</source>
        <translation>„{0}“ löschen?</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>Alle Einstellungen zurücksetzen?</translation>
    </message>
    <message>
        <source>Appearance, window, recent files and the last folder are as at the first start then. Drafts, keys, reports and files stay.</source>
        <translation>Darstellung, Fenster, zuletzt geöffnete Dateien und der letzte Ordner sind dann wie beim ersten Start. Entwürfe, Schlüssel, Meldungen und Dateien bleiben.</translation>
    </message>
    <message>
        <source>Not deleted</source>
        <translation>Nicht gelöscht</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>Type “{0}” to go on</source>
        <translation>Geben Sie „{0}“ ein, um fortzufahren</translation>
    </message>
    <message>
        <source>How Candor looks and begins. “Reset all settings” takes these back, and no more.</source>
        <translation>Wie Candor aussieht und startet. „Alle Einstellungen zurücksetzen“ nimmt das zurück und sonst nichts.</translation>
    </message>
    <message>
        <source>Your work and your keys</source>
        <translation>Ihre Arbeit und Ihre Schlüssel</translation>
    </message>
    <message>
        <source>Each goes only by itself, and once you typed a word for it.</source>
        <translation>Jedes wird nur einzeln gelöscht, und erst, wenn Sie dafür ein Wort eingegeben haben.</translation>
    </message>
    <message>
        <source>From people who answered here</source>
        <translation>Von Personen, die hier geantwortet haben</translation>
    </message>
    <message>
        <source>What chance drew for them, and what they gave in the clear once a file was saved.</source>
        <translation>Was der Zufall für sie gezogen hat und, sobald eine Datei gespeichert war, was sie offen angegeben haben.</translation>
    </message>
    <message>
        <source>Not kept by Candor</source>
        <translation>Nicht von Candor aufbewahrt</translation>
    </message>
    <message>
        <source>So that nobody looks for it.</source>
        <translation>Damit niemand danach sucht.</translation>
    </message>
    <message>
        <source>What was written in them is gone. A draft that is open in a window stays; so does whatever was saved under a name.</source>
        <translation>Was darin geschrieben war, ist weg. Ein in einem Fenster geöffneter Entwurf bleibt, ebenso alles, was unter einem Namen gespeichert wurde.</translation>
    </message>
    <message>
        <source>Without the key nobody can ever open the responses that were sealed for it, nor sign a survey as the same author. Copies elsewhere stay.</source>
        <translation>Ohne den Schlüssel kann niemand mehr die dafür versiegelten Antworten öffnen oder als derselbe Verfasser eine Umfrage signieren. Kopien an anderen Orten bleiben.</translation>
    </message>
    <message>
        <source>Candor then takes any key for the right one, the next time that an author’s survey is opened.</source>
        <translation>Candor hält dann beim nächsten Öffnen einer Umfrage eines Verfassers jeden Schlüssel für den richtigen.</translation>
    </message>
    <message>
        <source>Whoever began a survey and saved no file yet loses what was drawn. Whoever saved one can no longer save it again. Files that were saved stay, and so does the mark that a survey was begun here.</source>
        <translation>Wer eine Umfrage begonnen und noch keine Datei gespeichert hat, verliert das Ausgeloste. Wer eine gespeichert hat, kann sie nicht noch einmal speichern. Gespeicherte Dateien bleiben, ebenso der Vermerk, dass hier eine Umfrage begonnen wurde.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
    <message>
        <source>Loading what this page needs.</source>
        <translation>Lädt, was diese Seite braucht.</translation>
    </message>
    <message>
        <source>Kiosk – Candor</source>
        <translation>Kiosk – Candor</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Open a study or a table</source>
        <translation>Studie oder Tabelle öffnen</translation>
    </message>
    <message>
        <source>Survey or table of the new study</source>
        <translation>Umfrage oder Tabelle der neuen Studie</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>How its numbers are written</source>
        <translation>Schreibweise der Zahlen</translation>
    </message>
    <message>
        <source>How its &amp;numbers are written</source>
        <translation>Schreibweise der Za&amp;hlen</translation>
    </message>
    <message>
        <source>choose …</source>
        <translation>wählen …</translation>
    </message>
    <message>
        <source>Where all its columns are empty</source>
        <translation>Wenn alle Spalten leer sind</translation>
    </message>
    <message>
        <source>none of them was chosen</source>
        <translation>keine davon gewählt</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>Where all its columns are &amp;empty</source>
        <translation>Wenn alle S&amp;palten leer sind</translation>
    </message>
    <message>
        <source>Column and question</source>
        <translation>Spalte und Frage</translation>
    </message>
    <message>
        <source>What the column is</source>
        <translation>Was die Spalte ist</translation>
    </message>
    <message>
        <source>Text as it was asked</source>
        <translation>Gestellter Text</translation>
    </message>
    <message>
        <source>&amp;Text as it was asked</source>
        <translation>Gestellter Te&amp;xt</translation>
    </message>
    <message>
        <source>What the &amp;column is</source>
        <translation>&amp;Was die Spalte ist</translation>
    </message>
    <message>
        <source>It is “{part}” of the question {question}; its columns go together.</source>
        <translation>Das ist „{part}“ der Frage {question}; deren Spalten gehören zusammen.</translation>
    </message>
    <message>
        <source>Numbers from {low} to {high}; others refuse their row.</source>
        <translation>Zahlen von {low} bis {high}; bei anderen wird die Zeile zurückgewiesen.</translation>
    </message>
    <message>
        <source>Values and answers</source>
        <translation>Werte und Antworten</translation>
    </message>
    <message>
        <source>said Yes</source>
        <translation>sagte Ja</translation>
    </message>
    <message>
        <source>said No</source>
        <translation>sagte Nein</translation>
    </message>
    <message>
        <source>answered to the end</source>
        <translation>bis zum Ende geantwortet</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In der Tabelle</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>What {value} means</source>
        <translation>Was {value} bedeutet</translation>
    </message>
    <message>
        <source>Names of the answers</source>
        <translation>Namen der Antworten</translation>
    </message>
    <message>
        <source>Name of the answer {id}</source>
        <translation>Name der Antwort {id}</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>Design and its exact numbers</source>
        <translation>Design und genaue Zahlen</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Asked in the clear</source>
        <translation>Offen gefragt</translation>
    </message>
    <message>
        <source>Its groups have designs of their own.</source>
        <translation>Die Gruppen haben eigene Designs.</translation>
    </message>
    <message>
        <source>3/4 or 0.75</source>
        <translation>3/4 oder 0,75</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>says Yes</source>
        <translation>sagt Ja</translation>
    </message>
    <message>
        <source>says No</source>
        <translation>sagt Nein</translation>
    </message>
    <message>
        <source>What the rule makes of an answer</source>
        <translation>Was die Regel aus einer Antwort macht</translation>
    </message>
    <message>
        <source>&amp;Some columns were randomized</source>
        <translation>&amp;Einige Spalten wurden randomisiert</translation>
    </message>
    <message>
        <source>Tick them below. Each then asks for its design and its exact chances.</source>
        <translation>Kreuzen Sie sie unten an. Jede fragt dann nach ihrem Design und ihren genauen Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Paper with coins or dice, crosswise, forced response and the like.</source>
        <translation>Papier mit Münzen oder Würfeln, Crosswise-Modell, erzwungene Antwort und Ähnliches.</translation>
    </message>
    <message>
        <source>N&amp;o column was randomized</source>
        <translation>&amp;Keine Spalte wurde randomisiert</translation>
    </message>
    <message>
        <source>Every answer stands as it was given. Shares are plain shares, without any ε.</source>
        <translation>Jede Antwort steht da, wie sie gegeben wurde. Anteile sind einfache Anteile, ohne jedes ε.</translation>
    </message>
    <message>
        <source>It is written into the mapping, which the study keeps.</source>
        <translation>Das wird in die Zuordnung geschrieben, die die Studie behält.</translation>
    </message>
    <message>
        <source>No table shows it. A wrong word here makes every share wrong, with no sign of it.</source>
        <translation>Keine Tabelle zeigt es. Eine falsche Angabe hier verfälscht jeden Anteil, ohne dass man es sieht.</translation>
    </message>
    <message>
        <source>First: which columns were randomized?</source>
        <translation>Zuerst: Welche Spalten wurden randomisiert?</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Vermutung</translation>
    </message>
    <message>
        <source>Then: is each column what it seems?</source>
        <translation>Dann: Ist jede Spalte, was sie scheint?</translation>
    </message>
    <message>
        <source>Con&amp;firm</source>
        <translation>Bestäti&amp;gen</translation>
    </message>
    <message>
        <source>The next column that was guessed opens then (Enter).</source>
        <translation>Danach öffnet sich die nächste vermutete Spalte (Eingabetaste).</translation>
    </message>
    <message>
        <source>Confirm what is guessed of {column}</source>
        <translation>Vermutung bestätigen: {column}</translation>
    </message>
    <message>
        <source>A table from elsewhere</source>
        <translation>Fremde Tabelle</translation>
    </message>
    <message>
        <source>&amp;Undo: mapping</source>
        <translation>&amp;Rückgängig: Zuordnung</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Load a mapping…</source>
        <translation>Zuordnung &amp;laden&#xa0;…</translation>
    </message>
    <message>
        <source>Say who &amp;broke off…</source>
        <translation>A&amp;bbrüche angeben&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save the mapping…</source>
        <translation>Zuordnung &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Names in other software</source>
        <translation>Andere &amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Trying what would come in …</source>
        <translation>Der Import wird erprobt …</translation>
    </message>
    <message>
        <source>Which column says who broke off?</source>
        <translation>Welche Spalte nennt die Abbrüche?</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import {n} rows</source>
        <translation>
            <numerusform>{n} Zeile &amp;importieren</numerusform>
            <numerusform>{n} Zeilen &amp;importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import one row</source>
        <translation>Eine Zeile &amp;importieren</translation>
    </message>
    <message>
        <source>Names in other software</source>
        <translation>Namen in anderer Software</translation>
    </message>
    <message>
        <source>&amp;Read the table</source>
        <translation>&amp;Tabelle einlesen</translation>
    </message>
    <message>
        <source>Reading the table.</source>
        <translation>Die Tabelle wird eingelesen.</translation>
    </message>
    <message>
        <source>Reading the table: {n} rows.</source>
        <translation>Die Tabelle wird eingelesen: {n} Zeilen.</translation>
    </message>
    <message>
        <source>Another &amp;sheet…</source>
        <translation>Anderes &amp;Tabellenblatt&#xa0;…</translation>
    </message>
    <message>
        <source>Another &amp;encoding…</source>
        <translation>Andere &amp;Kodierung&#xa0;…</translation>
    </message>
    <message>
        <source>Another row of &amp;heads…</source>
        <translation>Andere Zeile mit Spalten&amp;köpfen …</translation>
    </message>
    <message>
        <source>All &amp;columns</source>
        <translation>Alle &amp;Spalten</translation>
    </message>
    <message>
        <source>Confirm &amp;all</source>
        <translation>&amp;Alle bestätigen</translation>
    </message>
    <message>
        <source>Confirm all columns that are guessed</source>
        <translation>Alle vermuteten Spalten bestätigen</translation>
    </message>
    <message>
        <source>Read the table anew?</source>
        <translation>Tabelle neu einlesen?</translation>
    </message>
    <message>
        <source>Read anew</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>Load a mapping</source>
        <translation>Zuordnung laden</translation>
    </message>
    <message>
        <source>Save the mapping</source>
        <translation>Zuordnung speichern</translation>
    </message>
    <message>
        <source>Leave this mapping?</source>
        <translation>Diese Zuordnung verlassen?</translation>
    </message>
    <message>
        <source>What you mapped here is not saved.</source>
        <translation>Ihre Zuordnung ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Nothing that you did here waits to be saved.</source>
        <translation>Hier gibt es nichts, was noch zu speichern wäre.</translation>
    </message>
    <message>
        <source>A yes/no question</source>
        <translation>Eine Ja/Nein-Frage</translation>
    </message>
    <message>
        <source>One of several answers</source>
        <translation>Eine von mehreren Antworten</translation>
    </message>
    <message>
        <source>Several of many, in one cell</source>
        <translation>Mehrere von vielen, in einer Zelle</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>The id of the row</source>
        <translation>Die Kennung der Zeile</translation>
    </message>
    <message>
        <source>The weight of the row</source>
        <translation>Das Gewicht der Zeile</translation>
    </message>
    <message>
        <source>Its cluster</source>
        <translation>Ihr Cluster</translation>
    </message>
    <message>
        <source>Its stratum</source>
        <translation>Ihre Schicht</translation>
    </message>
    <message>
        <source>Says which rows were broken off</source>
        <translation>Sagt, welche Zeilen abgebrochen sind</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Westeuropa</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Mitteleuropa</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>old Macintosh</source>
        <translation>alter Macintosh</translation>
    </message>
    <message>
        <source>Western Europe, DOS</source>
        <translation>Westeuropa, DOS</translation>
    </message>
    <message>
        <source>Central Europe, DOS</source>
        <translation>Mitteleuropa, DOS</translation>
    </message>
    <message>
        <source>DOS</source>
        <translation>DOS</translation>
    </message>
    <message>
        <source>Cyrillic, DOS</source>
        <translation>Kyrillisch, DOS</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>Chinesisch, vereinfacht</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>Chinesisch, traditionell</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Unicode in pairs of bytes</source>
        <translation>Unicode in Bytepaaren</translation>
    </message>
    <message>
        <source>In which encoding was {name} written?</source>
        <translation>In welcher Kodierung wurde {name} geschrieben?</translation>
    </message>
    <message>
        <source>Its words, read so</source>
        <translation>Wörter, so gelesen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>It is not in UTF-8.</source>
        <translation>Die Datei ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>It is not in UTF-8 ({place}).</source>
        <translation>Die Datei ist nicht in UTF-8 ({place}).</translation>
    </message>
    <message>
        <source>It can be read in this one; look whether these words are right.</source>
        <translation>In dieser lässt sie sich lesen; sehen Sie nach, ob diese Wörter stimmen.</translation>
    </message>
    <message>
        <source>Choose the one of these {n} in which its words read as they were written.</source>
        <translation>Wählen Sie von diesen {n} Kodierungen die, in der die Wörter richtig dastehen.</translation>
    </message>
    <message>
        <source>Which sheet of {name} is to be read?</source>
        <translation>Welches Tabellenblatt von {name} soll eingelesen werden?</translation>
    </message>
    <message>
        <source>{n} of its sheets hold something. Choose the one with the answers. To import more than one, open the file again for each.</source>
        <translation>{n} Tabellenblätter enthalten etwas. Wählen Sie das mit den Antworten. Um mehr als eines zu importieren, öffnen Sie die Datei für jedes erneut.</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Tabellenblatt</translation>
    </message>
    <message>
        <source>Its first words</source>
        <translation>Erste Wörter</translation>
    </message>
    <message>
        <source>Rows it claims</source>
        <translation>Zeilen laut Blatt</translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation>{name} (ausgeblendet)</translation>
    </message>
    <message>
        <source>In which row of {name} do the names of its columns stand?</source>
        <translation>In welcher Zeile von {name} stehen die Namen der Spalten?</translation>
    </message>
    <message>
        <source>Other rows seem to stand above them. What stands above is left out.</source>
        <translation>Darüber scheinen andere Zeilen zu stehen. Was darüber steht, wird weggelassen.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What stands in it</source>
        <translation>Was darin steht</translation>
    </message>
    <message>
        <source>The names of the columns seem to stand in row {n}: add --head-row {n}.</source>
        <translation>Die Namen der Spalten scheinen in Zeile {n} zu stehen: Geben Sie --head-row {n} an.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Broken off or not</source>
        <translation>Abgebrochen oder nicht</translation>
    </message>
    <message>
        <source>left out: a time</source>
        <translation>weggelassen: eine Zeitangabe</translation>
    </message>
    <message>
        <source>left out: a device</source>
        <translation>weggelassen: ein Gerät</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>Chance of the statement, not its negation</source>
        <translation>Wahrsch. der Aussage statt der Gegenaussage</translation>
    </message>
    <message>
        <source>Chance to answer truthfully anyway</source>
        <translation>Wahrsch., ohnehin wahr zu antworten</translation>
    </message>
    <message>
        <source>Chance that a Yes is kept</source>
        <translation>Wahrsch., dass ein Ja bleibt</translation>
    </message>
    <message>
        <source>Chance that a No is kept</source>
        <translation>Wahrsch., dass ein Nein bleibt</translation>
    </message>
    <message>
        <source>Chance of a saved Yes, truth Yes</source>
        <translation>Wahrsch. eines gespeicherten Ja, Wahrheit Ja</translation>
    </message>
    <message>
        <source>Chance of a saved Yes, truth No</source>
        <translation>Wahrsch. eines gespeicherten Ja, Wahrheit Nein</translation>
    </message>
    <message>
        <source>Chance of a red card, truth Yes</source>
        <translation>Wahrsch. einer roten Karte, Wahrheit Ja</translation>
    </message>
    <message>
        <source>Chance of a red card, truth No</source>
        <translation>Wahrsch. einer roten Karte, Wahrheit Nein</translation>
    </message>
    <message>
        <source>Chance to be asked for the truth</source>
        <translation>Wahrsch., nach der Wahrheit gefragt zu werden</translation>
    </message>
    <message>
        <source>Chance of Yes where it is not asked for</source>
        <translation>Wahrsch. eines Ja, wenn nicht danach gefragt wird</translation>
    </message>
    <message>
        <source>Chance of a forced No</source>
        <translation>Wahrsch. eines erzwungenen Nein</translation>
    </message>
    <message>
        <source>Chance of a forced Yes</source>
        <translation>Wahrsch. eines erzwungenen Ja</translation>
    </message>
    <message>
        <source>Chance of the sensitive question</source>
        <translation>Wahrsch. der heiklen Frage</translation>
    </message>
    <message>
        <source>Chance of a one for one’s own answer</source>
        <translation>Wahrsch. einer Eins für die eigene Antwort</translation>
    </message>
    <message>
        <source>Chance of a one for another answer</source>
        <translation>Wahrsch. einer Eins für eine andere Antwort</translation>
    </message>
    <message>
        <source>Chance of the true answer</source>
        <translation>Wahrsch. der wahren Antwort</translation>
    </message>
    <message>
        <source>Share of the harmless Yes</source>
        <translation>Anteil des harmlosen Ja</translation>
    </message>
    <message>
        <source>Mean of what multiplies a number</source>
        <translation>Mittelwert des Faktors einer Zahl</translation>
    </message>
    <message>
        <source>Mean of what is added or put in</source>
        <translation>Mittelwert des Addierten oder Eingesetzten</translation>
    </message>
    <message>
        <source>Part of what is blended in</source>
        <translation>Anteil des Beigemischten</translation>
    </message>
    <message>
        <source>RRreg’s p[1] is the forced No and p[2] the forced Yes; RRTCS’s p1 is the forced Yes and its p2 the forced No.</source>
        <translation>Bei RRreg ist p[1] das erzwungene Nein und p[2] das erzwungene Ja; bei RRTCS ist p1 das erzwungene Ja und p2 das erzwungene Nein.</translation>
    </message>
    <message>
        <source>Where software gives the chances of a forced No and a forced Yes, choose “forced response by no and yes”.</source>
        <translation>Gibt Software die Wahrscheinlichkeiten eines erzwungenen Nein und eines erzwungenen Ja an, wählen Sie „erzwungene Antwort nach Nein und Ja“.</translation>
    </message>
    <message>
        <source>These are p and q of the teaching notes. Elsewhere in Candor q is the chance of a one without the option.</source>
        <translation>Das sind p und q des Lehrskripts. Sonst ist q in Candor die Wahrscheinlichkeit einer Eins ohne die Option.</translation>
    </message>
    <message>
        <source>Yes is “both or neither”: the two answers are the same.</source>
        <translation>Ja heißt „beides oder keines“: Die zwei Antworten sind gleich.</translation>
    </message>
    <message>
        <source>Yes is “at least one of the two”; No is “no to both”.</source>
        <translation>Ja heißt „mindestens eines von beiden“; Nein heißt „keines von beiden“.</translation>
    </message>
    <message>
        <source>Who has something to admit always says Yes.</source>
        <translation>Wer etwas zuzugeben hat, sagt immer Ja.</translation>
    </message>
    <message>
        <source>The same p in rr, RRreg and RRTCS.</source>
        <translation>Dasselbe p in rr, RRreg und RRTCS.</translation>
    </message>
    <message>
        <source>ε is {epsilon}.</source>
        <translation>ε ist {epsilon}.</translation>
    </message>
    <message>
        <source>Every page and export will say so.</source>
        <translation>Jede Seite und jeder Export wird das sagen.</translation>
    </message>
    <message>
        <source>{rows} rows, {columns} columns</source>
        <translation>{rows} Zeilen, {columns} Spalten</translation>
    </message>
    <message>
        <source>read as text, nothing is run</source>
        <translation>als Text gelesen, nichts wird ausgeführt</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {columns} columns guessed: change or confirm each.</source>
        <translation>
            <numerusform>{n} von {columns} Spalte vermutet: Ändern oder bestätigen Sie sie.</numerusform>
            <numerusform>{n} von {columns} Spalten vermutet: Ändern oder bestätigen Sie jede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {columns} columns mapped, none of them guessed.</source>
        <translation>
            <numerusform>{n} von {columns} Spalte zugeordnet, davon keine vermutet.</numerusform>
            <numerusform>{n} von {columns} Spalten zugeordnet, davon keine vermutet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guess: {meaning}</source>
        <translation>Vermutung: {meaning}</translation>
    </message>
    <message>
        <source>Chosen: {meaning}</source>
        <translation>Gewählt: {meaning}</translation>
    </message>
    <message>
        <source>{told}; a value means nothing yet</source>
        <translation>{told}; ein Wert bedeutet noch nichts</translation>
    </message>
    <message>
        <source>Guessed from its head and values. Change what is wrong, or confirm it.</source>
        <translation>Aus Kopf und Werten vermutet. Ändern Sie, was falsch ist, oder bestätigen Sie es.</translation>
    </message>
    <message>
        <source>Chosen or confirmed, no guess any more.</source>
        <translation>Gewählt oder bestätigt, keine Vermutung mehr.</translation>
    </message>
    <message>
        <source>A fraction or a decimal, such as 3/4 or 0.75. Both are taken exactly.</source>
        <translation>Ein Bruch oder eine Dezimalzahl, etwa 3/4 oder 0,75. Beides wird exakt übernommen.</translation>
    </message>
    <message>
        <source>{name}: {typed} is more than 1. Choose a number from 0 to 1.</source>
        <translation>{name}: {typed} ist mehr als 1. Wählen Sie eine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>{name}: there is no number yet. Write it in digits.</source>
        <translation>{name}: Noch fehlt eine Zahl. Schreiben Sie sie in Ziffern.</translation>
    </message>
    <message>
        <source>{name}: “{typed}” is no whole number. Write it in digits.</source>
        <translation>{name}: „{typed}“ ist keine ganze Zahl. Schreiben Sie sie in Ziffern.</translation>
    </message>
    <message>
        <source>{name}: “{typed}” is no number. Write it as 3/4 or 0.75.</source>
        <translation>{name}: „{typed}“ ist keine Zahl. Schreiben Sie sie wie 3/4 oder 0,75.</translation>
    </message>
    <message>
        <source>{name}: there is no number yet. Write it as 3/4 or 0.75.</source>
        <translation>{name}: Noch fehlt eine Zahl. Schreiben Sie sie wie 3/4 oder 0,75.</translation>
    </message>
    <message numerus="yes">
        <source>{n} guesses to confirm.</source>
        <translation>
            <numerusform>{n} Vermutung zu bestätigen.</numerusform>
            <numerusform>{n} Vermutungen zu bestätigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One guess to confirm.</source>
        <translation>Eine Vermutung zu bestätigen.</translation>
    </message>
    <message>
        <source>Sleeps until you have said which columns were randomized.</source>
        <translation>Ruht, bis Sie gesagt haben, welche Spalten randomisiert wurden.</translation>
    </message>
    <message>
        <source>Tick at least one.</source>
        <translation>Kreuzen Sie mindestens eine an.</translation>
    </message>
    <message>
        <source>open it, and choose the design by which it was randomized.</source>
        <translation>öffnen Sie sie, und wählen Sie das Design, mit dem sie randomisiert wurde.</translation>
    </message>
    <message>
        <source>{meaning}: which design?</source>
        <translation>{meaning}: Welches Design?</translation>
    </message>
    <message>
        <source>{column} was randomized</source>
        <translation>{column}: randomisiert</translation>
    </message>
    <message>
        <source>{column} was not randomized</source>
        <translation>{column}: nicht randomisiert</translation>
    </message>
    <message>
        <source>Confirm &amp;all {n}</source>
        <translation>&amp;Alle {n} bestätigen</translation>
    </message>
    <message>
        <source>Whoever holds the study can try ids of “{head}”, such as phone numbers, and find the row of a person. Leave the column out unless more tables of the same people are to come.</source>
        <translation>Wer die Studie hat, kann Kennungen aus „{head}“, etwa Telefonnummern, durchprobieren und die Zeile einer Person finden. Lassen Sie die Spalte weg, sofern nicht weitere Tabellen derselben Personen folgen sollen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows were broken off and are left out.</source>
        <translation>
            <numerusform>{n} Zeile ist abgebrochen und wird weggelassen.</numerusform>
            <numerusform>{n} Zeilen sind abgebrochen und werden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One row was broken off and is left out.</source>
        <translation>Eine Zeile ist abgebrochen und wird weggelassen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows hold no answer at all: did these people break off?</source>
        <translation>
            <numerusform>{n} Zeile enthält gar keine Antwort: Hat diese Person abgebrochen?</numerusform>
            <numerusform>{n} Zeilen enthalten gar keine Antwort: Haben diese Personen abgebrochen?</numerusform>
        </translation>
    </message>
    <message>
        <source>One row holds no answer at all: did this person break off?</source>
        <translation>Eine Zeile enthält gar keine Antwort: Hat diese Person abgebrochen?</translation>
    </message>
    <message>
        <source>a decimal point</source>
        <translation>Dezimalpunkt</translation>
    </message>
    <message>
        <source>a decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>a decimal point, commas between thousands</source>
        <translation>Dezimalpunkt, Kommas zwischen Tausendern</translation>
    </message>
    <message>
        <source>a decimal comma, points between thousands</source>
        <translation>Dezimalkomma, Punkte zwischen Tausendern</translation>
    </message>
    <message>
        <source>a decimal point, spaces between thousands</source>
        <translation>Dezimalpunkt, Leerzeichen zwischen Tausendern</translation>
    </message>
    <message>
        <source>a decimal comma, spaces between thousands</source>
        <translation>Dezimalkomma, Leerzeichen zwischen Tausendern</translation>
    </message>
    <message>
        <source>a decimal point, apostrophes between thousands</source>
        <translation>Dezimalpunkt, Apostrophe zwischen Tausendern</translation>
    </message>
    <message>
        <source>a decimal comma, apostrophes between thousands</source>
        <translation>Dezimalkomma, Apostrophe zwischen Tausendern</translation>
    </message>
    <message>
        <source>{cell} is {number}: {way}</source>
        <translation>{cell} ist {number}: {way}</translation>
    </message>
    <message>
        <source>Its numbers are written otherwise than is said. Choose how they are written.</source>
        <translation>Die Zahlen sind anders geschrieben als angegeben. Wählen Sie, wie sie geschrieben sind.</translation>
    </message>
    <message>
        <source>Is “{cell}” {one} or {other}? Every number here can be read in two ways. Nothing comes in until you choose.</source>
        <translation>Steht „{cell}“ für {one} oder {other}? Jede Zahl hier lässt sich auf zwei Arten lesen. Bis Sie wählen, wird nichts übernommen.</translation>
    </message>
    <message>
        <source>Where nothing stands in any of its columns, was none chosen, or nothing answered? Nothing comes in until you choose, since a guess would move the shares.</source>
        <translation>Wenn in allen Spalten nichts steht: Wurde keine gewählt oder nichts geantwortet? Bis Sie wählen, wird nichts übernommen, denn eine Vermutung würde die Anteile verschieben.</translation>
    </message>
    <message>
        <source>say under “Values and answers” how its numbers are written.</source>
        <translation>Geben Sie unter „Werte und Antworten“ an, wie die Zahlen geschrieben sind.</translation>
    </message>
    <message>
        <source>No column is a question yet. Open one, and say what it is.</source>
        <translation>Noch ist keine Spalte eine Frage. Öffnen Sie eine und geben Sie an, was sie ist.</translation>
    </message>
    <message>
        <source>none of its values means anything yet. Choose what each of them means.</source>
        <translation>Noch bedeutet keiner der Werte etwas. Wählen Sie, was jeder bedeutet.</translation>
    </message>
    <message>
        <source>Nothing to choose: the column is left out.</source>
        <translation>Nichts zu wählen: Die Spalte ist weggelassen.</translation>
    </message>
    <message>
        <source>Nothing to choose: the cells are taken as they stand.</source>
        <translation>Nichts zu wählen: Die Zellen werden übernommen, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more values are mapped, too, and are not shown here.</source>
        <translation>
            <numerusform>{n} weiterer Wert ist auch zugeordnet und wird hier nicht gezeigt.</numerusform>
            <numerusform>{n} weitere Werte sind auch zugeordnet und werden hier nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column “{column}”: {told}</source>
        <translation>Spalte „{column}“: {told}</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows hold “{cell}”. Until it means something, they are refused with their row.</source>
        <translation>
            <numerusform>{n} Zeile enthält „{cell}“. Solange das nichts bedeutet, wird sie zurückgewiesen.</numerusform>
            <numerusform>{n} Zeilen enthalten „{cell}“. Solange das nichts bedeutet, werden sie zurückgewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One row holds “{cell}”. Until it means something, it is refused.</source>
        <translation>Eine Zeile enthält „{cell}“. Solange das nichts bedeutet, wird sie zurückgewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cells are empty: was none of the options chosen, or nothing answered? Nothing comes in until you choose, since a guess would move the shares.</source>
        <translation>
            <numerusform>{n} Zelle ist leer: Wurde keine Option gewählt oder nichts geantwortet? Bis Sie wählen, wird nichts übernommen, denn eine Vermutung würde die Anteile verschieben.</numerusform>
            <numerusform>{n} Zellen sind leer: Wurde keine Option gewählt oder nichts geantwortet? Bis Sie wählen, wird nichts übernommen, denn eine Vermutung würde die Anteile verschieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>One cell is empty: was none of the options chosen, or nothing answered? Nothing comes in until you choose, since a guess would move the shares.</source>
        <translation>Eine Zelle ist leer: Wurde keine Option gewählt oder nichts geantwortet? Bis Sie wählen, wird nichts übernommen, denn eine Vermutung würde die Anteile verschieben.</translation>
    </message>
    <message numerus="yes">
        <source>{accepted} of {n} rows come in, {refused} are refused.</source>
        <translation>
            <numerusform>{accepted} von {n} Zeile wird übernommen, {refused} zurückgewiesen.</numerusform>
            <numerusform>{accepted} von {n} Zeilen werden übernommen, {refused} zurückgewiesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{accepted} of {n} rows come in, one is refused.</source>
        <translation>
            <numerusform>{accepted} von {n} Zeile wird übernommen, eine wird zurückgewiesen.</numerusform>
            <numerusform>{accepted} von {n} Zeilen werden übernommen, eine wird zurückgewiesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} are held already, or stand twice.</source>
        <translation>
            <numerusform>Schon vorhanden oder doppelt: {n}.</numerusform>
            <numerusform>Schon vorhanden oder doppelt: {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{question}: {share} of the {n} who answered ({low} to {high}, 95%).</source>
        <translation>{question}: {share} der {n}, die geantwortet haben ({low} bis {high}, 95&#xa0;%).</translation>
    </message>
    <message>
        <source>To cite it: {0}</source>
        <translation>Zum Zitieren: {0}</translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation>Versionen und Lizenzen</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Show licences</source>
        <translation>Lizenzen anzeigen</translation>
    </message>
    <message>
        <source>Drop files or a folder here</source>
        <translation>Dateien oder einen Ordner hierher ziehen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;How to read a result</source>
        <translation>So &amp;lesen Sie ein Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About Candor</source>
        <translation>Über &amp;Candor</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>The bar ends at the unbiased share: what was saved, corrected by the known chances. It is right on average and can fall below zero or above 100%.</source>
        <translation>Der Balken endet beim erwartungstreuen Anteil: was gespeichert wurde, korrigiert um die bekannten Wahrscheinlichkeiten. Er stimmt im Mittel und kann unter null oder über 100&#xa0;% liegen.</translation>
    </message>
    <message>
        <source>The whisker is the interval: the shares, from 0 to 100%, that fit what was saved. A level of 95% means that about 95 of 100 such intervals hold the true share.</source>
        <translation>Der Strich ist das Intervall: die Anteile von 0 bis 100&#xa0;%, die zu dem passen, was gespeichert wurde. Ein Niveau von 95&#xa0;% heißt, dass etwa 95 von 100 solchen Intervallen den wahren Anteil enthalten.</translation>
    </message>
    <message>
        <source>The consistent shares are moved so that they can all be true. They are no longer unbiased.</source>
        <translation>Die zulässigen Anteile sind so verschoben, dass sie alle wahr sein können. Sie sind nicht mehr erwartungstreu.</translation>
    </message>
    <message>
        <source>“Saved” in the table counts the reports as they stand in the files, before the correction.</source>
        <translation>„Gespeichert“ in der Tabelle zählt die Meldungen, wie sie in den Dateien stehen, vor der Korrektur.</translation>
    </message>
    <message>
        <source>How to read a result</source>
        <translation>So lesen Sie ein Ergebnis</translation>
    </message>
    <message>
        <source>Candor asks sensitive questions by randomized answers and estimates the true shares. Everything happens on this computer; it never connects to a network.</source>
        <translation>Candor stellt heikle Fragen mit randomisierten Antworten und schätzt die wahren Anteile. Alles geschieht auf diesem Computer; Candor verbindet sich nie mit einem Netzwerk.</translation>
    </message>
    <message>
        <source>Candor is under the MIT licence; Qt and PySide6 are under the LGPL, version 3.</source>
        <translation>Candor steht unter der MIT-Lizenz; Qt und PySide6 stehen unter der LGPL, Version 3.</translation>
    </message>
    <message>
        <source>The licences of all that is inside stand beside the program.</source>
        <translation>Die Lizenzen von allem, was enthalten ist, stehen neben dem Programm.</translation>
    </message>
    <message>
        <source>The licences of all packages are installed with them.</source>
        <translation>Die Lizenzen aller Pakete sind mit ihnen installiert.</translation>
    </message>
    <message>
        <source>no share lies here</source>
        <translation>hier liegt kein Anteil</translation>
    </message>
    <message>
        <source>no count lies here</source>
        <translation>hier liegt keine Anzahl</translation>
    </message>
    <message>
        <source>no mean lies here</source>
        <translation>hier liegt kein Mittelwert</translation>
    </message>
    <message>
        <source>Edge: the number from which people are counted together</source>
        <translation>Grenze: die Zahl, ab der Personen zusammengezählt werden</translation>
    </message>
    <message>
        <source>Drag it, or move it by the arrow keys; Enter takes a number.</source>
        <translation>Ziehen Sie sie oder bewegen Sie sie mit den Pfeiltasten; mit der Eingabetaste geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>Curve of how well each share fits the saved reports, for “{title}”. The best fit is {best}. Shares from {low} to {high} lie above the cut-off of {cut} and are in its interval. Method: {method}.</source>
        <translation>Kurve, wie gut jeder Anteil zu den gespeicherten Meldungen passt, für „{title}“. Am besten passt {best}. Anteile von {low} bis {high} liegen über der Schwelle von {cut} und im Intervall. Methode: {method}.</translation>
    </message>
    <message>
        <source>log-likelihood</source>
        <translation>Log-Likelihood</translation>
    </message>
    <message>
        <source>Log-likelihood below its top; shares above the dashed line are in the likelihood-ratio interval.</source>
        <translation>Log-Likelihood unter ihrem Höchstwert; Anteile über der gestrichelten Linie liegen im Likelihood-Quotienten-Intervall.</translation>
    </message>
    <message>
        <source>cut-off {cut} (likelihood ratio)</source>
        <translation>Schwelle {cut} (Likelihood-Quotient)</translation>
    </message>
    <message>
        <source>Curves of {y} against {x}, for “{title}”: {names}.</source>
        <translation>Kurven von {y} gegen {x}, für „{title}“: {names}.</translation>
    </message>
    <message>
        <source>{name} goes from {first} at {from} to {last} at {to}.</source>
        <translation>{name} geht von {first} bei {from} bis {last} bei {to}.</translation>
    </message>
    <message>
        <source>At {place} it is {value}.</source>
        <translation>Bei {place} beträgt der Wert {value}.</translation>
    </message>
    <message>
        <source>Parquet is left out of this package.</source>
        <translation>Parquet ist in diesem Paket nicht enthalten.</translation>
    </message>
    <message>
        <source>Parquet is read by pyarrow, which is not installed.</source>
        <translation>Parquet wird mit pyarrow gelesen, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Save the table as CSV. Candor as a Python package reads Parquet.</source>
        <translation>Speichern Sie die Tabelle als CSV. Candor als Python-Paket liest Parquet.</translation>
    </message>
    <message>
        <source>Install it with: pip install &apos;candor[parquet]&apos;. Or save the table as CSV.</source>
        <translation>Installieren Sie es mit: pip install &apos;candor[parquet]&apos;. Oder speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>Parquet files need pyarrow, which is not installed.</source>
        <translation>Parquet-Dateien brauchen pyarrow, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Choose another format. Candor as a Python package writes Parquet.</source>
        <translation>Wählen Sie ein anderes Format. Candor als Python-Paket schreibt Parquet.</translation>
    </message>
    <message>
        <source>Install candor[parquet], or choose another format.</source>
        <translation>Installieren Sie candor[parquet] oder wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>not in this package</source>
        <translation>nicht in diesem Paket</translation>
    </message>
    <message>
        <source>needs {0}</source>
        <translation>braucht {0}</translation>
    </message>
    <message>
        <source>Counting on many machines is left out of this package.</source>
        <translation>Das Zählen auf vielen Rechnern ist in diesem Paket nicht enthalten.</translation>
    </message>
    <message>
        <source>This needs {what}, which is not installed.</source>
        <translation>Dazu wird {what} gebraucht, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Leave --cluster out. Candor as a Python package counts on many machines.</source>
        <translation>Lassen Sie --cluster weg. Candor als Python-Paket zählt auf vielen Rechnern.</translation>
    </message>
    <message>
        <source>Install it with: pip install &apos;candor[cluster]&apos;.</source>
        <translation>Installieren Sie es mit: pip install &apos;candor[cluster]&apos;.</translation>
    </message>
    <message>
        <source>{part} of {size}</source>
        <translation>{part} von {size}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} files</source>
        <translation>
            <numerusform>{done} von {n} Datei</numerusform>
            <numerusform>{done} von {n} Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>What it changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>From {before} to {now} responses. Filled: now. Outlined: before this import.</source>
        <translation>Von {before} auf {now} Antworten. Gefüllt: jetzt. Umriss: vor diesem Import.</translation>
    </message>
    <message>
        <source>before</source>
        <comment>this import</comment>
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <comment>since this import</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{share} ({low} to {high})</source>
        <comment>a share with its interval</comment>
        <translation>{share} ({low} bis {high})</translation>
    </message>
    <message>
        <source>One more randomized question is among the results.</source>
        <translation>Eine weitere randomisierte Frage steht in den Ergebnissen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more randomized questions are among the results.</source>
        <translation>
            <numerusform>{n} weitere randomisierte Frage steht in den Ergebnissen.</numerusform>
            <numerusform>{n} weitere randomisierte Fragen stehen in den Ergebnissen.</numerusform>
        </translation>
    </message>
    <message>
        <source>More files to come? Looking after each import makes fixed intervals too sure.</source>
        <translation>Kommen noch Dateien? Wer nach jedem Import hinsieht, hält feste Intervalle für zu sicher.</translation>
    </message>
    <message>
        <source>Anytime intervals hold however often one looks.</source>
        <translation>Jederzeit gültige Intervalle gelten, wie oft man auch nachsieht.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} files are in the record of this study, by size and SHA-256, without name and time of day.</source>
        <translation>
            <numerusform>Die {n} Datei steht im Protokoll dieser Studie, mit Größe und SHA-256, ohne Namen und Uhrzeit.</numerusform>
            <numerusform>Alle {n} Dateien stehen im Protokoll dieser Studie, mit Größe und SHA-256, ohne Namen und Uhrzeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is in the record of this study, by size and SHA-256, without name and time of day.</source>
        <translation>Die Datei steht im Protokoll dieser Studie, mit Größe und SHA-256, ohne Namen und Uhrzeit.</translation>
    </message>
    <message>
        <source>The file is in the record of this study, by size and SHA-256, without time of day. Only refused and skipped files are there by name, without folder.</source>
        <translation>Die Datei steht im Protokoll dieser Studie, mit Größe und SHA-256, ohne Uhrzeit. Nur zurückgewiesene und übergangene Dateien stehen darin mit Namen, ohne Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} files are in the record of this study, by size and SHA-256, without time of day. Only refused and skipped files are there by name, without folder.</source>
        <translation>
            <numerusform>Die {n} Datei steht im Protokoll dieser Studie, mit Größe und SHA-256, ohne Uhrzeit. Nur zurückgewiesene und übergangene Dateien stehen darin mit Namen, ohne Ordner.</numerusform>
            <numerusform>Alle {n} Dateien stehen im Protokoll dieser Studie, mit Größe und SHA-256, ohne Uhrzeit. Nur zurückgewiesene und übergangene Dateien stehen darin mit Namen, ohne Ordner.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file was skipped, since it is no response.</source>
        <translation>Eine Datei wurde übergangen, da sie keine Antwort ist.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files were skipped, since they are no responses.</source>
        <translation>
            <numerusform>{n} Datei wurde übergangen, da sie keine Antwort ist.</numerusform>
            <numerusform>{n} Dateien wurden übergangen, da sie keine Antworten sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study held responses of another table before {names} came. Without ids nobody can tell whether these are the same people: if they are, each counts twice now. To import a mended table, start a new study.</source>
        <translation>Die Studie enthielt Antworten einer anderen Tabelle, bevor {names} dazukam. Ohne Kennungen lässt sich nicht sagen, ob es dieselben Personen sind: Wenn ja, zählt jede jetzt doppelt. Um eine korrigierte Tabelle zu importieren, beginnen Sie eine neue Studie.</translation>
    </message>
    <message>
        <source>No column is the id of its row. Without ids nobody can tell whether people of this table are in the study already. To import a mended table, start a new study.</source>
        <translation>Keine Spalte ist die Kennung ihrer Zeile. Ohne Kennungen lässt sich nicht sagen, ob Personen dieser Tabelle schon in der Studie sind. Um eine korrigierte Tabelle zu importieren, beginnen Sie eine neue Studie.</translation>
    </message>
    <message numerus="yes">
        <source>The import was stopped. {n} new responses were accepted and stay.</source>
        <translation>
            <numerusform>Der Import wurde angehalten. {n} neue Antwort wurde angenommen und bleibt.</numerusform>
            <numerusform>Der Import wurde angehalten. {n} neue Antworten wurden angenommen und bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was stopped. One new response was accepted and stays.</source>
        <translation>Der Import wurde angehalten. Eine neue Antwort wurde angenommen und bleibt.</translation>
    </message>
    <message>
        <source>Import the same files again to go on; what is here already is skipped.</source>
        <translation>Importieren Sie dieselben Dateien erneut, um fortzufahren; was schon da ist, wird übergangen.</translation>
    </message>
    <message>
        <source>{kind} · in the clear</source>
        <translation>{kind} · offen</translation>
    </message>
    <message>
        <source>{n} questions that share one ε</source>
        <translation>{n} Fragen mit gemeinsamem ε</translation>
    </message>
    <message numerus="yes">
        <source>Many of {n}</source>
        <translation>
            <numerusform>Mehrere von {n}</numerusform>
            <numerusform>Mehrere von {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Many of {0}</source>
        <translation>Mehrere von {0}</translation>
    </message>
    <message>
        <source>{n} options that share one ε</source>
        <translation>{n} Optionen mit gemeinsamem ε</translation>
    </message>
    <message>
        <source>No option of a many-of can abstain, and to choose none is an answer too. Ask it as a one-of with an option that abstains, or tell people that they may leave the survey.</source>
        <translation>Bei „Mehrere von vielen“ gibt es keine Option zur Enthaltung, und keine zu wählen ist auch eine Antwort. Fragen Sie als „Eine von mehreren“ mit einer solchen Option, oder sagen Sie den Befragten, dass sie die Umfrage verlassen dürfen.</translation>
    </message>
    <message>
        <source>Number, window</source>
        <translation>Zahl, Fenster</translation>
    </message>
    <message>
        <source>Number, bins</source>
        <translation>Zahl, Klassen</translation>
    </message>
    <message>
        <source>Ask it as a one-of of ranges, with an option such as &apos;Prefer not to say&apos; that abstains.</source>
        <translation>Fragen Sie als „Eine von mehreren“ mit Bereichen und einer Option zur Enthaltung, etwa „Keine Angabe“.</translation>
    </message>
    <message numerus="yes">
        <source>One of {n}</source>
        <translation>
            <numerusform>Eine von {n}</numerusform>
            <numerusform>Eine von {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>One of {0}</source>
        <translation>Eine von {0}</translation>
    </message>
    <message numerus="yes">
        <source>Rating, {n} steps</source>
        <translation>
            <numerusform>Bewertung, {n} Stufe</numerusform>
            <numerusform>Bewertung, {n} Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating of {0}</source>
        <translation>Bewertung aus {0}</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder Nein</translation>
    </message>
    <message>
        <source>Yes/no</source>
        <translation>Ja/Nein</translation>
    </message>
    <message>
        <source>{n} yes/no questions that share one ε</source>
        <translation>{n} Ja/Nein-Fragen mit gemeinsamem ε</translation>
    </message>
    <message>
        <source>Ask it as a one-of with three options: Yes, No, and one such as &apos;Prefer not to say&apos; that abstains.</source>
        <translation>Fragen Sie als „Eine von mehreren“ mit drei Optionen: Ja, Nein und einer zur Enthaltung, etwa „Keine Angabe“.</translation>
    </message>
    <message>
        <source>{question} ({n} bands)</source>
        <translation>{question} ({n} Klassen)</translation>
    </message>
    <message>
        <source>Many machines read JSON Lines and Parquet alone.</source>
        <translation>Auf vielen Rechnern werden nur JSON Lines und Parquet gelesen.</translation>
    </message>
    <message>
        <source>{address} is neither local nor an address by TLS.</source>
        <translation>{address} ist weder lokal noch eine TLS-Adresse.</translation>
    </message>
    <message>
        <source>There is no certificate to connect by TLS with.</source>
        <translation>Es gibt kein Zertifikat für eine Verbindung über TLS.</translation>
    </message>
    <message>
        <source>The machines could not count it: {reason}</source>
        <translation>Die Rechner konnten es nicht zählen: {reason}</translation>
    </message>
    <message>
        <source>Write the responses as NAME.jsonl or NAME.parquet first, or leave --cluster out.</source>
        <translation>Schreiben Sie die Antworten erst als NAME.jsonl oder NAME.parquet, oder lassen Sie --cluster weg.</translation>
    </message>
    <message>
        <source>Name it such as tls://scheduler.example:8786.</source>
        <translation>Geben Sie sie etwa so an: tls://scheduler.example:8786.</translation>
    </message>
    <message>
        <source>Give --tls AUTHORITY CERTIFICATE KEY, or set them in the configuration of Dask.</source>
        <translation>Geben Sie --tls AUTHORITY CERTIFICATE KEY an, oder legen Sie sie in der Konfiguration von Dask fest.</translation>
    </message>
    <message>
        <source>Check that the machines run, have this version of Candor and see the same files.</source>
        <translation>Prüfen Sie, ob die Rechner laufen, diese Version von Candor haben und dieselben Dateien sehen.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is {what}, not the kind of file that is read here.</source>
        <translation>Das ist {what}, nicht die Art von Datei, die hier gelesen wird.</translation>
    </message>
    <message>
        <source>a zip archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>ein gzip-Archiv</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>ein xz-Archiv</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>ein bzip2-Archiv</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>ein Python-Pickle</translation>
    </message>
    <message>
        <source>a numpy array</source>
        <translation>ein numpy-Array</translation>
    </message>
    <message>
        <source>a study or another database</source>
        <translation>eine Studie oder eine andere Datenbank</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>an XML or HTML document</source>
        <translation>ein XML- oder HTML-Dokument</translation>
    </message>
    <message>
        <source>a YAML document</source>
        <translation>ein YAML-Dokument</translation>
    </message>
    <message>
        <source>The file is not plain UTF-8 without a mark.</source>
        <translation>Die Datei ist kein reines UTF-8 ohne Markierung.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a character; it is cut off.</source>
        <translation>Die Datei endet mitten in einem Zeichen; sie ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8.</source>
        <translation>Die Bytes sind kein UTF-8.</translation>
    </message>
    <message>
        <source>The file says the right things in other bytes than Candor writes.</source>
        <translation>Der Inhalt der Datei stimmt, aber Candor schreibt ihn in anderen Bytes.</translation>
    </message>
    <message>
        <source>Something follows the end of the content.</source>
        <translation>Nach dem Ende des Inhalts folgt noch etwas.</translation>
    </message>
    <message>
        <source>The content is nested more than {most} deep.</source>
        <translation>Der Inhalt ist mehr als {most} Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>Expected &apos;,&apos; or &apos;{end}&apos;; the file is cut off or damaged.</source>
        <translation>Erwartet: &apos;,&apos; oder &apos;{end}&apos;; die Datei ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>Expected a name in double quotes.</source>
        <translation>Erwartet: ein Name in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>The name {name} stands twice.</source>
        <translation>Der Name {name} steht zweimal da.</translation>
    </message>
    <message>
        <source>Expected &apos;:&apos; after a name.</source>
        <translation>Erwartet: &apos;:&apos; nach einem Namen.</translation>
    </message>
    <message>
        <source>A text has no end or holds an unknown escape.</source>
        <translation>Ein Text hat kein Ende oder enthält eine unbekannte Escape-Folge.</translation>
    </message>
    <message>
        <source>A text holds the character {character}.</source>
        <translation>Ein Text enthält das Zeichen {character}.</translation>
    </message>
    <message>
        <source>Expected a value; the file is cut off or damaged.</source>
        <translation>Erwartet: ein Wert; die Datei ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>{word} is not a whole number of the allowed form.</source>
        <translation>{word} ist keine ganze Zahl in der erlaubten Form.</translation>
    </message>
    <message>
        <source>Expected an object, found {found}.</source>
        <translation>Erwartet: ein Objekt, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected a list, found {found}.</source>
        <translation>Erwartet: eine Liste, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected a whole number, found {found}.</source>
        <translation>Erwartet: eine ganze Zahl, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected a text, found {found}.</source>
        <translation>Erwartet: ein Text, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected true, or no entry, found {found}.</source>
        <translation>Erwartet: true oder kein Eintrag, gefunden: {found}.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>The entry {key} is missing.</source>
        <translation>Der Eintrag {key} fehlt.</translation>
    </message>
    <message>
        <source>The entry {key} is not known.</source>
        <translation>Der Eintrag {key} ist nicht bekannt.</translation>
    </message>
    <message>
        <source>{key} is empty; leave the entry out instead.</source>
        <translation>{key} ist leer; lassen Sie den Eintrag stattdessen weg.</translation>
    </message>
    <message>
        <source>Expected {least} to {most} entries, found {found}.</source>
        <translation>Erwartet: {least} bis {most} Einträge, gefunden: {found}.</translation>
    </message>
    <message>
        <source>{text} is not one of {allowed}.</source>
        <translation>{text} gehört nicht zu {allowed}.</translation>
    </message>
    <message>
        <source>{text} is not an id: 1 to 32 of a-z, 0-9, _ and -, a letter first.</source>
        <translation>{text} ist keine ID: 1 bis 32 Zeichen aus a-z, 0-9, _ und -, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>Expected {digits} digits 0-9 and a-f.</source>
        <translation>Erwartet: {digits} Ziffern 0-9 und a-f.</translation>
    </message>
    <message>
        <source>{text} is not a fraction such as 3/4.</source>
        <translation>{text} ist kein Bruch wie 3/4.</translation>
    </message>
    <message>
        <source>{text} is not reduced; write {reduced}.</source>
        <translation>{text} ist nicht gekürzt; schreiben Sie {reduced}.</translation>
    </message>
    <message>
        <source>The denominator is larger than {most:,}.</source>
        <translation>Der Nenner ist größer als {most:,}.</translation>
    </message>
    <message>
        <source>{text} is not a probability.</source>
        <translation>{text} ist keine Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>This is not a Candor {what}.</source>
        <translation>Das ist keine Candor-Datei dieser Art: {what}.</translation>
    </message>
    <message>
        <source>This is not a Candor {what}, but {found}.</source>
        <translation>Erwartet: Candor-Datei dieser Art: {what}; gefunden: {found}.</translation>
    </message>
    <message>
        <source>The {what} has version {version}; this Candor reads version {reads}. It was made by a newer Candor.</source>
        <translation>{what}: Die Datei hat Version {version}; dieses Candor liest Version {reads}. Sie stammt von einem neueren Candor.</translation>
    </message>
    <message>
        <source>The {what} has version {version}; this Candor reads version {reads}. It was made by an earlier Candor.</source>
        <translation>{what}: Die Datei hat Version {version}; dieses Candor liest Version {reads}. Sie stammt von einem älteren Candor.</translation>
    </message>
    <message>
        <source>survey</source>
        <translation>Umfrage</translation>
    </message>
    <message>
        <source>sitting</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>list of keys</source>
        <translation>Schlüsselliste</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>A draft has at most {mib} MiB.</source>
        <translation>Ein Entwurf hat höchstens {mib} MiB.</translation>
    </message>
    <message>
        <source>This has another form than a draft has: {found}</source>
        <translation>Das hat eine andere Form als ein Entwurf: {found}</translation>
    </message>
    <message>
        <source>A workbook has at most {mib} MiB.</source>
        <translation>Eine Arbeitsmappe hat höchstens {mib} MiB.</translation>
    </message>
    <message>
        <source>Unpacked, the workbook would take more than {mib} MiB.</source>
        <translation>Entpackt bräuchte die Arbeitsmappe mehr als {mib} MiB.</translation>
    </message>
    <message>
        <source>The sheets have more than {most:,} cells in use.</source>
        <translation>Die Tabellenblätter haben mehr als {most:,} benutzte Zellen.</translation>
    </message>
    <message>
        <source>A row has more than {most:,} cells.</source>
        <translation>Eine Zeile hat mehr als {most:,} Zellen.</translation>
    </message>
    <message>
        <source>This is no Excel workbook (.xlsx).</source>
        <translation>Das ist keine Excel-Arbeitsmappe (.xlsx).</translation>
    </message>
    <message>
        <source>The workbook is damaged.</source>
        <translation>Die Arbeitsmappe ist beschädigt.</translation>
    </message>
    <message>
        <source>The folder could not be written: {reason}.</source>
        <translation>Der Ordner konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to make it in.</source>
        <translation>Es gibt keinen Ordner {folder}, um ihn darin anzulegen.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Es gibt keine solche Datei.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>Die Datei lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>this is no name that a file can have</source>
        <translation>so kann keine Datei heißen</translation>
    </message>
    <message>
        <source>A filter has at most {most:,} characters.</source>
        <translation>Ein Filter hat höchstens {most:,} Zeichen.</translation>
    </message>
    <message>
        <source>Brackets and &apos;not&apos; stand more than {most} deep.</source>
        <translation>Klammern und &apos;not&apos; stehen mehr als {most} Ebenen tief.</translation>
    </message>
    <message>
        <source>After &apos;in&apos; stand more than {most:,} answers.</source>
        <translation>Nach &apos;in&apos; stehen mehr als {most:,} Antworten.</translation>
    </message>
    <message>
        <source>{text} belongs to no filter.</source>
        <translation>{text} gehört in keinen Filter.</translation>
    </message>
    <message>
        <source>This backquote has no second one.</source>
        <translation>Zu diesem ` fehlt das zweite.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>Expected a question&apos;s id, &apos;not&apos; or &apos;(&apos;, found {found}.</source>
        <translation>Erwartet: ID einer Frage, &apos;not&apos; oder &apos;(&apos;, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected a sign after {question}, found {found}.</source>
        <translation>Erwartet: ein Zeichen nach {question}, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected an answer&apos;s id or a number, found {found}.</source>
        <translation>Erwartet: ID einer Antwort oder eine Zahl, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected &apos;(&apos; after &apos;in&apos;, found {found}.</source>
        <translation>Erwartet: &apos;(&apos; nach &apos;in&apos;, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected &apos;)&apos;, found {found}.</source>
        <translation>Erwartet: &apos;)&apos;, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected &apos;and&apos;, &apos;or&apos; or the end, found {found}.</source>
        <translation>Erwartet: &apos;and&apos;, &apos;or&apos; oder das Ende, gefunden: {found}.</translation>
    </message>
    <message>
        <source>The survey has no question {question}; it has {ids}.</source>
        <translation>Die Umfrage hat keine Frage {question}; sie hat {ids}.</translation>
    </message>
    <message>
        <source>{question} was randomized: what was saved does not tell who has which answer.</source>
        <translation>{question} wurde randomisiert: Das Gespeicherte sagt nicht, wer welche Antwort hat.</translation>
    </message>
    <message>
        <source>{question} takes several answers of one person.</source>
        <translation>{question} nimmt mehrere Antworten einer Person an.</translation>
    </message>
    <message>
        <source>{answer} is no answer to {question}: {ids}.</source>
        <translation>{answer} ist keine Antwort auf {question}: {ids}.</translation>
    </message>
    <message>
        <source>{text} is no whole number, as {question} asks for.</source>
        <translation>{text} ist keine ganze Zahl, wie {question} sie verlangt.</translation>
    </message>
    <message>
        <source>{number} is no answer to {question}: from {low} to {high} in steps of {step}.</source>
        <translation>{number} ist keine Antwort auf {question}: von {low} bis {high} in Schritten von {step}.</translation>
    </message>
    <message>
        <source>{answer} of {question} stands in no order, as &apos;{sign}&apos; needs.</source>
        <translation>{answer} von {question} steht in keiner Reihenfolge, wie &apos;{sign}&apos; sie braucht.</translation>
    </message>
    <message>
        <source>{number} divides {bin}, and {question} tells no more than that.</source>
        <translation>{number} teilt {bin}, und genauer sagt {question} es nicht.</translation>
    </message>
    <message>
        <source>A table of known shares has at most {kib} KiB.</source>
        <translation>Eine Tabelle bekannter Anteile hat höchstens {kib} KiB.</translation>
    </message>
    <message>
        <source>The columns are not question, answer and share.</source>
        <translation>Die Spalten sind nicht question, answer und share.</translation>
    </message>
    <message>
        <source>The table names no share.</source>
        <translation>Die Tabelle nennt keinen Anteil.</translation>
    </message>
    <message>
        <source>{question} is a number without bins.</source>
        <translation>{question} ist eine Zahl ohne Klassen.</translation>
    </message>
    <message>
        <source>{cell} is not the id of an answer; they are: {ids}.</source>
        <translation>{cell} ist nicht die ID einer Antwort; das sind: {ids}.</translation>
    </message>
    <message>
        <source>{answer} of {question} stands twice.</source>
        <translation>{answer} von {question} steht zweimal da.</translation>
    </message>
    <message>
        <source>{cell} is not a share from 0 to 1.</source>
        <translation>{cell} ist kein Anteil von 0 bis 1.</translation>
    </message>
    <message>
        <source>{question} lacks the shares of: {ids}.</source>
        <translation>Für {question} fehlen die Anteile von: {ids}.</translation>
    </message>
    <message>
        <source>The shares of {question} sum to {total}, not to 1.</source>
        <translation>Die Anteile von {question} ergeben zusammen {total}, nicht 1.</translation>
    </message>
    <message>
        <source>No weights give {option} of {question} the share {wanted}; they reach {reached}.</source>
        <translation>Keine Gewichte geben {option} von {question} den Anteil {wanted}; sie erreichen {reached}.</translation>
    </message>
    <message>
        <source>A stratum has one cluster only, or one person.</source>
        <translation>Eine Schicht hat nur einen Cluster oder nur eine Person.</translation>
    </message>
    <message>
        <source>A formula has at most {most:,} characters.</source>
        <translation>Eine Formel hat höchstens {most:,} Zeichen.</translation>
    </message>
    <message>
        <source>Brackets stand more than {most} deep.</source>
        <translation>Klammern stehen mehr als {most} Ebenen tief.</translation>
    </message>
    <message>
        <source>A formula has at most {most} terms, each of {crossed}.</source>
        <translation>Eine Formel hat höchstens {most} Terme, jeder aus höchstens {crossed} Fragen.</translation>
    </message>
    <message>
        <source>{text} belongs to no formula.</source>
        <translation>{text} gehört in keine Formel.</translation>
    </message>
    <message>
        <source>Expected a question&apos;s id, cut(…), 0, 1 or &apos;(&apos;, found {found}.</source>
        <translation>Erwartet: ID einer Frage, cut(…), 0, 1 oder &apos;(&apos;, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected one of + - * : or the end, found {found}.</source>
        <translation>Erwartet: eines von + - * : oder das Ende, gefunden: {found}.</translation>
    </message>
    <message>
        <source>Expected an outcome and &apos;~&apos;, found {found}.</source>
        <translation>Erwartet: eine Zielgröße und &apos;~&apos;, gefunden: {found}.</translation>
    </message>
    <message>
        <source>0 and 1 stand for the constant, and cross with nothing.</source>
        <translation>0 und 1 stehen für die Konstante und kreuzen sich mit nichts.</translation>
    </message>
    <message>
        <source>The edges of a cut are whole numbers that rise, within those that {question} takes.</source>
        <translation>Die Grenzen eines Schnitts sind steigende ganze Zahlen im Bereich, den {question} zulässt.</translation>
    </message>
    <message>
        <source>{question} is the outcome itself.</source>
        <translation>{question} ist die Zielgröße selbst.</translation>
    </message>
    <message>
        <source>{question} is no number that can be cut.</source>
        <translation>{question} ist keine Zahl, die sich schneiden lässt.</translation>
    </message>
    <message>
        <source>{question} takes several answers of one person: {ids}.</source>
        <translation>{question} nimmt mehrere Antworten einer Person an: {ids}.</translation>
    </message>
    <message>
        <source>{question} was randomized, and cannot stand here.</source>
        <translation>{question} wurde randomisiert und kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>ref(…) names {question} and the answer with which the others are compared.</source>
        <translation>ref(…) nennt {question} und die Antwort, mit der die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>The answers to {question} are compared with two different ones.</source>
        <translation>Die Antworten auf {question} werden mit zwei verschiedenen verglichen.</translation>
    </message>
    <message>
        <source>{question} is a number here, and has no answers to compare with.</source>
        <translation>{question} ist hier eine Zahl und hat keine Antworten zum Vergleichen.</translation>
    </message>
    <message>
        <source>{answer} is no answer to {question}; it has {ids}.</source>
        <translation>{answer} ist keine Antwort auf {question}; möglich sind {ids}.</translation>
    </message>
    <message>
        <source>{answer} is what several answers are called: {ids}.</source>
        <translation>{answer} heißen mehrere Antworten: {ids}.</translation>
    </message>
    <message>
        <source>Write it such as: area = city and age &gt;= 30</source>
        <translation>Schreiben Sie etwa: area = city and age &gt;= 30</translation>
    </message>
    <message>
        <source>Write it such as: bribe ~ age + sex + age:sex</source>
        <translation>Schreiben Sie etwa: bribe ~ age + sex + age:sex</translation>
    </message>
    <message>
        <source>Leave conditions out, or list answers by &apos;in&apos;.</source>
        <translation>Lassen Sie Bedingungen weg, oder zählen Sie Antworten mit &apos;in&apos; auf.</translation>
    </message>
    <message>
        <source>Leave out brackets that are not needed.</source>
        <translation>Lassen Sie unnötige Klammern weg.</translation>
    </message>
    <message>
        <source>Name the answers to leave out, by &apos;not&apos;.</source>
        <translation>Nennen Sie mit &apos;not&apos; die Antworten, die wegfallen.</translation>
    </message>
    <message>
        <source>Write answers by their ids without quotes; an id with a hyphen stands in backquotes.</source>
        <translation>Schreiben Sie Antworten mit ihren IDs ohne Anführungszeichen; eine ID mit Bindestrich steht zwischen zwei `.</translation>
    </message>
    <message>
        <source>Put a backquote behind the id as well.</source>
        <translation>Setzen Sie auch hinter die ID ein `.</translation>
    </message>
    <message>
        <source>Write one of = != &lt; &lt;= &gt; &gt;= or in; an id with a hyphen stands in backquotes.</source>
        <translation>Schreiben Sie eines von = != &lt; &lt;= &gt; &gt;= oder in; eine ID mit Bindestrich steht zwischen zwei `.</translation>
    </message>
    <message>
        <source>Write the answers in brackets: in (city, town)</source>
        <translation>Schreiben Sie die Antworten in Klammern: in (city, town)</translation>
    </message>
    <message>
        <source>Close the bracket, or put a comma between answers.</source>
        <translation>Schließen Sie die Klammer, oder setzen Sie ein Komma zwischen die Antworten.</translation>
    </message>
    <message>
        <source>Join conditions by &apos;and&apos; or &apos;or&apos;.</source>
        <translation>Verbinden Sie Bedingungen mit &apos;and&apos; oder &apos;or&apos;.</translation>
    </message>
    <message>
        <source>Choose one of its questions.</source>
        <translation>Wählen Sie eine ihrer Fragen.</translation>
    </message>
    <message>
        <source>Choose a question that was asked in the clear.</source>
        <translation>Wählen Sie eine Frage, die offen gefragt wurde.</translation>
    </message>
    <message>
        <source>Choose a question with one answer of each person.</source>
        <translation>Wählen Sie eine Frage mit einer Antwort je Person.</translation>
    </message>
    <message>
        <source>Choose one of its answers.</source>
        <translation>Wählen Sie eine der Antworten.</translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation>Schreiben Sie eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Choose a number that can be answered.</source>
        <translation>Wählen Sie eine Zahl, mit der geantwortet werden kann.</translation>
    </message>
    <message>
        <source>Use = or != or in.</source>
        <translation>Nutzen Sie = oder != oder in.</translation>
    </message>
    <message>
        <source>Choose a number at which a bin begins.</source>
        <translation>Wählen Sie eine Zahl, bei der eine Klasse beginnt.</translation>
    </message>
    <message>
        <source>Leave out questions that are not needed.</source>
        <translation>Lassen Sie unnötige Fragen weg.</translation>
    </message>
    <message>
        <source>Let the first row be: question,answer,share</source>
        <translation>Die erste Zeile muss lauten: question,answer,share</translation>
    </message>
    <message>
        <source>Write a row for each answer of a clear question.</source>
        <translation>Schreiben Sie eine Zeile für jede Antwort einer offen gestellten Frage.</translation>
    </message>
    <message>
        <source>Choose a question with options, or with bins.</source>
        <translation>Wählen Sie eine Frage mit Optionen oder Klassen.</translation>
    </message>
    <message>
        <source>Write the id of an answer, not its text.</source>
        <translation>Schreiben Sie die ID einer Antwort, nicht ihren Text.</translation>
    </message>
    <message>
        <source>Keep one of the two rows.</source>
        <translation>Behalten Sie eine der zwei Zeilen.</translation>
    </message>
    <message>
        <source>Write it as 0.8 or .8, with a point.</source>
        <translation>Schreiben Sie ihn als 0.8 oder .8, mit Punkt.</translation>
    </message>
    <message>
        <source>Write a row for each of them; a share can be 0.</source>
        <translation>Schreiben Sie für jede eine Zeile; ein Anteil kann 0 sein.</translation>
    </message>
    <message>
        <source>Look for the share that is mistyped, or write more decimals.</source>
        <translation>Suchen Sie den Anteil mit dem Tippfehler, oder schreiben Sie mehr Dezimalstellen.</translation>
    </message>
    <message>
        <source>Leave that question out of the table: too few people gave these answers together.</source>
        <translation>Lassen Sie diese Frage aus der Tabelle weg: Zu wenige Personen gaben diese Antworten zusammen.</translation>
    </message>
    <message>
        <source>Choose coarser strata, or leave them out.</source>
        <translation>Wählen Sie gröbere Schichten, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Leave terms out.</source>
        <translation>Lassen Sie Terme weg.</translation>
    </message>
    <message>
        <source>Leave terms out, or cross fewer questions.</source>
        <translation>Lassen Sie Terme weg, oder kreuzen Sie weniger Fragen.</translation>
    </message>
    <message>
        <source>Write ids without quotes; an id with a hyphen stands in backquotes.</source>
        <translation>Schreiben Sie IDs ohne Anführungszeichen; eine ID mit Bindestrich steht zwischen zwei `.</translation>
    </message>
    <message>
        <source>Close the bracket; terms are joined by + : or *, the edges of cut by commas.</source>
        <translation>Schließen Sie die Klammer; Terme werden mit + : oder * verbunden, die Grenzen von cut mit Kommas.</translation>
    </message>
    <message>
        <source>Write 0 + in front to leave the constant out.</source>
        <translation>Schreiben Sie 0 + davor, um die Konstante wegzulassen.</translation>
    </message>
    <message>
        <source>Write it such as: cut(age, 30, 45, 60)</source>
        <translation>Schreiben Sie etwa: cut(age, 30, 45, 60)</translation>
    </message>
    <message>
        <source>Leave it out behind &apos;~&apos;.</source>
        <translation>Lassen Sie sie hinter &apos;~&apos; weg.</translation>
    </message>
    <message>
        <source>Cut a number without bins, asked in the clear.</source>
        <translation>Schneiden Sie eine Zahl ohne Klassen, die offen gefragt wurde.</translation>
    </message>
    <message>
        <source>Name one option behind a point: uses.phone</source>
        <translation>Nennen Sie eine Option hinter einem Punkt: uses.phone</translation>
    </message>
    <message>
        <source>A randomized yes/no or one-of can explain a number or yes/no asked in the clear.</source>
        <translation>Randomisiertes „Ja oder Nein“ oder „Eine von mehreren“ kann eine offen gefragte Zahl oder Ja/Nein-Frage erklären.</translation>
    </message>
    <message>
        <source>Write it such as: ref(sex, &quot;female&quot;)</source>
        <translation>Schreiben Sie etwa: ref(sex, &quot;female&quot;)</translation>
    </message>
    <message>
        <source>Write ref(…) once.</source>
        <translation>Schreiben Sie ref(…) nur einmal.</translation>
    </message>
    <message>
        <source>Leave ref(…) out, or cut the number: cut(age, 30, 45)</source>
        <translation>Lassen Sie ref(…) weg, oder schneiden Sie die Zahl: cut(age, 30, 45)</translation>
    </message>
    <message>
        <source>Write the id of one of its answers, or its label.</source>
        <translation>Schreiben Sie die ID einer der Antworten oder ihre Beschriftung.</translation>
    </message>
    <message>
        <source>Write the id of one of them.</source>
        <translation>Schreiben Sie die ID einer davon.</translation>
    </message>
    <message>
        <source>mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>A mapping has at most {kib} KiB.</source>
        <translation>Eine Zuordnung hat höchstens {kib} KiB.</translation>
    </message>
    <message>
        <source>The question has both a design by name and a mechanism of its own.</source>
        <translation>Die Frage hat sowohl ein benanntes Design als auch einen eigenen Mechanismus.</translation>
    </message>
    <message>
        <source>What was asked by {design} in this way cannot be analysed so.</source>
        <translation>Was mit {design} so gefragt wurde, lässt sich auf diese Weise nicht auswerten.</translation>
    </message>
    <message>
        <source>With these numbers {design} has no such chances.</source>
        <translation>Mit diesen Zahlen hat {design} keine solchen Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <source>This design is private only against somebody who does not know the harmless fact, such as a birthday: against who knows it, ε is infinite.</source>
        <translation>Dieses Design schützt nur gegenüber denen, die die harmlose Tatsache, etwa einen Geburtstag, nicht kennen: Gegenüber denen, die sie kennen, ist ε unendlich.</translation>
    </message>
    <message>
        <source>A column holds one option, or has a separator between the options in a cell.</source>
        <translation>Eine Spalte enthält eine Option, oder sie hat ein Trennzeichen zwischen den Optionen einer Zelle.</translation>
    </message>
    <message>
        <source>No column holds what {question} was answered.</source>
        <translation>Keine Spalte enthält, was auf {question} geantwortet wurde.</translation>
    </message>
    <message>
        <source>No column holds {part} of {question}.</source>
        <translation>Keine Spalte enthält {part} von {question}.</translation>
    </message>
    <message>
        <source>Another column holds the same of {question} already.</source>
        <translation>Eine andere Spalte enthält von {question} bereits dasselbe.</translation>
    </message>
    <message>
        <source>The mapping does not say what {cell} means.</source>
        <translation>Die Zuordnung sagt nicht, was {cell} bedeutet.</translation>
    </message>
    <message>
        <source>Some cells of {question} are empty and others are not, so that it is not answered.</source>
        <translation>Manche Zellen von {question} sind leer, andere nicht, daher fehlt die Antwort.</translation>
    </message>
    <message>
        <source>{cell} is no number that times {scale} is a whole one.</source>
        <translation>{cell} ist keine Zahl, die mal {scale} eine ganze ergibt.</translation>
    </message>
    <message>
        <source>{cell} is not on the grid from {low:,} to {high:,} in steps of {step:,}.</source>
        <translation>{cell} liegt nicht auf dem Raster von {low:,} bis {high:,} in Schritten von {step:,}.</translation>
    </message>
    <message>
        <source>{cell} times {scale:,} is not on the grid from {low:,} to {high:,} in steps of {step:,}.</source>
        <translation>{cell} mal {scale:,} liegt nicht auf dem Raster von {low:,} bis {high:,} in Schritten von {step:,}.</translation>
    </message>
    <message>
        <source>{cell} is no weight: a number from 0 to {most:,}.</source>
        <translation>{cell} ist kein Gewicht: eine Zahl von 0 bis {most:,}.</translation>
    </message>
    <message>
        <source>{cell} does not fit as the numbers of this column are read, and may be a number in another way of writing.</source>
        <translation>{cell} passt nicht dazu, wie die Zahlen dieser Spalte gelesen werden, und kann eine anders geschriebene Zahl sein.</translation>
    </message>
    <message>
        <source>{cell} is {one} by {says_one} and {other} by {says_other}: every number of the column can be read in two ways, and the mapping does not say which.</source>
        <translation>{cell} ist {one} nach {says_one} und {other} nach {says_other}: Jede Zahl der Spalte lässt sich auf zwei Arten lesen, und die Zuordnung sagt nicht, wie.</translation>
    </message>
    <message>
        <source>Nothing stands here for {question}, which is randomized: none of its options, or no answer? A guess would move its shares.</source>
        <translation>Hier steht nichts für {question}, und die Frage ist randomisiert: keine der Optionen oder keine Antwort? Raten würde die Anteile verschieben.</translation>
    </message>
    <message>
        <source>In a column with a separator “empty” says what an empty cell means.</source>
        <translation>In einer Spalte mit Trennzeichen sagt „empty“, was eine leere Zelle bedeutet.</translation>
    </message>
    <message>
        <source>The row holds no answer at all, and the mapping makes answers of its empty cells.</source>
        <translation>Die Zeile enthält gar keine Antwort, und die Zuordnung macht aus ihren leeren Zellen Antworten.</translation>
    </message>
    <message>
        <source>One sign cannot stand both before decimals and between thousands.</source>
        <translation>Ein Zeichen kann nicht vor Dezimalstellen und zugleich zwischen Tausendern stehen.</translation>
    </message>
    <message>
        <source>The columns of {question} say different things of an empty row.</source>
        <translation>Die Spalten von {question} sagen Verschiedenes über eine leere Zeile.</translation>
    </message>
    <message>
        <source>The cell of the id is empty.</source>
        <translation>Die Zelle der Kennung ist leer.</translation>
    </message>
    <message>
        <source>It is not said yet which columns were randomized. No table shows it, and a wrong word here makes every share wrong, with no sign of it.</source>
        <translation>Noch ist nicht gesagt, welche Spalten randomisiert wurden. Keine Tabelle zeigt es, und eine falsche Angabe hier verfälscht jeden Anteil, ohne dass man es sieht.</translation>
    </message>
    <message>
        <source>It is said that no column was randomized, and {question} is.</source>
        <translation>Angegeben ist, dass keine Spalte randomisiert wurde, aber {question} ist es.</translation>
    </message>
    <message>
        <source>It is not said yet by which design {question} was randomized.</source>
        <translation>Noch ist nicht gesagt, mit welchem Design {question} randomisiert wurde.</translation>
    </message>
    <message>
        <source>Leave one of the two out.</source>
        <translation>Lassen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>Look at its shares, or at other questions.</source>
        <translation>Sehen Sie sich die Anteile oder andere Fragen an.</translation>
    </message>
    <message>
        <source>Analyse it: the answers are there. Say so where you publish it; do not ask so again.</source>
        <translation>Werten Sie sie aus: Die Antworten liegen vor. Sagen Sie es, wo Sie veröffentlichen; fragen Sie nicht wieder so.</translation>
    </message>
    <message>
        <source>Name the option of the column, or the separator.</source>
        <translation>Nennen Sie die Option der Spalte oder das Trennzeichen.</translation>
    </message>
    <message>
        <source>Name its column, or leave the question out.</source>
        <translation>Nennen Sie ihre Spalte, oder lassen Sie die Frage weg.</translation>
    </message>
    <message>
        <source>Name the column that does.</source>
        <translation>Nennen Sie die Spalte, die es enthält.</translation>
    </message>
    <message>
        <source>Keep one of the two columns.</source>
        <translation>Behalten Sie eine der zwei Spalten.</translation>
    </message>
    <message>
        <source>Say in the mapping what it means, or list it there as missing.</source>
        <translation>Sagen Sie in der Zuordnung, was es bedeutet, oder führen Sie es dort als fehlend auf.</translation>
    </message>
    <message>
        <source>Say in the mapping what an empty cell means, or fill the row in.</source>
        <translation>Sagen Sie in der Zuordnung, was eine leere Zelle bedeutet, oder füllen Sie die Zeile aus.</translation>
    </message>
    <message>
        <source>Mend the cell, list it as missing, or give the column another scale.</source>
        <translation>Korrigieren Sie die Zelle, führen Sie sie als fehlend auf, oder geben Sie der Spalte eine andere Skala.</translation>
    </message>
    <message>
        <source>Mend the cell, list it as missing, or give the column another scale or the question another grid.</source>
        <translation>Korrigieren Sie die Zelle, führen Sie sie als fehlend auf, oder geben Sie der Spalte eine andere Skala oder der Frage ein anderes Raster.</translation>
    </message>
    <message>
        <source>Mend the weight in the table.</source>
        <translation>Korrigieren Sie das Gewicht in der Tabelle.</translation>
    </message>
    <message>
        <source>Say in the mapping how its numbers are written, as &quot;decimal&quot;:&quot;,&quot; and &quot;thousands&quot;:&quot;.&quot;, for the table or the column; make the column alike in the table where it has both ways.</source>
        <translation>Sagen Sie in der Zuordnung, wie ihre Zahlen geschrieben sind, als &quot;decimal&quot;:&quot;,&quot; und &quot;thousands&quot;:&quot;.&quot;, für die Tabelle oder die Spalte; vereinheitlichen Sie die Spalte in der Tabelle, wo beides vorkommt.</translation>
    </message>
    <message>
        <source>Write the one that is meant into the mapping, at the column or for the table.</source>
        <translation>Schreiben Sie das Gemeinte in die Zuordnung, bei der Spalte oder für die Tabelle.</translation>
    </message>
    <message>
        <source>Write at its columns &quot;empty&quot;:&quot;none&quot; where none of them was chosen, or &quot;empty&quot;:&quot;missing&quot; where it was not answered.</source>
        <translation>Schreiben Sie bei den Spalten &quot;empty&quot;:&quot;none&quot;, wo keine gewählt wurde, oder &quot;empty&quot;:&quot;missing&quot;, wo nicht geantwortet wurde.</translation>
    </message>
    <message>
        <source>Take the empty value out, and write &quot;empty&quot;:&quot;none&quot; or &quot;empty&quot;:&quot;missing&quot;.</source>
        <translation>Nehmen Sie den leeren Wert heraus, und schreiben Sie &quot;empty&quot;:&quot;none&quot; oder &quot;empty&quot;:&quot;missing&quot;.</translation>
    </message>
    <message>
        <source>Say in the mapping which rows were broken off, as &quot;complete&quot;:{{&quot;column&quot;:&quot;submitdate&quot;,&quot;not&quot;:[&quot;&quot;]}}, or what empty columns of several options mean, as &quot;empty&quot;:&quot;none&quot;.</source>
        <translation>Sagen Sie in der Zuordnung, welche Zeilen abgebrochen wurden, als &quot;complete&quot;:{{&quot;column&quot;:&quot;submitdate&quot;,&quot;not&quot;:[&quot;&quot;]}}, oder was leere Spalten mehrerer Optionen bedeuten, als &quot;empty&quot;:&quot;none&quot;.</translation>
    </message>
    <message>
        <source>Name another sign for one of the two.</source>
        <translation>Nennen Sie für eines von beiden ein anderes Zeichen.</translation>
    </message>
    <message>
        <source>Write the same “empty” at each of them.</source>
        <translation>Schreiben Sie bei jeder dasselbe „empty“.</translation>
    </message>
    <message>
        <source>Give the row an id, or map the table without one.</source>
        <translation>Geben Sie der Zeile eine Kennung, oder ordnen Sie die Tabelle ohne Kennung zu.</translation>
    </message>
    <message>
        <source>Write &quot;randomized&quot;:&quot;none&quot; where no column was; else leave &quot;randomized&quot; out, and give each question that was randomized its &quot;design&quot;.</source>
        <translation>Schreiben Sie &quot;randomized&quot;:&quot;none&quot;, wenn keine Spalte es war; sonst lassen Sie &quot;randomized&quot; weg und geben jeder randomisierten Frage ihr &quot;design&quot;.</translation>
    </message>
    <message>
        <source>Leave &quot;randomized&quot; or the design out.</source>
        <translation>Lassen Sie &quot;randomized&quot; oder das Design weg.</translation>
    </message>
    <message>
        <source>Write its name and its numbers, as &quot;design&quot;:{{&quot;name&quot;:&quot;crosswise&quot;,&quot;prevalence&quot;:&quot;1/4&quot;}}.</source>
        <translation>Schreiben Sie Namen und Zahlen, als &quot;design&quot;:{{&quot;name&quot;:&quot;crosswise&quot;,&quot;prevalence&quot;:&quot;1/4&quot;}}.</translation>
    </message>
    <message>
        <source>Choose an ordinary file; links, folders and devices are not followed.</source>
        <translation>Wählen Sie eine gewöhnliche Datei; Verknüpfungen, Ordnern und Geräten wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>Check that the file exists, can be read and that its disk is connected.</source>
        <translation>Prüfen Sie, ob die Datei vorhanden und lesbar und ihr Laufwerk verbunden ist.</translation>
    </message>
    <message>
        <source>Keep within the limit named; no file that Candor wrote is larger.</source>
        <translation>Bleiben Sie unter der genannten Grenze; keine von Candor geschriebene Datei ist größer.</translation>
    </message>
    <message>
        <source>The file holds nothing; ask for it again.</source>
        <translation>Die Datei enthält nichts; bitten Sie erneut darum.</translation>
    </message>
    <message>
        <source>Ask for the original file; this one was stored in another text encoding.</source>
        <translation>Bitten Sie um die Originaldatei; diese wurde in einer anderen Textkodierung gespeichert.</translation>
    </message>
    <message>
        <source>The file is cut off or damaged; ask for it again.</source>
        <translation>Die Datei ist abgeschnitten oder beschädigt; bitten Sie erneut darum.</translation>
    </message>
    <message>
        <source>Ask for the original file; no Candor file is nested this deeply.</source>
        <translation>Bitten Sie um die Originaldatei; keine Candor-Datei ist so tief verschachtelt.</translation>
    </message>
    <message>
        <source>Keep one of the two entries of the same name.</source>
        <translation>Behalten Sie einen der zwei Einträge gleichen Namens.</translation>
    </message>
    <message>
        <source>Write whole numbers as digits and fractions as reduced strings such as 3/4.</source>
        <translation>Schreiben Sie ganze Zahlen als Ziffern und Brüche gekürzt als Text, etwa 3/4.</translation>
    </message>
    <message>
        <source>Choose a file that Candor wrote, unpacked from any archive.</source>
        <translation>Wählen Sie eine von Candor geschriebene Datei, aus jedem Archiv entpackt.</translation>
    </message>
    <message>
        <source>Use the version of Candor that wrote the file, or a newer one.</source>
        <translation>Verwenden Sie die Version von Candor, die die Datei geschrieben hat, oder eine neuere.</translation>
    </message>
    <message>
        <source>Give exactly the entries that the file format names.</source>
        <translation>Geben Sie genau die Einträge an, die das Dateiformat nennt.</translation>
    </message>
    <message>
        <source>Give the value in the form that the file format names.</source>
        <translation>Geben Sie den Wert in der Form an, die das Dateiformat nennt.</translation>
    </message>
    <message>
        <source>Shorten the text or remove the characters named.</source>
        <translation>Kürzen Sie den Text, oder entfernen Sie die genannten Zeichen.</translation>
    </message>
    <message>
        <source>Choose a value that the file format allows here.</source>
        <translation>Wählen Sie einen Wert, den das Dateiformat hier erlaubt.</translation>
    </message>
    <message>
        <source>Choose a value within the limits named.</source>
        <translation>Wählen Sie einen Wert innerhalb der genannten Grenzen.</translation>
    </message>
    <message>
        <source>Choose fractions with which the report depends on the answer.</source>
        <translation>Wählen Sie Brüche, bei denen die Meldung von der Antwort abhängt.</translation>
    </message>
    <message>
        <source>Choose fractions with which every report is possible for every answer.</source>
        <translation>Wählen Sie Brüche, bei denen zu jeder Antwort jede Meldung möglich ist.</translation>
    </message>
    <message>
        <source>Choose fractions with a smaller ε, or ask fewer sensitive questions.</source>
        <translation>Wählen Sie Brüche mit kleinerem ε, oder stellen Sie weniger heikle Fragen.</translation>
    </message>
    <message>
        <source>Choose fractions that the device has, or leave the procedure out.</source>
        <translation>Wählen Sie Brüche, die das Zufallsgerät hat, oder lassen Sie das Verfahren weg.</translation>
    </message>
    <message>
        <source>Use what this version runs.</source>
        <translation>Verwenden Sie, was diese Version ausführt.</translation>
    </message>
    <message>
        <source>Import the file into the study of its own survey.</source>
        <translation>Importieren Sie die Datei in die Studie zu ihrer Umfrage.</translation>
    </message>
    <message>
        <source>Keep rehearsed and real responses in studies of their own.</source>
        <translation>Bewahren Sie Antworten aus Proben und echte Antworten in getrennten Studien auf.</translation>
    </message>
    <message>
        <source>Do not answer; ask the author to sign with a key that Candor made.</source>
        <translation>Antworten Sie nicht; bitten Sie den Verfasser, mit einem von Candor erzeugten Schlüssel zu signieren.</translation>
    </message>
    <message>
        <source>Do not answer; ask the author for the survey again.</source>
        <translation>Antworten Sie nicht; bitten Sie den Verfasser noch einmal um die Umfrage.</translation>
    </message>
    <message>
        <source>Do not answer before the author confirms the new key by another way.</source>
        <translation>Antworten Sie erst, wenn der Verfasser den neuen Schlüssel auf anderem Weg bestätigt hat.</translation>
    </message>
    <message>
        <source>Open the file with the key of its survey; if that is right, ask for it again.</source>
        <translation>Öffnen Sie die Datei mit dem Schlüssel ihrer Umfrage; stimmt er, bitten Sie noch einmal um die Datei.</translation>
    </message>
    <message>
        <source>Ask for the file as Candor wrote it, or write it anew with check --fix.</source>
        <translation>Bitten Sie um die Datei, wie Candor sie geschrieben hat, oder schreiben Sie sie mit check --fix neu.</translation>
    </message>
    <message>
        <source>Nothing to do: the response is in the study already.</source>
        <translation>Nichts zu tun: Die Antwort ist schon in der Studie.</translation>
    </message>
    <message>
        <source>Two files bear one id; find out which is right. The first counts until that is decided.</source>
        <translation>Zwei Dateien tragen dieselbe ID; finden Sie heraus, welche stimmt. Bis zur Entscheidung zählt die erste.</translation>
    </message>
    <message>
        <source>Offer an option such as &apos;Prefer not to say&apos; that abstains.</source>
        <translation>Bieten Sie eine Option wie „Keine Angabe machen“ an, die als Enthaltung zählt.</translation>
    </message>
    <message>
        <source>Mend those that are listed, then check the survey again.</source>
        <translation>Beheben Sie die aufgeführten und prüfen Sie die Umfrage dann noch einmal.</translation>
    </message>
    <message>
        <source>Open it in a spreadsheet and save it as .xlsx.</source>
        <translation>Öffnen Sie die Datei im Tabellenprogramm, speichern Sie sie als .xlsx.</translation>
    </message>
    <message>
        <source>Open it in a spreadsheet and save it anew.</source>
        <translation>Öffnen Sie die Datei im Tabellenprogramm und speichern Sie sie neu.</translation>
    </message>
    <message>
        <source>Check the spelling, or make that folder first.</source>
        <translation>Prüfen Sie die Schreibweise, oder legen Sie den Ordner zuerst an.</translation>
    </message>
    <message>
        <source>Use a key for sealing.</source>
        <translation>Nehmen Sie einen Schlüssel zum Versiegeln.</translation>
    </message>
    <message>
        <source>Use a key for signing.</source>
        <translation>Nehmen Sie einen Schlüssel zum Signieren.</translation>
    </message>
    <message>
        <source>Type the passphrase again. Without it the key cannot be used.</source>
        <translation>Geben Sie die Passphrase noch einmal ein. Ohne sie ist der Schlüssel nicht nutzbar.</translation>
    </message>
    <message>
        <source>Import it with the key of its survey.</source>
        <translation>Importieren Sie sie mit dem Schlüssel ihrer Umfrage.</translation>
    </message>
    <message>
        <source>Use a copy from before; &apos;candor rescue&apos; saves the responses that are whole.</source>
        <translation>Nehmen Sie eine frühere Kopie; „candor rescue“ sichert die unversehrten Antworten.</translation>
    </message>
    <message>
        <source>If you know it, say so with --responses rehearsed or --responses real.</source>
        <translation>Wenn Sie es wissen, geben Sie es mit --responses rehearsed oder --responses real an.</translation>
    </message>
    <message>
        <source>Open it with that version of Candor, or a later one.</source>
        <translation>Öffnen Sie sie mit dieser Version von Candor oder einer späteren.</translation>
    </message>
    <message>
        <source>Make a new study of its survey and import its files there; or open it with that version.</source>
        <translation>Legen Sie eine neue Studie ihrer Umfrage an und importieren Sie dort ihre Dateien; oder öffnen Sie sie mit jener Version.</translation>
    </message>
    <message>
        <source>Open it for writing.</source>
        <translation>Öffnen Sie sie zum Schreiben.</translation>
    </message>
    <message>
        <source>Copy it to a folder that can be written to.</source>
        <translation>Kopieren Sie sie in einen beschreibbaren Ordner.</translation>
    </message>
    <message>
        <source>Merge studies of one survey alone.</source>
        <translation>Führen Sie nur Studien derselben Umfrage zusammen.</translation>
    </message>
    <message>
        <source>Choose a study of other responses to compare with.</source>
        <translation>Wählen Sie zum Vergleich eine Studie mit anderen Antworten.</translation>
    </message>
    <message>
        <source>Shorten the notes of one of the studies.</source>
        <translation>Kürzen Sie die Notizen einer der Studien.</translation>
    </message>
    <message>
        <source>Remove cards from the results of one of the studies.</source>
        <translation>Entfernen Sie Karten aus den Ergebnissen einer der Studien.</translation>
    </message>
    <message>
        <source>Free some space on the disk, or copy the study to another one.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, oder kopieren Sie die Studie auf einen anderen.</translation>
    </message>
    <message>
        <source>Close the study there and open it again.</source>
        <translation>Schließen Sie die Studie dort und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Put it back and look again, or close this and open it where it is now.</source>
        <translation>Legen Sie sie zurück und sehen Sie noch einmal nach, oder schließen Sie sie hier und öffnen Sie sie, wo sie jetzt ist.</translation>
    </message>
    <message>
        <source>Close the study and open it again.</source>
        <translation>Schließen Sie die Studie und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Use a copy from before, or import the response files into a new study; &apos;candor rescue&apos; saves the responses that are whole.</source>
        <translation>Nehmen Sie eine frühere Kopie, oder importieren Sie die Antwortdateien in eine neue Studie; „candor rescue“ sichert die unversehrten Antworten.</translation>
    </message>
    <message>
        <source>Move &apos;{name}&apos; to another folder and open the study again; if it is then damaged, &apos;candor rescue&apos; saves the responses that are whole.</source>
        <translation>Verschieben Sie &apos;{name}&apos; in einen anderen Ordner, und öffnen Sie die Studie erneut; ist sie dann beschädigt, rettet &apos;candor rescue&apos; die unversehrten Antworten.</translation>
    </message>
    <message>
        <source>Choose a folder in which you may write.</source>
        <translation>Wählen Sie einen Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Wählen Sie einen Ordner, den es gibt.</translation>
    </message>
    <message>
        <source>Free some space on the disk, or choose a folder on another one.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, oder wählen Sie einen Ordner auf einem anderen.</translation>
    </message>
    <message>
        <source>Free some of your space, or choose a folder on another disk.</source>
        <translation>Schaffen Sie in Ihrem Bereich Platz, oder wählen Sie einen Ordner auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>Choose a folder on a disk that is not write-protected.</source>
        <translation>Wählen Sie einen Ordner auf einem Datenträger ohne Schreibschutz.</translation>
    </message>
    <message>
        <source>Choose another name; a folder has this one.</source>
        <translation>Wählen Sie einen anderen Namen; so heißt schon ein Ordner.</translation>
    </message>
    <message>
        <source>Give it a shorter name.</source>
        <translation>Geben Sie einen kürzeren Namen.</translation>
    </message>
    <message>
        <source>Choose another name; a file has this one already.</source>
        <translation>Wählen Sie einen anderen Namen; so heißt schon eine Datei.</translation>
    </message>
    <message>
        <source>Choose another folder, or check that its disk is there.</source>
        <translation>Wählen Sie einen anderen Ordner, oder prüfen Sie, ob sein Laufwerk da ist.</translation>
    </message>
    <message>
        <source>Same id as an accepted response, other bytes.</source>
        <translation>Dieselbe ID wie eine angenommene Antwort, andere Bytes.</translation>
    </message>
    <message>
        <source>The accepted one: {place}.</source>
        <translation>Die angenommene: {place}.</translation>
    </message>
    <message>
        <source>Look the row up where the table comes from. Do not make up what a report should be: then it is no report.</source>
        <translation>Schlagen Sie die Zeile dort nach, woher die Tabelle stammt. Erfinden Sie keine Meldung: Dann ist es keine.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>Ask for the file as Candor saved it. Do not mend it by hand: then it is no report.</source>
        <translation>Bitten Sie um die Datei, wie Candor sie gespeichert hat. Bessern Sie nicht von Hand nach: Dann ist es keine Meldung.</translation>
    </message>
    <message>
        <source>Import sealed files with the key of their survey; ask again for a damaged one.</source>
        <translation>Importieren Sie versiegelte Dateien mit dem Schlüssel ihrer Umfrage; um eine beschädigte bitten Sie noch einmal.</translation>
    </message>
    <message>
        <source>Look at where the file comes from; no response is larger.</source>
        <translation>Sehen Sie nach, woher die Datei kommt; keine Antwort ist größer.</translation>
    </message>
    <message>
        <source>A response has at most {kib} KiB.</source>
        <translation>Eine Antwort hat höchstens {kib} KiB.</translation>
    </message>
    <message>
        <source>The response belongs to the survey {other}, this is {this}.</source>
        <translation>Die Antwort gehört zur Umfrage {other}, dies ist {this}.</translation>
    </message>
    <message>
        <source>The survey has no sensitive yes/no question, so no procedure stands.</source>
        <translation>Die Umfrage hat keine heikle Ja/Nein-Frage, daher steht hier kein Verfahren.</translation>
    </message>
    <message>
        <source>This is not a report that the question {question} can have.</source>
        <translation>Eine solche Meldung kann die Frage {question} nicht haben.</translation>
    </message>
    <message>
        <source>Of the question {question} {ask} options are asked, and {found} stand here.</source>
        <translation>Gefragte Optionen bei der Frage {question}: {ask}; hier stehen: {found}.</translation>
    </message>
    <message>
        <source>Of the questions drawn with {question} {ask} are asked, and {found} stand here.</source>
        <translation>Gefragt von den mit {question} ausgelosten Fragen: {ask}; hier stehen: {found}.</translation>
    </message>
    <message>
        <source>The answer to {question} is not to what was drawn for this sitting.</source>
        <translation>Die Antwort auf {question} passt nicht zu dem, was für diese Sitzung ausgelost wurde.</translation>
    </message>
    <message>
        <source>This is not what can be drawn of the survey.</source>
        <translation>So kann aus der Umfrage nicht ausgelost werden.</translation>
    </message>
    <message>
        <source>A device is started once, and {most} times at most.</source>
        <translation>Ein Zufallsgerät wird einmal gestartet, höchstens {most}-mal.</translation>
    </message>
    <message>
        <source>This key does not open the sealed responses of this survey.</source>
        <translation>Dieser Schlüssel öffnet die versiegelten Antworten dieser Umfrage nicht.</translation>
    </message>
    <message>
        <source>The sealed response is damaged, or was sealed for another survey or key.</source>
        <translation>Die versiegelte Antwort ist beschädigt oder für eine andere Umfrage oder einen anderen Schlüssel versiegelt.</translation>
    </message>
    <message>
        <source>A sitting has at most {kib} KiB.</source>
        <translation>Eine Sitzung hat höchstens {kib} KiB.</translation>
    </message>
    <message>
        <source>The study holds this response already.</source>
        <translation>Die Studie enthält diese Antwort schon.</translation>
    </message>
    <message>
        <source>The study holds another response with this id; that one counts.</source>
        <translation>Die Studie enthält eine andere Antwort mit dieser ID; jene zählt.</translation>
    </message>
    <message>
        <source>This response is rehearsed; the study holds real ones.</source>
        <translation>Diese Antwort stammt aus einer Probe; die Studie enthält echte.</translation>
    </message>
    <message>
        <source>This response is real; the study holds rehearsed ones.</source>
        <translation>Diese Antwort ist echt; die Studie enthält solche aus einer Probe.</translation>
    </message>
    <message>
        <source>This response is sealed.</source>
        <translation>Diese Antwort ist versiegelt.</translation>
    </message>
    <message>
        <source>Responses to this survey are sealed, and this one is not.</source>
        <translation>Antworten auf diese Umfrage sind versiegelt, diese ist es nicht.</translation>
    </message>
    <message>
        <source>This is the study itself, not a response.</source>
        <translation>Das ist die Studie selbst, keine Antwort.</translation>
    </message>
    <message>
        <source>This is a study, not a response.</source>
        <translation>Das ist eine Studie, keine Antwort.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, but a folder, a link, a pipe or a device.</source>
        <translation>Das ist keine gewöhnliche Datei, sondern ein Ordner, eine Verknüpfung, eine Pipe oder ein Gerät.</translation>
    </message>
    <message>
        <source>This is hidden, as files are that people do not send.</source>
        <translation>Das ist verborgen, wie Dateien, die niemand verschickt.</translation>
    </message>
    <message>
        <source>This is a link; links in folders are not followed.</source>
        <translation>Das ist eine Verknüpfung; Verknüpfungen in Ordnern wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, but a pipe or a device.</source>
        <translation>Das ist keine gewöhnliche Datei, sondern eine Pipe oder ein Gerät.</translation>
    </message>
    <message>
        <source>This is {what}, not a response.</source>
        <translation>Das ist {what}, keine Antwort.</translation>
    </message>
    <message>
        <source>This is not a response.</source>
        <translation>Das ist keine Antwort.</translation>
    </message>
    <message>
        <source>The file could not be read: {reason}.</source>
        <translation>Die Datei konnte nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The table cannot be read: {reason}.</source>
        <translation>Die Tabelle lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The table is not UTF-8 text.</source>
        <translation>Die Tabelle ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>A quoted cell has no end or is malformed.</source>
        <translation>Eine Zelle in Anführungszeichen endet nicht oder ist fehlerhaft.</translation>
    </message>
    <message>
        <source>The table is empty; its first row names the columns.</source>
        <translation>Die Tabelle ist leer; ihre erste Zeile nennt die Spalten.</translation>
    </message>
    <message>
        <source>No question of the survey has this id.</source>
        <translation>Keine Frage der Umfrage hat diese ID.</translation>
    </message>
    <message>
        <source>The column stands twice.</source>
        <translation>Die Spalte steht zweimal da.</translation>
    </message>
    <message>
        <source>The column is missing.</source>
        <translation>Die Spalte fehlt.</translation>
    </message>
    <message>
        <source>Expected {n} cells, found {found}.</source>
        <translation>Erwartete Zellen: {n}, gefunden: {found}.</translation>
    </message>
    <message>
        <source>The cell is empty, and the question offers no way to abstain.</source>
        <translation>Die Zelle ist leer, und die Frage lässt keine Enthaltung zu.</translation>
    </message>
    <message>
        <source>The question is not asked here; the cell has to be empty.</source>
        <translation>Die Frage wird hier nicht gestellt; die Zelle muss leer sein.</translation>
    </message>
    <message>
        <source>{cell} is not a whole number.</source>
        <translation>{cell} ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>{number} is not on the grid from {low} to {high} in steps of {step}.</source>
        <translation>{number} liegt nicht auf dem Raster von {low} bis {high} in Schritten von {step}.</translation>
    </message>
    <message>
        <source>{cell} is not an answer to the question.</source>
        <translation>{cell} ist keine Antwort auf die Frage.</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The study cannot be opened: {reason}.</source>
        <translation>Die Studie lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>This study is not where it was: it was moved, renamed or deleted.</source>
        <translation>Diese Studie ist nicht mehr, wo sie war: Sie wurde verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>Beside the study stands &apos;{name}&apos;, which is not an ordinary file.</source>
        <translation>Neben der Studie liegt „{name}“; das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Beside the study stands &apos;{name}&apos;, a log that Candor does not make.</source>
        <translation>Neben der Studie liegt „{name}“, ein Protokoll, das Candor nicht anlegt.</translation>
    </message>
    <message>
        <source>Beside the study stands &apos;{name}&apos;, which has another file deleted.</source>
        <translation>Neben der Studie liegt „{name}“; damit würde eine andere Datei gelöscht.</translation>
    </message>
    <message>
        <source>Another program has changed this study to one that keeps a log beside it.</source>
        <translation>Ein anderes Programm hat diese Studie so verändert, dass sie ein Protokoll neben sich führt.</translation>
    </message>
    <message>
        <source>The study was opened for reading only.</source>
        <translation>Die Studie wurde nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>The study cannot be written to where it is; it is read-only.</source>
        <translation>In die Studie lässt sich dort, wo sie liegt, nicht schreiben; sie ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The disk is full; what was accepted before is in the study.</source>
        <translation>Der Datenträger ist voll; was vorher angenommen wurde, ist in der Studie.</translation>
    </message>
    <message>
        <source>Another window or program is writing to the study.</source>
        <translation>Ein anderes Fenster oder Programm schreibt gerade in die Studie.</translation>
    </message>
    <message>
        <source>Another window or program is writing to the study; here it is read-only.</source>
        <translation>Ein anderes Fenster oder Programm schreibt in die Studie; hier lässt sie sich nur lesen.</translation>
    </message>
    <message>
        <source>Another window or program has written the study anew; here it is read-only.</source>
        <translation>Ein anderes Fenster oder Programm hat die Studie neu geschrieben; hier lässt sie sich nur lesen.</translation>
    </message>
    <message>
        <source>The study was written, and could not be opened again; here it is as it was before.</source>
        <translation>Die Studie wurde geschrieben und ließ sich nicht wieder öffnen; hier ist sie, wie sie vorher war.</translation>
    </message>
    <message>
        <source>There is not enough memory to read the study, or it is damaged.</source>
        <translation>Der Arbeitsspeicher reicht nicht, um die Studie zu lesen, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>The study cannot be read or written: {reason}.</source>
        <translation>Die Studie lässt sich nicht lesen oder schreiben: {reason}.</translation>
    </message>
    <message>
        <source>This is not a Candor study.</source>
        <translation>Das ist keine Candor-Studie.</translation>
    </message>
    <message>
        <source>This is a database, but not a Candor study.</source>
        <translation>Das ist eine Datenbank, aber keine Candor-Studie.</translation>
    </message>
    <message>
        <source>The study was made by a newer Candor; nothing was changed.</source>
        <translation>Die Studie stammt von einem neueren Candor; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The study was made by an earlier Candor; nothing was changed.</source>
        <translation>Die Studie stammt von einem früheren Candor; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Whether its responses are rehearsed or real can no longer be read.</source>
        <translation>Ob ihre Antworten echt sind oder aus einer Probe, lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>The study is cut off or damaged: {how}.</source>
        <translation>Die Studie ist abgeschnitten oder beschädigt: {how}.</translation>
    </message>
    <message>
        <source>a report to {question} is none that it can have</source>
        <translation>eine Meldung zu {question} ist keine, die es dort geben kann</translation>
    </message>
    <message>
        <source>it holds no survey</source>
        <translation>sie enthält keine Umfrage</translation>
    </message>
    <message>
        <source>its survey is not the one it was made for</source>
        <translation>ihre Umfrage ist nicht die, für die sie angelegt wurde</translation>
    </message>
    <message>
        <source>not even its survey can be read</source>
        <translation>nicht einmal ihre Umfrage lässt sich lesen</translation>
    </message>
    <message>
        <source>its tables are not those that Candor makes</source>
        <translation>ihre Tabellen sind nicht die, die Candor anlegt</translation>
    </message>
    <message>
        <source>its tables cannot be read</source>
        <translation>ihre Tabellen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>its tables have no readable names</source>
        <translation>ihre Tabellen haben keine lesbaren Namen</translation>
    </message>
    <message>
        <source>a text in it is not UTF-8</source>
        <translation>ein Text in ihr ist nicht UTF-8</translation>
    </message>
    <message>
        <source>its pages or rows are not whole</source>
        <translation>ihre Seiten oder Zeilen sind nicht vollständig</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>ihr Ende fehlt</translation>
    </message>
    <message>
        <source>whether it is a rehearsal is not as it was written</source>
        <translation>ob sie eine Probe ist, steht anders da als geschrieben</translation>
    </message>
    <message>
        <source>the response {id} is not as written</source>
        <translation>die Antwort {id} ist anders als geschrieben</translation>
    </message>
    <message>
        <source>the response {id} and {more:,} more are not as written</source>
        <translation>die Antwort {id} und {more:,} weitere sind anders als geschrieben</translation>
    </message>
    <message>
        <source>the record of the file with SHA-256 {sha256}… is not as written</source>
        <translation>der Eintrag zur Datei mit SHA-256 {sha256}… ist anders als geschrieben</translation>
    </message>
    <message>
        <source>the record of the file with SHA-256 {sha256}… and {more:,} more are not as written</source>
        <translation>der Eintrag zur Datei mit SHA-256 {sha256}… und {more:,} weitere sind anders als geschrieben</translation>
    </message>
    <message>
        <source>the response {id} is none that its survey can have</source>
        <translation>die Antwort {id} ist keine, die es in ihrer Umfrage geben kann</translation>
    </message>
    <message>
        <source>its responses are not in order</source>
        <translation>ihre Antworten sind nicht geordnet</translation>
    </message>
    <message>
        <source>a response in a conflict is not one</source>
        <translation>eine Antwort in einem Konflikt ist keine</translation>
    </message>
    <message>
        <source>the response that counts in a conflict is missing</source>
        <translation>die Antwort, die in einem Konflikt zählt, fehlt</translation>
    </message>
    <message>
        <source>Both studies hold the same responses and no others.</source>
        <translation>Beide Studien enthalten dieselben Antworten und keine anderen.</translation>
    </message>
    <message>
        <source>This study is of another survey than {first}.</source>
        <translation>Diese Studie gehört zu einer anderen Umfrage als {first}.</translation>
    </message>
    <message>
        <source>Together the notes have more than {most:,} characters.</source>
        <translation>Die Notizen haben zusammen mehr als {most:,} Zeichen.</translation>
    </message>
    <message>
        <source>Together the results have more than {most:,} cards.</source>
        <translation>Die Ergebnisse haben zusammen mehr als {most:,} Karten.</translation>
    </message>
    <message>
        <source>the decision on the response {id} is not as written</source>
        <translation>die Entscheidung über die Antwort {id} ist anders als geschrieben</translation>
    </message>
    <message>
        <source>what was added to it (“{table}”) is not as written</source>
        <translation>was ihr hinzugefügt wurde („{table}“), ist anders als geschrieben</translation>
    </message>
    <message>
        <source>entry {number} of its log is not as written</source>
        <translation>Eintrag {number} ihres Protokolls ist anders als geschrieben</translation>
    </message>
    <message>
        <source>a file was refused for no known reason</source>
        <translation>eine Datei wurde ohne bekannten Grund zurückgewiesen</translation>
    </message>
    <message>
        <source>a response has no such procedure</source>
        <translation>eine Antwort hat ein Verfahren, das es nicht gibt</translation>
    </message>
    <message>
        <source>a file was offered on no such day</source>
        <translation>eine Datei wurde an einem Tag vorgelegt, den es nicht gibt</translation>
    </message>
    <message>
        <source>A survey has at most {kib} KiB; this has {size:,} bytes.</source>
        <translation>Eine Umfrage hat höchstens {kib} KiB; diese hat {size:,} Byte.</translation>
    </message>
    <message>
        <source>There are {n:,} more problems, which are not listed.</source>
        <translation>Weitere Probleme, die nicht aufgeführt sind: {n:,}.</translation>
    </message>
    <message>
        <source>A language stands twice.</source>
        <translation>Eine Sprache steht zweimal da.</translation>
    </message>
    <message>
        <source>A survey has at most {most} questions; this has {n:,}.</source>
        <translation>Eine Umfrage hat höchstens {most} Fragen; diese hat {n:,}.</translation>
    </message>
    <message>
        <source>The id {id} stands twice.</source>
        <translation>Die ID {id} steht zweimal da.</translation>
    </message>
    <message>
        <source>{id} is not the id of an earlier question.</source>
        <translation>{id} ist nicht die ID einer früheren Frage.</translation>
    </message>
    <message>
        <source>Whether a question is asked would reveal the sensitive answer it depends on.</source>
        <translation>Ob eine Frage gestellt wird, würde die heikle Antwort verraten, von der es abhängt.</translation>
    </message>
    <message>
        <source>“{question}” is a number: say from which to which.</source>
        <translation>„{question}“ ist eine Zahl: Geben Sie an, von wo bis wo.</translation>
    </message>
    <message>
        <source>“{question}” is no number: say which of its answers.</source>
        <translation>„{question}“ ist keine Zahl: Geben Sie an, welche der Antworten.</translation>
    </message>
    <message>
        <source>No number is in this range: the first must not be the greater.</source>
        <translation>Keine Zahl liegt in diesem Bereich: Die erste darf nicht die größere sein.</translation>
    </message>
    <message>
        <source>The range ends inside a bin of “{question}”: use its edges.</source>
        <translation>Der Bereich endet innerhalb einer Klasse von „{question}“: Nehmen Sie deren Grenzen.</translation>
    </message>
    <message>
        <source>Nobody would ever be asked this: the conditions exclude each other.</source>
        <translation>Niemand würde das je gefragt: Die Bedingungen schließen einander aus.</translation>
    </message>
    <message>
        <source>Sections stand in the order of the questions that they begin with, each with its own.</source>
        <translation>Abschnitte stehen in der Reihenfolge der Fragen, mit denen sie beginnen, jeder mit einer eigenen.</translation>
    </message>
    <message>
        <source>{value} is not an option of the question {question}.</source>
        <translation>{value} ist keine Option der Frage {question}.</translation>
    </message>
    <message>
        <source>With these fractions the report does not depend on the answer.</source>
        <translation>Mit diesen Brüchen hängt die Meldung nicht von der Antwort ab.</translation>
    </message>
    <message>
        <source>With these fractions some report proves the answer: ε is infinite.</source>
        <translation>Mit diesen Brüchen beweist manche Meldung die Antwort: ε ist unendlich.</translation>
    </message>
    <message>
        <source>Only one option can mean &apos;prefer not to say&apos;.</source>
        <translation>Nur eine Option kann „Keine Angabe machen“ bedeuten.</translation>
    </message>
    <message>
        <source>Options {first} and {second} read alike in {language}.</source>
        <translation>Die Optionen {first} und {second} lesen sich gleich, Sprache: {language}.</translation>
    </message>
    <message>
        <source>Options {first} and {second} look alike in {language}.</source>
        <translation>Die Optionen {first} und {second} sehen gleich aus, Sprache: {language}.</translation>
    </message>
    <message>
        <source>The step is at least 1.</source>
        <translation>Der Schritt ist mindestens 1.</translation>
    </message>
    <message>
        <source>From low to high it must be a whole number of steps, at least one.</source>
        <translation>Vom kleinsten bis zum größten Wert muss eine ganze Zahl von Schritten liegen, mindestens einer.</translation>
    </message>
    <message>
        <source>The edges rise from {low} to {high} in whole steps of {step}.</source>
        <translation>Die Grenzen steigen von {low} bis {high} in ganzen Schritten von {step}.</translation>
    </message>
    <message>
        <source>A number asked by {mechanism} has no bins.</source>
        <translation>Eine Zahl, gefragt mit {mechanism}, hat keine Klassen.</translation>
    </message>
    <message>
        <source>A number asked by {mechanism} needs bins.</source>
        <translation>Eine Zahl, gefragt mit {mechanism}, braucht Klassen.</translation>
    </message>
    <message>
        <source>A number asked by {mechanism} has at most {most} steps; make them larger.</source>
        <translation>Eine Zahl, gefragt mit {mechanism}, hat höchstens {most} Schritte; machen Sie sie größer.</translation>
    </message>
    <message>
        <source>This is a whole number from {least} to {most}.</source>
        <translation>Das ist eine ganze Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>A procedure stands twice.</source>
        <translation>Ein Verfahren steht zweimal da.</translation>
    </message>
    <message>
        <source>A value stands twice.</source>
        <translation>Ein Wert steht zweimal da.</translation>
    </message>
    <message>
        <source>The text is empty, or shows nothing.</source>
        <translation>Der Text ist leer oder zeigt nichts.</translation>
    </message>
    <message>
        <source>The text has {length} characters; {most} are allowed.</source>
        <translation>Der Text hat {length} Zeichen; erlaubt sind {most}.</translation>
    </message>
    <message>
        <source>The text holds the character {character}, which is not allowed here.</source>
        <translation>Der Text enthält das Zeichen {character}, das hier nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The text is not in the normal form NFC.</source>
        <translation>Der Text ist nicht in der Normalform NFC.</translation>
    </message>
    <message>
        <source>Expected a text in each of {languages}.</source>
        <translation>Erwartet wird ein Text in jeder dieser Sprachen: {languages}.</translation>
    </message>
    <message>
        <source>ε of the survey is {epsilon}, above {limit}.</source>
        <translation>ε der Umfrage ist {epsilon}, über {limit}.</translation>
    </message>
    <message>
        <source>ε of the question is {epsilon}, above {limit}.</source>
        <translation>ε der Frage ist {epsilon}, über {limit}.</translation>
    </message>
    <message>
        <source>All options are asked where nothing is randomized; only a sensitive question asks some.</source>
        <translation>Wo nichts randomisiert wird, wird nach allen Optionen gefragt; nur eine heikle Frage fragt nach einigen.</translation>
    </message>
    <message>
        <source>Ask at least one, and fewer than all {n}.</source>
        <translation>Fragen Sie nach mindestens einer und weniger als allen {n}.</translation>
    </message>
    <message>
        <source>{question} is asked in the clear; only sensitive questions are drawn.</source>
        <translation>{question} wird offen gefragt; nur heikle Fragen werden ausgelost.</translation>
    </message>
    <message>
        <source>{question} stands twice among the questions that are drawn.</source>
        <translation>{question} steht zweimal unter den Fragen, die ausgelost werden.</translation>
    </message>
    <message>
        <source>Questions that are drawn together are asked under one condition, or all under none.</source>
        <translation>Gemeinsam ausgeloste Fragen werden alle unter einer Bedingung gestellt oder alle ohne.</translation>
    </message>
    <message>
        <source>The sensitive yes/no questions share no procedure to choose.</source>
        <translation>Die heiklen Ja/Nein-Fragen haben kein gemeinsames Verfahren zur Wahl.</translation>
    </message>
    <message>
        <source>A response to these questions could have more than the {kib} KiB that it may have.</source>
        <translation>Eine Antwort auf diese Fragen könnte mehr als die erlaubten {kib} KiB haben.</translation>
    </message>
    <message>
        <source>A sensitive question cannot be optional: leaving it out would tell something.</source>
        <translation>Eine heikle Frage kann nicht freiwillig sein: Sie auszulassen würde etwas verraten.</translation>
    </message>
    <message>
        <source>{key} stands on sensitive yes/no questions alone.</source>
        <translation>{key} steht nur bei heiklen Ja/Nein-Fragen.</translation>
    </message>
    <message>
        <source>Nobody can decline this sensitive question without leaving the survey.</source>
        <translation>Niemand kann diese heikle Frage ablehnen, ohne die Umfrage zu verlassen.</translation>
    </message>
    <message>
        <source>{mechanism} with these fractions cannot be carried out {procedure}.</source>
        <translation>{mechanism} mit diesen Brüchen lässt sich {procedure} nicht ausführen.</translation>
    </message>
    <message>
        <source>A mirrored question needs its negation, for the other sector of the wheel: write the opposite of the statement.</source>
        <translation>Eine gespiegelte Frage braucht ihre Gegenaussage, für den anderen Sektor des Rads: Schreiben Sie das Gegenteil der Aussage auf.</translation>
    </message>
    <message>
        <source>A negation stands only on a mirrored question that is not scrambled alone.</source>
        <translation>Eine Gegenaussage steht nur bei einer gespiegelten Frage, die nicht ausschließlich hier verwürfelt wird.</translation>
    </message>
    <message>
        <source>Nobody has confirmed that exactly one of the two statements is true of everybody.</source>
        <translation>Niemand hat bestätigt, dass auf jede Person genau eine der beiden Aussagen zutrifft.</translation>
    </message>
    <message>
        <source>This reads like “None of these”, which people are offered below the boxes anyway: they could tick it beside others. Delete the option.</source>
        <translation>Das liest sich wie „Nichts davon“, das Teilnehmenden unter den Kästchen ohnehin angeboten wird: Sie könnten es neben anderen ankreuzen. Löschen Sie die Option.</translation>
    </message>
    <message>
        <source>The negation has the same letters and digits as the statement. Signs, marks and capitals are overlooked: say the difference in words.</source>
        <translation>Die Gegenaussage hat dieselben Buchstaben und Ziffern wie die Aussage. Satzzeichen, Akzente und Großschreibung werden übersehen: Drücken Sie den Unterschied in Worten aus.</translation>
    </message>
    <message>
        <source>This question is asked in the clear, and reads as the sensitive question {question} or its negation: its answer would tell what is randomized there.</source>
        <translation>Diese Frage wird offen gefragt und liest sich wie die heikle Frage {question} oder deren Gegenaussage: Ihre Antwort würde verraten, was dort randomisiert ist.</translation>
    </message>
    <message>
        <source>The name {name} could be taken for words of Candor itself, such as “signed”.</source>
        <translation>Der Name {name} könnte für Worte von Candor selbst gehalten werden, etwa „signiert“.</translation>
    </message>
    <message>
        <source>A word of the name {name} mixes letters of several scripts.</source>
        <translation>Ein Wort des Namens {name} mischt Buchstaben mehrerer Schriften.</translation>
    </message>
    <message>
        <source>Signatures of this key prove nothing: anyone can make one, or it is ill-formed.</source>
        <translation>Signaturen dieses Schlüssels beweisen nichts: Jeder kann eine anfertigen, oder er ist fehlerhaft.</translation>
    </message>
    <message>
        <source>The signature does not belong to this survey and key.</source>
        <translation>Die Signatur gehört nicht zu dieser Umfrage und diesem Schlüssel.</translation>
    </message>
    <message>
        <source>Nothing can be sealed to this key.</source>
        <translation>Mit diesem Schlüssel lässt sich nichts versiegeln.</translation>
    </message>
    <message>
        <source>This is a key for signing, not for sealing.</source>
        <translation>Das ist ein Schlüssel zum Signieren, nicht zum Versiegeln.</translation>
    </message>
    <message>
        <source>This is a key for sealing, not for signing.</source>
        <translation>Das ist ein Schlüssel zum Versiegeln, nicht zum Signieren.</translation>
    </message>
    <message>
        <source>The passphrase is another one, or the key file was altered.</source>
        <translation>Die Passphrase ist eine andere, oder die Schlüsseldatei wurde verändert.</translation>
    </message>
    <message>
        <source>The two halves of the key do not belong together.</source>
        <translation>Die beiden Hälften des Schlüssels gehören nicht zusammen.</translation>
    </message>
    <message>
        <source>A key file has at most {bytes} bytes.</source>
        <translation>Eine Schlüsseldatei hat höchstens {bytes} Byte.</translation>
    </message>
    <message>
        <source>The passphrase is hardened in an unknown way.</source>
        <translation>Die Passphrase ist auf unbekannte Weise gehärtet.</translation>
    </message>
    <message>
        <source>The survey has another key than its author had on this computer before.</source>
        <translation>Die Umfrage hat einen anderen Schlüssel, als ihr Verfasser auf diesem Computer bisher hatte.</translation>
    </message>
    <message>
        <source>The survey is not signed, but its author had a key on this computer before.</source>
        <translation>Die Umfrage ist nicht signiert, doch hatte ihr Verfasser auf diesem Computer bisher einen Schlüssel.</translation>
    </message>
    <message>
        <source>A list of keys has at most {kib} KiB.</source>
        <translation>Eine Schlüsselliste hat höchstens {kib} KiB.</translation>
    </message>
    <message>
        <source>Expected an object of keys.</source>
        <translation>Erwartet wird ein Objekt mit Schlüsseln.</translation>
    </message>
    <message>
        <source>The text is not in {encoding}.</source>
        <translation>Der Text ist nicht in {encoding}.</translation>
    </message>
    <message>
        <source>There is no encoding {encoding}.</source>
        <translation>Eine Zeichenkodierung {encoding} gibt es nicht.</translation>
    </message>
    <message>
        <source>More than one of the signs {signs} could separate cells.</source>
        <translation>Mehr als eines der Zeichen {signs} könnte die Zellen trennen.</translation>
    </message>
    <message>
        <source>The row has {found} cells, and the first row {n}.</source>
        <translation>Zellen in dieser Zeile: {found}, in der ersten: {n}.</translation>
    </message>
    <message>
        <source>The column is missing; the table has {names}.</source>
        <translation>Die Spalte fehlt; die Tabelle hat {names}.</translation>
    </message>
    <message>
        <source>This is a table, but not one of responses to the survey.</source>
        <translation>Das ist eine Tabelle, aber keine mit Antworten auf die Umfrage.</translation>
    </message>
    <message>
        <source>By its name it has the true answers of a rehearsal.</source>
        <translation>Dem Namen nach enthält sie die wahren Antworten einer Probe.</translation>
    </message>
    <message>
        <source>By its name it is no table.</source>
        <translation>Dem Namen nach ist es keine Tabelle.</translation>
    </message>
    <message>
        <source>{why} Nothing of the table was taken.</source>
        <translation>{why} Von der Tabelle wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>A row has more than {most:,} characters.</source>
        <translation>Eine Zeile hat mehr als {most:,} Zeichen.</translation>
    </message>
    <message>
        <source>A cell has more than {most:,} characters.</source>
        <translation>Eine Zelle hat mehr als {most:,} Zeichen.</translation>
    </message>
    <message>
        <source>Two columns are called {name}.</source>
        <translation>Zwei Spalten heißen {name}.</translation>
    </message>
    <message>
        <source>The cells {cells} are merged into one.</source>
        <translation>Die Zellen {cells} sind zu einer verbunden.</translation>
    </message>
    <message>
        <source>The cell holds a formula that was never computed.</source>
        <translation>Die Zelle enthält eine Formel, die nie berechnet wurde.</translation>
    </message>
    <message>
        <source>The workbook holds macros.</source>
        <translation>Die Arbeitsmappe enthält Makros.</translation>
    </message>
    <message>
        <source>This is a workbook of old Excel, or one with a password.</source>
        <translation>Das ist eine Arbeitsmappe aus altem Excel oder eine mit Kennwort.</translation>
    </message>
    <message>
        <source>There is no sheet {name}; there are {names}.</source>
        <translation>Es gibt kein Blatt {name}; vorhanden: {names}.</translation>
    </message>
    <message>
        <source>The column {name} holds lists, objects or bytes.</source>
        <translation>Die Spalte {name} enthält Listen, Objekte oder Bytes.</translation>
    </message>
    <message>
        <source>The name {name} stands in none of the first {n:,} rows.</source>
        <translation>Der Name {name} steht in keiner der ersten {n:,} Zeilen.</translation>
    </message>
    <message>
        <source>Unpacked, a part of the table would take more than {mib:,} MiB.</source>
        <translation>Entpackt wäre ein Teil der Tabelle größer als {mib:,} MiB.</translation>
    </message>
    <message>
        <source>Unpacked, the table takes more than {mib:,} MiB, far more than a file of its size holds.</source>
        <translation>Entpackt ist die Tabelle größer als {mib:,} MiB, viel mehr, als eine Datei dieser Größe enthält.</translation>
    </message>
    <message>
        <source>The workbook holds more than {most:,} texts, styles or other parts of one kind.</source>
        <translation>Die Arbeitsmappe enthält mehr als {most:,} Texte, Formate oder andere Teile einer Art.</translation>
    </message>
    <message>
        <source>Reading it takes more memory than a table may.</source>
        <translation>Sie zu lesen braucht mehr Speicher, als einer Tabelle zusteht.</translation>
    </message>
    <message>
        <source>Reading it came no further for {seconds:,} seconds, and was stopped.</source>
        <translation>Das Lesen kam {seconds:,} Sekunden lang nicht voran und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The file makes its reader fail: it is damaged, or made to do harm.</source>
        <translation>An der Datei scheitert das Leseprogramm: Sie ist beschädigt oder soll Schaden anrichten.</translation>
    </message>
    <message>
        <source>This is data of Stata 7 or earlier, which is not read here.</source>
        <translation>Das sind Daten aus Stata 7 oder früher; sie werden hier nicht gelesen.</translation>
    </message>
    <message>
        <source>It was read as {encoding}.</source>
        <translation>Gelesen als {encoding}.</translation>
    </message>
    <message>
        <source>A column without a name is called {name}.</source>
        <translation>Eine Spalte ohne Namen heißt {name}.</translation>
    </message>
    <message>
        <source>Formulas count with the values that were saved with them.</source>
        <translation>Formeln zählen mit den Werten, die mit ihnen gespeichert wurden.</translation>
    </message>
    <message>
        <source>In {name} these values count as missing: {values}.</source>
        <translation>In {name} gelten diese Werte als fehlend: {values}.</translation>
    </message>
    <message>
        <source>The file ends before its table does.</source>
        <translation>Die Datei endet vor ihrer Tabelle.</translation>
    </message>
    <message>
        <source>The file is encrypted.</source>
        <translation>Die Datei ist verschlüsselt.</translation>
    </message>
    <message>
        <source>The head of the file is damaged, or of a version that is not read here.</source>
        <translation>Der Kopf der Datei ist beschädigt oder von einer Version, die hier nicht gelesen wird.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The cell cannot be read; it may hold a day that no calendar has.</source>
        <translation>Die Zelle lässt sich nicht lesen; vielleicht enthält sie einen Tag, den kein Kalender hat.</translation>
    </message>
    <message>
        <source>The line is no row: an object such as {row} is expected.</source>
        <translation>Die Zeile ist keine Tabellenzeile: Erwartet wird ein Objekt wie {row}.</translation>
    </message>
    <message>
        <source>A table of this format has no sheets.</source>
        <translation>Eine Tabelle dieses Formats hat keine Blätter.</translation>
    </message>
    <message>
        <source>The workbook has no sheet with cells.</source>
        <translation>Die Arbeitsmappe hat kein Blatt mit Zellen.</translation>
    </message>
    <message>
        <source>A table of this format has its heads in no row.</source>
        <translation>Eine Tabelle dieses Formats hat ihre Spaltenköpfe in keiner Zeile.</translation>
    </message>
    <message>
        <source>The lists of {name} stand in one cell each, with {sign} between their values.</source>
        <translation>Die Listen von {name} stehen in je einer Zelle, mit {sign} zwischen ihren Werten.</translation>
    </message>
    <message>
        <source>A value of the list holds {sign}, which would stand between its values.</source>
        <translation>Ein Wert der Liste enthält {sign}, das zwischen den Werten stünde.</translation>
    </message>
    <message>
        <source>This is a sheet of LibreOffice or OpenOffice (.ods).</source>
        <translation>Das ist eine Tabelle aus LibreOffice oder OpenOffice (.ods).</translation>
    </message>
    <message>
        <source>This is a portable file of SPSS (.por).</source>
        <translation>Das ist eine portable SPSS-Datei (.por).</translation>
    </message>
    <message>
        <source>This is data of SAS (.sas7bdat or .xpt).</source>
        <translation>Das sind SAS-Daten (.sas7bdat oder .xpt).</translation>
    </message>
    <message>
        <source>This is JSON of one list, not a line a row.</source>
        <translation>Das ist JSON mit einer einzigen Liste, nicht eine Zeile je Objekt.</translation>
    </message>
    <message>
        <source>The sheet {name} was read; there are also {names}.</source>
        <translation>Das Blatt {name} wurde gelesen; außerdem vorhanden: {names}.</translation>
    </message>
    <message>
        <source>Show it beside the results of the rehearsed study: by “Load the truth…” there.</source>
        <translation>Zeigen Sie sie neben den Ergebnissen der Studie aus der Probe: dort mit „Wahrheit laden&#xa0;…“.</translation>
    </message>
    <message>
        <source>Make a study of its own of it: by &apos;New study…&apos; on the first page, or as in: candor import new.study table.csv --mapping table.mapping.</source>
        <translation>Machen Sie daraus eine eigene Studie: mit „Neue Studie&#xa0;…“ auf der ersten Seite oder etwa so: candor import new.study table.csv --mapping table.mapping.</translation>
    </message>
    <message>
        <source>Save the table as UTF-8, or name its encoding: on the page of its mapping, or as in: candor import --encoding windows-1252.</source>
        <translation>Speichern Sie die Tabelle als UTF-8, oder geben Sie ihre Zeichenkodierung an: auf der Seite der Zuordnung oder etwa so: candor import --encoding windows-1252.</translation>
    </message>
    <message>
        <source>Name it as in: candor import --encoding windows-1252.</source>
        <translation>Geben Sie sie etwa so an: candor import --encoding windows-1252.</translation>
    </message>
    <message>
        <source>Say which one by a line before the first, such as sep=; for the semicolon.</source>
        <translation>Geben Sie es in einer Zeile vor der ersten an, etwa sep=; für das Semikolon.</translation>
    </message>
    <message>
        <source>Name in the mapping a column that the table has, as its first row writes it.</source>
        <translation>Nennen Sie in der Zuordnung eine Spalte der Tabelle, wie deren erste Zeile sie schreibt.</translation>
    </message>
    <message>
        <source>Check what separates the cells; a text that holds this sign stands in double quotes.</source>
        <translation>Prüfen Sie, was die Zellen trennt; ein Text, der dieses Zeichen enthält, steht in Anführungszeichen (&quot;).</translation>
    </message>
    <message>
        <source>Check whether a double quote was left open.</source>
        <translation>Prüfen Sie, ob ein Anführungszeichen (&quot;) nicht geschlossen wurde.</translation>
    </message>
    <message>
        <source>Leave out columns of long texts, and save it anew.</source>
        <translation>Lassen Sie Spalten mit langen Texten weg und speichern Sie die Tabelle neu.</translation>
    </message>
    <message>
        <source>Give each column a name of its own.</source>
        <translation>Geben Sie jeder Spalte einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Unmerge them in a spreadsheet, and save it anew.</source>
        <translation>Trennen Sie sie im Tabellenprogramm und speichern Sie die Mappe neu.</translation>
    </message>
    <message>
        <source>Open it in a spreadsheet, and save it anew.</source>
        <translation>Öffnen Sie sie im Tabellenprogramm und speichern Sie sie neu.</translation>
    </message>
    <message>
        <source>Save it as a workbook without macros (.xlsx).</source>
        <translation>Speichern Sie sie als Arbeitsmappe ohne Makros (.xlsx).</translation>
    </message>
    <message>
        <source>Open it in a spreadsheet and save it as .xlsx, without a password.</source>
        <translation>Öffnen Sie sie im Tabellenprogramm und speichern Sie sie als .xlsx, ohne Kennwort.</translation>
    </message>
    <message>
        <source>Name one of these: on the page of its mapping, or as in: candor import --sheet North.</source>
        <translation>Nennen Sie eines davon: auf der Seite der Zuordnung oder etwa so: candor import --sheet North.</translation>
    </message>
    <message>
        <source>Leave --sheet out, and import such tables by themselves.</source>
        <translation>Lassen Sie --sheet weg und importieren Sie solche Tabellen für sich.</translation>
    </message>
    <message>
        <source>Leave --head-row, or &quot;head_row&quot; in the mapping, out.</source>
        <translation>Lassen Sie --head-row, oder &quot;head_row&quot; in der Zuordnung, weg.</translation>
    </message>
    <message>
        <source>Save the list as columns of its own, one an option, and leave this column out.</source>
        <translation>Speichern Sie die Liste als eigene Spalten, eine je Option, und lassen Sie diese Spalte weg.</translation>
    </message>
    <message>
        <source>Open it there and save it as .xlsx, or as CSV.</source>
        <translation>Öffnen Sie sie dort und speichern Sie sie als .xlsx oder als CSV.</translation>
    </message>
    <message>
        <source>Open it in SPSS or PSPP and save it as .sav, which keeps the labels.</source>
        <translation>Öffnen Sie sie in SPSS oder PSPP und speichern Sie sie als .sav; das bewahrt die Beschriftungen.</translation>
    </message>
    <message>
        <source>Save it in SAS by: proc export … dbms=dta, which keeps labels, or dbms=csv.</source>
        <translation>Speichern Sie sie in SAS mit: proc export … dbms=dta, das bewahrt die Beschriftungen, oder dbms=csv.</translation>
    </message>
    <message>
        <source>Write each object on a line of its own, as: jq -c &apos;.[]&apos; table.json &gt; table.jsonl.</source>
        <translation>Schreiben Sie jedes Objekt auf eine eigene Zeile, etwa so: jq -c &apos;.[]&apos; table.json &gt; table.jsonl.</translation>
    </message>
    <message>
        <source>Leave the column out, or save its parts as columns.</source>
        <translation>Lassen Sie die Spalte weg, oder speichern Sie ihre Teile als Spalten.</translation>
    </message>
    <message>
        <source>Give every row all names, with null where nothing stands.</source>
        <translation>Geben Sie jeder Zeile alle Namen, mit null, wo nichts steht.</translation>
    </message>
    <message>
        <source>Save it in smaller parts.</source>
        <translation>Speichern Sie sie in kleineren Teilen.</translation>
    </message>
    <message>
        <source>Ask where it comes from. If it is a table of answers, save it as CSV there.</source>
        <translation>Fragen Sie, woher sie kommt. Ist sie eine Tabelle mit Antworten, speichern Sie sie dort als CSV.</translation>
    </message>
    <message>
        <source>Save the sheet as CSV, and import that.</source>
        <translation>Speichern Sie das Blatt als CSV; importieren Sie diese.</translation>
    </message>
    <message>
        <source>Save it in smaller parts, or as CSV where it comes from.</source>
        <translation>Speichern Sie sie in kleineren Teilen, oder dort, woher sie kommt, als CSV.</translation>
    </message>
    <message>
        <source>Save it in Stata by: saveold, or as CSV.</source>
        <translation>Speichern Sie sie in Stata mit: saveold, oder als CSV.</translation>
    </message>
    <message>
        <source>It was copied or downloaded in part; get the whole file.</source>
        <translation>Sie wurde nur teilweise kopiert oder geladen; holen Sie die ganze Datei.</translation>
    </message>
    <message>
        <source>Save it without encryption.</source>
        <translation>Speichern Sie sie ohne Verschlüsselung.</translation>
    </message>
    <message>
        <source>Get the file again; if that does not help, save it as CSV where it comes from.</source>
        <translation>Holen Sie die Datei noch einmal; hilft das nicht, speichern Sie sie dort, woher sie kommt, als CSV.</translation>
    </message>
    <message>
        <source>Mend the cell or leave its column out, and save the table anew.</source>
        <translation>Berichtigen Sie die Zelle oder lassen Sie ihre Spalte weg; speichern Sie dann neu.</translation>
    </message>
    <message>
        <source>Write each row on a line of its own, in braces; a last line may have been cut off.</source>
        <translation>Schreiben Sie jede Zeile auf eine eigene, in geschweiften Klammern; eine letzte wurde vielleicht abgeschnitten.</translation>
    </message>
    <message>
        <source>Save the table in a sheet, not as a chart.</source>
        <translation>Speichern Sie die Tabelle in einem Blatt, nicht als Diagramm.</translation>
    </message>
    <message>
        <source>Write the names of the columns into the first row.</source>
        <translation>Schreiben Sie die Namen der Spalten in die erste Zeile.</translation>
    </message>
    <message>
        <source>Close the double quote that was left open; within a quoted cell it stands twice.</source>
        <translation>Schließen Sie das offen gebliebene Anführungszeichen (&quot;); innerhalb einer solchen Zelle steht es doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} bytes</source>
        <translation>
            <numerusform>{n} Byte</numerusform>
            <numerusform>{n} Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} KB</source>
        <translation>{n} KB</translation>
    </message>
    <message>
        <source>{n} MB</source>
        <translation>{n} MB</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>about {n} minutes left</source>
        <translation>
            <numerusform>noch etwa {n} Minute</numerusform>
            <numerusform>noch etwa {n} Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about {n} hours left</source>
        <translation>
            <numerusform>noch etwa {n} Stunde</numerusform>
            <numerusform>noch etwa {n} Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in this survey is randomized.</source>
        <translation>In dieser Umfrage ist nichts randomisiert.</translation>
    </message>
    <message>
        <source>{0} over all sensitive questions</source>
        <translation>{0} über alle heiklen Fragen</translation>
    </message>
    <message>
        <source>ε {0} in all.</source>
        <translation>ε {0} insgesamt.</translation>
    </message>
    <message>
        <source>ε over all sensitive questions of one person: {epsilon}.</source>
        <translation>ε über alle heiklen Fragen einer Person: {epsilon}.</translation>
    </message>
    <message>
        <source>The bins have no edge at {typed}; the nearest is {edge}.</source>
        <translation>Die Klassen haben keine Grenze bei {typed}; die nächste ist {edge}.</translation>
    </message>
    <message>
        <source>At or above {typed} is at or above {edge}: no answer is between.</source>
        <translation>Ab {typed} heißt ab {edge}: Dazwischen liegt keine Antwort.</translation>
    </message>
    <message>
        <source>No share is told by these mechanisms: only a mean is.</source>
        <translation>Diese Mechanismen sagen keinen Anteil, nur einen Mittelwert.</translation>
    </message>
    <message numerus="yes">
        <source>Power with {n} people</source>
        <translation>
            <numerusform>Trennschärfe mit {n} Person</numerusform>
            <numerusform>Trennschärfe mit {n} Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>People for {power}</source>
        <translation>Personen für {power}</translation>
    </message>
    <message>
        <source>Detectable share</source>
        <translation>Erkennbarer Anteil</translation>
    </message>
    <message>
        <source>To tell a share of {share} from {against}</source>
        <translation>Um einen Anteil von {share} von {against} zu unterscheiden</translation>
    </message>
    <message>
        <source>By the exact test. From so many people on the power stays at what is wanted.</source>
        <translation>Nach dem exakten Test. Ab so vielen Personen bleibt die Trennschärfe bei der gewünschten.</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>Power with {people}</source>
        <translation>Trennschärfe mit {people}</translation>
    </message>
    <message>
        <source>To tell {share} in one group from {other} in a second</source>
        <translation>Um {share} in einer Gruppe von {other} in einer zweiten zu unterscheiden</translation>
    </message>
    <message>
        <source>By the normal formula; groups grow in the same proportion.</source>
        <translation>Nach der Normalformel; die Gruppen wachsen im selben Verhältnis.</translation>
    </message>
    <message>
        <source>To find an odds ratio of {ratio} for one standard deviation of a number</source>
        <translation>Um ein Chancenverhältnis von {ratio} für eine Standardabweichung einer Zahl zu finden</translation>
    </message>
    <message>
        <source>To find an odds ratio of {ratio} for a group of {part} of the people</source>
        <translation>Um ein Chancenverhältnis von {ratio} für eine Gruppe von {part} der Personen zu finden</translation>
    </message>
    <message>
        <source>Power by {runs} simulated studies, people by the normal formula.</source>
        <translation>Trennschärfe aus {runs} simulierten Studien, Personen nach der Normalformel.</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>d is the day, MMM the month&apos;s short name, MMMM its whole name, yyyy the year.</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Write response files marked as rehearsal, and truth.csv beside them.

With --runs instead: what each estimate&apos;s spread, the coverage of its interval and the share of negative ones would be.</source>
        <translation>Antwortdateien schreiben, die als Probe gekennzeichnet sind, und truth.csv daneben.

Mit --runs stattdessen: wie stark jeder Schätzwert streuen würde, wie oft sein Intervall den wahren Wert überdeckt und wie oft der Schätzwert negativ wäre.</translation>
    </message>
    <message>
        <source>[TRUTH]</source>
        <translation>[WAHRHEIT]</translation>
    </message>
    <message>
        <source>How many people to make up.</source>
        <translation>Wie viele Personen erfunden werden.</translation>
    </message>
    <message>
        <source>ID.OPTION=SHARE</source>
        <translation>ID.OPTION=ANTEIL</translation>
    </message>
    <message>
        <source>True share of an option among people made up, such as bribe.yes=0.1; repeat it.</source>
        <translation>Wahrer Anteil einer Option unter den erfundenen Personen, etwa bribe.yes=0.1; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Repeat the same rehearsal.</source>
        <translation>Dieselbe Probe wiederholen.</translation>
    </message>
    <message>
        <source>Folder to fill.</source>
        <translation>Ordner, der gefüllt wird.</translation>
    </message>
    <message>
        <source>Rehearse so often; write no files.</source>
        <translation>So oft proben; keine Dateien schreiben.</translation>
    </message>
    <message>
        <source>With --runs, print one JSON document.</source>
        <translation>Mit --runs ein JSON-Dokument ausgeben.</translation>
    </message>
    <message>
        <source>Give either --out FOLDER or --runs N.</source>
        <translation>Geben Sie entweder --out ORDNER oder --runs N an.</translation>
    </message>
    <message>
        <source>Give either TRUTH.csv or --people N.</source>
        <translation>Geben Sie entweder WAHRHEIT.csv oder --people N an.</translation>
    </message>
    <message>
        <source>TRUTH.csv has its own shares; leave --share out.</source>
        <translation>Die Tabelle der Wahrheit hat ihre eigenen Anteile; lassen Sie --share weg.</translation>
    </message>
    <message>
        <source>{path} holds responses already; name a folder without any.</source>
        <translation>{path} enthält schon Antworten; nennen Sie einen Ordner ohne Antworten.</translation>
    </message>
    <message>
        <source>Rehearsing</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>{text} is no share; write it like bribe.yes=0.1.</source>
        <translation>{text} ist kein Anteil; schreiben Sie ihn wie bribe.yes=0.1.</translation>
    </message>
    <message>
        <source>The share of {place} is given twice.</source>
        <translation>Der Anteil von {place} ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>Writing responses</source>
        <translation>Antworten schreiben</translation>
    </message>
    <message numerus="yes">
        <source>Wrote {n} rehearsed responses and truth.csv to {path}.</source>
        <translation>
            <numerusform>{n} Antwort einer Probe und truth.csv geschrieben nach: {path}.</numerusform>
            <numerusform>{n} Antworten einer Probe und truth.csv geschrieben nach: {path}.</numerusform>
        </translation>
    </message>
    <message>
        <source>a trusted curator&apos;s count misses by {people} people</source>
        <translation>die Anzahl eines vertrauenswürdigen Treuhänders liegt um {people} Personen daneben</translation>
    </message>
    <message>
        <source>a trusted curator&apos;s mean misses by {distance}</source>
        <translation>der Mittelwert eines vertrauenswürdigen Treuhänders liegt um {distance} daneben</translation>
    </message>
    <message>
        <source>No question is sensitive; there is nothing to rehearse.</source>
        <translation>Keine Frage ist heikel; es gibt nichts zu proben.</translation>
    </message>
    <message>
        <source>All rehearsals are of the people in the table: spread and coverage are those given this table, not of samples of other people.</source>
        <translation>Alle Proben sind von den Personen der Tabelle: Streuung und Überdeckung gelten für diese Tabelle, nicht für Stichproben anderer Personen.</translation>
    </message>
    <message numerus="yes">
        <source>{question}: {n} rehearsals of {people} asked; {curator}</source>
        <translation>
            <numerusform>{question}: {n} Probe mit {people} Gefragten; {curator}</numerusform>
            <numerusform>{question}: {n} Proben mit {people} Gefragten; {curator}</numerusform>
        </translation>
    </message>
    <message>
        <source>mean</source>
        <comment>of rehearsals</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>coverage</source>
        <translation>Überdeck.</translation>
    </message>
    <message>
        <source>off by %</source>
        <translation>Abw. in %</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>{error} Restart the computer and try again.</source>
        <translation>{error} Starten Sie den Computer neu und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Ask what people are afraid to answer. Learn the true shares, and no one&apos;s answer.

Without a command the window opens; with a FILE it opens in its view.</source>
        <translation>Fragen, was Menschen sich zu beantworten scheuen. Die wahren Anteile erfahren, und niemandes Antwort.

Ohne Befehl öffnet sich das Fenster; mit einer DATEI öffnet sie sich in ihrer Ansicht.</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONEN]</translation>
    </message>
    <message>
        <source>[COMMAND] [ARGS]...</source>
        <translation>[BEFEHL] [ARGUMENTE]...</translation>
    </message>
    <message>
        <source>Offer nothing but answering a survey.</source>
        <translation>Nichts anbieten als das Beantworten einer Umfrage.</translation>
    </message>
    <message>
        <source>Check this installation and exit.</source>
        <translation>Diese Installation prüfen und enden.</translation>
    </message>
    <message>
        <source>With --respondent only a survey can be opened, no command run.</source>
        <translation>Mit --respondent lässt sich nur eine Umfrage öffnen, kein Befehl ausführen.</translation>
    </message>
    <message>
        <source>Write files here.</source>
        <translation>Dateien hierher schreiben.</translation>
    </message>
    <message>
        <source>With --out: some formats of export, with commas.</source>
        <translation>Mit --out: einige Formate des Exports, mit Kommas.</translation>
    </message>
    <message>
        <source>Keep it in the study, to be repeated.</source>
        <translation>Die Auswertung in der Studie behalten, um sie zu wiederholen.</translation>
    </message>
    <message>
        <source>Print an ANALYSIS of QUESTIONS of a STUDY, or with --out write its tables and charts. An analysis is one of {analyses}.</source>
        <translation>Eine AUSWERTUNG von FRAGEN einer STUDIE ausgeben oder mit --out ihre Tabellen und Diagramme schreiben. Auswertungen sind {analyses}.</translation>
    </message>
    <message>
        <source>ANALYSIS</source>
        <translation>AUSWERTUNG</translation>
    </message>
    <message>
        <source>[QUESTIONS]...</source>
        <translation>[FRAGEN]...</translation>
    </message>
    <message>
        <source>{analysis} is none of {analyses}.</source>
        <translation>{analysis} ist keine von {analyses}.</translation>
    </message>
    <message>
        <source>{analysis} takes no --population; leave it out.</source>
        <translation>{analysis} nimmt kein --population; lassen Sie es weg.</translation>
    </message>
    <message>
        <source>{analysis} needs questions; name another number of questions, or other kinds of them.</source>
        <translation>{analysis} braucht Fragen; nennen Sie eine andere Zahl von Fragen oder Fragen anderer Art.</translation>
    </message>
    <message>
        <source>{analysis} cannot be made of {questions}; name another number of questions, or other kinds of them.</source>
        <translation>{analysis} lässt sich mit {questions} nicht machen; nennen Sie eine andere Zahl von Fragen oder Fragen anderer Art.</translation>
    </message>
    <message>
        <source>Working it out</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>gives away more than declared</source>
        <translation>verrät mehr als angegeben</translation>
    </message>
    <message>
        <source>draws otherwise than declared: less can be learned of it</source>
        <translation>zieht anders als angegeben: man erfährt weniger daraus</translation>
    </message>
    <message>
        <source>not found: too few trials to tell, give more with --trials</source>
        <translation>nicht gefunden: zu wenige Versuche; geben Sie mit --trials mehr an</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>ε that was measured, with the one declared</comment>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>Measure ε: let made-up people answer SURVEY, and see what their reports tell of them.</source>
        <translation>ε messen: Erfundene Personen beantworten die UMFRAGE, und man sieht, was ihre Meldungen über sie verraten.</translation>
    </message>
    <message>
        <source>How many made-up people answer each question.</source>
        <translation>Wie viele erfundene Personen jede Frage beantworten.</translation>
    </message>
    <message>
        <source>Write what was found to this new file too, for a data-protection officer.</source>
        <translation>Den Befund auch in diese neue Datei schreiben, für Datenschutzbeauftragte.</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Antworten ziehen</translation>
    </message>
    <message>
        <source>No question is sensitive; there is nothing to audit.</source>
        <translation>Keine Frage ist heikel; es gibt nichts zu messen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} made-up people answered each question that is randomized.</source>
        <translation>
            <numerusform>{n} erfundene Person beantwortete jede randomisierte Frage.</numerusform>
            <numerusform>{n} erfundene Personen beantworteten jede randomisierte Frage.</numerusform>
        </translation>
    </message>
    <message>
        <source>ε declared</source>
        <translation>ε angegeben</translation>
    </message>
    <message>
        <source>ε at least</source>
        <translation>ε mind.</translation>
    </message>
    <message>
        <source>finding</source>
        <comment>of an audit</comment>
        <translation>Befund</translation>
    </message>
    <message>
        <source>the sum over what one person is asked</source>
        <translation>die Summe über alles, was eine Person gefragt wird</translation>
    </message>
    <message>
        <source>together</source>
        <comment>all questions</comment>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>With a chance of at most {alpha} any lower bound is above the true ε.
An audit finds lower bounds: it can show that reports give away more than declared,
and cannot prove that they do not. The declared ε comes from the survey&apos;s fractions.
The sum is a bound where answers are drawn apart; that is looked at between neighbours.</source>
        <translation>Mit einer Wahrscheinlichkeit von höchstens {alpha} liegt eine untere Grenze über dem
wahren ε. Die Messung findet untere Grenzen: Sie kann zeigen, dass Meldungen mehr
verraten als angegeben, aber nicht beweisen, dass sie es nicht tun. Das angegebene ε
kommt aus den Brüchen der Umfrage. Die Summe ist eine Grenze, wo Antworten getrennt
gezogen werden; das wird zwischen Nachbarn geprüft.</translation>
    </message>
    <message>
        <source>Written to {path}.</source>
        <translation>Geschrieben nach: {path}.</translation>
    </message>
    <message>
        <source>List the problems of FILE, a survey or a mapping, and the ε, odds and words of it.</source>
        <translation>Die Probleme einer DATEI auflisten, einer Umfrage oder einer Zuordnung, und ihr ε, ihre Chancen und Wörter.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Write the file anew in canonical form.</source>
        <translation>Die Datei neu in kanonischer Form schreiben.</translation>
    </message>
    <message>
        <source>Wrote {path} in canonical form; the file as it was is {backup}.</source>
        <translation>{path} ist in kanonischer Form geschrieben; die Datei, wie sie war, ist {backup}.</translation>
    </message>
    <message>
        <source>responses are sealed to a key</source>
        <translation>Antworten werden mit einem Schlüssel versiegelt</translation>
    </message>
    <message>
        <source>no</source>
        <comment>not sealed</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>{epsilon}, whatever is drawn</source>
        <translation>{epsilon}, was auch ausgelost wird</translation>
    </message>
    <message>
        <source>Survey</source>
        <comment>a file</comment>
        <translation>Umfrage</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>of a file</comment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Spoken</source>
        <comment>in which languages</comment>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Signed</source>
        <comment>by a key</comment>
        <translation>Signiert</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>to a key</comment>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>Use</source>
        <comment>of a survey</comment>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>{question}: its mechanism could not be read</source>
        <translation>{question}: der Mechanismus ließ sich nicht lesen</translation>
    </message>
    <message>
        <source>Each person is asked {n} of {questions}.</source>
        <translation>Jede Person wird {n} gefragt von {questions}.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>no</source>
        <comment>not signed</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>with the key &apos;{words}&apos;</source>
        <translation>mit dem Schlüssel „{words}“</translation>
    </message>
    <message>
        <source>may be collected with, and analysed</source>
        <translation>darf zum Erheben und zum Auswerten dienen</translation>
    </message>
    <message>
        <source>may be analysed, not collected with</source>
        <translation>darf zum Auswerten dienen, nicht zum Erheben</translation>
    </message>
    <message>
        <source>none as it is</source>
        <comment>use of a survey</comment>
        <translation>keiner, so wie sie ist</translation>
    </message>
    <message>
        <source>{question}: asked in the clear, saved as it is given</source>
        <translation>{question}: offen gefragt, gespeichert wie angegeben</translation>
    </message>
    <message>
        <source>Each person is asked {n} of the {total} options.</source>
        <translation>Jede Person wird nach {n} der {total} Optionen gefragt.</translation>
    </message>
    <message>
        <source>Out of 100 people who choose an option, {these} are saved with it;
out of 100 who do not, {others} are also.</source>
        <translation>Von 100 Personen, die eine Option wählen, werden {these} damit gespeichert;
von 100, die es nicht tun, auch {others}.</translation>
    </message>
    <message>
        <source>Out of 100 people with any one number, {these} are saved near it;
out of 100 with a number far away, {others} are also.</source>
        <translation>Von 100 Personen mit einer bestimmten Zahl werden {these} nahe dabei gespeichert;
von 100 mit einer weit entfernten Zahl auch {others}.</translation>
    </message>
    <message>
        <source>Out of 100 people at {high}, {these} are saved as 1;
out of 100 at {low}, {others} are also.</source>
        <translation>Von 100 Personen bei {high} werden {these} als 1 gespeichert;
von 100 bei {low} auch {others}.</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is Yes, {these} are saved as Yes;
out of 100 whose true answer is No, {others} are also.</source>
        <translation>Von 100 Personen, deren wahre Antwort Ja ist, werden {these} mit Ja gespeichert;
von 100, deren wahre Antwort Nein ist, auch {others}.</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is any one option, {these} are saved with it;
out of 100 with other answers, {others} are also.</source>
        <translation>Von 100 Personen, deren wahre Antwort eine bestimmte Option ist,
werden {these} damit gespeichert; von 100 mit anderen Antworten auch {others}.</translation>
    </message>
    <message>
        <source>Mapping</source>
        <comment>a file</comment>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Columns</source>
        <comment>of a table</comment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>{question}: asked in the clear</source>
        <translation>{question}: offen gefragt</translation>
    </message>
    <message>
        <source>Check whether the reports in STUDY fit their design; nothing is deleted for it.</source>
        <translation>Prüfen, ob die Meldungen in der STUDIE zu ihrem Design passen; gelöscht wird deswegen nichts.</translation>
    </message>
    <message>
        <source>Yes/no question of known share, asked like the one of --item.</source>
        <translation>Ja/Nein-Frage mit bekanntem Anteil, gefragt wie die von --item.</translation>
    </message>
    <message>
        <source>Yes/no question that the anchor corrects.</source>
        <translation>Ja/Nein-Frage, die der Anker korrigiert.</translation>
    </message>
    <message>
        <source>The known share of the anchor.</source>
        <translation>Der bekannte Anteil des Ankers.</translation>
    </message>
    <message>
        <source>Give --anchor, a question whose true share is known, and --item, the one that it corrects, together.</source>
        <translation>Geben Sie beides an: --anchor, eine Frage mit bekanntem wahrem Anteil, und --item, die Frage, die sie korrigiert.</translation>
    </message>
    <message>
        <source>{item} cannot correct itself: --anchor is a question whose true share is known, --item another one that was asked in the same way.</source>
        <translation>{item} kann sich nicht selbst korrigieren: --anchor ist eine Frage mit bekanntem wahrem Anteil, --item eine andere, die ebenso gefragt wurde.</translation>
    </message>
    <message>
        <source>--anchor and --item name two sensitive yes/no questions.</source>
        <translation>--anchor und --item nennen zwei heikle Ja/Nein-Fragen.</translation>
    </message>
    <message>
        <source>An anchor and what it corrects are asked of all in one way.</source>
        <translation>Ein Anker und die Frage, die er korrigiert, werden allen auf eine Weise gestellt.</translation>
    </message>
    <message>
        <source>text</source>
        <comment>what an option takes</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>integer</source>
        <comment>what an option takes</comment>
        <translation>Ganzzahl</translation>
    </message>
    <message>
        <source>integer range</source>
        <comment>what an option takes</comment>
        <translation>Ganzzahl</translation>
    </message>
    <message>
        <source>float</source>
        <comment>what an option takes</comment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>float range</source>
        <comment>what an option takes</comment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Got unexpected extra argument ({args})</source>
        <translation>Ein Argument ist zu viel ({args})</translation>
    </message>
    <message>
        <source>Got unexpected extra arguments ({args})</source>
        <translation>Einige Argumente sind zu viel ({args})</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Es fehlt das Argument</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Es fehlt ein Befehl.</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Es fehlt die Option</translation>
    </message>
    <message>
        <source>No such command {name!r}.</source>
        <translation>Es gibt keinen Befehl {name!r}.</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>Es gibt keine Option {name!r}.</translation>
    </message>
    <message>
        <source>Did you mean {possibility}?</source>
        <translation>Meinten Sie {possibility}?</translation>
    </message>
    <message>
        <source>(Did you mean one of: {possibilities}?)</source>
        <translation>(Meinten Sie eines davon: {possibilities}?)</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>Die Option {name!r} nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>Option {name!r} requires an argument.</source>
        <translation>Die Option {name!r} braucht einen Wert.</translation>
    </message>
    <message>
        <source>Option {name!r} requires {nargs} arguments.</source>
        <translation>Die Option {name!r} braucht {nargs} Werte.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what an option takes</comment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>directory</source>
        <comment>what an option takes</comment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>path</source>
        <comment>what an option takes</comment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Zur Wahl stehen:
	{choices}</translation>
    </message>
    <message>
        <source>Invalid value: {message}</source>
        <translation>Ungültiger Wert: {message}</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Ungültiger Wert für {param_hint}: {message}</translation>
    </message>
    <message>
        <source>{value!r} is not {choice}.</source>
        <translation>{value!r} ist nicht {choice}.</translation>
    </message>
    <message>
        <source>{value!r} is not one of {choices}.</source>
        <translation>{value!r} ist keines von {choices}.</translation>
    </message>
    <message>
        <source>{value!r} is not a valid {number_type}.</source>
        <translation>{value!r} ist keine gültige {number_type}.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} liegt nicht im Bereich {range}.</translation>
    </message>
    <message>
        <source>{name} {filename!r} does not exist.</source>
        <translation>{name} {filename!r} gibt es nicht.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} ist eine Datei.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a directory.</source>
        <translation>{name} {filename!r} ist ein Ordner.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not readable.</source>
        <translation>{name} {filename!r} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>of a command</comment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Commands</source>
        <comment>of the command line</comment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Diese Hilfe zeigen und enden.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Die Version zeigen und enden.</translation>
    </message>
    <message>
        <source>%(prog)s, version %(version)s</source>
        <translation>%(prog)s, Version %(version)s</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>Standard: {default}</translation>
    </message>
    <message>
        <source>required</source>
        <comment>of an option</comment>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Fehler: {message}</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>Hilfe zeigt &apos;{command} {option}&apos;.</translation>
    </message>
    <message>
        <source>Aborted!</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Repeat for confirmation</source>
        <translation>Zur Bestätigung wiederholen</translation>
    </message>
    <message>
        <source>Error: The two entered values do not match.</source>
        <translation>Fehler: Die beiden Eingaben stimmen nicht überein.</translation>
    </message>
    <message>
        <source>COMMAND [ARGS]...</source>
        <translation>BEFEHL [ARGUMENTE]...</translation>
    </message>
    <message>
        <source>Count on many machines by Dask: local, or tls://HOST:PORT of a scheduler.</source>
        <translation>Auf vielen Rechnern mit Dask zählen: local, oder tls://HOST:PORT eines Schedulers.</translation>
    </message>
    <message>
        <source>AUTHORITY CERTIFICATE KEY</source>
        <translation>AUSSTELLER ZERTIFIKAT SCHLÜSSEL</translation>
    </message>
    <message>
        <source>With --cluster: files to connect with, if not those that Dask is set to.</source>
        <translation>Mit --cluster: Dateien für die Verbindung, wenn nicht die, auf die Dask eingestellt ist.</translation>
    </message>
    <message>
        <source>--cluster counts alone; leave out {options}.</source>
        <translation>--cluster zählt nur; lassen Sie {options} weg.</translation>
    </message>
    <message>
        <source>With --cluster choose one of --json and --csv.</source>
        <translation>Wählen Sie mit --cluster eines von --json und --csv.</translation>
    </message>
    <message>
        <source>Counting parts</source>
        <translation>Teile zählen</translation>
    </message>
    <message>
        <source>warning {told}</source>
        <translation>Warnung {told}</translation>
    </message>
    <message>
        <source>1 response</source>
        <translation>1 Antwort</translation>
    </message>
    <message>
        <source>Wrote {path}.</source>
        <translation>Geschrieben: {path}.</translation>
    </message>
    <message numerus="yes">
        <source>--note has at most {n} letters.</source>
        <translation>
            <numerusform>--note hat höchstens {n} Zeichen.</numerusform>
            <numerusform>--note hat höchstens {n} Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Response files need their survey; name it with --survey.</source>
        <translation>Antwortdateien brauchen ihre Umfrage; nennen Sie sie mit --survey.</translation>
    </message>
    <message>
        <source>{option} names one; give it once, or leave it out.</source>
        <translation>{option} nennt eines; geben Sie es einmal an, oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>... and {n} more: {code}</source>
        <translation>… und {n} weitere: {code}</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>Zeilen {rows}</translation>
    </message>
    <message>
        <source>rows {rows}, … ({n} rows)</source>
        <translation>Zeilen {rows}, … ({n} Zeilen)</translation>
    </message>
    <message>
        <source>{label}: {done} of {total}</source>
        <translation>{label}: {done} von {total}</translation>
    </message>
    <message>
        <source>Cross the questions A and B of STUDY; of a many-of one option is named: uses.phone.</source>
        <translation>Die Fragen A und B der STUDIE kreuzen; von einer mit mehreren Antworten nennt man eine Option: uses.phone.</translation>
    </message>
    <message>
        <source>{question} cannot be crossed with itself; name another question as B.</source>
        <translation>{question} lässt sich nicht mit sich selbst kreuzen; nennen Sie eine andere Frage als B.</translation>
    </message>
    <message>
        <source>Nobody answered both questions.</source>
        <translation>Niemand hat beide Fragen beantwortet.</translation>
    </message>
    <message>
        <source>{question} has one answer, and all its answers are crossed; write {question} alone.</source>
        <translation>{question} hat eine Antwort, und alle ihre Antworten werden gekreuzt; schreiben Sie nur {question}.</translation>
    </message>
    <message>
        <source>; write {place}</source>
        <translation>; schreiben Sie {place}</translation>
    </message>
    <message>
        <source>Decide which version of the response ID counts in STUDY, or list what is in conflict.

ID is how its id begins, or the SHA-256 of the version that came second.</source>
        <translation>Entscheiden, welche Fassung der Antwort ID in der STUDIE zählt, oder auflisten, was in Konflikt steht.

ID ist, womit ihre ID beginnt, oder die SHA-256 der Fassung, die als zweite kam.</translation>
    </message>
    <message>
        <source>[ID]</source>
        <translation>[ID]</translation>
    </message>
    <message>
        <source>Name first, second or neither behind the ID.</source>
        <translation>Nennen Sie hinter der ID first, second oder neither.</translation>
    </message>
    <message numerus="yes">
        <source>Kept: {choice} of {id}. {n} responses count now.</source>
        <translation>
            <numerusform>Behalten: {choice} von {id}. Jetzt zählt {n} Antwort.</numerusform>
            <numerusform>Behalten: {choice} von {id}. Jetzt zählen {n} Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept: {choice} of {id}. 1 response counts now.</source>
        <translation>Behalten: {choice} von {id}. Jetzt zählt 1 Antwort.</translation>
    </message>
    <message>
        <source>No response in conflict begins with {id}; without an ID all are listed.</source>
        <translation>Keine Antwort in Konflikt beginnt mit {id}; ohne ID werden alle aufgelistet.</translation>
    </message>
    <message>
        <source>Several responses begin with {id}; write more of it.</source>
        <translation>Mehrere Antworten beginnen mit {id}; schreiben Sie mehr davon.</translation>
    </message>
    <message>
        <source>Of {id} several versions came later; name one by its SHA-256: {versions}.</source>
        <translation>Von {id} kamen mehrere Fassungen später; nennen Sie eine mit ihrer SHA-256: {versions}.</translation>
    </message>
    <message>
        <source>not decided, first counts</source>
        <translation>nicht entschieden, die erste zählt</translation>
    </message>
    <message>
        <source>second: SHA-256 {sha}, {day}</source>
        <translation>zweite: SHA-256 {sha}, {day}</translation>
    </message>
    <message>
        <source>{what}: first {first}, second {second}</source>
        <translation>{what}: erste {first}, zweite {second}</translation>
    </message>
    <message>
        <source>procedure</source>
        <comment>of a response</comment>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>No response is in conflict.</source>
        <translation>Keine Antwort steht in Konflikt.</translation>
    </message>
    <message>
        <source>Decide by candor decide {study} ID first|second|neither. A study keeps no names of files: an import tells where both stand.</source>
        <translation>Entscheiden Sie mit: candor decide {study} ID first|second|neither. Eine Studie behält keine Dateinamen: Ein Import sagt, wo beide stehen.</translation>
    </message>
    <message>
        <source>Test each share against this one.</source>
        <translation>Jeden Anteil gegen diesen testen.</translation>
    </message>
    <message>
        <source>Add the most likely shares not below zero.</source>
        <translation>Die wahrscheinlichsten Anteile nicht unter null hinzufügen.</translation>
    </message>
    <message>
        <source>Add the likelihood curve; with --by the surfaces.</source>
        <translation>Die Likelihood-Kurve hinzufügen; mit --by die Flächen.</translation>
    </message>
    <message>
        <source>Estimate these options together: ids with commas.</source>
        <translation>Diese Optionen zusammen schätzen: IDs mit Kommas.</translation>
    </message>
    <message>
        <source>Estimate those with at least this number.</source>
        <translation>Diejenigen mit mindestens dieser Zahl schätzen.</translation>
    </message>
    <message>
        <source>Estimate the number below which this share of people lies.</source>
        <translation>Die Zahl schätzen, unter der dieser Anteil der Personen liegt.</translation>
    </message>
    <message>
        <source>Estimate true shares from a STUDY, or from response files and folders with --survey.</source>
        <translation>Wahre Anteile schätzen, aus einer STUDIE oder mit --survey aus Antwortdateien und Ordnern.</translation>
    </message>
    <message>
        <source>PATHS...</source>
        <translation>PFADE...</translation>
    </message>
    <message>
        <source>Only this question.</source>
        <translation>Nur diese Frage.</translation>
    </message>
    <message>
        <source>Split by this clear question, or cut(age, 30, 45).</source>
        <translation>Nach dieser offen gestellten Frage aufteilen, oder nach cut(age, 30, 45).</translation>
    </message>
    <message>
        <source>Print one table for all questions.</source>
        <translation>Eine Tabelle für alle Fragen ausgeben.</translation>
    </message>
    <message>
        <source>Choose one of --json and --csv.</source>
        <translation>Wählen Sie eines von --json und --csv.</translation>
    </message>
    <message>
        <source>--set, --at-least and --quantile need --question.</source>
        <translation>--set, --at-least und --quantile brauchen --question.</translation>
    </message>
    <message>
        <source>{question} cannot be split by itself; name another question with --by.</source>
        <translation>{question} lässt sich nicht nach sich selbst aufteilen; nennen Sie mit --by eine andere Frage.</translation>
    </message>
    <message>
        <source>There is no option {name}.</source>
        <translation>Eine Option {name} gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of them count, where {filter}</source>
        <translation>
            <numerusform>{n} davon zählt, wo {filter}</numerusform>
            <numerusform>{n} davon zählen, wo {filter}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of them count, without flagged ones</source>
        <translation>
            <numerusform>{n} davon zählt, ohne markierte</numerusform>
            <numerusform>{n} davon zählen, ohne markierte</numerusform>
        </translation>
    </message>
    <message>
        <source>The likelihood curves are printed with --json.</source>
        <translation>Die Likelihood-Kurven gibt --json aus.</translation>
    </message>
    <message numerus="yes">
        <source>{responses}, {n} of them flagged</source>
        <translation>
            <numerusform>{responses}, {n} davon markiert</numerusform>
            <numerusform>{responses}, {n} davon markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>; one question is asked in the clear, which no ε covers</source>
        <translation>; eine Frage ist offen gestellt, für sie gilt kein ε</translation>
    </message>
    <message numerus="yes">
        <source>; {n} questions are asked in the clear, which no ε covers</source>
        <translation>
            <numerusform>; {n} Frage ist offen gestellt, für sie gilt kein ε</numerusform>
            <numerusform>; {n} Fragen sind offen gestellt, für sie gilt kein ε</numerusform>
        </translation>
    </message>
    <message>
        <source>1 rehearsed response</source>
        <translation>1 Antwort einer Probe</translation>
    </message>
    <message numerus="yes">
        <source>{n} rehearsed responses</source>
        <translation>
            <numerusform>{n} Antwort einer Probe</numerusform>
            <numerusform>{n} Antworten einer Probe</numerusform>
        </translation>
    </message>
    <message>
        <source>1 real response</source>
        <translation>1 echte Antwort</translation>
    </message>
    <message numerus="yes">
        <source>{n} real responses</source>
        <translation>
            <numerusform>{n} echte Antwort</numerusform>
            <numerusform>{n} echte Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Scramble the occupations of 32,561 real people, collect them, and get the shares back.

Writes the studies, tables and charts of the two example surveys to a folder; those of an earlier run are replaced.</source>
        <translation>Die Berufe von 32.561 echten Personen verwürfeln, einsammeln und die Anteile zurückgewinnen.

Schreibt Studien, Tabellen und Diagramme der beiden Beispielumfragen in einen Ordner; die eines früheren Laufs werden ersetzt.</translation>
    </message>
    <message>
        <source>Repeat the same draws.</source>
        <translation>Dieselben Ziehungen wiederholen.</translation>
    </message>
    <message>
        <source>Drawing charts</source>
        <translation>Diagramme zeichnen</translation>
    </message>
    <message>
        <source>Charts: {files}</source>
        <translation>Diagramme: {files}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>Scrambling and importing: {name}</source>
        <translation>Verwürfeln und importieren: {name}</translation>
    </message>
    <message>
        <source>Replace files that are there.</source>
        <translation>Vorhandene Dateien ersetzen.</translation>
    </message>
    <message>
        <source>Size of charts: for a column, a page or a slide.</source>
        <translation>Größe der Diagramme: für eine Spalte, eine Seite oder eine Folie.</translation>
    </message>
    <message>
        <source>Leave the titles of charts out.</source>
        <translation>Die Titel der Diagramme weglassen.</translation>
    </message>
    <message>
        <source>Tell marks of charts apart without colours.</source>
        <translation>Zeichen in Diagrammen ohne Farben unterscheiden.</translation>
    </message>
    <message>
        <source>Draw the letters of an SVG drawing as shapes.</source>
        <translation>Die Buchstaben einer SVG-Zeichnung als Formen zeichnen.</translation>
    </message>
    <message>
        <source>{names} is not a format; choose some of {offered}.</source>
        <translation>{names} ist kein Format; wählen Sie aus {offered}.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>was named</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>{names} is not a sort of export; choose some of {offered}.</source>
        <translation>{names} ist keine Sorte des Exports; wählen Sie aus {offered}.</translation>
    </message>
    <message>
        <source>{name} takes {formats}</source>
        <translation>{name} nimmt {formats}</translation>
    </message>
    <message>
        <source>Add a format to --formats: {takes}.</source>
        <translation>Fügen Sie --formats ein Format hinzu: {takes}.</translation>
    </message>
    <message>
        <source>{path} would be replaced; name another folder, or add --force.</source>
        <translation>{path} würde ersetzt; nennen Sie einen anderen Ordner, oder fügen Sie --force hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>{path} and {n} more would be replaced; name another folder, or add --force.</source>
        <translation>
            <numerusform>{path} und {n} weitere würden ersetzt; nennen Sie einen anderen Ordner, oder fügen Sie --force hinzu.</numerusform>
            <numerusform>{path} und {n} weitere würden ersetzt; nennen Sie einen anderen Ordner, oder fügen Sie --force hinzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing files</source>
        <translation>Dateien schreiben</translation>
    </message>
    <message>
        <source>Wrote 1 file to {path}.</source>
        <translation>1 Datei geschrieben nach: {path}.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote {n} files to {path}.</source>
        <translation>
            <numerusform>{n} Datei geschrieben nach: {path}.</numerusform>
            <numerusform>{n} Dateien geschrieben nach: {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>... and {n} more files were not written.</source>
        <translation>
            <numerusform>… und {n} weitere Datei wurde nicht geschrieben.</numerusform>
            <numerusform>… und {n} weitere Dateien wurden nicht geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write what a study has to a folder: by default its estimates and its charts.

Report, estimates and charts are made of the results that are kept, or of all questions where there are none, or where it is told who counts or how people are split.</source>
        <translation>Schreiben, was eine Studie hat, in einen Ordner: ohne weitere Angabe ihre Schätzwerte und Diagramme.

Bericht, Schätzwerte und Diagramme gelten den behaltenen Ergebnissen, oder allen Fragen, wo nichts behalten ist oder wo gesagt wird, wer zählt oder wie aufgeteilt wird.</translation>
    </message>
    <message>
        <source>Some of {names}, with commas.</source>
        <translation>Einige von {names}, mit Kommas.</translation>
    </message>
    <message>
        <source>Some formats, with commas; the usual ones by default.</source>
        <translation>Einige Formate, mit Kommas; ohne Angabe die üblichen.</translation>
    </message>
    <message>
        <source>Of all questions, although results are kept.</source>
        <translation>Zu allen Fragen, obwohl Ergebnisse behalten sind.</translation>
    </message>
    <message>
        <source>Keep the ids of responses, to come back into Candor.</source>
        <translation>Die IDs der Antworten behalten, um nach Candor zurückzukommen.</translation>
    </message>
    <message>
        <source>Name files in the report.</source>
        <translation>Dateien im Bericht nennen.</translation>
    </message>
    <message>
        <source>Tell the notes of the study in the report.</source>
        <translation>Die Notizen der Studie im Bericht wiedergeben.</translation>
    </message>
    <message>
        <source>--by splits results; {names} have a row or an entry of everybody. Leave it out, or add a sort to --what.</source>
        <translation>--by teilt Ergebnisse auf; {names} haben eine Zeile oder einen Eintrag für alle. Lassen Sie es weg, oder fügen Sie --what eine Sorte hinzu.</translation>
    </message>
    <message>
        <source>Steps of writing</source>
        <translation>Schritte des Schreibens</translation>
    </message>
    <message>
        <source>Guess a first mapping of TABLE, to be looked at, mended, and taken by candor import.

How anything was randomized stands in no table. Until that is said, import refuses the mapping: by --none-randomized, or by the design of each column that --randomized names.</source>
        <translation>Eine erste Zuordnung einer TABELLE raten, die man ansieht, verbessert und die candor import nimmt.

Wie etwas randomisiert wurde, steht in keiner Tabelle. Bis das gesagt ist, weist import die Zuordnung zurück: durch --none-randomized, oder durch das Design jeder Spalte, die --randomized nennt.</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TABELLE</translation>
    </message>
    <message>
        <source>Write it to this file, which is never replaced.</source>
        <translation>In diese Datei schreiben, die nie ersetzt wird.</translation>
    </message>
    <message>
        <source>COLUMN</source>
        <translation>SPALTE</translation>
    </message>
    <message>
        <source>A column that was randomized; for each once more.</source>
        <translation>Eine Spalte, die randomisiert wurde; für jede einmal.</translation>
    </message>
    <message>
        <source>No column was randomized.</source>
        <translation>Keine Spalte wurde randomisiert.</translation>
    </message>
    <message>
        <source>The encoding of the table, as windows-1252.</source>
        <translation>Die Kodierung der Tabelle, etwa windows-1252.</translation>
    </message>
    <message>
        <source>The sheet of a workbook, by its name.</source>
        <translation>Das Blatt einer Arbeitsmappe, mit seinem Namen.</translation>
    </message>
    <message>
        <source>The row of the heads, where others stand above it.</source>
        <translation>Die Zeile der Spaltenköpfe, wenn andere darüber stehen.</translation>
    </message>
    <message>
        <source>Either some columns were randomized, or none; leave one out.</source>
        <translation>Entweder wurden einige Spalten randomisiert oder keine; lassen Sie eines weg.</translation>
    </message>
    <message>
        <source>Reading, rows</source>
        <translation>Lesen, Zeilen</translation>
    </message>
    <message>
        <source>the mapping</source>
        <translation>die Zuordnung</translation>
    </message>
    <message>
        <source>Wrote {path}. Look at each guess, and mend it: candor check {path}.</source>
        <translation>Geschrieben: {path}. Sehen Sie sich an, was geraten wurde, und verbessern Sie es: candor check {path}.</translation>
    </message>
    <message>
        <source>{name} is no question here; these are: {names}.</source>
        <translation>{name} ist hier keine Frage; es gibt: {names}.</translation>
    </message>
    <message>
        <source>Flag the responses ID in STUDY, or list those that are flagged.

ID is how an id begins, in eight digits or more, or the file of a response. Nothing is deleted: candor estimate --without-flagged leaves them out.</source>
        <translation>Die Antworten ID in der STUDIE markieren, oder auflisten, welche markiert sind.

ID ist der Anfang einer ID mit mindestens acht Stellen, oder die Datei einer Antwort. Gelöscht wird nichts: candor estimate --without-flagged lässt sie weg.</translation>
    </message>
    <message>
        <source>[ID]...</source>
        <translation>[ID]...</translation>
    </message>
    <message>
        <source>Take their flags away.</source>
        <translation>Ihre Markierungen entfernen.</translation>
    </message>
    <message>
        <source>Why they are flagged; kept in the study.</source>
        <translation>Warum sie markiert sind; wird in der Studie behalten.</translation>
    </message>
    <message>
        <source>Leave --note out where flags are taken away.</source>
        <translation>Lassen Sie --note weg, wo Markierungen entfernt werden.</translation>
    </message>
    <message>
        <source>Name the responses by their ids or files.</source>
        <translation>Nennen Sie die Antworten mit ihren IDs oder Dateien.</translation>
    </message>
    <message>
        <source>No longer flagged: {n}.</source>
        <translation>Nicht mehr markiert: {n}.</translation>
    </message>
    <message>
        <source>Flagged: {n}.</source>
        <translation>Markiert: {n}.</translation>
    </message>
    <message>
        <source>Not flagged: {n}.</source>
        <translation>Nicht markiert: {n}.</translation>
    </message>
    <message>
        <source>Already flagged: {n}.</source>
        <translation>Schon markiert: {n}.</translation>
    </message>
    <message numerus="yes">
        <source>{flagged} of {n} responses are flagged now.</source>
        <translation>
            <numerusform>Jetzt markiert: {flagged} von {n} Antwort.</numerusform>
            <numerusform>Jetzt markiert: {flagged} von {n} Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No response is flagged.</source>
        <translation>Keine Antwort ist markiert.</translation>
    </message>
    <message>
        <source>Make a folder to hand out of SURVEY, as the page “Hand out” does.

In it are the survey, a sheet for participants in each language, a page for an ethics board, a codebook and a poster. OUT must be new or empty.</source>
        <translation>Einen Ordner zum Austeilen einer UMFRAGE erzeugen, wie die Seite „Austeilen“ es tut.

Darin sind die Umfrage, ein Blatt für Teilnehmende in jeder Sprache, eine Seite für eine Ethikkommission, ein Codebuch und ein Aushang. Der Ordner nach --out muss neu oder leer sein.</translation>
    </message>
    <message>
        <source>Sign the survey in the folder with this key file.</source>
        <translation>Die Umfrage im Ordner mit dieser Schlüsseldatei signieren.</translation>
    </message>
    <message>
        <source>Add the XLSForm; other tools ask it directly.</source>
        <translation>Das XLSForm hinzufügen; andere Programme fragen es direkt.</translation>
    </message>
    <message>
        <source>files</source>
        <comment>written so far</comment>
        <translation>Dateien</translation>
    </message>
    <message numerus="yes">
        <source>Wrote {n} files to {path}: {names}.</source>
        <translation>
            <numerusform>{n} Datei geschrieben nach {path}: {names}.</numerusform>
            <numerusform>{n} Dateien geschrieben nach {path}: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import response files and folders into STUDY, making it where it is not there.

With --mapping the PATHS are tables that were collected elsewhere.</source>
        <translation>Antwortdateien und Ordner in eine STUDIE importieren, die entsteht, wenn es sie noch nicht gibt.

Mit --mapping sind die PFADE Tabellen, die anderswo erhoben wurden.</translation>
    </message>
    <message>
        <source>STUDY</source>
        <translation>STUDIE</translation>
    </message>
    <message>
        <source>The survey of a study that is not there yet.</source>
        <translation>Die Umfrage einer Studie, die es noch nicht gibt.</translation>
    </message>
    <message>
        <source>What the columns of tables collected elsewhere mean.</source>
        <translation>Was die Spalten anderswo erhobener Tabellen bedeuten.</translation>
    </message>
    <message>
        <source>The encoding of these tables, as windows-1252.</source>
        <translation>Die Kodierung dieser Tabellen, etwa windows-1252.</translation>
    </message>
    <message>
        <source>The sheet of these workbooks, by its name.</source>
        <translation>Das Blatt dieser Arbeitsmappen, mit seinem Namen.</translation>
    </message>
    <message>
        <source>The key that opens sealed responses.</source>
        <translation>Der Schlüssel, der versiegelte Antworten öffnet.</translation>
    </message>
    <message>
        <source>A mapping stands in the place of a survey; leave the others out.</source>
        <translation>Eine Zuordnung steht an der Stelle einer Umfrage; lassen Sie die anderen weg.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was taken, so {study} holds nothing of it.</source>
        <translation>Angehalten. Nichts wurde übernommen; {study} enthält nichts davon.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. {n} responses were taken before and stay: {study} now holds {now}.</source>
        <translation>
            <numerusform>Angehalten. {n} Antwort war schon übernommen und bleibt: {study} enthält jetzt {now}.</numerusform>
            <numerusform>Angehalten. {n} Antworten waren schon übernommen und bleiben: {study} enthält jetzt {now}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. 1 response was taken before and stays: {study} now holds {now}.</source>
        <translation>Angehalten. 1 Antwort war schon übernommen und bleibt: {study} enthält jetzt {now}.</translation>
    </message>
    <message>
        <source>Of a table that was not read to its end nothing was taken. Import the same files again to go on: what is there counts once.</source>
        <translation>Aus einer Tabelle, die nicht zu Ende gelesen wurde, kam nichts. Importieren Sie dieselben Dateien noch einmal, um fortzufahren: Vorhandenes zählt einmal.</translation>
    </message>
    <message>
        <source>Only tables from elsewhere have an encoding; leave --encoding out.</source>
        <translation>Nur Tabellen von anderswo haben eine Kodierung; lassen Sie --encoding weg.</translation>
    </message>
    <message>
        <source>Only tables from elsewhere have sheets; leave --sheet out.</source>
        <translation>Nur Tabellen von anderswo haben Blätter; lassen Sie --sheet weg.</translation>
    </message>
    <message>
        <source>{path} is not there yet; name its survey with --survey, or the mapping of a table with --mapping.</source>
        <translation>{path} gibt es noch nicht; nennen Sie mit --survey die Umfrage, oder mit --mapping die Zuordnung einer Tabelle.</translation>
    </message>
    <message>
        <source>{path} holds another survey than {survey}; leave --survey out, or name a new study.</source>
        <translation>{path} enthält eine andere Umfrage als {survey}; lassen Sie --survey weg, oder nennen Sie eine neue Studie.</translation>
    </message>
    <message>
        <source>{path} was made by another mapping or a survey; name a new study, or leave --mapping out.</source>
        <translation>{path} entstand mit einer anderen Zuordnung oder einer Umfrage; nennen Sie eine neue Studie, oder lassen Sie --mapping weg.</translation>
    </message>
    <message>
        <source> (--json names them all)</source>
        <translation> (--json nennt alle)</translation>
    </message>
    <message>
        <source>another response of its id came first and counts.</source>
        <translation>Eine andere Antwort mit derselben ID kam zuerst und zählt.</translation>
    </message>
    <message>
        <source>another response of its id came first, at {place}, and counts.</source>
        <translation>Eine andere Antwort mit derselben ID kam zuerst, bei {place}, und zählt.</translation>
    </message>
    <message>
        <source>Find out which is right, then tell it: {command}</source>
        <translation>Finden Sie heraus, welche stimmt, und sagen Sie es dann: {command}</translation>
    </message>
    <message>
        <source>... and {n} more such lines (--json has them all)</source>
        <translation>… und {n} weitere solche Zeilen (--json nennt alle)</translation>
    </message>
    <message>
        <source>Accepted {accepted}, duplicates {duplicates}, conflicts {conflicts}, refused {refused}, skipped {skipped}.</source>
        <translation>Angenommen {accepted}, Duplikate {duplicates}, Konflikte {conflicts}, zurückgewiesen {refused}, übergangen {skipped}.</translation>
    </message>
    <message>
        <source>Nothing was imported, so {study} was not made.</source>
        <translation>Nichts wurde importiert; {study} entstand daher nicht.</translation>
    </message>
    <message>
        <source>{study} now holds {responses}.</source>
        <translation>{study} enthält jetzt {responses}.</translation>
    </message>
    <message>
        <source>{file}: skipped: {reason}</source>
        <translation>{file}: übergangen: {reason}</translation>
    </message>
    <message>
        <source>... and {n} more skipped (--json names them all)</source>
        <translation>… und {n} weitere übergangen (--json nennt alle)</translation>
    </message>
    <message>
        <source>File whose first line is the passphrase; else ${name}, else asked for.</source>
        <translation>Datei, deren erste Zeile die Passphrase ist; sonst ${name}, sonst wird gefragt.</translation>
    </message>
    <message>
        <source>There is no terminal to ask for the passphrase; set ${name}.</source>
        <translation>Es gibt kein Terminal, um nach der Passphrase zu fragen; setzen Sie ${name}.</translation>
    </message>
    <message>
        <source>Make and show the keys of an author.</source>
        <translation>Die Schlüssel der Verfasser erzeugen und zeigen.</translation>
    </message>
    <message>
        <source>Make a key pair, its private part under a passphrase.

A signing key signs surveys. A sealing key opens sealed responses; its public part goes into the survey as &quot;seal&quot;.</source>
        <translation>Ein Schlüsselpaar erzeugen, den privaten Teil geschützt durch eine Passphrase.

Ein Signaturschlüssel (signing) signiert Umfragen. Ein Siegelschlüssel (sealing) öffnet versiegelte Antworten; sein öffentlicher Teil steht als &quot;seal&quot; in der Umfrage.</translation>
    </message>
    <message>
        <source>Wrote {path}. Without its passphrase the key is lost.</source>
        <translation>Geschrieben: {path}. Ohne die Passphrase ist der Schlüssel verloren.</translation>
    </message>
    <message>
        <source>Show what a key is for, its public part and its words.</source>
        <translation>Zeigen, wozu ein Schlüssel dient, seinen öffentlichen Teil und seine Wörter.</translation>
    </message>
    <message>
        <source>Show the keys that were made in the window.</source>
        <translation>Die Schlüssel zeigen, die im Fenster erzeugt wurden.</translation>
    </message>
    <message>
        <source>There is no key in {path}.</source>
        <translation>In {path} liegt kein Schlüssel.</translation>
    </message>
    <message>
        <source>Use</source>
        <comment>of a key</comment>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Public</source>
        <comment>part of a key</comment>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>Sign SURVEY in place. Its digest and its eight words stay as they are.</source>
        <translation>Die UMFRAGE an Ort und Stelle signieren. Ihr Code und ihre acht Wörter bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Signed {path} with the key &apos;{words}&apos;.</source>
        <translation>{path} ist signiert mit dem Schlüssel „{words}“.</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of the language that this is translated into</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Show the contents of the manual, or a PAGE of it, as text.</source>
        <translation>Den Inhalt des Handbuchs zeigen, oder eine SEITE daraus, als Text.</translation>
    </message>
    <message>
        <source>[PAGE]</source>
        <translation>[SEITE]</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>Write pages for a browser into DIR.</source>
        <translation>Seiten für einen Browser in den ORDNER schreiben.</translation>
    </message>
    <message>
        <source>Of the pages; those that are not translated are in English.</source>
        <translation>Sprache der Seiten; was nicht übersetzt ist, ist englisch.</translation>
    </message>
    <message>
        <source>There is no page “{page}”. “candor manual” names them all.</source>
        <translation>Eine Seite „{page}“ gibt es nicht. „candor manual“ nennt alle.</translation>
    </message>
    <message>
        <source>Make one study of several STUDIES of one survey, which stay as they are.</source>
        <translation>Aus mehreren STUDIEN einer Umfrage eine machen; sie selbst bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>STUDIES...</source>
        <translation>STUDIEN...</translation>
    </message>
    <message>
        <source>The new study.</source>
        <translation>Die neue Studie.</translation>
    </message>
    <message>
        <source>Took {accepted}, duplicates {duplicates}, conflicts {conflicts}, to be decided anew {reopened}, undecided {undecided}. {study} holds {responses}.</source>
        <translation>Übernommen {accepted}, Duplikate {duplicates}, Konflikte {conflicts}, neu zu entscheiden {reopened}, unentschieden {undecided}. {study} enthält {responses}.</translation>
    </message>
    <message>
        <source>The survey is not in {language}; choose one of {languages}.</source>
        <translation>Die Umfrage gibt es nicht in {language}; wählen Sie aus {languages}.</translation>
    </message>
    <message>
        <source>--then-by splits the groups of --by by another question.</source>
        <translation>--then-by teilt die Gruppen von --by nach einer anderen Frage auf.</translation>
    </message>
    <message>
        <source>{id} (column {name})</source>
        <translation>{id} (Spalte {name})</translation>
    </message>
    <message>
        <source>The survey has no question {id}; it has {ids}.</source>
        <translation>Die Umfrage hat keine Frage {id}; sie hat {ids}.</translation>
    </message>
    <message>
        <source>{option} needs a question asked in the clear, with one answer; {why}</source>
        <translation>{option} braucht eine offen gestellte Frage mit einer Antwort; {why}</translation>
    </message>
    <message>
        <source>the answers to {id} are randomized.</source>
        <translation>die Antworten auf {id} sind randomisiert.</translation>
    </message>
    <message>
        <source>{id} allows several.</source>
        <translation>{id} erlaubt mehrere.</translation>
    </message>
    <message>
        <source>{id} is a number without bins. Put it into bands by {option} &apos;cut({id}, {middle})&apos;, or count some people by --where &apos;{id} &gt;= {middle}&apos;.</source>
        <translation>{id} ist eine Zahl ohne Klassen. Teilen Sie sie ein mit {option} &apos;cut({id}, {middle})&apos;, oder zählen Sie einige Personen mit --where &apos;{id} &gt;= {middle}&apos;.</translation>
    </message>
    <message>
        <source>Write a survey to begin with; its texts are examples. OUT is never replaced.</source>
        <translation>Eine Umfrage für den Anfang schreiben; ihre Texte sind Beispiele. Eine vorhandene Datei wird nie ersetzt.</translation>
    </message>
    <message>
        <source>The name of a survey ends in .survey, as in --out taxes.survey.</source>
        <translation>Der Name einer Umfrage endet auf .survey, wie in --out steuern.survey.</translation>
    </message>
    <message>
        <source>Wrote {path}. Its design: {source}</source>
        <translation>Geschrieben: {path}. Ihr Design: {source}</translation>
    </message>
    <message>
        <source>question</source>
        <comment>what an option takes</comment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>SURVEY</source>
        <translation>UMFRAGE</translation>
    </message>
    <message>
        <source>Print one JSON document.</source>
        <translation>Ein JSON-Dokument ausgeben.</translation>
    </message>
    <message>
        <source>Count only people such as: &apos;sex = o0 and age &gt;= 30&apos;.</source>
        <translation>Nur bestimmte Personen zählen, etwa: &apos;sex = o0 and age &gt;= 30&apos;.</translation>
    </message>
    <message>
        <source>With --by: split each group by this clear question.</source>
        <translation>Mit --by: jede Gruppe nach dieser offen gestellten Frage aufteilen.</translation>
    </message>
    <message>
        <source>Leave the flagged responses out.</source>
        <translation>Die markierten Antworten weglassen.</translation>
    </message>
    <message>
        <source>Language of the survey&apos;s texts, such as en; the first if left out.</source>
        <translation>Sprache der Umfragetexte, etwa en; ohne Angabe die erste.</translation>
    </message>
    <message>
        <source>Compare the mechanisms for a question, best first.

Without --epsilon the least ε is found with which --margin is kept, or --share told apart from --against with --power. With --share and --against also the exact power of the test between the two shares, and the number of respondents from which it stays at --power. With --share and --second-share the power to tell two groups apart, by the normal formula. With --share and --odds-ratio the power to find a coefficient of a logit, by simulation. With --design the power of a design that tables carry, such as cheating-detection, for --share and --against.</source>
        <translation>Die Mechanismen für eine Frage vergleichen, den besten zuerst.

Ohne --epsilon wird das kleinste ε gefunden, mit dem --margin eingehalten oder --share mit der Trennschärfe --power von --against unterschieden wird. Mit --share und --against auch die exakte Trennschärfe des Tests zwischen beiden Anteilen und ab wie vielen Teilnehmenden sie bei --power bleibt. Mit --share und --second-share die Trennschärfe für zwei Gruppen, nach der Normalformel. Mit --share und --odds-ratio die Trennschärfe für einen Koeffizienten eines Logit-Modells, durch Simulation. Mit --design die Trennschärfe eines Designs, das Tabellen haben können, etwa cheating-detection, für --share und --against.</translation>
    </message>
    <message>
        <source>Of a many-of the options share ε: leave --questions out.</source>
        <translation>Bei mehreren Antworten teilen sich die Optionen das ε: Lassen Sie --questions weg.</translation>
    </message>
    <message>
        <source>--parameter, --unknown and --simulate need --design.</source>
        <translation>--parameter, --unknown und --simulate brauchen --design.</translation>
    </message>
    <message>
        <source>Give --share too: the true share to tell apart from --against.</source>
        <translation>Geben Sie auch --share an: den wahren Anteil, der von --against zu unterscheiden ist.</translation>
    </message>
    <message>
        <source>Give --share and --respondents too, of the first group.</source>
        <translation>Geben Sie auch --share und --respondents an, von der ersten Gruppe.</translation>
    </message>
    <message>
        <source>Give --second-share too, the share in the second group.</source>
        <translation>Geben Sie auch --second-share an, den Anteil in der zweiten Gruppe.</translation>
    </message>
    <message>
        <source>Give --epsilon, or --margin, or --share and --against.</source>
        <translation>Geben Sie --epsilon an, oder --margin, oder --share und --against.</translation>
    </message>
    <message>
        <source>ε = {epsilon} is enough.</source>
        <translation>ε = {epsilon} genügt.</translation>
    </message>
    <message>
        <source>Asking each person only {n} of the {total} needs {times} times fewer people.</source>
        <translation>Jede Person nur nach {n} von {total} zu fragen braucht {times}-mal weniger Personen.</translation>
    </message>
    <message>
        <source>{mechanism}: power {power} to tell the groups apart, with {first} and {second}</source>
        <translation>{mechanism}: Trennschärfe {power} für beide Gruppen, mit {first} und {second}</translation>
    </message>
    <message>
        <source>; {first} and {second} reach {power}</source>
        <translation>; {first} und {second} erreichen {power}</translation>
    </message>
    <message>
        <source>no feasible number is enough</source>
        <translation>keine machbare Anzahl genügt</translation>
    </message>
    <message>
        <source>it stays at {power} from {n} (normal formula {normal})</source>
        <translation>sie bleibt ab {n} bei {power} (Normalformel {normal})</translation>
    </message>
    <message>
        <source>power {power} with {n}; </source>
        <translation>Trennschärfe {power} mit {n}; </translation>
    </message>
    <message>
        <source>Give --odds-ratio too: what to find of that group.</source>
        <translation>Geben Sie auch --odds-ratio an: was in dieser Gruppe zu finden ist.</translation>
    </message>
    <message>
        <source>--odds-ratio is of a yes/no question: choose --kind yes-no.</source>
        <translation>--odds-ratio gilt für eine Ja/Nein-Frage: Wählen Sie --kind yes-no.</translation>
    </message>
    <message>
        <source>Give --share too: that of the others, or in the middle.</source>
        <translation>Geben Sie auch --share an: den Anteil der anderen, oder in der Mitte.</translation>
    </message>
    <message>
        <source>no number of people is enough, to find an odds ratio of {ratio}</source>
        <translation>keine Anzahl von Personen genügt, um ein Chancenverhältnis von {ratio} zu finden</translation>
    </message>
    <message>
        <source>{n} for {power} by the normal formula, to find an odds ratio of {ratio}</source>
        <translation>{n} für {power} nach der Normalformel, um ein Chancenverhältnis von {ratio} zu finden</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>fractions</source>
        <comment>of a mechanism</comment>
        <translation>Brüche</translation>
    </message>
    <message>
        <source>std. error</source>
        <translation>Std.-Fehler</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>n for margin</source>
        <translation>n für Spanne</translation>
    </message>
    <message>
        <source>← recommended</source>
        <translation>← empfohlen</translation>
    </message>
    <message>
        <source>own device: {device}, {fractions}, ε = {epsilon}, standard error {error}</source>
        <translation>eigener Gegenstand: {device}, {fractions}, ε = {epsilon}, Standardfehler {error}</translation>
    </message>
    <message>
        <source>A trusted curator&apos;s Laplace noise would give {central}, asking directly {direct}.</source>
        <translation>Das Laplace-Rauschen eines vertrauenswürdigen Treuhänders ergäbe {central}, direktes Fragen {direct}.</translation>
    </message>
    <message>
        <source>A trusted curator&apos;s Laplace noise would give at most {central}, asking directly at most {direct}.</source>
        <translation>Das Laplace-Rauschen eines vertrauenswürdigen Treuhänders ergäbe höchstens {central}, direktes Fragen höchstens {direct}.</translation>
    </message>
    <message>
        <source>With this mean the most is where all answers are at the two ends of the range.</source>
        <translation>Bei diesem Mittelwert ist der Fehler am größten, wenn alle Antworten an den Enden des Bereichs liegen.</translation>
    </message>
    <message>
        <source>Divide a total ε over the sensitive questions of SURVEY and plan each with its part.</source>
        <translation>Ein gesamtes ε auf die heiklen Fragen der UMFRAGE verteilen und jede mit ihrem Teil planen.</translation>
    </message>
    <message>
        <source>Total ε over all sensitive questions.</source>
        <translation>Gesamtes ε über alle heiklen Fragen.</translation>
    </message>
    <message>
        <source>Questions that each person is asked.</source>
        <translation>Fragen, die jeder Person gestellt werden.</translation>
    </message>
    <message>
        <source>Guessed true share.</source>
        <translation>Vermuteter wahrer Anteil.</translation>
    </message>
    <message>
        <source>{question}: ε up to {epsilon}</source>
        <translation>{question}: ε bis {epsilon}</translation>
    </message>
    <message>
        <source>by exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>by likelihood-ratio</source>
        <translation>durch Likelihood-Quotienten</translation>
    </message>
    <message>
        <source>by simulation</source>
        <translation>durch Simulation</translation>
    </message>
    <message>
        <source>Give --share and --against too, to tell apart by --design.</source>
        <translation>Geben Sie auch --share und --against an, die mit --design zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>Leave {option} out: --design has parameters of its own.</source>
        <translation>Lassen Sie {option} weg: --design hat eigene Parameter.</translation>
    </message>
    <message>
        <source>--unknown and --simulate are for designs with unknowns.</source>
        <translation>--unknown und --simulate sind für Designs mit Unbekannten.</translation>
    </message>
    <message>
        <source>No people have such a share and such unknowns.</source>
        <translation>Keine Personen haben einen solchen Anteil und solche Unbekannten.</translation>
    </message>
    <message>
        <source>There is no unknown {name}; there are: {names}.</source>
        <translation>Eine Unbekannte {name} gibt es nicht; es gibt: {names}.</translation>
    </message>
    <message>
        <source>{n} reach {power}</source>
        <translation>{n} erreichen {power}</translation>
    </message>
    <message>
        <source>power {power} with {people}, {way}; {enough}</source>
        <translation>Trennschärfe {power} mit {people}, {way}; {enough}</translation>
    </message>
    <message>
        <source>There is no design {name} for {kind}; there are: {names}.</source>
        <translation>Ein Design {name} für {kind} gibt es nicht; es gibt: {names}.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no names</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Give {option} as NAME=VALUE.</source>
        <translation>Geben Sie {option} als NAME=WERT an.</translation>
    </message>
    <message>
        <source>{name}: {text} is no number, such as 3/4.</source>
        <translation>{name}: {text} ist keine Zahl, wie 3/4 eine ist.</translation>
    </message>
    <message>
        <source>Give {name} with --parameter.</source>
        <translation>Geben Sie {name} mit --parameter an.</translation>
    </message>
    <message>
        <source>There is no parameter {name}; there are: {names}.</source>
        <translation>Einen Parameter {name} gibt es nicht; es gibt: {names}.</translation>
    </message>
    <message>
        <source>{name} is out of range.</source>
        <translation>{name} liegt nicht im Bereich.</translation>
    </message>
    <message>
        <source>With these parameters reports do not depend on the answer.</source>
        <translation>Mit diesen Parametern hängen Meldungen nicht von der Antwort ab.</translation>
    </message>
    <message>
        <source>Some sum of the parameters</source>
        <translation>Eine Summe der Parameter</translation>
    </message>
    <message>
        <source>Options to choose from, or bins of a number; without bins the mean is planned.</source>
        <translation>Optionen zur Auswahl, oder Klassen einer Zahl; ohne Klassen wird der Mittelwert geplant.</translation>
    </message>
    <message>
        <source>Plan a number without bins for its histogram; without it for its mean.</source>
        <translation>Eine Zahl ohne Klassen für ihr Histogramm planen; sonst für ihren Mittelwert.</translation>
    </message>
    <message>
        <source>Target ε of all that one person is asked, such as 1 or 0.5. Without it the ε comes out that --margin needs, or --share and --against.</source>
        <translation>Ziel-ε für alles, was eine Person gefragt wird, etwa 1 oder 0.5. Ohne diese Angabe ergibt sich das ε, das --margin braucht, oder --share und --against.</translation>
    </message>
    <message>
        <source>Questions of this kind that share the ε.</source>
        <translation>Fragen dieser Art, die sich das ε teilen.</translation>
    </message>
    <message>
        <source>Of how many of the questions, or options of a many-of, each person is asked.</source>
        <translation>Nach wie vielen der Fragen, oder Optionen bei mehreren Antworten, jede Person gefragt wird.</translation>
    </message>
    <message>
        <source>Wanted margin, ±.</source>
        <translation>Gewünschte Fehlerspanne, ±.</translation>
    </message>
    <message>
        <source>Share to tell --share apart from.</source>
        <translation>Anteil, von dem --share zu unterscheiden ist.</translation>
    </message>
    <message>
        <source>Share in a second group to compare.</source>
        <translation>Anteil in einer zweiten Gruppe, zum Vergleich.</translation>
    </message>
    <message>
        <source>Respondents of the second group; by default as many as --respondents.</source>
        <translation>Teilnehmende der zweiten Gruppe; ohne Angabe so viele wie --respondents.</translation>
    </message>
    <message>
        <source>A coefficient of a regression to find, as an odds ratio beside --share.</source>
        <translation>Ein Koeffizient einer Regression, der zu finden ist, als Chancenverhältnis neben --share.</translation>
    </message>
    <message>
        <source>Part of the people in the group that --odds-ratio is of; without it, it is of one standard deviation of a number.</source>
        <translation>Teil der Personen in der Gruppe, für die --odds-ratio gilt; ohne diese Angabe gilt es für eine Standardabweichung einer Zahl.</translation>
    </message>
    <message>
        <source>Test for a difference in either direction.</source>
        <translation>Auf einen Unterschied in beide Richtungen testen.</translation>
    </message>
    <message>
        <source>Plan with this design by name, as in the manual.</source>
        <translation>Mit diesem Design planen, mit dem Namen aus dem Handbuch.</translation>
    </message>
    <message>
        <source>A parameter of the design, such as yes-1=1/4. Once for each.</source>
        <translation>Ein Parameter des Designs, etwa yes-1=1/4. Für jeden einmal.</translation>
    </message>
    <message>
        <source>Guess of an unknown of the design, such as no-whatever=0.1.</source>
        <translation>Vermutung über eine Unbekannte des Designs, etwa no-whatever=0.1.</translation>
    </message>
    <message>
        <source>Find the power by so many simulated samples.</source>
        <translation>Die Trennschärfe mit so vielen simulierten Stichproben finden.</translation>
    </message>
    <message>
        <source>{label}, KiB</source>
        <translation>{label}, KiB</translation>
    </message>
    <message>
        <source>{label}, files</source>
        <translation>{label}, Dateien</translation>
    </message>
    <message>
        <source>{path} is read with --cluster alone.</source>
        <translation>{path} wird nur mit --cluster gelesen.</translation>
    </message>
    <message>
        <source>{path} holds another survey than {survey}; leave --survey out.</source>
        <translation>{path} enthält eine andere Umfrage als {survey}; lassen Sie --survey weg.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Fit FORMULA to STUDY, such as &apos;bribe ~ age + sex + age:sex&apos;.</source>
        <translation>Die FORMEL an die STUDIE anpassen, etwa &apos;bribe ~ age + sex + age:sex&apos;.</translation>
    </message>
    <message>
        <source>FORMULA</source>
        <translation>FORMEL</translation>
    </message>
    <message>
        <source>Call answers as the file does: sex[o0].</source>
        <translation>Antworten nennen, wie die Datei es tut: sex[o0].</translation>
    </message>
    <message>
        <source>Rest errors on this information.</source>
        <translation>Fehler auf diese Information stützen.</translation>
    </message>
    <message>
        <source>FORMULA, {place}</source>
        <translation>FORMEL, {place}</translation>
    </message>
    <message>
        <source>Make all analyses in the log of STUDY again, in their order.</source>
        <translation>Alle Auswertungen im Protokoll der STUDIE noch einmal machen, in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>{study}: entry {number} is none that this Candor can make.</source>
        <translation>{study}: Eintrag {number} kann diese Version von Candor nicht machen.</translation>
    </message>
    <message>
        <source>{analysis} of {questions}</source>
        <translation>{analysis} zu {questions}</translation>
    </message>
    <message>
        <source>{analysis} of {questions} where {filter}</source>
        <translation>{analysis} zu {questions}, wo {filter}</translation>
    </message>
    <message>
        <source>The log is empty; candor analyse --log adds to it.</source>
        <translation>Das Protokoll ist leer; candor analyse --log fügt etwas hinzu.</translation>
    </message>
    <message>
        <source>Write what can be read of STUDY to a .jsonl file, and its survey or mapping beside it.

Import the file into a new study of that survey. The damaged study is left as it is.</source>
        <translation>Schreiben, was sich aus der STUDIE lesen lässt: die Antworten in eine .jsonl-Datei, daneben ihre Umfrage oder Zuordnung.

Importieren Sie die Datei in eine neue Studie dieser Umfrage. Die beschädigte Studie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>What the responses are, where the study no longer tells.</source>
        <translation>Was für Antworten es sind, wenn die Studie es nicht mehr sagt.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote {n} responses to {path} and the survey beside it.</source>
        <translation>
            <numerusform>{n} Antwort geschrieben nach {path}, daneben die Umfrage.</numerusform>
            <numerusform>{n} Antworten geschrieben nach {path}, daneben die Umfrage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote {n} responses to {path} and the mapping beside it.</source>
        <translation>
            <numerusform>{n} Antwort geschrieben nach {path}, daneben die Zuordnung.</numerusform>
            <numerusform>{n} Antworten geschrieben nach {path}, daneben die Zuordnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was left out: what stands there is not as it was written.</source>
        <translation>1 Zeile wurde weggelassen: Was dort steht, ist nicht so, wie es geschrieben wurde.</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows were left out: what stands there is not as it was written.</source>
        <translation>
            <numerusform>{n} Zeile wurde weggelassen: Was dort steht, ist nicht so, wie es geschrieben wurde.</numerusform>
            <numerusform>{n} Zeilen wurden weggelassen: Was dort steht, ist nicht so, wie es geschrieben wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>List the results kept in STUDY, of which its report is made; keep others, or note them.

Numbers are those of the list, before anything is removed; what is added stands behind. What tells who counts and how intervals are made is of those that --add keeps. One that is kept already is worked out anew, and keeps its note and its place.</source>
        <translation>Die in der STUDIE behaltenen Ergebnisse auflisten, aus denen ihr Bericht entsteht; andere behalten oder mit Notizen versehen.

Die Nummern sind die der Liste, bevor etwas entfernt wird; Hinzugefügtes steht dahinter. Wer zählt und wie Intervalle gemacht werden, gilt für die, die --add behält. Was schon behalten ist, wird neu berechnet und behält Notiz und Platz.</translation>
    </message>
    <message>
        <source>Keep an analysis, one of {ways}.</source>
        <translation>Eine Auswertung behalten, eine von {ways}.</translation>
    </message>
    <message>
        <source>Keep number N no longer.</source>
        <translation>Nummer N nicht länger behalten.</translation>
    </message>
    <message>
        <source>N TEXT</source>
        <translation>N TEXT</translation>
    </message>
    <message>
        <source>Note number N.</source>
        <translation>Nummer N mit einer Notiz versehen.</translation>
    </message>
    <message>
        <source>; files came since: {n} now</source>
        <translation>; seitdem kamen Dateien: jetzt {n}</translation>
    </message>
    <message>
        <source>Nothing is kept yet; candor results STUDY --add share:ID keeps a share.</source>
        <translation>Noch nichts behalten; candor results STUDIE --add share:ID behält einen Anteil.</translation>
    </message>
    <message>
        <source>There is no result {number}; none is kept.</source>
        <translation>Ein Ergebnis {number} gibt es nicht; keines ist behalten.</translation>
    </message>
    <message>
        <source>There is no result {number}; those kept are 1 to {last}.</source>
        <translation>Ein Ergebnis {number} gibt es nicht; behalten sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>--add {text} is none of {ways}.</source>
        <translation>--add {text} ist keines von {ways}.</translation>
    </message>
    <message>
        <source>--add {text} cannot be made of this survey.</source>
        <translation>--add {text} lässt sich mit dieser Umfrage nicht machen.</translation>
    </message>
    <message>
        <source>{id} has no histogram; add share:{id}.</source>
        <translation>{id} hat kein Histogramm; fügen Sie share:{id} hinzu.</translation>
    </message>
    <message>
        <source>Weigh each response by this clear number.</source>
        <translation>Jede Antwort mit dieser offen gefragten Zahl gewichten.</translation>
    </message>
    <message>
        <source>Weigh to the known shares in this table: question,answer,share.</source>
        <translation>Nach den bekannten Anteilen dieser Tabelle gewichten: question,answer,share.</translation>
    </message>
    <message>
        <source>Who gave one answer here is one cluster.</source>
        <translation>Wer hier dieselbe Antwort gab, bildet ein Cluster.</translation>
    </message>
    <message>
        <source>Who gave one answer here is one stratum.</source>
        <translation>Wer hier dieselbe Antwort gab, bildet eine Schicht.</translation>
    </message>
    <message>
        <source>The people answering were drawn one by one from this many.</source>
        <translation>Die Antwortenden wurden einzeln aus so vielen gezogen.</translation>
    </message>
    <message>
        <source>By default feldman-cousins; of weights, clusters, strata or a population clopper-pearson.</source>
        <translation>Ohne Angabe feldman-cousins; bei Gewichten, Clustern, Schichten oder einer Grundgesamtheit clopper-pearson.</translation>
    </message>
    <message>
        <source>Widen intervals so that all hold together.</source>
        <translation>Intervalle so weiten, dass alle zusammen gelten.</translation>
    </message>
    <message>
        <source>How a histogram is fitted to reports of a window; by default as suits its scale.</source>
        <translation>Wie ein Histogramm an Meldungen eines Fensters angepasst wird; ohne Angabe so, wie es zu seiner Skala passt.</translation>
    </message>
    <message>
        <source>--population is of everybody who answered, drawn one by one; leave out {options}, or --population.</source>
        <translation>--population gilt für alle, die geantwortet haben, einzeln gezogen; lassen Sie {options} weg, oder --population.</translation>
    </message>
    <message>
        <source>--population {population} is smaller than the {n} who answered; give at least {n}.</source>
        <translation>--population {population} ist kleiner als die {n}, die geantwortet haben; geben Sie mindestens {n} an.</translation>
    </message>
    <message>
        <source>With {options} counts are not whole, and have no {interval} interval; {other} intervals stand instead.</source>
        <translation>Mit {options} sind Anzahlen nicht ganz und haben kein {interval}-Intervall; stattdessen stehen {other}-Intervalle.</translation>
    </message>
    <message>
        <source>reports of several groups or cards have profile-likelihood intervals alone</source>
        <translation>Meldungen mehrerer Gruppen oder Karten haben nur Profil-Likelihood-Intervalle</translation>
    </message>
    <message>
        <source>a mean of numbers that are randomized whole has Student&apos;s t intervals alone</source>
        <translation>ein Mittelwert von Zahlen, die als Ganzes randomisiert werden, hat nur Intervalle nach Student-t</translation>
    </message>
    <message>
        <source>--interval is not of {ids}: {why}</source>
        <translation>--interval gilt nicht für {ids}: {why}</translation>
    </message>
    <message>
        <source>{why}; leave it out.</source>
        <translation>{why}; lassen Sie es weg.</translation>
    </message>
    <message>
        <source>Compare the shares of QUESTION in the studies FIRST and SECOND, such as two waves.</source>
        <translation>Die Anteile der FRAGE in der ERSTEN und der ZWEITEN Studie vergleichen, etwa zwei Wellen.</translation>
    </message>
    <message>
        <source>FIRST</source>
        <translation>ERSTE</translation>
    </message>
    <message>
        <source>SECOND</source>
        <translation>ZWEITE</translation>
    </message>
    <message>
        <source>QUESTION</source>
        <translation>FRAGE</translation>
    </message>
    <message>
        <source>{first} and {second} count, where {filter}.</source>
        <translation>{first} und {second} zählen, wo {filter}.</translation>
    </message>
    <message>
        <source>The studies do not share a question {id} of the same options; they share none with options.</source>
        <translation>Die Studien haben keine gemeinsame Frage {id} mit denselben Optionen; gemeinsam haben sie keine mit Optionen.</translation>
    </message>
    <message>
        <source>The studies do not share a question {id} of the same options; they share {ids}.</source>
        <translation>Die Studien haben keine gemeinsame Frage {id} mit denselben Optionen; gemeinsam haben sie {ids}.</translation>
    </message>
    <message>
        <source>Answer SURVEY; nothing else is offered.</source>
        <translation>Eine UMFRAGE beantworten; sonst wird nichts angeboten.</translation>
    </message>
    <message>
        <source>One person after another, on the full screen.</source>
        <translation>Eine Person nach der anderen, auf dem ganzen Bildschirm.</translation>
    </message>
    <message>
        <source>Folder that a kiosk saves the files to.</source>
        <translation>Ordner, in den ein Kiosk die Dateien speichert.</translation>
    </message>
    <message>
        <source>A kiosk needs an outbox: --kiosk --outbox DIR.</source>
        <translation>Ein Kiosk braucht einen Ausgangsordner: --kiosk --outbox ORDNER.</translation>
    </message>
    <message>
        <source>Open a survey or a study in its view.</source>
        <translation>Eine Umfrage oder eine Studie in ihrer Ansicht öffnen.</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>PFAD</translation>
    </message>
    <message>
        <source>Turn FILE into the other: an XLSForm (.xlsx) into a survey, or a survey into an XLSForm.

What one of them has and the other cannot say is named with its cell. Whatever can be read of a form comes into a draft (--out NAME.draft), to be mended in the window. OUT is never replaced.</source>
        <translation>Die DATEI in die andere Form bringen: ein XLSForm (.xlsx) in eine Umfrage, oder eine Umfrage in ein XLSForm.

Was die eine hat und die andere nicht sagen kann, wird mit seiner Zelle genannt. Was sich von einem Formular lesen lässt, kommt in einen Entwurf (--out NAME.draft), der im Fenster verbessert wird. Eine vorhandene Datei wird nie ersetzt.</translation>
    </message>
    <message>
        <source>A .survey or a .draft; of a survey an .xlsx.</source>
        <translation>Eine .survey oder eine .draft; von einer Umfrage eine .xlsx.</translation>
    </message>
    <message>
        <source>QUESTION:CODE=MEANING,…</source>
        <translation>FRAGE:CODE=BEDEUTUNG,…</translation>
    </message>
    <message>
        <source>What codes stand for: refused, dont_know or answer; trust:98=dont_know,99=refused.</source>
        <translation>Wofür Codes stehen: refused, dont_know oder answer; trust:98=dont_know,99=refused.</translation>
    </message>
    <message>
        <source>--codes tells of a form (.xlsx).</source>
        <translation>--codes gilt für ein Formular (.xlsx).</translation>
    </message>
    <message>
        <source>The seal and the signature belong to the survey file; the form has neither.</source>
        <translation>Siegel und Signatur gehören zur Umfragedatei; das Formular hat keines von beiden.</translation>
    </message>
    <message>
        <source>Nothing was read that could be asked. Nothing was written.</source>
        <translation>Nichts war zu lesen, was sich fragen ließe. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>No survey was written. Mend the form, or write a draft: --out NAME.draft.</source>
        <translation>Keine Umfrage wurde geschrieben. Verbessern Sie das Formular, oder schreiben Sie einen Entwurf: --out NAME.draft.</translation>
    </message>
    <message>
        <source>--codes {option}: write QUESTION:CODE=refused, dont_know or answer. Codes of this form: {codes}.</source>
        <translation>--codes {option}: Schreiben Sie FRAGE:CODE=refused, dont_know oder answer. Codes dieses Formulars: {codes}.</translation>
    </message>
    <message>
        <source>Warner</source>
        <translation>Warner</translation>
    </message>
    <message>
        <source>forced response</source>
        <translation>erzwungene Antwort</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binär</translation>
    </message>
    <message>
        <source>k-ary</source>
        <translation>k-är</translation>
    </message>
    <message>
        <source>unary</source>
        <translation>unär</translation>
    </message>
    <message>
        <source>subset</source>
        <translation>Teilmenge</translation>
    </message>
    <message>
        <source>local hashing</source>
        <translation>lokales Hashing</translation>
    </message>
    <message>
        <source>one-bit</source>
        <translation>ein Bit</translation>
    </message>
    <message>
        <source>window</source>
        <comment>a way to randomize</comment>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>forced response by no and yes</source>
        <translation>erzwungene Antwort nach Nein und Ja</translation>
    </message>
    <message>
        <source>two coins</source>
        <translation>zwei Münzen</translation>
    </message>
    <message>
        <source>γ form</source>
        <translation>γ-Form</translation>
    </message>
    <message>
        <source>yes kept with p, no with q</source>
        <translation>Ja mit p behalten, Nein mit q</translation>
    </message>
    <message>
        <source>Kuk, one card</source>
        <translation>Kuk, eine Karte</translation>
    </message>
    <message>
        <source>Mangat and Singh</source>
        <translation>Mangat und Singh</translation>
    </message>
    <message>
        <source>Singh and Joarder</source>
        <translation>Singh und Joarder</translation>
    </message>
    <message>
        <source>unrelated question</source>
        <translation>unverfängliche Frage</translation>
    </message>
    <message>
        <source>crosswise</source>
        <translation>Crosswise</translation>
    </message>
    <message>
        <source>Mangat’s unrelated question</source>
        <translation>Mangats unverfängliche Frage</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>Triangular</translation>
    </message>
    <message>
        <source>Mangat</source>
        <translation>Mangat</translation>
    </message>
    <message>
        <source>Mangat, Singh and Singh</source>
        <translation>Mangat, Singh und Singh</translation>
    </message>
    <message>
        <source>Devore</source>
        <translation>Devore</translation>
    </message>
    <message>
        <source>one coin</source>
        <translation>eine Münze</translation>
    </message>
    <message>
        <source>direct encoding</source>
        <translation>direkte Kodierung</translation>
    </message>
    <message>
        <source>the truth or any option</source>
        <translation>die Wahrheit oder irgendeine Option</translation>
    </message>
    <message>
        <source>symmetric unary encoding</source>
        <translation>symmetrische unäre Kodierung</translation>
    </message>
    <message>
        <source>optimized unary encoding</source>
        <translation>optimierte unäre Kodierung</translation>
    </message>
    <message>
        <source>RAPPOR’s permanent answer</source>
        <translation>RAPPORs dauerhafte Antwort</translation>
    </message>
    <message>
        <source>forced response of several options</source>
        <comment>a way to randomize</comment>
        <translation>erzwungene Antwort mit mehreren Optionen</translation>
    </message>
    <message>
        <source>permanent, then instantaneous</source>
        <translation>dauerhaft, dann augenblicklich</translation>
    </message>
    <message>
        <source>permanent, then instantaneous bits</source>
        <comment>a way to randomize</comment>
        <translation>dauerhafte, dann augenblickliche Bits</translation>
    </message>
    <message>
        <source>RAPPOR</source>
        <translation>RAPPOR</translation>
    </message>
    <message>
        <source>L-SUE</source>
        <translation>L-SUE</translation>
    </message>
    <message>
        <source>L-OSUE</source>
        <translation>L-OSUE</translation>
    </message>
    <message>
        <source>L-GRR</source>
        <translation>L-GRR</translation>
    </message>
    <message>
        <source>unrelated question, two groups</source>
        <comment>a way to randomize</comment>
        <translation>unverfängliche Frage, zwei Gruppen</translation>
    </message>
    <message>
        <source>cheating detection</source>
        <translation>Aufdecken von Regelbruch</translation>
    </message>
    <message>
        <source>symmetric cheating detection</source>
        <translation>symmetrisches Aufdecken von Regelbruch</translation>
    </message>
    <message>
        <source>SLD</source>
        <translation>SLD</translation>
    </message>
    <message>
        <source>Kuk, several cards</source>
        <translation>Kuk, mehrere Karten</translation>
    </message>
    <message>
        <source>Eichhorn and Hayre</source>
        <translation>Eichhorn und Hayre</translation>
    </message>
    <message>
        <source>Bar-Lev, Bobovitch and Boukai</source>
        <translation>Bar-Lev, Bobovitch und Boukai</translation>
    </message>
    <message>
        <source>Eriksson</source>
        <translation>Eriksson</translation>
    </message>
    <message>
        <source>Saha</source>
        <translation>Saha</translation>
    </message>
    <message>
        <source>Diana and Perri, first</source>
        <translation>Diana und Perri, erstes</translation>
    </message>
    <message>
        <source>Diana and Perri, second</source>
        <translation>Diana und Perri, zweites</translation>
    </message>
    <message>
        <source>Chaudhuri and Christofides</source>
        <translation>Chaudhuri und Christofides</translation>
    </message>
    <message>
        <source>several groups</source>
        <translation>mehrere Gruppen</translation>
    </message>
    <message>
        <source>scrambled number</source>
        <translation>verwürfelte Zahl</translation>
    </message>
    <message>
        <source>spinner</source>
        <comment>a procedure</comment>
        <translation>Rad</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a procedure</comment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>die</source>
        <comment>a procedure</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>scrambled</source>
        <comment>a procedure</comment>
        <translation>verwürfelt</translation>
    </message>
    <message>
        <source>own-device</source>
        <comment>a procedure</comment>
        <translation>eigenes Gerät</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>{year}-{month}-{day}</source>
        <comment>a day in figures</comment>
        <translation>{day}.{month}.{year}</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between the two ends of a range, where a dash would meet a minus</comment>
        <translation> bis </translation>
    </message>
    <message>
        <source>{0}, page {1}</source>
        <translation>{0}, Seite {1}</translation>
    </message>
    <message>
        <source>{n} of them are flagged, and count as all others.</source>
        <translation>{n} davon sind markiert und zählen wie alle anderen.</translation>
    </message>
    <message>
        <source>One of them is flagged, and counts as all others.</source>
        <translation>Eine davon ist markiert und zählt wie alle anderen.</translation>
    </message>
    <message>
        <source>{n} by the first version</source>
        <translation>{n} mit der ersten Fassung</translation>
    </message>
    <message>
        <source>{n} by a later one</source>
        <translation>{n} mit einer späteren</translation>
    </message>
    <message>
        <source>{n} not at all</source>
        <translation>{n} gar nicht</translation>
    </message>
    <message>
        <source>{n} by the first version, as nobody has decided yet</source>
        <translation>{n} mit der ersten Fassung, da noch niemand entschieden hat</translation>
    </message>
    <message>
        <source>Of {n} responses of the study other versions came in. They count: {parts}.</source>
        <translation>Von {n} Antworten der Studie kamen weitere Fassungen herein. Sie zählen: {parts}.</translation>
    </message>
    <message>
        <source>Of one response of the study another version came in. It counts: {parts}.</source>
        <translation>Von einer Antwort der Studie kam eine weitere Fassung herein. Sie zählt: {parts}.</translation>
    </message>
    <message>
        <source>Errors and intervals hold if in each stratum clusters were drawn at random, each independently of the others.</source>
        <translation>Fehler und Intervalle gelten, wenn in jeder Schicht Cluster zufällig gezogen wurden, jeder unabhängig von den anderen.</translation>
    </message>
    <message>
        <source>Errors and intervals hold if clusters were drawn at random, each independently of the others.</source>
        <translation>Fehler und Intervalle gelten, wenn Cluster zufällig gezogen wurden, jeder unabhängig von den anderen.</translation>
    </message>
    <message>
        <source>Errors and intervals hold if in each stratum people were drawn at random, each independently of the others.</source>
        <translation>Fehler und Intervalle gelten, wenn in jeder Schicht Personen zufällig gezogen wurden, jede unabhängig von den anderen.</translation>
    </message>
    <message>
        <source>Errors and intervals hold if these people were drawn at random, each independently of the others, from all whom the numbers are about.</source>
        <translation>Fehler und Intervalle gelten, wenn diese Personen zufällig gezogen wurden, jede unabhängig von den anderen, aus allen, von denen die Zahlen handeln.</translation>
    </message>
    <message>
        <source>a number x from {low} to {high}, in steps of {step}, was saved as 1 with probability {least} + {more} × (x − {low}) ÷ {span}, and else as 0</source>
        <translation>eine Zahl x von {low} bis {high}, in Schritten von {step}, wurde mit Wahrscheinlichkeit {least} + {more} × (x − {low}) ÷ {span} als 1 gespeichert, sonst als 0</translation>
    </message>
    <message>
        <source>of a number from {low} to {high}, in steps of {step}, which is step i of 0 to {m}, one of the numbers 0 to {most} was saved: with probability {p} one of the {width} from i on, and else one of the other {m}, each as likely as the others</source>
        <translation>von einer Zahl von {low} bis {high}, in Schritten von {step}, die Schritt i von 0 bis {m} ist, wurde eine der Zahlen 0 bis {most} gespeichert: mit Wahrscheinlichkeit {p} eine der {width} ab i, sonst eine der übrigen {m}, jede so wahrscheinlich wie die anderen</translation>
    </message>
    <message>
        <source>With r the mean of what was saved, the unbiased mean is {low} + {span} × (r − {start}) ÷ {rise}.</source>
        <translation>Mit r als Mittel des Gespeicherten ist der erwartungstreue Mittelwert {low} + {span} × (r − {start}) ÷ {rise}.</translation>
    </message>
    <message>
        <source>row {name}</source>
        <comment>a place in a file</comment>
        <translation>Zeile {name}</translation>
    </message>
    <message>
        <source>line {name}</source>
        <comment>a place in a file</comment>
        <translation>Zeile {name}</translation>
    </message>
    <message>
        <source>column {name}</source>
        <comment>a place in a file</comment>
        <translation>Spalte {name}</translation>
    </message>
    <message>
        <source>sheet {name}</source>
        <comment>a place in a file</comment>
        <translation>Blatt {name}</translation>
    </message>
    <message>
        <source>byte {name}</source>
        <comment>a place in a file</comment>
        <translation>Byte {name}</translation>
    </message>
    <message>
        <source>{code} at {place}: {found}</source>
        <translation>{code} bei {place}: {found}</translation>
    </message>
    <message>
        <source>Give at least one question</source>
        <translation>Geben Sie mindestens eine Frage an</translation>
    </message>
    <message>
        <source>Ask each person at least 1 and at most all {0}</source>
        <translation>Fragen Sie jede Person mindestens 1 und höchstens alle {0}</translation>
    </message>
    <message>
        <source>Give at least one respondent</source>
        <translation>Geben Sie mindestens eine teilnehmende Person an</translation>
    </message>
    <message>
        <source>Give at least two questions to choose from</source>
        <translation>Geben Sie mindestens zwei Fragen zur Auswahl an</translation>
    </message>
    <message>
        <source>Even ε = {0} is not enough for so small a margin; ask more people</source>
        <translation>Selbst ε = {0} genügt nicht für eine so kleine Fehlerspanne; fragen Sie mehr Personen</translation>
    </message>
    <message>
        <source>Even ε = {0} is not enough to tell them; ask more people</source>
        <translation>Selbst ε = {0} genügt nicht, um sie zu unterscheiden; fragen Sie mehr Personen</translation>
    </message>
    <message>
        <source>No share is told by reports for a histogram; give a margin or an ε</source>
        <translation>Meldungen für ein Histogramm sagen keinen Anteil; geben Sie eine Fehlerspanne oder ein ε an</translation>
    </message>
    <message>
        <source>Of a many-of the options share ε; plan several of them one by one</source>
        <translation>Bei mehreren Antworten teilen sich die Optionen das ε; planen Sie mehrere solche Fragen einzeln</translation>
    </message>
    <message>
        <source>Only a number without bins is planned for its histogram</source>
        <translation>Nur eine Zahl ohne Klassen wird für ihr Histogramm geplant</translation>
    </message>
    <message>
        <source>No number of respondents is enough for so small a margin; raise it</source>
        <translation>Keine Anzahl von Teilnehmenden genügt für eine so kleine Fehlerspanne; erhöhen Sie sie</translation>
    </message>
    <message>
        <source>A yes/no question has two answers; leave the number of options out</source>
        <translation>Eine Ja/Nein-Frage hat zwei Antworten; lassen Sie die Zahl der Optionen weg</translation>
    </message>
    <message>
        <source>Give a number of options from {0} to {1}</source>
        <translation>Geben Sie eine Zahl von Optionen von {0} bis {1} an</translation>
    </message>
    <message>
        <source>Give a number of respondents that is not negative</source>
        <translation>Geben Sie eine Zahl von Teilnehmenden an, die nicht negativ ist</translation>
    </message>
    <message>
        <source>No report could tell anything at this ε; raise ε or ask fewer options</source>
        <translation>Bei diesem ε könnte keine Meldung etwas sagen; erhöhen Sie ε, oder fragen Sie nach weniger Optionen</translation>
    </message>
    <message>
        <source>Give respondents of {0} groups</source>
        <translation>Geben Sie die Teilnehmenden von {0} Gruppen an</translation>
    </message>
    <message>
        <source>Add a sensitive question; there is nothing to split ε over</source>
        <translation>Fügen Sie eine heikle Frage hinzu; es gibt nichts, worauf sich ε verteilen ließe</translation>
    </message>
    <message>
        <source>The total ε is too small for this many questions; raise it</source>
        <translation>Das gesamte ε ist zu klein für so viele Fragen; erhöhen Sie es</translation>
    </message>
    <message>
        <source>{0} can be read in two ways; write it without a comma</source>
        <translation>{0} lässt sich auf zwei Arten lesen; schreiben Sie es ohne Komma</translation>
    </message>
    <message>
        <source>{0} is not a number</source>
        <translation>{0} ist keine Zahl</translation>
    </message>
    <message>
        <source>a target ε lies between {0} and {1}</source>
        <translation>Ein Ziel-ε liegt zwischen {0} und {1}</translation>
    </message>
    <message>
        <source>Give a margin between 0 and 1, such as 0.05</source>
        <translation>Geben Sie eine Fehlerspanne zwischen 0 und 1 an, etwa 0.05</translation>
    </message>
    <message>
        <source>Give a guessed share from 0 to 1</source>
        <translation>Geben Sie einen vermuteten Anteil von 0 bis 1 an</translation>
    </message>
    <message>
        <source>Give a confidence level between 0 and 1, such as 0.95</source>
        <translation>Geben Sie ein Konfidenzniveau zwischen 0 und 1 an, etwa 0.95</translation>
    </message>
    <message>
        <source>Give a target power between 0 and 1, such as 0.8</source>
        <translation>Geben Sie eine gewünschte Trennschärfe zwischen 0 und 1 an, etwa 0.8</translation>
    </message>
    <message>
        <source>Give a significance level between 0 and 1, such as 0.05</source>
        <translation>Geben Sie ein Signifikanzniveau zwischen 0 und 1 an, etwa 0.05</translation>
    </message>
    <message>
        <source>Give shares from 0 to 1</source>
        <translation>Geben Sie Anteile von 0 bis 1 an</translation>
    </message>
    <message>
        <source>Give two different shares to tell apart</source>
        <translation>Geben Sie zwei verschiedene Anteile an, die zu unterscheiden sind</translation>
    </message>
    <message>
        <source>No feasible number of respondents is enough; raise ε or the difference</source>
        <translation>Keine machbare Anzahl von Teilnehmenden genügt; erhöhen Sie ε oder den Unterschied</translation>
    </message>
    <message>
        <source>No feasible number of respondents is enough; raise the difference</source>
        <translation>Keine machbare Anzahl von Teilnehmenden genügt; erhöhen Sie den Unterschied</translation>
    </message>
    <message>
        <source>Choose a design whose reports depend on the answer</source>
        <translation>Wählen Sie ein Design, dessen Meldungen von der Antwort abhängen</translation>
    </message>
    <message>
        <source>Of a share of 0 or 1 there are no odds: choose one between</source>
        <translation>Zu einem Anteil von 0 oder 1 gibt es keine Chancen: Wählen Sie einen dazwischen</translation>
    </message>
    <message>
        <source>An odds ratio to be found is above 0, and not 1</source>
        <translation>Ein Chancenverhältnis, das zu finden ist, liegt über 0 und ist nicht 1</translation>
    </message>
    <message>
        <source>The group is a part of the people, above 0 and below 1</source>
        <translation>Die Gruppe ist ein Teil der Personen, über 0 und unter 1</translation>
    </message>
    <message>
        <source>The survey has no question {0}; leave its shares out</source>
        <translation>Die Umfrage hat keine Frage {0}; lassen Sie ihre Anteile weg</translation>
    </message>
    <message>
        <source>{0} has no option {1}; leave it out</source>
        <translation>{0} hat keine Option {1}; lassen Sie sie weg</translation>
    </message>
    <message>
        <source>Give shares from 0 to 1 for {0}</source>
        <translation>Geben Sie für {0} Anteile von 0 bis 1 an</translation>
    </message>
    <message>
        <source>Give shares for {0} that sum to 1</source>
        <translation>Geben Sie für {0} Anteile an, deren Summe 1 ist</translation>
    </message>
    <message>
        <source>A passphrase has at least {0} characters</source>
        <translation>Eine Passphrase hat mindestens {0} Zeichen</translation>
    </message>
    <message>
        <source>real responses are not compared with rehearsed ones</source>
        <translation>Echte Antworten werden nicht mit solchen einer Probe verglichen</translation>
    </message>
    <message>
        <source>weighted reports have no anchor</source>
        <translation>Gewichtete Meldungen haben keinen Anker</translation>
    </message>
    <message>
        <source>{0} cannot be crossed with itself</source>
        <translation>{0} lässt sich nicht mit sich selbst kreuzen</translation>
    </message>
    <message>
        <source>{0} times {1} cells are too many to cross</source>
        <translation>{0} mal {1} Zellen sind zu viele für eine Kreuzung</translation>
    </message>
    <message>
        <source>{0} has no options to cross; give it bins</source>
        <translation>{0} hat keine Optionen zum Kreuzen; geben Sie der Frage Klassen</translation>
    </message>
    <message>
        <source>name one option of {0} where it allows many</source>
        <translation>Nennen Sie eine Option von {0}, wo mehrere erlaubt sind</translation>
    </message>
    <message>
        <source>{0} is no option of {1}</source>
        <translation>{0} ist keine Option von {1}</translation>
    </message>
    <message>
        <source>reports to {0} depend on unknowns; it is not crossed</source>
        <translation>Meldungen zu {0} hängen von Unbekannten ab; die Frage wird nicht gekreuzt</translation>
    </message>
    <message>
        <source>sets of options of {0} cannot be estimated from counts</source>
        <translation>Mengen von Optionen von {0} lassen sich aus Anzahlen nicht schätzen</translation>
    </message>
    <message>
        <source>the set of options is empty</source>
        <translation>Die Menge der Optionen ist leer</translation>
    </message>
    <message>
        <source>{0} is not a lower edge of the bins of {1}</source>
        <translation>{0} ist keine untere Grenze einer Klasse von {1}</translation>
    </message>
    <message>
        <source>the numbers of {0} are weighted; leave the weights out</source>
        <translation>Die Zahlen zu {0} sind gewichtet; lassen Sie die Gewichte weg</translation>
    </message>
    <message>
        <source>the numbers of {0} were not counted one by one</source>
        <translation>Die Zahlen zu {0} wurden nicht einzeln gezählt</translation>
    </message>
    <message>
        <source>nobody answered the question {0}</source>
        <translation>Niemand hat die Frage {0} beantwortet</translation>
    </message>
    <message>
        <source>nobody was asked {0} of {1}</source>
        <translation>Niemand wurde nach {0} von {1} gefragt</translation>
    </message>
    <message>
        <source>a report to {0} may support several options</source>
        <translation>Eine Meldung zu {0} kann für mehrere Optionen sprechen</translation>
    </message>
    <message>
        <source>responses cannot be grouped by {0}</source>
        <translation>Antworten lassen sich nicht nach {0} gruppieren</translation>
    </message>
    <message>
        <source>responses cannot be weighted by {0}</source>
        <translation>Antworten lassen sich nicht mit {0} gewichten</translation>
    </message>
</context>
</TS>
