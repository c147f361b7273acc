<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>0123456789,.</source>
        <extracomment>The ten digits, then the sign between thousands and the decimal sign: twelve signs.</extracomment>
        <translation>0123456789&#x202f;,</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <translation>
            <numerusform>{n} autre</numerusform>
            <numerusform>{n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} ou {last}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <translation>moins de 1</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>plus de 99</translation>
    </message>
    <message>
        <source>about {count}</source>
        <translation>environ {count}</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is {no}, {count} are also saved as {yes}.</source>
        <translation>De 100 personnes dont la vraie réponse est {no}, {count} laissent aussi {yes}.</translation>
    </message>
    <message>
        <source>Out of 100 people at the lowest value, {count} are also saved as {yes}.</source>
        <translation>Sur 100 personnes à la valeur la plus basse, {count} laissent aussi {yes}.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a set with their own answer in it.</source>
        <translation>Sur 100 personnes, {count} laissent un groupe d’options où se trouve la leur.</translation>
    </message>
    <message>
        <source>Any other answer is in {count}.</source>
        <translation>Chaque autre réponse s’y trouve pour {count} sur 100.</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is another option, {count} are also saved with it.</source>
        <translation>Sur 100 personnes dont la vraie réponse est une autre option, {count} laissent aussi celle-ci.</translation>
    </message>
    <message>
        <source>More than 95 of 100 answers are saved as they are.</source>
        <translation>Plus de 95 réponses sur 100 sont enregistrées telles quelles.</translation>
    </message>
    <message>
        <source>A saved {yes} or {no} is never proof.</source>
        <translation>{yes} ou {no} enregistré n’est jamais une preuve.</translation>
    </message>
    <message>
        <source>A saved {word} is never proof.</source>
        <translation>{word} enregistré n’est jamais une preuve.</translation>
    </message>
    <message>
        <source>A saved {yes} makes {first} more likely, {no} makes {second}: up to {factor} times the odds.</source>
        <translation>{yes} rend {first} plus probable, {no} rend {second} plus probable. Chances multipliées par {factor} au plus.</translation>
    </message>
    <message>
        <source>If the same person answers twice, the odds move by up to {both} times, not {once}.</source>
        <translation>Si la même personne répond deux fois, les chances changent d’un facteur {both} au plus, et non {once}.</translation>
    </message>
    <message>
        <source>ε is then {total} instead of {each}.</source>
        <translation>ε est alors {total} au lieu de {each}.</translation>
    </message>
    <message>
        <source>One question of this survey protects you little (ε {epsilon}).</source>
        <translation>Une question de cette enquête vous protège peu (ε {epsilon}).</translation>
    </message>
    <message>
        <source>What is saved tells a lot about your true answer.</source>
        <translation>Ce qui est enregistré en dit long sur votre vraie réponse.</translation>
    </message>
    <message>
        <source>All answers to this survey together tell a lot about you (ε {epsilon} in all).</source>
        <translation>Toutes les réponses à cette enquête ensemble en disent long sur vous (ε {epsilon} en tout).</translation>
    </message>
    <message>
        <source>Each one alone does not.</source>
        <translation>Une seule n’en dit pas autant.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a number at most {reach} from their own.</source>
        <translation>Sur 100 personnes, {count} laissent un nombre à {reach} au plus du leur.</translation>
    </message>
    <message>
        <source>Of 100 people with a number far away, {count} leave one there, too.</source>
        <translation>Sur 100 personnes avec un nombre éloigné, {count} en laissent aussi un là.</translation>
    </message>
    <message>
        <source>A saved {word} makes {answer} more likely, up to {factor} times the odds.</source>
        <translation>Un {word} enregistré rend {answer} plus probable&#x202f;: les chances sont multipliées par {factor} au plus.</translation>
    </message>
    <message>
        <source>A saved option makes that option less likely.</source>
        <translation>Une option enregistrée rend cette option moins probable.</translation>
    </message>
    <message>
        <source>A saved option is never proof.</source>
        <translation>Une option enregistrée n’est jamais une preuve.</translation>
    </message>
    <message>
        <source>Of 100 people who chose an answer, {count} leave a set with it.</source>
        <translation>Sur 100 personnes qui ont choisi une réponse, {count} laissent un groupe où elle se trouve.</translation>
    </message>
    <message>
        <source>A saved number is never proof.</source>
        <translation>Un nombre enregistré n’est jamais une preuve.</translation>
    </message>
    <message>
        <source>What is saved moves the odds by up to {factor} times.</source>
        <translation>Ce qui est enregistré change les chances d’un facteur {factor} au plus.</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Un dé</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>Deux pièces</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Deux dés</translation>
    </message>
    <message>
        <source>A deck of 52 cards</source>
        <translation>Un jeu de 52 cartes</translation>
    </message>
    <message>
        <source>A spinner of 360 degrees</source>
        <translation>Une roulette de 360 degrés</translation>
    </message>
    <message>
        <source>Toss two coins where nobody sees them</source>
        <translation>Lancez deux pièces à l’abri des regards</translation>
    </message>
    <message>
        <source>Roll two dice where nobody sees them</source>
        <translation>Lancez deux dés à l’abri des regards</translation>
    </message>
    <message>
        <source>Draw a card where nobody sees it</source>
        <translation>Tirez une carte à l’abri des regards</translation>
    </message>
    <message>
        <source>Spin your spinner where nobody sees it</source>
        <translation>Tournez votre roulette à l’abri des regards</translation>
    </message>
    <message>
        <source>Then do what the number says. Only you know what you rolled.</source>
        <translation>Faites ensuite ce que dit le nombre. Personne d’autre ne sait ce que le dé a montré.</translation>
    </message>
    <message>
        <source>Then do what the coins say. Only you know how they fell.</source>
        <translation>Faites ce que disent les pièces. Personne d’autre ne sait comment elles sont tombées.</translation>
    </message>
    <message>
        <source>Add the two numbers, then do what the sum says. Only you know it.</source>
        <translation>Additionnez les deux nombres, puis faites ce que dit la somme. Personne d’autre ne la connaît.</translation>
    </message>
    <message>
        <source>Shuffle first, then do what the card says. Only you know which it is.</source>
        <translation>Mélangez d’abord, puis faites ce que dit la carte. Personne d’autre ne la connaît.</translation>
    </message>
    <message>
        <source>Then do what the degree says. Only you know where it stopped.</source>
        <translation>Faites ensuite ce que disent les degrés. Personne d’autre ne sait où elle s’est arrêtée.</translation>
    </message>
    <message>
        <source>Candor never sees your coins.</source>
        <translation>Candor ne voit jamais vos pièces.</translation>
    </message>
    <message>
        <source>Candor never sees your dice.</source>
        <translation>Candor ne voit jamais votre lancer de dés.</translation>
    </message>
    <message>
        <source>One dice</source>
        <translation>Un dé</translation>
    </message>
    <message>
        <source>scrambled here</source>
        <translation>brouillage ici</translation>
    </message>
    <message>
        <source>Roll your dice where nobody sees it</source>
        <translation>Lancez votre dé à l’abri des regards</translation>
    </message>
    <message>
        <source>Candor never sees your card.</source>
        <translation>Candor ne voit jamais votre carte.</translation>
    </message>
    <message>
        <source>Candor never sees your spinner.</source>
        <translation>Candor ne voit jamais votre roulette.</translation>
    </message>
    <message>
        <source>Sum {numbers}</source>
        <translation>Somme {numbers}</translation>
    </message>
    <message>
        <source>From {first}° to {last}°</source>
        <translation>De {first}° à {last}°</translation>
    </message>
    <message>
        <source>{part} of {whole} {sector}</source>
        <translation>{part} sur {whole} pour {sector}</translation>
    </message>
    <message>
        <source>Computed from two coins: {parts}.</source>
        <translation>Calculé avec deux pièces&#x202f;: {parts}.</translation>
    </message>
    <message>
        <source>Dice, coins, cards or a spinner, as each question says</source>
        <translation>Des dés, des pièces, des cartes ou une roulette, selon la question</translation>
    </message>
    <message>
        <source>Computed from the dice: {parts}.</source>
        <translation>Calculé avec le dé&#x202f;: {parts}.</translation>
    </message>
    <message>
        <source>Computed from what your device asks: {parts}.</source>
        <translation>Calculé d’après ce que demande votre objet&#x202f;: {parts}.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>First coin heads</source>
        <translation>Première pièce face</translation>
    </message>
    <message>
        <source>First tails, then heads</source>
        <translation>D’abord pile, puis face</translation>
    </message>
    <message>
        <source>Tails twice</source>
        <translation>Deux fois pile</translation>
    </message>
    <message>
        <source>Heads at least once</source>
        <translation>Face au moins une fois</translation>
    </message>
    <message>
        <source>{rank} of {suits}</source>
        <translation>{rank} de {suits}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>One other survey was begun on this computer.</source>
        <translation>Une autre enquête a été commencée sur cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other surveys were begun on this computer.</source>
        <translation>
            <numerusform>{n} autre enquête a été commencée sur cet ordinateur.</numerusform>
            <numerusform>{n} autres enquêtes ont été commencées sur cet ordinateur.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you answered there too, all of it together tells more.</source>
        <translation>Si vous y avez répondu aussi, le tout ensemble en dit plus.</translation>
    </message>
    <message>
        <source>If you answered there too, all together move the odds by up to {factor} times.</source>
        <translation>Si vous y avez répondu aussi, le tout ensemble change les chances d’un facteur {factor} au plus.</translation>
    </message>
    <message>
        <source>ε is then {total} in all.</source>
        <translation>ε est alors {total} en tout.</translation>
    </message>
    <message>
        <source>At least one earlier record on this computer could not be read.</source>
        <translation>Au moins un enregistrement antérieur sur cet ordinateur n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>The list of known authors on this computer is damaged.</source>
        <translation>La liste des auteurs connus sur cet ordinateur est abîmée.</translation>
    </message>
    <message>
        <source>This survey does not have the key that its author had here before.</source>
        <translation>Cette enquête n’a pas la clé que son auteur avait ici auparavant.</translation>
    </message>
    <message>
        <source>Someone else may have written it. Ask whoever gave it to you, or leave.</source>
        <translation>Quelqu’un d’autre l’a peut-être écrite. Demandez à la personne qui vous l’a donnée, ou quittez.</translation>
    </message>
    <message>
        <source>The words of the key were: {words}.</source>
        <translation>Les mots de la clé étaient&#x202f;: {words}.</translation>
    </message>
    <message>
        <source>Now it is not signed.</source>
        <translation>Maintenant, elle n’est pas signée.</translation>
    </message>
    <message>
        <source>Now they are: {words}.</source>
        <translation>Maintenant, ce sont&#x202f;: {words}.</translation>
    </message>
    <message>
        <source>I have asked</source>
        <translation>J’ai demandé</translation>
    </message>
    <message>
        <source>{a} is the statement of each question, {b} its opposite.</source>
        <translation>{a} est la phrase de chaque question, {b} son contraire.</translation>
    </message>
    <message>
        <source>100 people with a number far away</source>
        <translation>100 personnes avec un nombre éloigné</translation>
    </message>
    <message>
        <source>100 people with this number</source>
        <translation>100 personnes avec ce nombre</translation>
    </message>
    <message>
        <source>100 people at the lowest value</source>
        <translation>100 personnes qui ont la valeur la plus basse</translation>
    </message>
    <message>
        <source>100 people at the highest value</source>
        <translation>100 personnes qui ont la valeur la plus haute</translation>
    </message>
    <message>
        <source>100 people with another answer</source>
        <translation>100 personnes avec une autre réponse</translation>
    </message>
    <message>
        <source>100 people with this answer</source>
        <translation>100 personnes avec cette réponse</translation>
    </message>
    <message>
        <source>100 people to whom {letter} does not apply</source>
        <translation>100 personnes pour qui {letter} n’est pas vraie</translation>
    </message>
    <message>
        <source>100 people to whom {letter} applies</source>
        <translation>100 personnes pour qui {letter} est vraie</translation>
    </message>
    <message>
        <source>100 people whose true answer is {word}</source>
        <translation>100 personnes dont la vraie réponse est {word}</translation>
    </message>
    <message>
        <source>The copy could not be kept on this computer itself.</source>
        <translation>La copie n’a pas pu être conservée sur cet ordinateur lui-même.</translation>
    </message>
    <message>
        <source>What was kept could not be erased: {reason}.</source>
        <translation>Ce qui était gardé n’a pas pu être effacé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The outbox is not a folder.</source>
        <translation>Le dossier d’envoi n’est pas un dossier.</translation>
    </message>
    <message>
        <source>The files could not be written anew: {reason}.</source>
        <translation>Les fichiers n’ont pas pu être réécrits&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The files could not be moved: {reason}.</source>
        <translation>Les fichiers n’ont pas pu être déplacés&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>toute la place permise est utilisée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>on ne peut pas écrire sur ce disque</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>la permission manque</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>ce n’est pas permis</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>le fichier ou le dossier n’existe pas</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>The disk was taken out</source>
        <translation>le disque a été retiré</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>raison inconnue</translation>
    </message>
    <message>
        <source>Another folder does not help.</source>
        <translation>Un autre dossier n’y change rien.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>Le dossier n’est pas là.</translation>
    </message>
    <message>
        <source>The folder could not be made: {reason}.</source>
        <translation>Le dossier n’a pas pu être créé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}.</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Practice: nothing is saved</source>
        <translation>Essai&#x202f;: rien n’est enregistré</translation>
    </message>
    <message>
        <source>Did you drink tea today?</source>
        <translation>Avez-vous bu du thé aujourd’hui&#x202f;?</translation>
    </message>
    <message>
        <source>I drank tea today.</source>
        <translation>J’ai bu du thé aujourd’hui.</translation>
    </message>
    <message>
        <source>I did not drink tea today.</source>
        <translation>Je n’ai pas bu de thé aujourd’hui.</translation>
    </message>
    <message>
        <source>Choose any answer. This is practice.</source>
        <translation>Choisissez n’importe quelle réponse. C’est un essai.</translation>
    </message>
    <message>
        <source>Answer {n}</source>
        <translation>Réponse {n}</translation>
    </message>
    <message>
        <source>Try it once</source>
        <translation>Essayez une fois</translation>
    </message>
    <message>
        <source>Other ways to answer</source>
        <translation>Répondre autrement</translation>
    </message>
    <message>
        <source>One word is kept</source>
        <translation>Un mot est gardé</translation>
    </message>
    <message>
        <source>Start the questions</source>
        <translation>Aux questions</translation>
    </message>
    <message>
        <source>Kept: {words}</source>
        <translation>Gardé&#x202f;: {words}</translation>
    </message>
    <message>
        <source>You answer</source>
        <translation>Vous répondez</translation>
    </message>
    <message>
        <source>It is scrambled</source>
        <translation>La réponse est brouillée</translation>
    </message>
    <message>
        <source>What comes out is kept</source>
        <translation>Le résultat est gardé</translation>
    </message>
    <message>
        <source>The wheel chooses</source>
        <translation>La roue décide</translation>
    </message>
    <message>
        <source>The coins choose</source>
        <translation>Les pièces décident</translation>
    </message>
    <message>
        <source>The dice choose</source>
        <translation>Le dé décide</translation>
    </message>
    <message>
        <source>Your own device chooses</source>
        <translation>Votre objet décide</translation>
    </message>
    <message>
        <source>Chance chooses</source>
        <translation>Le hasard décide</translation>
    </message>
    <message>
        <source>You press a word</source>
        <translation>Vous appuyez sur un mot</translation>
    </message>
    <message>
        <source>Nobody can tell which.</source>
        <translation>Personne ne peut le savoir.</translation>
    </message>
    <message>
        <source>Try the wheel 200 times</source>
        <translation>Essayer la roue 200 fois</translation>
    </message>
    <message>
        <source>Try the coins 200 times</source>
        <translation>Essayer les pièces 200 fois</translation>
    </message>
    <message>
        <source>Try it 200 times</source>
        <translation>Essayer 200 fois</translation>
    </message>
    <message>
        <source>Try scrambling 200 times</source>
        <translation>Essayer le brouillage 200 fois</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message>
        <source>{part} of {whole} parts {sector}</source>
        <translation>{part} parts sur {whole} pour {sector}</translation>
    </message>
    <message>
        <source>Computed from this wheel: {parts}.</source>
        <translation>Calculé avec cette roue&#x202f;: {parts}.</translation>
    </message>
    <message>
        <source>Exactly one of {a} and {b} is true for you. If not, leave.</source>
        <translation>De {a} et {b}, une seule est vraie pour vous. Sinon, quittez.</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>of Yes</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>of No</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>HIGH</source>
        <translation>HAUT</translation>
    </message>
    <message>
        <source>LOW</source>
        <translation>BAS</translation>
    </message>
    <message>
        <source>TRUE</source>
        <translation>VRAI</translation>
    </message>
    <message>
        <source>FALSE</source>
        <translation>PAS VRAI</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>OUI</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NON</translation>
    </message>
    <message>
        <source>higher values</source>
        <translation>une valeur plus haute</translation>
    </message>
    <message>
        <source>lower values</source>
        <translation>une valeur plus basse</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Vérité</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>None of the options</source>
        <translation>Aucune des options</translation>
    </message>
    <message>
        <source>Then one more question is asked.</source>
        <translation>Une question de plus est alors posée.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} more questions are asked.</source>
        <translation>
            <numerusform>{n} question de plus est alors posée.</numerusform>
            <numerusform>{n} questions de plus sont alors posées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one question is no longer asked.</source>
        <translation>Une question n’est alors plus posée.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} questions are no longer asked.</source>
        <translation>
            <numerusform>{n} question n’est alors plus posée.</numerusform>
            <numerusform>{n} questions ne sont alors plus posées.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for it stays on this computer, and out of the file.</source>
        <translation>Ce qui a été tiré pour cela reste sur cet ordinateur, et hors du fichier.</translation>
    </message>
    <message>
        <source>{low} and over</source>
        <translation>{low} et plus</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>Saved as you give it</source>
        <translation>Enregistrée telle quelle</translation>
    </message>
    <message>
        <source>H</source>
        <comment>heads, on a coin</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tails, on a coin</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>Où enregistrer</translation>
    </message>
    <message>
        <source>Surveys (*.survey)</source>
        <translation>Enquêtes (*.survey)</translation>
    </message>
    <message>
        <source>Studies (*.study)</source>
        <translation>Études (*.study)</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>Clés (*.key)</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>Tableaux ({endings})</translation>
    </message>
    <message>
        <source>Mappings (*.mapping)</source>
        <translation>Correspondances (*.mapping)</translation>
    </message>
    <message>
        <source>Surveys, tables ({endings})</source>
        <translation>Enquêtes, tableaux ({endings})</translation>
    </message>
    <message>
        <source>Studies, tables ({endings})</source>
        <translation>Études, tableaux ({endings})</translation>
    </message>
    <message>
        <source>Mend a copy…</source>
        <translation>Corriger une copie…</translation>
    </message>
    <message>
        <source>Replace “{0}”?</source>
        <translation>Remplacer «&#x202f;{0}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>A file of this name is in the folder. What it holds now would be gone.</source>
        <translation>Un fichier de ce nom est dans le dossier. Ce qu’il contient maintenant serait perdu.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No file is made before the last page.</source>
        <translation>Aucun fichier n’est créé avant la dernière page.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your ticks are saved as you give them.</source>
        <translation>Vos coches sont enregistrées telles quelles.</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>La passer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Choose your answer first.</source>
        <translation>Choisissez d’abord votre réponse.</translation>
    </message>
    <message>
        <source>Coin showing heads</source>
        <translation>Pièce qui montre face</translation>
    </message>
    <message>
        <source>Coin showing tails</source>
        <translation>Pièce qui montre pile</translation>
    </message>
    <message>
        <source>Coin showing either side</source>
        <translation>Pièce, n’importe quel côté</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation>Votre accord</translation>
    </message>
    <message>
        <source>Do you want to take part?</source>
        <translation>Voulez-vous participer&#x202f;?</translation>
    </message>
    <message>
        <source>Those who ask say:</source>
        <translation>Ceux qui posent les questions disent&#x202f;:</translation>
    </message>
    <message>
        <source>You are not taking part</source>
        <translation>Vous ne participez pas</translation>
    </message>
    <message>
        <source>That is all right</source>
        <translation>C’est votre droit</translation>
    </message>
    <message>
        <source>You owe nobody a reason.</source>
        <translation>Vous ne devez de raison à personne.</translation>
    </message>
    <message>
        <source>No file was made. Nothing was saved.</source>
        <translation>Aucun fichier n’a été créé. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Rien n’est encore enregistré.</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Je ne suis pas d’accord</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Je suis d’accord</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>Êtes-vous encore là&#x202f;?</translation>
    </message>
    <message>
        <source>I am still here</source>
        <translation>Je suis encore là</translation>
    </message>
    <message>
        <source>In one second all that was answered is erased.</source>
        <translation>Dans une seconde, toutes les réponses sont effacées.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} seconds all that was answered is erased.</source>
        <translation>
            <numerusform>Dans {n} seconde, toutes les réponses sont effacées.</numerusform>
            <numerusform>Dans {n} secondes, toutes les réponses sont effacées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is hidden.</source>
        <translation>La page est cachée.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Die showing {pips}</source>
        <translation>Dé qui montre {pips}</translation>
    </message>
    <message>
        <source>The file, letter for letter</source>
        <translation>Le fichier, lettre par lettre</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saved. Thank you.</source>
        <translation>Enregistré. Merci.</translation>
    </message>
    <message>
        <source>One file is in the outbox</source>
        <translation>Un fichier est dans le dossier d’envoi</translation>
    </message>
    <message>
        <source>The person before you is done. Their answers are erased here, and nobody can look back.</source>
        <translation>La personne avant vous a terminé. Ses réponses sont effacées ici, et personne ne peut les revoir.</translation>
    </message>
    <message>
        <source>When you are done, your answers are erased here, and nobody can look back.</source>
        <translation>Quand vous avez terminé, vos réponses sont effacées ici, et personne ne peut les revoir.</translation>
    </message>
    <message>
        <source>Somebody left this survey. What was drawn is kept out of sight.</source>
        <translation>Quelqu’un a quitté cette enquête. Ce qui a été tiré reste conservé et caché.</translation>
    </message>
    <message>
        <source>Who sits here now?</source>
        <translation>Qui est assis ici maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>The person before left after chance was used, and saved no file.</source>
        <translation>La personne d’avant est partie après un tirage, sans enregistrer de fichier.</translation>
    </message>
    <message>
        <source>The same person goes on with it. Nothing is drawn again.</source>
        <translation>La même personne continue. Rien n’est tiré de nouveau.</translation>
    </message>
    <message>
        <source>For the next person it is erased, and chance begins anew.</source>
        <translation>Pour la personne suivante, tout est effacé et le tirage recommence.</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>Même personne</translation>
    </message>
    <message>
        <source>It holds what you saw on the page before, and nothing else.</source>
        <translation>Il contient ce que vous avez vu à la page d’avant, et rien d’autre.</translation>
    </message>
    <message>
        <source>Nothing else is kept</source>
        <translation>Rien d’autre n’est gardé</translation>
    </message>
    <message>
        <source>Your answers are erased from this laptop; nobody can look back.</source>
        <translation>Vos réponses sont effacées de cet ordinateur&#x202f;; personne ne peut les revoir.</translation>
    </message>
    <message>
        <source>Empty the outbox</source>
        <translation>Vider le dossier d’envoi</translation>
    </message>
    <message>
        <source>Each file is copied, compared, and only then removed here.</source>
        <translation>Chaque fichier est copié, comparé, et alors seulement retiré.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>This is the outbox itself. Choose another folder.</source>
        <translation>C’est le dossier d’envoi lui-même. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>One file was moved to {folder}.</source>
        <translation>Un fichier a été déplacé dans {folder}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files were moved to {folder}.</source>
        <translation>
            <numerusform>{n} fichier a été déplacé dans {folder}.</numerusform>
            <numerusform>{n} fichiers ont été déplacés dans {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file stays here: another file has its name there.</source>
        <translation>Un fichier reste ici&#x202f;: son nom est déjà pris là-bas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files stay here: other files have their names there.</source>
        <translation>
            <numerusform>{n} fichier reste ici&#x202f;: son nom est déjà pris là-bas.</numerusform>
            <numerusform>{n} fichiers restent ici&#x202f;: leurs noms sont déjà pris là-bas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing is lost.</source>
        <translation>Arrêté. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Rien n’est perdu.</translation>
    </message>
    <message>
        <source>The files that were not moved are still here. Choose a folder to go on.</source>
        <translation>Les fichiers qui n’ont pas été déplacés sont encore ici. Choisissez un dossier pour continuer.</translation>
    </message>
    <message>
        <source>Your answers are still on this laptop. Call the field worker.</source>
        <translation>Vos réponses sont encore sur cet ordinateur. Appelez la personne responsable.</translation>
    </message>
    <message>
        <source>{count} of 100 figures are filled.</source>
        <translation>{count} figures sur 100 sont remplies.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in the outbox</source>
        <translation>
            <numerusform>{n} fichier est dans le dossier d’envoi</numerusform>
            <numerusform>{n} fichiers sont dans le dossier d’envoi</numerusform>
        </translation>
    </message>
    <message>
        <source>What leaves this laptop</source>
        <translation>Ce qui sort de cet ordinateur</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>In the file?</source>
        <translation>Dans le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Who can see it?</source>
        <translation>Qui peut le voir&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Your name, this computer, the time</source>
        <translation>Votre nom, cet ordinateur, l’heure</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions</source>
        <translation>Vos vraies réponses aux questions délicates</translation>
    </message>
    <message>
        <source>Whoever has the file</source>
        <translation>Qui a le fichier</translation>
    </message>
    <message>
        <source>This program, until it is scrambled</source>
        <translation>Ce programme, jusqu’au brouillage</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>See less</source>
        <translation>Voir moins</translation>
    </message>
    <message>
        <source>The words that are kept</source>
        <translation>Mots gardés</translation>
    </message>
    <message>
        <source>Your answers, as you give them</source>
        <translation>Vos réponses, telles quelles</translation>
    </message>
    <message>
        <source>Other answers, as given.</source>
        <translation>Autres réponses, telles quelles.</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Your true answers</source>
        <translation>Vos vraies réponses</translation>
    </message>
    <message>
        <source>What the dice showed</source>
        <translation>Ce que le dé a montré</translation>
    </message>
    <message>
        <source>What your own device showed</source>
        <translation>Ce que votre objet a montré</translation>
    </message>
    <message>
        <source>{landing}, and your true answers</source>
        <translation>{landing}, et vos vraies réponses</translation>
    </message>
    <message>
        <source>{landing}, and your true answers to sensitive questions</source>
        <translation>{landing}, et vos vraies réponses aux questions délicates</translation>
    </message>
    <message>
        <source>Only you, or this program if it scrambles</source>
        <translation>Personne d’autre que vous, ou ce programme s’il brouille</translation>
    </message>
    <message>
        <source>Only you</source>
        <translation>Personne d’autre que vous</translation>
    </message>
    <message>
        <source>The word you press: {yes} or {no}</source>
        <translation>Le mot choisi&#x202f;: {yes} ou {no}</translation>
    </message>
    <message>
        <source>Your scrambled answers</source>
        <translation>Vos réponses brouillées</translation>
    </message>
    <message>
        <source>What is drawn for you</source>
        <translation>Ce qui est tiré pour vous</translation>
    </message>
    <message>
        <source>Only someone who has the key</source>
        <translation>Seule la personne qui a la clé</translation>
    </message>
    <message>
        <source>Where the wheel landed</source>
        <translation>Où la roue s’est arrêtée</translation>
    </message>
    <message>
        <source>How the coins fell</source>
        <translation>Comment les pièces sont tombées</translation>
    </message>
    <message numerus="yes">
        <source>Your answers to {n} other questions</source>
        <translation>
            <numerusform>Votre réponse à {n} autre question</numerusform>
            <numerusform>Vos réponses à {n} autres questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>You and this program, until you press</source>
        <translation>Vous et ce programme, jusqu’à ce que vous appuyiez</translation>
    </message>
    <message>
        <source>the wheel</source>
        <translation>la roue</translation>
    </message>
    <message>
        <source>the coins</source>
        <translation>les pièces</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>le dé</translation>
    </message>
    <message>
        <source>your own device</source>
        <translation>votre propre objet</translation>
    </message>
    <message>
        <source>What {devices} showed</source>
        <translation>Ce que le hasard a montré ({devices})</translation>
    </message>
    <message>
        <source>If the file leaks, it shows the saved rows, and nothing else.</source>
        <translation>Si le fichier tombe en d’autres mains, il montre les lignes enregistrées, et rien d’autre.</translation>
    </message>
    <message>
        <source>If the file leaks, nobody can read it without the key.</source>
        <translation>Si le fichier tombe en d’autres mains, personne ne peut le lire sans la clé.</translation>
    </message>
    <message>
        <source>Leave the survey</source>
        <translation>Quitter l’enquête</translation>
    </message>
    <message>
        <source>Truth: give your true answer.</source>
        <translation>Vérité&#x202f;: donnez votre vraie réponse.</translation>
    </message>
    <message>
        <source>Yes: press {word}, whatever is true for you.</source>
        <translation>Oui&#x202f;: appuyez sur {word}, quelle que soit votre vérité.</translation>
    </message>
    <message>
        <source>No: press {word}, whatever is true for you.</source>
        <translation>Non&#x202f;: appuyez sur {word}, quelle que soit votre vérité.</translation>
    </message>
    <message>
        <source>It was started before, and no word was kept. This is the last time.</source>
        <translation>Cette question a déjà été commencée, et aucun mot n’a été gardé. C’est la dernière fois.</translation>
    </message>
    <message>
        <source>This question cannot be answered any more</source>
        <translation>On ne peut plus répondre à cette question</translation>
    </message>
    <message>
        <source>It was started twice, and no word was kept. Please leave the survey.</source>
        <translation>Cette question a été commencée deux fois, et aucun mot n’a été gardé. Veuillez quitter l’enquête.</translation>
    </message>
    <message>
        <source>The start could not be noted on this computer. Nothing was drawn.</source>
        <translation>Le début n’a pas pu être noté sur cet ordinateur. Rien n’a été tiré.</translation>
    </message>
    <message>
        <source>Is {letter} true or false for you?</source>
        <translation>La phrase {letter} est-elle vraie ou non pour vous&#x202f;?</translation>
    </message>
    <message>
        <source>Leave this survey?</source>
        <translation>Quitter cette enquête&#x202f;?</translation>
    </message>
    <message>
        <source>You owe nobody a reason. No file is made.</source>
        <translation>Vous ne devez de raison à personne. Aucun fichier n’est créé.</translation>
    </message>
    <message>
        <source>Your other answers are erased.</source>
        <translation>Vos autres réponses sont effacées.</translation>
    </message>
    <message>
        <source>Your answers are erased</source>
        <translation>Vos réponses sont effacées</translation>
    </message>
    <message>
        <source>What was drawn is kept out of sight until the field worker says who comes next.</source>
        <translation>Ce qui a été tiré reste caché jusqu’à ce que la personne responsable dise qui vient ensuite.</translation>
    </message>
    <message>
        <source>One saved word on this computer</source>
        <translation>Un mot enregistré sur cet ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved words on this computer</source>
        <translation>
            <numerusform>{n} mot enregistré sur cet ordinateur</numerusform>
            <numerusform>{n} mots enregistrés sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds nothing that you answered.</source>
        <translation>Elle ne contient rien de vos réponses.</translation>
    </message>
    <message>
        <source>A mark that this survey was begun here</source>
        <translation>Une marque&#x202f;: cette enquête a été commencée ici</translation>
    </message>
    <message>
        <source>No word was drawn.</source>
        <translation>Aucun mot n’a été tiré.</translation>
    </message>
    <message>
        <source>Everything else is forgotten</source>
        <translation>Tout le reste est oublié</translation>
    </message>
    <message>
        <source>Everything so far is forgotten</source>
        <translation>Tout jusqu’ici est oublié</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} questions.</source>
        <translation>Questions tirées au hasard&#x202f;: {asked} sur {n}.</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} options.</source>
        <translation>Options tirées au hasard&#x202f;: {asked} sur {n}.</translation>
    </message>
    <message>
        <source>Chance picks some options of {n} questions.</source>
        <translation>Questions dont le hasard tire quelques options&#x202f;: {n}.</translation>
    </message>
    <message>
        <source>Chance sets the order of options for you, before the first question.</source>
        <translation>Le hasard fixe pour vous l’ordre des réponses, avant la première question.</translation>
    </message>
    <message>
        <source>This order is in no file.</source>
        <translation>Cet ordre ne figure dans aucun fichier.</translation>
    </message>
    <message>
        <source>They stand in the survey’s order, not in the one that you saw.</source>
        <translation>Ils suivent l’ordre de l’enquête, non celui que vous avez vu.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} options.</source>
        <translation>Options tirées pour vous&#x202f;: {asked} sur {n}.</translation>
    </message>
    <message>
        <source>A dash there stands for an option that was not asked.</source>
        <translation>Un tiret y est une option qui n’a pas été demandée.</translation>
    </message>
    <message>
        <source>Which options were drawn for you</source>
        <translation>Quelles options ont été tirées pour vous</translation>
    </message>
    <message>
        <source>Which questions were drawn for you</source>
        <translation>Quelles questions ont été tirées pour vous</translation>
    </message>
    <message>
        <source>It stays on this computer, so that it is drawn only once.</source>
        <translation>Il reste sur cet ordinateur, afin de n’être tiré qu’une fois.</translation>
    </message>
    <message>
        <source>The order in which you saw the options</source>
        <translation>L’ordre dans lequel vous avez vu les réponses</translation>
    </message>
    <message>
        <source>They stay on this computer, so that they are drawn only once.</source>
        <translation>Elles restent sur cet ordinateur, pour n’être tirées qu’une fois.</translation>
    </message>
    <message>
        <source>What was drawn stays, because drawing again could give you away. You can go on later, or erase it then.</source>
        <translation>Ce qui a été tiré reste, car un nouveau tirage pourrait vous trahir. Vous pourrez continuer plus tard, ou l’effacer alors.</translation>
    </message>
    <message>
        <source>One start is noted on this computer</source>
        <translation>Un début est noté sur cet ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>{n} starts are noted on this computer</source>
        <translation>
            <numerusform>{n} début est noté sur cet ordinateur</numerusform>
            <numerusform>{n} débuts sont notés sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>So no question is started more than twice. Where it landed is not kept.</source>
        <translation>Ainsi, aucune question n’est commencée plus de deux fois. Ce que le hasard a montré n’est pas gardé.</translation>
    </message>
    <message>
        <source>Ready for the next person</source>
        <translation>Prêt pour la personne suivante</translation>
    </message>
    <message>
        <source>Ready for the first person</source>
        <translation>Prêt pour la première personne</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Field worker: PIN</source>
        <translation>Personne responsable&#x202f;: PIN</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Pas encore prêt</translation>
    </message>
    <message>
        <source>The answers of the person before you are not erased yet.</source>
        <translation>Les réponses de la personne avant vous ne sont pas encore effacées.</translation>
    </message>
    <message>
        <source>Call the field worker. Candor keeps trying.</source>
        <translation>Appelez la personne responsable. Candor continue d’essayer.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation>Un nombre entier de {low} à {high}.</translation>
    </message>
    <message>
        <source>This is not a whole number from {low} to {high}.</source>
        <translation>Ce n’est pas un nombre entier de {low} à {high}.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}, in steps of {step}.</source>
        <translation>Un nombre entier de {low} à {high}, de {step} en {step}.</translation>
    </message>
    <message>
        <source>This is not a number from {low} to {high} in steps of {step}.</source>
        <translation>Ce n’est pas un nombre de {low} à {high}, de {step} en {step}.</translation>
    </message>
    <message>
        <source>No option contains these letters.</source>
        <translation>Aucune option ne contient ces lettres.</translation>
    </message>
    <message>
        <source>Empties the other boxes.</source>
        <translation>Vide les autres cases.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Rien de tout cela</translation>
    </message>
    <message>
        <source>“None of these” is empty now.</source>
        <translation>«&#x202f;Rien de tout cela&#x202f;» est vide maintenant.</translation>
    </message>
    <message>
        <source>The other boxes are empty now.</source>
        <translation>Les autres cases sont vides maintenant.</translation>
    </message>
    <message>
        <source>Type a part of your answer</source>
        <translation>Tapez une partie de votre réponse</translation>
    </message>
    <message>
        <source>Show only options that contain these letters</source>
        <translation>Ne montrer que les options avec ces lettres</translation>
    </message>
    <message>
        <source>What you use</source>
        <translation>Ce que vous utilisez</translation>
    </message>
    <message>
        <source>Use something else</source>
        <translation>Utiliser autre chose</translation>
    </message>
    <message>
        <source>Sum of both dice</source>
        <translation>Somme des deux dés</translation>
    </message>
    <message>
        <source>whatever is true for you</source>
        <translation>quelle que soit votre vérité</translation>
    </message>
    <message>
        <source>Judge statement {letter}</source>
        <translation>Jugez la phrase {letter}</translation>
    </message>
    <message>
        <source>Is it {yes} or {no}?</source>
        <translation>Est-ce {yes} ou {no}&#x202f;?</translation>
    </message>
    <message>
        <source>for you: {yes} or {no}</source>
        <translation>pour vous&#x202f;: {yes} ou {no}</translation>
    </message>
    <message>
        <source>Press what is true</source>
        <translation>Appuyez sur ce qui est vrai</translation>
    </message>
    <message>
        <source>Press {word}</source>
        <translation>Appuyez sur {word}</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>Set up this laptop for many people</source>
        <translation>Préparer cet ordinateur pour plusieurs personnes</translation>
    </message>
    <message>
        <source>For the field worker. One person after another answers here.</source>
        <translation>Pour la personne responsable. Ici, les gens répondent l’un après l’autre.</translation>
    </message>
    <message>
        <source>PIN, four to twelve digits</source>
        <translation>PIN, de quatre à douze chiffres</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Le même PIN encore une fois</translation>
    </message>
    <message>
        <source>Languages offered</source>
        <translation>Langues proposées</translation>
    </message>
    <message>
        <source>Choose a survey.</source>
        <translation>Choisissez une enquête.</translation>
    </message>
    <message>
        <source>Ask about the key of the survey.</source>
        <translation>Renseignez-vous sur la clé de l’enquête.</translation>
    </message>
    <message>
        <source>Choose an outbox.</source>
        <translation>Choisissez un dossier d’envoi.</translation>
    </message>
    <message>
        <source>Type the PIN twice.</source>
        <translation>Tapez le PIN deux fois.</translation>
    </message>
    <message>
        <source>Offer at least one language.</source>
        <translation>Proposez au moins une langue.</translation>
    </message>
    <message>
        <source>The PIN is written nowhere.</source>
        <translation>Le PIN n’est écrit nulle part.</translation>
    </message>
    <message>
        <source>The two PINs differ. Type the second again.</source>
        <translation>Les deux PIN sont différents. Tapez le second à nouveau.</translation>
    </message>
    <message>
        <source>Files go to {folder}.</source>
        <translation>Les fichiers vont dans {folder}.</translation>
    </message>
    <message>
        <source>Start the kiosk</source>
        <translation>Démarrer la borne</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Enquête</translation>
    </message>
    <message>
        <source>Choose the survey of the kiosk</source>
        <translation>Choisir l’enquête de la borne</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Pas encore de choix</translation>
    </message>
    <message>
        <source>This survey is not signed.</source>
        <translation>Cette enquête n’est pas signée.</translation>
    </message>
    <message>
        <source>This key is first seen on this computer.</source>
        <translation>Cet ordinateur voit cette clé pour la première fois.</translation>
    </message>
    <message>
        <source>Its eight words: {words}</source>
        <translation>Ses huit mots&#x202f;: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more problems; candor check names them all.</source>
        <translation>
            <numerusform>{n} autre problème. La commande candor check les cite tous.</numerusform>
            <numerusform>{n} autres problèmes. La commande candor check les cite tous.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Dossier d’envoi</translation>
    </message>
    <message>
        <source>Choose the outbox, where the files go</source>
        <translation>Choisir le dossier d’envoi, où vont les fichiers</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Tested: can be written</source>
        <translation>Vérifié&#x202f;: on peut y écrire</translation>
    </message>
    <message>
        <source>The folder is not there. If it is on a stick, put the stick in.</source>
        <translation>Le dossier n’est pas là. S’il est sur une clé USB, branchez-la.</translation>
    </message>
    <message>
        <source>This is not a folder. Choose another one.</source>
        <translation>Ce n’est pas un dossier. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Nothing can be written there: {reason}.</source>
        <translation>On ne peut rien y écrire&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>One response file is in it already.</source>
        <translation>Un fichier de réponse s’y trouve déjà.</translation>
    </message>
    <message numerus="yes">
        <source>{n} response files are in it already.</source>
        <translation>
            <numerusform>{n} fichier de réponse s’y trouve déjà.</numerusform>
            <numerusform>{n} fichiers de réponse s’y trouvent déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>One other file is in it; Candor leaves it alone.</source>
        <translation>Un autre fichier s’y trouve&#x202f;; Candor n’y touche pas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other files are in it; Candor leaves them alone.</source>
        <translation>
            <numerusform>{n} autre fichier s’y trouve&#x202f;; Candor n’y touche pas.</numerusform>
            <numerusform>{n} autres fichiers s’y trouvent&#x202f;; Candor n’y touche pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder to save into</source>
        <translation>Dossier où enregistrer</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Parcourir</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>Utiliser ce dossier</translation>
    </message>
    <message>
        <source>Make this folder</source>
        <translation>Créer ce dossier</translation>
    </message>
    <message>
        <source>There is no folder {folder} yet.</source>
        <translation>Le dossier {folder} n’existe pas encore.</translation>
    </message>
    <message>
        <source>How do you want to answer?</source>
        <translation>Comment voulez-vous répondre&#x202f;?</translation>
    </message>
    <message>
        <source>Choose one. It holds for the whole survey.</source>
        <translation>Choisissez une façon. Elle vaut pour toute l’enquête.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>A wheel, on this screen</source>
        <translation>Une roue, sur cet écran</translation>
    </message>
    <message>
        <source>It says what to answer, and you press a word. Only the word is saved.</source>
        <translation>Elle dit quoi répondre, et vous appuyez sur un mot. Seul le mot est enregistré.</translation>
    </message>
    <message>
        <source>They say what to answer, and you press a word. Only the word is saved.</source>
        <translation>Le lancer dit quoi répondre, et vous appuyez sur un mot. Seul le mot est enregistré.</translation>
    </message>
    <message>
        <source>Dice, on this screen</source>
        <translation>Un dé, sur cet écran</translation>
    </message>
    <message>
        <source>{tools}, used where nobody sees it. Only you know what it showed.</source>
        <translation>{tools}, à l’abri des regards. Personne d’autre ne sait ce qui est sorti.</translation>
    </message>
    <message>
        <source>You give your true answer. The program scrambles it at once and forgets it.</source>
        <translation>Vous donnez votre vraie réponse. Le programme la brouille aussitôt et l’oublie.</translation>
    </message>
    <message>
        <source>Two coins, on this screen</source>
        <translation>Deux pièces, sur cet écran</translation>
    </message>
    <message>
        <source>All follow the same odds. The file says which way you chose, not who you are.</source>
        <translation>Les chances sont les mêmes. Le fichier dit quelle façon vous avez choisie, pas qui vous êtes.</translation>
    </message>
    <message>
        <source>Something of your own</source>
        <translation>Quelque chose à vous</translation>
    </message>
    <message>
        <source>Scrambled here, by this program</source>
        <translation>Brouillée ici, par ce programme</translation>
    </message>
    <message>
        <source>More about the odds</source>
        <translation>Plus sur les chances</translation>
    </message>
    <message>
        <source>The question before</source>
        <translation>La question d’avant</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>La question suivante</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} sur {total}</translation>
    </message>
    <message>
        <source>Question {numbers}: {device}</source>
        <translation>Question {numbers}&#x202f;: {device}</translation>
    </message>
    <message>
        <source>Questions {numbers}: {device}</source>
        <translation>Questions {numbers}&#x202f;: {device}</translation>
    </message>
    <message>
        <source>Computed from how the program scrambles.</source>
        <translation>Calculé d’après la façon dont le programme brouille.</translation>
    </message>
    <message>
        <source>Question {place} of {total}</source>
        <translation>Question {place} sur {total}</translation>
    </message>
    <message>
        <source>Question {place} of {total}, drawn from {n}</source>
        <translation>Question {place} sur {total}, tirée parmi {n}</translation>
    </message>
    <message>
        <source>Tick a box first. “None of these” is an answer too.</source>
        <translation>Cochez d’abord une case. «&#x202f;Rien de tout cela&#x202f;» est aussi une réponse.</translation>
    </message>
    <message>
        <source>What you pressed is not kept on this computer.</source>
        <translation>Ce que vous avez choisi n’est pas gardé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Its disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Its disk is write-protected.</source>
        <translation>Le disque est protégé en écriture.</translation>
    </message>
    <message>
        <source>Candor may not write there.</source>
        <translation>Candor n’a pas le droit d’y écrire.</translation>
    </message>
    <message>
        <source>The folder for it is not there.</source>
        <translation>Le dossier prévu n’est pas là.</translation>
    </message>
    <message>
        <source>Its disk reports an error.</source>
        <translation>Le disque signale une erreur.</translation>
    </message>
    <message>
        <source>What was kept before cannot be read.</source>
        <translation>Ce qui était gardé avant ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Another window is writing just now.</source>
        <translation>Une autre fenêtre écrit en ce moment.</translation>
    </message>
    <message>
        <source>The survey was begun in another window.</source>
        <translation>L’enquête a été commencée dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The question was started in another window, too.</source>
        <translation>La question a aussi été lancée dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Another window has kept a word for this question.</source>
        <translation>Une autre fenêtre a gardé un mot pour cette question.</translation>
    </message>
    <message>
        <source>The file was made in another window.</source>
        <translation>Le fichier a été créé dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>What was kept was erased in another window.</source>
        <translation>Ce qui était gardé a été effacé dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Check that its disk is not full, then press again.</source>
        <translation>Vérifiez que le disque n’est pas plein, puis appuyez à nouveau.</translation>
    </message>
    <message>
        <source>Press again.</source>
        <translation>Appuyez de nouveau.</translation>
    </message>
    <message>
        <source>Leave the survey, and open it again.</source>
        <translation>Quittez l’enquête, puis rouvrez-la.</translation>
    </message>
    <message>
        <source>Here you see what is kept now.</source>
        <translation>Voici ce qui est gardé maintenant.</translation>
    </message>
    <message>
        <source>Starts in all windows count together.</source>
        <translation>Les lancements de toutes les fenêtres comptent ensemble.</translation>
    </message>
    <message>
        <source>It stays. Nothing was drawn or kept here.</source>
        <translation>Il reste. Rien n’a été tiré ni gardé ici.</translation>
    </message>
    <message>
        <source>Here you see what was saved.</source>
        <translation>Voici ce qui a été enregistré.</translation>
    </message>
    <message>
        <source>Nothing was kept here. You can begin anew.</source>
        <translation>Rien n’a été gardé ici. Vous pouvez recommencer.</translation>
    </message>
    <message>
        <source>Ask somebody who knows this computer, then press again.</source>
        <translation>Demandez à quelqu’un qui connaît cet ordinateur, puis appuyez de nouveau.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>The files in the outbox are written anew, in random order.</source>
        <translation>Les fichiers du dossier d’envoi sont réécrits, dans un ordre tiré au hasard.</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Continuer sans cela</translation>
    </message>
    <message>
        <source>Please call the field worker</source>
        <translation>Veuillez appeler la personne responsable</translation>
    </message>
    <message>
        <source>The file could not be saved. Nothing is lost.</source>
        <translation>Le fichier n’a pas pu être enregistré. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Your words are hidden until help is here.</source>
        <translation>Vos mots sont cachés en attendant de l’aide.</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>Le fichier n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>It was to go to {folder}.</source>
        <translation>Il devait aller dans {folder}.</translation>
    </message>
    <message>
        <source>Do not switch the laptop off: what this person answered would be erased.</source>
        <translation>N’éteignez pas l’ordinateur&#x202f;: les réponses de cette personne seraient effacées.</translation>
    </message>
    <message>
        <source>Give this file up</source>
        <translation>Renoncer à ce fichier</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Then there is no file, and what was answered is erased.</source>
        <translation>Il n’y a alors pas de fichier, et les réponses sont effacées.</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>{done} of {total} files</source>
        <translation>{done} sur {total} fichiers</translation>
    </message>
    <message>
        <source>None is lost, but their order can still tell who came when.</source>
        <translation>Aucun n’est perdu, mais leur ordre peut encore dire qui est venu, et quand.</translation>
    </message>
    <message>
        <source>The files are as they were</source>
        <translation>Les fichiers sont comme avant</translation>
    </message>
    <message>
        <source>Rehearsal: {title}</source>
        <translation>Répétition&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Colours and text size</source>
        <translation>Couleurs et taille du texte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Language of the survey</source>
        <translation>Langue de l’enquête</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Langue&#x202f;: {language}</translation>
    </message>
    <message>
        <source>This computer cannot draw chance reliably. Nothing was saved.</source>
        <translation>Cet ordinateur ne peut pas tirer au sort de façon fiable. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Leave the survey, and answer it on another computer.</source>
        <translation>Quittez l’enquête, et répondez-y sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Check the disk, then erase again.</source>
        <translation>Vérifiez le disque, puis effacez à nouveau.</translation>
    </message>
    <message>
        <source>This survey was begun here before</source>
        <translation>Cette enquête a déjà été commencée ici</translation>
    </message>
    <message>
        <source>This computer keeps no copy of what was saved.</source>
        <translation>Cet ordinateur ne garde aucune copie de ce qui a été enregistré.</translation>
    </message>
    <message>
        <source>Erase what this computer keeps</source>
        <translation>Effacer ce que cet ordinateur garde</translation>
    </message>
    <message>
        <source>Another person answers</source>
        <translation>Une autre personne répond</translation>
    </message>
    <message>
        <source>Response {name}…</source>
        <translation>Réponse {name}…</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Pas terminée</translation>
    </message>
    <message>
        <source>See or save it again</source>
        <translation>La revoir ou l’enregistrer</translation>
    </message>
    <message>
        <source>I am another person</source>
        <translation>Je suis une autre personne</translation>
    </message>
    <message>
        <source>This survey was answered here</source>
        <translation>On a répondu ici à cette enquête</translation>
    </message>
    <message>
        <source>What was saved stays as it is.</source>
        <translation>Ce qui a été enregistré reste tel quel.</translation>
    </message>
    <message>
        <source>Go on where it stopped?</source>
        <translation>Reprendre là où cela s’est arrêté&#x202f;?</translation>
    </message>
    <message>
        <source>This survey was begun on this laptop.</source>
        <translation>Cette enquête a été commencée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>One word is kept. It stays.</source>
        <translation>Un mot est gardé. Il reste.</translation>
    </message>
    <message numerus="yes">
        <source>{n} words are kept. They stay.</source>
        <translation>
            <numerusform>{n} mot est gardé. Il reste.</numerusform>
            <numerusform>{n} mots sont gardés. Ils restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for you stays.</source>
        <translation>Ce qui a été tiré pour vous reste.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Erase what is kept here</source>
        <translation>Effacer ce qui est gardé ici</translation>
    </message>
    <message>
        <source>Responses on this computer</source>
        <translation>Réponses sur cet ordinateur</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>La continuer</translation>
    </message>
    <message>
        <source>Erase the saved words kept here</source>
        <translation>Effacer les mots gardés ici</translation>
    </message>
    <message>
        <source>Remove the mark that it was begun here</source>
        <translation>Retirer la marque qu’elle a été commencée ici</translation>
    </message>
    <message>
        <source>Erase the saved words that this computer keeps of this survey?</source>
        <translation>Effacer les mots que cet ordinateur garde de cette enquête&#x202f;?</translation>
    </message>
    <message>
        <source>They can then not be seen or saved again from here, and what was not finished is lost. Files made before stay where they are. A mark stays that it was begun here.</source>
        <translation>On ne pourra plus les voir ni les enregistrer d’ici, et ce qui n’était pas terminé est perdu. Les fichiers déjà créés restent où ils sont. Une marque reste qu’elle a été commencée ici.</translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Les effacer</translation>
    </message>
    <message>
        <source>Remove the mark that this survey was begun here?</source>
        <translation>Retirer la marque que cette enquête a été commencée ici&#x202f;?</translation>
    </message>
    <message>
        <source>Candor then no longer knows that someone answered.</source>
        <translation>Candor ne saura plus que quelqu’un a répondu.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Nothing was erased.</source>
        <translation>Rien n’a été effacé.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Look once, then save</source>
        <translation>Regardez une fois, puis enregistrez</translation>
    </message>
    <message>
        <source>This was saved</source>
        <translation>Ce qui a été enregistré</translation>
    </message>
    <message>
        <source>These are the words that will be saved.</source>
        <translation>Voici les mots qui seront enregistrés.</translation>
    </message>
    <message>
        <source>Saving again gives the same file, letter for letter.</source>
        <translation>Enregistrer à nouveau donne le même fichier, lettre par lettre.</translation>
    </message>
    <message>
        <source>Leave without a file</source>
        <translation>Quitter sans fichier</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Enregistrer à nouveau</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>One kept word is not in the file: its question is no longer asked.</source>
        <translation>Un mot gardé n’est pas dans le fichier&#x202f;: sa question n’est plus posée.</translation>
    </message>
    <message numerus="yes">
        <source>{n} kept words are not in the file: their questions are no longer asked.</source>
        <translation>
            <numerusform>{n} mot gardé n’est pas dans le fichier&#x202f;: sa question n’est plus posée.</numerusform>
            <numerusform>{n} mots gardés ne sont pas dans le fichier&#x202f;: leurs questions ne sont plus posées.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Ce qui a été demandé</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Sans réponse</translation>
    </message>
    <message>
        <source>As you gave it.</source>
        <translation>Telle quelle.</translation>
    </message>
    <message>
        <source>Question {place}: “{words}”.</source>
        <translation>Question {place}&#x202f;: «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>Question {place}: one digit for each option, 0 no and 1 yes.</source>
        <translation>Question {place}&#x202f;: un chiffre par réponse, 0 non et 1 oui.</translation>
    </message>
    <message>
        <source>Here begin the saved words.</source>
        <translation>Ici commencent les mots enregistrés.</translation>
    </message>
    <message>
        <source>What kind of file this is. The same for everyone.</source>
        <translation>De quel type de fichier il s’agit. Le même pour tous.</translation>
    </message>
    <message>
        <source>A random number. It is also the file’s name.</source>
        <translation>Un nombre au hasard. C’est aussi le nom du fichier.</translation>
    </message>
    <message>
        <source>The way you answered.</source>
        <translation>La façon dont vous avez répondu.</translation>
    </message>
    <message>
        <source>It was only tried: it does not count.</source>
        <translation>C’était seulement un essai&#x202f;: il ne compte pas.</translation>
    </message>
    <message>
        <source>Which survey this is. The same for everyone.</source>
        <translation>De quelle enquête il s’agit. La même pour tous.</translation>
    </message>
    <message>
        <source>How the file is written. The same for everyone.</source>
        <translation>Comment le fichier est écrit. Pareil pour tous.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Change the answer to: {question}</source>
        <translation>Changer la réponse à la question&#x202f;: {question}</translation>
    </message>
    <message>
        <source>See the file letter for letter</source>
        <translation>Voir le fichier lettre par lettre</translation>
    </message>
    <message>
        <source>See what the sealed file holds</source>
        <translation>Voir ce que contient le fichier scellé</translation>
    </message>
    <message>
        <source>Also in it: the survey and a random number.</source>
        <translation>Aussi dedans&#x202f;: l’enquête et un nombre au hasard.</translation>
    </message>
    <message>
        <source>Also in it: the survey, the way you answered, a random number.</source>
        <translation>Aussi dedans&#x202f;: l’enquête, votre façon de répondre, un nombre au hasard.</translation>
    </message>
    <message>
        <source>Only someone who has the key can read it.</source>
        <translation>Seule la personne qui a la clé peut le lire.</translation>
    </message>
    <message>
        <source>This is a preview: Save writes no file.</source>
        <translation>Ceci est un aperçu&#x202f;: Enregistrer n’écrit aucun fichier.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Nothing is lost. Choose another place below, and save again.</source>
        <translation>Rien n’est perdu. Choisissez un autre endroit plus bas, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Autre endroit</translation>
    </message>
    <message>
        <source>It goes to {folder}.</source>
        <translation>Il va dans {folder}.</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Montrer le fichier</translation>
    </message>
    <message>
        <source>See what was saved</source>
        <translation>Voir ce qui a été enregistré</translation>
    </message>
    <message>
        <source>Thank you. Your part is done.</source>
        <translation>Merci. Votre part est faite.</translation>
    </message>
    <message>
        <source>Hand the file over as you were told.</source>
        <translation>Remettez le fichier comme on vous l’a dit.</translation>
    </message>
    <message>
        <source>Ask whoever collects it to shuffle the files before opening any.</source>
        <translation>Demandez à qui les recueille de mélanger les fichiers avant d’en ouvrir un.</translation>
    </message>
    <message>
        <source>This was a preview: nothing was saved.</source>
        <translation>C’était un aperçu&#x202f;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Retirer la copie</translation>
    </message>
    <message>
        <source>Remove the copy from this laptop</source>
        <translation>Retirer la copie de cet ordinateur</translation>
    </message>
    <message>
        <source>This laptop keeps a copy.</source>
        <translation>Cet ordinateur garde une copie.</translation>
    </message>
    <message>
        <source>It shows that someone answered here, and its number finds the same words in a study.</source>
        <translation>Elle montre que quelqu’un a répondu ici. Son numéro permet de retrouver les mêmes mots dans une étude.</translation>
    </message>
    <message>
        <source>The copy could not be removed.</source>
        <translation>La copie n’a pas pu être retirée.</translation>
    </message>
    <message>
        <source>Open the survey again later and erase it there.</source>
        <translation>Rouvrez l’enquête plus tard et effacez-la là.</translation>
    </message>
    <message>
        <source>The copy is removed. The file itself is still where you saved it.</source>
        <translation>La copie est retirée. Le fichier est toujours là où vous l’avez enregistré.</translation>
    </message>
    <message>
        <source>This laptop still knows that the survey was begun here, but not what was saved.</source>
        <translation>Cet ordinateur sait encore que l’enquête a été commencée ici, mais pas ce qui a été enregistré.</translation>
    </message>
    <message>
        <source>No program could show the folder. The file is {path}.</source>
        <translation>Aucun programme n’a pu montrer le dossier. Le fichier est {path}.</translation>
    </message>
    <message>
        <source>Read the rules, then spin the wheel.</source>
        <translation>Lisez les règles, puis tournez la roue.</translation>
    </message>
    <message>
        <source>Spin the wheel</source>
        <translation>Tourner la roue</translation>
    </message>
    <message>
        <source>Read both, then spin</source>
        <translation>Lisez les deux, puis tournez</translation>
    </message>
    <message>
        <source>One of these is true for you.</source>
        <translation>L’une des deux est vraie pour vous.</translation>
    </message>
    <message>
        <source>The wheel chooses which one you judge.</source>
        <translation>La roue choisit la phrase à juger.</translation>
    </message>
    <message>
        <source>It turns once for each question.</source>
        <translation>Elle tourne une fois pour chaque question.</translation>
    </message>
    <message>
        <source>The wheel landed on {sector}</source>
        <translation>La roue s’est arrêtée sur {sector}</translation>
    </message>
    <message>
        <source>The wheel landed here.</source>
        <translation>La roue s’est arrêtée ici.</translation>
    </message>
    <message>
        <source>The wheel landed on Truth. Give your true answer.</source>
        <translation>La roue s’est arrêtée sur Vérité. Donnez votre vraie réponse.</translation>
    </message>
    <message>
        <source>Read both, then roll</source>
        <translation>Lisez les deux, puis lancez</translation>
    </message>
    <message>
        <source>The dice chooses which one you judge.</source>
        <translation>Le dé choisit la phrase à juger.</translation>
    </message>
    <message>
        <source>Read the rules, then roll the dice.</source>
        <translation>Lisez les règles, puis lancez le dé.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer le dé</translation>
    </message>
    <message>
        <source>It rolls once for each question.</source>
        <translation>Il est lancé une fois pour chaque question.</translation>
    </message>
    <message>
        <source>The dice says {sector}</source>
        <translation>Le dé dit {sector}</translation>
    </message>
    <message>
        <source>The dice chose this.</source>
        <translation>Le dé a choisi ceci.</translation>
    </message>
    <message>
        <source>The dice says Truth. Give your true answer.</source>
        <translation>Le dé dit Vérité. Donnez votre vraie réponse.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: what the dice showed.</source>
        <translation>On garde le mot choisi. On ne garde jamais ce que le dé a montré.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never what it showed.</source>
        <translation>On garde le mot choisi, jamais ce que le dé a montré.</translation>
    </message>
    <message>
        <source>Read both, then toss</source>
        <translation>Lisez les deux, puis lancez</translation>
    </message>
    <message>
        <source>The coins choose which one you judge.</source>
        <translation>Les pièces choisissent la phrase à juger.</translation>
    </message>
    <message>
        <source>They are tossed once for each question.</source>
        <translation>Elles sont lancées une fois pour chaque question.</translation>
    </message>
    <message>
        <source>The coins say Yes. Press {yes}, whatever is true.</source>
        <translation>Les pièces disent Oui. Appuyez sur {yes}, quelle que soit la vérité.</translation>
    </message>
    <message>
        <source>The coins say No. Press {no}, whatever is true.</source>
        <translation>Les pièces disent Non. Appuyez sur {no}, quelle que soit la vérité.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never how they fell.</source>
        <translation>On garde le mot choisi, jamais le lancer des pièces.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: where the wheel landed.</source>
        <translation>On garde le mot choisi. On ne garde jamais la position de la roue.</translation>
    </message>
    <message>
        <source>The wheel landed on Yes. Press {yes}, whatever is true.</source>
        <translation>La roue s’est arrêtée sur Oui. Appuyez sur {yes}, quelle que soit la vérité.</translation>
    </message>
    <message>
        <source>The wheel landed on No. Press {no}, whatever is true.</source>
        <translation>La roue s’est arrêtée sur Non. Appuyez sur {no}, quelle que soit la vérité.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never where it landed.</source>
        <translation>On garde le mot choisi, jamais la position de la roue.</translation>
    </message>
    <message>
        <source>The dice says Yes. Press {yes}, whatever is true.</source>
        <translation>Le dé dit Oui. Appuyez sur {yes}, quelle que soit la vérité.</translation>
    </message>
    <message>
        <source>The dice says No. Press {no}, whatever is true.</source>
        <translation>Le dé dit Non. Appuyez sur {no}, quelle que soit la vérité.</translation>
    </message>
    <message>
        <source>Read the rules, then toss the coins.</source>
        <translation>Lisez les règles, puis lancez les pièces.</translation>
    </message>
    <message>
        <source>Toss the coins</source>
        <translation>Lancer les pièces</translation>
    </message>
    <message>
        <source>The coins say {sector}</source>
        <translation>Les pièces disent {sector}</translation>
    </message>
    <message>
        <source>The coins chose this.</source>
        <translation>Les pièces ont choisi ceci.</translation>
    </message>
    <message>
        <source>The coins say Truth. Give your true answer.</source>
        <translation>Les pièces disent Vérité. Donnez votre vraie réponse.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: how the coins fell.</source>
        <translation>On garde le mot choisi. On ne garde jamais le lancer des pièces.</translation>
    </message>
    <message>
        <source>Try the dice 200 times</source>
        <translation>Essayer le dé 200 fois</translation>
    </message>
    <message>
        <source>What 200 people would leave behind</source>
        <translation>Ce que laisseraient 200 personnes</translation>
    </message>
    <message>
        <source>Made-up people, drawn by the same chance as you. Nothing is kept.</source>
        <translation>Des personnes inventées, tirées par le même hasard que vous. Rien n’est gardé.</translation>
    </message>
    <message>
        <source>The line marks what the odds say.</source>
        <translation>Le trait marque ce que disent les chances.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Tirer encore</translation>
    </message>
    <message>
        <source>Back to the odds</source>
        <translation>Retour aux chances</translation>
    </message>
    <message>
        <source>Only for the field worker</source>
        <translation>Seulement pour la personne responsable</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Nothing opens without the PIN.</source>
        <translation>Rien ne s’ouvre sans le PIN.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Ce n’est pas le bon PIN.</translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation>Rien n’a été ouvert.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {minutes} min {seconds} s.</source>
        <translation>Trop de codes PIN incorrects. Réessayez dans {minutes} min {seconds} s.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Qui demande</translation>
    </message>
    <message>
        <source>This survey is signed.</source>
        <translation>Cette enquête est signée.</translation>
    </message>
    <message>
        <source>Check its eight words</source>
        <translation>Vérifier ses huit mots</translation>
    </message>
    <message>
        <source>A word of this name mixes letters of several scripts. It may imitate a name.</source>
        <translation>Un mot de ce nom mélange des lettres de plusieurs alphabets. Il imite peut-être un autre nom.</translation>
    </message>
    <message>
        <source>The author chose this name. It is no word of this program.</source>
        <translation>L’auteur a choisi ce nom. Ce n’est pas un mot de ce programme.</translation>
    </message>
    <message>
        <source>Anyone could have written it.</source>
        <translation>N’importe qui peut l’avoir écrite.</translation>
    </message>
    <message>
        <source>Is it the survey you were told about?</source>
        <translation>Est-ce l’enquête dont on vous a parlé&#x202f;?</translation>
    </message>
    <message>
        <source>Compare these eight words with a poster or a colleague.</source>
        <translation>Comparez ces huit mots avec une affiche ou avec d’autres personnes.</translation>
    </message>
    <message>
        <source>This survey is signed. The words of its key are: {words}.</source>
        <translation>Cette enquête est signée. Les mots de sa clé sont&#x202f;: {words}.</translation>
    </message>
    <message>
        <source>Wheel: {sectors}</source>
        <translation>Roue&#x202f;: {sectors}</translation>
    </message>
    <message>
        <source>For the field worker</source>
        <translation>Pour la personne responsable</translation>
    </message>
    <message>
        <source>Since the kiosk was started</source>
        <translation>Depuis le démarrage de la borne</translation>
    </message>
    <message>
        <source>People who saved a file</source>
        <translation>Personnes qui ont enregistré un fichier</translation>
    </message>
    <message>
        <source>People who left without a file</source>
        <translation>Personnes parties sans fichier</translation>
    </message>
    <message>
        <source>People who were silent for two minutes</source>
        <translation>Personnes qui n’ont rien touché pendant deux minutes</translation>
    </message>
    <message>
        <source>Of these: after chance was used</source>
        <translation>Parmi elles&#x202f;: après un tirage</translation>
    </message>
    <message>
        <source>Nobody can start before that is done.</source>
        <translation>Personne ne peut commencer avant que ce soit fait.</translation>
    </message>
    <message>
        <source>Files in the outbox</source>
        <translation>Fichiers dans le dossier d’envoi</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Quitter la borne</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>Personne suivante</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>Texte {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Couleurs du système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Fort contraste, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Fort contraste, sombre</translation>
    </message>
    <message>
        <source>I pressed the wrong word</source>
        <translation>Ce n’est pas le bon mot</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>Gardé&#x202f;:</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>Kept: {words}.</source>
        <translation>Gardé&#x202f;: {words}.</translation>
    </message>
    <message>
        <source>The word that you see is kept, not the other one.</source>
        <translation>Le mot que vous voyez est gardé, pas l’autre.</translation>
    </message>
    <message>
        <source>How scrambling works</source>
        <translation>Comment marche le brouillage</translation>
    </message>
    <message>
        <source>Your ticks are never saved. Only scrambled boxes are.</source>
        <translation>Vos coches ne sont jamais enregistrées. Seules les cases brouillées le sont.</translation>
    </message>
    <message>
        <source>Tick all that are true for you. They are scrambled, then forgotten.</source>
        <translation>Cochez tout ce qui est vrai pour vous. Tout est brouillé, puis oublié.</translation>
    </message>
    <message>
        <source>Tick it if it is true for you. It is scrambled, then forgotten.</source>
        <translation>Cochez si c’est vrai pour vous. C’est brouillé, puis oublié.</translation>
    </message>
    <message>
        <source>Choose your true answer. It is scrambled, then forgotten.</source>
        <translation>Choisissez votre vraie réponse. Elle est brouillée, puis oubliée.</translation>
    </message>
    <message>
        <source>Write your number first.</source>
        <translation>Écrivez d’abord votre nombre.</translation>
    </message>
    <message>
        <source>Scramble it</source>
        <translation>Brouiller</translation>
    </message>
    <message>
        <source>Write your true number. It is scrambled, then forgotten.</source>
        <translation>Écrivez votre vrai nombre. Il est brouillé, puis oublié.</translation>
    </message>
    <message>
        <source>Step {place} of {total}: {name}</source>
        <translation>Étape {place} sur {total}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Scrambled.</source>
        <translation>Réponse brouillée.</translation>
    </message>
    <message>
        <source>It may have been the wheel&apos;s word or yours.</source>
        <translation>C’était peut-être le mot de la roue, ou le vôtre.</translation>
    </message>
    <message>
        <source>It may have been the coins&apos; word or yours.</source>
        <translation>C’était peut-être le mot des pièces, ou le vôtre.</translation>
    </message>
    <message>
        <source>It may have been the dice&apos;s word or yours.</source>
        <translation>C’était peut-être le mot du dé, ou le vôtre.</translation>
    </message>
    <message>
        <source>It may have been the word of your device, or yours.</source>
        <translation>C’était peut-être le mot de votre objet, ou le vôtre.</translation>
    </message>
    <message>
        <source>It could be about {a} or about {b}.</source>
        <translation>Il peut s’agir de {a} ou de {b}.</translation>
    </message>
    <message>
        <source>Only you know which.</source>
        <translation>Personne d’autre ne le sait.</translation>
    </message>
    <message>
        <source>How they fell is forgotten.</source>
        <translation>Le lancer des pièces est oublié.</translation>
    </message>
    <message>
        <source>What it showed is forgotten.</source>
        <translation>Ce que le dé a montré est oublié.</translation>
    </message>
    <message>
        <source>Where it landed is forgotten.</source>
        <translation>La position de la roue est oubliée.</translation>
    </message>
    <message>
        <source>yes or no</source>
        <comment>what a question asks for</comment>
        <translation>oui ou non</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a statement asks for</comment>
        <translation>vrai ou pas vrai</translation>
    </message>
    <message>
        <source>Question {place}: {about}</source>
        <translation>Question {place}&#x202f;: {about}</translation>
    </message>
    <message>
        <source>No answer is in it, so yours is not.</source>
        <translation>Aucune réponse n’y est, donc pas la vôtre.</translation>
    </message>
    <message>
        <source>Every answer is among them, so yours is too.</source>
        <translation>Toutes les réponses y sont, donc la vôtre aussi.</translation>
    </message>
    <message>
        <source>Yours may or may not be among them.</source>
        <translation>La vôtre y est peut-être, peut-être pas.</translation>
    </message>
    <message>
        <source>It may or may not be near your number, which is forgotten.</source>
        <translation>C’est peut-être près de votre nombre, peut-être pas. Votre nombre est oublié.</translation>
    </message>
    <message>
        <source>It is not your number, which is forgotten.</source>
        <translation>Ce n’est pas votre nombre. Votre nombre est oublié.</translation>
    </message>
    <message>
        <source>It may or may not be your answer.</source>
        <translation>C’est peut-être votre réponse, peut-être pas.</translation>
    </message>
    <message>
        <source>Other tools ask it directly.</source>
        <translation>D’autres outils posent cette question directement.</translation>
    </message>
    <message>
        <source>How the wheel works</source>
        <translation>Comment marche la roue</translation>
    </message>
    <message>
        <source>How the coins work</source>
        <translation>Comment marchent les pièces</translation>
    </message>
    <message>
        <source>How the dice works</source>
        <translation>Comment marche le dé</translation>
    </message>
    <message>
        <source>How your own device works</source>
        <translation>Comment marche votre propre objet</translation>
    </message>
    <message>
        <source>How your answers are scrambled</source>
        <translation>Comment vos réponses sont brouillées</translation>
    </message>
    <message>
        <source>The program needs your true answer for a moment.</source>
        <translation>Le programme a besoin un instant de votre vraie réponse.</translation>
    </message>
    <message>
        <source>The program draws by chance what it keeps, and forgets your answer.</source>
        <translation>Le programme tire au sort ce qu’il garde et oublie votre réponse.</translation>
    </message>
    <message>
        <source>Only that is saved. It may be another answer.</source>
        <translation>Seul ce résultat est enregistré. Ce peut être une autre réponse.</translation>
    </message>
    <message>
        <source>Press the word</source>
        <translation>Appuyez sur le mot</translation>
    </message>
    <message>
        <source>{yes} or {no}. Only this word is saved.</source>
        <translation>{yes} ou {no}. Seul ce mot est enregistré.</translation>
    </message>
    <message>
        <source>Judge only the statement that chance chose.</source>
        <translation>Jugez seulement la phrase que le hasard a choisie.</translation>
    </message>
    <message>
        <source>Truth: answer for yourself. Yes or No: press that word.</source>
        <translation>Vérité&#x202f;: répondez pour vous. Oui ou Non&#x202f;: appuyez sur ce mot.</translation>
    </message>
    <message>
        <source>{b} is the opposite of {a}.</source>
        <translation>{b} est le contraire de {a}.</translation>
    </message>
    <message>
        <source>It chooses {a} or {b}</source>
        <translation>Le hasard choisit {a} ou {b}</translation>
    </message>
    <message>
        <source>Do what it says</source>
        <translation>Faites ce qui est demandé</translation>
    </message>
    <message>
        <source>{count} land on {sector}</source>
        <translation>{count} sur {sector}</translation>
    </message>
    <message>
        <source>Of 100 spins, {counts}.</source>
        <translation>Sur 100 tours&#x202f;: {counts}.</translation>
    </message>
    <message>
        <source>Read it, then spin</source>
        <translation>Lisez, puis tournez</translation>
    </message>
    <message>
        <source>Read both, then try chance</source>
        <translation>Lisez, puis le hasard</translation>
    </message>
    <message>
        <source>Read it, then try chance</source>
        <translation>Lisez, puis le hasard</translation>
    </message>
    <message>
        <source>You use: {thing}.</source>
        <translation>Vous prenez&#x202f;: {thing}.</translation>
    </message>
    <message>
        <source>Do it where nobody sees it. Only you know the outcome.</source>
        <translation>Faites-le à l’abri des regards. Personne d’autre ne connaît le résultat.</translation>
    </message>
    <message>
        <source>The outcome is never saved.</source>
        <translation>Ce qui est sorti n’est jamais enregistré.</translation>
    </message>
    <message>
        <source>Other ways that the first pages offer: {ways}.</source>
        <translation>Autres façons que proposent les premières pages&#x202f;: {ways}.</translation>
    </message>
    <message>
        <source>Each person is asked only some questions or answers, drawn by chance.</source>
        <translation>Chacun n’a que certaines questions ou réponses, tirées au sort.</translation>
    </message>
    <message>
        <source>Questions with other answers are scrambled by the program.</source>
        <translation>Le programme brouille les questions à autres réponses.</translation>
    </message>
    <message>
        <source>Each question has odds of its own. The program shows them.</source>
        <translation>Chaque question a ses propres chances. Le programme les montre.</translation>
    </message>
    <message>
        <source>Survey {digest} · not signed</source>
        <translation>Enquête {digest} · non signée</translation>
    </message>
    <message>
        <source>Survey {digest} · signed</source>
        <translation>Enquête {digest} · signée</translation>
    </message>
    <message>
        <source>Sheet for participants · {language}</source>
        <translation>Feuille pour les participants · {language}</translation>
    </message>
    <message>
        <source>Questions? Ask the person who gave you this sheet.</source>
        <translation>Des questions&#x202f;? Demandez à la personne qui vous a remis cette feuille.</translation>
    </message>
    <message>
        <source>Press “{button}” on the first page; it must show these.</source>
        <translation>Appuyez sur «&#x202f;{button}&#x202f;» à la première page&#x202f;; elle doit montrer ceux-ci.</translation>
    </message>
    <message>
        <source>How to open it</source>
        <translation>Comment l’ouvrir</translation>
    </message>
    <message>
        <source>Start Candor</source>
        <translation>Démarrez Candor</translation>
    </message>
    <message>
        <source>Then press “{button}”.</source>
        <translation>Puis appuyez sur «&#x202f;{button}&#x202f;».</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Choisissez le fichier</translation>
    </message>
    <message>
        <source>Compare the words</source>
        <translation>Comparez les mots</translation>
    </message>
    <message>
        <source>Leave if one of them is another.</source>
        <translation>Quittez si l’un d’eux est différent.</translation>
    </message>
    <message>
        <source>How to hand over the file</source>
        <translation>Comment remettre le fichier</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Jamais enregistré</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions, your name, this computer, the time.</source>
        <translation>Vos vraies réponses aux questions délicates, votre nom, cet ordinateur, l’heure.</translation>
    </message>
    <message>
        <source>Your name, this computer, the time.</source>
        <translation>Votre nom, cet ordinateur, l’heure.</translation>
    </message>
    <message>
        <source>No answer of this survey.</source>
        <translation>Aucune réponse de cette enquête.</translation>
    </message>
    <message>
        <source>What Candor cannot do</source>
        <translation>Ce que Candor ne peut pas faire</translation>
    </message>
    <message>
        <source>It cannot stop someone looking at the screen. A second answer gives away more.</source>
        <translation>Il n’empêche personne de regarder l’écran. Une seconde réponse en dit davantage.</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} sur {pages}</translation>
    </message>
    <message>
        <source>The last page saves one small file, under a name drawn at random.</source>
        <translation>La dernière page enregistre un petit fichier, sous un nom tiré au sort.</translation>
    </message>
    <message>
        <source>Save it to the stick or folder you were given, and hand that over.</source>
        <translation>Enregistrez-le sur la clé ou dans le dossier reçus, puis remettez-les.</translation>
    </message>
    <message>
        <source>You may leave at any time before: no file is made before the last page.</source>
        <translation>Vous pouvez partir à tout moment avant&#x202f;: aucun fichier n’est créé avant la dernière page.</translation>
    </message>
    <message>
        <source>The file is sealed: only someone who has the author’s key can open it.</source>
        <translation>Le fichier est scellé&#x202f;: seule la personne qui a la clé de l’auteur peut l’ouvrir.</translation>
    </message>
    <message>
        <source>Compare the eight words</source>
        <translation>Comparez les huit mots</translation>
    </message>
    <message>
        <source>Something went wrong. What was saved before is still there.</source>
        <translation>Quelque chose s’est mal passé. Ce qui a été enregistré avant est toujours là.</translation>
    </message>
    <message>
        <source>Something went wrong in Candor.</source>
        <translation>Un problème est survenu dans Candor.</translation>
    </message>
    <message>
        <source>What was saved before is still there.</source>
        <translation>Ce qui était enregistré est toujours là.</translation>
    </message>
    <message>
        <source>You can go on, or close Candor and start it again.</source>
        <translation>Vous pouvez continuer, ou fermer Candor et le relancer.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, call the field worker.</source>
        <translation>Vous pouvez continuer. Si cela se reproduit, appelez la personne responsable.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error. It holds nothing of what you answered.</source>
        <translation>Vous pouvez copier un rapport pour les auteurs de Candor. Il indique le type d’erreur. Il ne contient rien de vos réponses.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error and where in the program it happened. It holds nothing that you typed, and no file names of yours.</source>
        <translation>Vous pouvez copier un rapport pour les auteurs de Candor. Il indique le type d’erreur et son endroit dans le programme. Il ne contient rien de ce que vous avez saisi, ni aucun de vos noms de fichiers.</translation>
    </message>
    <message>
        <source>Candor opens files that end in .survey, .draft or .study.</source>
        <translation>Candor ouvre les fichiers qui finissent par .survey, .draft ou .study.</translation>
    </message>
    <message>
        <source>Here only surveys are opened, files that end in .survey.</source>
        <translation>Ici, on n’ouvre que des enquêtes, des fichiers qui finissent par .survey.</translation>
    </message>
    <message>
        <source>What was drawn goes too. Whoever begins next gets another draw.</source>
        <translation>Ce qui a été tiré est effacé aussi. Pour la personne suivante, un autre tirage est fait.</translation>
    </message>
    <message>
        <source>The others are not in the file.</source>
        <translation>Les autres ne sont pas dans le fichier.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} questions.</source>
        <translation>Questions tirées pour vous&#x202f;: {asked} sur {n}.</translation>
    </message>
    <message>
        <source>What is drawn for you is drawn by this program, before the first question.</source>
        <translation>Ce qui est tiré pour vous l’est par ce programme, avant la première question.</translation>
    </message>
    <message>
        <source>It is told to you, and kept.</source>
        <translation>Cela vous est dit, et gardé.</translation>
    </message>
    <message>
        <source>This could not be noted on this computer.</source>
        <translation>Cela n’a pas pu être noté sur cet ordinateur.</translation>
    </message>
    <message>
        <source>A number from {low} to {high}.</source>
        <translation>Un nombre de {low} à {high}.</translation>
    </message>
    <message>
        <source>The folder is a link now.</source>
        <translation>Le dossier est maintenant un lien.</translation>
    </message>
    <message>
        <source>A kiosk is open already on this computer.</source>
        <translation>Une borne est déjà ouverte sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Leave it first.</source>
        <translation>Quittez-la d’abord.</translation>
    </message>
    <message>
        <source>The report, letter for letter</source>
        <translation>Le rapport, lettre pour lettre</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Close Candor</source>
        <translation>Fermer Candor</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Whom to ask</source>
        <translation>À qui s’adresser</translation>
    </message>
    <message>
        <source>How long answers are kept</source>
        <translation>Combien de temps les réponses sont gardées</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Dans quel but</translation>
    </message>
    <message numerus="yes">
        <source>All {n} questions together</source>
        <translation>
            <numerusform>{n} question</numerusform>
            <numerusform>Les {n} questions ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} questions that say most</source>
        <translation>
            <numerusform>La {n} question qui en dit le plus</numerusform>
            <numerusform>Les {n} questions qui en disent le plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to {factor} times the odds (ε {epsilon}).</source>
        <translation>Chances × {factor} au plus (ε {epsilon}).</translation>
    </message>
    <message>
        <source>leaves {word}</source>
        <translation>laisse {word}</translation>
    </message>
    <message>
        <source>{count} also leave {word}.</source>
        <translation>{count} laissent aussi {word}.</translation>
    </message>
    <message>
        <source>{count} leave {word}.</source>
        <translation>{count} laissent {word}.</translation>
    </message>
    <message>
        <source>leaves one near it</source>
        <translation>laisse un nombre proche</translation>
    </message>
    <message>
        <source>leaves one farther away</source>
        <translation>laisse un nombre éloigné</translation>
    </message>
    <message>
        <source>{count} also leave one there.</source>
        <translation>{count} en laissent aussi un là.</translation>
    </message>
    <message>
        <source>{count} leave one at most {reach} from it.</source>
        <translation>{count} en laissent un à {reach} au plus.</translation>
    </message>
    <message>
        <source>100 people for whom “{word}” is true</source>
        <translation>100 personnes pour qui «&#x202f;{word}&#x202f;» est vrai</translation>
    </message>
    <message>
        <source>leaves “{word}”</source>
        <translation>laisse «&#x202f;{word}&#x202f;»</translation>
    </message>
    <message>
        <source>{count} also leave “{word}”.</source>
        <translation>{count} laissent aussi «&#x202f;{word}&#x202f;».</translation>
    </message>
    <message>
        <source>{count} leave “{word}”.</source>
        <translation>{count} laissent «&#x202f;{word}&#x202f;».</translation>
    </message>
    <message>
        <source>{count} also leave it.</source>
        <translation>{count} la laissent aussi.</translation>
    </message>
    <message>
        <source>{count} leave it.</source>
        <translation>{count} la laissent.</translation>
    </message>
    <message>
        <source>{count} also leave a set with it.</source>
        <translation>{count} laissent aussi un groupe où elle se trouve.</translation>
    </message>
    <message>
        <source>{count} leave a set with it.</source>
        <translation>{count} laissent un groupe où elle se trouve.</translation>
    </message>
    <message>
        <source>leaves it</source>
        <translation>la laisse</translation>
    </message>
    <message>
        <source>leaves another</source>
        <translation>en laisse une autre</translation>
    </message>
    <message>
        <source>100 who drank no tea</source>
        <translation>100 personnes sans thé</translation>
    </message>
    <message>
        <source>100 who drank tea</source>
        <translation>100 buveurs de thé</translation>
    </message>
    <message>
        <source>Written by: {author}</source>
        <translation>Texte de&#x202f;: {author}</translation>
    </message>
    <message>
        <source>Each line of the file stands beside what it says.</source>
        <translation>À côté de chaque ligne du fichier figure ce qu’elle veut dire.</translation>
    </message>
    <message>
        <source>It is locked before it leaves. Only someone who has the key can read it.</source>
        <translation>Il est verrouillé avant de sortir. Seule la personne qui a la clé peut le lire.</translation>
    </message>
    <message>
        <source>Nothing else is in it: no name, no time, no computer.</source>
        <translation>Rien d’autre n’y figure&#x202f;: ni nom, ni heure, ni ordinateur.</translation>
    </message>
    <message>
        <source>Only line breaks are added here.</source>
        <translation>Seuls les retours à la ligne sont ajoutés ici.</translation>
    </message>
    <message>
        <source>No file is made before you press Save.</source>
        <translation>Aucun fichier n’est créé avant que vous appuyiez sur «&#x202f;Enregistrer&#x202f;».</translation>
    </message>
    <message>
        <source>One small file, if you save.</source>
        <translation>Un petit fichier, si vous l’enregistrez.</translation>
    </message>
    <message>
        <source>A camera or spying program could still watch.</source>
        <translation>Caméra ou logiciel espion pourraient vous observer.</translation>
    </message>
    <message>
        <source>What a saved word tells, and what it cannot</source>
        <translation>Ce que dit un mot enregistré, et ce qu’il ne peut pas dire</translation>
    </message>
    <message>
        <source>Question {place} was left before its word.</source>
        <translation>La question {place} a été quittée avant son mot.</translation>
    </message>
    <message>
        <source>It can be started once more, for the last time.</source>
        <translation>On peut la commencer encore une fois, la dernière.</translation>
    </message>
    <message>
        <source>Question {place} was left twice before its word.</source>
        <translation>La question {place} a été quittée deux fois avant son mot.</translation>
    </message>
    <message>
        <source>It cannot be started again. Please leave the survey.</source>
        <translation>On ne peut plus la commencer. Veuillez quitter l’enquête.</translation>
    </message>
    <message>
        <source>Did you answer here before? Then go on.</source>
        <translation>Avez-vous déjà répondu ici&#x202f;? Alors continuez.</translation>
    </message>
    <message>
        <source>Answering twice tells more about you.</source>
        <translation>Répondre deux fois en dit plus sur vous.</translation>
    </message>
    <message>
        <source>Only if you have not answered this survey.</source>
        <translation>Seulement si vous n’avez pas répondu à cette enquête.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Question {place}: {boxes}, 0 no and 1 yes.</source>
        <translation>Question {place}&#x202f;: {boxes}, 0 non et 1 oui.</translation>
    </message>
    <message>
        <source>See them</source>
        <translation>Les voir</translation>
    </message>
    <message>
        <source>See the boxes of: {question}</source>
        <translation>Voir les cases de la question&#x202f;: {question}</translation>
    </message>
    <message>
        <source>Also: survey, random number.</source>
        <translation>Aussi&#x202f;: enquête, nombre au hasard.</translation>
    </message>
    <message>
        <source>Also: survey, way of answering, random number.</source>
        <translation>Aussi&#x202f;: enquête, façon de répondre, nombre au hasard.</translation>
    </message>
    <message>
        <source>{saved} You can stop any time.</source>
        <translation>{saved} Arrêtez quand vous voulez.</translation>
    </message>
    <message>
        <source>Scrambled, often not yours.</source>
        <translation>Brouillée, souvent pas la vôtre.</translation>
    </message>
    <message>
        <source>Scrambled, maybe not yours.</source>
        <translation>Brouillée, peut-être pas la vôtre.</translation>
    </message>
    <message>
        <source>Scrambled, often without yours.</source>
        <translation>Brouillée, souvent sans la vôtre.</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <comment>statements A or B</comment>
        <translation>{a} ou {b}</translation>
    </message>
    <message>
        <source>Each flipped or kept.</source>
        <translation>Chacune retournée ou non.</translation>
    </message>
    <message>
        <source>Who asks: {author}</source>
        <translation>Qui demande&#x202f;: {author}</translation>
    </message>
    <message>
        <source>Your ticks are forgotten.</source>
        <translation>Vos coches sont oubliées.</translation>
    </message>
    <message>
        <source>The boxes that are saved</source>
        <translation>Les cases enregistrées</translation>
    </message>
    <message>
        <source>One box</source>
        <translation>Une case</translation>
    </message>
    <message numerus="yes">
        <source>{n} boxes</source>
        <translation>
            <numerusform>{n} case</numerusform>
            <numerusform>{n} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <comment>of a box</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>of a box</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>pas demandée</translation>
    </message>
    <message>
        <source>{name}, saved by chance: {word}</source>
        <translation>{name}, enregistré par hasard&#x202f;: {word}</translation>
    </message>
    <message>
        <source>Each box was flipped or kept by chance. These are saved:</source>
        <translation>Le hasard a retourné ou non chaque case. Enregistré&#x202f;:</translation>
    </message>
    <message>
        <source>Nobody can tell which boxes were flipped.</source>
        <translation>Personne ne sait quelles cases ont été retournées.</translation>
    </message>
    <message>
        <source>The box was flipped or kept by chance. This is saved:</source>
        <translation>Le hasard a retourné ou non la case. Enregistré&#x202f;:</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was flipped.</source>
        <translation>Personne ne sait si elle a été retournée.</translation>
    </message>
    <message>
        <source>More than 95 of 100 boxes are saved as they are.</source>
        <translation>Plus de 95 cases sur 100 sont enregistrées telles quelles.</translation>
    </message>
    <message>
        <source>A box may or may not have been flipped.</source>
        <translation>Une case a peut-être été retournée, peut-être pas.</translation>
    </message>
    <message>
        <source>A “{word}” is no proof.</source>
        <translation>«&#x202f;{word}&#x202f;» ne prouve rien.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} boxes: up to {factor} times the odds.</source>
        <translation>
            <numerusform>{n} case&#x202f;: chances × {factor} au plus.</numerusform>
            <numerusform>Les {n} cases&#x202f;: chances × {factor} au plus.</numerusform>
        </translation>
    </message>
</context>
</TS>
