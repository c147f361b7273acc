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
        <source>Out of 100 people who do not choose an option, {count} are saved with it.</source>
        <translation>من كل ١٠٠ شخص لا يختارون خيارًا ما، يُحفظ هذا الخيار عند {count} منهم.</translation>
    </message>
    <message>
        <source>Out of 100 people who choose an option, {count} are saved without it.</source>
        <translation>من كل ١٠٠ شخص يختارون خيارًا ما، لا يُحفظ هذا الخيار عند {count} منهم.</translation>
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
        <translation>حفظ «{yes}» يجعل «{first}» أرجح، وحفظ «{no}» يجعل «{second}» أرجح. يُضرب الرجحان في {factor} على الأكثر.</translation>
    </message>
    <message numerus="yes">
        <source>You answer {n} such questions: together up to {factor} times the odds.</source>
        <translation>
            <numerusform>لا تجيب عن أي سؤال من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>تجيب عن سؤال واحد من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>تجيب عن سؤالين من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>تجيب عن {n} أسئلة من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>تجيب عن {n} سؤالًا من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر.</numerusform>
            <numerusform>تجيب عن {n} سؤال من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>ε is {least} to {most} each, {total} in all.</source>
        <translation>قيمة ⁦ε⁩ من {least} إلى {most} لكل سؤال، و{total} في المجموع.</translation>
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
        <translation>كل إجابة وحدها لا تفعل ذلك.</translation>
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
        <source>What is saved moves the odds by up to {factor} times.</source>
        <translation>ما يُحفظ يغيّر الرجحان بضربه في {factor} على الأكثر.</translation>
    </message>
    <message>
        <source>You answer one such question (ε {each}, which is also all).</source>
        <translation>تجيب عن سؤال واحد من هذا النوع (⁦ε {each}⁩، وهو المجموع أيضًا).</translation>
    </message>
    <message numerus="yes">
        <source>You answer {n} such questions: together up to {factor} times the odds (ε {each} each, {total} in all).</source>
        <translation>
            <numerusform>لا تجيب عن أي سؤال من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر (⁦ε {each}⁩ لكل سؤال، {total} في المجموع).</numerusform>
            <numerusform>تجيب عن سؤال واحد من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر (⁦ε {each}⁩ لكل سؤال، {total} في المجموع).</numerusform>
            <numerusform>تجيب عن سؤالين من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر (⁦ε {each}⁩ لكل سؤال، {total} في المجموع).</numerusform>
            <numerusform>تجيب عن {n} أسئلة من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر (⁦ε {each}⁩ لكل سؤال، {total} في المجموع).</numerusform>
            <numerusform>تجيب عن {n} سؤالًا من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر (⁦ε {each}⁩ لكل سؤال، {total} في المجموع).</numerusform>
            <numerusform>تجيب عن {n} سؤال من هذا النوع. معًا يُضرب الرجحان في {factor} على الأكثر (⁦ε {each}⁩ لكل سؤال، {total} في المجموع).</numerusform>
        </translation>
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
        <source>Roll your die where nobody sees it</source>
        <translation>ارمِ نردك حيث لا يراه أحد</translation>
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
        <source>Candor never sees your die.</source>
        <translation>لا يرى Candor نردك أبدًا.</translation>
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
        <source>{n} for {sector}</source>
        <translation>{n} للقسم {sector}</translation>
    </message>
    <message>
        <source>{n} ask for {sector}</source>
        <translation>{n} للقسم {sector}</translation>
    </message>
    <message>
        <source>Of the {whole} faces, {counts}.</source>
        <translation>من {whole} أوجه: {counts}.</translation>
    </message>
    <message>
        <source>Of the {whole} ways the coins can fall, {counts}.</source>
        <translation>من {whole} طرق لسقوط القطعتين: {counts}.</translation>
    </message>
    <message>
        <source>A die, coins, cards or a spinner, as each question says</source>
        <translation>نرد أو نقود أو أوراق لعب أو قرص دوّار، كما يقول كل سؤال</translation>
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
        <source>Computed from one die: {parts}.</source>
        <translation>محسوب من نرد واحد: {parts}.</translation>
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
        <source>saved as {word}</source>
        <translation>حُفظ «{word}»</translation>
    </message>
    <message>
        <source>{count} of them are saved as {word}.</source>
        <translation>تُحفظ «{word}» عند {count} منهم.</translation>
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
        <source>saved with it</source>
        <translation>يُحفظ لهم</translation>
    </message>
    <message>
        <source>saved without it</source>
        <translation>لا يُحفظ لهم</translation>
    </message>
    <message>
        <source>{count} of them are saved with it.</source>
        <translation>يُحفظ عند {count} منهم.</translation>
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
        <source>What was kept could not be erased: {reason}.</source>
        <translation>تعذّر محو ما كان محتفَظًا به: {reason}.</translation>
    </message>
    <message>
        <source>The files could not be written anew: {reason}.</source>
        <translation>تعذرت كتابة الملفات من جديد: {reason}.</translation>
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
        <source>File name too long</source>
        <translation>اسم الملف طويل جدًا</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>سبب غير معروف</translation>
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
        <source>Practice: nothing here is kept</source>
        <translation>تدريب: لا يُحتفظ بشيء هنا</translation>
    </message>
    <message>
        <source>Does a week have seven days?</source>
        <translation>هل في الأسبوع سبعة أيام؟</translation>
    </message>
    <message>
        <source>A week has seven days.</source>
        <translation>في الأسبوع سبعة أيام.</translation>
    </message>
    <message>
        <source>A week does not have seven days.</source>
        <translation>ليس في الأسبوع سبعة أيام.</translation>
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
        <source>Try the wheel 200 times</source>
        <translation>جرّب العجلة ٢٠٠ مرة</translation>
    </message>
    <message>
        <source>Try the coins 200 times</source>
        <translation>جرّب النقود ٢٠٠ مرة</translation>
    </message>
    <message>
        <source>Try the die 200 times</source>
        <translation>جرّب النرد ٢٠٠ مرة</translation>
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
    <message numerus="yes">
        <source>{total} marks: {parts}</source>
        <translation>
            <numerusform>{total} علامة: {parts}</numerusform>
            <numerusform>علامة واحدة: {parts}</numerusform>
            <numerusform>علامتان: {parts}</numerusform>
            <numerusform>{total} علامات: {parts}</numerusform>
            <numerusform>{total} علامة: {parts}</numerusform>
            <numerusform>{total} علامة: {parts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{total} degrees: {parts}</source>
        <translation>
            <numerusform>{total} درجة: {parts}</numerusform>
            <numerusform>درجة واحدة: {parts}</numerusform>
            <numerusform>درجتان: {parts}</numerusform>
            <numerusform>{total} درجات: {parts}</numerusform>
            <numerusform>{total} درجة: {parts}</numerusform>
            <numerusform>{total} درجة: {parts}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{total} equal parts: {parts}</source>
        <translation>
            <numerusform>{total} جزء: {parts}</numerusform>
            <numerusform>جزء واحد: {parts}</numerusform>
            <numerusform>جزآن متساويان: {parts}</numerusform>
            <numerusform>{total} أجزاء متساوية: {parts}</numerusform>
            <numerusform>{total} جزءًا متساويًا: {parts}</numerusform>
            <numerusform>{total} جزء متساوٍ: {parts}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} belong to {sector}</source>
        <translation>{n} منها للقسم {sector}</translation>
    </message>
    <message>
        <source>{n} to {sector}</source>
        <translation>{n} للقسم {sector}</translation>
    </message>
    <message>
        <source>{n} {sector}</source>
        <translation>{n} {sector}</translation>
    </message>
    <message>
        <source>{count} land on {sector}</source>
        <translation>تتوقف {count} عند {sector}</translation>
    </message>
    <message>
        <source>{n} on {sector}</source>
        <translation>{n} عند {sector}</translation>
    </message>
    <message>
        <source>{b} must be the exact opposite of {a}. If it is not, leave.</source>
        <translation>يجب أن تكون {b} عكس {a} تمامًا. إذا لم تكن كذلك، فغادر.</translation>
    </message>
    <message>
        <source>Out of 100 spins {counts}.</source>
        <translation>من كل ١٠٠ دورة: {counts}.</translation>
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
        <source>{low} to {high}</source>
        <translation>من {low} إلى {high}</translation>
    </message>
    <message>
        <source>Saved as you give it</source>
        <translation>يُحفظ كما تعطيه</translation>
    </message>
    <message>
        <source>Randomized by the wheel</source>
        <translation>بصدفة العجلة</translation>
    </message>
    <message>
        <source>Randomized by the coins</source>
        <translation>بصدفة النقود</translation>
    </message>
    <message>
        <source>Randomized by the die</source>
        <translation>بصدفة النرد</translation>
    </message>
    <message>
        <source>Randomized by yourself</source>
        <translation>بصدفة منك أنت</translation>
    </message>
    <message>
        <source>Scrambled here</source>
        <translation>مخلوط هنا</translation>
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
        <source>Something went wrong. What was saved before is still there.</source>
        <translation>حدث خطأ ما. ما حُفظ من قبل لا يزال موجودًا.</translation>
    </message>
    <message>
        <source>Start Candor again.</source>
        <translation>شغّل Candor من جديد.</translation>
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
</context>
<context>
    <name>AnsweredPage</name>
    <message>
        <source>You judged one of these two statements</source>
        <translation>لقد حكمت على إحدى هاتين العبارتين</translation>
    </message>
    <message>
        <source>A second draw would tell more about you. That is why there is none.</source>
        <translation>السحب مرة ثانية يدل عليك أكثر. لذلك لا يوجد سحب ثانٍ.</translation>
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
        <source>Saved: {words}</source>
        <translation>المحفوظ: {words}</translation>
    </message>
    <message>
        <source>It was drawn once and stays.</source>
        <translation>سُحب مرة واحدة ويبقى كما هو.</translation>
    </message>
    <message>
        <source>It was drawn once and stays. Which statement it is about is kept nowhere.</source>
        <translation>سُحب مرة واحدة ويبقى كما هو. ولا يُحتفظ في أي مكان بأي عبارة يخصها.</translation>
    </message>
