import { countIn } from '@shop/contract/message';
import { declineReasons, paymentMethods, statementSums } from '@shop/contract/words/ar/documents';
import type { DocumentEmailTexts, EmailTexts, ReminderTexts } from '../en/emails.js';

const counted = countIn('ar');
const inMinutes = (minutes: number) =>
  counted(minutes, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  });
const inHours = (hours: number) =>
  counted(hours, {
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  });
const inDays = (days: number) =>
  counted(days, {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  });

export const emails: EmailTexts = {
  greeting: (name) => `مرحبًا ${name}،`,
  greetingWithoutName: 'مرحبًا،',

  quoteReceived: {
    subject: (number) => `استلمنا طلبكم ${number}`,
    text: (number) => `شكرًا لكم على طلبكم ${number}. سنوافيكم قريبًا بأفضل عرض سعر.`,
    note: 'ملاحظتكم',
    link: 'عرض طلباتكم',
  },
  quoteReady: {
    subject: (number) => `عرض السعر ${number} جاهز`,
    text: (number) => `عرض السعر ${number} جاهز، وهذه أسعارنا:`,
    link: 'الاطلاع على عرض السعر',
  },
  quoteTerms: { validUntil: 'صالح حتى', poNumber: 'رقم أمر شرائكم', note: 'ملاحظتكم', reason: 'السبب' },
  declineReason: (reason) => declineReasons[reason],
  quoteRevised: {
    subject: (number, revision) => `تغيّر عرض السعر ${number} (النسخة ${revision})`,
    text: (number, revision) => `غيّرنا عرض السعر ${number}. هذه هي النسخة ${revision}، وهي تحل محل ما أرسلناه من قبل.`,
    link: 'عرض ما تغيّر',
  },
  quoteAccepted: {
    subject: (number) => `تم قبول عرض السعر ${number}`,
    text: (number) => `شكرًا لكم على قبول عرض السعر ${number}، ونجهّز الآن طلبيتكم.`,
    link: 'الاطلاع على عرض السعر',
  },
  quoteDeclined: {
    subject: (number) => `تم رفض عرض السعر ${number}`,
    text: (number) =>
      `وصلنا رفضكم لعرض السعر ${number}. إذا كان سعر آخر أو منتج آخر يناسبكم فيكفي الرد على هذه الرسالة.`,
    link: 'الاطلاع على عرض السعر',
  },
  quoteExpiring: {
    subject: (number, day) => `عرض السعر ${number} صالح حتى ${day}`,
    text: (number, day) => `عرضنا ${number} بانتظار ردّكم. وهو صالح حتى ${day}، وقد تتغير الأسعار بعد هذا اليوم.`,
    link: 'الرد على العرض',
  },
  quoteWaiting: {
    subject: (number) => `عرض السعر ${number} بانتظار ردّكم`,
    text: (number) => `عرضنا ${number} بانتظار ردّكم.`,
    link: 'الرد على العرض',
  },
  quoteMessage: {
    subject: (number) => `رسالة جديدة بشأن عرض السعر ${number}`,
    text: (author, number) => `رسالة من ${author} بشأن عرض السعر ${number}:`,
    file: 'ملف',
    link: 'فتح المحادثة',
  },
  quoteCode: {
    subject: (number) => `رمزكم لعرض السعر ${number}`,
    texts: (number, minutes) => [
      `استخدموا هذا الرمز لقبول عرض السعر ${number} أو رفضه في الصفحة التي فتحتموها.`,
      `يُستخدم الرمز مرة واحدة خلال ${inMinutes(minutes)}، ولم تعد الرموز السابقة صالحة. يُرجى عدم إعطائه لأحد.`,
      'إن لم تطلبوه فيمكنكم تجاهل هذه الرسالة. لا يستطيع أحد الرد نيابة عنكم دون الرمز.',
    ],
    code: 'الرمز',
  },
  orderCreated: {
    subject: (number) => `الطلبية ${number}`,
    text: (number) => `سجّلنا الطلبية ${number} وبدأنا تجهيزها.`,
    deliveryTo: 'عنوان التوصيل',
    link: 'عرض الطلبيات',
  },
  goodsDelivered: {
    subject: (order) => `تسليم الطلبية ${order}`,
    text: (order, day) => `سلّمنا البضاعة التالية من الطلبية ${order} في ${day}.`,
    complete: 'اكتملت الطلبية الآن.',
    toCome: 'سنسلّم الأصناف المتبقية لاحقًا.',
    open: 'المتبقي',
    expected: (quantity, day) => `${quantity}، متوقع في ${day}`,
    receivedBy: 'المستلم',
  },
  deliveryCancelled: {
    subject: (order) => `تصحيح: تسليم الطلبية ${order}`,
    text: (delivery, order) =>
      `أُرسلت رسالتنا السابقة عن التسليم ${delivery} من الطلبية ${order} بالخطأ. سنسلّم هذه البضاعة لاحقًا.`,
  },
  goodsExpected: {
    subject: (order) => `موعد تسليم جديد للطلبية ${order}`,
    text: (order) => `نتوقع تسليم البضاعة التالية من الطلبية ${order} في المواعيد المبيّنة.`,
    unknown: 'الموعد غير معروف بعد',
  },
  invoiceIssued: {
    isAdvance: (order) => `وهي دفعة مقدمة للطلبية ${order}، وتُخصم من فواتيرها اللاحقة.`,
    lessAdvance: (number) => `ناقص الدفعة المقدمة ${number}`,
    subject: (invoice, order) => `الفاتورة ${invoice} للطلبية ${order}`,
    text: (invoice, order) => `أصدرنا الفاتورة ${invoice} للطلبية ${order}.`,
    amountDue: 'المبلغ المستحق',
    vat: 'منه ضريبة القيمة المضافة',
    dueDate: 'تاريخ الاستحقاق',
    link: 'عرض فواتيركم',
  },
  paymentReceived: {
    subject: (invoice) => `استلمنا دفعة عن الفاتورة ${invoice}`,
    text: (invoice) => `شكرًا لكم، استلمنا دفعة عن الفاتورة ${invoice}.`,
  },
  paymentRefunded: {
    subject: (invoice) => `ردّ دفعة عن الفاتورة ${invoice}`,
    text: (invoice) => `رددنا إليكم دفعة كانت مسجّلة على الفاتورة ${invoice}.`,
  },
  invoiceVoided: {
    subject: (invoice) => `الفاتورة ${invoice} ملغاة`,
    text: (invoice) => `ألغينا الفاتورة ${invoice}. لا يُستحق عليها أي مبلغ، ويُرجى عدم استخدامها بعد الآن.`,
  },
  paymentReversed: {
    subject: (document) => `تصحيح دفعة: ${document}`,
    text: (document) => `سجّلنا دفعة بخصوص ${document} بالخطأ، وألغينا تسجيلها فلم تعد محتسبة سدادًا.`,
  },
  chequeReturned: {
    subject: (document) => `شيككم مرتجع: ${document}`,
    text: (document) => `أرجع البنك شيككم الخاص بـ ${document}. أصبح المبلغ مستحقًا من جديد، ويُرجى سداده بطريقة أخرى.`,
  },
  debtWrittenOff: {
    subject: (invoice) => `إشعار شطب دين: الفاتورة ${invoice}`,
    text: (invoice, issued) =>
      `شطبنا المبلغ المبيّن أدناه من الفاتورة ${invoice} المؤرخة ${issued} بوصفه دينًا معدومًا، لعدم سداده.`,
    vat: 'نخفّض ضريبة المخرجات لدينا بقيمة ضريبة هذا المبلغ. إذا كنتم قد استرددتموها ضمن ضريبة المدخلات، فيُرجى تخفيضها بالقدر نفسه.',
  },
  writeOffUndone: {
    subject: (invoice) => `تصحيح: شطب دين الفاتورة ${invoice}`,
    text: (invoice) => `لم يعد إشعارنا بشطب مبلغ من الفاتورة ${invoice} قائمًا، وأصبح المبلغ مستحقًا من جديد.`,
  },
  creditNoteIssued: {
    subject: (note, invoice) => `الإشعار الدائن ${note} للفاتورة ${invoice}`,
    text: (note, invoice) => `أصدرنا الإشعار الدائن ${note}، وهو يخفض المبلغ المستحق على الفاتورة ${invoice}.`,
    reason: 'السبب',
  },
  companyDecided: {
    subject: (company) => `شركتكم ${company}`,
    confirmed: (company) => `تحققنا من \u2068${company}\u2069 واعتمدناها، وستظهر في مستنداتكم من الآن فصاعدًا.`,
    changeConfirmed: (company) => `اعتمدنا تعديل بيانات \u2068${company}\u2069.`,
    refused: (company) => `تعذّر علينا اعتماد \u2068${company}\u2069. يُرجى مراجعة البيانات التي أدخلتموها أو مراسلتنا.`,
    changeRefused: (company) => `تعذّر علينا اعتماد تعديل بيانات \u2068${company}\u2069، فتبقى كما كانت.`,
    link: 'عرض ملفكم الشخصي',
  },
  approvalWaiting: {
    subject: (buyer: string) => `طلب من ${buyer} في انتظار موافقتك`,
    text: (buyer: string) => `تجاوز ${buyer} حدّه الشهري. نتابع الطلب بعد موافقتك أو موافقة مخوّل آخر.`,
    link: 'الموافقة أو الرفض',
  },
  approvalAsked: {
    subject: 'طلبك في انتظار موافقة شركتك',
    text: (deciders: string) =>
      `طلبك يتجاوز حدّك الشهري. نتابعه بعد موافقة أحد المخوّلين في شركتك${deciders === '' ? '' : `: ${deciders}`}.`,
    link: 'عرض طلبك',
  },
  approvalRefused: {
    subject: 'رُفض طلبك',
    text: (by: string) => `رفض ${by} طلبك الذي يتجاوز حدّك الشهري، وكتب:`,
    link: 'عرض طلبك',
  },
  approvedOrder: {
    subject: (number: string) => `تمت الموافقة على الطلبية ${number}`,
    text: (by: string) => `وافق ${by} على هذه الطلبية التي تتجاوز حدّك الشهري.`,
    link: 'عرض الطلبيات',
  },
  releasedOrder: {
    subject: (number: string) => `رُفع الإيقاف عن الطلبية ${number}`,
    text: 'رفعنا الإيقاف عن هذه الطلبية التي تتجاوز حدّك الشهري، ولم تعد الموافقة عليها مطلوبة.',
  },
  approvalFacts: {
    quote: 'عرض السعر',
    order: 'الطلبية',
    amount: 'المبلغ',
    limit: 'الحدّ الشهري',
    spent: 'المقبول والمطلوب هذا الشهر حتى الآن',
    note: 'ملاحظة',
  },
  companyInvitation: {
    greeting: 'مرحبًا،',
    subject: (company: string) => `دعوة إلى الشراء باسم \u2068${company}\u2069`,
    texts: (by: string, company: string) => [
      `يدعوك ${by} إلى الشراء من متجرنا باسم ${company}.`,
      'يُستخدم الرابط مرة واحدة خلال سبعة أيام. سجّل الدخول أو أنشئ حسابًا بالبريد الإلكتروني الذي وصلتك عليه هذه الدعوة.',
      'إن لم تكن تعرف هذه الشركة فيمكنك تجاهل هذه الرسالة.',
    ],
    link: 'قبول الدعوة',
  },
  receiptRecorded: {
    subject: (receipt) => `استلمنا دفعتكم، سند القبض ${receipt}`,
    text: (receipt) => `شكرًا لكم، استلمنا دفعتكم، ورقم سند القبض ${receipt}.`,
  },
  receiptRefunded: {
    subject: (receipt) => `ردّ مبلغ من سند القبض ${receipt}`,
    text: (receipt) => `رددنا إليكم مبلغًا من سند القبض ${receipt}.`,
  },
  chequeComing: {
    subject: (cheque, day) => `تاريخ شيككم ${cheque} هو ${day}`,
    text: (day) => `سنودع هذا الشيك في ${day} أو بعده. يُرجى التأكد من توفر رصيده.`,
    cheque: 'الشيك',
    amount: 'المبلغ',
    link: 'عرض شيكاتكم',
  },
  productReturned: {
    subject: (product) => `توفّر من جديد: ${product}`,
    text: (product) => `طلبتم أن نخبركم: المنتج ${product} متوفر من جديد.`,
    once: 'نرسل هذه الرسالة مرة واحدة فقط، وقد تنفد الكمية مرة أخرى.',
    sku: 'رمز الصنف',
    link: 'عرض المنتج',
  },
  payment: {
    amount: 'المبلغ',
    method: 'طريقة الدفع',
    methodName: (method) => paymentMethods[method],
    date: 'تاريخ الدفع',
    chequeNumber: 'رقم الشيك',
    chequeDate: 'تاريخ الشيك',
    link: 'عرض فواتيركم',
  },
  passwordReset: {
    subject: 'تعيين كلمة مرور جديدة',
    texts: (minutes) => [
      'وصلنا طلب لإرسال رابط تعيين كلمة مرور جديدة لحسابك، والأرجح أنه منك.',
      `الرابط صالح لمرة واحدة خلال ${inMinutes(minutes)}، وأي رابط سابق لم يعد صالحًا.`,
      'إذا لم تطلب ذلك فلا حاجة إلى أي إجراء، وتبقى كلمة مرورك كما هي.',
    ],
    link: 'تعيين كلمة مرور جديدة',
  },
  accountInvitation: {
    subject: 'اختر كلمة مرور لحسابك',
    texts: (days) => [
      'فتحنا لك حسابًا لدينا. بكلمة المرور تطّلع فيه على عروض الأسعار والطلبيات والفواتير، وتطلب الأسعار متى شئت.',
      `الرابط صالح لمرة واحدة خلال ${inDays(days)}. بعد ذلك يمكنك طلب رابط جديد من صفحة تسجيل الدخول.`,
    ],
    link: 'اختر كلمة المرور',
  },
  emailProof: {
    subject: 'أكّد بريدك الإلكتروني',
    texts: (hours) => [
      'استخدم هذا الرابط لتأكيد أن رسائلنا تصلك على هذا العنوان.',
      `الرابط صالح مدة ${inHours(hours)}، ويمكنك طلب رابط جديد من حسابك.`,
      'إذا لم يكن لك حساب لدينا ولم تغيّر شيئًا فلا حاجة إلى أي إجراء.',
    ],
    link: 'أكّد العنوان',
  },
  withheld: {
    document: {
      subject: 'لديك مستند جاهز',
      texts: [
        'لديك مستند جاهز. نرسل المستندات إلى العناوين المؤكَّدة فقط. يُرجى تأكيد أن هذا العنوان لك.',
        'تجد المستند في حسابك أيضًا.',
      ],
    },
    news: {
      subject: 'لديك إشعار جديد',
      texts: [
        'لديك إشعار، ونرسل الإشعارات إلى العناوين المؤكَّدة فقط. يُرجى تأكيد أن هذا العنوان لك.',
        'إلى ذلك الحين يُرجى تسجيل الدخول للاطلاع عليها.',
      ],
    },
  },
  emailPending: {
    subject: 'أُدخل بريد إلكتروني جديد لحسابك',
    text: (email) => `العنوان الجديد هو ${email}. سجّل الدخول بالعنوان الحالي إلى أن يُؤكَّد الجديد.`,
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة المرور',
    text: 'تم تغيير كلمة مرور حسابك وسُجّل الخروج من الأجهزة الأخرى.',
  },
  keyExpiring: {
    subject: (name, day) => `تنتهي صلاحية مفتاح API «${name}» في ${day}`,
    text: (name, day) => `يعمل مفتاح API «${name}» حتى ${day}. زوّد برنامجه بمفتاح جديد قبل ذلك.`,
    link: 'عرض مفاتيح API',
  },
  webhookOff: {
    subject: 'أُوقف رابط إشعار',
    text: (url) =>
      `لم يعد العنوان \u2066${url}\u2069 يستقبل الأحداث، وهي محفوظة: شغّل رابط الإشعار من جديد ثم أعد إرسالها.`,
  },
  emailChanged: {
    subject: 'تم تغيير البريد الإلكتروني لحسابك',
    text: (email) => `من الآن تسجّل الدخول بالعنوان \u2066${email}\u2069، وإليه نرسل رسائلنا.`,
  },
  newDevice: {
    subject: 'دخول إلى حسابك من جهاز جديد',
    text: 'سُجّل الدخول إلى حسابك من متصفح لم نره من قبل، والأرجح أنك أنت من فعل ذلك.',
    device: 'الجهاز',
    address: 'العنوان (IP)',
    at: 'الوقت في دبي',
  },
  secondFactor: {
    subject: 'تغيّرت إعدادات تسجيل الدخول',
    texts: {
      on: 'فُعّل التحقق بخطوتين. تسجّل الدخول بكلمة المرور وبرمز من تطبيق المصادقة.',
      off: 'أُوقف التحقق بخطوتين. تسجّل الدخول بكلمة المرور وحدها.',
      reset:
        'ألغى أحد المديرين التحقق بخطوتين لحسابك، وانتهت جميع جلساتك. تسجّل الدخول الآن بكلمة المرور وحدها، ويمكنك إعداد التحقق بخطوتين من جديد.',
      passkeyAdded: 'أُضيف مفتاح مرور إلى حسابك، ويمكنك الدخول به إلى جانب كلمة المرور.',
      passkeyRemoved: 'حُذف مفتاح مرور من حسابك، ولم يعد صالحًا للدخول.',
      codes: 'لديك رموز استرداد جديدة، والرموز السابقة لم تعد صالحة.',
    },
  },
  notYou: 'إذا لم تكن أنت من فعل ذلك فالرجاء الرد على هذه الرسالة فورًا.',
};

