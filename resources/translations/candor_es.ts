<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
            <numerusform>{n} más</numerusform>
            <numerusform>{n} más</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} o {last}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <translation>menos de 1</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>más de 99</translation>
    </message>
    <message>
        <source>about {count}</source>
        <translation>cerca de {count}</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is {no}, {count} are also saved as {yes}.</source>
        <translation>De 100 personas con la respuesta verdadera {no}, {count} también se guardan como {yes}.</translation>
    </message>
    <message>
        <source>Out of 100 people at the lowest value, {count} are also saved as {yes}.</source>
        <translation>De cada 100 personas con el valor más bajo, {count} también se guardan como {yes}.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a set with their own answer in it.</source>
        <translation>De cada 100 personas, {count} dejan un grupo de opciones que incluye la suya.</translation>
    </message>
    <message>
        <source>Any other answer is in {count}.</source>
        <translation>Cualquier otra respuesta está en {count} de cada 100.</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is another option, {count} are also saved with it.</source>
        <translation>De cada 100 personas cuya respuesta verdadera es otra opción, {count} también se guardan con esta.</translation>
    </message>
    <message>
        <source>More than 95 of 100 answers are saved as they are.</source>
        <translation>Más de 95 de cada 100 respuestas se guardan tal como son.</translation>
    </message>
    <message>
        <source>A saved {yes} or {no} is never proof.</source>
        <translation>Un {yes} o un {no} guardado nunca es una prueba.</translation>
    </message>
    <message>
        <source>A saved {word} is never proof.</source>
        <translation>Un {word} guardado nunca es una prueba.</translation>
    </message>
    <message>
        <source>A saved {yes} makes {first} more likely, {no} makes {second}: up to {factor} times the odds.</source>
        <translation>{yes} hace más probable {first} y {no}, {second}. Las posibilidades se multiplican por {factor} como máximo.</translation>
    </message>
    <message>
        <source>If the same person answers twice, the odds move by up to {both} times, not {once}.</source>
        <translation>Si la misma persona responde dos veces, las posibilidades cambian por un factor de hasta {both}, no {once}.</translation>
    </message>
    <message>
        <source>ε is then {total} instead of {each}.</source>
        <translation>ε es entonces {total} en lugar de {each}.</translation>
    </message>
    <message>
        <source>One question of this survey protects you little (ε {epsilon}).</source>
        <translation>Una pregunta de esta encuesta le protege poco (ε {epsilon}).</translation>
    </message>
    <message>
        <source>What is saved tells a lot about your true answer.</source>
        <translation>Lo que se guarda dice mucho sobre su respuesta verdadera.</translation>
    </message>
    <message>
        <source>All answers to this survey together tell a lot about you (ε {epsilon} in all).</source>
        <translation>Todas las respuestas a esta encuesta juntas dicen mucho sobre usted (ε {epsilon} en total).</translation>
    </message>
    <message>
        <source>Each one alone does not.</source>
        <translation>Una sola no dice tanto.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a number at most {reach} from their own.</source>
        <translation>De cada 100 personas, {count} dejan un número a {reach} como máximo del suyo.</translation>
    </message>
    <message>
        <source>Of 100 people with a number far away, {count} leave one there, too.</source>
        <translation>De cada 100 personas con un número lejano, {count} también dejan uno ahí.</translation>
    </message>
    <message>
        <source>A saved {word} makes {answer} more likely, up to {factor} times the odds.</source>
        <translation>Un {word} guardado hace más probable {answer}: las posibilidades se multiplican por {factor} como máximo.</translation>
    </message>
    <message>
        <source>A saved option makes that option less likely.</source>
        <translation>Una opción guardada hace menos probable esa opción.</translation>
    </message>
    <message>
        <source>A saved option is never proof.</source>
        <translation>Una opción guardada nunca es una prueba.</translation>
    </message>
    <message>
        <source>Of 100 people who chose an answer, {count} leave a set with it.</source>
        <translation>De cada 100 personas que eligieron una respuesta, {count} dejan un grupo que la incluye.</translation>
    </message>
    <message>
        <source>A saved number is never proof.</source>
        <translation>Un número guardado nunca es una prueba.</translation>
    </message>
    <message>
        <source>What is saved moves the odds by up to {factor} times.</source>
        <translation>Lo que se guarda cambia las posibilidades por un factor de {factor} como máximo.</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>Un dado</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>Dos monedas</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Dos dados</translation>
    </message>
    <message>
        <source>A deck of 52 cards</source>
        <translation>Una baraja de 52 cartas</translation>
    </message>
    <message>
        <source>A spinner of 360 degrees</source>
        <translation>Una ruleta de 360 grados</translation>
    </message>
    <message>
        <source>Toss two coins where nobody sees them</source>
        <translation>Lance dos monedas donde nadie las vea</translation>
    </message>
    <message>
        <source>Roll two dice where nobody sees them</source>
        <translation>Lance dos dados donde nadie los vea</translation>
    </message>
    <message>
        <source>Draw a card where nobody sees it</source>
        <translation>Saque una carta donde nadie la vea</translation>
    </message>
    <message>
        <source>Spin your spinner where nobody sees it</source>
        <translation>Gire su ruleta donde nadie la vea</translation>
    </message>
    <message>
        <source>Then do what the number says. Only you know what you rolled.</source>
        <translation>Después haga lo que dice el número. Solo usted sabe qué salió.</translation>
    </message>
    <message>
        <source>Then do what the coins say. Only you know how they fell.</source>
        <translation>Después haga lo que dicen las monedas. Solo usted sabe cómo cayeron.</translation>
    </message>
    <message>
        <source>Add the two numbers, then do what the sum says. Only you know it.</source>
        <translation>Sume los dos números y haga lo que dice la suma. Solo usted la sabe.</translation>
    </message>
    <message>
        <source>Shuffle first, then do what the card says. Only you know which it is.</source>
        <translation>Primero baraje y después haga lo que dice la carta. Solo usted sabe cuál es.</translation>
    </message>
    <message>
        <source>Then do what the degree says. Only you know where it stopped.</source>
        <translation>Después haga lo que dicen los grados. Solo usted sabe dónde se detuvo.</translation>
    </message>
    <message>
        <source>Candor never sees your coins.</source>
        <translation>Candor nunca ve sus monedas.</translation>
    </message>
    <message>
        <source>Candor never sees your dice.</source>
        <translation>Candor nunca ve sus dados.</translation>
    </message>
    <message>
        <source>One dice</source>
        <translation>Un dado</translation>
    </message>
    <message>
        <source>scrambled here</source>
        <translation>se mezcla aquí</translation>
    </message>
    <message>
        <source>Roll your dice where nobody sees it</source>
        <translation>Lance su dado donde nadie lo vea</translation>
    </message>
    <message>
        <source>Candor never sees your card.</source>
        <translation>Candor nunca ve su carta.</translation>
    </message>
    <message>
        <source>Candor never sees your spinner.</source>
        <translation>Candor nunca ve su ruleta.</translation>
    </message>
    <message>
        <source>Sum {numbers}</source>
        <translation>Suma {numbers}</translation>
    </message>
    <message>
        <source>From {first}° to {last}°</source>
        <translation>De {first}° a {last}°</translation>
    </message>
    <message>
        <source>{part} of {whole} {sector}</source>
        <translation>{part} de {whole} para {sector}</translation>
    </message>
    <message>
        <source>Computed from two coins: {parts}.</source>
        <translation>Calculado con dos monedas: {parts}.</translation>
    </message>
    <message>
        <source>Dice, coins, cards or a spinner, as each question says</source>
        <translation>Dados, monedas, cartas o una ruleta, según diga cada pregunta</translation>
    </message>
    <message>
        <source>Computed from the dice: {parts}.</source>
        <translation>Calculado con el dado: {parts}.</translation>
    </message>
    <message>
        <source>Computed from what your device asks: {parts}.</source>
        <translation>Calculado con lo que pide su objeto: {parts}.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>First coin heads</source>
        <translation>Primera moneda cara</translation>
    </message>
    <message>
        <source>First tails, then heads</source>
        <translation>Primero cruz, después cara</translation>
    </message>
    <message>
        <source>Tails twice</source>
        <translation>Dos veces cruz</translation>
    </message>
    <message>
        <source>Heads at least once</source>
        <translation>Cara al menos una vez</translation>
    </message>
    <message>
        <source>{rank} of {suits}</source>
        <translation>{rank} de {suits}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>One other survey was begun on this computer.</source>
        <translation>En este equipo se empezó otra encuesta.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other surveys were begun on this computer.</source>
        <translation>
            <numerusform>En este equipo se empezó {n} encuesta más.</numerusform>
            <numerusform>En este equipo se empezaron {n} encuestas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you answered there too, all of it together tells more.</source>
        <translation>Si usted también respondió allí, todo junto dice más.</translation>
    </message>
    <message>
        <source>If you answered there too, all together move the odds by up to {factor} times.</source>
        <translation>Si usted también respondió allí, todo junto cambia las posibilidades por un factor de {factor} como máximo.</translation>
    </message>
    <message>
        <source>ε is then {total} in all.</source>
        <translation>ε es entonces {total} en total.</translation>
    </message>
    <message>
        <source>At least one earlier record on this computer could not be read.</source>
        <translation>Al menos un registro anterior de este equipo no se pudo leer.</translation>
    </message>
    <message>
        <source>The list of known authors on this computer is damaged.</source>
        <translation>La lista de autores conocidos de este equipo está dañada.</translation>
    </message>
    <message>
        <source>This survey does not have the key that its author had here before.</source>
        <translation>Esta encuesta no tiene la clave que su autor tenía aquí antes.</translation>
    </message>
    <message>
        <source>Someone else may have written it. Ask whoever gave it to you, or leave.</source>
        <translation>Puede haberla escrito otra persona. Pregunte a quien se la dio, o salga.</translation>
    </message>
    <message>
        <source>The words of the key were: {words}.</source>
        <translation>Las palabras de la clave eran: {words}.</translation>
    </message>
    <message>
        <source>Now it is not signed.</source>
        <translation>Ahora no está firmada.</translation>
    </message>
    <message>
        <source>Now they are: {words}.</source>
        <translation>Ahora son: {words}.</translation>
    </message>
    <message>
        <source>I have asked</source>
        <translation>Ya he preguntado</translation>
    </message>
    <message>
        <source>{a} is the statement of each question, {b} its opposite.</source>
        <translation>{a} es la frase de cada pregunta y {b}, su contraria.</translation>
    </message>
    <message>
        <source>100 people with a number far away</source>
        <translation>100 personas con un número lejano</translation>
    </message>
    <message>
        <source>100 people with this number</source>
        <translation>100 personas con este número</translation>
    </message>
    <message>
        <source>100 people at the lowest value</source>
        <translation>100 personas con el valor más bajo</translation>
    </message>
    <message>
        <source>100 people at the highest value</source>
        <translation>100 personas con el valor más alto</translation>
    </message>
    <message>
        <source>100 people with another answer</source>
        <translation>100 personas con otra respuesta</translation>
    </message>
    <message>
        <source>100 people with this answer</source>
        <translation>100 personas con esta respuesta</translation>
    </message>
    <message>
        <source>100 people to whom {letter} does not apply</source>
        <translation>100 personas para quienes {letter} no es cierta</translation>
    </message>
    <message>
        <source>100 people to whom {letter} applies</source>
        <translation>100 personas para quienes {letter} es cierta</translation>
    </message>
    <message>
        <source>100 people whose true answer is {word}</source>
        <translation>100 personas cuya respuesta verdadera es {word}</translation>
    </message>
    <message>
        <source>The copy could not be kept on this computer itself.</source>
        <translation>No se pudo guardar la copia en este mismo equipo.</translation>
    </message>
    <message>
        <source>What was kept could not be erased: {reason}.</source>
        <translation>No se pudo borrar lo que estaba guardado: {reason}.</translation>
    </message>
    <message>
        <source>The outbox is not a folder.</source>
        <translation>La bandeja de salida no es una carpeta.</translation>
    </message>
    <message>
        <source>The files could not be written anew: {reason}.</source>
        <translation>No se pudieron volver a escribir los archivos: {reason}.</translation>
    </message>
    <message>
        <source>The files could not be moved: {reason}.</source>
        <translation>No se pudieron mover los archivos: {reason}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>se ha usado todo el espacio permitido</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>en este disco no se puede escribir</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>falta el permiso</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>no está permitido</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error al leer o escribir</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>The disk was taken out</source>
        <translation>se ha sacado el disco</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>causa desconocida</translation>
    </message>
    <message>
        <source>Another folder does not help.</source>
        <translation>Otra carpeta no ayuda.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>La carpeta no está ahí.</translation>
    </message>
    <message>
        <source>The folder could not be made: {reason}.</source>
        <translation>No se pudo crear la carpeta: {reason}.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}.</source>
        <translation>No se pudo escribir el archivo: {reason}.</translation>
    </message>
    <message>
        <source>Practice: nothing is saved</source>
        <translation>Práctica: no se guarda nada</translation>
    </message>
    <message>
        <source>Did you drink tea today?</source>
        <translation>¿Tomó usted té hoy?</translation>
    </message>
    <message>
        <source>I drank tea today.</source>
        <translation>Hoy tomé té.</translation>
    </message>
    <message>
        <source>I did not drink tea today.</source>
        <translation>Hoy no tomé té.</translation>
    </message>
    <message>
        <source>Choose any answer. This is practice.</source>
        <translation>Elija cualquier respuesta. Es una práctica.</translation>
    </message>
    <message>
        <source>Answer {n}</source>
        <translation>Respuesta {n}</translation>
    </message>
    <message>
        <source>Try it once</source>
        <translation>Pruébelo una vez</translation>
    </message>
    <message>
        <source>Other ways to answer</source>
        <translation>Otras maneras de responder</translation>
    </message>
    <message>
        <source>One word is kept</source>
        <translation>Queda una palabra</translation>
    </message>
    <message>
        <source>Start the questions</source>
        <translation>Empezar las preguntas</translation>
    </message>
    <message>
        <source>Kept: {words}</source>
        <translation>Queda: {words}</translation>
    </message>
    <message>
        <source>You answer</source>
        <translation>Usted responde</translation>
    </message>
    <message>
        <source>It is scrambled</source>
        <translation>Se mezcla</translation>
    </message>
    <message>
        <source>What comes out is kept</source>
        <translation>Queda lo que sale</translation>
    </message>
    <message>
        <source>The wheel chooses</source>
        <translation>La rueda elige</translation>
    </message>
    <message>
        <source>The coins choose</source>
        <translation>Las monedas eligen</translation>
    </message>
    <message>
        <source>The dice choose</source>
        <translation>El dado elige</translation>
    </message>
    <message>
        <source>Your own device chooses</source>
        <translation>Su objeto elige</translation>
    </message>
    <message>
        <source>Chance chooses</source>
        <translation>El azar elige</translation>
    </message>
    <message>
        <source>You press a word</source>
        <translation>Usted pulsa una palabra</translation>
    </message>
    <message>
        <source>Nobody can tell which.</source>
        <translation>Nadie puede saber cuál.</translation>
    </message>
    <message>
        <source>Try the wheel 200 times</source>
        <translation>Probar la rueda 200 veces</translation>
    </message>
    <message>
        <source>Try the coins 200 times</source>
        <translation>Probar las monedas 200 veces</translation>
    </message>
    <message>
        <source>Try it 200 times</source>
        <translation>Probarlo 200 veces</translation>
    </message>
    <message>
        <source>Try scrambling 200 times</source>
        <translation>Probar la mezcla 200 veces</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
    <message>
        <source>{part} of {whole} parts {sector}</source>
        <translation>{part} de {whole} partes para {sector}</translation>
    </message>
    <message>
        <source>Computed from this wheel: {parts}.</source>
        <translation>Calculado con esta rueda: {parts}.</translation>
    </message>
    <message>
        <source>Exactly one of {a} and {b} is true for you. If not, leave.</source>
        <translation>De {a} y {b}, solo una es cierta para usted. Si no, salga.</translation>
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
        <translation>S</translation>
    </message>
    <message>
        <source>N</source>
        <comment>of No</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>HIGH</source>
        <translation>ALTO</translation>
    </message>
    <message>
        <source>LOW</source>
        <translation>BAJO</translation>
    </message>
    <message>
        <source>TRUE</source>
        <translation>CIERTO</translation>
    </message>
    <message>
        <source>FALSE</source>
        <translation>NO CIERTO</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>SÍ</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>higher values</source>
        <translation>un valor más alto</translation>
    </message>
    <message>
        <source>lower values</source>
        <translation>un valor más bajo</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Verdad</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>None of the options</source>
        <translation>Ninguna de las opciones</translation>
    </message>
    <message>
        <source>Then one more question is asked.</source>
        <translation>Entonces se hace una pregunta más.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} more questions are asked.</source>
        <translation>
            <numerusform>Entonces se hace {n} pregunta más.</numerusform>
            <numerusform>Entonces se hacen {n} preguntas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one question is no longer asked.</source>
        <translation>Entonces una pregunta ya no se hace.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} questions are no longer asked.</source>
        <translation>
            <numerusform>Entonces {n} pregunta ya no se hace.</numerusform>
            <numerusform>Entonces {n} preguntas ya no se hacen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for it stays on this computer, and out of the file.</source>
        <translation>Lo que ya se sorteó se queda en este equipo, fuera del archivo.</translation>
    </message>
    <message>
        <source>{low} and over</source>
        <translation>{low} o más</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>Saved as you give it</source>
        <translation>Se guarda sin cambios</translation>
    </message>
    <message>
        <source>H</source>
        <comment>heads, on a coin</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tails, on a coin</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>Dónde guardar</translation>
    </message>
    <message>
        <source>Surveys (*.survey)</source>
        <translation>Encuestas (*.survey)</translation>
    </message>
    <message>
        <source>Studies (*.study)</source>
        <translation>Estudios (*.study)</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>Claves (*.key)</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>Tablas ({endings})</translation>
    </message>
    <message>
        <source>Mappings (*.mapping)</source>
        <translation>Asignaciones (*.mapping)</translation>
    </message>
    <message>
        <source>Surveys, tables ({endings})</source>
        <translation>Encuestas, tablas ({endings})</translation>
    </message>
    <message>
        <source>Studies, tables ({endings})</source>
        <translation>Estudios, tablas ({endings})</translation>
    </message>
    <message>
        <source>Mend a copy…</source>
        <translation>Corregir una copia…</translation>
    </message>
    <message>
        <source>Replace “{0}”?</source>
        <translation>¿Reemplazar «{0}»?</translation>
    </message>
    <message>
        <source>A file of this name is in the folder. What it holds now would be gone.</source>
        <translation>En la carpeta hay un archivo con este nombre. Lo que contiene ahora se perdería.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No file is made before the last page.</source>
        <translation>No se crea ningún archivo antes de la última página.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Your ticks are saved as you give them.</source>
        <translation>Sus marcas se guardan tal como las pone.</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omitirla</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Choose your answer first.</source>
        <translation>Elija primero su respuesta.</translation>
    </message>
    <message>
        <source>Coin showing heads</source>
        <translation>Moneda que muestra cara</translation>
    </message>
    <message>
        <source>Coin showing tails</source>
        <translation>Moneda que muestra cruz</translation>
    </message>
    <message>
        <source>Coin showing either side</source>
        <translation>Moneda con cualquier lado</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation>Su consentimiento</translation>
    </message>
    <message>
        <source>Do you want to take part?</source>
        <translation>¿Quiere participar?</translation>
    </message>
    <message>
        <source>Those who ask say:</source>
        <translation>Quienes preguntan dicen:</translation>
    </message>
    <message>
        <source>You are not taking part</source>
        <translation>Usted no participa</translation>
    </message>
    <message>
        <source>That is all right</source>
        <translation>Está bien así</translation>
    </message>
    <message>
        <source>You owe nobody a reason.</source>
        <translation>No tiene que dar explicaciones a nadie.</translation>
    </message>
    <message>
        <source>No file was made. Nothing was saved.</source>
        <translation>No se creó ningún archivo. No se guardó nada.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Aún no hay nada guardado.</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>No estoy de acuerdo</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Estoy de acuerdo</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>¿Sigue usted ahí?</translation>
    </message>
    <message>
        <source>I am still here</source>
        <translation>Sigo aquí</translation>
    </message>
    <message>
        <source>In one second all that was answered is erased.</source>
        <translation>En un segundo se borra todo lo respondido.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} seconds all that was answered is erased.</source>
        <translation>
            <numerusform>En {n} segundo se borra todo lo respondido.</numerusform>
            <numerusform>En {n} segundos se borra todo lo respondido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is hidden.</source>
        <translation>La página está oculta.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Die showing {pips}</source>
        <translation>Dado que muestra {pips}</translation>
    </message>
    <message>
        <source>The file, letter for letter</source>
        <translation>El archivo, letra por letra</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saved. Thank you.</source>
        <translation>Guardado. Gracias.</translation>
    </message>
    <message>
        <source>One file is in the outbox</source>
        <translation>Hay un archivo en la bandeja de salida</translation>
    </message>
    <message>
        <source>The person before you is done. Their answers are erased here, and nobody can look back.</source>
        <translation>La persona anterior ha terminado. Lo que respondió se ha borrado aquí, y nadie puede volver a verlo.</translation>
    </message>
    <message>
        <source>When you are done, your answers are erased here, and nobody can look back.</source>
        <translation>Cuando termine, sus respuestas se borran aquí, y nadie puede volver a verlas.</translation>
    </message>
    <message>
        <source>Somebody left this survey. What was drawn is kept out of sight.</source>
        <translation>Alguien salió de esta encuesta. Lo sorteado queda guardado y oculto.</translation>
    </message>
    <message>
        <source>Who sits here now?</source>
        <translation>¿Quién está sentado aquí ahora?</translation>
    </message>
    <message>
        <source>The person before left after chance was used, and saved no file.</source>
        <translation>La persona anterior salió después de un sorteo y no guardó ningún archivo.</translation>
    </message>
    <message>
        <source>The same person goes on with it. Nothing is drawn again.</source>
        <translation>La misma persona sigue con ello. Nada se sortea de nuevo.</translation>
    </message>
    <message>
        <source>For the next person it is erased, and chance begins anew.</source>
        <translation>Para la siguiente persona se borra y se sortea de nuevo.</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>La misma persona</translation>
    </message>
    <message>
        <source>It holds what you saw on the page before, and nothing else.</source>
        <translation>Contiene lo que usted vio en la página anterior, y nada más.</translation>
    </message>
    <message>
        <source>Nothing else is kept</source>
        <translation>No se conserva nada más</translation>
    </message>
    <message>
        <source>Your answers are erased from this laptop; nobody can look back.</source>
        <translation>Sus respuestas se han borrado de este equipo; nadie puede volver a verlas.</translation>
    </message>
    <message>
        <source>Empty the outbox</source>
        <translation>Vaciar la bandeja de salida</translation>
    </message>
    <message>
        <source>Each file is copied, compared, and only then removed here.</source>
        <translation>Cada archivo se copia y se compara. Solo después se quita de aquí.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>This is the outbox itself. Choose another folder.</source>
        <translation>Esta es la propia bandeja de salida. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>One file was moved to {folder}.</source>
        <translation>Se movió un archivo a {folder}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files were moved to {folder}.</source>
        <translation>
            <numerusform>Se movió {n} archivo a {folder}.</numerusform>
            <numerusform>Se movieron {n} archivos a {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file stays here: another file has its name there.</source>
        <translation>Un archivo se queda aquí: allí hay otro con el mismo nombre.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files stay here: other files have their names there.</source>
        <translation>
            <numerusform>Aquí se queda {n} archivo: allí hay otro con el mismo nombre.</numerusform>
            <numerusform>Aquí se quedan {n} archivos: allí hay otros con el mismo nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing is lost.</source>
        <translation>Detenido. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>No se ha perdido nada.</translation>
    </message>
    <message>
        <source>The files that were not moved are still here. Choose a folder to go on.</source>
        <translation>Los archivos que no se movieron siguen aquí. Elija una carpeta para seguir.</translation>
    </message>
    <message>
        <source>Your answers are still on this laptop. Call the field worker.</source>
        <translation>Sus respuestas siguen en este equipo. Llame a la persona encargada.</translation>
    </message>
    <message>
        <source>{count} of 100 figures are filled.</source>
        <translation>{count} de 100 figuras están rellenas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in the outbox</source>
        <translation>
            <numerusform>Hay {n} archivo en la bandeja de salida</numerusform>
            <numerusform>Hay {n} archivos en la bandeja de salida</numerusform>
        </translation>
    </message>
    <message>
        <source>What leaves this laptop</source>
        <translation>Qué sale de este equipo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>In the file?</source>
        <translation>¿Está en el archivo?</translation>
    </message>
    <message>
        <source>Who can see it?</source>
        <translation>¿Quién puede verlo?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Your name, this computer, the time</source>
        <translation>Su nombre, este equipo, la hora</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions</source>
        <translation>Sus respuestas verdaderas a las preguntas delicadas</translation>
    </message>
    <message>
        <source>Whoever has the file</source>
        <translation>Quien tenga el archivo</translation>
    </message>
    <message>
        <source>This program, until it is scrambled</source>
        <translation>Este programa, hasta que la mezcla</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Ver todo</translation>
    </message>
    <message>
        <source>See less</source>
        <translation>Ver menos</translation>
    </message>
    <message>
        <source>The words that are kept</source>
        <translation>Las palabras conservadas</translation>
    </message>
    <message>
        <source>Your answers, as you give them</source>
        <translation>Sus respuestas, tal como las da</translation>
    </message>
    <message>
        <source>Other answers, as given.</source>
        <translation>Otras respuestas, tal cual.</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>Your true answers</source>
        <translation>Sus respuestas verdaderas</translation>
    </message>
    <message>
        <source>What the dice showed</source>
        <translation>Lo que mostró el dado</translation>
    </message>
    <message>
        <source>What your own device showed</source>
        <translation>Lo que mostró su objeto</translation>
    </message>
    <message>
        <source>{landing}, and your true answers</source>
        <translation>{landing}, y sus respuestas verdaderas</translation>
    </message>
    <message>
        <source>{landing}, and your true answers to sensitive questions</source>
        <translation>{landing}, y sus respuestas verdaderas a las preguntas delicadas</translation>
    </message>
    <message>
        <source>Only you, or this program if it scrambles</source>
        <translation>Solo usted, o este programa si las mezcla</translation>
    </message>
    <message>
        <source>Only you</source>
        <translation>Solo usted</translation>
    </message>
    <message>
        <source>The word you press: {yes} or {no}</source>
        <translation>La palabra que pulsa: {yes} o {no}</translation>
    </message>
    <message>
        <source>Your scrambled answers</source>
        <translation>Sus respuestas mezcladas</translation>
    </message>
    <message>
        <source>What is drawn for you</source>
        <translation>Lo que se sortea para usted</translation>
    </message>
    <message>
        <source>Only someone who has the key</source>
        <translation>Solo quien tenga la clave</translation>
    </message>
    <message>
        <source>Where the wheel landed</source>
        <translation>Dónde se detuvo la rueda</translation>
    </message>
    <message>
        <source>How the coins fell</source>
        <translation>Cómo cayeron las monedas</translation>
    </message>
    <message numerus="yes">
        <source>Your answers to {n} other questions</source>
        <translation>
            <numerusform>Su respuesta a {n} pregunta más</numerusform>
            <numerusform>Sus respuestas a otras {n} preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>You and this program, until you press</source>
        <translation>Usted y este programa, hasta que pulsa</translation>
    </message>
    <message>
        <source>the wheel</source>
        <translation>la rueda</translation>
    </message>
    <message>
        <source>the coins</source>
        <translation>las monedas</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>el dado</translation>
    </message>
    <message>
        <source>your own device</source>
        <translation>su objeto</translation>
    </message>
    <message>
        <source>What {devices} showed</source>
        <translation>Lo que salió en {devices}</translation>
    </message>
    <message>
        <source>If the file leaks, it shows the saved rows, and nothing else.</source>
        <translation>Si el archivo llega a otras manos, muestra las filas guardadas y nada más.</translation>
    </message>
    <message>
        <source>If the file leaks, nobody can read it without the key.</source>
        <translation>Si el archivo llega a manos ajenas, nadie puede leerlo sin la clave.</translation>
    </message>
    <message>
        <source>Leave the survey</source>
        <translation>Salir de la encuesta</translation>
    </message>
    <message>
        <source>Truth: give your true answer.</source>
        <translation>Verdad: dé su respuesta verdadera.</translation>
    </message>
    <message>
        <source>Yes: press {word}, whatever is true for you.</source>
        <translation>Sí: pulse {word}, sea cual sea su verdad.</translation>
    </message>
    <message>
        <source>No: press {word}, whatever is true for you.</source>
        <translation>No: pulse {word}, sea cual sea su verdad.</translation>
    </message>
    <message>
        <source>It was started before, and no word was kept. This is the last time.</source>
        <translation>Ya se inició antes y no se conservó ninguna palabra. Esta es la última vez.</translation>
    </message>
    <message>
        <source>This question cannot be answered any more</source>
        <translation>Esta pregunta ya no se puede responder</translation>
    </message>
    <message>
        <source>It was started twice, and no word was kept. Please leave the survey.</source>
        <translation>Se inició dos veces y no se conservó ninguna palabra. Por favor, salga de la encuesta.</translation>
    </message>
    <message>
        <source>The start could not be noted on this computer. Nothing was drawn.</source>
        <translation>No se pudo anotar el inicio en este equipo. No se sorteó nada.</translation>
    </message>
    <message>
        <source>Is {letter} true or false for you?</source>
        <translation>¿La frase {letter} es cierta para usted o no?</translation>
    </message>
    <message>
        <source>Leave this survey?</source>
        <translation>¿Salir de esta encuesta?</translation>
    </message>
    <message>
        <source>You owe nobody a reason. No file is made.</source>
        <translation>No tiene que dar explicaciones a nadie. No se crea ningún archivo.</translation>
    </message>
    <message>
        <source>Your other answers are erased.</source>
        <translation>Sus otras respuestas se borran.</translation>
    </message>
    <message>
        <source>Your answers are erased</source>
        <translation>Sus respuestas se borran</translation>
    </message>
    <message>
        <source>What was drawn is kept out of sight until the field worker says who comes next.</source>
        <translation>Lo sorteado queda oculto hasta que la persona encargada diga quién sigue.</translation>
    </message>
    <message>
        <source>One saved word on this computer</source>
        <translation>Una palabra guardada en este equipo</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved words on this computer</source>
        <translation>
            <numerusform>{n} palabra guardada en este equipo</numerusform>
            <numerusform>{n} palabras guardadas en este equipo</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds nothing that you answered.</source>
        <translation>No contiene nada de lo que respondió.</translation>
    </message>
    <message>
        <source>A mark that this survey was begun here</source>
        <translation>Una marca de que esta encuesta se empezó aquí</translation>
    </message>
    <message>
        <source>No word was drawn.</source>
        <translation>No se sorteó ninguna palabra.</translation>
    </message>
    <message>
        <source>Everything else is forgotten</source>
        <translation>Todo lo demás se olvida</translation>
    </message>
    <message>
        <source>Everything so far is forgotten</source>
        <translation>Todo lo hecho hasta ahora se olvida</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} questions.</source>
        <translation>El azar elige {asked} de {n} preguntas.</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} options.</source>
        <translation>El azar elige {asked} de {n} opciones.</translation>
    </message>
    <message>
        <source>Chance picks some options of {n} questions.</source>
        <translation>El azar elige algunas opciones de {n} preguntas.</translation>
    </message>
    <message>
        <source>Chance sets the order of options for you, before the first question.</source>
        <translation>El azar fija para usted el orden de las opciones, antes de la primera pregunta.</translation>
    </message>
    <message>
        <source>This order is in no file.</source>
        <translation>Este orden no está en ningún archivo.</translation>
    </message>
    <message>
        <source>They stand in the survey’s order, not in the one that you saw.</source>
        <translation>Siguen el orden de la encuesta, no el que usted vio.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} options.</source>
        <translation>Sorteadas para usted: {asked} de {n} opciones.</translation>
    </message>
    <message>
        <source>A dash there stands for an option that was not asked.</source>
        <translation>Un guion ahí es una opción que no se preguntó.</translation>
    </message>
    <message>
        <source>Which options were drawn for you</source>
        <translation>Qué opciones se sortearon para usted</translation>
    </message>
    <message>
        <source>Which questions were drawn for you</source>
        <translation>Qué preguntas se sortearon para usted</translation>
    </message>
    <message>
        <source>It stays on this computer, so that it is drawn only once.</source>
        <translation>Se queda en este equipo, para que se sortee una sola vez.</translation>
    </message>
    <message>
        <source>The order in which you saw the options</source>
        <translation>El orden en que usted vio las opciones</translation>
    </message>
    <message>
        <source>They stay on this computer, so that they are drawn only once.</source>
        <translation>Se quedan en este equipo, para que se sorteen una sola vez.</translation>
    </message>
    <message>
        <source>What was drawn stays, because drawing again could give you away. You can go on later, or erase it then.</source>
        <translation>Lo sorteado se queda, porque sortear otra vez podría delatarle. Más tarde puede seguir, o borrarlo entonces.</translation>
    </message>
    <message>
        <source>One start is noted on this computer</source>
        <translation>En este equipo queda anotado un inicio</translation>
    </message>
    <message numerus="yes">
        <source>{n} starts are noted on this computer</source>
        <translation>
            <numerusform>En este equipo queda anotado {n} inicio</numerusform>
            <numerusform>En este equipo quedan anotados {n} inicios</numerusform>
        </translation>
    </message>
    <message>
        <source>So no question is started more than twice. Where it landed is not kept.</source>
        <translation>Así ninguna pregunta se inicia más de dos veces. No se conserva dónde se detuvo.</translation>
    </message>
    <message>
        <source>Ready for the next person</source>
        <translation>Listo para la siguiente persona</translation>
    </message>
    <message>
        <source>Ready for the first person</source>
        <translation>Listo para la primera persona</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Field worker: PIN</source>
        <translation>Persona encargada: PIN</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Todavía no está listo</translation>
    </message>
    <message>
        <source>The answers of the person before you are not erased yet.</source>
        <translation>Las respuestas de la persona anterior todavía no se han borrado.</translation>
    </message>
    <message>
        <source>Call the field worker. Candor keeps trying.</source>
        <translation>Llame a la persona encargada. Candor lo sigue intentando.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation>Un número entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>This is not a whole number from {low} to {high}.</source>
        <translation>Esto no es un número entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}, in steps of {step}.</source>
        <translation>Un número entero de {low} a {high}, de {step} en {step}.</translation>
    </message>
    <message>
        <source>This is not a number from {low} to {high} in steps of {step}.</source>
        <translation>Esto no es un número de {low} a {high}, de {step} en {step}.</translation>
    </message>
    <message>
        <source>No option contains these letters.</source>
        <translation>Ninguna opción contiene estas letras.</translation>
    </message>
    <message>
        <source>Empties the other boxes.</source>
        <translation>Vacía las demás casillas.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ninguna de estas</translation>
    </message>
    <message>
        <source>“None of these” is empty now.</source>
        <translation>«Ninguna de estas» está vacía ahora.</translation>
    </message>
    <message>
        <source>The other boxes are empty now.</source>
        <translation>Las demás casillas están vacías ahora.</translation>
    </message>
    <message>
        <source>Type a part of your answer</source>
        <translation>Escriba una parte de su respuesta</translation>
    </message>
    <message>
        <source>Show only options that contain these letters</source>
        <translation>Mostrar solo las opciones con estas letras</translation>
    </message>
    <message>
        <source>What you use</source>
        <translation>Lo que usa</translation>
    </message>
    <message>
        <source>Use something else</source>
        <translation>Usar otra cosa</translation>
    </message>
    <message>
        <source>Sum of both dice</source>
        <translation>Suma de los dos dados</translation>
    </message>
    <message>
        <source>whatever is true for you</source>
        <translation>sea cual sea su verdad</translation>
    </message>
    <message>
        <source>Judge statement {letter}</source>
        <translation>Juzgue la frase&#xa0;{letter}</translation>
    </message>
    <message>
        <source>Is it {yes} or {no}?</source>
        <translation>¿Es {yes} o {no}?</translation>
    </message>
    <message>
        <source>for you: {yes} or {no}</source>
        <translation>para usted: {yes} o {no}</translation>
    </message>
    <message>
        <source>Press what is true</source>
        <translation>Pulse lo que es cierto</translation>
    </message>
    <message>
        <source>Press {word}</source>
        <translation>Pulse {word}</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>Set up this laptop for many people</source>
        <translation>Preparar este equipo para muchas personas</translation>
    </message>
    <message>
        <source>For the field worker. One person after another answers here.</source>
        <translation>Para la persona encargada. Aquí responde una persona tras otra.</translation>
    </message>
    <message>
        <source>PIN, four to twelve digits</source>
        <translation>PIN, de cuatro a doce cifras</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>El mismo PIN otra vez</translation>
    </message>
    <message>
        <source>Languages offered</source>
        <translation>Idiomas ofrecidos</translation>
    </message>
    <message>
        <source>Choose a survey.</source>
        <translation>Elija una encuesta.</translation>
    </message>
    <message>
        <source>Ask about the key of the survey.</source>
        <translation>Pregunte por la clave de la encuesta.</translation>
    </message>
    <message>
        <source>Choose an outbox.</source>
        <translation>Elija una bandeja de salida.</translation>
    </message>
    <message>
        <source>Type the PIN twice.</source>
        <translation>Escriba el PIN dos veces.</translation>
    </message>
    <message>
        <source>Offer at least one language.</source>
        <translation>Ofrezca al menos un idioma.</translation>
    </message>
    <message>
        <source>The PIN is written nowhere.</source>
        <translation>El PIN no queda escrito.</translation>
    </message>
    <message>
        <source>The two PINs differ. Type the second again.</source>
        <translation>Los dos PIN son distintos. Escriba otra vez el segundo.</translation>
    </message>
    <message>
        <source>Files go to {folder}.</source>
        <translation>Los archivos van a {folder}.</translation>
    </message>
    <message>
        <source>Start the kiosk</source>
        <translation>Iniciar el quiosco</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Encuesta</translation>
    </message>
    <message>
        <source>Choose the survey of the kiosk</source>
        <translation>Elegir la encuesta del quiosco</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Sin elegir todavía</translation>
    </message>
    <message>
        <source>This survey is not signed.</source>
        <translation>Esta encuesta no está firmada.</translation>
    </message>
    <message>
        <source>This key is first seen on this computer.</source>
        <translation>Este equipo ve esta clave por primera vez.</translation>
    </message>
    <message>
        <source>Its eight words: {words}</source>
        <translation>Sus ocho palabras: {words}</translation>
    </message>
    <message numerus="yes">
        <source>{n} more problems; candor check names them all.</source>
        <translation>
            <numerusform>{n} problema más; candor check los nombra todos.</numerusform>
            <numerusform>{n} problemas más; candor check los nombra todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Bandeja de salida</translation>
    </message>
    <message>
        <source>Choose the outbox, where the files go</source>
        <translation>Elegir la bandeja de salida, adonde van los archivos</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>Tested: can be written</source>
        <translation>Probada: se puede escribir</translation>
    </message>
    <message>
        <source>The folder is not there. If it is on a stick, put the stick in.</source>
        <translation>La carpeta no está ahí. Si está en una memoria USB, conéctela.</translation>
    </message>
    <message>
        <source>This is not a folder. Choose another one.</source>
        <translation>Esto no es una carpeta. Elija otra cosa.</translation>
    </message>
    <message>
        <source>Nothing can be written there: {reason}.</source>
        <translation>Allí no se puede escribir: {reason}.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>One response file is in it already.</source>
        <translation>Ya hay en ella un archivo de respuestas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} response files are in it already.</source>
        <translation>
            <numerusform>Ya hay en ella {n} archivo de respuestas.</numerusform>
            <numerusform>Ya hay en ella {n} archivos de respuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>One other file is in it; Candor leaves it alone.</source>
        <translation>Hay en ella otro archivo; Candor no lo toca.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other files are in it; Candor leaves them alone.</source>
        <translation>
            <numerusform>Hay en ella {n} archivo más; Candor no lo toca.</numerusform>
            <numerusform>Hay en ella otros {n} archivos; Candor no los toca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder to save into</source>
        <translation>Carpeta donde guardar</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Examinar</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>Usar esta carpeta</translation>
    </message>
    <message>
        <source>Make this folder</source>
        <translation>Crear esta carpeta</translation>
    </message>
    <message>
        <source>There is no folder {folder} yet.</source>
        <translation>Todavía no existe la carpeta {folder}.</translation>
    </message>
    <message>
        <source>How do you want to answer?</source>
        <translation>¿Cómo quiere responder?</translation>
    </message>
    <message>
        <source>Choose one. It holds for the whole survey.</source>
        <translation>Elija una. Vale para toda la encuesta.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probarla</translation>
    </message>
    <message>
        <source>A wheel, on this screen</source>
        <translation>Una rueda, en esta pantalla</translation>
    </message>
    <message>
        <source>It says what to answer, and you press a word. Only the word is saved.</source>
        <translation>Dice qué responder y usted pulsa una palabra. Solo se guarda esa.</translation>
    </message>
    <message>
        <source>They say what to answer, and you press a word. Only the word is saved.</source>
        <translation>Así sabe qué responder y pulsa una palabra. Solo se guarda esa.</translation>
    </message>
    <message>
        <source>Dice, on this screen</source>
        <translation>Un dado, en esta pantalla</translation>
    </message>
    <message>
        <source>{tools}, used where nobody sees it. Only you know what it showed.</source>
        <translation>{tools}, donde nadie lo vea. Solo usted sabe qué salió.</translation>
    </message>
    <message>
        <source>You give your true answer. The program scrambles it at once and forgets it.</source>
        <translation>Da su respuesta verdadera. El programa la mezcla enseguida y la olvida.</translation>
    </message>
    <message>
        <source>Two coins, on this screen</source>
        <translation>Dos monedas, en esta pantalla</translation>
    </message>
    <message>
        <source>All follow the same odds. The file says which way you chose, not who you are.</source>
        <translation>Las posibilidades son las mismas. El archivo dice qué forma eligió, no quién es usted.</translation>
    </message>
    <message>
        <source>Something of your own</source>
        <translation>Algo suyo</translation>
    </message>
    <message>
        <source>Scrambled here, by this program</source>
        <translation>Mezclada aquí, por este programa</translation>
    </message>
    <message>
        <source>More about the odds</source>
        <translation>Más sobre las posibilidades</translation>
    </message>
    <message>
        <source>The question before</source>
        <translation>La pregunta anterior</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>La pregunta siguiente</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} de {total}</translation>
    </message>
    <message>
        <source>Question {numbers}: {device}</source>
        <translation>Pregunta {numbers}: {device}</translation>
    </message>
    <message>
        <source>Questions {numbers}: {device}</source>
        <translation>Preguntas {numbers}: {device}</translation>
    </message>
    <message>
        <source>Computed from how the program scrambles.</source>
        <translation>Calculado a partir de cómo mezcla el programa.</translation>
    </message>
    <message>
        <source>Question {place} of {total}</source>
        <translation>Pregunta {place} de {total}</translation>
    </message>
    <message>
        <source>Question {place} of {total}, drawn from {n}</source>
        <translation>Pregunta {place} de {total}, sorteada entre {n}</translation>
    </message>
    <message>
        <source>Tick a box first. “None of these” is an answer too.</source>
        <translation>Marque primero una casilla. «Ninguna de estas» también es una respuesta.</translation>
    </message>
    <message>
        <source>What you pressed is not kept on this computer.</source>
        <translation>Lo que pulsó no se guardó en este equipo.</translation>
    </message>
    <message>
        <source>Its disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>Its disk is write-protected.</source>
        <translation>El disco está protegido contra escritura.</translation>
    </message>
    <message>
        <source>Candor may not write there.</source>
        <translation>Candor no puede escribir allí.</translation>
    </message>
    <message>
        <source>The folder for it is not there.</source>
        <translation>Falta la carpeta para ello.</translation>
    </message>
    <message>
        <source>Its disk reports an error.</source>
        <translation>El disco informa de un error.</translation>
    </message>
    <message>
        <source>What was kept before cannot be read.</source>
        <translation>Lo guardado antes no se puede leer.</translation>
    </message>
    <message>
        <source>Another window is writing just now.</source>
        <translation>Otra ventana está escribiendo ahora mismo.</translation>
    </message>
    <message>
        <source>The survey was begun in another window.</source>
        <translation>La encuesta se empezó en otra ventana.</translation>
    </message>
    <message>
        <source>The question was started in another window, too.</source>
        <translation>La pregunta se inició también en otra ventana.</translation>
    </message>
    <message>
        <source>Another window has kept a word for this question.</source>
        <translation>Otra ventana ha guardado una palabra para esta pregunta.</translation>
    </message>
    <message>
        <source>The file was made in another window.</source>
        <translation>El archivo se creó en otra ventana.</translation>
    </message>
    <message>
        <source>What was kept was erased in another window.</source>
        <translation>Lo guardado se borró en otra ventana.</translation>
    </message>
    <message>
        <source>Check that its disk is not full, then press again.</source>
        <translation>Compruebe que el disco no esté lleno y pulse otra vez.</translation>
    </message>
    <message>
        <source>Press again.</source>
        <translation>Pulse otra vez.</translation>
    </message>
    <message>
        <source>Leave the survey, and open it again.</source>
        <translation>Salga de la encuesta y ábrala otra vez.</translation>
    </message>
    <message>
        <source>Here you see what is kept now.</source>
        <translation>Aquí ve lo que está guardado ahora.</translation>
    </message>
    <message>
        <source>Starts in all windows count together.</source>
        <translation>Los inicios de todas las ventanas se cuentan juntos.</translation>
    </message>
    <message>
        <source>It stays. Nothing was drawn or kept here.</source>
        <translation>Se queda. Aquí no se sorteó ni se guardó nada.</translation>
    </message>
    <message>
        <source>Here you see what was saved.</source>
        <translation>Aquí ve lo que se guardó.</translation>
    </message>
    <message>
        <source>Nothing was kept here. You can begin anew.</source>
        <translation>Aquí no se guardó nada. Puede empezar de nuevo.</translation>
    </message>
    <message>
        <source>Ask somebody who knows this computer, then press again.</source>
        <translation>Pregunte a alguien que conozca este equipo y pulse otra vez.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>The files in the outbox are written anew, in random order.</source>
        <translation>Los archivos de la bandeja de salida se vuelven a escribir, en un orden al azar.</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Seguir sin eso</translation>
    </message>
    <message>
        <source>Please call the field worker</source>
        <translation>Llame a la persona encargada, por favor</translation>
    </message>
    <message>
        <source>The file could not be saved. Nothing is lost.</source>
        <translation>No se pudo guardar el archivo. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Your words are hidden until help is here.</source>
        <translation>Sus palabras quedan ocultas hasta que llegue la ayuda.</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>No se pudo guardar el archivo</translation>
    </message>
    <message>
        <source>It was to go to {folder}.</source>
        <translation>Debía ir a {folder}.</translation>
    </message>
    <message>
        <source>Do not switch the laptop off: what this person answered would be erased.</source>
        <translation>No apague el equipo: se borraría lo que respondió esta persona.</translation>
    </message>
    <message>
        <source>Give this file up</source>
        <translation>Renunciar a este archivo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Then there is no file, and what was answered is erased.</source>
        <translation>Entonces no hay archivo y se borra lo que se respondió.</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Borrarlo</translation>
    </message>
    <message>
        <source>{done} of {total} files</source>
        <translation>{done} de {total} archivos</translation>
    </message>
    <message>
        <source>None is lost, but their order can still tell who came when.</source>
        <translation>No se ha perdido ninguno, pero su orden todavía puede decir quién vino y cuándo.</translation>
    </message>
    <message>
        <source>The files are as they were</source>
        <translation>Los archivos están como antes</translation>
    </message>
    <message>
        <source>Rehearsal: {title}</source>
        <translation>Ensayo: {title}</translation>
    </message>
    <message>
        <source>Colours and text size</source>
        <translation>Colores y tamaño del texto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Language of the survey</source>
        <translation>Idioma de la encuesta</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Idioma: {language}</translation>
    </message>
    <message>
        <source>This computer cannot draw chance reliably. Nothing was saved.</source>
        <translation>Este equipo no puede sortear de forma fiable. No se guardó nada.</translation>
    </message>
    <message>
        <source>Leave the survey, and answer it on another computer.</source>
        <translation>Salga de la encuesta y respóndala en otro equipo.</translation>
    </message>
    <message>
        <source>Check the disk, then erase again.</source>
        <translation>Compruebe el disco y vuelva a borrar.</translation>
    </message>
    <message>
        <source>This survey was begun here before</source>
        <translation>Esta encuesta ya se empezó aquí</translation>
    </message>
    <message>
        <source>This computer keeps no copy of what was saved.</source>
        <translation>Este equipo no conserva ninguna copia de lo guardado.</translation>
    </message>
    <message>
        <source>Erase what this computer keeps</source>
        <translation>Borrar lo que conserva este equipo</translation>
    </message>
    <message>
        <source>Another person answers</source>
        <translation>Responde otra persona</translation>
    </message>
    <message>
        <source>Response {name}…</source>
        <translation>Respuesta {name}…</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>See or save it again</source>
        <translation>Verla o guardarla otra vez</translation>
    </message>
    <message>
        <source>I am another person</source>
        <translation>Soy otra persona</translation>
    </message>
    <message>
        <source>This survey was answered here</source>
        <translation>Esta encuesta se respondió aquí</translation>
    </message>
    <message>
        <source>What was saved stays as it is.</source>
        <translation>Lo que se guardó queda como está.</translation>
    </message>
    <message>
        <source>Go on where it stopped?</source>
        <translation>¿Seguir donde se quedó?</translation>
    </message>
    <message>
        <source>This survey was begun on this laptop.</source>
        <translation>Esta encuesta se empezó en este equipo.</translation>
    </message>
    <message>
        <source>One word is kept. It stays.</source>
        <translation>Hay una palabra guardada. Se queda.</translation>
    </message>
    <message numerus="yes">
        <source>{n} words are kept. They stay.</source>
        <translation>
            <numerusform>Hay {n} palabra guardada. Se queda.</numerusform>
            <numerusform>Hay {n} palabras guardadas. Se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for you stays.</source>
        <translation>Lo que se sorteó para usted se queda.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Erase what is kept here</source>
        <translation>Borrar lo que se conserva aquí</translation>
    </message>
    <message>
        <source>Responses on this computer</source>
        <translation>Respuestas en este equipo</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Seguir con ella</translation>
    </message>
    <message>
        <source>Erase the saved words kept here</source>
        <translation>Borrar las palabras guardadas aquí</translation>
    </message>
    <message>
        <source>Remove the mark that it was begun here</source>
        <translation>Quitar la marca de que se empezó aquí</translation>
    </message>
    <message>
        <source>Erase the saved words that this computer keeps of this survey?</source>
        <translation>¿Borrar las palabras guardadas que este equipo conserva de esta encuesta?</translation>
    </message>
    <message>
        <source>They can then not be seen or saved again from here, and what was not finished is lost. Files made before stay where they are. A mark stays that it was begun here.</source>
        <translation>Después no se podrán ver ni guardar otra vez desde aquí. Lo que no se terminó se pierde. Los archivos hechos antes se quedan donde están. Queda una marca de que se empezó aquí.</translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>Borrarlas</translation>
    </message>
    <message>
        <source>Remove the mark that this survey was begun here?</source>
        <translation>¿Quitar la marca de que esta encuesta se empezó aquí?</translation>
    </message>
    <message>
        <source>Candor then no longer knows that someone answered.</source>
        <translation>Candor ya no sabrá que alguien respondió.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Nothing was erased.</source>
        <translation>No se borró nada.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Look once, then save</source>
        <translation>Mire una vez y después guarde</translation>
    </message>
    <message>
        <source>This was saved</source>
        <translation>Esto se guardó</translation>
    </message>
    <message>
        <source>These are the words that will be saved.</source>
        <translation>Estas son las palabras que se guardarán.</translation>
    </message>
    <message>
        <source>Saving again gives the same file, letter for letter.</source>
        <translation>Guardar otra vez da el mismo archivo, letra por letra.</translation>
    </message>
    <message>
        <source>Leave without a file</source>
        <translation>Salir sin archivo</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Guardar otra vez</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>One kept word is not in the file: its question is no longer asked.</source>
        <translation>Una palabra conservada no está en el archivo: su pregunta ya no se hace.</translation>
    </message>
    <message numerus="yes">
        <source>{n} kept words are not in the file: their questions are no longer asked.</source>
        <translation>
            <numerusform>{n} palabra conservada no está en el archivo: su pregunta ya no se hace.</numerusform>
            <numerusform>{n} palabras conservadas no están en el archivo: sus preguntas ya no se hacen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Lo que se preguntó</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>As you gave it.</source>
        <translation>Sin cambios.</translation>
    </message>
    <message>
        <source>Question {place}: “{words}”.</source>
        <translation>Pregunta {place}: «{words}».</translation>
    </message>
    <message>
        <source>Question {place}: one digit for each option, 0 no and 1 yes.</source>
        <translation>Pregunta {place}: una cifra por opción, 0 no y 1 sí.</translation>
    </message>
    <message>
        <source>Here begin the saved words.</source>
        <translation>Aquí empiezan las palabras guardadas.</translation>
    </message>
    <message>
        <source>What kind of file this is. The same for everyone.</source>
        <translation>Qué tipo de archivo es. Igual para todos.</translation>
    </message>
    <message>
        <source>A random number. It is also the file’s name.</source>
        <translation>Un número al azar. También es el nombre del archivo.</translation>
    </message>
    <message>
        <source>The way you answered.</source>
        <translation>La manera en que respondió.</translation>
    </message>
    <message>
        <source>It was only tried: it does not count.</source>
        <translation>Solo fue una prueba: no cuenta.</translation>
    </message>
    <message>
        <source>Which survey this is. The same for everyone.</source>
        <translation>Qué encuesta es. Igual para todos.</translation>
    </message>
    <message>
        <source>How the file is written. The same for everyone.</source>
        <translation>Cómo está escrito el archivo. Igual para todos.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change the answer to: {question}</source>
        <translation>Cambiar la respuesta a: {question}</translation>
    </message>
    <message>
        <source>See the file letter for letter</source>
        <translation>Ver el archivo letra por letra</translation>
    </message>
    <message>
        <source>See what the sealed file holds</source>
        <translation>Ver qué contiene el archivo sellado</translation>
    </message>
    <message>
        <source>Also in it: the survey and a random number.</source>
        <translation>También contiene la encuesta y un número al azar.</translation>
    </message>
    <message>
        <source>Also in it: the survey, the way you answered, a random number.</source>
        <translation>Además: la encuesta, el modo de responder y un número al azar.</translation>
    </message>
    <message>
        <source>Only someone who has the key can read it.</source>
        <translation>Solo quien tenga la clave puede leerlo.</translation>
    </message>
    <message>
        <source>This is a preview: Save writes no file.</source>
        <translation>Esto es una vista previa: Guardar no escribe ningún archivo.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>No se guardó nada.</translation>
    </message>
    <message>
        <source>Nothing is lost. Choose another place below, and save again.</source>
        <translation>No se ha perdido nada. Elija abajo otro lugar y guarde otra vez.</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Otro lugar</translation>
    </message>
    <message>
        <source>It goes to {folder}.</source>
        <translation>Va a {folder}.</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostrar el archivo</translation>
    </message>
    <message>
        <source>See what was saved</source>
        <translation>Ver lo que se guardó</translation>
    </message>
    <message>
        <source>Thank you. Your part is done.</source>
        <translation>Gracias. Usted ya ha terminado.</translation>
    </message>
    <message>
        <source>Hand the file over as you were told.</source>
        <translation>Entregue el archivo como le indicaron.</translation>
    </message>
    <message>
        <source>Ask whoever collects it to shuffle the files before opening any.</source>
        <translation>Pida que desordenen los archivos antes de abrir alguno.</translation>
    </message>
    <message>
        <source>This was a preview: nothing was saved.</source>
        <translation>Era una vista previa: no se guardó nada.</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>Quitar la copia</translation>
    </message>
    <message>
        <source>Remove the copy from this laptop</source>
        <translation>Quitar la copia de este equipo</translation>
    </message>
    <message>
        <source>This laptop keeps a copy.</source>
        <translation>Este equipo conserva una copia.</translation>
    </message>
    <message>
        <source>It shows that someone answered here, and its number finds the same words in a study.</source>
        <translation>Muestra que alguien respondió aquí. Su número lleva a las mismas palabras en un estudio.</translation>
    </message>
    <message>
        <source>The copy could not be removed.</source>
        <translation>No se pudo quitar la copia.</translation>
    </message>
    <message>
        <source>Open the survey again later and erase it there.</source>
        <translation>Abra la encuesta más tarde y bórrela allí.</translation>
    </message>
    <message>
        <source>The copy is removed. The file itself is still where you saved it.</source>
        <translation>La copia se ha quitado. El archivo sigue donde usted lo guardó.</translation>
    </message>
    <message>
        <source>This laptop still knows that the survey was begun here, but not what was saved.</source>
        <translation>Este equipo todavía sabe que la encuesta se empezó aquí, pero no qué se guardó.</translation>
    </message>
    <message>
        <source>No program could show the folder. The file is {path}.</source>
        <translation>Ningún programa pudo mostrar la carpeta. El archivo es {path}.</translation>
    </message>
    <message>
        <source>Read the rules, then spin the wheel.</source>
        <translation>Lea las reglas y gire la rueda.</translation>
    </message>
    <message>
        <source>Spin the wheel</source>
        <translation>Girar la rueda</translation>
    </message>
    <message>
        <source>Read both, then spin</source>
        <translation>Lea las dos y después gire</translation>
    </message>
    <message>
        <source>One of these is true for you.</source>
        <translation>Una de las dos es cierta para usted.</translation>
    </message>
    <message>
        <source>The wheel chooses which one you judge.</source>
        <translation>La rueda elige cuál juzga usted.</translation>
    </message>
    <message>
        <source>It turns once for each question.</source>
        <translation>Gira una vez por pregunta.</translation>
    </message>
    <message>
        <source>The wheel landed on {sector}</source>
        <translation>La rueda se detuvo en {sector}</translation>
    </message>
    <message>
        <source>The wheel landed here.</source>
        <translation>La rueda se detuvo aquí.</translation>
    </message>
    <message>
        <source>The wheel landed on Truth. Give your true answer.</source>
        <translation>La rueda se detuvo en Verdad. Dé su respuesta verdadera.</translation>
    </message>
    <message>
        <source>Read both, then roll</source>
        <translation>Lea las dos y después lance</translation>
    </message>
    <message>
        <source>The dice chooses which one you judge.</source>
        <translation>El dado elige cuál juzga usted.</translation>
    </message>
    <message>
        <source>Read the rules, then roll the dice.</source>
        <translation>Lea las reglas y después lance el dado.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lanzar el dado</translation>
    </message>
    <message>
        <source>It rolls once for each question.</source>
        <translation>Se lanza una vez por pregunta.</translation>
    </message>
    <message>
        <source>The dice says {sector}</source>
        <translation>El dado dice {sector}</translation>
    </message>
    <message>
        <source>The dice chose this.</source>
        <translation>El dado eligió esta.</translation>
    </message>
    <message>
        <source>The dice says Truth. Give your true answer.</source>
        <translation>El dado dice Verdad. Dé su respuesta verdadera.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: what the dice showed.</source>
        <translation>Se conserva la palabra que pulsa. Nunca se conserva lo que mostró el dado.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never what it showed.</source>
        <translation>Se conserva la palabra que pulsa, nunca lo que mostró.</translation>
    </message>
    <message>
        <source>Read both, then toss</source>
        <translation>Lea las dos y después lance</translation>
    </message>
    <message>
        <source>The coins choose which one you judge.</source>
        <translation>Las monedas eligen cuál juzga usted.</translation>
    </message>
    <message>
        <source>They are tossed once for each question.</source>
        <translation>Se lanzan una vez por pregunta.</translation>
    </message>
    <message>
        <source>The coins say Yes. Press {yes}, whatever is true.</source>
        <translation>Las monedas dicen Sí. Pulse {yes}, sea cual sea la verdad.</translation>
    </message>
    <message>
        <source>The coins say No. Press {no}, whatever is true.</source>
        <translation>Las monedas dicen No. Pulse {no}, sea cual sea la verdad.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never how they fell.</source>
        <translation>Se conserva la palabra que pulsa, nunca cómo cayeron.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: where the wheel landed.</source>
        <translation>Se conserva la palabra que pulsa. Nunca se conserva dónde se detuvo la rueda.</translation>
    </message>
    <message>
        <source>The wheel landed on Yes. Press {yes}, whatever is true.</source>
        <translation>La rueda se detuvo en Sí. Pulse {yes}, sea cual sea la verdad.</translation>
    </message>
    <message>
        <source>The wheel landed on No. Press {no}, whatever is true.</source>
        <translation>La rueda se detuvo en No. Pulse {no}, sea cual sea la verdad.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never where it landed.</source>
        <translation>Se conserva la palabra que pulsa, nunca dónde se detuvo.</translation>
    </message>
    <message>
        <source>The dice says Yes. Press {yes}, whatever is true.</source>
        <translation>El dado dice Sí. Pulse {yes}, sea cual sea la verdad.</translation>
    </message>
    <message>
        <source>The dice says No. Press {no}, whatever is true.</source>
        <translation>El dado dice No. Pulse {no}, sea cual sea la verdad.</translation>
    </message>
    <message>
        <source>Read the rules, then toss the coins.</source>
        <translation>Lea las reglas y después lance las monedas.</translation>
    </message>
    <message>
        <source>Toss the coins</source>
        <translation>Lanzar las monedas</translation>
    </message>
    <message>
        <source>The coins say {sector}</source>
        <translation>Las monedas dicen {sector}</translation>
    </message>
    <message>
        <source>The coins chose this.</source>
        <translation>Las monedas eligieron esta.</translation>
    </message>
    <message>
        <source>The coins say Truth. Give your true answer.</source>
        <translation>Las monedas dicen Verdad. Dé su respuesta verdadera.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: how the coins fell.</source>
        <translation>Se conserva la palabra que pulsa. Nunca se conserva cómo cayeron las monedas.</translation>
    </message>
    <message>
        <source>Try the dice 200 times</source>
        <translation>Probar el dado 200 veces</translation>
    </message>
    <message>
        <source>What 200 people would leave behind</source>
        <translation>Lo que dejarían 200 personas</translation>
    </message>
    <message>
        <source>Made-up people, drawn by the same chance as you. Nothing is kept.</source>
        <translation>Personas inventadas, sorteadas con el mismo azar que usted. No se conserva nada.</translation>
    </message>
    <message>
        <source>The line marks what the odds say.</source>
        <translation>La línea marca lo que dicen las posibilidades.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Sortear otra vez</translation>
    </message>
    <message>
        <source>Back to the odds</source>
        <translation>Volver a las posibilidades</translation>
    </message>
    <message>
        <source>Only for the field worker</source>
        <translation>Solo para la persona encargada</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Nothing opens without the PIN.</source>
        <translation>Nada se abre sin el PIN.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>Ese no es el PIN.</translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation>No se abrió nada.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {minutes} min {seconds} s.</source>
        <translation>Demasiados PIN equivocados. Inténtelo otra vez en {minutes} min {seconds} s.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comenzar</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Quién pregunta</translation>
    </message>
    <message>
        <source>This survey is signed.</source>
        <translation>Esta encuesta está firmada.</translation>
    </message>
    <message>
        <source>Check its eight words</source>
        <translation>Comprobar sus ocho palabras</translation>
    </message>
    <message>
        <source>A word of this name mixes letters of several scripts. It may imitate a name.</source>
        <translation>Una palabra de este nombre mezcla letras de varios alfabetos. Puede imitar otro nombre.</translation>
    </message>
    <message>
        <source>The author chose this name. It is no word of this program.</source>
        <translation>Este nombre lo eligió el autor. No es palabra de este programa.</translation>
    </message>
    <message>
        <source>Anyone could have written it.</source>
        <translation>Cualquiera pudo escribirla.</translation>
    </message>
    <message>
        <source>Is it the survey you were told about?</source>
        <translation>¿Es la encuesta de la que le hablaron?</translation>
    </message>
    <message>
        <source>Compare these eight words with a poster or a colleague.</source>
        <translation>Compare estas ocho palabras con un cartel o con otra persona.</translation>
    </message>
    <message>
        <source>This survey is signed. The words of its key are: {words}.</source>
        <translation>Esta encuesta está firmada. Las palabras de su clave son: {words}.</translation>
    </message>
    <message>
        <source>Wheel: {sectors}</source>
        <translation>Rueda: {sectors}</translation>
    </message>
    <message>
        <source>For the field worker</source>
        <translation>Para la persona encargada</translation>
    </message>
    <message>
        <source>Since the kiosk was started</source>
        <translation>Desde que se inició el quiosco</translation>
    </message>
    <message>
        <source>People who saved a file</source>
        <translation>Personas que guardaron un archivo</translation>
    </message>
    <message>
        <source>People who left without a file</source>
        <translation>Personas que salieron sin archivo</translation>
    </message>
    <message>
        <source>People who were silent for two minutes</source>
        <translation>Personas que no tocaron nada durante dos minutos</translation>
    </message>
    <message>
        <source>Of these: after chance was used</source>
        <translation>De ellas: después de un sorteo</translation>
    </message>
    <message>
        <source>Nobody can start before that is done.</source>
        <translation>Nadie puede empezar antes de que se haga.</translation>
    </message>
    <message>
        <source>Files in the outbox</source>
        <translation>Archivos en la bandeja de salida</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>Salir del quiosco</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>Siguiente persona</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>Texto al {percent} %</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Colores del sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>I pressed the wrong word</source>
        <translation>Pulsé la palabra equivocada</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>Queda:</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Kept: {words}.</source>
        <translation>Queda: {words}.</translation>
    </message>
    <message>
        <source>The word that you see is kept, not the other one.</source>
        <translation>Está guardada la palabra que ve, no la otra.</translation>
    </message>
    <message>
        <source>How scrambling works</source>
        <translation>Cómo funciona la mezcla</translation>
    </message>
    <message>
        <source>Your ticks are never saved. Only scrambled boxes are.</source>
        <translation>Sus marcas nunca se guardan, solo las casillas mezcladas.</translation>
    </message>
    <message>
        <source>Tick all that are true for you. They are scrambled, then forgotten.</source>
        <translation>Marque todo lo que sea cierto para usted. Se mezcla y después se olvida.</translation>
    </message>
    <message>
        <source>Tick it if it is true for you. It is scrambled, then forgotten.</source>
        <translation>Márquelo si es cierto para usted. Se mezcla y después se olvida.</translation>
    </message>
    <message>
        <source>Choose your true answer. It is scrambled, then forgotten.</source>
        <translation>Elija su respuesta verdadera. Se mezcla y después se olvida.</translation>
    </message>
    <message>
        <source>Write your number first.</source>
        <translation>Escriba primero su número.</translation>
    </message>
    <message>
        <source>Scramble it</source>
        <translation>Mezclar</translation>
    </message>
    <message>
        <source>Write your true number. It is scrambled, then forgotten.</source>
        <translation>Escriba su número verdadero. Se mezcla y después se olvida.</translation>
    </message>
    <message>
        <source>Step {place} of {total}: {name}</source>
        <translation>Paso {place} de {total}: {name}</translation>
    </message>
    <message>
        <source>Scrambled.</source>
        <translation>Mezclada.</translation>
    </message>
    <message>
        <source>It may have been the wheel&apos;s word or yours.</source>
        <translation>Puede venir de la rueda o de usted.</translation>
    </message>
    <message>
        <source>It may have been the coins&apos; word or yours.</source>
        <translation>Puede ser la palabra de las monedas o la de usted.</translation>
    </message>
    <message>
        <source>It may have been the dice&apos;s word or yours.</source>
        <translation>Puede ser la palabra del dado o la de usted.</translation>
    </message>
    <message>
        <source>It may have been the word of your device, or yours.</source>
        <translation>Puede ser la palabra de su objeto o la de usted.</translation>
    </message>
    <message>
        <source>It could be about {a} or about {b}.</source>
        <translation>Puede tratarse de {a} o de {b}.</translation>
    </message>
    <message>
        <source>Only you know which.</source>
        <translation>Solo usted sabe cuál.</translation>
    </message>
    <message>
        <source>How they fell is forgotten.</source>
        <translation>Se olvida cómo cayeron.</translation>
    </message>
    <message>
        <source>What it showed is forgotten.</source>
        <translation>Se olvida lo que mostró.</translation>
    </message>
    <message>
        <source>Where it landed is forgotten.</source>
        <translation>Se olvida dónde se detuvo.</translation>
    </message>
    <message>
        <source>yes or no</source>
        <comment>what a question asks for</comment>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a statement asks for</comment>
        <translation>cierto o no cierto</translation>
    </message>
    <message>
        <source>Question {place}: {about}</source>
        <translation>Pregunta {place}: {about}</translation>
    </message>
    <message>
        <source>No answer is in it, so yours is not.</source>
        <translation>No contiene ninguna respuesta; la suya tampoco.</translation>
    </message>
    <message>
        <source>Every answer is among them, so yours is too.</source>
        <translation>Están todas las respuestas; la suya también.</translation>
    </message>
    <message>
        <source>Yours may or may not be among them.</source>
        <translation>La suya puede estar entre ellas o no.</translation>
    </message>
    <message>
        <source>It may or may not be near your number, which is forgotten.</source>
        <translation>Puede estar cerca de su número o no. Su número ya está olvidado.</translation>
    </message>
    <message>
        <source>It is not your number, which is forgotten.</source>
        <translation>No es su número, que ya está olvidado.</translation>
    </message>
    <message>
        <source>It may or may not be your answer.</source>
        <translation>Puede ser su respuesta o no.</translation>
    </message>
    <message>
        <source>Other tools ask it directly.</source>
        <translation>Otros programas la preguntan directamente.</translation>
    </message>
    <message>
        <source>How the wheel works</source>
        <translation>Cómo funciona la rueda</translation>
    </message>
    <message>
        <source>How the coins work</source>
        <translation>Cómo funcionan las monedas</translation>
    </message>
    <message>
        <source>How the dice works</source>
        <translation>Cómo funciona el dado</translation>
    </message>
    <message>
        <source>How your own device works</source>
        <translation>Cómo funciona su objeto</translation>
    </message>
    <message>
        <source>How your answers are scrambled</source>
        <translation>Cómo se mezclan sus respuestas</translation>
    </message>
    <message>
        <source>The program needs your true answer for a moment.</source>
        <translation>El programa necesita su respuesta verdadera por un momento.</translation>
    </message>
    <message>
        <source>The program draws by chance what it keeps, and forgets your answer.</source>
        <translation>El programa sortea lo que guarda y olvida su respuesta.</translation>
    </message>
    <message>
        <source>Only that is saved. It may be another answer.</source>
        <translation>Solo eso se guarda. Puede ser otra respuesta.</translation>
    </message>
    <message>
        <source>Press the word</source>
        <translation>Pulse la palabra</translation>
    </message>
    <message>
        <source>{yes} or {no}. Only this word is saved.</source>
        <translation>{yes} o {no}. Solo se guarda esta palabra.</translation>
    </message>
    <message>
        <source>Judge only the statement that chance chose.</source>
        <translation>Juzgue solo la frase que eligió el azar.</translation>
    </message>
    <message>
        <source>Truth: answer for yourself. Yes or No: press that word.</source>
        <translation>Verdad: responda por usted. Sí o No: pulse esa palabra.</translation>
    </message>
    <message>
        <source>{b} is the opposite of {a}.</source>
        <translation>{b} es lo contrario de {a}.</translation>
    </message>
    <message>
        <source>It chooses {a} or {b}</source>
        <translation>Elige {a} o {b}</translation>
    </message>
    <message>
        <source>Do what it says</source>
        <translation>Haga lo que indica</translation>
    </message>
    <message>
        <source>{count} land on {sector}</source>
        <translation>{count} en {sector}</translation>
    </message>
    <message>
        <source>Of 100 spins, {counts}.</source>
        <translation>De 100 giros: {counts}.</translation>
    </message>
    <message>
        <source>Read it, then spin</source>
        <translation>Lea y después gire</translation>
    </message>
    <message>
        <source>Read both, then try chance</source>
        <translation>Lea; después, el azar</translation>
    </message>
    <message>
        <source>Read it, then try chance</source>
        <translation>Lea; después, el azar</translation>
    </message>
    <message>
        <source>You use: {thing}.</source>
        <translation>Usted usa: {thing}.</translation>
    </message>
    <message>
        <source>Do it where nobody sees it. Only you know the outcome.</source>
        <translation>Hágalo donde nadie lo vea. Solo usted sabe qué salió.</translation>
    </message>
    <message>
        <source>The outcome is never saved.</source>
        <translation>Lo que salió nunca se guarda.</translation>
    </message>
    <message>
        <source>Other ways that the first pages offer: {ways}.</source>
        <translation>Otras maneras que ofrecen las primeras páginas: {ways}.</translation>
    </message>
    <message>
        <source>Each person is asked only some questions or answers, drawn by chance.</source>
        <translation>A cada persona le tocan solo algunas preguntas o respuestas, por sorteo.</translation>
    </message>
    <message>
        <source>Questions with other answers are scrambled by the program.</source>
        <translation>El programa mezcla las preguntas con otras respuestas.</translation>
    </message>
    <message>
        <source>Each question has odds of its own. The program shows them.</source>
        <translation>Cada pregunta tiene sus propias posibilidades. El programa las muestra.</translation>
    </message>
    <message>
        <source>Survey {digest} · not signed</source>
        <translation>Encuesta {digest} · no firmada</translation>
    </message>
    <message>
        <source>Survey {digest} · signed</source>
        <translation>Encuesta {digest} · firmada</translation>
    </message>
    <message>
        <source>Sheet for participants · {language}</source>
        <translation>Hoja para participantes · {language}</translation>
    </message>
    <message>
        <source>Questions? Ask the person who gave you this sheet.</source>
        <translation>¿Preguntas? Consulte a la persona que le dio esta hoja.</translation>
    </message>
    <message>
        <source>Press “{button}” on the first page; it must show these.</source>
        <translation>Pulse «{button}» en la primera página; debe mostrar estas.</translation>
    </message>
    <message>
        <source>How to open it</source>
        <translation>Cómo abrirla</translation>
    </message>
    <message>
        <source>Start Candor</source>
        <translation>Inicie Candor</translation>
    </message>
    <message>
        <source>Then press “{button}”.</source>
        <translation>Después pulse «{button}».</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Elija el archivo</translation>
    </message>
    <message>
        <source>Compare the words</source>
        <translation>Compare las palabras</translation>
    </message>
    <message>
        <source>Leave if one of them is another.</source>
        <translation>Salga si alguna es distinta.</translation>
    </message>
    <message>
        <source>How to hand over the file</source>
        <translation>Cómo entregar el archivo</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Nunca se guarda</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions, your name, this computer, the time.</source>
        <translation>Sus respuestas verdaderas a preguntas delicadas, su nombre, este equipo, la hora.</translation>
    </message>
    <message>
        <source>Your name, this computer, the time.</source>
        <translation>Su nombre, este equipo, la hora.</translation>
    </message>
    <message>
        <source>No answer of this survey.</source>
        <translation>Ninguna respuesta de esta encuesta.</translation>
    </message>
    <message>
        <source>What Candor cannot do</source>
        <translation>Lo que Candor no puede hacer</translation>
    </message>
    <message>
        <source>It cannot stop someone looking at the screen. A second answer gives away more.</source>
        <translation>No impide que alguien mire la pantalla. Una segunda respuesta revela más.</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} de {pages}</translation>
    </message>
    <message>
        <source>The last page saves one small file, under a name drawn at random.</source>
        <translation>La última página guarda un archivo pequeño, con un nombre sorteado.</translation>
    </message>
    <message>
        <source>Save it to the stick or folder you were given, and hand that over.</source>
        <translation>Guárdelo en la memoria o carpeta que le dieron, y entréguela.</translation>
    </message>
    <message>
        <source>You may leave at any time before: no file is made before the last page.</source>
        <translation>Puede irse en cualquier momento: antes de la última página no se crea ningún archivo.</translation>
    </message>
    <message>
        <source>The file is sealed: only someone who has the author’s key can open it.</source>
        <translation>El archivo está sellado: solo quien tiene la clave del autor puede abrirlo.</translation>
    </message>
    <message>
        <source>Compare the eight words</source>
        <translation>Compare las ocho palabras</translation>
    </message>
    <message>
        <source>Something went wrong. What was saved before is still there.</source>
        <translation>Algo salió mal. Lo que se guardó antes sigue ahí.</translation>
    </message>
    <message>
        <source>Something went wrong in Candor.</source>
        <translation>Algo salió mal en Candor.</translation>
    </message>
    <message>
        <source>What was saved before is still there.</source>
        <translation>Lo que se guardó antes sigue ahí.</translation>
    </message>
    <message>
        <source>You can go on, or close Candor and start it again.</source>
        <translation>Puede seguir, o cerrar Candor y abrirlo de nuevo.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, call the field worker.</source>
        <translation>Puede seguir. Si vuelve a ocurrir, llame a la persona encargada.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error. It holds nothing of what you answered.</source>
        <translation>Puede copiar un informe para quienes hacen Candor. Indica el tipo de error. No contiene nada de lo que respondió.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error and where in the program it happened. It holds nothing that you typed, and no file names of yours.</source>
        <translation>Puede copiar un informe para quienes hacen Candor. Indica el tipo de error y en qué lugar del programa ocurrió. No contiene nada de lo que escribió ni nombres de sus archivos.</translation>
    </message>
    <message>
        <source>Candor opens files that end in .survey, .draft or .study.</source>
        <translation>Candor abre archivos que terminan en .survey, .draft o .study.</translation>
    </message>
    <message>
        <source>Here only surveys are opened, files that end in .survey.</source>
        <translation>Aquí solo se abren encuestas, archivos que terminan en .survey.</translation>
    </message>
    <message>
        <source>What was drawn goes too. Whoever begins next gets another draw.</source>
        <translation>Lo sorteado también se borra. Para quien empiece después se sortea de nuevo.</translation>
    </message>
    <message>
        <source>The others are not in the file.</source>
        <translation>Las demás no están en el archivo.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} questions.</source>
        <translation>Sorteadas para usted: {asked} de {n} preguntas.</translation>
    </message>
    <message>
        <source>What is drawn for you is drawn by this program, before the first question.</source>
        <translation>Lo que se sortea para usted lo sortea este programa, antes de la primera pregunta.</translation>
    </message>
    <message>
        <source>It is told to you, and kept.</source>
        <translation>Se le dice, y se conserva.</translation>
    </message>
    <message>
        <source>This could not be noted on this computer.</source>
        <translation>Esto no se pudo anotar en este equipo.</translation>
    </message>
    <message>
        <source>A number from {low} to {high}.</source>
        <translation>Un número de {low} a {high}.</translation>
    </message>
    <message>
        <source>The folder is a link now.</source>
        <translation>La carpeta es ahora un enlace.</translation>
    </message>
    <message>
        <source>A kiosk is open already on this computer.</source>
        <translation>Ya hay un quiosco abierto en este equipo.</translation>
    </message>
    <message>
        <source>Leave it first.</source>
        <translation>Salga primero de él.</translation>
    </message>
    <message>
        <source>The report, letter for letter</source>
        <translation>El informe, letra por letra</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Close Candor</source>
        <translation>Cerrar Candor</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Whom to ask</source>
        <translation>A quién dirigirse</translation>
    </message>
    <message>
        <source>How long answers are kept</source>
        <translation>Cuánto tiempo se guardan las respuestas</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
    <message numerus="yes">
        <source>All {n} questions together</source>
        <translation>
            <numerusform>{n} pregunta</numerusform>
            <numerusform>Las {n} preguntas juntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} questions that say most</source>
        <translation>
            <numerusform>La {n} pregunta que más dice</numerusform>
            <numerusform>Las {n} preguntas que más dicen</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to {factor} times the odds (ε {epsilon}).</source>
        <translation>Posibilidades × {factor} como máximo (ε {epsilon}).</translation>
    </message>
    <message>
        <source>leaves {word}</source>
        <translation>deja {word}</translation>
    </message>
    <message>
        <source>{count} also leave {word}.</source>
        <translation>{count} también dejan {word}.</translation>
    </message>
    <message>
        <source>{count} leave {word}.</source>
        <translation>{count} dejan {word}.</translation>
    </message>
    <message>
        <source>leaves one near it</source>
        <translation>deja uno cercano</translation>
    </message>
    <message>
        <source>leaves one farther away</source>
        <translation>deja uno más lejano</translation>
    </message>
    <message>
        <source>{count} also leave one there.</source>
        <translation>{count} también dejan uno ahí.</translation>
    </message>
    <message>
        <source>{count} leave one at most {reach} from it.</source>
        <translation>{count} dejan uno a {reach} como máximo.</translation>
    </message>
    <message>
        <source>100 people for whom “{word}” is true</source>
        <translation>100 personas para quienes «{word}» es cierto</translation>
    </message>
    <message>
        <source>leaves “{word}”</source>
        <translation>deja «{word}»</translation>
    </message>
    <message>
        <source>{count} also leave “{word}”.</source>
        <translation>{count} también dejan «{word}».</translation>
    </message>
    <message>
        <source>{count} leave “{word}”.</source>
        <translation>{count} dejan «{word}».</translation>
    </message>
    <message>
        <source>{count} also leave it.</source>
        <translation>{count} también la dejan.</translation>
    </message>
    <message>
        <source>{count} leave it.</source>
        <translation>{count} la dejan.</translation>
    </message>
    <message>
        <source>{count} also leave a set with it.</source>
        <translation>{count} también dejan un grupo que la incluye.</translation>
    </message>
    <message>
        <source>{count} leave a set with it.</source>
        <translation>{count} dejan un grupo que la incluye.</translation>
    </message>
    <message>
        <source>leaves it</source>
        <translation>la deja</translation>
    </message>
    <message>
        <source>leaves another</source>
        <translation>deja otra</translation>
    </message>
    <message>
        <source>100 who drank no tea</source>
        <translation>100 que no tomaron té</translation>
    </message>
    <message>
        <source>100 who drank tea</source>
        <translation>100 que tomaron té</translation>
    </message>
    <message>
        <source>Written by: {author}</source>
        <translation>Escrito por: {author}</translation>
    </message>
    <message>
        <source>Each line of the file stands beside what it says.</source>
        <translation>Junto a cada línea del archivo está lo que significa.</translation>
    </message>
    <message>
        <source>It is locked before it leaves. Only someone who has the key can read it.</source>
        <translation>Se cierra con clave antes de salir. Solo quien tenga la clave puede leerlo.</translation>
    </message>
    <message>
        <source>Nothing else is in it: no name, no time, no computer.</source>
        <translation>No contiene nada más: ni nombre, ni hora, ni equipo.</translation>
    </message>
    <message>
        <source>Only line breaks are added here.</source>
        <translation>Aquí solo se añaden los saltos de línea.</translation>
    </message>
    <message>
        <source>No file is made before you press Save.</source>
        <translation>No se crea ningún archivo antes de que pulse «Guardar».</translation>
    </message>
    <message>
        <source>One small file, if you save.</source>
        <translation>Un archivo pequeño, si lo guarda.</translation>
    </message>
    <message>
        <source>A camera or spying program could still watch.</source>
        <translation>Cámaras o programas espía aún pueden verle.</translation>
    </message>
    <message>
        <source>What a saved word tells, and what it cannot</source>
        <translation>Qué dice una palabra guardada y qué no puede decir</translation>
    </message>
    <message>
        <source>Question {place} was left before its word.</source>
        <translation>La pregunta {place} se dejó antes de pulsar una palabra.</translation>
    </message>
    <message>
        <source>It can be started once more, for the last time.</source>
        <translation>Se puede iniciar una vez más, la última.</translation>
    </message>
    <message>
        <source>Question {place} was left twice before its word.</source>
        <translation>La pregunta {place} se dejó dos veces antes de pulsar una palabra.</translation>
    </message>
    <message>
        <source>It cannot be started again. Please leave the survey.</source>
        <translation>Ya no se puede iniciar. Por favor, salga de la encuesta.</translation>
    </message>
    <message>
        <source>Did you answer here before? Then go on.</source>
        <translation>¿Ya respondió aquí? Entonces siga.</translation>
    </message>
    <message>
        <source>Answering twice tells more about you.</source>
        <translation>Responder dos veces dice más sobre usted.</translation>
    </message>
    <message>
        <source>Only if you have not answered this survey.</source>
        <translation>Solo si usted no ha respondido esta encuesta.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Question {place}: {boxes}, 0 no and 1 yes.</source>
        <translation>Pregunta {place}: {boxes}, 0 no y 1 sí.</translation>
    </message>
    <message>
        <source>See them</source>
        <translation>Verlas</translation>
    </message>
    <message>
        <source>See the boxes of: {question}</source>
        <translation>Ver las casillas de: {question}</translation>
    </message>
    <message>
        <source>Also: survey, random number.</source>
        <translation>También: encuesta, número al azar.</translation>
    </message>
    <message>
        <source>Also: survey, way of answering, random number.</source>
        <translation>También: encuesta, modo de responder, número al azar.</translation>
    </message>
    <message>
        <source>{saved} You can stop any time.</source>
        <translation>{saved} Puede parar cuando quiera.</translation>
    </message>
    <message>
        <source>Scrambled, often not yours.</source>
        <translation>Mezclada; a menudo no es la suya.</translation>
    </message>
    <message>
        <source>Scrambled, maybe not yours.</source>
        <translation>Mezclada; quizá no es la suya.</translation>
    </message>
    <message>
        <source>Scrambled, often without yours.</source>
        <translation>Mezclada; a menudo sin la suya.</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <comment>statements A or B</comment>
        <translation>{a} o {b}</translation>
    </message>
    <message>
        <source>Each flipped or kept.</source>
        <translation>Cada una, cambiada o no.</translation>
    </message>
    <message>
        <source>Who asks: {author}</source>
        <translation>Quién pregunta: {author}</translation>
    </message>
    <message>
        <source>Your ticks are forgotten.</source>
        <translation>Sus marcas se han olvidado.</translation>
    </message>
    <message>
        <source>The boxes that are saved</source>
        <translation>Las casillas guardadas</translation>
    </message>
    <message>
        <source>One box</source>
        <translation>Una casilla</translation>
    </message>
    <message numerus="yes">
        <source>{n} boxes</source>
        <translation>
            <numerusform>{n} casilla</numerusform>
            <numerusform>{n} casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <comment>of a box</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>of a box</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>no preguntada</translation>
    </message>
    <message>
        <source>{name}, saved by chance: {word}</source>
        <translation>{name}, guardado por azar: {word}</translation>
    </message>
    <message>
        <source>Each box was flipped or kept by chance. These are saved:</source>
        <translation>El azar cambió o dejó cada casilla. Se guarda esto:</translation>
    </message>
    <message>
        <source>Nobody can tell which boxes were flipped.</source>
        <translation>Nadie puede saber qué casillas se cambiaron.</translation>
    </message>
    <message>
        <source>The box was flipped or kept by chance. This is saved:</source>
        <translation>El azar cambió o dejó la casilla. Se guarda esto:</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was flipped.</source>
        <translation>Nadie puede saber si se cambió.</translation>
    </message>
    <message>
        <source>More than 95 of 100 boxes are saved as they are.</source>
        <translation>Más de 95 de cada 100 casillas se guardan tal como son.</translation>
    </message>
    <message>
        <source>A box may or may not have been flipped.</source>
        <translation>Una casilla puede haberse cambiado o no.</translation>
    </message>
    <message>
        <source>A “{word}” is no proof.</source>
        <translation>Un «{word}» no prueba nada.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} boxes: up to {factor} times the odds.</source>
        <translation>
            <numerusform>{n} casilla: posibilidades × {factor} como máximo.</numerusform>
            <numerusform>Las {n} casillas: posibilidades × {factor} como máximo.</numerusform>
        </translation>
    </message>
</context>
</TS>