</context>
<context>
    <name>ClearPage</name>
    <message>
        <source>Saved as you give it</source>
        <translation>يُحفظ كما تعطيه</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>اتركه</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Nothing is handed over before the last page.</source>
        <translation>لا يُسلَّم شيء قبل الصفحة الأخيرة.</translation>
    </message>
    <message>
        <source>Answer, or leave this question out.</source>
        <translation>أجب، أو اترك هذا السؤال.</translation>
    </message>
    <message>
        <source>Choose an answer to go on.</source>
        <translation>اختر إجابة لتتابع.</translation>
    </message>
</context>
<context>
    <name>CoinFace</name>
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
</context>
<context>
    <name>CoinsThrow</name>
    <message>
        <source>Two coins</source>
        <translation>قطعتا نقود</translation>
    </message>
</context>
<context>
    <name>ConsentPage</name>
    <message>
        <source>Your consent</source>
        <translation>موافقتك</translation>
    </message>
    <message>
        <source>Do you want to take part?</source>
        <translation>هل تريد المشاركة؟</translation>
    </message>
    <message>
        <source>These are the words of those who ask.</source>
        <translation>هذه كلمات من يسألون.</translation>
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
</context>
<context>
    <name>CountdownPage</name>
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
</context>
<context>
    <name>Cover</name>
    <message>
        <source>The page is hidden.</source>
        <translation>الصفحة مخفية.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>Die showing {pips}</source>
        <translation>نرد يُظهر {pips}</translation>
    </message>