export const documentEmails: DocumentEmailTexts = {
  documents: {
    quotation: {
      subject: (number, shop) => `عرض السعر ${number} من ${shop}`,
      text: (number) => `نرفق لكم عرض السعر ${number}، ويسعدنا الرد على استفساراتكم.`,
    },
    confirmation: {
      subject: (number, shop) => `تأكيد الطلبية ${number} من ${shop}`,
      text: (number) => `شكرًا لكم على طلبكم. نرفق لكم تأكيد الطلبية ${number}.`,
    },
    proforma: {
      subject: (number, shop) => `الفاتورة المبدئية للطلبية ${number} من ${shop}`,
      text: (number) => `نرفق لكم الفاتورة المبدئية للطلبية ${number}.`,
    },
    'delivery-note': {
      subject: (number, shop) => `سند التسليم للطلبية ${number} من ${shop}`,
      text: (number) => `نرفق لكم سند التسليم للطلبية ${number}.`,
    },
    invoice: {
      subject: (number, shop) => `الفاتورة ${number} من ${shop}`,
      text: (number) => `نرفق لكم الفاتورة ${number}.`,
    },
    'credit-note': {
      subject: (number, shop) => `الإشعار الدائن ${number} من ${shop}`,
      text: (number) => `نرفق لكم الإشعار الدائن ${number}.`,
    },
    receipt: {
      subject: (number, shop) => `سند القبض ${number} من ${shop}`,
      text: (number) => `شكرًا لكم على دفعتكم. نرفق لكم سند القبض ${number}.`,
    },
    statement: {
      subject: (number, shop) => `كشف الحساب ${number} من ${shop}`,
      text: (number) => `نرفق لكم كشف حسابكم للفترة ${number}.`,
    },
  },
  facts: {
    total: 'الإجمالي',
    dueDate: 'تاريخ الاستحقاق',
    amount: 'المبلغ',
    balance: 'الرصيد',
    overdue: 'منه متأخر السداد',
  },
  link: 'عرض المستند في حسابكم',
};

