<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>0123456789,.</source>
        <extracomment>The ten digits, then the sign between thousands and the decimal sign: twelve signs.</extracomment>
        <translation>0123456789.,</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <translation>
            <numerusform>{n} weitere</numerusform>
            <numerusform>{n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} oder {last}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <translation>weniger als 1</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>mehr als 99</translation>
    </message>
    <message>
        <source>about {count}</source>
        <translation>etwa {count}</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is {no}, {count} are also saved as {yes}.</source>
        <translation>Von 100 Menschen, deren wahre Antwort {no} ist, werden {count} auch als {yes} gespeichert.</translation>
    </message>
    <message>
        <source>Out of 100 people at the lowest value, {count} are also saved as {yes}.</source>
        <translation>Von 100 Menschen mit dem kleinsten Wert werden {count} auch als {yes} gespeichert.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a set with their own answer in it.</source>
        <translation>Von 100 Menschen hinterlassen {count} eine Auswahl mit ihrer eigenen Antwort darin.</translation>
    </message>
    <message>
        <source>Any other answer is in {count}.</source>
        <translation>Jede andere Antwort ist bei {count} von 100 dabei.</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is another option, {count} are also saved with it.</source>
        <translation>Von 100 Menschen, deren wahre Antwort eine andere ist, werden {count} auch mit dieser gespeichert.</translation>
    </message>
    <message>
        <source>More than 95 of 100 answers are saved as they are.</source>
        <translation>Mehr als 95 von 100 Antworten werden so gespeichert, wie sie sind.</translation>
    </message>
    <message>
        <source>A saved {yes} or {no} is never proof.</source>
        <translation>Ein gespeichertes {yes} oder {no} ist nie ein Beweis.</translation>
    </message>
    <message>
        <source>A saved {word} is never proof.</source>
        <translation>Ein gespeichertes {word} ist nie ein Beweis.</translation>
    </message>
    <message>
        <source>A saved {yes} makes {first} more likely, {no} makes {second}: up to {factor} times the odds.</source>
        <translation>Ein gespeichertes {yes} spricht für {first}, {no} für {second}: höchstens im Verhältnis {factor} zu 1.</translation>
    </message>
    <message>
        <source>If the same person answers twice, the odds move by up to {both} times, not {once}.</source>
        <translation>Antwortet dieselbe Person zweimal, verrät das mehr: höchstens {both} zu 1 statt {once} zu 1.</translation>
    </message>
    <message>
        <source>ε is then {total} instead of {each}.</source>
        <translation>ε ist dann {total} statt {each}.</translation>
    </message>
    <message>
        <source>One question of this survey protects you little (ε {epsilon}).</source>
        <translation>Eine Frage dieser Umfrage schützt Sie wenig (ε {epsilon}).</translation>
    </message>
    <message>
        <source>What is saved tells a lot about your true answer.</source>
        <translation>Was gespeichert wird, verrät viel über Ihre wahre Antwort.</translation>
    </message>
    <message>
        <source>All answers to this survey together tell a lot about you (ε {epsilon} in all).</source>
        <translation>Alle Antworten auf diese Umfrage zusammen verraten viel über Sie (ε insgesamt {epsilon}).</translation>
    </message>
    <message>
        <source>Each one alone does not.</source>
        <translation>Eine allein verrät nicht so viel.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a number at most {reach} from their own.</source>
        <translation>Von 100 Menschen hinterlassen {count} eine Zahl, die höchstens {reach} von ihrer eigenen entfernt ist.</translation>
    </message>
    <message>
        <source>Of 100 people with a number far away, {count} leave one there, too.</source>
        <translation>Von 100 Menschen mit einer weit entfernten Zahl hinterlassen {count} auch eine dort.</translation>
    </message>
    <message>
        <source>A saved {word} makes {answer} more likely, up to {factor} times the odds.</source>
        <translation>Ein gespeichertes {word} spricht für {answer}, höchstens im Verhältnis {factor} zu 1.</translation>
    </message>
    <message>
        <source>A saved option makes that option less likely.</source>
        <translation>Eine gespeicherte Möglichkeit macht diese Möglichkeit weniger wahrscheinlich.</translation>
    </message>
    <message>
        <source>A saved option is never proof.</source>
        <translation>Eine gespeicherte Möglichkeit ist nie ein Beweis.</translation>
    </message>
    <message>
        <source>Of 100 people who chose an answer, {count} leave a set with it.</source>
        <translation>Von 100 Menschen, die eine Antwort gewählt haben, hinterlassen {count} eine Auswahl, in der sie steht.</translation>
    </message>
    <message>
        <source>A saved number is never proof.</source>
        <translation>Eine gespeicherte Zahl ist nie ein Beweis.</translation>
    </message>
    <message>
        <source>What is saved moves the odds by up to {factor} times.</source>
        <translation>Was gespeichert ist, spricht höchstens im Verhältnis {factor} zu 1 für eine Antwort.</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>Zwei Münzen</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Zwei Würfel</translation>
    </message>
    <message>
        <source>A deck of 52 cards</source>
        <translation>Ein Spiel mit 52 Karten</translation>
    </message>
    <message>
        <source>A spinner of 360 degrees</source>
        <translation>Eine Drehscheibe mit 360 Grad</translation>
    </message>
    <message>
        <source>Toss two coins where nobody sees them</source>
        <translation>Werfen Sie zwei Münzen, wo es niemand sieht</translation>
    </message>
    <message>
        <source>Roll two dice where nobody sees them</source>
        <translation>Werfen Sie zwei Würfel, wo es niemand sieht</translation>
    </message>
    <message>
        <source>Draw a card where nobody sees it</source>
        <translation>Ziehen Sie eine Karte, wo es niemand sieht</translation>
    </message>
    <message>
        <source>Spin your spinner where nobody sees it</source>
        <translation>Drehen Sie Ihre Scheibe, wo es niemand sieht</translation>
    </message>
    <message>
        <source>Then do what the number says. Only you know what you rolled.</source>
        <translation>Tun Sie dann, was die Zahl sagt. Nur Sie wissen, was Sie gewürfelt haben.</translation>
    </message>
    <message>
        <source>Then do what the coins say. Only you know how they fell.</source>
        <translation>Tun Sie dann, was die Münzen sagen. Nur Sie wissen, wie sie gefallen sind.</translation>
    </message>
    <message>
        <source>Add the two numbers, then do what the sum says. Only you know it.</source>
        <translation>Zählen Sie die zwei Zahlen zusammen und tun Sie, was die Summe sagt. Nur Sie kennen sie.</translation>
    </message>
    <message>
        <source>Shuffle first, then do what the card says. Only you know which it is.</source>
        <translation>Mischen Sie zuerst und tun Sie dann, was die Karte sagt. Nur Sie wissen, welche es ist.</translation>
    </message>
    <message>
        <source>Then do what the degree says. Only you know where it stopped.</source>
        <translation>Tun Sie dann, was die Gradzahl sagt. Nur Sie wissen, wo die Scheibe stehen blieb.</translation>
    </message>
    <message>
        <source>Candor never sees your coins.</source>
        <translation>Candor sieht Ihre Münzen nie.</translation>
    </message>
    <message>
        <source>Candor never sees your dice.</source>
        <translation>Candor sieht nie, was Sie würfeln.</translation>
    </message>
    <message>
        <source>One dice</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>scrambled here</source>
        <translation>hier verwürfelt</translation>
    </message>
    <message>
        <source>Roll your dice where nobody sees it</source>
        <translation>Werfen Sie Ihren Würfel, wo es niemand sieht</translation>
    </message>
    <message>
        <source>Candor never sees your card.</source>
        <translation>Candor sieht Ihre Karte nie.</translation>
    </message>
    <message>
        <source>Candor never sees your spinner.</source>
        <translation>Candor sieht Ihre Scheibe nie.</translation>
    </message>
    <message>
        <source>Sum {numbers}</source>
        <translation>Summe {numbers}</translation>
    </message>
    <message>
        <source>From {first}° to {last}°</source>
        <translation>Von {first}° bis {last}°</translation>
    </message>
    <message>
        <source>{part} of {whole} {sector}</source>
        <translation>{part} von {whole} für {sector}</translation>
    </message>
    <message>
        <source>Computed from two coins: {parts}.</source>
        <translation>Berechnet aus zwei Münzen: {parts}.</translation>
    </message>
    <message>
        <source>Dice, coins, cards or a spinner, as each question says</source>
        <translation>Würfel, Münzen, Karten oder eine Drehscheibe, je nach Frage</translation>
    </message>
    <message>
        <source>Computed from the dice: {parts}.</source>
        <translation>Berechnet aus dem Würfel: {parts}.</translation>
    </message>
    <message>
        <source>Computed from what your device asks: {parts}.</source>
        <translation>Berechnet aus dem, was Ihr Gegenstand verlangt: {parts}.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>First coin heads</source>
        <translation>Erste Münze Kopf</translation>
    </message>
    <message>
        <source>First tails, then heads</source>
        <translation>Erst Zahl, dann Kopf</translation>
    </message>
    <message>
        <source>Tails twice</source>
        <translation>Zweimal Zahl</translation>
    </message>
    <message>
        <source>Heads at least once</source>
        <translation>Mindestens einmal Kopf</translation>
    </message>
    <message>
        <source>{rank} of {suits}</source>
        <translation>{rank} in {suits}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>One other survey was begun on this computer.</source>
        <translation>Auf diesem Computer wurde eine andere Umfrage begonnen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other surveys were begun on this computer.</source>
        <translation>
            <numerusform>Auf diesem Computer wurde {n} andere Umfrage begonnen.</numerusform>
            <numerusform>Auf diesem Computer wurden {n} andere Umfragen begonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you answered there too, all of it together tells more.</source>
        <translation>Wenn Sie dort auch geantwortet haben, verrät alles zusammen mehr.</translation>
    </message>
    <message>
        <source>If you answered there too, all together move the odds by up to {factor} times.</source>
        <translation>Haben Sie dort auch geantwortet, gilt für alles zusammen: höchstens {factor} zu 1.</translation>
    </message>
    <message>
        <source>ε is then {total} in all.</source>
        <translation>ε ist dann insgesamt {total}.</translation>
    </message>
    <message>
        <source>At least one earlier record on this computer could not be read.</source>
        <translation>Mindestens ein früherer Eintrag auf diesem Computer ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>The list of known authors on this computer is damaged.</source>
        <translation>Die Liste der bekannten Verfasser auf diesem Computer ist beschädigt.</translation>
    </message>
    <message>
        <source>This survey does not have the key that its author had here before.</source>
        <translation>Diese Umfrage hat nicht den Schlüssel, den ihr Verfasser hier vorher hatte.</translation>
    </message>
    <message>
        <source>Someone else may have written it. Ask whoever gave it to you, or leave.</source>
        <translation>Jemand anderes kann sie geschrieben haben. Fragen Sie die Person, die sie Ihnen gegeben hat, oder gehen Sie.</translation>
    </message>
    <message>
        <source>The words of the key were: {words}.</source>
        <translation>Die Wörter des Schlüssels waren: {words}.</translation>
    </message>
    <message>
        <source>Now it is not signed.</source>
        <translation>Jetzt ist sie nicht unterschrieben.</translation>
    </message>
    <message>
        <source>Now they are: {words}.</source>
        <translation>Jetzt sind es: {words}.</translation>
    </message>
    <message>
        <source>I have asked</source>
        <translation>Ich habe gefragt</translation>
    </message>
    <message>
        <source>{a} is the statement of each question, {b} its opposite.</source>
        <translation>{a} ist die Aussage der jeweiligen Frage, {b} ihr Gegenteil.</translation>
    </message>
    <message>
        <source>100 people with a number far away</source>
        <translation>100 Menschen mit einer weit entfernten Zahl</translation>
    </message>
    <message>
        <source>100 people with this number</source>
        <translation>100 Menschen mit dieser Zahl</translation>
    </message>
    <message>
        <source>100 people at the lowest value</source>
        <translation>100 Menschen mit dem kleinsten Wert</translation>
    </message>
    <message>
        <source>100 people at the highest value</source>
        <translation>100 Menschen mit dem größten Wert</translation>
    </message>
    <message>
        <source>100 people with another answer</source>
        <translation>100 Menschen mit einer anderen Antwort</translation>
    </message>
    <message>
        <source>100 people with this answer</source>
        <translation>100 Menschen mit dieser Antwort</translation>
    </message>
    <message>
        <source>100 people to whom {letter} does not apply</source>
        <translation>100 Menschen, für die {letter} nicht gilt</translation>
    </message>
    <message>
        <source>100 people to whom {letter} applies</source>
        <translation>100 Menschen, für die {letter} gilt</translation>
    </message>
    <message>
        <source>100 people whose true answer is {word}</source>
        <translation>100 Menschen mit der wahren Antwort {word}</translation>
    </message>
    <message>
        <source>The copy could not be kept on this computer itself.</source>
        <translation>Die Kopie konnte auf diesem Computer selbst nicht behalten werden.</translation>
    </message>
    <message>
        <source>What was kept could not be erased: {reason}.</source>
        <translation>Was behalten wurde, konnte nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>The outbox is not a folder.</source>
        <translation>Der Ausgangsordner ist gar kein Ordner.</translation>
    </message>
    <message>
        <source>The files could not be written anew: {reason}.</source>
        <translation>Die Dateien konnten nicht neu geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The files could not be moved: {reason}.</source>
        <translation>Die Dateien konnten nicht verschoben werden: {reason}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>der erlaubte Platz ist aufgebraucht</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>auf den Datenträger darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>die Erlaubnis fehlt</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>die Datei oder der Ordner ist nicht da</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>The disk was taken out</source>
        <translation>der Datenträger wurde herausgenommen</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>unbekannter Grund</translation>
    </message>
    <message>
        <source>Another folder does not help.</source>
        <translation>Ein anderer Ordner hilft nicht.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>Der Ordner ist nicht da.</translation>
    </message>
    <message>
        <source>The folder could not be made: {reason}.</source>
        <translation>Der Ordner konnte nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}.</source>
        <translation>Die Datei konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Practice: nothing is saved</source>
        <translation>Übung: Nichts wird gespeichert</translation>
    </message>
    <message>
        <source>Did you drink tea today?</source>
        <translation>Haben Sie heute Tee getrunken?</translation>
    </message>
    <message>
        <source>I drank tea today.</source>
        <translation>Ich habe heute Tee getrunken.</translation>
    </message>
    <message>
        <source>I did not drink tea today.</source>
        <translation>Ich habe heute keinen Tee getrunken.</translation>
    </message>
    <message>
        <source>Choose any answer. This is practice.</source>
        <translation>Wählen Sie irgendeine Antwort. Das ist eine Übung.</translation>
    </message>
    <message>
        <source>Answer {n}</source>
        <translation>Antwort {n}</translation>
    </message>
    <message>
        <source>Try it once</source>
        <translation>Einmal ausprobieren</translation>
    </message>
    <message>
        <source>Other ways to answer</source>
        <translation>Anders antworten</translation>
    </message>
    <message>
        <source>One word is kept</source>
        <translation>Ein Wort wird behalten</translation>
    </message>
    <message>
        <source>Start the questions</source>
        <translation>Zu den Fragen</translation>
    </message>
    <message>
        <source>Kept: {words}</source>
        <translation>Behalten: {words}</translation>
    </message>
    <message>
        <source>You answer</source>
        <translation>Sie antworten</translation>
    </message>
    <message>
        <source>It is scrambled</source>
        <translation>Es wird verwürfelt</translation>
    </message>
    <message>
        <source>What comes out is kept</source>
        <translation>Das Ergebnis wird behalten</translation>
    </message>
    <message>
        <source>The wheel chooses</source>
        <translation>Das Rad wählt</translation>
    </message>
    <message>
        <source>The coins choose</source>
        <translation>Die Münzen wählen</translation>
    </message>
    <message>
        <source>The dice choose</source>
        <translation>Der Würfel wählt</translation>
    </message>
    <message>
        <source>Your own device chooses</source>
        <translation>Ihr Gegenstand wählt</translation>
    </message>
    <message>
        <source>Chance chooses</source>
        <translation>Der Zufall wählt</translation>
    </message>
    <message>
        <source>You press a word</source>
        <translation>Sie drücken ein Wort</translation>
    </message>
    <message>
        <source>Nobody can tell which.</source>
        <translation>Niemand kann sagen, was von beidem.</translation>
    </message>
    <message>
        <source>Try the wheel 200 times</source>
        <translation>Das Rad 200-mal ausprobieren</translation>
    </message>
    <message>
        <source>Try the coins 200 times</source>
        <translation>Die Münzen 200-mal ausprobieren</translation>
    </message>
    <message>
        <source>Try it 200 times</source>
        <translation>200-mal ausprobieren</translation>
    </message>
    <message>
        <source>Try scrambling 200 times</source>
        <translation>Das Verwürfeln 200-mal ausprobieren</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>{part} of {whole} parts {sector}</source>
        <translation>{part} von {whole} Teilen für {sector}</translation>
    </message>
    <message>
        <source>Computed from this wheel: {parts}.</source>
        <translation>Berechnet aus diesem Rad: {parts}.</translation>
    </message>
    <message>
        <source>Exactly one of {a} and {b} is true for you. If not, leave.</source>
        <translation>Von {a} und {b} trifft genau eine auf Sie zu. Wenn nicht, brechen Sie ab.</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the statement</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>its opposite</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>T</source>
        <comment>of Truth</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>of Yes</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <comment>of No</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>HIGH</source>
        <translation>HOCH</translation>
    </message>
    <message>
        <source>LOW</source>
        <translation>NIEDRIG</translation>
    </message>
    <message>
        <source>TRUE</source>
        <translation>STIMMT</translation>
    </message>
    <message>
        <source>FALSE</source>
        <translation>STIMMT NICHT</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>JA</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NEIN</translation>
    </message>
    <message>
        <source>higher values</source>
        <translation>größere Werte</translation>
    </message>
    <message>
        <source>lower values</source>
        <translation>kleinere Werte</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>None of the options</source>
        <translation>Keine der Möglichkeiten</translation>
    </message>
    <message>
        <source>Then one more question is asked.</source>
        <translation>Dann wird eine Frage mehr gestellt.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} more questions are asked.</source>
        <translation>
            <numerusform>Dann wird {n} Frage mehr gestellt.</numerusform>
            <numerusform>Dann werden {n} Fragen mehr gestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one question is no longer asked.</source>
        <translation>Dann wird eine Frage nicht mehr gestellt.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} questions are no longer asked.</source>
        <translation>
            <numerusform>Dann wird {n} Frage nicht mehr gestellt.</numerusform>
            <numerusform>Dann werden {n} Fragen nicht mehr gestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for it stays on this computer, and out of the file.</source>
        <translation>Was dafür ausgelost wurde, bleibt auf diesem Computer und kommt nicht in die Datei.</translation>
    </message>
    <message>
        <source>{low} and over</source>
        <translation>{low} und mehr</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>Saved as you give it</source>
        <translation>Unverändert gespeichert</translation>
    </message>
    <message>
        <source>H</source>
        <comment>heads, on a coin</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tails, on a coin</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>Wohin speichern</translation>
    </message>
    <message>
        <source>Surveys (*.survey)</source>
        <translation>Umfragen (*.survey)</translation>
    </message>
    <message>
        <source>Studies (*.study)</source>
        <translation>Studien (*.study)</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>Schlüssel (*.key)</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>Tabellen ({endings})</translation>
    </message>
    <message>
        <source>Mappings (*.mapping)</source>
        <translation>Zuordnungen (*.mapping)</translation>
    </message>
    <message>
        <source>Surveys, tables ({endings})</source>
        <translation>Umfragen, Tabellen ({endings})</translation>
    </message>
    <message>
        <source>Studies, tables ({endings})</source>
        <translation>Studien, Tabellen ({endings})</translation>
    </message>
    <message>
        <source>Mend a copy…</source>
        <translation>Eine Kopie berichtigen&#xa0;…</translation>
    </message>
    <message>
        <source>Replace “{0}”?</source>
        <translation>„{0}“ ersetzen?</translation>
    </message>
    <message>
        <source>A file of this name is in the folder. What it holds now would be gone.</source>
        <translation>Im Ordner liegt schon eine Datei dieses Namens. Was jetzt darin steht, wäre verloren.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No file is made before the last page.</source>
        <translation>Vor der letzten Seite entsteht keine Datei.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your ticks are saved as you give them.</source>
        <translation>Ihre Kreuze werden so gespeichert, wie Sie sie setzen.</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Choose your answer first.</source>
        <translation>Wählen Sie zuerst Ihre Antwort.</translation>
    </message>
    <message>
        <source>Coin showing heads</source>
        <translation>Münze zeigt Kopf</translation>
    </message>
    <message>
        <source>Coin showing tails</source>
        <translation>Münze zeigt Zahl</translation>
    </message>
    <message>
        <source>Coin showing either side</source>
        <translation>Münze mit beliebiger Seite</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation>Ihre Zustimmung</translation>
    </message>
    <message>
        <source>Do you want to take part?</source>
        <translation>Möchten Sie mitmachen?</translation>
    </message>
    <message>
        <source>Those who ask say:</source>
        <translation>Wer die Fragen stellt, sagt:</translation>
    </message>
    <message>
        <source>You are not taking part</source>
        <translation>Sie machen nicht mit</translation>
    </message>
    <message>
        <source>That is all right</source>
        <translation>Das ist in Ordnung</translation>
    </message>
    <message>
        <source>You owe nobody a reason.</source>
        <translation>Sie schulden niemandem einen Grund.</translation>
    </message>
    <message>
        <source>No file was made. Nothing was saved.</source>
        <translation>Es ist keine Datei entstanden. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Noch wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Ich stimme nicht zu</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Ich stimme zu</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>Sind Sie noch da?</translation>
    </message>
    <message>
        <source>I am still here</source>
        <translation>Ich bin noch da</translation>
    </message>
    <message>
        <source>In one second all that was answered is erased.</source>
        <translation>In einer Sekunde wird alles Beantwortete gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} seconds all that was answered is erased.</source>
        <translation>
            <numerusform>In {n} Sekunde wird alles Beantwortete gelöscht.</numerusform>
            <numerusform>In {n} Sekunden wird alles Beantwortete gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is hidden.</source>
        <translation>Die Seite ist verdeckt.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Die showing {pips}</source>
        <translation>Würfel zeigt {pips}</translation>
    </message>
    <message>
        <source>The file, letter for letter</source>
        <translation>Die Datei, Zeichen für Zeichen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saved. Thank you.</source>
        <translation>Gespeichert. Danke.</translation>
    </message>
    <message>
        <source>One file is in the outbox</source>
        <translation>Eine Datei liegt im Ausgangsordner</translation>
    </message>
    <message>
        <source>The person before you is done. Their answers are erased here, and nobody can look back.</source>
        <translation>Die Person vor Ihnen ist fertig. Was sie geantwortet hat, ist hier gelöscht, und niemand kann zurückblättern.</translation>
    </message>
    <message>
        <source>When you are done, your answers are erased here, and nobody can look back.</source>
        <translation>Wenn Sie fertig sind, werden Ihre Antworten hier gelöscht. Dann kann niemand zurückblättern.</translation>
    </message>
    <message>
        <source>Somebody left this survey. What was drawn is kept out of sight.</source>
        <translation>Jemand hat diese Umfrage verlassen. Was ausgelost wurde, bleibt unsichtbar behalten.</translation>
    </message>
    <message>
        <source>Who sits here now?</source>
        <translation>Wer sitzt jetzt hier?</translation>
    </message>
    <message>
        <source>The person before left after chance was used, and saved no file.</source>
        <translation>Die Person davor ging, nachdem ausgelost wurde, und hat keine Datei gespeichert.</translation>
    </message>
    <message>
        <source>The same person goes on with it. Nothing is drawn again.</source>
        <translation>Dieselbe Person macht damit weiter. Nichts wird noch einmal ausgelost.</translation>
    </message>
    <message>
        <source>For the next person it is erased, and chance begins anew.</source>
        <translation>Für die nächste Person wird es gelöscht, und es wird neu ausgelost.</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>It holds what you saw on the page before, and nothing else.</source>
        <translation>Darin steht, was Sie auf der Seite davor gesehen haben, und nichts sonst.</translation>
    </message>
    <message>
        <source>Nothing else is kept</source>
        <translation>Sonst wird nichts behalten</translation>
    </message>
    <message>
        <source>Your answers are erased from this laptop; nobody can look back.</source>
        <translation>Ihre Antworten sind auf diesem Laptop gelöscht. Niemand kann zurückblättern.</translation>
    </message>
    <message>
        <source>Empty the outbox</source>
        <translation>Den Ausgangsordner leeren</translation>
    </message>
    <message>
        <source>Each file is copied, compared, and only then removed here.</source>
        <translation>Jede Datei wird kopiert, verglichen und erst dann hier entfernt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>This is the outbox itself. Choose another folder.</source>
        <translation>Das ist der Ausgangsordner selbst. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>One file was moved to {folder}.</source>
        <translation>Eine Datei wurde nach {folder} verschoben.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files were moved to {folder}.</source>
        <translation>
            <numerusform>{n} Datei wurde nach {folder} verschoben.</numerusform>
            <numerusform>{n} Dateien wurden nach {folder} verschoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file stays here: another file has its name there.</source>
        <translation>Eine Datei bleibt hier: Der Name ist dort schon vergeben.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files stay here: other files have their names there.</source>
        <translation>
            <numerusform>{n} Datei bleibt hier: Der Name ist dort schon vergeben.</numerusform>
            <numerusform>{n} Dateien bleiben hier: Die Namen sind dort schon vergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing is lost.</source>
        <translation>Angehalten. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts ist verloren.</translation>
    </message>
    <message>
        <source>The files that were not moved are still here. Choose a folder to go on.</source>
        <translation>Die Dateien, die nicht verschoben wurden, sind noch hier. Wählen Sie einen Ordner, um weiterzumachen.</translation>
    </message>
    <message>
        <source>Your answers are still on this laptop. Call the field worker.</source>
        <translation>Ihre Antworten sind noch auf diesem Laptop. Rufen Sie die Befragungsleitung.</translation>
    </message>
    <message>
        <source>{count} of 100 figures are filled.</source>
        <translation>{count} von 100 Figuren sind ausgefüllt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in the outbox</source>
        <translation>
            <numerusform>{n} Datei liegt im Ausgangsordner</numerusform>
            <numerusform>{n} Dateien liegen im Ausgangsordner</numerusform>
        </translation>
    </message>
    <message>
        <source>What leaves this laptop</source>
        <translation>Was diesen Laptop verlässt</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>In the file?</source>
        <translation>In der Datei?</translation>
    </message>
    <message>
        <source>Who can see it?</source>
        <translation>Wer kann es sehen?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Your name, this computer, the time</source>
        <translation>Ihr Name, dieser Computer, die Uhrzeit</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions</source>
        <translation>Ihre wahren Antworten auf heikle Fragen</translation>
    </message>
    <message>
        <source>Whoever has the file</source>
        <translation>Wer die Datei hat</translation>
    </message>
    <message>
        <source>This program, until it is scrambled</source>
        <translation>Dieses Programm, bis sie verwürfelt ist</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Alles ansehen</translation>
    </message>
    <message>
        <source>See less</source>
        <translation>Weniger ansehen</translation>
    </message>
    <message>
        <source>The words that are kept</source>
        <translation>Die behaltenen Wörter</translation>
    </message>
    <message>
        <source>Your answers, as you give them</source>
        <translation>Ihre Antworten, so wie Sie sie geben</translation>
    </message>
    <message>
        <source>Other answers, as given.</source>
        <translation>Andere Antworten unverändert.</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Your true answers</source>
        <translation>Ihre wahren Antworten</translation>
    </message>
    <message>
        <source>What the dice showed</source>
        <translation>Was der Würfel zeigte</translation>
    </message>
    <message>
        <source>What your own device showed</source>
        <translation>Was Ihr Gegenstand zeigte</translation>
    </message>
    <message>
        <source>{landing}, and your true answers</source>
        <translation>{landing}, und Ihre wahren Antworten</translation>
    </message>
    <message>
        <source>{landing}, and your true answers to sensitive questions</source>
        <translation>{landing}, und Ihre wahren Antworten auf heikle Fragen</translation>
    </message>
    <message>
        <source>Only you, or this program if it scrambles</source>
        <translation>Nur Sie, oder dieses Programm, wenn es verwürfelt</translation>
    </message>
    <message>
        <source>Only you</source>
        <translation>Nur Sie</translation>
    </message>
    <message>
        <source>The word you press: {yes} or {no}</source>
        <translation>Das Wort, das Sie drücken: {yes} oder {no}</translation>
    </message>
    <message>
        <source>Your scrambled answers</source>
        <translation>Ihre verwürfelten Antworten</translation>
    </message>
    <message>
        <source>What is drawn for you</source>
        <translation>Was für Sie ausgelost wird</translation>
    </message>
    <message>
        <source>Only someone who has the key</source>
        <translation>Nur wer den Schlüssel hat</translation>
    </message>
    <message>
        <source>Where the wheel landed</source>
        <translation>Wo das Rad gelandet ist</translation>
    </message>
    <message>
        <source>How the coins fell</source>
        <translation>Wie die Münzen gefallen sind</translation>
    </message>
    <message numerus="yes">
        <source>Your answers to {n} other questions</source>
        <translation>
            <numerusform>Ihre Antwort auf {n} andere Frage</numerusform>
            <numerusform>Ihre Antworten auf {n} andere Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>You and this program, until you press</source>
        <translation>Sie und dieses Programm, bis Sie drücken</translation>
    </message>
    <message>
        <source>the wheel</source>
        <translation>das Rad</translation>
    </message>
    <message>
        <source>the coins</source>
        <translation>die Münzen</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>der Würfel</translation>
    </message>
    <message>
        <source>your own device</source>
        <translation>Ihr eigener Gegenstand</translation>
    </message>
    <message>
        <source>What {devices} showed</source>
        <translation>Was der Zufall zeigte ({devices})</translation>
    </message>
    <message>
        <source>If the file leaks, it shows the saved rows, and nothing else.</source>
        <translation>Gerät die Datei in fremde Hände, zeigt sie die gespeicherten Zeilen und sonst nichts.</translation>
    </message>
    <message>
        <source>If the file leaks, nobody can read it without the key.</source>
        <translation>Gerät die Datei in fremde Hände, kann sie ohne den Schlüssel niemand lesen.</translation>
    </message>
    <message>
        <source>Leave the survey</source>
        <translation>Die Umfrage verlassen</translation>
    </message>
    <message>
        <source>Truth: give your true answer.</source>
        <translation>Wahrheit: Geben Sie Ihre wahre Antwort.</translation>
    </message>
    <message>
        <source>Yes: press {word}, whatever is true for you.</source>
        <translation>Ja: Drücken Sie {word}, egal, was für Sie stimmt.</translation>
    </message>
    <message>
        <source>No: press {word}, whatever is true for you.</source>
        <translation>Nein: Drücken Sie {word}, egal, was für Sie stimmt.</translation>
    </message>
    <message>
        <source>It was started before, and no word was kept. This is the last time.</source>
        <translation>Diese Frage wurde schon begonnen, und es wurde kein Wort behalten. Jetzt ist das letzte Mal.</translation>
    </message>
    <message>
        <source>This question cannot be answered any more</source>
        <translation>Diese Frage kann nicht mehr beantwortet werden</translation>
    </message>
    <message>
        <source>It was started twice, and no word was kept. Please leave the survey.</source>
        <translation>Diese Frage wurde zweimal begonnen, und es wurde kein Wort behalten. Bitte verlassen Sie die Umfrage.</translation>
    </message>
    <message>
        <source>The start could not be noted on this computer. Nothing was drawn.</source>
        <translation>Der Anfang konnte auf diesem Computer nicht vermerkt werden. Es wurde nichts ausgelost.</translation>
    </message>
    <message>
        <source>Is {letter} true or false for you?</source>
        <translation>Stimmt {letter} für Sie oder nicht?</translation>
    </message>
    <message>
        <source>Leave this survey?</source>
        <translation>Diese Umfrage verlassen?</translation>
    </message>
    <message>
        <source>You owe nobody a reason. No file is made.</source>
        <translation>Sie schulden niemandem einen Grund. Es entsteht keine Datei.</translation>
    </message>
    <message>
        <source>Your other answers are erased.</source>
        <translation>Ihre anderen Antworten werden gelöscht.</translation>
    </message>
    <message>
        <source>Your answers are erased</source>
        <translation>Ihre Antworten werden gelöscht</translation>
    </message>
    <message>
        <source>What was drawn is kept out of sight until the field worker says who comes next.</source>
        <translation>Was ausgelost wurde, bleibt verborgen, bis die Befragungsleitung sagt, wer als Nächstes kommt.</translation>
    </message>
    <message>
        <source>One saved word on this computer</source>
        <translation>Ein gespeichertes Wort auf diesem Computer</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved words on this computer</source>
        <translation>
            <numerusform>{n} gespeichertes Wort auf diesem Computer</numerusform>
            <numerusform>{n} gespeicherte Wörter auf diesem Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds nothing that you answered.</source>
        <translation>Er enthält nichts von Ihren Antworten.</translation>
    </message>
    <message>
        <source>A mark that this survey was begun here</source>
        <translation>Ein Vermerk, dass diese Umfrage hier begonnen wurde</translation>
    </message>
    <message>
        <source>No word was drawn.</source>
        <translation>Es wurde kein Wort ausgelost.</translation>
    </message>
    <message>
        <source>Everything else is forgotten</source>
        <translation>Alles andere wird vergessen</translation>
    </message>
    <message>
        <source>Everything so far is forgotten</source>
        <translation>Alles bisher wird vergessen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} questions.</source>
        <translation>Der Zufall wählt {asked} von {n} Fragen.</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} options.</source>
        <translation>Der Zufall wählt {asked} von {n} Möglichkeiten.</translation>
    </message>
    <message>
        <source>Chance picks some options of {n} questions.</source>
        <translation>Der Zufall wählt einige Möglichkeiten bei {n} Fragen.</translation>
    </message>
    <message>
        <source>Chance sets the order of options for you, before the first question.</source>
        <translation>Der Zufall legt die Reihenfolge der Antworten für Sie fest, vor der ersten Frage.</translation>
    </message>
    <message>
        <source>This order is in no file.</source>
        <translation>Diese Reihenfolge steht in keiner Datei.</translation>
    </message>
    <message>
        <source>They stand in the survey’s order, not in the one that you saw.</source>
        <translation>Sie stehen in der Reihenfolge der Umfrage, nicht in der, die Sie sahen.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} options.</source>
        <translation>Für Sie ausgelost: {asked} von {n} Möglichkeiten.</translation>
    </message>
    <message>
        <source>A dash there stands for an option that was not asked.</source>
        <translation>Ein Strich darin steht für eine Möglichkeit, nach der nicht gefragt wurde.</translation>
    </message>
    <message>
        <source>Which options were drawn for you</source>
        <translation>Welche Möglichkeiten für Sie ausgelost wurden</translation>
    </message>
    <message>
        <source>Which questions were drawn for you</source>
        <translation>Welche Fragen für Sie ausgelost wurden</translation>
    </message>
    <message>
        <source>It stays on this computer, so that it is drawn only once.</source>
        <translation>Sie bleibt auf diesem Computer, damit nur einmal ausgelost wird.</translation>
    </message>
    <message>
        <source>The order in which you saw the options</source>
        <translation>Die Reihenfolge, in der Sie die Antworten sahen</translation>
    </message>
    <message>
        <source>They stay on this computer, so that they are drawn only once.</source>
        <translation>Sie bleiben auf diesem Computer, damit nur einmal ausgelost wird.</translation>
    </message>
    <message>
        <source>What was drawn stays, because drawing again could give you away. You can go on later, or erase it then.</source>
        <translation>Was ausgelost wurde, bleibt, denn noch einmal auszulosen könnte Sie verraten. Sie können später weitermachen oder es dann löschen.</translation>
    </message>
    <message>
        <source>One start is noted on this computer</source>
        <translation>Ein Anfang ist auf diesem Computer vermerkt</translation>
    </message>
    <message numerus="yes">
        <source>{n} starts are noted on this computer</source>
        <translation>
            <numerusform>{n} Anfang ist auf diesem Computer vermerkt</numerusform>
            <numerusform>{n} Anfänge sind auf diesem Computer vermerkt</numerusform>
        </translation>
    </message>
    <message>
        <source>So no question is started more than twice. Where it landed is not kept.</source>
        <translation>So wird keine Frage öfter als zweimal begonnen. Was der Zufall zeigte, wird nicht behalten.</translation>
    </message>
    <message>
        <source>Ready for the next person</source>
        <translation>Bereit für die nächste Person</translation>
    </message>
    <message>
        <source>Ready for the first person</source>
        <translation>Bereit für die erste Person</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Field worker: PIN</source>
        <translation>Befragungsleitung: PIN</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Noch nicht bereit</translation>
    </message>
    <message>
        <source>The answers of the person before you are not erased yet.</source>
        <translation>Die Antworten der Person vor Ihnen sind noch nicht gelöscht.</translation>
    </message>
    <message>
        <source>Call the field worker. Candor keeps trying.</source>
        <translation>Rufen Sie die Befragungsleitung. Candor versucht es weiter.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation>Eine ganze Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>This is not a whole number from {low} to {high}.</source>
        <translation>Das ist keine ganze Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}, in steps of {step}.</source>
        <translation>Eine ganze Zahl von {low} bis {high}, in Schritten von {step}.</translation>
    </message>
    <message>
        <source>This is not a number from {low} to {high} in steps of {step}.</source>
        <translation>Das ist keine Zahl von {low} bis {high} in Schritten von {step}.</translation>
    </message>
    <message>
        <source>No option contains these letters.</source>
        <translation>Keine Möglichkeit enthält diese Buchstaben.</translation>
    </message>
    <message>
        <source>Empties the other boxes.</source>
        <translation>Leert die anderen Kästchen.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>“None of these” is empty now.</source>
        <translation>„Nichts davon“ ist jetzt leer.</translation>
    </message>
    <message>
        <source>The other boxes are empty now.</source>
        <translation>Die anderen Kästchen sind jetzt leer.</translation>
    </message>
    <message>
        <source>Type a part of your answer</source>
        <translation>Tippen Sie einen Teil Ihrer Antwort</translation>
    </message>
    <message>
        <source>Show only options that contain these letters</source>
        <translation>Nur Möglichkeiten mit diesen Buchstaben zeigen</translation>
    </message>
    <message>
        <source>What you use</source>
        <translation>Was Sie benutzen</translation>
    </message>
    <message>
        <source>Use something else</source>
        <translation>Etwas anderes benutzen</translation>
    </message>
    <message>
        <source>Sum of both dice</source>
        <translation>Summe beider Würfel</translation>
    </message>
    <message>
        <source>whatever is true for you</source>
        <translation>egal, was für Sie stimmt</translation>
    </message>
    <message>
        <source>Judge statement {letter}</source>
        <translation>Beurteilen Sie Aussage {letter}</translation>
    </message>
    <message>
        <source>Is it {yes} or {no}?</source>
        <translation>{yes} oder {no}?</translation>
    </message>
    <message>
        <source>for you: {yes} or {no}</source>
        <translation>für Sie: {yes} oder {no}</translation>
    </message>
    <message>
        <source>Press what is true</source>
        <translation>Drücken Sie, was stimmt</translation>
    </message>
    <message>
        <source>Press {word}</source>
        <translation>Drücken Sie {word}</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kiosk</translation>
    </message>
    <message>
        <source>Set up this laptop for many people</source>
        <translation>Diesen Laptop für viele Menschen einrichten</translation>
    </message>
    <message>
        <source>For the field worker. One person after another answers here.</source>
        <translation>Für die Befragungsleitung. Hier antwortet eine Person nach der anderen.</translation>
    </message>
    <message>
        <source>PIN, four to twelve digits</source>
        <translation>PIN, vier bis zwölf Ziffern</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Dieselbe PIN noch einmal</translation>
    </message>
    <message>
        <source>Languages offered</source>
        <translation>Angebotene Sprachen</translation>
    </message>
    <message>
        <source>Choose a survey.</source>
        <translation>Wählen Sie eine Umfrage.</translation>
    </message>
    <message>
        <source>Ask about the key of the survey.</source>
        <translation>Fragen Sie nach dem Schlüssel der Umfrage.</translation>
    </message>
    <message>
        <source>Choose an outbox.</source>
        <translation>Wählen Sie einen Ausgangsordner.</translation>
    </message>
    <message>
        <source>Type the PIN twice.</source>
        <translation>Tippen Sie die PIN zweimal.</translation>
    </message>
    <message>
        <source>Offer at least one language.</source>
        <translation>Bieten Sie mindestens eine Sprache an.</translation>
    </message>
    <message>
        <source>The PIN is written nowhere.</source>
        <translation>Die PIN wird nirgends aufgeschrieben.</translation>
    </message>
    <message>
        <source>The two PINs differ. Type the second again.</source>
        <translation>Die zwei PINs sind verschieden. Tippen Sie die zweite noch einmal.</translation>
    </message>
    <message>
        <source>Files go to {folder}.</source>
        <translation>Die Dateien kommen nach {folder}.</translation>
    </message>
    <message>
        <source>Start the kiosk</source>
        <translation>Den Kiosk starten</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Umfrage</translation>
    </message>
    <message>
        <source>Choose the survey of the kiosk</source>
        <translation>Die Umfrage für den Kiosk wählen</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Noch nicht gewählt</translation>
    </message>
    <message>
        <source>This survey is not signed.</source>
        <translation>Diese Umfrage ist nicht unterschrieben.</translation>
    </message>
    <message>
        <source>This key is first seen on this computer.</source>
        <translation>Dieser Computer sieht diesen Schlüssel zum ersten Mal.</translation>
    </message>
    <message>
        <source>Its eight words: {words}</source>
        <translation>Die acht Wörter der Umfrage: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more problems; candor check names them all.</source>
        <translation>
            <numerusform>{n} weiteres Problem. Der Befehl candor check nennt alle.</numerusform>
            <numerusform>{n} weitere Probleme. Der Befehl candor check nennt alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Ausgangsordner</translation>
    </message>
    <message>
        <source>Choose the outbox, where the files go</source>
        <translation>Den Ausgangsordner wählen, in den die Dateien kommen</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Tested: can be written</source>
        <translation>Geprüft: Schreiben geht</translation>
    </message>
    <message>
        <source>The folder is not there. If it is on a stick, put the stick in.</source>
        <translation>Der Ordner ist nicht da. Ist er auf einem Stick, stecken Sie den Stick ein.</translation>
    </message>
    <message>
        <source>This is not a folder. Choose another one.</source>
        <translation>Das ist kein Ordner. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Nothing can be written there: {reason}.</source>
        <translation>Dort kann nichts geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Noch einmal prüfen</translation>
    </message>
    <message>
        <source>One response file is in it already.</source>
        <translation>Eine Antwortdatei liegt schon darin.</translation>
    </message>
    <message numerus="yes">
        <source>{n} response files are in it already.</source>
        <translation>
            <numerusform>{n} Antwortdatei liegt schon darin.</numerusform>
            <numerusform>{n} Antwortdateien liegen schon darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>One other file is in it; Candor leaves it alone.</source>
        <translation>Eine andere Datei liegt darin. Candor lässt sie, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other files are in it; Candor leaves them alone.</source>
        <translation>
            <numerusform>{n} andere Datei liegt darin. Candor lässt sie, wie sie ist.</numerusform>
            <numerusform>{n} andere Dateien liegen darin. Candor lässt sie, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder to save into</source>
        <translation>Ordner zum Speichern</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Durchsuchen</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>Diesen Ordner nehmen</translation>
    </message>
    <message>
        <source>Make this folder</source>
        <translation>Diesen Ordner anlegen</translation>
    </message>
    <message>
        <source>There is no folder {folder} yet.</source>
        <translation>Den Ordner {folder} gibt es noch nicht.</translation>
    </message>
    <message>
        <source>How do you want to answer?</source>
        <translation>Wie möchten Sie antworten?</translation>
    </message>
    <message>
        <source>Choose one. It holds for the whole survey.</source>
        <translation>Wählen Sie einen Weg. Er gilt für die ganze Umfrage.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>A wheel, on this screen</source>
        <translation>Ein Rad, auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>It says what to answer, and you press a word. Only the word is saved.</source>
        <translation>Es sagt, was Sie antworten sollen, und Sie drücken ein Wort. Nur das Wort wird gespeichert.</translation>
    </message>
    <message>
        <source>They say what to answer, and you press a word. Only the word is saved.</source>
        <translation>Der Wurf sagt, was Sie antworten sollen, und Sie drücken ein Wort. Nur das Wort wird gespeichert.</translation>
    </message>
    <message>
        <source>Dice, on this screen</source>
        <translation>Ein Würfel, auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>{tools}, used where nobody sees it. Only you know what it showed.</source>
        <translation>{tools}, wo es niemand sieht. Nur Sie wissen, was herauskam.</translation>
    </message>
    <message>
        <source>You give your true answer. The program scrambles it at once and forgets it.</source>
        <translation>Sie geben Ihre wahre Antwort. Das Programm verwürfelt sie sofort und vergisst sie.</translation>
    </message>
    <message>
        <source>Two coins, on this screen</source>
        <translation>Zwei Münzen, auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>All follow the same odds. The file says which way you chose, not who you are.</source>
        <translation>Alle schützen gleich stark. In der Datei steht, welchen Weg Sie wählten, nicht, wer Sie sind.</translation>
    </message>
    <message>
        <source>Something of your own</source>
        <translation>Etwas Eigenes</translation>
    </message>
    <message>
        <source>Scrambled here, by this program</source>
        <translation>Hier verwürfelt, durch dieses Programm</translation>
    </message>
    <message>
        <source>More about the odds</source>
        <translation>Was ein Wort verrät</translation>
    </message>
    <message>
        <source>The question before</source>
        <translation>Die Frage davor</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>Die nächste Frage</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} von {total}</translation>
    </message>
    <message>
        <source>Question {numbers}: {device}</source>
        <translation>Frage {numbers}: {device}</translation>
    </message>
    <message>
        <source>Questions {numbers}: {device}</source>
        <translation>Fragen {numbers}: {device}</translation>
    </message>
    <message>
        <source>Computed from how the program scrambles.</source>
        <translation>Berechnet daraus, wie das Programm verwürfelt.</translation>
    </message>
    <message>
        <source>Question {place} of {total}</source>
        <translation>Frage {place} von {total}</translation>
    </message>
    <message>
        <source>Question {place} of {total}, drawn from {n}</source>
        <translation>Frage {place} von {total}, ausgelost aus {n}</translation>
    </message>
    <message>
        <source>Tick a box first. “None of these” is an answer too.</source>
        <translation>Kreuzen Sie zuerst etwas an. Auch „Nichts davon“ ist eine Antwort.</translation>
    </message>
    <message>
        <source>What you pressed is not kept on this computer.</source>
        <translation>Was Sie gedrückt haben, wurde auf diesem Computer nicht behalten.</translation>
    </message>
    <message>
        <source>Its disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Its disk is write-protected.</source>
        <translation>Der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Candor may not write there.</source>
        <translation>Candor darf dort nicht schreiben.</translation>
    </message>
    <message>
        <source>The folder for it is not there.</source>
        <translation>Der Ordner dafür ist nicht da.</translation>
    </message>
    <message>
        <source>Its disk reports an error.</source>
        <translation>Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>What was kept before cannot be read.</source>
        <translation>Was vorher behalten wurde, lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Another window is writing just now.</source>
        <translation>Gerade schreibt ein anderes Fenster.</translation>
    </message>
    <message>
        <source>The survey was begun in another window.</source>
        <translation>Die Umfrage wurde in einem anderen Fenster begonnen.</translation>
    </message>
    <message>
        <source>The question was started in another window, too.</source>
        <translation>Die Frage wurde auch in einem anderen Fenster angefangen.</translation>
    </message>
    <message>
        <source>Another window has kept a word for this question.</source>
        <translation>Ein anderes Fenster hat für diese Frage ein Wort behalten.</translation>
    </message>
    <message>
        <source>The file was made in another window.</source>
        <translation>Die Datei wurde in einem anderen Fenster gemacht.</translation>
    </message>
    <message>
        <source>What was kept was erased in another window.</source>
        <translation>Das Behaltene wurde in einem anderen Fenster gelöscht.</translation>
    </message>
    <message>
        <source>Check that its disk is not full, then press again.</source>
        <translation>Prüfen Sie, ob der Datenträger voll ist, und drücken Sie noch einmal.</translation>
    </message>
    <message>
        <source>Press again.</source>
        <translation>Drücken Sie noch einmal.</translation>
    </message>
    <message>
        <source>Leave the survey, and open it again.</source>
        <translation>Verlassen Sie die Umfrage, und öffnen Sie sie wieder.</translation>
    </message>
    <message>
        <source>Here you see what is kept now.</source>
        <translation>Hier sehen Sie, was jetzt behalten wird.</translation>
    </message>
    <message>
        <source>Starts in all windows count together.</source>
        <translation>Was in allen Fenstern angefangen wurde, zählt zusammen.</translation>
    </message>
    <message>
        <source>It stays. Nothing was drawn or kept here.</source>
        <translation>Es bleibt. Hier wurde nichts ausgelost und nichts behalten.</translation>
    </message>
    <message>
        <source>Here you see what was saved.</source>
        <translation>Hier sehen Sie, was gespeichert wurde.</translation>
    </message>
    <message>
        <source>Nothing was kept here. You can begin anew.</source>
        <translation>Hier wurde nichts behalten. Sie können neu beginnen.</translation>
    </message>
    <message>
        <source>Ask somebody who knows this computer, then press again.</source>
        <translation>Fragen Sie jemanden, der diesen Computer kennt, und drücken Sie noch einmal.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>The files in the outbox are written anew, in random order.</source>
        <translation>Die Dateien im Ausgangsordner werden neu geschrieben, in zufälliger Reihenfolge.</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Ohne das weitermachen</translation>
    </message>
    <message>
        <source>Please call the field worker</source>
        <translation>Bitte rufen Sie die Befragungsleitung</translation>
    </message>
    <message>
        <source>The file could not be saved. Nothing is lost.</source>
        <translation>Die Datei konnte nicht gespeichert werden. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Your words are hidden until help is here.</source>
        <translation>Ihre Wörter sind verdeckt, bis Hilfe da ist.</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Die Datei konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>It was to go to {folder}.</source>
        <translation>Die Datei sollte nach {folder} kommen.</translation>
    </message>
    <message>
        <source>Do not switch the laptop off: what this person answered would be erased.</source>
        <translation>Schalten Sie den Laptop nicht aus: Die Antworten dieser Person wären dann gelöscht.</translation>
    </message>
    <message>
        <source>Give this file up</source>
        <translation>Diese Datei aufgeben</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Then there is no file, and what was answered is erased.</source>
        <translation>Dann gibt es keine Datei, und die Antworten werden gelöscht.</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>{done} of {total} files</source>
        <translation>{done} von {total} Dateien</translation>
    </message>
    <message>
        <source>None is lost, but their order can still tell who came when.</source>
        <translation>Keine ist verloren, aber ihre Reihenfolge kann noch verraten, wer wann da war.</translation>
    </message>
    <message>
        <source>The files are as they were</source>
        <translation>Die Dateien sind wie vorher</translation>
    </message>
    <message>
        <source>Rehearsal: {title}</source>
        <translation>Probe: {title}</translation>
    </message>
    <message>
        <source>Colours and text size</source>
        <translation>Farben und Textgröße</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Language of the survey</source>
        <translation>Sprache der Umfrage</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>This computer cannot draw chance reliably. Nothing was saved.</source>
        <translation>Dieser Computer kann keinen verlässlichen Zufall ziehen. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Leave the survey, and answer it on another computer.</source>
        <translation>Verlassen Sie die Umfrage und beantworten Sie sie auf einem anderen Computer.</translation>
    </message>
    <message>
        <source>Check the disk, then erase again.</source>
        <translation>Prüfen Sie den Datenträger und löschen Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>This survey was begun here before</source>
        <translation>Diese Umfrage wurde hier schon begonnen</translation>
    </message>
    <message>
        <source>This computer keeps no copy of what was saved.</source>
        <translation>Dieser Computer behält keine Kopie von dem, was gespeichert wurde.</translation>
    </message>
    <message>
        <source>Erase what this computer keeps</source>
        <translation>Löschen, was dieser Computer behält</translation>
    </message>
    <message>
        <source>Another person answers</source>
        <translation>Eine andere Person antwortet</translation>
    </message>
    <message>
        <source>Response {name}…</source>
        <translation>Antwort {name}…</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht fertig</translation>
    </message>
    <message>
        <source>See or save it again</source>
        <translation>Noch einmal ansehen oder speichern</translation>
    </message>
    <message>
        <source>I am another person</source>
        <translation>Ich bin eine andere Person</translation>
    </message>
    <message>
        <source>This survey was answered here</source>
        <translation>Diese Umfrage wurde hier beantwortet</translation>
    </message>
    <message>
        <source>What was saved stays as it is.</source>
        <translation>Was gespeichert wurde, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Go on where it stopped?</source>
        <translation>Dort weitermachen, wo es aufhörte?</translation>
    </message>
    <message>
        <source>This survey was begun on this laptop.</source>
        <translation>Diese Umfrage wurde auf diesem Laptop begonnen.</translation>
    </message>
    <message>
        <source>One word is kept. It stays.</source>
        <translation>Ein Wort wurde behalten. Es bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} words are kept. They stay.</source>
        <translation>
            <numerusform>{n} Wort wurde behalten und bleibt.</numerusform>
            <numerusform>{n} Wörter wurden behalten und bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for you stays.</source>
        <translation>Was für Sie ausgelost wurde, bleibt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Erase what is kept here</source>
        <translation>Löschen, was hier behalten wurde</translation>
    </message>
    <message>
        <source>Responses on this computer</source>
        <translation>Antworten auf diesem Computer</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Damit weitermachen</translation>
    </message>
    <message>
        <source>Erase the saved words kept here</source>
        <translation>Die hier behaltenen Wörter löschen</translation>
    </message>
    <message>
        <source>Remove the mark that it was begun here</source>
        <translation>Den Vermerk entfernen, dass sie hier begonnen wurde</translation>
    </message>
    <message>
        <source>Erase the saved words that this computer keeps of this survey?</source>
        <translation>Die gespeicherten Wörter löschen, die dieser Computer von dieser Umfrage behält?</translation>
    </message>
    <message>
        <source>They can then not be seen or saved again from here, and what was not finished is lost. Files made before stay where they are. A mark stays that it was begun here.</source>
        <translation>Sie können dann hier nicht mehr angesehen oder gespeichert werden, und was nicht fertig war, ist verloren. Dateien von vorher bleiben, wo sie sind. Es bleibt ein Vermerk, dass sie hier begonnen wurde.</translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Wörter löschen</translation>
    </message>
    <message>
        <source>Remove the mark that this survey was begun here?</source>
        <translation>Den Vermerk entfernen, dass diese Umfrage hier begonnen wurde?</translation>
    </message>
    <message>
        <source>Candor then no longer knows that someone answered.</source>
        <translation>Candor weiß dann nicht mehr, dass jemand geantwortet hat.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Nothing was erased.</source>
        <translation>Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Look once, then save</source>
        <translation>Einmal ansehen, dann speichern</translation>
    </message>
    <message>
        <source>This was saved</source>
        <translation>Das wurde gespeichert</translation>
    </message>
    <message>
        <source>These are the words that will be saved.</source>
        <translation>Diese Wörter werden gespeichert.</translation>
    </message>
    <message>
        <source>Saving again gives the same file, letter for letter.</source>
        <translation>Noch einmal speichern ergibt dieselbe Datei, Zeichen für Zeichen.</translation>
    </message>
    <message>
        <source>Leave without a file</source>
        <translation>Ohne Datei gehen</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Noch einmal speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>One kept word is not in the file: its question is no longer asked.</source>
        <translation>Ein behaltenes Wort ist nicht in der Datei: Die Frage dazu wird nicht mehr gestellt.</translation>
    </message>
    <message numerus="yes">
        <source>{n} kept words are not in the file: their questions are no longer asked.</source>
        <translation>
            <numerusform>{n} behaltenes Wort ist nicht in der Datei: Die Frage dazu wird nicht mehr gestellt.</numerusform>
            <numerusform>{n} behaltene Wörter sind nicht in der Datei: Die Fragen dazu werden nicht mehr gestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Was gefragt wurde</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>As you gave it.</source>
        <translation>Unverändert.</translation>
    </message>
    <message>
        <source>Question {place}: “{words}”.</source>
        <translation>Frage {place}: „{words}“.</translation>
    </message>
    <message>
        <source>Question {place}: one digit for each option, 0 no and 1 yes.</source>
        <translation>Frage {place}: eine Ziffer für jede Antwort, 0 nein und 1 ja.</translation>
    </message>
    <message>
        <source>Here begin the saved words.</source>
        <translation>Hier beginnen die gespeicherten Wörter.</translation>
    </message>
    <message>
        <source>What kind of file this is. The same for everyone.</source>
        <translation>Welche Art von Datei das ist. Für alle gleich.</translation>
    </message>
    <message>
        <source>A random number. It is also the file’s name.</source>
        <translation>Eine Zufallszahl. Sie ist auch der Name der Datei.</translation>
    </message>
    <message>
        <source>The way you answered.</source>
        <translation>Die Art, wie Sie geantwortet haben.</translation>
    </message>
    <message>
        <source>It was only tried: it does not count.</source>
        <translation>Es war nur eine Probe: Es zählt nicht.</translation>
    </message>
    <message>
        <source>Which survey this is. The same for everyone.</source>
        <translation>Welche Umfrage das ist. Für alle gleich.</translation>
    </message>
    <message>
        <source>How the file is written. The same for everyone.</source>
        <translation>Wie die Datei geschrieben ist. Für alle gleich.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change the answer to: {question}</source>
        <translation>Die Antwort ändern auf die Frage: {question}</translation>
    </message>
    <message>
        <source>See the file letter for letter</source>
        <translation>Die Datei Zeichen für Zeichen ansehen</translation>
    </message>
    <message>
        <source>See what the sealed file holds</source>
        <translation>Ansehen, was in der versiegelten Datei steht</translation>
    </message>
    <message>
        <source>Also in it: the survey and a random number.</source>
        <translation>Auch darin: die Umfrage und eine Zufallszahl.</translation>
    </message>
    <message>
        <source>Also in it: the survey, the way you answered, a random number.</source>
        <translation>Auch darin: die Umfrage, Ihr Weg zu antworten, eine Zufallszahl.</translation>
    </message>
    <message>
        <source>Only someone who has the key can read it.</source>
        <translation>Nur wer den Schlüssel hat, kann sie lesen.</translation>
    </message>
    <message>
        <source>This is a preview: Save writes no file.</source>
        <translation>Dies ist eine Vorschau: Speichern schreibt keine Datei.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Nothing is lost. Choose another place below, and save again.</source>
        <translation>Nichts ist verloren. Wählen Sie unten einen anderen Ort und speichern Sie noch einmal.</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Anderer Ort</translation>
    </message>
    <message>
        <source>It goes to {folder}.</source>
        <translation>Sie kommt nach {folder}.</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Die Datei zeigen</translation>
    </message>
    <message>
        <source>See what was saved</source>
        <translation>Ansehen, was gespeichert wurde</translation>
    </message>
    <message>
        <source>Thank you. Your part is done.</source>
        <translation>Danke. Ihr Teil ist getan.</translation>
    </message>
    <message>
        <source>Hand the file over as you were told.</source>
        <translation>Geben Sie die Datei so ab, wie man es Ihnen gesagt hat.</translation>
    </message>
    <message>
        <source>Ask whoever collects it to shuffle the files before opening any.</source>
        <translation>Bitten Sie die Person, die sie einsammelt, alle Dateien vor dem Öffnen zu mischen.</translation>
    </message>
    <message>
        <source>This was a preview: nothing was saved.</source>
        <translation>Dies war eine Vorschau: Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Kopie entfernen</translation>
    </message>
    <message>
        <source>Remove the copy from this laptop</source>
        <translation>Die Kopie von diesem Laptop entfernen</translation>
    </message>
    <message>
        <source>This laptop keeps a copy.</source>
        <translation>Dieser Laptop behält eine Kopie.</translation>
    </message>
    <message>
        <source>It shows that someone answered here, and its number finds the same words in a study.</source>
        <translation>Die Kopie zeigt, dass hier jemand geantwortet hat. Mit ihrer Nummer findet man dieselben Wörter in einer Studie.</translation>
    </message>
    <message>
        <source>The copy could not be removed.</source>
        <translation>Die Kopie konnte nicht entfernt werden.</translation>
    </message>
    <message>
        <source>Open the survey again later and erase it there.</source>
        <translation>Öffnen Sie die Umfrage später wieder und löschen Sie sie dort.</translation>
    </message>
    <message>
        <source>The copy is removed. The file itself is still where you saved it.</source>
        <translation>Die Kopie ist entfernt. Die Datei selbst ist noch dort, wo Sie sie gespeichert haben.</translation>
    </message>
    <message>
        <source>This laptop still knows that the survey was begun here, but not what was saved.</source>
        <translation>Dieser Laptop weiß noch, dass die Umfrage hier begonnen wurde, aber nicht, was gespeichert wurde.</translation>
    </message>
    <message>
        <source>No program could show the folder. The file is {path}.</source>
        <translation>Kein Programm konnte den Ordner zeigen. Die Datei ist {path}.</translation>
    </message>
    <message>
        <source>Read the rules, then spin the wheel.</source>
        <translation>Lesen Sie die Regeln, dann drehen Sie das Rad.</translation>
    </message>
    <message>
        <source>Spin the wheel</source>
        <translation>Das Rad drehen</translation>
    </message>
    <message>
        <source>Read both, then spin</source>
        <translation>Lesen Sie beide, dann drehen Sie</translation>
    </message>
    <message>
        <source>One of these is true for you.</source>
        <translation>Eine davon trifft auf Sie zu.</translation>
    </message>
    <message>
        <source>The wheel chooses which one you judge.</source>
        <translation>Das Rad wählt, welche Aussage Sie beurteilen.</translation>
    </message>
    <message>
        <source>It turns once for each question.</source>
        <translation>Es dreht sich einmal für jede Frage.</translation>
    </message>
    <message>
        <source>The wheel landed on {sector}</source>
        <translation>Das Rad ist auf {sector} gelandet</translation>
    </message>
    <message>
        <source>The wheel landed here.</source>
        <translation>Das Rad ist hier gelandet.</translation>
    </message>
    <message>
        <source>The wheel landed on Truth. Give your true answer.</source>
        <translation>Das Rad ist auf Wahrheit gelandet. Geben Sie Ihre wahre Antwort.</translation>
    </message>
    <message>
        <source>Read both, then roll</source>
        <translation>Lesen Sie beide, dann würfeln Sie</translation>
    </message>
    <message>
        <source>The dice chooses which one you judge.</source>
        <translation>Der Würfel wählt, welche Aussage Sie beurteilen.</translation>
    </message>
    <message>
        <source>Read the rules, then roll the dice.</source>
        <translation>Lesen Sie die Regeln, dann würfeln Sie.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Den Würfel werfen</translation>
    </message>
    <message>
        <source>It rolls once for each question.</source>
        <translation>Er wird einmal für jede Frage geworfen.</translation>
    </message>
    <message>
        <source>The dice says {sector}</source>
        <translation>Der Würfel sagt {sector}</translation>
    </message>
    <message>
        <source>The dice chose this.</source>
        <translation>Der Würfel hat dies gewählt.</translation>
    </message>
    <message>
        <source>The dice says Truth. Give your true answer.</source>
        <translation>Der Würfel sagt Wahrheit. Geben Sie Ihre wahre Antwort.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: what the dice showed.</source>
        <translation>Behalten wird das Wort, das Sie drücken. Nie behalten wird, was der Würfel zeigte.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never what it showed.</source>
        <translation>Behalten: Ihr Wort. Nie behalten: was der Würfel zeigte.</translation>
    </message>
    <message>
        <source>Read both, then toss</source>
        <translation>Lesen Sie beide, dann werfen Sie</translation>
    </message>
    <message>
        <source>The coins choose which one you judge.</source>
        <translation>Die Münzen wählen, welche Aussage Sie beurteilen.</translation>
    </message>
    <message>
        <source>They are tossed once for each question.</source>
        <translation>Die Münzen werden einmal für jede Frage geworfen.</translation>
    </message>
    <message>
        <source>The coins say Yes. Press {yes}, whatever is true.</source>
        <translation>Die Münzen sagen Ja. Drücken Sie {yes}, egal, was stimmt.</translation>
    </message>
    <message>
        <source>The coins say No. Press {no}, whatever is true.</source>
        <translation>Die Münzen sagen Nein. Drücken Sie {no}, egal, was stimmt.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never how they fell.</source>
        <translation>Behalten: Ihr Wort. Nie behalten: wie die Münzen fielen.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: where the wheel landed.</source>
        <translation>Behalten wird das Wort, das Sie drücken. Nie behalten wird, wo das Rad gelandet ist.</translation>
    </message>
    <message>
        <source>The wheel landed on Yes. Press {yes}, whatever is true.</source>
        <translation>Das Rad ist auf Ja gelandet. Drücken Sie {yes}, egal, was stimmt.</translation>
    </message>
    <message>
        <source>The wheel landed on No. Press {no}, whatever is true.</source>
        <translation>Das Rad ist auf Nein gelandet. Drücken Sie {no}, egal, was stimmt.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never where it landed.</source>
        <translation>Behalten: Ihr Wort. Nie behalten: wo das Rad gelandet ist.</translation>
    </message>
    <message>
        <source>The dice says Yes. Press {yes}, whatever is true.</source>
        <translation>Der Würfel sagt Ja. Drücken Sie {yes}, egal, was stimmt.</translation>
    </message>
    <message>
        <source>The dice says No. Press {no}, whatever is true.</source>
        <translation>Der Würfel sagt Nein. Drücken Sie {no}, egal, was stimmt.</translation>
    </message>
    <message>
        <source>Read the rules, then toss the coins.</source>
        <translation>Lesen Sie die Regeln, dann werfen Sie die Münzen.</translation>
    </message>
    <message>
        <source>Toss the coins</source>
        <translation>Die Münzen werfen</translation>
    </message>
    <message>
        <source>The coins say {sector}</source>
        <translation>Die Münzen sagen {sector}</translation>
    </message>
    <message>
        <source>The coins chose this.</source>
        <translation>Die Münzen haben dies gewählt.</translation>
    </message>
    <message>
        <source>The coins say Truth. Give your true answer.</source>
        <translation>Die Münzen sagen Wahrheit. Geben Sie Ihre wahre Antwort.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: how the coins fell.</source>
        <translation>Behalten wird das Wort, das Sie drücken. Nie behalten wird, wie die Münzen gefallen sind.</translation>
    </message>
    <message>
        <source>Try the dice 200 times</source>
        <translation>Den Würfel 200-mal ausprobieren</translation>
    </message>
    <message>
        <source>What 200 people would leave behind</source>
        <translation>Was 200 Menschen hinterlassen würden</translation>
    </message>
    <message>
        <source>Made-up people, drawn by the same chance as you. Nothing is kept.</source>
        <translation>Erfundene Menschen, mit demselben Zufall ausgelost wie Sie. Nichts wird behalten.</translation>
    </message>
    <message>
        <source>The line marks what the odds say.</source>
        <translation>Der Strich zeigt, was zu erwarten ist.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Noch einmal auslosen</translation>
    </message>
    <message>
        <source>Back to the odds</source>
        <translation>Zurück zu den Zahlen</translation>
    </message>
    <message>
        <source>Only for the field worker</source>
        <translation>Nur für die Befragungsleitung</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Nothing opens without the PIN.</source>
        <translation>Ohne die PIN öffnet sich nichts.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Das ist nicht die PIN.</translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation>Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {minutes} min {seconds} s.</source>
        <translation>Zu viele falsche PINs. Versuchen Sie es in {minutes} min {seconds} s noch einmal.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Wer fragt</translation>
    </message>
    <message>
        <source>This survey is signed.</source>
        <translation>Diese Umfrage ist unterschrieben.</translation>
    </message>
    <message>
        <source>Check its eight words</source>
        <translation>Acht Wörter prüfen</translation>
    </message>
    <message>
        <source>A word of this name mixes letters of several scripts. It may imitate a name.</source>
        <translation>Ein Wort dieses Namens mischt Buchstaben aus mehreren Schriften. Es ahmt vielleicht einen anderen Namen nach.</translation>
    </message>
    <message>
        <source>The author chose this name. It is no word of this program.</source>
        <translation>Diesen Namen hat der Verfasser gewählt. Er ist kein Wort dieses Programms.</translation>
    </message>
    <message>
        <source>Anyone could have written it.</source>
        <translation>Jeder kann sie geschrieben haben.</translation>
    </message>
    <message>
        <source>Is it the survey you were told about?</source>
        <translation>Ist es die Umfrage, von der man Ihnen erzählt hat?</translation>
    </message>
    <message>
        <source>Compare these eight words with a poster or a colleague.</source>
        <translation>Vergleichen Sie diese acht Wörter mit einem Aushang oder mit anderen Leuten.</translation>
    </message>
    <message>
        <source>This survey is signed. The words of its key are: {words}.</source>
        <translation>Diese Umfrage ist unterschrieben. Die Wörter ihres Schlüssels sind: {words}.</translation>
    </message>
    <message>
        <source>Wheel: {sectors}</source>
        <translation>Rad: {sectors}</translation>
    </message>
    <message>
        <source>For the field worker</source>
        <translation>Für die Befragungsleitung</translation>
    </message>
    <message>
        <source>Since the kiosk was started</source>
        <translation>Seit der Kiosk gestartet wurde</translation>
    </message>
    <message>
        <source>People who saved a file</source>
        <translation>Menschen, die eine Datei gespeichert haben</translation>
    </message>
    <message>
        <source>People who left without a file</source>
        <translation>Menschen, die ohne Datei gegangen sind</translation>
    </message>
    <message>
        <source>People who were silent for two minutes</source>
        <translation>Menschen, die zwei Minuten lang nichts berührt haben</translation>
    </message>
    <message>
        <source>Of these: after chance was used</source>
        <translation>Davon: nachdem ausgelost wurde</translation>
    </message>
    <message>
        <source>Nobody can start before that is done.</source>
        <translation>Vorher kann niemand anfangen.</translation>
    </message>
    <message>
        <source>Files in the outbox</source>
        <translation>Dateien im Ausgangsordner</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Den Kiosk verlassen</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>Nächste Person</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>Text {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Farben des Systems</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Starker Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Starker Kontrast, dunkel</translation>
    </message>
    <message>
        <source>I pressed the wrong word</source>
        <translation>Falsches Wort gedrückt</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>Behalten:</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Kept: {words}.</source>
        <translation>Behalten: {words}.</translation>
    </message>
    <message>
        <source>The word that you see is kept, not the other one.</source>
        <translation>Behalten wird das Wort, das Sie sehen, nicht das andere.</translation>
    </message>
    <message>
        <source>How scrambling works</source>
        <translation>Wie das Verwürfeln geht</translation>
    </message>
    <message>
        <source>Your ticks are never saved. Only scrambled boxes are.</source>
        <translation>Ihre Kreuze werden nie gespeichert, nur die verwürfelten Kästchen.</translation>
    </message>
    <message>
        <source>Tick all that are true for you. They are scrambled, then forgotten.</source>
        <translation>Kreuzen Sie alles an, was auf Sie zutrifft. Es wird verwürfelt, dann vergessen.</translation>
    </message>
    <message>
        <source>Tick it if it is true for you. It is scrambled, then forgotten.</source>
        <translation>Kreuzen Sie es an, wenn es auf Sie zutrifft. Es wird verwürfelt, dann vergessen.</translation>
    </message>
    <message>
        <source>Choose your true answer. It is scrambled, then forgotten.</source>
        <translation>Wählen Sie Ihre wahre Antwort. Sie wird verwürfelt, dann vergessen.</translation>
    </message>
    <message>
        <source>Write your number first.</source>
        <translation>Schreiben Sie zuerst Ihre Zahl.</translation>
    </message>
    <message>
        <source>Scramble it</source>
        <translation>Verwürfeln</translation>
    </message>
    <message>
        <source>Write your true number. It is scrambled, then forgotten.</source>
        <translation>Schreiben Sie Ihre wahre Zahl. Die Zahl wird verwürfelt, dann vergessen.</translation>
    </message>
    <message>
        <source>Step {place} of {total}: {name}</source>
        <translation>Schritt {place} von {total}: {name}</translation>
    </message>
    <message>
        <source>Scrambled.</source>
        <translation>Verwürfelt.</translation>
    </message>
    <message>
        <source>It may have been the wheel&apos;s word or yours.</source>
        <translation>Es kann vom Rad kommen oder von Ihnen.</translation>
    </message>
    <message>
        <source>It may have been the coins&apos; word or yours.</source>
        <translation>Es kann das Wort der Münzen gewesen sein oder Ihr eigenes.</translation>
    </message>
    <message>
        <source>It may have been the dice&apos;s word or yours.</source>
        <translation>Es kann das Wort des Würfels gewesen sein oder Ihr eigenes.</translation>
    </message>
    <message>
        <source>It may have been the word of your device, or yours.</source>
        <translation>Es kann das Wort Ihres Gegenstands gewesen sein oder Ihr eigenes.</translation>
    </message>
    <message>
        <source>It could be about {a} or about {b}.</source>
        <translation>Es kann um {a} gehen oder um {b}.</translation>
    </message>
    <message>
        <source>Only you know which.</source>
        <translation>Nur Sie wissen, was von beidem.</translation>
    </message>
    <message>
        <source>How they fell is forgotten.</source>
        <translation>Wie die Münzen fielen, ist vergessen.</translation>
    </message>
    <message>
        <source>What it showed is forgotten.</source>
        <translation>Was der Würfel zeigte, ist vergessen.</translation>
    </message>
    <message>
        <source>Where it landed is forgotten.</source>
        <translation>Wo das Rad landete, ist vergessen.</translation>
    </message>
    <message>
        <source>yes or no</source>
        <comment>what a question asks for</comment>
        <translation>Ja oder Nein</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a statement asks for</comment>
        <translation>stimmt oder stimmt nicht</translation>
    </message>
    <message>
        <source>Question {place}: {about}</source>
        <translation>Frage {place}: {about}</translation>
    </message>
    <message>
        <source>No answer is in it, so yours is not.</source>
        <translation>Keine Antwort ist darin, also auch Ihre nicht.</translation>
    </message>
    <message>
        <source>Every answer is among them, so yours is too.</source>
        <translation>Jede Antwort ist dabei, also auch Ihre.</translation>
    </message>
    <message>
        <source>Yours may or may not be among them.</source>
        <translation>Ihre ist vielleicht dabei, vielleicht nicht.</translation>
    </message>
    <message>
        <source>It may or may not be near your number, which is forgotten.</source>
        <translation>Vielleicht liegt das nahe an Ihrer Zahl, vielleicht nicht. Ihre Zahl ist vergessen.</translation>
    </message>
    <message>
        <source>It is not your number, which is forgotten.</source>
        <translation>Das ist nicht Ihre Zahl. Ihre Zahl ist vergessen.</translation>
    </message>
    <message>
        <source>It may or may not be your answer.</source>
        <translation>Vielleicht ist das Ihre Antwort, vielleicht nicht.</translation>
    </message>
    <message>
        <source>Other tools ask it directly.</source>
        <translation>Andere Programme stellen diese Frage direkt.</translation>
    </message>
    <message>
        <source>How the wheel works</source>
        <translation>So funktioniert das Rad</translation>
    </message>
    <message>
        <source>How the coins work</source>
        <translation>So funktionieren die Münzen</translation>
    </message>
    <message>
        <source>How the dice works</source>
        <translation>So funktioniert der Würfel</translation>
    </message>
    <message>
        <source>How your own device works</source>
        <translation>So funktioniert Ihr eigener Gegenstand</translation>
    </message>
    <message>
        <source>How your answers are scrambled</source>
        <translation>So werden Ihre Antworten verwürfelt</translation>
    </message>
    <message>
        <source>The program needs your true answer for a moment.</source>
        <translation>Das Programm braucht Ihre wahre Antwort für einen Augenblick.</translation>
    </message>
    <message>
        <source>The program draws by chance what it keeps, and forgets your answer.</source>
        <translation>Das Programm lost aus, was es behält, und vergisst Ihre Antwort.</translation>
    </message>
    <message>
        <source>Only that is saved. It may be another answer.</source>
        <translation>Nur das wird gespeichert. Es kann eine andere Antwort sein.</translation>
    </message>
    <message>
        <source>Press the word</source>
        <translation>Drücken Sie das Wort</translation>
    </message>
    <message>
        <source>{yes} or {no}. Only this word is saved.</source>
        <translation>{yes} oder {no}. Nur dieses Wort wird gespeichert.</translation>
    </message>
    <message>
        <source>Judge only the statement that chance chose.</source>
        <translation>Beurteilen Sie nur die Aussage, die der Zufall gewählt hat.</translation>
    </message>
    <message>
        <source>Truth: answer for yourself. Yes or No: press that word.</source>
        <translation>Wahrheit: Antworten Sie für sich. Ja oder Nein: Drücken Sie dieses Wort.</translation>
    </message>
    <message>
        <source>{b} is the opposite of {a}.</source>
        <translation>{b} ist das Gegenteil von {a}.</translation>
    </message>
    <message>
        <source>It chooses {a} or {b}</source>
        <translation>Es wählt {a} oder {b}</translation>
    </message>
    <message>
        <source>Do what it says</source>
        <translation>Tun Sie, was es verlangt</translation>
    </message>
    <message>
        <source>{count} land on {sector}</source>
        <translation>{count} auf {sector}</translation>
    </message>
    <message>
        <source>Of 100 spins, {counts}.</source>
        <translation>Von 100 Drehungen enden {counts}.</translation>
    </message>
    <message>
        <source>Read it, then spin</source>
        <translation>Lesen Sie, dann drehen Sie</translation>
    </message>
    <message>
        <source>Read both, then try chance</source>
        <translation>Lesen, dann der Zufall</translation>
    </message>
    <message>
        <source>Read it, then try chance</source>
        <translation>Lesen, dann der Zufall</translation>
    </message>
    <message>
        <source>You use: {thing}.</source>
        <translation>Sie nehmen: {thing}.</translation>
    </message>
    <message>
        <source>Do it where nobody sees it. Only you know the outcome.</source>
        <translation>Tun Sie es, wo es niemand sieht. Nur Sie kennen das Ergebnis.</translation>
    </message>
    <message>
        <source>The outcome is never saved.</source>
        <translation>Was fiel, wird nie gespeichert.</translation>
    </message>
    <message>
        <source>Other ways that the first pages offer: {ways}.</source>
        <translation>Andere Wege, die die ersten Seiten anbieten: {ways}.</translation>
    </message>
    <message>
        <source>Each person is asked only some questions or answers, drawn by chance.</source>
        <translation>Der Zufall bestimmt, welche Fragen oder Antworten eine Person bekommt.</translation>
    </message>
    <message>
        <source>Questions with other answers are scrambled by the program.</source>
        <translation>Fragen mit anderen Antworten verwürfelt das Programm.</translation>
    </message>
    <message>
        <source>Each question has odds of its own. The program shows them.</source>
        <translation>Jede Frage schützt unterschiedlich stark. Das Programm zeigt, wie stark.</translation>
    </message>
    <message>
        <source>Survey {digest} · not signed</source>
        <translation>Umfrage {digest} · nicht unterschrieben</translation>
    </message>
    <message>
        <source>Survey {digest} · signed</source>
        <translation>Umfrage {digest} · unterschrieben</translation>
    </message>
    <message>
        <source>Sheet for participants · {language}</source>
        <translation>Blatt für Teilnehmende · {language}</translation>
    </message>
    <message>
        <source>Questions? Ask the person who gave you this sheet.</source>
        <translation>Fragen? Wenden Sie sich an die Person, die Ihnen dieses Blatt gab.</translation>
    </message>
    <message>
        <source>Press “{button}” on the first page; it must show these.</source>
        <translation>Drücken Sie auf der ersten Seite „{button}“; es müssen diese sein.</translation>
    </message>
    <message>
        <source>How to open it</source>
        <translation>So öffnen Sie die Umfrage</translation>
    </message>
    <message>
        <source>Start Candor</source>
        <translation>Candor starten</translation>
    </message>
    <message>
        <source>Then press “{button}”.</source>
        <translation>Dann „{button}“ drücken.</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Compare the words</source>
        <translation>Wörter vergleichen</translation>
    </message>
    <message>
        <source>Leave if one of them is another.</source>
        <translation>Ist eines anders: abbrechen.</translation>
    </message>
    <message>
        <source>How to hand over the file</source>
        <translation>So geben Sie die Datei ab</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Nie gespeichert</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions, your name, this computer, the time.</source>
        <translation>Ihre wahren Antworten auf heikle Fragen, Ihr Name, dieser Computer, die Uhrzeit.</translation>
    </message>
    <message>
        <source>Your name, this computer, the time.</source>
        <translation>Ihr Name, dieser Computer, die Uhrzeit.</translation>
    </message>
    <message>
        <source>No answer of this survey.</source>
        <translation>Keine Antwort dieser Umfrage.</translation>
    </message>
    <message>
        <source>What Candor cannot do</source>
        <translation>Was Candor nicht kann</translation>
    </message>
    <message>
        <source>It cannot stop someone looking at the screen. A second answer gives away more.</source>
        <translation>Es hält niemanden ab, auf den Bildschirm zu schauen. Eine zweite Antwort verrät mehr.</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} von {pages}</translation>
    </message>
    <message>
        <source>The last page saves one small file, under a name drawn at random.</source>
        <translation>Die letzte Seite speichert eine kleine Datei unter einem ausgelosten Namen.</translation>
    </message>
    <message>
        <source>Save it to the stick or folder you were given, and hand that over.</source>
        <translation>Speichern Sie sie auf dem Stick oder im Ordner, den Sie bekamen, und geben Sie das ab.</translation>
    </message>
    <message>
        <source>You may leave at any time before: no file is made before the last page.</source>
        <translation>Sie dürfen vorher jederzeit gehen: Vor der letzten Seite entsteht keine Datei.</translation>
    </message>
    <message>
        <source>The file is sealed: only someone who has the author’s key can open it.</source>
        <translation>Die Datei ist versiegelt: Nur wer den Schlüssel des Verfassers hat, kann sie öffnen.</translation>
    </message>
    <message>
        <source>Compare the eight words</source>
        <translation>Vergleichen Sie die acht Wörter</translation>
    </message>
    <message>
        <source>Something went wrong. What was saved before is still there.</source>
        <translation>Etwas ist schiefgegangen. Was vorher gespeichert wurde, ist noch da.</translation>
    </message>
    <message>
        <source>Something went wrong in Candor.</source>
        <translation>In Candor ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>What was saved before is still there.</source>
        <translation>Was vorher gespeichert war, ist noch da.</translation>
    </message>
    <message>
        <source>You can go on, or close Candor and start it again.</source>
        <translation>Sie können weitermachen oder Candor schließen und neu starten.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, call the field worker.</source>
        <translation>Sie können weitermachen. Geschieht es wieder, rufen Sie die Befragungsleitung.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error. It holds nothing of what you answered.</source>
        <translation>Sie können einen Bericht für die Entwickler von Candor kopieren. Er nennt die Art des Fehlers. Von Ihren Antworten enthält er nichts.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error and where in the program it happened. It holds nothing that you typed, and no file names of yours.</source>
        <translation>Sie können einen Bericht für die Entwickler von Candor kopieren. Er nennt die Art des Fehlers und die Stelle im Programm. Nichts, was Sie getippt haben, steht darin, und keiner Ihrer Dateinamen.</translation>
    </message>
    <message>
        <source>Candor opens files that end in .survey, .draft or .study.</source>
        <translation>Candor öffnet Dateien, die auf .survey, .draft oder .study enden.</translation>
    </message>
    <message>
        <source>Here only surveys are opened, files that end in .survey.</source>
        <translation>Hier werden nur Umfragen geöffnet, Dateien, die auf .survey enden.</translation>
    </message>
    <message>
        <source>What was drawn goes too. Whoever begins next gets another draw.</source>
        <translation>Auch das Ausgeloste wird gelöscht. Wer danach beginnt, bekommt eine neue Auslosung.</translation>
    </message>
    <message>
        <source>The others are not in the file.</source>
        <translation>Die anderen stehen nicht in der Datei.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} questions.</source>
        <translation>Für Sie ausgelost: {asked} von {n} Fragen.</translation>
    </message>
    <message>
        <source>What is drawn for you is drawn by this program, before the first question.</source>
        <translation>Was für Sie ausgelost wird, lost dieses Programm vor der ersten Frage aus.</translation>
    </message>
    <message>
        <source>It is told to you, and kept.</source>
        <translation>Es wird Ihnen gesagt und behalten.</translation>
    </message>
    <message>
        <source>This could not be noted on this computer.</source>
        <translation>Das konnte auf diesem Computer nicht vermerkt werden.</translation>
    </message>
    <message>
        <source>A number from {low} to {high}.</source>
        <translation>Eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>The folder is a link now.</source>
        <translation>Der Ordner ist jetzt eine Verknüpfung.</translation>
    </message>
    <message>
        <source>A kiosk is open already on this computer.</source>
        <translation>Auf diesem Computer ist schon ein Kiosk offen.</translation>
    </message>
    <message>
        <source>Leave it first.</source>
        <translation>Beenden Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>The report, letter for letter</source>
        <translation>Der Bericht, Zeichen für Zeichen</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Close Candor</source>
        <translation>Candor schließen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Whom to ask</source>
        <translation>An wen Sie sich wenden können</translation>
    </message>
    <message>
        <source>How long answers are kept</source>
        <translation>Wie lange Antworten aufbewahrt werden</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wozu</translation>
    </message>
    <message numerus="yes">
        <source>All {n} questions together</source>
        <translation>
            <numerusform>{n} Frage</numerusform>
            <numerusform>Alle {n} Fragen zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} questions that say most</source>
        <translation>
            <numerusform>Die {n} Frage, die am meisten verrät</numerusform>
            <numerusform>Die {n} Fragen, die am meisten verraten</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to {factor} times the odds (ε {epsilon}).</source>
        <translation>Höchstens {factor} zu 1 (ε {epsilon}).</translation>
    </message>
    <message>
        <source>leaves {word}</source>
        <translation>hinterlässt {word}</translation>
    </message>
    <message>
        <source>{count} also leave {word}.</source>
        <translation>{count} hinterlassen auch {word}.</translation>
    </message>
    <message>
        <source>{count} leave {word}.</source>
        <translation>{count} hinterlassen {word}.</translation>
    </message>
    <message>
        <source>leaves one near it</source>
        <translation>hinterlässt eine in der Nähe</translation>
    </message>
    <message>
        <source>leaves one farther away</source>
        <translation>hinterlässt eine weiter weg</translation>
    </message>
    <message>
        <source>{count} also leave one there.</source>
        <translation>{count} hinterlassen auch eine dort.</translation>
    </message>
    <message>
        <source>{count} leave one at most {reach} from it.</source>
        <translation>{count} hinterlassen eine, die höchstens {reach} entfernt ist.</translation>
    </message>
    <message>
        <source>100 people for whom “{word}” is true</source>
        <translation>100 Menschen, für die „{word}“ stimmt</translation>
    </message>
    <message>
        <source>leaves “{word}”</source>
        <translation>hinterlässt „{word}“</translation>
    </message>
    <message>
        <source>{count} also leave “{word}”.</source>
        <translation>{count} hinterlassen auch „{word}“.</translation>
    </message>
    <message>
        <source>{count} leave “{word}”.</source>
        <translation>{count} hinterlassen „{word}“.</translation>
    </message>
    <message>
        <source>{count} also leave it.</source>
        <translation>{count} hinterlassen sie auch.</translation>
    </message>
    <message>
        <source>{count} leave it.</source>
        <translation>{count} hinterlassen sie.</translation>
    </message>
    <message>
        <source>{count} also leave a set with it.</source>
        <translation>{count} hinterlassen auch eine Auswahl mit ihr.</translation>
    </message>
    <message>
        <source>{count} leave a set with it.</source>
        <translation>{count} hinterlassen eine Auswahl mit ihr.</translation>
    </message>
    <message>
        <source>leaves it</source>
        <translation>hinterlässt sie</translation>
    </message>
    <message>
        <source>leaves another</source>
        <translation>hinterlässt eine andere</translation>
    </message>
    <message>
        <source>100 who drank no tea</source>
        <translation>100, die keinen Tee tranken</translation>
    </message>
    <message>
        <source>100 who drank tea</source>
        <translation>100, die Tee tranken</translation>
    </message>
    <message>
        <source>Written by: {author}</source>
        <translation>Geschrieben von: {author}</translation>
    </message>
    <message>
        <source>Each line of the file stands beside what it says.</source>
        <translation>Neben jeder Zeile der Datei steht, was sie bedeutet.</translation>
    </message>
    <message>
        <source>It is locked before it leaves. Only someone who has the key can read it.</source>
        <translation>Sie wird verschlossen, bevor sie den Laptop verlässt. Nur wer den Schlüssel hat, kann sie lesen.</translation>
    </message>
    <message>
        <source>Nothing else is in it: no name, no time, no computer.</source>
        <translation>Sonst steht nichts darin: kein Name, keine Uhrzeit, kein Computer.</translation>
    </message>
    <message>
        <source>Only line breaks are added here.</source>
        <translation>Nur die Zeilenumbrüche kommen hier dazu.</translation>
    </message>
    <message>
        <source>No file is made before you press Save.</source>
        <translation>Bevor Sie „Speichern“ drücken, entsteht keine Datei.</translation>
    </message>
    <message>
        <source>One small file, if you save.</source>
        <translation>Eine kleine Datei, wenn Sie sie speichern.</translation>
    </message>
    <message>
        <source>A camera or spying program could still watch.</source>
        <translation>Kameras oder Spähprogramme könnten Sie beobachten.</translation>
    </message>
    <message>
        <source>What a saved word tells, and what it cannot</source>
        <translation>Was ein gespeichertes Wort verrät und was nicht</translation>
    </message>
    <message>
        <source>Question {place} was left before its word.</source>
        <translation>Frage {place} wurde verlassen, bevor ein Wort gedrückt war.</translation>
    </message>
    <message>
        <source>It can be started once more, for the last time.</source>
        <translation>Sie kann noch einmal begonnen werden, zum letzten Mal.</translation>
    </message>
    <message>
        <source>Question {place} was left twice before its word.</source>
        <translation>Frage {place} wurde zweimal verlassen, bevor ein Wort gedrückt war.</translation>
    </message>
    <message>
        <source>It cannot be started again. Please leave the survey.</source>
        <translation>Sie kann nicht noch einmal begonnen werden. Bitte verlassen Sie die Umfrage.</translation>
    </message>
    <message>
        <source>Did you answer here before? Then go on.</source>
        <translation>Haben Sie hier schon geantwortet? Dann machen Sie weiter.</translation>
    </message>
    <message>
        <source>Answering twice tells more about you.</source>
        <translation>Zweimal zu antworten verrät mehr über Sie.</translation>
    </message>
    <message>
        <source>Only if you have not answered this survey.</source>
        <translation>Nur wenn Sie diese Umfrage noch nicht beantwortet haben.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Question {place}: {boxes}, 0 no and 1 yes.</source>
        <translation>Frage {place}: {boxes}, 0 nein und 1 ja.</translation>
    </message>
    <message>
        <source>See them</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>See the boxes of: {question}</source>
        <translation>Die Kästchen ansehen von: {question}</translation>
    </message>
    <message>
        <source>Also: survey, random number.</source>
        <translation>Auch: Umfrage, Zufallszahl.</translation>
    </message>
    <message>
        <source>Also: survey, way of answering, random number.</source>
        <translation>Auch: Umfrage, Antwortweg, Zufallszahl.</translation>
    </message>
    <message>
        <source>{saved} You can stop any time.</source>
        <translation>{saved} Sie können jederzeit aufhören.</translation>
    </message>
    <message>
        <source>Scrambled, often not yours.</source>
        <translation>Verwürfelt, oft nicht Ihre.</translation>
    </message>
    <message>
        <source>Scrambled, maybe not yours.</source>
        <translation>Verwürfelt, vielleicht nicht Ihre.</translation>
    </message>
    <message>
        <source>Scrambled, often without yours.</source>
        <translation>Verwürfelt, oft ohne Ihre.</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <comment>statements A or B</comment>
        <translation>{a} oder {b}</translation>
    </message>
    <message>
        <source>Each flipped or kept.</source>
        <translation>Jedes umgedreht oder nicht.</translation>
    </message>
    <message>
        <source>Who asks: {author}</source>
        <translation>Wer fragt: {author}</translation>
    </message>
    <message>
        <source>Your ticks are forgotten.</source>
        <translation>Ihre Kreuze sind vergessen.</translation>
    </message>
    <message>
        <source>The boxes that are saved</source>
        <translation>Die gespeicherten Kästchen</translation>
    </message>
    <message>
        <source>One box</source>
        <translation>Ein Kästchen</translation>
    </message>
    <message numerus="yes">
        <source>{n} boxes</source>
        <translation>
            <numerusform>{n} Kästchen</numerusform>
            <numerusform>{n} Kästchen</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <comment>of a box</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>of a box</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>{name}, saved by chance: {word}</source>
        <translation>{name}, durch Zufall gespeichert: {word}</translation>
    </message>
    <message>
        <source>Each box was flipped or kept by chance. These are saved:</source>
        <translation>Der Zufall drehte jedes um oder nicht. Gespeichert wird:</translation>
    </message>
    <message>
        <source>Nobody can tell which boxes were flipped.</source>
        <translation>Niemand kann sagen, welche umgedreht wurden.</translation>
    </message>
    <message>
        <source>The box was flipped or kept by chance. This is saved:</source>
        <translation>Der Zufall drehte es um oder nicht. Gespeichert wird:</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was flipped.</source>
        <translation>Niemand kann sagen, ob es umgedreht wurde.</translation>
    </message>
    <message>
        <source>More than 95 of 100 boxes are saved as they are.</source>
        <translation>Mehr als 95 von 100 Kästchen werden so gespeichert, wie sie sind.</translation>
    </message>
    <message>
        <source>A box may or may not have been flipped.</source>
        <translation>Ein Kästchen wurde vielleicht umgedreht, vielleicht nicht.</translation>
    </message>
    <message>
        <source>A “{word}” is no proof.</source>
        <translation>Ein „{word}“ ist kein Beweis.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} boxes: up to {factor} times the odds.</source>
        <translation>
            <numerusform>{n} Kästchen: höchstens {factor} zu 1.</numerusform>
            <numerusform>Alle {n} Kästchen: höchstens {factor} zu 1.</numerusform>
        </translation>
    </message>
</context>
</TS>