</context>
<context>
    <name>DieThrow</name>
    <message>
        <source>A die</source>
        <translation>نرد</translation>
    </message>
</context>
<context>
    <name>FeedbackPage</name>
    <message>
        <source>After practice</source>
        <translation>بعد التدريب</translation>
    </message>
    <message>
        <source>Just as in the survey, except that nothing is kept.</source>
        <translation>تمامًا كما في الاستبيان، لكن لا يُحتفظ بشيء.</translation>
    </message>
    <message>
        <source>Told for practice. In the survey nobody is told, and nothing is kept.</source>
        <translation>نقول هذا للتدريب فقط. في الاستبيان لا يُقال لأحد، وهنا لا يُحتفظ بشيء.</translation>
    </message>
    <message>
        <source>This would be saved: {words}</source>
        <translation>هذا ما كان سيُحفظ: {words}</translation>
    </message>
    <message>
        <source>Whoever reads it cannot know what chance asked for.</source>
        <translation>من يقرؤه لا يستطيع أن يعرف ما طلبته الصدفة.</translation>
    </message>
    <message>
        <source>Whoever reads it cannot know what you gave.</source>
        <translation>من يقرؤه لا يستطيع أن يعرف ما أعطيته.</translation>
    </message>
    <message>
        <source>Nothing of this is kept.</source>
        <translation>لا يُحتفظ بشيء من هذا.</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>تدرّب مرة أخرى</translation>
    </message>
    <message>
        <source>Back to the survey</source>
        <translation>العودة إلى الاستبيان</translation>
    </message>
    <message>
        <source>That is all there is to it</source>
        <translation>هذا كل ما في الأمر</translation>
    </message>
    <message>
        <source>You pressed what the rule asked for</source>
        <translation>لقد ضغطت ما طلبته القاعدة</translation>
    </message>
    <message>
        <source>The rule asked for the other word</source>
        <translation>طلبت القاعدة الكلمة الأخرى</translation>
    </message>
    <message>
        <source>{outcome}: {word}</source>
        <translation>{outcome}: {word}</translation>
    </message>
    <message>
        <source>Since a week has seven days, the rule asks for this. {rules}.</source>
        <translation>لأن في الأسبوع سبعة أيام، تطلب القاعدة هذا. {rules}.</translation>
    </message>
    <message>
        <source>Practise again, and with the same answer something else may be saved.</source>
        <translation>تدرّب مرة أخرى: قد يُحفظ شيء آخر مع الإجابة نفسها.</translation>
    </message>
    <message>
        <source>It asked about {sector}. A week has seven days: {word}.</source>
        <translation>كان المطلوب {sector}. في الأسبوع سبعة أيام: {word}.</translation>
    </message>
    <message>
        <source>It asked about {sector}, which says the opposite: {word}.</source>
        <translation>كان المطلوب {sector}، وهي تقول العكس: {word}.</translation>
    </message>
    <message>
        <source>It asked for the truth. A week has seven days: {word}.</source>
        <translation>كان المطلوب الحقيقة. في الأسبوع سبعة أيام: {word}.</translation>
    </message>
    <message>
        <source>It said {sector}: {word} is pressed, whatever is true.</source>
        <translation>كان المطلوب {sector}: تُضغط كلمة «{word}»، مهما كانت الحقيقة.</translation>
    </message>
</context>
<context>
    <name>FileText</name>
    <message>
        <source>The file, letter for letter</source>
        <translation>الملف حرفًا بحرف</translation>
    </message>
</context>
<context>
    <name>HandedInPage</name>
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
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Your answers are still on this laptop. Call the field worker.</source>
        <translation>ما زالت إجاباتك على هذا الحاسوب. نادِ المشرف.</translation>
    </message>
</context>
<context>
    <name>IconArray</name>
    <message>
        <source>{count} of 100 figures are filled.</source>
        <translation>{count} من ١٠٠ شكل ملوّنة.</translation>
    </message>
</context>
<context>
    <name>KioskPage</name>
    <message>
        <source>One file is in the outbox</source>
        <translation>يوجد ملف واحد في مجلد الإرسال</translation>
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
</context>
<context>
    <name>KioskReviewPage</name>
    <message>
        <source>Nothing is lost. Call the field worker, then save again.</source>
        <translation>لم يضع شيء. نادِ المشرف، ثم احفظ مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>KioskView</name>
    <message>
        <source>Choose another folder as the outbox.</source>
        <translation>اختر مجلدًا آخر ليكون مجلد الإرسال.</translation>
    </message>