export const reminders: ReminderTexts = {
  usual: {
    friendly: {
      subject: 'تذكير ودّي من {shop}',
      text: 'نودّ تذكيركم بأن مبلغ {total} تجاوز تاريخ استحقاقه. إن كنتم قد سدّدتم فيُرجى تجاهل هذه الرسالة.',
    },
    second: {
      subject: 'تذكير ثانٍ: {total} متأخر السداد',
      text: 'لم نستلم بعد مبلغ {total}، ومدة تأخر أقدم فاتورة بالأيام: {days}. يُرجى السداد هذا الأسبوع أو إخبارنا بما يمنع ذلك.',
    },
    final: {
      subject: 'تذكير أخير: {total} متأخر السداد',
      text: 'رغم تذكيرنا ما زال مبلغ {total} غير مسدَّد، ومدة تأخر أقدم فاتورة بالأيام: {days}. يُرجى السداد خلال سبعة أيام، وقد نوقف الطلبيات الجديدة إلى ذلك الحين.',
    },
  },
  due: (amount, due, days) => `${amount}\nتاريخ الاستحقاق ${due} (عدد أيام التأخير: ${days})`,
  total: 'إجمالي المتأخر',
  credit: 'رصيدكم الدائن لدينا',
  left: 'المتبقي المستحق بعد خصم رصيدكم',
  more: (count) => `وفواتير أخرى عددها ${count}`,
  attached: 'تجدون كشف حسابكم مرفقًا.',
  link: 'عرض كشف حسابكم',
  statement: {
    subject: (month, shop) => `كشف الحساب عن ${month} من ${shop}`,
    text: (month) => `نرفق لكم كشف حسابكم عن ${month}.`,
    balance: statementSums.closing,
    overdue: 'منه متأخر السداد',
  },
};
