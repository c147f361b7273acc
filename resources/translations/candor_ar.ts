<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>0123456789,.</source>
        <extracomment>The ten digits, then the sign between thousands and the decimal sign: twelve signs.</extracomment>
        <translation>٠١٢٣٤٥٦٧٨٩٬٫</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <translation>
            <numerusform>{n} غيرها</numerusform>
            <numerusform>واحد غيرها</numerusform>
            <numerusform>اثنان غيرها</numerusform>
            <numerusform>{n} غيرها</numerusform>
            <numerusform>{n} غيرها</numerusform>
            <numerusform>{n} غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} و{last}</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} أو {last}</translation>
    </message>
    <message>
        <source>fewer than 1</source>
        <translation>أقل من ١</translation>
    </message>
    <message>
        <source>more than 99</source>
        <translation>أكثر من ٩٩</translation>
    </message>
    <message>
        <source>about {count}</source>
        <translation>نحو {count}</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is {no}, {count} are also saved as {yes}.</source>
        <translation>من كل ١٠٠ شخص إجابتهم الحقيقية «{no}»، تُحفظ «{yes}» أيضًا عند {count} منهم.</translation>
    </message>
    <message>
        <source>Out of 100 people at the lowest value, {count} are also saved as {yes}.</source>
        <translation>من كل ١٠٠ شخص عند أقل قيمة، تُحفظ «{yes}» أيضًا عند {count} منهم.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a set with their own answer in it.</source>
        <translation>من كل ١٠٠ شخص، يترك {count} منهم مجموعة خيارات فيها إجابتهم.</translation>
    </message>
    <message>
        <source>Any other answer is in {count}.</source>
        <translation>وأي إجابة أخرى توجد عند {count} من كل ١٠٠.</translation>
    </message>
    <message>
        <source>Out of 100 people whose true answer is another option, {count} are also saved with it.</source>
        <translation>من كل ١٠٠ شخص إجابتهم الحقيقية خيار آخر، يُحفظ هذا الخيار أيضًا عند {count} منهم.</translation>
    </message>
    <message>
        <source>More than 95 of 100 answers are saved as they are.</source>
        <translation>أكثر من ٩٥ من كل ١٠٠ إجابة تُحفظ كما هي.</translation>
    </message>
    <message>
        <source>A saved {yes} or {no} is never proof.</source>
        <translation>حفظ «{yes}» أو «{no}» ليس دليلًا أبدًا.</translation>
    </message>
    <message>
        <source>A saved {word} is never proof.</source>
        <translation>حفظ «{word}» ليس دليلًا أبدًا.</translation>
    </message>
    <message>
        <source>A saved {yes} makes {first} more likely, {no} makes {second}: up to {factor} times the odds.</source>
        <translation>«{yes}» يرجّح «{first}»، و«{no}» يرجّح «{second}». يُضرب الرجحان في {factor} على الأكثر.</translation>
    </message>
    <message>
        <source>If the same person answers twice, the odds move by up to {both} times, not {once}.</source>
        <translation>إذا أجاب الشخص نفسه مرتين، يتغيّر الرجحان بضربه في {both} على الأكثر، لا في {once}.</translation>
    </message>
    <message>
        <source>ε is then {total} instead of {each}.</source>
        <translation>وتصبح قيمة ⁦ε⁩ حينها {total} بدلًا من {each}.</translation>
    </message>
    <message>
        <source>One question of this survey protects you little (ε {epsilon}).</source>
        <translation>أحد أسئلة هذا الاستبيان يحميك قليلًا فقط (⁦ε {epsilon}⁩).</translation>
    </message>
    <message>
        <source>What is saved tells a lot about your true answer.</source>
        <translation>ما يُحفظ يدل كثيرًا على إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>All answers to this survey together tell a lot about you (ε {epsilon} in all).</source>
        <translation>كل إجاباتك في هذا الاستبيان معًا تدل عليك كثيرًا (⁦ε {epsilon}⁩ في المجموع).</translation>
    </message>
    <message>
        <source>Each one alone does not.</source>
        <translation>إجابة واحدة لا تدل بهذا القدر.</translation>
    </message>
    <message>
        <source>Of 100 people, {count} leave a number at most {reach} from their own.</source>
        <translation>من كل ١٠٠ شخص، يترك {count} منهم رقمًا لا يبعد عن رقمهم أكثر من {reach}.</translation>
    </message>
    <message>
        <source>Of 100 people with a number far away, {count} leave one there, too.</source>
        <translation>من كل ١٠٠ شخص رقمهم بعيد، يترك {count} منهم أيضًا رقمًا هناك.</translation>
    </message>
    <message>
        <source>A saved {word} makes {answer} more likely, up to {factor} times the odds.</source>
        <translation>حفظ «{word}» يجعل «{answer}» أرجح: يُضرب الرجحان في {factor} على الأكثر.</translation>
    </message>
    <message>
        <source>A saved option makes that option less likely.</source>
        <translation>حفظ خيار ما يجعل هذا الخيار أقل رجحانًا.</translation>
    </message>
    <message>
        <source>A saved option is never proof.</source>
        <translation>الخيار المحفوظ ليس دليلًا أبدًا.</translation>
    </message>
    <message>
        <source>Of 100 people who chose an answer, {count} leave a set with it.</source>
        <translation>من كل ١٠٠ شخص اختاروا إجابة، يترك {count} منهم مجموعة فيها هذه الإجابة.</translation>
    </message>
    <message>
        <source>A saved number is never proof.</source>
        <translation>الرقم المحفوظ ليس دليلًا أبدًا.</translation>
    </message>
    <message>
        <source>What is saved moves the odds by up to {factor} times.</source>
        <translation>ما يُحفظ يغيّر الرجحان بضربه في {factor} على الأكثر.</translation>
    </message>
    <message>
        <source>A die</source>
        <translation>نرد</translation>
    </message>
    <message>
        <source>Two coins</source>
        <translation>قطعتا نقود</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>نردان</translation>
    </message>
    <message>
        <source>A deck of 52 cards</source>
        <translation>مجموعة من ٥٢ ورقة لعب</translation>
    </message>
    <message>
        <source>A spinner of 360 degrees</source>
        <translation>قرص دوّار من ٣٦٠ درجة</translation>
    </message>
    <message>
        <source>Toss two coins where nobody sees them</source>
        <translation>ارمِ قطعتي نقود حيث لا يراهما أحد</translation>
    </message>
    <message>
        <source>Roll two dice where nobody sees them</source>
        <translation>ارمِ نردين حيث لا يراهما أحد</translation>
    </message>
    <message>
        <source>Draw a card where nobody sees it</source>
        <translation>اسحب ورقة لعب حيث لا يراها أحد</translation>
    </message>
    <message>
        <source>Spin your spinner where nobody sees it</source>
        <translation>أدر قرصك حيث لا يراه أحد</translation>
    </message>
    <message>
        <source>Then do what the number says. Only you know what you rolled.</source>
        <translation>ثم افعل ما يقوله الرقم. أنت وحدك تعرف ما ظهر.</translation>
    </message>
    <message>
        <source>Then do what the coins say. Only you know how they fell.</source>
        <translation>ثم افعل ما تقوله القطعتان. أنت وحدك تعرف كيف سقطتا.</translation>
    </message>
    <message>
        <source>Add the two numbers, then do what the sum says. Only you know it.</source>
        <translation>اجمع الرقمين، ثم افعل ما يقوله المجموع. أنت وحدك تعرفه.</translation>
    </message>
    <message>
        <source>Shuffle first, then do what the card says. Only you know which it is.</source>
        <translation>بدّل ترتيب الأوراق أولًا، ثم افعل ما تقوله الورقة. أنت وحدك تعرفها.</translation>
    </message>
    <message>
        <source>Then do what the degree says. Only you know where it stopped.</source>
        <translation>ثم افعل ما تقوله الدرجة. أنت وحدك تعرف أين توقف.</translation>
    </message>
    <message>
        <source>Candor never sees your coins.</source>
        <translation>لا يرى Candor نقودك أبدًا.</translation>
    </message>
    <message>
        <source>Candor never sees your dice.</source>
        <translation>لا يرى Candor نرديك أبدًا.</translation>
    </message>
    <message>
        <source>One dice</source>
        <translation>نرد</translation>
    </message>
    <message>
        <source>scrambled here</source>
        <translation>يُخلط هنا</translation>
    </message>
    <message>
        <source>Roll your dice where nobody sees it</source>
        <translation>ارمِ نردك حيث لا يراه أحد</translation>
    </message>
    <message>
        <source>Candor never sees your card.</source>
        <translation>لا يرى Candor ورقتك أبدًا.</translation>
    </message>
    <message>
        <source>Candor never sees your spinner.</source>
        <translation>لا يرى Candor قرصك أبدًا.</translation>
    </message>
    <message>
        <source>Sum {numbers}</source>
        <translation>المجموع {numbers}</translation>
    </message>
    <message>
        <source>From {first}° to {last}°</source>
        <translation>من {first}° إلى {last}°</translation>
    </message>
    <message>
        <source>{part} of {whole} {sector}</source>
        <translation>{part} من {whole} للقسم {sector}</translation>
    </message>
    <message>
        <source>Computed from two coins: {parts}.</source>
        <translation>محسوب من قطعتي نقود: {parts}.</translation>
    </message>
    <message>
        <source>Dice, coins, cards or a spinner, as each question says</source>
        <translation>نرد أو نقود أو ورق لعب أو قرص دوّار، كما يقول كل سؤال</translation>
    </message>
    <message>
        <source>Computed from the dice: {parts}.</source>
        <translation>محسوب من النرد: {parts}.</translation>
    </message>
    <message>
        <source>Computed from what your device asks: {parts}.</source>
        <translation>محسوب مما تطلبه أداتك: {parts}.</translation>
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
        <translation>الآس</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>الولد</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>البنت</translation>
    </message>
    <message>
        <source>king</source>
        <translation>الملك</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>القلوب</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>من {first} إلى {last}</translation>
    </message>
    <message>
        <source>First coin heads</source>
        <translation>القطعة الأولى صورة</translation>
    </message>
    <message>
        <source>First tails, then heads</source>
        <translation>كتابة أولًا ثم صورة</translation>
    </message>
    <message>
        <source>Tails twice</source>
        <translation>كتابة مرتين</translation>
    </message>
    <message>
        <source>Heads at least once</source>
        <translation>صورة مرة على الأقل</translation>
    </message>
    <message>
        <source>{rank} of {suits}</source>
        <translation>{rank} {suits}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>One other survey was begun on this computer.</source>
        <translation>بدأ استبيان آخر على هذا الحاسوب.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other surveys were begun on this computer.</source>
        <translation>
            <numerusform>لم يبدأ أي استبيان آخر على هذا الحاسوب.</numerusform>
            <numerusform>بدأ استبيان آخر على هذا الحاسوب.</numerusform>
            <numerusform>بدأ استبيانان آخران على هذا الحاسوب.</numerusform>
            <numerusform>بدأت {n} استبيانات أخرى على هذا الحاسوب.</numerusform>
            <numerusform>بدأ {n} استبيانًا آخر على هذا الحاسوب.</numerusform>
            <numerusform>بدأ {n} استبيان آخر على هذا الحاسوب.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you answered there too, all of it together tells more.</source>
        <translation>إذا أجبت هناك أيضًا، فكل ذلك معًا يدل على أكثر.</translation>
    </message>
    <message>
        <source>If you answered there too, all together move the odds by up to {factor} times.</source>
        <translation>إذا أجبت هناك أيضًا، فكل ذلك معًا يغيّر الرجحان بضربه في {factor} على الأكثر.</translation>
    </message>
    <message>
        <source>ε is then {total} in all.</source>
        <translation>وتصبح قيمة ⁦ε⁩ حينها {total} في المجموع.</translation>
    </message>
    <message>
        <source>At least one earlier record on this computer could not be read.</source>
        <translation>تعذرت قراءة سجل سابق واحد على الأقل على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The list of known authors on this computer is damaged.</source>
        <translation>قائمة المؤلفين المعروفين على هذا الحاسوب تالفة.</translation>
    </message>
    <message>
        <source>This survey does not have the key that its author had here before.</source>
        <translation>ليس لهذا الاستبيان المفتاح الذي كان لمؤلفه هنا من قبل.</translation>
    </message>
    <message>
        <source>Someone else may have written it. Ask whoever gave it to you, or leave.</source>
        <translation>قد يكون شخص آخر قد كتبه. اسأل من أعطاك إياه، أو غادر.</translation>
    </message>
    <message>
        <source>The words of the key were: {words}.</source>
        <translation>كانت كلمات المفتاح: ⁦{words}⁩.</translation>
    </message>
    <message>
        <source>Now it is not signed.</source>
        <translation>وهو الآن غير موقّع.</translation>
    </message>
    <message>
        <source>Now they are: {words}.</source>
        <translation>وهي الآن: ⁦{words}⁩.</translation>
    </message>
    <message>
        <source>I have asked</source>
        <translation>لقد سألت</translation>
    </message>
    <message>
        <source>{a} is the statement of each question, {b} its opposite.</source>
        <translation>{a} هي عبارة كل سؤال، و{b} عكسها.</translation>
    </message>
    <message>
        <source>100 people with a number far away</source>
        <translation>١٠٠ شخص برقم بعيد</translation>
    </message>
    <message>
        <source>100 people with this number</source>
        <translation>١٠٠ شخص بهذا الرقم</translation>
    </message>
    <message>
        <source>100 people at the lowest value</source>
        <translation>١٠٠ شخص عند أقل قيمة</translation>
    </message>
    <message>
        <source>100 people at the highest value</source>
        <translation>١٠٠ شخص عند أعلى قيمة</translation>
    </message>
    <message>
        <source>100 people with another answer</source>
        <translation>١٠٠ شخص بإجابة أخرى</translation>
    </message>
    <message>
        <source>100 people with this answer</source>
        <translation>١٠٠ شخص بهذه الإجابة</translation>
    </message>
    <message>
        <source>100 people to whom {letter} does not apply</source>
        <translation>١٠٠ شخص لا تنطبق عليهم {letter}</translation>
    </message>
    <message>
        <source>100 people to whom {letter} applies</source>
        <translation>١٠٠ شخص تنطبق عليهم {letter}</translation>
    </message>
    <message>
        <source>100 people whose true answer is {word}</source>
        <translation>١٠٠ شخص إجابتهم الحقيقية «{word}»</translation>
    </message>
    <message>
        <source>The copy could not be kept on this computer itself.</source>
        <translation>تعذر حفظ النسخة على هذا الحاسوب نفسه.</translation>
    </message>
    <message>
        <source>What was kept could not be erased: {reason}.</source>
        <translation>تعذّر محو ما كان محتفَظًا به: {reason}.</translation>
    </message>
    <message>
        <source>The outbox is not a folder.</source>
        <translation>مجلد الإرسال ليس مجلدًا.</translation>
    </message>
    <message>
        <source>The files could not be written anew: {reason}.</source>
        <translation>تعذرت كتابة الملفات من جديد: {reason}.</translation>
    </message>
    <message>
        <source>The files could not be moved: {reason}.</source>
        <translation>تعذر نقل الملفات: {reason}.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>لم يبق مكان على القرص</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>استُعملت كل المساحة المسموح بها</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>لا يمكن الكتابة على هذا القرص</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>لا يوجد إذن</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>هذا غير مسموح</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>خطأ في القراءة أو الكتابة</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>الملف أو المجلد غير موجود</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>هذا ليس مجلدًا</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>الملف موجود من قبل</translation>
    </message>
    <message>
        <source>The disk was taken out</source>
        <translation>أُخرج القرص</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>اسم الملف طويل جدًا</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>سبب غير معروف</translation>
    </message>
    <message>
        <source>Another folder does not help.</source>
        <translation>لن يفيد مجلد آخر.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>المجلد غير موجود.</translation>
    </message>
    <message>
        <source>The folder could not be made: {reason}.</source>
        <translation>تعذر إنشاء المجلد: {reason}.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}.</source>
        <translation>تعذرت كتابة الملف: {reason}.</translation>
    </message>
    <message>
        <source>Practice: nothing is saved</source>
        <translation>تدريب: لا يُحفظ شيء</translation>
    </message>
    <message>
        <source>Did you drink tea today?</source>
        <translation>هل شربت الشاي اليوم؟</translation>
    </message>
    <message>
        <source>I drank tea today.</source>
        <translation>شربت الشاي اليوم.</translation>
    </message>
    <message>
        <source>I did not drink tea today.</source>
        <translation>لم أشرب الشاي اليوم.</translation>
    </message>
    <message>
        <source>Choose any answer. This is practice.</source>
        <translation>اختر أي إجابة. هذا تدريب.</translation>
    </message>
    <message>
        <source>Answer {n}</source>
        <translation>الإجابة {n}</translation>
    </message>
    <message>
        <source>Try it once</source>
        <translation>جرّب مرة واحدة</translation>
    </message>
    <message>
        <source>Other ways to answer</source>
        <translation>طرق أخرى للإجابة</translation>
    </message>
    <message>
        <source>One word is kept</source>
        <translation>تُحفظ كلمة واحدة</translation>
    </message>
    <message>
        <source>Start the questions</source>
        <translation>ابدأ الأسئلة</translation>
    </message>
    <message>
        <source>Kept: {words}</source>
        <translation>المحفوظ: {words}</translation>
    </message>
    <message>
        <source>You answer</source>
        <translation>أنت تجيب</translation>
    </message>
    <message>
        <source>It is scrambled</source>
        <translation>تُخلط الإجابة</translation>
    </message>
    <message>
        <source>What comes out is kept</source>
        <translation>يُحفظ ما يخرج</translation>
    </message>
    <message>
        <source>The wheel chooses</source>
        <translation>العجلة تختار</translation>
    </message>
    <message>
        <source>The coins choose</source>
        <translation>النقود تختار</translation>
    </message>
    <message>
        <source>The dice choose</source>
        <translation>النرد يختار</translation>
    </message>
    <message>
        <source>Your own device chooses</source>
        <translation>أداتك تختار</translation>
    </message>
    <message>
        <source>Chance chooses</source>
        <translation>الصدفة تختار</translation>
    </message>
    <message>
        <source>You press a word</source>
        <translation>أنت تضغط كلمة</translation>
    </message>
    <message>
        <source>Nobody can tell which.</source>
        <translation>لا يستطيع أحد أن يعرف أيّهما.</translation>
    </message>
    <message>
        <source>Try the wheel 200 times</source>
        <translation>جرّب العجلة ٢٠٠ مرة</translation>
    </message>
    <message>
        <source>Try the coins 200 times</source>
        <translation>جرّب النقود ٢٠٠ مرة</translation>
    </message>
    <message>
        <source>Try it 200 times</source>
        <translation>جرّب ذلك ٢٠٠ مرة</translation>
    </message>
    <message>
        <source>Try scrambling 200 times</source>
        <translation>جرّب الخلط ٢٠٠ مرة</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} من {whole}</translation>
    </message>
    <message>
        <source>{part} of {whole} parts {sector}</source>
        <translation>{part} من {whole} للقسم {sector}</translation>
    </message>
    <message>
        <source>Computed from this wheel: {parts}.</source>
        <translation>محسوب من هذه العجلة: {parts}.</translation>
    </message>
    <message>
        <source>Exactly one of {a} and {b} is true for you. If not, leave.</source>
        <translation>واحدة فقط من {a} و{b} صحيحة بالنسبة إليك. وإلا فغادر.</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the statement</comment>
        <translation>أ</translation>
    </message>
    <message>
        <source>B</source>
        <comment>its opposite</comment>
        <translation>ب</translation>
    </message>
    <message>
        <source>T</source>
        <comment>of Truth</comment>
        <translation>ح</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>of Yes</comment>
        <translation>ن</translation>
    </message>
    <message>
        <source>N</source>
        <comment>of No</comment>
        <translation>ل</translation>
    </message>
    <message>
        <source>HIGH</source>
        <translation>مرتفع</translation>
    </message>
    <message>
        <source>LOW</source>
        <translation>منخفض</translation>
    </message>
    <message>
        <source>TRUE</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>FALSE</source>
        <translation>غير صحيح</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>higher values</source>
        <translation>القيم الأعلى</translation>
    </message>
    <message>
        <source>lower values</source>
        <translation>القيم الأقل</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>الحقيقة</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>None of the options</source>
        <translation>لا شيء من الخيارات</translation>
    </message>
    <message>
        <source>Then one more question is asked.</source>
        <translation>عندها يُطرح سؤال آخر.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} more questions are asked.</source>
        <translation>
            <numerusform>عندها لا يُطرح أي سؤال آخر.</numerusform>
            <numerusform>عندها يُطرح سؤال آخر.</numerusform>
            <numerusform>عندها يُطرح سؤالان آخران.</numerusform>
            <numerusform>عندها تُطرح {n} أسئلة أخرى.</numerusform>
            <numerusform>عندها يُطرح {n} سؤالًا آخر.</numerusform>
            <numerusform>عندها يُطرح {n} سؤال آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then one question is no longer asked.</source>
        <translation>عندها يُلغى سؤال واحد.</translation>
    </message>
    <message numerus="yes">
        <source>Then {n} questions are no longer asked.</source>
        <translation>
            <numerusform>عندها لا يُلغى أي سؤال.</numerusform>
            <numerusform>عندها يُلغى سؤال واحد.</numerusform>
            <numerusform>عندها يُلغى سؤالان.</numerusform>
            <numerusform>عندها تُلغى {n} أسئلة.</numerusform>
            <numerusform>عندها يُلغى {n} سؤالًا.</numerusform>
            <numerusform>عندها يُلغى {n} سؤال.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for it stays on this computer, and out of the file.</source>
        <translation>ما سُحب من قبل يبقى على هذا الحاسوب، خارج الملف.</translation>
    </message>
    <message>
        <source>{low} and over</source>
        <translation>{low} فأكثر</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>من {low} إلى {high}</translation>
    </message>
    <message>
        <source>Saved as you give it</source>
        <translation>يُحفظ كما تعطيه</translation>
    </message>
    <message>
        <source>H</source>
        <comment>heads, on a coin</comment>
        <translation>ص</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tails, on a coin</comment>
        <translation>ك</translation>
    </message>
    <message>
        <source>Where to save</source>
        <translation>أين تريد الحفظ</translation>
    </message>
    <message>
        <source>Surveys (*.survey)</source>
        <translation>الاستبيانات (*.survey)</translation>
    </message>
    <message>
        <source>Studies (*.study)</source>
        <translation>الدراسات (*.study)</translation>
    </message>
    <message>
        <source>Keys (*.key)</source>
        <translation>المفاتيح (*.key)</translation>
    </message>
    <message>
        <source>Tables ({endings})</source>
        <translation>الجداول ({endings})</translation>
    </message>
    <message>
        <source>Mappings (*.mapping)</source>
        <translation>التعيينات (*.mapping)</translation>
    </message>
    <message>
        <source>Surveys, tables ({endings})</source>
        <translation>الاستبيانات، الجداول ({endings})</translation>
    </message>
    <message>
        <source>Studies, tables ({endings})</source>
        <translation>الدراسات، الجداول ({endings})</translation>
    </message>
    <message>
        <source>Mend a copy…</source>
        <translation>تصحيح نسخة…</translation>
    </message>
    <message>
        <source>Replace “{0}”?</source>
        <translation>هل يُستبدل «{0}»؟</translation>
    </message>
    <message>
        <source>A file of this name is in the folder. What it holds now would be gone.</source>
        <translation>يوجد في المجلد ملف بهذا الاسم. سيضيع ما فيه الآن.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>No file is made before the last page.</source>
        <translation>لا يُنشأ أي ملف قبل الصفحة الأخيرة.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Your ticks are saved as you give them.</source>
        <translation>تُحفظ علاماتك كما تضعها.</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>اتركه</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Choose your answer first.</source>
        <translation>اختر إجابتك أولًا.</translation>
    </message>
    <message>
        <source>Coin showing heads</source>
        <translation>قطعة نقود تُظهر الصورة</translation>
    </message>
    <message>
        <source>Coin showing tails</source>
        <translation>قطعة نقود تُظهر الكتابة</translation>
    </message>
    <message>
        <source>Coin showing either side</source>
        <translation>قطعة نقود بأي وجه</translation>
    </message>
    <message>
        <source>Your consent</source>
        <translation>موافقتك</translation>
    </message>
    <message>
        <source>Do you want to take part?</source>
        <translation>هل تريد المشاركة؟</translation>
    </message>
    <message>
        <source>Those who ask say:</source>
        <translation>يقول أصحاب الاستبيان:</translation>
    </message>
    <message>
        <source>You are not taking part</source>
        <translation>أنت لا تشارك</translation>
    </message>
    <message>
        <source>That is all right</source>
        <translation>لا بأس في ذلك</translation>
    </message>
    <message>
        <source>You owe nobody a reason.</source>
        <translation>لا يلزمك تبرير لأحد.</translation>
    </message>
    <message>
        <source>No file was made. Nothing was saved.</source>
        <translation>لم يُنشأ أي ملف. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>لم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>لا أوافق</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>أوافق</translation>
    </message>
    <message>
        <source>Are you still there?</source>
        <translation>هل ما زلت هنا؟</translation>
    </message>
    <message>
        <source>I am still here</source>
        <translation>ما زلت هنا</translation>
    </message>
    <message>
        <source>In one second all that was answered is erased.</source>
        <translation>بعد ثانية واحدة تُمحى كل الإجابات.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} seconds all that was answered is erased.</source>
        <translation>
            <numerusform>الآن تُمحى كل الإجابات.</numerusform>
            <numerusform>بعد ثانية واحدة تُمحى كل الإجابات.</numerusform>
            <numerusform>بعد ثانيتين تُمحى كل الإجابات.</numerusform>
            <numerusform>بعد {n} ثوانٍ تُمحى كل الإجابات.</numerusform>
            <numerusform>بعد {n} ثانية تُمحى كل الإجابات.</numerusform>
            <numerusform>بعد {n} ثانية تُمحى كل الإجابات.</numerusform>
        </translation>
    </message>
    <message>
        <source>The page is hidden.</source>
        <translation>الصفحة مخفية.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Die showing {pips}</source>
        <translation>نرد يُظهر {pips}</translation>
    </message>
    <message>
        <source>The file, letter for letter</source>
        <translation>الملف حرفًا بحرف</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>تم الحفظ</translation>
    </message>
    <message>
        <source>Saved. Thank you.</source>
        <translation>تم الحفظ. شكرًا لك.</translation>
    </message>
    <message>
        <source>One file is in the outbox</source>
        <translation>يوجد ملف واحد في مجلد الإرسال</translation>
    </message>
    <message>
        <source>The person before you is done. Their answers are erased here, and nobody can look back.</source>
        <translation>انتهى الشخص الذي قبلك. مُحيت إجاباته هنا، ولا يستطيع أحد أن يعود إليها.</translation>
    </message>
    <message>
        <source>When you are done, your answers are erased here, and nobody can look back.</source>
        <translation>عندما تنتهي تُمحى إجاباتك هنا، ولا يستطيع أحد أن يعود إليها.</translation>
    </message>
    <message>
        <source>Somebody left this survey. What was drawn is kept out of sight.</source>
        <translation>غادر شخص هذا الاستبيان. ما سُحب محفوظ ومخفي.</translation>
    </message>
    <message>
        <source>Who sits here now?</source>
        <translation>من يجلس هنا الآن؟</translation>
    </message>
    <message>
        <source>The person before left after chance was used, and saved no file.</source>
        <translation>غادر الشخص السابق بعد السحب ولم يحفظ ملفًا.</translation>
    </message>
    <message>
        <source>The same person goes on with it. Nothing is drawn again.</source>
        <translation>يتابع الشخص نفسه من حيث توقف. لا يُسحب شيء مرة أخرى.</translation>
    </message>
    <message>
        <source>For the next person it is erased, and chance begins anew.</source>
        <translation>للشخص التالي يُمحى ذلك ويبدأ السحب من جديد.</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>الشخص نفسه</translation>
    </message>
    <message>
        <source>It holds what you saw on the page before, and nothing else.</source>
        <translation>فيه ما رأيته في الصفحة السابقة، ولا شيء غيره.</translation>
    </message>
    <message>
        <source>Nothing else is kept</source>
        <translation>لا يُحتفظ بشيء غيره</translation>
    </message>
    <message>
        <source>Your answers are erased from this laptop; nobody can look back.</source>
        <translation>مُحيت إجاباتك من هذا الحاسوب، ولا يستطيع أحد أن يعود إليها.</translation>
    </message>
    <message>
        <source>Empty the outbox</source>
        <translation>إفراغ مجلد الإرسال</translation>
    </message>
    <message>
        <source>Each file is copied, compared, and only then removed here.</source>
        <translation>يُنسخ كل ملف ويُقارَن، وبعد ذلك فقط يُزال من هنا.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>This is the outbox itself. Choose another folder.</source>
        <translation>هذا هو مجلد الإرسال نفسه. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>One file was moved to {folder}.</source>
        <translation>نُقل ملف واحد إلى ⁨{folder}⁩.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files were moved to {folder}.</source>
        <translation>
            <numerusform>لم يُنقل أي ملف إلى ⁨{folder}⁩.</numerusform>
            <numerusform>نُقل ملف واحد إلى ⁨{folder}⁩.</numerusform>
            <numerusform>نُقل ملفان إلى ⁨{folder}⁩.</numerusform>
            <numerusform>نُقلت {n} ملفات إلى ⁨{folder}⁩.</numerusform>
            <numerusform>نُقل {n} ملفًا إلى ⁨{folder}⁩.</numerusform>
            <numerusform>نُقل {n} ملف إلى ⁨{folder}⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>One file stays here: another file has its name there.</source>
        <translation>بقي ملف واحد هنا: يوجد هناك ملف آخر بالاسم نفسه.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files stay here: other files have their names there.</source>
        <translation>
            <numerusform>لم يبقَ أي ملف هنا.</numerusform>
            <numerusform>بقي ملف واحد هنا: يوجد هناك ملف آخر بالاسم نفسه.</numerusform>
            <numerusform>بقي ملفان هنا: يوجد هناك ملفان آخران بالاسمين نفسيهما.</numerusform>
            <numerusform>بقيت {n} ملفات هنا: توجد هناك ملفات أخرى بالأسماء نفسها.</numerusform>
            <numerusform>بقي {n} ملفًا هنا: توجد هناك ملفات أخرى بالأسماء نفسها.</numerusform>
            <numerusform>بقي {n} ملف هنا: توجد هناك ملفات أخرى بالأسماء نفسها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing is lost.</source>
        <translation>توقف النقل. لم يضِع شيء.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>لم يضِع شيء.</translation>
    </message>
    <message>
        <source>The files that were not moved are still here. Choose a folder to go on.</source>
        <translation>الملفات التي لم تُنقل ما زالت هنا. اختر مجلدًا للمتابعة.</translation>
    </message>
    <message>
        <source>Your answers are still on this laptop. Call the field worker.</source>
        <translation>ما زالت إجاباتك على هذا الحاسوب. نادِ المشرف.</translation>
    </message>
    <message>
        <source>{count} of 100 figures are filled.</source>
        <translation>{count} من ١٠٠ شكل ملوّنة.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files are in the outbox</source>
        <translation>
            <numerusform>لا يوجد ملف في مجلد الإرسال</numerusform>
            <numerusform>يوجد ملف واحد في مجلد الإرسال</numerusform>
            <numerusform>يوجد ملفان في مجلد الإرسال</numerusform>
            <numerusform>توجد {n} ملفات في مجلد الإرسال</numerusform>
            <numerusform>يوجد {n} ملفًا في مجلد الإرسال</numerusform>
            <numerusform>يوجد {n} ملف في مجلد الإرسال</numerusform>
        </translation>
    </message>
    <message>
        <source>What leaves this laptop</source>
        <translation>ما الذي يخرج من هذا الحاسوب</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ما هو</translation>
    </message>
    <message>
        <source>In the file?</source>
        <translation>هل هو في الملف؟</translation>
    </message>
    <message>
        <source>Who can see it?</source>
        <translation>من يستطيع أن يراه؟</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>Your name, this computer, the time</source>
        <translation>اسمك، هذا الحاسوب، الوقت</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions</source>
        <translation>إجاباتك الحقيقية عن الأسئلة الحساسة</translation>
    </message>
    <message>
        <source>Whoever has the file</source>
        <translation>كل من عنده الملف</translation>
    </message>
    <message>
        <source>This program, until it is scrambled</source>
        <translation>هذا البرنامج، حتى يخلطها</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>See less</source>
        <translation>عرض أقل</translation>
    </message>
    <message>
        <source>The words that are kept</source>
        <translation>الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>Your answers, as you give them</source>
        <translation>إجاباتك كما تعطيها</translation>
    </message>
    <message>
        <source>Other answers, as given.</source>
        <translation>الإجابات الأخرى، كما تعطيها.</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>في الملف</translation>
    </message>
    <message>
        <source>Your true answers</source>
        <translation>إجاباتك الحقيقية</translation>
    </message>
    <message>
        <source>What the dice showed</source>
        <translation>ما أظهره النرد</translation>
    </message>
    <message>
        <source>What your own device showed</source>
        <translation>ما أظهرته أداتك</translation>
    </message>
    <message>
        <source>{landing}, and your true answers</source>
        <translation>{landing}، وإجاباتك الحقيقية</translation>
    </message>
    <message>
        <source>{landing}, and your true answers to sensitive questions</source>
        <translation>{landing}، وإجاباتك الحقيقية عن الأسئلة الحساسة</translation>
    </message>
    <message>
        <source>Only you, or this program if it scrambles</source>
        <translation>أنت فقط، أو هذا البرنامج إذا خلطها</translation>
    </message>
    <message>
        <source>Only you</source>
        <translation>أنت فقط</translation>
    </message>
    <message>
        <source>The word you press: {yes} or {no}</source>
        <translation>الكلمة التي تضغطها: «{yes}» أو «{no}»</translation>
    </message>
    <message>
        <source>Your scrambled answers</source>
        <translation>إجاباتك المخلوطة</translation>
    </message>
    <message>
        <source>What is drawn for you</source>
        <translation>ما يُسحب لك</translation>
    </message>
    <message>
        <source>Only someone who has the key</source>
        <translation>من لديه المفتاح فقط</translation>
    </message>
    <message>
        <source>Where the wheel landed</source>
        <translation>موضع توقف العجلة</translation>
    </message>
    <message>
        <source>How the coins fell</source>
        <translation>كيف سقطت القطعتان</translation>
    </message>
    <message numerus="yes">
        <source>Your answers to {n} other questions</source>
        <translation>
            <numerusform>إجاباتك عن {n} سؤال آخر</numerusform>
            <numerusform>إجابتك عن سؤال آخر</numerusform>
            <numerusform>إجابتاك عن سؤالين آخرين</numerusform>
            <numerusform>إجاباتك عن {n} أسئلة أخرى</numerusform>
            <numerusform>إجاباتك عن {n} سؤالًا آخر</numerusform>
            <numerusform>إجاباتك عن {n} سؤال آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>You and this program, until you press</source>
        <translation>أنت وهذا البرنامج، حتى تضغط</translation>
    </message>
    <message>
        <source>the wheel</source>
        <translation>العجلة</translation>
    </message>
    <message>
        <source>the coins</source>
        <translation>النقود</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>النرد</translation>
    </message>
    <message>
        <source>your own device</source>
        <translation>أداتك</translation>
    </message>
    <message>
        <source>What {devices} showed</source>
        <translation>ما ظهر في {devices}</translation>
    </message>
    <message>
        <source>If the file leaks, it shows the saved rows, and nothing else.</source>
        <translation>إذا تسرّب الملف، فهو يُظهر الصفوف المحفوظة ولا شيء غيرها.</translation>
    </message>
    <message>
        <source>If the file leaks, nobody can read it without the key.</source>
        <translation>إذا وقع الملف في أيدٍ أخرى فلن يستطيع أحد قراءته دون المفتاح.</translation>
    </message>
    <message>
        <source>Leave the survey</source>
        <translation>مغادرة الاستبيان</translation>
    </message>
    <message>
        <source>Truth: give your true answer.</source>
        <translation>الحقيقة: أعطِ إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>Yes: press {word}, whatever is true for you.</source>
        <translation>نعم: اضغط «{word}» مهما كانت حقيقتك.</translation>
    </message>
    <message>
        <source>No: press {word}, whatever is true for you.</source>
        <translation>لا: اضغط «{word}» مهما كانت حقيقتك.</translation>
    </message>
    <message>
        <source>It was started before, and no word was kept. This is the last time.</source>
        <translation>سبق البدء هنا ولم تُحفظ أي كلمة. هذه هي المرة الأخيرة.</translation>
    </message>
    <message>
        <source>This question cannot be answered any more</source>
        <translation>لم تعد الإجابة عن هذا السؤال ممكنة</translation>
    </message>
    <message>
        <source>It was started twice, and no word was kept. Please leave the survey.</source>
        <translation>سبق البدء هنا مرتين ولم تُحفظ أي كلمة. من فضلك غادر الاستبيان.</translation>
    </message>
    <message>
        <source>The start could not be noted on this computer. Nothing was drawn.</source>
        <translation>تعذر تسجيل البدء على هذا الحاسوب. لم يُسحب شيء.</translation>
    </message>
    <message>
        <source>Is {letter} true or false for you?</source>
        <translation>هل العبارة {letter} صحيحة في حالتك أم لا؟</translation>
    </message>
    <message>
        <source>Leave this survey?</source>
        <translation>هل تريد مغادرة هذا الاستبيان؟</translation>
    </message>
    <message>
        <source>You owe nobody a reason. No file is made.</source>
        <translation>لا يلزمك تبرير لأحد. لا يُنشأ أي ملف.</translation>
    </message>
    <message>
        <source>Your other answers are erased.</source>
        <translation>تُمحى إجاباتك الأخرى.</translation>
    </message>
    <message>
        <source>Your answers are erased</source>
        <translation>تُمحى إجاباتك</translation>
    </message>
    <message>
        <source>What was drawn is kept out of sight until the field worker says who comes next.</source>
        <translation>يبقى ما سُحب مخفيًا حتى يحدد المشرف من يأتي بعدك.</translation>
    </message>
    <message>
        <source>One saved word on this computer</source>
        <translation>كلمة واحدة محفوظة على هذا الحاسوب</translation>
    </message>
    <message numerus="yes">
        <source>{n} saved words on this computer</source>
        <translation>
            <numerusform>لا كلمات محفوظة على هذا الحاسوب</numerusform>
            <numerusform>كلمة واحدة محفوظة على هذا الحاسوب</numerusform>
            <numerusform>كلمتان محفوظتان على هذا الحاسوب</numerusform>
            <numerusform>{n} كلمات محفوظة على هذا الحاسوب</numerusform>
            <numerusform>{n} كلمة محفوظة على هذا الحاسوب</numerusform>
            <numerusform>{n} كلمة محفوظة على هذا الحاسوب</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds nothing that you answered.</source>
        <translation>لا تحتوي على شيء مما أجبت به.</translation>
    </message>
    <message>
        <source>A mark that this survey was begun here</source>
        <translation>علامة على أن هذا الاستبيان بدأ هنا</translation>
    </message>
    <message>
        <source>No word was drawn.</source>
        <translation>لم تُسحب أي كلمة.</translation>
    </message>
    <message>
        <source>Everything else is forgotten</source>
        <translation>كل ما عدا ذلك يُنسى</translation>
    </message>
    <message>
        <source>Everything so far is forgotten</source>
        <translation>كل ما سبق يُنسى</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} questions.</source>
        <translation>الأسئلة التي تختارها الصدفة: {asked} من {n}.</translation>
    </message>
    <message>
        <source>Chance picks {asked} of {n} options.</source>
        <translation>الخيارات التي تختارها الصدفة: {asked} من {n}.</translation>
    </message>
    <message>
        <source>Chance picks some options of {n} questions.</source>
        <translation>الصدفة تختار بعض الخيارات، وعدد الأسئلة {n}.</translation>
    </message>
    <message>
        <source>Chance sets the order of options for you, before the first question.</source>
        <translation>تحدّد الصدفة ترتيب الخيارات لك قبل السؤال الأول.</translation>
    </message>
    <message>
        <source>This order is in no file.</source>
        <translation>هذا الترتيب ليس في أي ملف.</translation>
    </message>
    <message>
        <source>They stand in the survey’s order, not in the one that you saw.</source>
        <translation>هي بترتيب الاستبيان، لا بالترتيب الذي رأيته.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} options.</source>
        <translation>الخيارات المسحوبة لك: {asked} من {n}.</translation>
    </message>
    <message>
        <source>A dash there stands for an option that was not asked.</source>
        <translation>الشرطة فيه تعني خيارًا لم يُسأل عنه.</translation>
    </message>
    <message>
        <source>Which options were drawn for you</source>
        <translation>أي الخيارات سُحبت لك</translation>
    </message>
    <message>
        <source>Which questions were drawn for you</source>
        <translation>أي الأسئلة سُحبت لك</translation>
    </message>
    <message>
        <source>It stays on this computer, so that it is drawn only once.</source>
        <translation>يبقى على هذا الحاسوب، فلا يُسحب إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>The order in which you saw the options</source>
        <translation>الترتيب الذي رأيت به الخيارات</translation>
    </message>
    <message>
        <source>They stay on this computer, so that they are drawn only once.</source>
        <translation>تبقى على هذا الحاسوب، كي لا تُسحب إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>What was drawn stays, because drawing again could give you away. You can go on later, or erase it then.</source>
        <translation>ما سُحب يبقى، لأن سحبًا جديدًا قد يكشفك. يمكنك المتابعة لاحقًا، أو محوه حينئذ.</translation>
    </message>
    <message>
        <source>One start is noted on this computer</source>
        <translation>سُجّل بدء واحد على هذا الحاسوب</translation>
    </message>
    <message numerus="yes">
        <source>{n} starts are noted on this computer</source>
        <translation>
            <numerusform>لم يُسجّل أي بدء على هذا الحاسوب</numerusform>
            <numerusform>سُجّل بدء واحد على هذا الحاسوب</numerusform>
            <numerusform>سُجّل بدآن على هذا الحاسوب</numerusform>
            <numerusform>سُجّل البدء {n} مرات على هذا الحاسوب</numerusform>
            <numerusform>سُجّل البدء {n} مرة على هذا الحاسوب</numerusform>
            <numerusform>سُجّل البدء {n} مرة على هذا الحاسوب</numerusform>
        </translation>
    </message>
    <message>
        <source>So no question is started more than twice. Where it landed is not kept.</source>
        <translation>هكذا لا يُبدأ أي سؤال أكثر من مرتين. ولا يُحفظ موضع التوقف.</translation>
    </message>
    <message>
        <source>Ready for the next person</source>
        <translation>جاهز للشخص التالي</translation>
    </message>
    <message>
        <source>Ready for the first person</source>
        <translation>جاهز للشخص الأول</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Field worker: PIN</source>
        <translation>المشرف: الرقم السري</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>ليس جاهزًا بعد</translation>
    </message>
    <message>
        <source>The answers of the person before you are not erased yet.</source>
        <translation>لم تُمحَ بعد إجابات الشخص الذي قبلك.</translation>
    </message>
    <message>
        <source>Call the field worker. Candor keeps trying.</source>
        <translation>نادِ المشرف. يواصل Candor المحاولة.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation>عدد صحيح من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>This is not a whole number from {low} to {high}.</source>
        <translation>هذا ليس عددًا صحيحًا من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}, in steps of {step}.</source>
        <translation>عدد صحيح من {low} إلى {high}، بخطوات من {step}.</translation>
    </message>
    <message>
        <source>This is not a number from {low} to {high} in steps of {step}.</source>
        <translation>هذا ليس عددًا من {low} إلى {high} بخطوات من {step}.</translation>
    </message>
    <message>
        <source>No option contains these letters.</source>
        <translation>لا يوجد خيار فيه هذه الحروف.</translation>
    </message>
    <message>
        <source>Empties the other boxes.</source>
        <translation>يُفرغ المربعات الأخرى.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>لا شيء من هذه</translation>
    </message>
    <message>
        <source>“None of these” is empty now.</source>
        <translation>«لا شيء من هذه» فارغ الآن.</translation>
    </message>
    <message>
        <source>The other boxes are empty now.</source>
        <translation>المربعات الأخرى فارغة الآن.</translation>
    </message>
    <message>
        <source>Type a part of your answer</source>
        <translation>اكتب جزءًا من إجابتك</translation>
    </message>
    <message>
        <source>Show only options that contain these letters</source>
        <translation>أظهر فقط الخيارات التي فيها هذه الحروف</translation>
    </message>
    <message>
        <source>What you use</source>
        <translation>ما تستعمله</translation>
    </message>
    <message>
        <source>Use something else</source>
        <translation>استعمل شيئًا آخر</translation>
    </message>
    <message>
        <source>Sum of both dice</source>
        <translation>مجموع النردين</translation>
    </message>
    <message>
        <source>whatever is true for you</source>
        <translation>مهما كانت حقيقتك</translation>
    </message>
    <message>
        <source>Judge statement {letter}</source>
        <translation>احكم على العبارة&#xa0;{letter}</translation>
    </message>
    <message>
        <source>Is it {yes} or {no}?</source>
        <translation>هل هي «{yes}» أم «{no}»؟</translation>
    </message>
    <message>
        <source>for you: {yes} or {no}</source>
        <translation>في حالتك: «{yes}» أو «{no}»</translation>
    </message>
    <message>
        <source>Press what is true</source>
        <translation>اضغط ما ينطبق</translation>
    </message>
    <message>
        <source>Press {word}</source>
        <translation>اضغط «{word}»</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>الكشك</translation>
    </message>
    <message>
        <source>Set up this laptop for many people</source>
        <translation>إعداد هذا الحاسوب لأشخاص كثيرين</translation>
    </message>
    <message>
        <source>For the field worker. One person after another answers here.</source>
        <translation>للمشرف. يجيب هنا شخص بعد آخر.</translation>
    </message>
    <message>
        <source>PIN, four to twelve digits</source>
        <translation>الرقم السري، من أربعة إلى اثني عشر رقمًا</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>الرقم السري نفسه مرة أخرى</translation>
    </message>
    <message>
        <source>Languages offered</source>
        <translation>اللغات المتاحة</translation>
    </message>
    <message>
        <source>Choose a survey.</source>
        <translation>اختر استبيانًا.</translation>
    </message>
    <message>
        <source>Ask about the key of the survey.</source>
        <translation>اسأل عن مفتاح الاستبيان.</translation>
    </message>
    <message>
        <source>Choose an outbox.</source>
        <translation>اختر مجلد الإرسال.</translation>
    </message>
    <message>
        <source>Type the PIN twice.</source>
        <translation>اكتب الرقم السري مرتين.</translation>
    </message>
    <message>
        <source>Offer at least one language.</source>
        <translation>اختر لغة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>The PIN is written nowhere.</source>
        <translation>لا يُكتب الرقم السري في أي مكان.</translation>
    </message>
    <message>
        <source>The two PINs differ. Type the second again.</source>
        <translation>الرقمان السريان مختلفان. اكتب الثاني مرة أخرى.</translation>
    </message>
    <message>
        <source>Files go to {folder}.</source>
        <translation>تذهب الملفات إلى ⁨{folder}⁩.</translation>
    </message>
    <message>
        <source>Start the kiosk</source>
        <translation>تشغيل الكشك</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>الاستبيان</translation>
    </message>
    <message>
        <source>Choose the survey of the kiosk</source>
        <translation>اختيار استبيان الكشك</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>لم يُختر بعد</translation>
    </message>
    <message>
        <source>This survey is not signed.</source>
        <translation>هذا الاستبيان غير موقّع.</translation>
    </message>
    <message>
        <source>This key is first seen on this computer.</source>
        <translation>يرى هذا الحاسوب هذا المفتاح لأول مرة.</translation>
    </message>
    <message>
        <source>Its eight words: {words}</source>
        <translation>كلماته الثماني: ⁦{words}⁩</translation>
    </message>
    <message numerus="yes">
        <source>{n} more problems; candor check names them all.</source>
        <translation>
            <numerusform>لا مشكلات أخرى؛ يذكرها كلها ⁦candor check⁩.</numerusform>
            <numerusform>مشكلة أخرى واحدة؛ يذكرها كلها ⁦candor check⁩.</numerusform>
            <numerusform>مشكلتان أخريان؛ يذكرها كلها ⁦candor check⁩.</numerusform>
            <numerusform>{n} مشكلات أخرى؛ يذكرها كلها ⁦candor check⁩.</numerusform>
            <numerusform>{n} مشكلة أخرى؛ يذكرها كلها ⁦candor check⁩.</numerusform>
            <numerusform>{n} مشكلة أخرى؛ يذكرها كلها ⁦candor check⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>مجلد الإرسال</translation>
    </message>
    <message>
        <source>Choose the outbox, where the files go</source>
        <translation>اختيار مجلد الإرسال، حيث تذهب الملفات</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>جارٍ الاختبار…</translation>
    </message>
    <message>
        <source>Tested: can be written</source>
        <translation>اختُبر: يمكن الكتابة فيه</translation>
    </message>
    <message>
        <source>The folder is not there. If it is on a stick, put the stick in.</source>
        <translation>المجلد غير موجود. إذا كان على ذاكرة USB، فأدخلها.</translation>
    </message>
    <message>
        <source>This is not a folder. Choose another one.</source>
        <translation>هذا ليس مجلدًا. اختر غيره.</translation>
    </message>
    <message>
        <source>Nothing can be written there: {reason}.</source>
        <translation>لا يمكن الكتابة هناك: {reason}.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>اختبر مرة أخرى</translation>
    </message>
    <message>
        <source>One response file is in it already.</source>
        <translation>فيه الآن ملف إجابات واحد.</translation>
    </message>
    <message numerus="yes">
        <source>{n} response files are in it already.</source>
        <translation>
            <numerusform>ليس فيه الآن أي ملف إجابات.</numerusform>
            <numerusform>فيه الآن ملف إجابات واحد.</numerusform>
            <numerusform>فيه الآن ملفا إجابات.</numerusform>
            <numerusform>فيه الآن {n} ملفات إجابات.</numerusform>
            <numerusform>فيه الآن {n} ملف إجابات.</numerusform>
            <numerusform>فيه الآن {n} ملف إجابات.</numerusform>
        </translation>
    </message>
    <message>
        <source>One other file is in it; Candor leaves it alone.</source>
        <translation>فيه ملف آخر واحد؛ لا يمسّه Candor.</translation>
    </message>
    <message numerus="yes">
        <source>{n} other files are in it; Candor leaves them alone.</source>
        <translation>
            <numerusform>ليس فيه أي ملف آخر.</numerusform>
            <numerusform>فيه ملف آخر واحد؛ لا يمسّه Candor.</numerusform>
            <numerusform>فيه ملفان آخران؛ لا يمسّهما Candor.</numerusform>
            <numerusform>فيه {n} ملفات أخرى؛ لا يمسّها Candor.</numerusform>
            <numerusform>فيه {n} ملفًا آخر؛ لا يمسّها Candor.</numerusform>
            <numerusform>فيه {n} ملف آخر؛ لا يمسّها Candor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder to save into</source>
        <translation>مجلد الحفظ</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>تصفح</translation>
    </message>
    <message>
        <source>Use this folder</source>
        <translation>استعمل هذا المجلد</translation>
    </message>
    <message>
        <source>Make this folder</source>
        <translation>أنشئ هذا المجلد</translation>
    </message>
    <message>
        <source>There is no folder {folder} yet.</source>
        <translation>المجلد ⁨{folder}⁩ غير موجود بعد.</translation>
    </message>
    <message>
        <source>How do you want to answer?</source>
        <translation>كيف تريد أن تجيب؟</translation>
    </message>
    <message>
        <source>Choose one. It holds for the whole survey.</source>
        <translation>اختر واحدة. تسري على الاستبيان كله.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>جرّبها</translation>
    </message>
    <message>
        <source>A wheel, on this screen</source>
        <translation>عجلة على هذه الشاشة</translation>
    </message>
    <message>
        <source>It says what to answer, and you press a word. Only the word is saved.</source>
        <translation>تقول لك ماذا تجيب، ثم تضغط كلمة. تُحفظ الكلمة فقط.</translation>
    </message>
    <message>
        <source>They say what to answer, and you press a word. Only the word is saved.</source>
        <translation>هكذا تعرف ماذا تجيب، ثم تضغط كلمة. تُحفظ الكلمة فقط.</translation>
    </message>
    <message>
        <source>Dice, on this screen</source>
        <translation>نرد على هذه الشاشة</translation>
    </message>
    <message>
        <source>{tools}, used where nobody sees it. Only you know what it showed.</source>
        <translation>{tools}، حيث لا يراه أحد. أنت وحدك تعرف ما ظهر.</translation>
    </message>
    <message>
        <source>You give your true answer. The program scrambles it at once and forgets it.</source>
        <translation>تعطي إجابتك الحقيقية. يخلطها البرنامج فورًا وينساها.</translation>
    </message>
    <message>
        <source>Two coins, on this screen</source>
        <translation>قطعتا نقود على هذه الشاشة</translation>
    </message>
    <message>
        <source>All follow the same odds. The file says which way you chose, not who you are.</source>
        <translation>الرجحان واحد في كل الطرق. يذكر الملف الطريقة التي اخترتها، لا من أنت.</translation>
    </message>
    <message>
        <source>Something of your own</source>
        <translation>شيء من عندك</translation>
    </message>
    <message>
        <source>Scrambled here, by this program</source>
        <translation>يخلطها هذا البرنامج هنا</translation>
    </message>
    <message>
        <source>More about the odds</source>
        <translation>المزيد عن الرجحان</translation>
    </message>
    <message>
        <source>The question before</source>
        <translation>السؤال السابق</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>السؤال التالي</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} من {total}</translation>
    </message>
    <message>
        <source>Question {numbers}: {device}</source>
        <translation>السؤال {numbers}: {device}</translation>
    </message>
    <message>
        <source>Questions {numbers}: {device}</source>
        <translation>الأسئلة {numbers}: {device}</translation>
    </message>
    <message>
        <source>Computed from how the program scrambles.</source>
        <translation>محسوب من طريقة خلط البرنامج.</translation>
    </message>
    <message>
        <source>Question {place} of {total}</source>
        <translation>السؤال {place} من {total}</translation>
    </message>
    <message>
        <source>Question {place} of {total}, drawn from {n}</source>
        <translation>السؤال {place} من {total}، سُحب من بين {n}</translation>
    </message>
    <message>
        <source>Tick a box first. “None of these” is an answer too.</source>
        <translation>ضع علامة في مربع أولًا. «لا شيء من هذه» إجابة أيضًا.</translation>
    </message>
    <message>
        <source>What you pressed is not kept on this computer.</source>
        <translation>ما ضغطته غير محفوظ على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Its disk is full.</source>
        <translation>القرص ممتلئ.</translation>
    </message>
    <message>
        <source>Its disk is write-protected.</source>
        <translation>القرص محمي من الكتابة.</translation>
    </message>
    <message>
        <source>Candor may not write there.</source>
        <translation>لا يُسمح لـ Candor بالكتابة هناك.</translation>
    </message>
    <message>
        <source>The folder for it is not there.</source>
        <translation>المجلد المخصص لذلك غير موجود.</translation>
    </message>
    <message>
        <source>Its disk reports an error.</source>
        <translation>القرص يبلّغ عن خطأ.</translation>
    </message>
    <message>
        <source>What was kept before cannot be read.</source>
        <translation>تعذرت قراءة ما حُفظ من قبل.</translation>
    </message>
    <message>
        <source>Another window is writing just now.</source>
        <translation>نافذة أخرى تكتب الآن.</translation>
    </message>
    <message>
        <source>The survey was begun in another window.</source>
        <translation>بدأ الاستبيان في نافذة أخرى.</translation>
    </message>
    <message>
        <source>The question was started in another window, too.</source>
        <translation>بدأ هذا السؤال في نافذة أخرى أيضًا.</translation>
    </message>
    <message>
        <source>Another window has kept a word for this question.</source>
        <translation>حفظت نافذة أخرى كلمة لهذا السؤال.</translation>
    </message>
    <message>
        <source>The file was made in another window.</source>
        <translation>أُنشئ الملف في نافذة أخرى.</translation>
    </message>
    <message>
        <source>What was kept was erased in another window.</source>
        <translation>مُحي ما كان محفوظًا في نافذة أخرى.</translation>
    </message>
    <message>
        <source>Check that its disk is not full, then press again.</source>
        <translation>تأكد من أن القرص ليس ممتلئًا، ثم اضغط مرة أخرى.</translation>
    </message>
    <message>
        <source>Press again.</source>
        <translation>اضغط مرة أخرى.</translation>
    </message>
    <message>
        <source>Leave the survey, and open it again.</source>
        <translation>غادر الاستبيان ثم افتحه مرة أخرى.</translation>
    </message>
    <message>
        <source>Here you see what is kept now.</source>
        <translation>ترى هنا ما هو محفوظ الآن.</translation>
    </message>
    <message>
        <source>Starts in all windows count together.</source>
        <translation>تُحسب مرات البدء في كل النوافذ معًا.</translation>
    </message>
    <message>
        <source>It stays. Nothing was drawn or kept here.</source>
        <translation>ستبقى. لم يُسحب ولم يُحفظ شيء هنا.</translation>
    </message>
    <message>
        <source>Here you see what was saved.</source>
        <translation>ترى هنا ما حُفظ.</translation>
    </message>
    <message>
        <source>Nothing was kept here. You can begin anew.</source>
        <translation>لم يُحفظ شيء هنا. يمكنك البدء من جديد.</translation>
    </message>
    <message>
        <source>Ask somebody who knows this computer, then press again.</source>
        <translation>اسأل من يعرف هذا الحاسوب، ثم اضغط مرة أخرى.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>لحظة واحدة</translation>
    </message>
    <message>
        <source>The files in the outbox are written anew, in random order.</source>
        <translation>تُكتب الملفات في مجلد الإرسال من جديد، بترتيب عشوائي.</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>المتابعة بدون ذلك</translation>
    </message>
    <message>
        <source>Please call the field worker</source>
        <translation>من فضلك نادِ المشرف</translation>
    </message>
    <message>
        <source>The file could not be saved. Nothing is lost.</source>
        <translation>تعذر حفظ الملف. لم يضِع شيء.</translation>
    </message>
    <message>
        <source>Your words are hidden until help is here.</source>
        <translation>كلماتك مخفية حتى تصل المساعدة.</translation>
    </message>
    <message>
        <source>The file could not be saved</source>
        <translation>تعذر حفظ الملف</translation>
    </message>
    <message>
        <source>It was to go to {folder}.</source>
        <translation>كان سيذهب إلى ⁨{folder}⁩.</translation>
    </message>
    <message>
        <source>Do not switch the laptop off: what this person answered would be erased.</source>
        <translation>لا تطفئ الحاسوب: سيُمحى ما أجاب به هذا الشخص.</translation>
    </message>
    <message>
        <source>Give this file up</source>
        <translation>التخلي عن هذا الملف</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مرة أخرى</translation>
    </message>
    <message>
        <source>Then there is no file, and what was answered is erased.</source>
        <translation>عندها لا يوجد ملف، ويُمحى ما أُجيب به.</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>محوه</translation>
    </message>
    <message>
        <source>{done} of {total} files</source>
        <translation>{done} من {total} من الملفات</translation>
    </message>
    <message>
        <source>None is lost, but their order can still tell who came when.</source>
        <translation>لم يضِع أي ملف، لكن ترتيبها ما زال يمكن أن يدل على من جاء ومتى.</translation>
    </message>
    <message>
        <source>The files are as they were</source>
        <translation>الملفات كما كانت</translation>
    </message>
    <message>
        <source>Rehearsal: {title}</source>
        <translation>تجربة: {title}</translation>
    </message>
    <message>
        <source>Colours and text size</source>
        <translation>الألوان وحجم النص</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Language of the survey</source>
        <translation>لغة الاستبيان</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>اللغة: {language}</translation>
    </message>
    <message>
        <source>This computer cannot draw chance reliably. Nothing was saved.</source>
        <translation>لا يستطيع هذا الحاسوب أن يسحب صدفة يُعتمد عليها. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Leave the survey, and answer it on another computer.</source>
        <translation>غادر الاستبيان، وأجب عنه على حاسوب آخر.</translation>
    </message>
    <message>
        <source>Check the disk, then erase again.</source>
        <translation>تحقق من القرص ثم امحُ مرة أخرى.</translation>
    </message>
    <message>
        <source>This survey was begun here before</source>
        <translation>بدأ هذا الاستبيان هنا من قبل</translation>
    </message>
    <message>
        <source>This computer keeps no copy of what was saved.</source>
        <translation>لا يحتفظ هذا الحاسوب بأي نسخة مما حُفظ.</translation>
    </message>
    <message>
        <source>Erase what this computer keeps</source>
        <translation>محو ما يحتفظ به هذا الحاسوب</translation>
    </message>
    <message>
        <source>Another person answers</source>
        <translation>شخص آخر يجيب</translation>
    </message>
    <message>
        <source>Response {name}…</source>
        <translation>الرد ⁨{name}⁩…</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>لم يكتمل</translation>
    </message>
    <message>
        <source>See or save it again</source>
        <translation>عرضه أو حفظه مرة أخرى</translation>
    </message>
    <message>
        <source>I am another person</source>
        <translation>أنا شخص آخر</translation>
    </message>
    <message>
        <source>This survey was answered here</source>
        <translation>أُجيب عن هذا الاستبيان هنا</translation>
    </message>
    <message>
        <source>What was saved stays as it is.</source>
        <translation>ما حُفظ يبقى كما هو.</translation>
    </message>
    <message>
        <source>Go on where it stopped?</source>
        <translation>هل تتابع من حيث توقف؟</translation>
    </message>
    <message>
        <source>This survey was begun on this laptop.</source>
        <translation>بدأ هذا الاستبيان على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>One word is kept. It stays.</source>
        <translation>توجد كلمة محفوظة واحدة. وهي باقية.</translation>
    </message>
    <message numerus="yes">
        <source>{n} words are kept. They stay.</source>
        <translation>
            <numerusform>لا توجد كلمات محفوظة.</numerusform>
            <numerusform>توجد كلمة محفوظة واحدة. وهي باقية.</numerusform>
            <numerusform>توجد كلمتان محفوظتان. وهما باقيتان.</numerusform>
            <numerusform>توجد {n} كلمات محفوظة. وهي باقية.</numerusform>
            <numerusform>توجد {n} كلمة محفوظة. وهي باقية.</numerusform>
            <numerusform>توجد {n} كلمة محفوظة. وهي باقية.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was drawn for you stays.</source>
        <translation>ما سُحب لك يبقى.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Erase what is kept here</source>
        <translation>محو المحفوظ هنا</translation>
    </message>
    <message>
        <source>Responses on this computer</source>
        <translation>الإجابات على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>متابعته</translation>
    </message>
    <message>
        <source>Erase the saved words kept here</source>
        <translation>محو الكلمات المحفوظة هنا</translation>
    </message>
    <message>
        <source>Remove the mark that it was begun here</source>
        <translation>إزالة علامة أنه بدأ هنا</translation>
    </message>
    <message>
        <source>Erase the saved words that this computer keeps of this survey?</source>
        <translation>هل تريد محو الكلمات التي يحتفظ بها هذا الحاسوب من هذا الاستبيان؟</translation>
    </message>
    <message>
        <source>They can then not be seen or saved again from here, and what was not finished is lost. Files made before stay where they are. A mark stays that it was begun here.</source>
        <translation>بعد ذلك لا يمكن عرضها أو حفظها من هنا مرة أخرى، ويضيع ما لم يكتمل. الملفات السابقة تبقى في مكانها. وتبقى علامة أنه بدأ هنا.</translation>
    </message>
    <message>
        <source>Erase them</source>
        <translation>محوها</translation>
    </message>
    <message>
        <source>Remove the mark that this survey was begun here?</source>
        <translation>هل تريد إزالة علامة أن هذا الاستبيان بدأ هنا؟</translation>
    </message>
    <message>
        <source>Candor then no longer knows that someone answered.</source>
        <translation>بعد ذلك لا يعرف Candor أن أحدًا أجاب.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>إزالتها</translation>
    </message>
    <message>
        <source>Nothing was erased.</source>
        <translation>لم يُمحَ شيء.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>إبقاؤها</translation>
    </message>
    <message>
        <source>Look once, then save</source>
        <translation>انظر مرة، ثم احفظ</translation>
    </message>
    <message>
        <source>This was saved</source>
        <translation>هذا ما حُفظ</translation>
    </message>
    <message>
        <source>These are the words that will be saved.</source>
        <translation>هذه هي الكلمات التي ستُحفظ.</translation>
    </message>
    <message>
        <source>Saving again gives the same file, letter for letter.</source>
        <translation>الحفظ مرة أخرى يعطي الملف نفسه حرفًا بحرف.</translation>
    </message>
    <message>
        <source>Leave without a file</source>
        <translation>المغادرة بلا ملف</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>حفظ مرة أخرى</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>One kept word is not in the file: its question is no longer asked.</source>
        <translation>كلمة محفوظة واحدة ليست في الملف: أُلغي سؤالها.</translation>
    </message>
    <message numerus="yes">
        <source>{n} kept words are not in the file: their questions are no longer asked.</source>
        <translation>
            <numerusform>لا توجد كلمة محفوظة خارج الملف.</numerusform>
            <numerusform>كلمة محفوظة واحدة ليست في الملف: أُلغي سؤالها.</numerusform>
            <numerusform>كلمتان محفوظتان ليستا في الملف: أُلغي سؤالاهما.</numerusform>
            <numerusform>{n} كلمات محفوظة ليست في الملف: أُلغيت أسئلتها.</numerusform>
            <numerusform>{n} كلمة محفوظة ليست في الملف: أُلغيت أسئلتها.</numerusform>
            <numerusform>{n} كلمة محفوظة ليست في الملف: أُلغيت أسئلتها.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>ما سُئل عنه</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>متروك</translation>
    </message>
    <message>
        <source>As you gave it.</source>
        <translation>كما أعطيتها.</translation>
    </message>
    <message>
        <source>Question {place}: “{words}”.</source>
        <translation>السؤال {place}: «{words}».</translation>
    </message>
    <message>
        <source>Question {place}: one digit for each option, 0 no and 1 yes.</source>
        <translation>السؤال {place}: رقم لكل خيار، 0 لا و1 نعم.</translation>
    </message>
    <message>
        <source>Here begin the saved words.</source>
        <translation>هنا تبدأ الكلمات المحفوظة.</translation>
    </message>
    <message>
        <source>What kind of file this is. The same for everyone.</source>
        <translation>نوع هذا الملف. هو نفسه للجميع.</translation>
    </message>
    <message>
        <source>A random number. It is also the file’s name.</source>
        <translation>رقم عشوائي. وهو أيضًا اسم الملف.</translation>
    </message>
    <message>
        <source>The way you answered.</source>
        <translation>الطريقة التي أجبت بها.</translation>
    </message>
    <message>
        <source>It was only tried: it does not count.</source>
        <translation>كانت مجرد تجربة: لا تُحتسب.</translation>
    </message>
    <message>
        <source>Which survey this is. The same for everyone.</source>
        <translation>أي استبيان هذا. هو نفسه للجميع.</translation>
    </message>
    <message>
        <source>How the file is written. The same for everyone.</source>
        <translation>كيف كُتب الملف. الطريقة نفسها للجميع.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Change the answer to: {question}</source>
        <translation>تغيير الإجابة عن: {question}</translation>
    </message>
    <message>
        <source>See the file letter for letter</source>
        <translation>عرض الملف حرفًا بحرف</translation>
    </message>
    <message>
        <source>See what the sealed file holds</source>
        <translation>عرض ما في الملف المختوم</translation>
    </message>
    <message>
        <source>Also in it: the survey and a random number.</source>
        <translation>وفيه أيضًا الاستبيان ورقم عشوائي.</translation>
    </message>
    <message>
        <source>Also in it: the survey, the way you answered, a random number.</source>
        <translation>وفيه أيضًا الاستبيان، وطريقة إجابتك، ورقم عشوائي.</translation>
    </message>
    <message>
        <source>Only someone who has the key can read it.</source>
        <translation>لا يستطيع قراءته إلا من لديه المفتاح.</translation>
    </message>
    <message>
        <source>This is a preview: Save writes no file.</source>
        <translation>هذه معاينة: الحفظ لا يكتب أي ملف.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Nothing is lost. Choose another place below, and save again.</source>
        <translation>لم يضِع شيء. اختر مكانًا آخر في الأسفل، ثم احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>مكان آخر</translation>
    </message>
    <message>
        <source>It goes to {folder}.</source>
        <translation>يذهب إلى ⁨{folder}⁩.</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>إظهار الملف</translation>
    </message>
    <message>
        <source>See what was saved</source>
        <translation>عرض ما حُفظ</translation>
    </message>
    <message>
        <source>Thank you. Your part is done.</source>
        <translation>شكرًا لك. انتهى ما عليك.</translation>
    </message>
    <message>
        <source>Hand the file over as you were told.</source>
        <translation>سلّم الملف كما قيل لك.</translation>
    </message>
    <message>
        <source>Ask whoever collects it to shuffle the files before opening any.</source>
        <translation>اطلب ممن يجمعه أن يبدّل ترتيب الملفات قبل فتح أي منها.</translation>
    </message>
    <message>
        <source>This was a preview: nothing was saved.</source>
        <translation>كانت هذه معاينة: لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>إزالة النسخة</translation>
    </message>
    <message>
        <source>Remove the copy from this laptop</source>
        <translation>إزالة النسخة من هذا الحاسوب</translation>
    </message>
    <message>
        <source>This laptop keeps a copy.</source>
        <translation>يحتفظ هذا الحاسوب بنسخة.</translation>
    </message>
    <message>
        <source>It shows that someone answered here, and its number finds the same words in a study.</source>
        <translation>تُظهر أن شخصًا أجاب هنا، وبرقمها يمكن إيجاد الكلمات نفسها في دراسة.</translation>
    </message>
    <message>
        <source>The copy could not be removed.</source>
        <translation>تعذرت إزالة النسخة.</translation>
    </message>
    <message>
        <source>Open the survey again later and erase it there.</source>
        <translation>افتح الاستبيان لاحقًا وامحها هناك.</translation>
    </message>
    <message>
        <source>The copy is removed. The file itself is still where you saved it.</source>
        <translation>أُزيلت النسخة. الملف نفسه ما زال حيث حفظته.</translation>
    </message>
    <message>
        <source>This laptop still knows that the survey was begun here, but not what was saved.</source>
        <translation>ما زال هذا الحاسوب يعرف أن الاستبيان بدأ هنا، لكنه لا يعرف ما حُفظ.</translation>
    </message>
    <message>
        <source>No program could show the folder. The file is {path}.</source>
        <translation>لم يستطع أي برنامج إظهار المجلد. الملف هو ⁨{path}⁩.</translation>
    </message>
    <message>
        <source>Read the rules, then spin the wheel.</source>
        <translation>اقرأ القواعد، ثم أدر العجلة.</translation>
    </message>
    <message>
        <source>Spin the wheel</source>
        <translation>أدر العجلة</translation>
    </message>
    <message>
        <source>Read both, then spin</source>
        <translation>اقرأ العبارتين، ثم أدر العجلة</translation>
    </message>
    <message>
        <source>One of these is true for you.</source>
        <translation>إحداهما صحيحة بالنسبة إليك.</translation>
    </message>
    <message>
        <source>The wheel chooses which one you judge.</source>
        <translation>العجلة تختار أيّهما تحكم عليها.</translation>
    </message>
    <message>
        <source>It turns once for each question.</source>
        <translation>تدور مرة واحدة لكل سؤال.</translation>
    </message>
    <message>
        <source>The wheel landed on {sector}</source>
        <translation>توقفت العجلة عند {sector}</translation>
    </message>
    <message>
        <source>The wheel landed here.</source>
        <translation>توقفت العجلة هنا.</translation>
    </message>
    <message>
        <source>The wheel landed on Truth. Give your true answer.</source>
        <translation>توقفت العجلة عند الحقيقة. أعطِ إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>Read both, then roll</source>
        <translation>اقرأ العبارتين، ثم ارمِ النرد</translation>
    </message>
    <message>
        <source>The dice chooses which one you judge.</source>
        <translation>النرد يختار أيّهما تحكم عليها.</translation>
    </message>
    <message>
        <source>Read the rules, then roll the dice.</source>
        <translation>اقرأ القواعد، ثم ارمِ النرد.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>ارمِ النرد</translation>
    </message>
    <message>
        <source>It rolls once for each question.</source>
        <translation>يُرمى مرة واحدة لكل سؤال.</translation>
    </message>
    <message>
        <source>The dice says {sector}</source>
        <translation>يقول النرد {sector}</translation>
    </message>
    <message>
        <source>The dice chose this.</source>
        <translation>اختار النرد هذا.</translation>
    </message>
    <message>
        <source>The dice says Truth. Give your true answer.</source>
        <translation>يقول النرد: الحقيقة. أعطِ إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: what the dice showed.</source>
        <translation>تُحفظ الكلمة التي تضغطها. ولا يُحفظ أبدًا ما أظهره النرد.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never what it showed.</source>
        <translation>تُحفظ الكلمة التي تضغطها، لا ما أظهره النرد.</translation>
    </message>
    <message>
        <source>Read both, then toss</source>
        <translation>اقرأ العبارتين، ثم ارمِ القطعتين</translation>
    </message>
    <message>
        <source>The coins choose which one you judge.</source>
        <translation>القطعتان تختاران أيّهما تحكم عليها.</translation>
    </message>
    <message>
        <source>They are tossed once for each question.</source>
        <translation>تُرميان مرة واحدة لكل سؤال.</translation>
    </message>
    <message>
        <source>The coins say Yes. Press {yes}, whatever is true.</source>
        <translation>تقول القطعتان: نعم. اضغط «{yes}» أيًّا كانت الحقيقة.</translation>
    </message>
    <message>
        <source>The coins say No. Press {no}, whatever is true.</source>
        <translation>تقول القطعتان: لا. اضغط «{no}» أيًّا كانت الحقيقة.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never how they fell.</source>
        <translation>تُحفظ الكلمة التي تضغطها، لا كيف سقطتا.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: where the wheel landed.</source>
        <translation>تُحفظ الكلمة التي تضغطها. ولا يُحفظ أبدًا موضع توقف العجلة.</translation>
    </message>
    <message>
        <source>The wheel landed on Yes. Press {yes}, whatever is true.</source>
        <translation>توقفت العجلة عند نعم. اضغط «{yes}» أيًّا كانت الحقيقة.</translation>
    </message>
    <message>
        <source>The wheel landed on No. Press {no}, whatever is true.</source>
        <translation>توقفت العجلة عند لا. اضغط «{no}» أيًّا كانت الحقيقة.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never where it landed.</source>
        <translation>تُحفظ الكلمة التي تضغطها، لا موضع التوقف.</translation>
    </message>
    <message>
        <source>The dice says Yes. Press {yes}, whatever is true.</source>
        <translation>يقول النرد: نعم. اضغط «{yes}» أيًّا كانت الحقيقة.</translation>
    </message>
    <message>
        <source>The dice says No. Press {no}, whatever is true.</source>
        <translation>يقول النرد: لا. اضغط «{no}» أيًّا كانت الحقيقة.</translation>
    </message>
    <message>
        <source>Read the rules, then toss the coins.</source>
        <translation>اقرأ القواعد، ثم ارمِ القطعتين.</translation>
    </message>
    <message>
        <source>Toss the coins</source>
        <translation>ارمِ القطعتين</translation>
    </message>
    <message>
        <source>The coins say {sector}</source>
        <translation>تقول القطعتان {sector}</translation>
    </message>
    <message>
        <source>The coins chose this.</source>
        <translation>اختارت القطعتان هذا.</translation>
    </message>
    <message>
        <source>The coins say Truth. Give your true answer.</source>
        <translation>تقول القطعتان: الحقيقة. أعطِ إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: how the coins fell.</source>
        <translation>تُحفظ الكلمة التي تضغطها. ولا يُحفظ أبدًا كيف سقطت القطعتان.</translation>
    </message>
    <message>
        <source>Try the dice 200 times</source>
        <translation>جرّب النرد ٢٠٠ مرة</translation>
    </message>
    <message>
        <source>What 200 people would leave behind</source>
        <translation>ما كان سيتركه ٢٠٠ شخص</translation>
    </message>
    <message>
        <source>Made-up people, drawn by the same chance as you. Nothing is kept.</source>
        <translation>أشخاص متخيَّلون، سُحبوا بالصدفة نفسها مثلك. لا يُحتفظ بشيء.</translation>
    </message>
    <message>
        <source>The line marks what the odds say.</source>
        <translation>الخط يبيّن ما يقوله الرجحان.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>اسحب مرة أخرى</translation>
    </message>
    <message>
        <source>Back to the odds</source>
        <translation>العودة إلى الرجحان</translation>
    </message>
    <message>
        <source>Only for the field worker</source>
        <translation>للمشرف فقط</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>الرقم السري</translation>
    </message>
    <message>
        <source>Nothing opens without the PIN.</source>
        <translation>لا يُفتح شيء بدون الرقم السري.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>ليس هذا هو الرقم السري.</translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation>لم يُفتح شيء.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {minutes} min {seconds} s.</source>
        <translation>محاولات خاطئة كثيرة. حاول مرة أخرى بعد {minutes} د {seconds} ث.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>مرحبًا</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>ابدأ</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>من يسأل</translation>
    </message>
    <message>
        <source>This survey is signed.</source>
        <translation>هذا الاستبيان موقّع.</translation>
    </message>
    <message>
        <source>Check its eight words</source>
        <translation>تحقق من كلماته الثماني</translation>
    </message>
    <message>
        <source>A word of this name mixes letters of several scripts. It may imitate a name.</source>
        <translation>كلمة في هذا الاسم تخلط حروفًا من عدة أبجديات. قد تقلّد اسمًا آخر.</translation>
    </message>
    <message>
        <source>The author chose this name. It is no word of this program.</source>
        <translation>اختار المؤلف هذا الاسم. ليس من كلمات هذا البرنامج.</translation>
    </message>
    <message>
        <source>Anyone could have written it.</source>
        <translation>ربما كتبه أي شخص.</translation>
    </message>
    <message>
        <source>Is it the survey you were told about?</source>
        <translation>هل هذا هو الاستبيان الذي قيل لك عنه؟</translation>
    </message>
    <message>
        <source>Compare these eight words with a poster or a colleague.</source>
        <translation>قارن هذه الكلمات الثماني بملصق أو مع زميل.</translation>
    </message>
    <message>
        <source>This survey is signed. The words of its key are: {words}.</source>
        <translation>هذا الاستبيان موقّع. كلمات مفتاحه هي: ⁦{words}⁩.</translation>
    </message>
    <message>
        <source>Wheel: {sectors}</source>
        <translation>العجلة: {sectors}</translation>
    </message>
    <message>
        <source>For the field worker</source>
        <translation>للمشرف</translation>
    </message>
    <message>
        <source>Since the kiosk was started</source>
        <translation>منذ تشغيل الكشك</translation>
    </message>
    <message>
        <source>People who saved a file</source>
        <translation>أشخاص حفظوا ملفًا</translation>
    </message>
    <message>
        <source>People who left without a file</source>
        <translation>أشخاص غادروا بلا ملف</translation>
    </message>
    <message>
        <source>People who were silent for two minutes</source>
        <translation>أشخاص لم يلمسوا شيئًا لمدة دقيقتين</translation>
    </message>
    <message>
        <source>Of these: after chance was used</source>
        <translation>من بينهم: بعد استخدام السحب</translation>
    </message>
    <message>
        <source>Nobody can start before that is done.</source>
        <translation>لا يستطيع أحد أن يبدأ قبل ذلك.</translation>
    </message>
    <message>
        <source>Files in the outbox</source>
        <translation>الملفات في مجلد الإرسال</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>مغادرة الكشك</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>الشخص التالي</translation>
    </message>
    <message>
        <source>Text {percent} %</source>
        <translation>حجم النص {percent}٪</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>ألوان النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>تباين عالٍ، فاتح</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>تباين عالٍ، داكن</translation>
    </message>
    <message>
        <source>I pressed the wrong word</source>
        <translation>ضغطت الكلمة الخطأ</translation>
    </message>
    <message>
        <source>Kept:</source>
        <translation>المحفوظ:</translation>
    </message>
    <message>
        <source>or</source>
        <translation>أو</translation>
    </message>
    <message>
        <source>Kept: {words}.</source>
        <translation>المحفوظ: {words}.</translation>
    </message>
    <message>
        <source>The word that you see is kept, not the other one.</source>
        <translation>الكلمة التي تراها هي المحفوظة، لا الأخرى.</translation>
    </message>
    <message>
        <source>How scrambling works</source>
        <translation>كيف يعمل الخلط</translation>
    </message>
    <message>
        <source>Your ticks are never saved. Only scrambled boxes are.</source>
        <translation>علاماتك لا تُحفظ أبدًا. تُحفظ المربعات المخلوطة وحدها.</translation>
    </message>
    <message>
        <source>Tick all that are true for you. They are scrambled, then forgotten.</source>
        <translation>ضع علامة على كل ما يصحّ عليك. تُخلط العلامات ثم تُنسى.</translation>
    </message>
    <message>
        <source>Tick it if it is true for you. It is scrambled, then forgotten.</source>
        <translation>ضع علامة إن كان يصحّ عليك. تُخلط العلامة ثم تُنسى.</translation>
    </message>
    <message>
        <source>Choose your true answer. It is scrambled, then forgotten.</source>
        <translation>اختر إجابتك الحقيقية. تُخلط ثم تُنسى.</translation>
    </message>
    <message>
        <source>Write your number first.</source>
        <translation>اكتب رقمك أولًا.</translation>
    </message>
    <message>
        <source>Scramble it</source>
        <translation>اخلط</translation>
    </message>
    <message>
        <source>Write your true number. It is scrambled, then forgotten.</source>
        <translation>اكتب رقمك الحقيقي. يُخلط ثم يُنسى.</translation>
    </message>
    <message>
        <source>Step {place} of {total}: {name}</source>
        <translation>الخطوة {place} من {total}: {name}</translation>
    </message>
    <message>
        <source>Scrambled.</source>
        <translation>مخلوط.</translation>
    </message>
    <message>
        <source>It may have been the wheel&apos;s word or yours.</source>
        <translation>قد تكون كلمة العجلة أو كلمتك.</translation>
    </message>
    <message>
        <source>It may have been the coins&apos; word or yours.</source>
        <translation>قد تكون كلمة النقود أو كلمتك.</translation>
    </message>
    <message>
        <source>It may have been the dice&apos;s word or yours.</source>
        <translation>قد تكون كلمة النرد أو كلمتك.</translation>
    </message>
    <message>
        <source>It may have been the word of your device, or yours.</source>
        <translation>قد تكون كلمة أداتك أو كلمتك أنت.</translation>
    </message>
    <message>
        <source>It could be about {a} or about {b}.</source>
        <translation>قد تكون عن {a} أو عن {b}.</translation>
    </message>
    <message>
        <source>Only you know which.</source>
        <translation>أنت وحدك تعرف أيّهما.</translation>
    </message>
    <message>
        <source>How they fell is forgotten.</source>
        <translation>يُنسى كيف سقطتا.</translation>
    </message>
    <message>
        <source>What it showed is forgotten.</source>
        <translation>يُنسى ما أظهره النرد.</translation>
    </message>
    <message>
        <source>Where it landed is forgotten.</source>
        <translation>يُنسى موضع توقفها.</translation>
    </message>
    <message>
        <source>yes or no</source>
        <comment>what a question asks for</comment>
        <translation>نعم أو لا</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>what a statement asks for</comment>
        <translation>صحيح أو غير صحيح</translation>
    </message>
    <message>
        <source>Question {place}: {about}</source>
        <translation>السؤال {place}: {about}</translation>
    </message>
    <message>
        <source>No answer is in it, so yours is not.</source>
        <translation>ليس فيه أي إجابة، فإجابتك ليست فيه.</translation>
    </message>
    <message>
        <source>Every answer is among them, so yours is too.</source>
        <translation>كل الإجابات بينها، فإجابتك بينها أيضًا.</translation>
    </message>
    <message>
        <source>Yours may or may not be among them.</source>
        <translation>قد تكون إجابتك بينها، وقد لا تكون.</translation>
    </message>
    <message>
        <source>It may or may not be near your number, which is forgotten.</source>
        <translation>قد يكون قريبًا من رقمك، وقد لا يكون. رقمك قد نُسي.</translation>
    </message>
    <message>
        <source>It is not your number, which is forgotten.</source>
        <translation>ليس هذا رقمك. رقمك قد نُسي.</translation>
    </message>
    <message>
        <source>It may or may not be your answer.</source>
        <translation>قد تكون إجابتك، وقد لا تكون.</translation>
    </message>
    <message>
        <source>Other tools ask it directly.</source>
        <translation>برامج أخرى تسأل هذا السؤال مباشرة.</translation>
    </message>
    <message>
        <source>How the wheel works</source>
        <translation>كيف تعمل العجلة</translation>
    </message>
    <message>
        <source>How the coins work</source>
        <translation>كيف تعمل قطعتا النقود</translation>
    </message>
    <message>
        <source>How the dice works</source>
        <translation>كيف يعمل النرد</translation>
    </message>
    <message>
        <source>How your own device works</source>
        <translation>كيف تعمل أداتك</translation>
    </message>
    <message>
        <source>How your answers are scrambled</source>
        <translation>كيف تُخلط إجاباتك</translation>
    </message>
    <message>
        <source>The program needs your true answer for a moment.</source>
        <translation>يحتاج البرنامج إلى إجابتك الحقيقية للحظة.</translation>
    </message>
    <message>
        <source>The program draws by chance what it keeps, and forgets your answer.</source>
        <translation>يختار البرنامج بالصدفة ما يحفظه، وينسى إجابتك.</translation>
    </message>
    <message>
        <source>Only that is saved. It may be another answer.</source>
        <translation>هذا وحده يُحفظ. وقد يكون إجابة أخرى.</translation>
    </message>
    <message>
        <source>Press the word</source>
        <translation>اضغط على الكلمة</translation>
    </message>
    <message>
        <source>{yes} or {no}. Only this word is saved.</source>
        <translation>«{yes}» أو «{no}». هذه الكلمة وحدها تُحفظ.</translation>
    </message>
    <message>
        <source>Judge only the statement that chance chose.</source>
        <translation>احكم فقط على العبارة التي اختارتها الصدفة.</translation>
    </message>
    <message>
        <source>Truth: answer for yourself. Yes or No: press that word.</source>
        <translation>الحقيقة: أجب عن نفسك. نعم أو لا: اضغط على تلك الكلمة.</translation>
    </message>
    <message>
        <source>{b} is the opposite of {a}.</source>
        <translation>{b} هي عكس {a}.</translation>
    </message>
    <message>
        <source>It chooses {a} or {b}</source>
        <translation>تختار الصدفة {a} أو {b}</translation>
    </message>
    <message>
        <source>Do what it says</source>
        <translation>افعل ما يُطلب</translation>
    </message>
    <message>
        <source>{count} land on {sector}</source>
        <translation>{count} على {sector}</translation>
    </message>
    <message>
        <source>Of 100 spins, {counts}.</source>
        <translation>من كل ١٠٠ دورة: {counts}.</translation>
    </message>
    <message>
        <source>Read it, then spin</source>
        <translation>اقرأ، ثم أدر العجلة</translation>
    </message>
    <message>
        <source>Read both, then try chance</source>
        <translation>اقرأ العبارتين، ثم دع الصدفة تختار</translation>
    </message>
    <message>
        <source>Read it, then try chance</source>
        <translation>اقرأ، ثم دع الصدفة تختار</translation>
    </message>
    <message>
        <source>You use: {thing}.</source>
        <translation>تستعمل: {thing}.</translation>
    </message>
    <message>
        <source>Do it where nobody sees it. Only you know the outcome.</source>
        <translation>افعل ذلك حيث لا يراه أحد. أنت وحدك تعرف النتيجة.</translation>
    </message>
    <message>
        <source>The outcome is never saved.</source>
        <translation>ما خرج لا يُحفظ أبدًا.</translation>
    </message>
    <message>
        <source>Other ways that the first pages offer: {ways}.</source>
        <translation>طرق أخرى تعرضها الصفحات الأولى: {ways}.</translation>
    </message>
    <message>
        <source>Each person is asked only some questions or answers, drawn by chance.</source>
        <translation>يُسأل كل شخص بعض الأسئلة أو الإجابات فقط، تُختار بالصدفة.</translation>
    </message>
    <message>
        <source>Questions with other answers are scrambled by the program.</source>
        <translation>الأسئلة ذات الإجابات الأخرى يخلطها البرنامج.</translation>
    </message>
    <message>
        <source>Each question has odds of its own. The program shows them.</source>
        <translation>لكل سؤال رجحان خاص به. يعرضه البرنامج.</translation>
    </message>
    <message>
        <source>Survey {digest} · not signed</source>
        <translation>استبيان {digest} · غير موقّع</translation>
    </message>
    <message>
        <source>Survey {digest} · signed</source>
        <translation>استبيان {digest} · موقّع</translation>
    </message>
    <message>
        <source>Sheet for participants · {language}</source>
        <translation>ورقة للمشاركين · {language}</translation>
    </message>
    <message>
        <source>Questions? Ask the person who gave you this sheet.</source>
        <translation>لديك أسئلة؟ اسأل من أعطاك هذه الورقة.</translation>
    </message>
    <message>
        <source>Press “{button}” on the first page; it must show these.</source>
        <translation>اضغط «{button}» في الصفحة الأولى؛ يجب أن تُظهر هذه الكلمات.</translation>
    </message>
    <message>
        <source>How to open it</source>
        <translation>كيف تفتحه</translation>
    </message>
    <message>
        <source>Start Candor</source>
        <translation>شغّل Candor</translation>
    </message>
    <message>
        <source>Then press “{button}”.</source>
        <translation>ثم اضغط «{button}».</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>اختر الملف</translation>
    </message>
    <message>
        <source>Compare the words</source>
        <translation>قارن الكلمات</translation>
    </message>
    <message>
        <source>Leave if one of them is another.</source>
        <translation>غادر إذا اختلفت إحداها.</translation>
    </message>
    <message>
        <source>How to hand over the file</source>
        <translation>كيف تسلّم الملف</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>لا يُحفظ أبدًا</translation>
    </message>
    <message>
        <source>Your true answers to sensitive questions, your name, this computer, the time.</source>
        <translation>إجاباتك الحقيقية عن الأسئلة الحساسة، واسمك، وهذا الحاسوب، والوقت.</translation>
    </message>
    <message>
        <source>Your name, this computer, the time.</source>
        <translation>اسمك، وهذا الحاسوب، والوقت.</translation>
    </message>
    <message>
        <source>No answer of this survey.</source>
        <translation>لا إجابة من هذا الاستبيان.</translation>
    </message>
    <message>
        <source>What Candor cannot do</source>
        <translation>ما لا يستطيعه Candor</translation>
    </message>
    <message>
        <source>It cannot stop someone looking at the screen. A second answer gives away more.</source>
        <translation>لا يمنع أحدًا من النظر إلى الشاشة. والإجابة مرة ثانية تكشف أكثر.</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} من {pages}</translation>
    </message>
    <message>
        <source>The last page saves one small file, under a name drawn at random.</source>
        <translation>تحفظ الصفحة الأخيرة ملفًا صغيرًا واحدًا باسم يُختار بالصدفة.</translation>
    </message>
    <message>
        <source>Save it to the stick or folder you were given, and hand that over.</source>
        <translation>احفظه على الذاكرة أو في المجلد الذي أُعطي لك، ثم سلّمه.</translation>
    </message>
    <message>
        <source>You may leave at any time before: no file is made before the last page.</source>
        <translation>يمكنك المغادرة في أي وقت قبل ذلك: لا يُنشأ أي ملف قبل الصفحة الأخيرة.</translation>
    </message>
    <message>
        <source>The file is sealed: only someone who has the author’s key can open it.</source>
        <translation>الملف مختوم: لا يفتحه إلا من لديه مفتاح المؤلف.</translation>
    </message>
    <message>
        <source>Compare the eight words</source>
        <translation>قارن الكلمات الثماني</translation>
    </message>
    <message>
        <source>Something went wrong. What was saved before is still there.</source>
        <translation>حدث خطأ ما. ما حُفظ من قبل لا يزال موجودًا.</translation>
    </message>
    <message>
        <source>Something went wrong in Candor.</source>
        <translation>حدث خطأ ما في Candor.</translation>
    </message>
    <message>
        <source>What was saved before is still there.</source>
        <translation>ما حُفظ من قبل ما زال موجودًا.</translation>
    </message>
    <message>
        <source>You can go on, or close Candor and start it again.</source>
        <translation>يمكنك المتابعة، أو إغلاق Candor وفتحه من جديد.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, call the field worker.</source>
        <translation>يمكنك المتابعة. إذا تكرر ذلك فنادِ المشرف.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error. It holds nothing of what you answered.</source>
        <translation>يمكنك نسخ تقرير لمن يصنعون Candor. يذكر نوع الخطأ. ولا يحتوي على شيء مما أجبت به.</translation>
    </message>
    <message>
        <source>You can copy a report for those who make Candor. It names the kind of error and where in the program it happened. It holds nothing that you typed, and no file names of yours.</source>
        <translation>يمكنك نسخ تقرير لمن يصنعون Candor. يذكر نوع الخطأ وموضعه في البرنامج. ولا يحتوي على شيء مما كتبته، ولا على أسماء ملفاتك.</translation>
    </message>
    <message>
        <source>Candor opens files that end in .survey, .draft or .study.</source>
        <translation>يفتح Candor الملفات التي تنتهي بـ .survey أو .draft أو .study.</translation>
    </message>
    <message>
        <source>Here only surveys are opened, files that end in .survey.</source>
        <translation>هنا تُفتح الاستبيانات فقط، وهي ملفات تنتهي بـ .survey.</translation>
    </message>
    <message>
        <source>What was drawn goes too. Whoever begins next gets another draw.</source>
        <translation>ويُمحى ما سُحب أيضًا. ومن يبدأ بعد ذلك يُسحب له من جديد.</translation>
    </message>
    <message>
        <source>The others are not in the file.</source>
        <translation>أما البقية فليست في الملف.</translation>
    </message>
    <message>
        <source>Drawn for you: {asked} of {n} questions.</source>
        <translation>الأسئلة المسحوبة لك: {asked} من {n}.</translation>
    </message>
    <message>
        <source>What is drawn for you is drawn by this program, before the first question.</source>
        <translation>ما يُسحب لك يسحبه هذا البرنامج قبل السؤال الأول.</translation>
    </message>
    <message>
        <source>It is told to you, and kept.</source>
        <translation>ويُقال لك ويُحفظ.</translation>
    </message>
    <message>
        <source>This could not be noted on this computer.</source>
        <translation>تعذر تسجيل هذا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>A number from {low} to {high}.</source>
        <translation>عدد من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>The folder is a link now.</source>
        <translation>أصبح المجلد رابطًا الآن.</translation>
    </message>
    <message>
        <source>A kiosk is open already on this computer.</source>
        <translation>يوجد كشك مفتوح بالفعل على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Leave it first.</source>
        <translation>اخرج منه أولًا.</translation>
    </message>
    <message>
        <source>The report, letter for letter</source>
        <translation>التقرير حرفًا بحرف</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>Close Candor</source>
        <translation>إغلاق Candor</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>نُسخ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Whom to ask</source>
        <translation>بمن يمكنك الاتصال</translation>
    </message>
    <message>
        <source>How long answers are kept</source>
        <translation>مدة الاحتفاظ بالإجابات</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>الغرض</translation>
    </message>
    <message numerus="yes">
        <source>All {n} questions together</source>
        <translation>
            <numerusform>كل الأسئلة معًا</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>السؤالان معًا</numerusform>
            <numerusform>الأسئلة الـ{n} معًا</numerusform>
            <numerusform>الأسئلة الـ{n} معًا</numerusform>
            <numerusform>الأسئلة الـ{n} معًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {n} questions that say most</source>
        <translation>
            <numerusform>الأسئلة الأكثر دلالة</numerusform>
            <numerusform>السؤال الأكثر دلالة</numerusform>
            <numerusform>السؤالان الأكثر دلالة</numerusform>
            <numerusform>الأسئلة الـ{n} الأكثر دلالة</numerusform>
            <numerusform>الأسئلة الـ{n} الأكثر دلالة</numerusform>
            <numerusform>الأسئلة الـ{n} الأكثر دلالة</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to {factor} times the odds (ε {epsilon}).</source>
        <translation>يُضرب الرجحان في {factor} على الأكثر (⁦ε {epsilon}⁩).</translation>
    </message>
    <message>
        <source>leaves {word}</source>
        <translation>يترك «{word}»</translation>
    </message>
    <message>
        <source>{count} also leave {word}.</source>
        <translation>{count} منهم يتركون «{word}» أيضًا.</translation>
    </message>
    <message>
        <source>{count} leave {word}.</source>
        <translation>{count} منهم يتركون «{word}».</translation>
    </message>
    <message>
        <source>leaves one near it</source>
        <translation>يترك رقمًا قريبًا</translation>
    </message>
    <message>
        <source>leaves one farther away</source>
        <translation>يترك رقمًا أبعد</translation>
    </message>
    <message>
        <source>{count} also leave one there.</source>
        <translation>{count} منهم يتركون رقمًا هناك أيضًا.</translation>
    </message>
    <message>
        <source>{count} leave one at most {reach} from it.</source>
        <translation>{count} منهم يتركون رقمًا لا يبعد عنه أكثر من {reach}.</translation>
    </message>
    <message>
        <source>100 people for whom “{word}” is true</source>
        <translation>١٠٠ شخص تصحّ عندهم «{word}»</translation>
    </message>
    <message>
        <source>leaves “{word}”</source>
        <translation>يترك «{word}»</translation>
    </message>
    <message>
        <source>{count} also leave “{word}”.</source>
        <translation>{count} منهم يتركون «{word}» أيضًا.</translation>
    </message>
    <message>
        <source>{count} leave “{word}”.</source>
        <translation>{count} منهم يتركون «{word}».</translation>
    </message>
    <message>
        <source>{count} also leave it.</source>
        <translation>{count} منهم يتركونها أيضًا.</translation>
    </message>
    <message>
        <source>{count} leave it.</source>
        <translation>{count} منهم يتركونها.</translation>
    </message>
    <message>
        <source>{count} also leave a set with it.</source>
        <translation>{count} منهم يتركون أيضًا مجموعة فيها هذه الإجابة.</translation>
    </message>
    <message>
        <source>{count} leave a set with it.</source>
        <translation>{count} منهم يتركون مجموعة فيها هذه الإجابة.</translation>
    </message>
    <message>
        <source>leaves it</source>
        <translation>يتركها</translation>
    </message>
    <message>
        <source>leaves another</source>
        <translation>يترك غيرها</translation>
    </message>
    <message>
        <source>100 who drank no tea</source>
        <translation>١٠٠ شخص لم يشربوا الشاي</translation>
    </message>
    <message>
        <source>100 who drank tea</source>
        <translation>١٠٠ شخص شربوا الشاي</translation>
    </message>
    <message>
        <source>Written by: {author}</source>
        <translation>كتبه: {author}</translation>
    </message>
    <message>
        <source>Each line of the file stands beside what it says.</source>
        <translation>بجانب كل سطر من الملف ما يعنيه.</translation>
    </message>
    <message>
        <source>It is locked before it leaves. Only someone who has the key can read it.</source>
        <translation>يُقفل قبل أن يخرج. لا يستطيع قراءته إلا من لديه المفتاح.</translation>
    </message>
    <message>
        <source>Nothing else is in it: no name, no time, no computer.</source>
        <translation>لا شيء غير ذلك فيه: لا اسم ولا وقت ولا حاسوب.</translation>
    </message>
    <message>
        <source>Only line breaks are added here.</source>
        <translation>أُضيفت هنا نهايات الأسطر فقط.</translation>
    </message>
    <message>
        <source>No file is made before you press Save.</source>
        <translation>لا يُنشأ أي ملف قبل أن تضغط «حفظ».</translation>
    </message>
    <message>
        <source>One small file, if you save.</source>
        <translation>ملف صغير واحد، إذا حفظته.</translation>
    </message>
    <message>
        <source>A camera or spying program could still watch.</source>
        <translation>رغم ذلك قد تراقبك كاميرا أو برنامج تجسس.</translation>
    </message>
    <message>
        <source>What a saved word tells, and what it cannot</source>
        <translation>ما تقوله الكلمة المحفوظة، وما لا تستطيع قوله</translation>
    </message>
    <message>
        <source>Question {place} was left before its word.</source>
        <translation>تُرك السؤال {place} قبل اختيار كلمته.</translation>
    </message>
    <message>
        <source>It can be started once more, for the last time.</source>
        <translation>يمكن بدؤه مرة أخرى، وهي الأخيرة.</translation>
    </message>
    <message>
        <source>Question {place} was left twice before its word.</source>
        <translation>تُرك السؤال {place} مرتين قبل اختيار كلمته.</translation>
    </message>
    <message>
        <source>It cannot be started again. Please leave the survey.</source>
        <translation>لا يمكن بدؤه من جديد. من فضلك غادر الاستبيان.</translation>
    </message>
    <message>
        <source>Did you answer here before? Then go on.</source>
        <translation>هل أجبت هنا من قبل؟ إذن تابع.</translation>
    </message>
    <message>
        <source>Answering twice tells more about you.</source>
        <translation>الإجابة مرتين تدل عليك أكثر.</translation>
    </message>
    <message>
        <source>Only if you have not answered this survey.</source>
        <translation>فقط إذا لم تُجب عن هذا الاستبيان من قبل.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>العودة</translation>
    </message>
    <message>
        <source>Question {place}: {boxes}, 0 no and 1 yes.</source>
        <translation>السؤال {place}: {boxes}، 0 لا و1 نعم.</translation>
    </message>
    <message>
        <source>See them</source>
        <translation>عرضها</translation>
    </message>
    <message>
        <source>See the boxes of: {question}</source>
        <translation>عرض مربعات السؤال: {question}</translation>
    </message>
    <message>
        <source>Also: survey, random number.</source>
        <translation>وأيضًا: الاستبيان، رقم عشوائي.</translation>
    </message>
    <message>
        <source>Also: survey, way of answering, random number.</source>
        <translation>وأيضًا: الاستبيان، طريقة الإجابة، رقم عشوائي.</translation>
    </message>
    <message>
        <source>{saved} You can stop any time.</source>
        <translation>{saved} يمكنك التوقف في أي وقت.</translation>
    </message>
    <message>
        <source>Scrambled, often not yours.</source>
        <translation>مخلوطة، وغالبًا ليست إجابتك.</translation>
    </message>
    <message>
        <source>Scrambled, maybe not yours.</source>
        <translation>مخلوطة، وربما ليست إجابتك.</translation>
    </message>
    <message>
        <source>Scrambled, often without yours.</source>
        <translation>مخلوطة، وغالبًا ليست إجابتك فيها.</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <comment>statements A or B</comment>
        <translation>{a} أو {b}</translation>
    </message>
    <message>
        <source>Each flipped or kept.</source>
        <translation>كل مربع قُلب أو تُرك.</translation>
    </message>
    <message>
        <source>Who asks: {author}</source>
        <translation>صاحب الاستبيان: {author}</translation>
    </message>
    <message>
        <source>Your ticks are forgotten.</source>
        <translation>نُسيت علاماتك.</translation>
    </message>
    <message>
        <source>The boxes that are saved</source>
        <translation>المربعات المحفوظة</translation>
    </message>
    <message>
        <source>One box</source>
        <translation>مربع واحد</translation>
    </message>
    <message numerus="yes">
        <source>{n} boxes</source>
        <translation>
            <numerusform>لا مربعات</numerusform>
            <numerusform>مربع واحد</numerusform>
            <numerusform>مربعان</numerusform>
            <numerusform>{n} مربعات</numerusform>
            <numerusform>{n} مربعًا</numerusform>
            <numerusform>{n} مربع</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <comment>of a box</comment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <comment>of a box</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>لم يُسأل عنه</translation>
    </message>
    <message>
        <source>{name}, saved by chance: {word}</source>
        <translation>{name}، محفوظ بالصدفة: {word}</translation>
    </message>
    <message>
        <source>Each box was flipped or kept by chance. These are saved:</source>
        <translation>قلبت الصدفة كل مربع أو تركته. هذا ما يُحفظ:</translation>
    </message>
    <message>
        <source>Nobody can tell which boxes were flipped.</source>
        <translation>لا يستطيع أحد أن يعرف أي المربعات قُلبت.</translation>
    </message>
    <message>
        <source>The box was flipped or kept by chance. This is saved:</source>
        <translation>قلبت الصدفة المربع أو تركته. هذا ما يُحفظ:</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was flipped.</source>
        <translation>لا يستطيع أحد أن يعرف هل قُلب.</translation>
    </message>
    <message>
        <source>More than 95 of 100 boxes are saved as they are.</source>
        <translation>أكثر من ٩٥ من كل ١٠٠ مربع تُحفظ كما هي.</translation>
    </message>
    <message>
        <source>A box may or may not have been flipped.</source>
        <translation>قد يكون المربع قُلب، وقد لا يكون.</translation>
    </message>
    <message>
        <source>A “{word}” is no proof.</source>
        <translation>«{word}» ليست دليلًا.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} boxes: up to {factor} times the odds.</source>
        <translation>
            <numerusform>كل المربعات: يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>المربع الواحد: يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>المربعان: يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>المربعات الـ{n}: يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>المربعات الـ{n}: يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>المربعات الـ{n}: يُضرب الرجحان في {factor} على الأكثر.</numerusform>
        </translation>
    </message>
</context>
</TS>