</context>
<context>
    <name>LabelPage</name>
    <message>
        <source>What leaves this laptop</source>
        <translation>ما الذي يخرج من هذا الحاسوب</translation>
    </message>
    <message>
        <source>Only one file, only if you save it, only by your own hand.</source>
        <translation>ملف واحد فقط، وفقط إذا حفظته، وبيدك أنت فقط.</translation>
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
        <source>Nothing has been saved yet.</source>
        <translation>لم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>I understand</source>
        <translation>فهمت</translation>
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
        <source>Only you, or this program if it scrambles</source>
        <translation>أنت فقط، أو هذا البرنامج إذا خلطها</translation>
    </message>
    <message>
        <source>Only you</source>
        <translation>أنت فقط</translation>
    </message>
    <message>
        <source>Only you, until you press</source>
        <translation>أنت فقط، حتى تضغط</translation>
    </message>
    <message>
        <source>The word you press: {yes} or {no}</source>
        <translation>الكلمة التي تضغطها: «{yes}» أو «{no}»</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>يُحفظ</translation>
    </message>
    <message>
        <source>Your scrambled answers</source>
        <translation>إجاباتك المخلوطة</translation>
    </message>
    <message>
        <source>Only who has the key</source>
        <translation>من لديه المفتاح فقط</translation>
    </message>
    <message>
        <source>What the wheel, coins or die showed</source>
        <translation>ما أظهرته العجلة أو النقود أو النرد</translation>
    </message>
    <message>
        <source>Where the wheel landed</source>
        <translation>موضع توقف العجلة</translation>
    </message>
    <message>
        <source>How the coins fell</source>
        <translation>كيف سقطت القطعتان</translation>
    </message>
    <message>
        <source>What the die showed</source>
        <translation>ما أظهره النرد</translation>
    </message>
    <message>
        <source>What your own die, coins or cards showed</source>
        <translation>ما أظهره نردك أو نقودك أو أوراقك</translation>
    </message>
    <message>
        <source>Saved as you give it</source>
        <translation>يُحفظ كما تعطيه</translation>
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
        <source>If the file leaks, it shows the saved rows, and nothing else.</source>
        <translation>إذا تسرّب الملف، فهو يُظهر الصفوف المحفوظة ولا شيء غيرها.</translation>
    </message>
    <message>
        <source>If the file leaks, it shows the saved rows, and nothing of the wheel.</source>
        <translation>إذا تسرّب الملف، فهو يُظهر الصفوف المحفوظة ولا شيء عن العجلة.</translation>
    </message>
    <message>
        <source>If the file leaks, nobody can read it without the key.</source>
        <translation>إذا وقع الملف في أيدٍ أخرى فلن يستطيع أحد قراءته دون المفتاح.</translation>
    </message>
    <message>
        <source>It cannot protect from a camera, or from spying software on this laptop.</source>
        <translation>لا يمكنه أن يحمي من كاميرا، ولا من برامج تجسس على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>LandingPage</name>
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
        <source>{odds} The motion can be skipped.</source>
        <translation>{odds} يمكن تجاوز الحركة.</translation>
    </message>
    <message>
        <source>Is statement {letter} true or false for you?</source>
        <translation>هل العبارة {letter} صحيحة في حالتك؟</translation>
    </message>
    <message>
        <source>Nobody who reads {yes} or {no} can know which statement it was about.</source>
        <translation>من يقرأ «{yes}» أو «{no}» لا يستطيع أن يعرف عن أي عبارة كانت الإجابة.</translation>
    </message>
</context>
<context>
    <name>LeavingPage</name>
    <message>
        <source>Leave this survey?</source>
        <translation>هل تريد مغادرة هذا الاستبيان؟</translation>
    </message>
    <message>
        <source>You owe nobody a reason. No file is made.</source>
        <translation>لست مدينًا لأحد بسبب. لا يُنشأ أي ملف.</translation>
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
        <source>Kept, so that nothing is drawn twice. You can go on later; opening the survey again also offers to erase what is kept.</source>
        <translation>يُحتفظ بها حتى لا يُسحب شيء مرتين. يمكنك أن تتابع لاحقًا، وعند فتح الاستبيان مرة أخرى يمكنك أيضًا محو ما يُحتفظ به.</translation>
    </message>
    <message>
        <source>Everything else is forgotten</source>
        <translation>كل ما عدا ذلك يُنسى</translation>
    </message>
    <message>
        <source>Answers that are saved as you give them were not saved yet.</source>
        <translation>الإجابات التي تُحفظ كما تعطيها لم تُحفظ بعد.</translation>
    </message>
    <message>
        <source>Everything so far is forgotten</source>
        <translation>كل ما سبق يُنسى</translation>
    </message>
    <message>
        <source>Nothing of it was saved.</source>
        <translation>لم يُحفظ منه شيء.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
</context>
<context>
    <name>NextPage</name>
    <message>
        <source>Ready for the next person</source>
        <translation>جاهز للشخص التالي</translation>
    </message>
    <message>
        <source>The person before you is done. Their answers are cleared from this screen, and nobody can look back.</source>
        <translation>انتهى الشخص الذي قبلك. أُزيلت إجاباته من هذه الشاشة، ولا يستطيع أحد أن يعود إليها.</translation>
    </message>
    <message>
        <source>Ready for the first person</source>
        <translation>جاهز للشخص الأول</translation>
    </message>
    <message>
        <source>When you are done, your answers are cleared from this screen, and nobody can look back.</source>
        <translation>عندما تنتهي تُزال إجاباتك من هذه الشاشة، ولا يستطيع أحد أن يعود إليها.</translation>
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
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Your answer, a whole number</source>
        <translation>إجابتك، عدد صحيح</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}.</source>
        <translation>عدد صحيح من {low} إلى {high}.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high}, in steps of {step}.</source>
        <translation>عدد صحيح من {low} إلى {high}، بخطوات من {step}.</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>No option contains these letters.</source>
        <translation>لا يوجد خيار فيه هذه الحروف.</translation>
    </message>
    <message>
        <source>Type a part of your answer</source>
        <translation>اكتب جزءًا من إجابتك</translation>
    </message>
    <message>
        <source>Show only options that contain these letters</source>
        <translation>أظهر فقط الخيارات التي فيها هذه الحروف</translation>
    </message>
</context>
<context>
    <name>OwnDevicePage</name>
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
        <translation>احكم على العبارة {letter}</translation>
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
</context>
<context>
    <name>PageScaffold</name>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
</context>
<context>
    <name>PinPage</name>
    <message>
        <source>Set up the kiosk</source>
        <translation>إعداد الكشك</translation>
    </message>
    <message>
        <source>Choose a PIN. Only with it can the kiosk be left; it is written nowhere.</source>
        <translation>اختر رقمًا سريًا. لا يمكن مغادرة الكشك إلا به، ولا يُكتب في أي مكان.</translation>
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
        <source>Files go to {folder}.</source>
        <translation>تذهب الملفات إلى ⁨{folder}⁩.</translation>
    </message>
    <message>
        <source>There is no such folder yet. Starting the kiosk makes it.</source>
        <translation>هذا المجلد غير موجود بعد. يُنشأ عند تشغيل الكشك.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Start the kiosk</source>
        <translation>تشغيل الكشك</translation>
    </message>
    <message>
        <source>This key is first seen on this computer.</source>
        <translation>يرى هذا الحاسوب هذا المفتاح لأول مرة.</translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>الرقمان السريان مختلفان.</translation>
    </message>
    <message>
        <source>Type the second again.</source>
        <translation>اكتب الثاني مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>Where to save</source>
        <translation>أين تريد الحفظ</translation>
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
</context>
<context>
    <name>ProcedurePage</name>
    <message>
        <source>How your answers are protected</source>
        <translation>كيف تُحمى إجاباتك</translation>
    </message>
    <message>
        <source>Choose who randomizes them. It holds for the whole survey.</source>
        <translation>اختر من أين تأتي الصدفة. يسري ذلك على الاستبيان كله.</translation>
    </message>
    <message>
        <source>It cannot be changed once a question has been shown.</source>
        <translation>لا يمكن تغييره بعد عرض أي سؤال.</translation>
    </message>
    <message>
        <source>All follow the same odds. The file names the one you choose.</source>
        <translation>كلها تتبع الرجحان نفسه. يذكر الملف ما اخترته.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>لم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>A wheel, on this screen</source>
        <translation>عجلة على هذه الشاشة</translation>
    </message>
    <message>
        <source>You spin it, it says what to answer, and you press a word. Only the word is saved, never where the wheel landed.</source>
        <translation>تديرها، فتقول عمّ تجيب، ثم تضغط كلمة. تُحفظ الكلمة فقط، ولا يُحفظ أبدًا موضع توقف العجلة.</translation>
    </message>
    <message>
        <source>Two coins, on this screen</source>
        <translation>قطعتا نقود على هذه الشاشة</translation>
    </message>
    <message>
        <source>You toss them, they say what to answer, and you press a word. Only the word is saved, never how the coins fell.</source>
        <translation>ترميهما، فتقولان عمّ تجيب، ثم تضغط كلمة. تُحفظ الكلمة فقط، ولا يُحفظ أبدًا كيف سقطت القطعتان.</translation>
    </message>
    <message>
        <source>A die, on this screen</source>
        <translation>نرد على هذه الشاشة</translation>
    </message>
    <message>
        <source>You roll it, it says what to answer, and you press a word. Only the word is saved, never what the die showed.</source>
        <translation>ترميه، فيقول عمّ تجيب، ثم تضغط كلمة. تُحفظ الكلمة فقط، ولا يُحفظ أبدًا ما أظهره النرد.</translation>
    </message>
    <message>
        <source>Something of your own</source>
        <translation>شيء من عندك</translation>
    </message>
    <message>
        <source>{tools}: you use it where nobody sees it, and press the word it asks for. Only you know what it showed.</source>
        <translation>{tools}: تستعمله حيث لا يراه أحد، وتضغط الكلمة التي يطلبها. أنت وحدك تعرف ما أظهره.</translation>
    </message>
    <message>
        <source>Scrambled here, by this program</source>
        <translation>يخلطها هذا البرنامج هنا</translation>
    </message>
    <message>
        <source>You give your true answer. The program scrambles it at once and forgets it. Nothing to spin; you trust the program for a moment.</source>
        <translation>تعطي إجابتك الحقيقية. يخلطها البرنامج فورًا وينساها. لا شيء لتديره؛ أنت تثق بالبرنامج للحظة.</translation>
    </message>
</context>
<context>
    <name>ProtectionPage</name>
    <message>
        <source>What a saved word tells, and what it does not</source>
        <translation>ما تقوله الكلمة المحفوظة وما لا تقوله</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>لم يُحفظ شيء بعد.</translation>
    </message>
    <message>
        <source>No file is made before the last page.</source>
        <translation>لا يُنشأ أي ملف قبل الصفحة الأخيرة.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدرّب</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>What a saved option tells, and what it does not</source>
        <translation>ما يقوله الخيار المحفوظ وما لا يقوله</translation>
    </message>
    <message>
        <source>Computed from how the program scrambles.</source>
        <translation>محسوب من طريقة خلط البرنامج.</translation>
    </message>
    <message>
        <source>Question {numbers}</source>
        <translation>السؤال {numbers}</translation>
    </message>
    <message>
        <source>Questions {numbers}</source>
        <translation>الأسئلة {numbers}</translation>
    </message>
</context>
<context>
    <name>QuestionPage</name>
    <message>
        <source>Question {place} of {total}</source>
        <translation>السؤال {place} من {total}</translation>
    </message>
    <message>
        <source>What you pressed could not be kept on this computer. Nothing was saved.</source>
        <translation>تعذر الاحتفاظ بما ضغطته على هذا الحاسوب. لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Check that its disk is not full, then press again.</source>
        <translation>تأكد من أن القرص ليس ممتلئًا، ثم اضغط مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>ReorderingPage</name>
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
        <source>Try again</source>
        <translation>حاول مرة أخرى</translation>
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
</context>
<context>
    <name>RespondentPage</name>
    <message>
        <source>Rehearsal: {title}</source>
        <translation>تجربة: {title}</translation>
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
</context>
<context>
    <name>RespondentView</name>
    <message>
        <source>Check the disk, then erase again.</source>
        <translation>تحقق من القرص ثم امحُ مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>ReturningPage</name>
    <message>
        <source>This survey was begun here before</source>
        <translation>بدأ هذا الاستبيان هنا من قبل</translation>
    </message>
    <message>
        <source>What was drawn then stays as it is, however often it is opened.</source>
        <translation>ما سُحب حينها يبقى كما هو، مهما فُتح.</translation>
    </message>
    <message>
        <source>This computer keeps no copy of what was saved.</source>
        <translation>لا يحتفظ هذا الحاسوب بأي نسخة مما حُفظ.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>محو</translation>
    </message>
    <message>
        <source>Erase what this computer keeps</source>
        <translation>محو ما يحتفظ به هذا الحاسوب</translation>
    </message>
    <message>
        <source>Nobody sees here what another person’s true answer was.</source>
        <translation>لا يرى أحد هنا الإجابة الحقيقية لشخص آخر.</translation>
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
        <source>Saved</source>
        <translation>تم الحفظ</translation>
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
        <source>Keep it</source>
        <translation>إبقاؤها</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Exactly this will be saved</source>
        <translation>هذا بالضبط ما سيُحفظ</translation>
    </message>
    <message>
        <source>Exactly this was saved</source>
        <translation>هذا بالضبط ما حُفظ</translation>
    </message>
    <message>
        <source>Going back does not change what was drawn.</source>
        <translation>الرجوع لا يغيّر ما سُحب.</translation>
    </message>
    <message>
        <source>Saving again gives the same file, letter for letter.</source>
        <translation>الحفظ مرة أخرى يعطي الملف نفسه حرفًا بحرف.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Leave without a file</source>
        <translation>المغادرة بلا ملف</translation>
    </message>
    <message>
        <source>Save this file</source>
        <translation>حفظ هذا الملف</translation>
    </message>
    <message>
        <source>First in words, then letter for letter. {yes} and {no} are the words you pressed.</source>
        <translation>بالكلمات أولًا، ثم حرفًا بحرف. «{yes}» و«{no}» هما الكلمتان اللتان تضغطهما.</translation>
    </message>
    <message>
        <source>First in words, then letter for letter.</source>
        <translation>بالكلمات أولًا، ثم حرفًا بحرف.</translation>
    </message>
    <message>
        <source>This or its opposite: {statement}</source>
        <translation>هذا أو عكسه: {statement}</translation>
    </message>
    <message>
        <source>The file, whole</source>
        <translation>الملف كاملًا</translation>
    </message>
    <message>
        <source>What the sealed file holds</source>
        <translation>ما يحتويه الملف المختوم</translation>
    </message>
    <message>
        <source>one line in the file, wrapped here</source>
        <translation>سطر واحد في الملف، موزّع هنا</translation>
    </message>
    <message>
        <source>only who has the key can read it</source>
        <translation>لا يقرؤه إلا من لديه المفتاح</translation>
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
        <source>Nothing is lost: what was drawn is kept. Choose another place below, and save again.</source>
        <translation>لم يضِع شيء: ما سُحب محفوظ. اختر مكانًا آخر أدناه ثم احفظ مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>SavedPage</name>
    <message>
        <source>Saved</source>
        <translation>تم الحفظ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Thank you. This laptop keeps the saved words, so that nothing is drawn twice.</source>
        <translation>شكرًا لك. يحتفظ هذا الحاسوب بالكلمات المحفوظة حتى لا يُسحب شيء مرتين.</translation>
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
        <source>What now</source>
        <translation>ماذا الآن</translation>
    </message>
    <message>
        <source>Hand the file over on a stick, or as you were told. Candor sends nothing by itself.</source>
        <translation>سلّم الملف على ذاكرة USB، أو كما قيل لك. لا يرسل Candor شيئًا من نفسه.</translation>
    </message>
    <message>
        <source>Ask whoever collects it to shuffle the files before they open any.</source>
        <translation>اطلب ممن يجمع الملفات أن يغيّر ترتيبها قبل أن يفتح أيًا منها.</translation>
    </message>
    <message>
        <source>Remove the copy</source>
        <translation>إزالة النسخة</translation>
    </message>
    <message>
        <source>This laptop keeps a copy, which shows that someone answered here. Its name finds the same answer in a study.</source>
        <translation>يحتفظ هذا الحاسوب بنسخة تُظهر أن شخصًا أجاب هنا. ومن اسمها يمكن إيجاد الإجابة نفسها في دراسة.</translation>
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
        <source>Thank you.</source>
        <translation>شكرًا لك.</translation>
    </message>
    <message>
        <source>No program could show the folder. The file is {path}.</source>
        <translation>لم يستطع أي برنامج إظهار المجلد. الملف هو ⁨{path}⁩.</translation>
    </message>
    <message>
        <source>Hide what was saved</source>
        <translation>إخفاء ما حُفظ</translation>
    </message>
</context>
<context>
    <name>ScrambledChoicePage</name>
    <message>
        <source>Scramble and go on</source>
        <translation>اخلط وتابع</translation>
    </message>
    <message>
        <source>Saved: the scrambled answer. Never saved: your true one.</source>
        <translation>تُحفظ الإجابة المخلوطة. ولا تُحفظ أبدًا إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>Choose your true answer to go on.</source>
        <translation>اختر إجابتك الحقيقية لتتابع.</translation>
    </message>
</context>
<context>
    <name>ScrambledPage</name>
    <message>
        <source>Saved: the scrambled answer. Never saved: your true one.</source>
        <translation>تُحفظ الإجابة المخلوطة. ولا تُحفظ أبدًا إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>You give your true answer</source>
        <translation>تعطي إجابتك الحقيقية</translation>
    </message>
    <message>
        <source>The program scrambles it at once and forgets it.</source>
        <translation>يخلطها البرنامج فورًا وينساها.</translation>
    </message>
    <message>
        <source>Only the scrambled one is saved</source>
        <translation>تُحفظ المخلوطة فقط</translation>
    </message>
</context>
<context>
    <name>SpinnerPage</name>
    <message>
        <source>Read both statements, then spin</source>
        <translation>اقرأ العبارتين، ثم أدر العجلة</translation>
    </message>
    <message>
        <source>The wheel chooses which of the two you answer.</source>
        <translation>العجلة تختار عن أي العبارتين تجيب.</translation>
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
        <source>Show where it lands</source>
        <translation>أظهر أين تتوقف</translation>
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
        <source>The wheel landed on Yes. Now press {yes}.</source>
        <translation>توقفت العجلة عند نعم. اضغط الآن «{yes}».</translation>
    </message>
    <message>
        <source>The wheel landed on No. Now press {no}.</source>
        <translation>توقفت العجلة عند لا. اضغط الآن «{no}».</translation>
    </message>
    <message>
        <source>Nobody who reads {yes} or {no} can know what the wheel asked for.</source>
        <translation>من يقرأ «{yes}» أو «{no}» لا يستطيع أن يعرف ما طلبته العجلة.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: where the wheel landed.</source>
        <translation>تُحفظ الكلمة التي تضغطها. ولا يُحفظ أبدًا موضع توقف العجلة.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never where it landed.</source>
        <translation>تُحفظ الكلمة التي تضغطها، لا موضع التوقف.</translation>
    </message>
</context>
<context>
    <name>ThrownPage</name>
    <message>
        <source>Read both statements, then roll</source>
        <translation>اقرأ العبارتين، ثم ارمِ النرد</translation>
    </message>
    <message>
        <source>The die chooses which of the two you answer.</source>
        <translation>النرد يختار عن أي العبارتين تجيب.</translation>
    </message>
    <message>
        <source>Read the rules, then roll the die.</source>
        <translation>اقرأ القواعد، ثم ارمِ النرد.</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>ارمِ النرد</translation>
    </message>
    <message>
        <source>Show what it shows</source>
        <translation>أظهر ما يُظهره</translation>
    </message>
    <message>
        <source>The die says {sector}</source>
        <translation>يقول النرد {sector}</translation>
    </message>
    <message>
        <source>The die chose this.</source>
        <translation>اختار النرد هذا.</translation>
    </message>
    <message>
        <source>The die says Truth. Give your true answer.</source>
        <translation>يقول النرد: الحقيقة. أعطِ إجابتك الحقيقية.</translation>
    </message>
    <message>
        <source>The die says Yes. Now press {yes}.</source>
        <translation>يقول النرد: نعم. اضغط الآن «{yes}».</translation>
    </message>
    <message>
        <source>The die says No. Now press {no}.</source>
        <translation>يقول النرد: لا. اضغط الآن «{no}».</translation>
    </message>
    <message>
        <source>Nobody who reads {yes} or {no} can know what the die asked for.</source>
        <translation>من يقرأ «{yes}» أو «{no}» لا يستطيع أن يعرف ما طلبه النرد.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: what the die showed.</source>
        <translation>تُحفظ الكلمة التي تضغطها. ولا يُحفظ أبدًا ما أظهره النرد.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never what the die showed.</source>
        <translation>تُحفظ الكلمة التي تضغطها، لا ما أظهره النرد.</translation>
    </message>
    <message>
        <source>Read both statements, then toss</source>
        <translation>اقرأ العبارتين، ثم ارمِ القطعتين</translation>
    </message>
    <message>
        <source>The coins choose which of the two you answer.</source>
        <translation>القطعتان تختاران عن أي العبارتين تجيب.</translation>
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
        <source>Show how they fall</source>
        <translation>أظهر كيف تسقطان</translation>
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
        <source>The coins say Yes. Now press {yes}.</source>
        <translation>تقول القطعتان: نعم. اضغط الآن «{yes}».</translation>
    </message>
    <message>
        <source>The coins say No. Now press {no}.</source>
        <translation>تقول القطعتان: لا. اضغط الآن «{no}».</translation>
    </message>
    <message>
        <source>Nobody who reads {yes} or {no} can know what the coins asked for.</source>
        <translation>من يقرأ «{yes}» أو «{no}» لا يستطيع أن يعرف ما طلبته القطعتان.</translation>
    </message>
    <message>
        <source>Kept: the word you press. Never kept: how the coins fell.</source>
        <translation>تُحفظ الكلمة التي تضغطها. ولا يُحفظ أبدًا كيف سقطت القطعتان.</translation>
    </message>
    <message>
        <source>Kept: the word you press, never how the coins fell.</source>
        <translation>تُحفظ الكلمة التي تضغطها، لا كيف سقطت القطعتان.</translation>
    </message>
</context>
<context>
    <name>TrialPage</name>
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
        <source>Nothing of this is kept.</source>
        <translation>لا يُحتفظ بشيء من هذا.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>اسحب مرة أخرى</translation>
    </message>
    <message>
        <source>Back to the survey</source>
        <translation>العودة إلى الاستبيان</translation>
    </message>
</context>
<context>
    <name>UnlockPage</name>
    <message>
        <source>Field worker: PIN</source>
        <translation>المشرف: الرقم السري</translation>
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
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>مرحبًا</translation>
    </message>
    <message>
        <source>A survey by {author}</source>
        <translation>استبيان من {author}</translation>
    </message>
    <message>
        <source>A word of this name mixes letters of several scripts. It may imitate a name.</source>
        <translation>كلمة في هذا الاسم تخلط حروفًا من عدة أبجديات. قد تقلّد اسمًا آخر.</translation>
    </message>
    <message>
        <source>No file is made before you say so.</source>
        <translation>لا يُنشأ أي ملف قبل أن تقول ذلك.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>No question is sensitive</source>
        <translation>لا يوجد سؤال حساس</translation>
    </message>
    <message>
        <source>Every answer is saved as you give it.</source>
        <translation>تُحفظ كل إجابة كما تعطيها.</translation>
    </message>
    <message>
        <source>One question is sensitive</source>
        <translation>سؤال واحد حساس</translation>
    </message>
    <message numerus="yes">
        <source>{n} questions are sensitive</source>
        <translation>
            <numerusform>لا يوجد سؤال حساس</numerusform>
            <numerusform>سؤال واحد حساس</numerusform>
            <numerusform>سؤالان حساسان</numerusform>
            <numerusform>{n} أسئلة حساسة</numerusform>
            <numerusform>{n} سؤالًا حساسًا</numerusform>
            <numerusform>{n} سؤال حساس</numerusform>
        </translation>
    </message>
    <message>
        <source>Randomized here, before anything is saved.</source>
        <translation>تدخل الصدفة هنا، قبل أن يُحفظ أي شيء.</translation>
    </message>
    <message>
        <source>This laptop sends nothing</source>
        <translation>هذا الحاسوب لا يرسل شيئًا</translation>
    </message>
    <message>
        <source>One small file; you hand it over, or not.</source>
        <translation>ملف صغير واحد؛ تسلّمه أنت، أو لا تسلّمه.</translation>
    </message>
    <message>
        <source>You can leave at any time</source>
        <translation>يمكنك المغادرة في أي وقت</translation>
    </message>
    <message>
        <source>No file is made before the last page. Esc hides this page at once.</source>
        <translation>لا يُنشأ أي ملف قبل الصفحة الأخيرة. يُخفي المفتاح Esc هذه الصفحة فورًا.</translation>
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
        <source>This survey is not signed. Anyone could have written it.</source>
        <translation>هذا الاستبيان غير موقّع. يمكن لأي شخص أن يكون قد كتبه.</translation>
    </message>
    <message>
        <source>This key is first seen on this computer.</source>
        <translation>يرى هذا الحاسوب هذا المفتاح لأول مرة.</translation>
    </message>
    <message>
        <source>This survey is signed. The words of its key are: {words}.</source>
        <translation>هذا الاستبيان موقّع. كلمات مفتاحه هي: ⁦{words}⁩.</translation>
    </message>
</context>
<context>
    <name>Wheel</name>
    <message>
        <source>Wheel: {sectors}</source>
        <translation>العجلة: {sectors}</translation>
    </message>
</context>
<context>
    <name>WorkerPage</name>
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
        <source>Nobody can start before that is done.</source>
        <translation>لا يستطيع أحد أن يبدأ قبل ذلك.</translation>
    </message>
    <message>
        <source>Files in the outbox</source>
        <translation>الملفات في مجلد الإرسال</translation>
    </message>
    <message>
        <source>Files go to {folder}.</source>
        <translation>تذهب الملفات إلى ⁨{folder}⁩.</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>مغادرة الكشك</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>الشخص التالي</translation>
    </message>
</context>
</TS>
