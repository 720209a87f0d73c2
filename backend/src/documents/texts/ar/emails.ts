import { paymentMethods } from '@shop/contract/words/ar/documents';
import type { DocumentEmailTexts, EmailTexts, ReminderTexts } from '../en/emails.js';
import type { DeclineReason } from '@shop/contract/offers';

const reasons: Readonly<Record<DeclineReason, string>> = {
  PRICE: 'السعر مرتفع',
  DELIVERY_TIME: 'مدة التوصيل طويلة',
  BOUGHT_ELSEWHERE: 'تم الشراء من جهة أخرى',
  NOT_NEEDED: 'لم تعد هناك حاجة',
  WRONG_ITEMS: 'الأصناف ليست كما طُلبت',
  OTHER: 'سبب آخر',
};

export const emails: EmailTexts = {
  greeting: (name) => `مرحبًا ${name}،`,
  greetingWithoutName: 'مرحبًا،',
  aed: (amount) => `${amount}\u00a0درهم`,
  // The unit is in brackets, because the form of an Arabic noun depends on the number before it.
  quantity: (quantity, unit) => (unit === '' ? quantity : `${quantity} (${unit})`),

  quoteReceived: {
    subject: (number) => `استلمنا طلبك ${number}`,
    text: (number) => `شكرًا لك على طلبك ${number}. سنعود إليك قريبًا بأفضل عرض، ترقّب ردّنا!`,
    note: 'ملاحظتك',
    link: 'عرض طلباتك',
  },
  quoteReady: {
    subject: (number) => `عرض السعر ${number} جاهز`,
    text: (number) => `عرض السعر ${number} جاهز، وهذه أسعارنا:`,
    link: 'عرض الأسعار في حسابك',
  },
  quoteTerms: { validUntil: 'صالح حتى', poNumber: 'رقم أمر الشراء لديكم', note: 'ملاحظتك', reason: 'السبب' },
  declineReason: (reason) => reasons[reason],
  quoteRevised: {
    subject: (number, revision) => `تغيّر عرض السعر ${number} (المراجعة ${revision})`,
    text: (number, revision) =>
      `غيّرنا عرض السعر ${number}. هذه هي المراجعة ${revision}، وهي تحل محل ما أرسلناه من قبل.`,
    link: 'عرض ما تغيّر',
  },
  quoteAccepted: {
    subject: (number) => `قبلت عرض السعر ${number}`,
    text: (number) => `شكرًا لك، قبلت عرض السعر ${number}، ونجهّز الآن أمر الشراء.`,
    link: 'عرض الأسعار في حسابك',
  },
  quoteDeclined: {
    subject: (number) => `رفضت عرض السعر ${number}`,
    text: (number) => `رفضت عرض السعر ${number}. إذا كان سعر آخر أو منتج آخر يناسبك فيكفي أن ترد على هذه الرسالة.`,
    link: 'عرض الأسعار في حسابك',
  },
  quoteExpiring: {
    subject: (number, day) => `عرض السعر ${number} صالح حتى ${day}`,
    text: (number, day) => `عرضنا ${number} بانتظار ردّك. وهو صالح حتى ${day}، وقد تتغير الأسعار بعد هذا اليوم.`,
    link: 'الرد على العرض',
  },
  quoteMessage: {
    subject: (number) => `رسالة جديدة بشأن عرض السعر ${number}`,
    text: (author, number) => `رسالة من ${author} بشأن عرض السعر ${number}:`,
    file: 'ملف',
    link: 'فتح المحادثة',
  },
  quoteCode: {
    subject: (number) => `رمزك لعرض السعر ${number}`,
    texts: (number, minutes) => [
      `بهذا الرمز تقبل عرض السعر ${number} أو ترفضه في الصفحة التي فتحتها.`,
      `يعمل الرمز مرة واحدة خلال ${minutes} دقيقة، ولم يعد أي رمز أقدم يعمل. لا تعطه لأحد.`,
      'إن لم تطلبه فلا داعي لفعل شيء: لا أحد يجيب نيابة عنك بدون الرمز.',
    ],
    code: 'الرمز',
  },
  orderCreated: {
    subject: (number) => `أمر الشراء ${number}`,
    text: (number) => `سجّلنا أمر الشراء ${number} وبدأنا تجهيزه.`,
    deliveryTo: 'عنوان التوصيل',
    link: 'عرض أوامر الشراء',
  },
  invoiceIssued: {
    subject: (invoice, order) => `الفاتورة ${invoice} لأمر الشراء ${order}`,
    text: (invoice, order) => `أصدرنا الفاتورة ${invoice} لأمر الشراء ${order}.`,
    amountDue: 'المبلغ المستحق',
    vat: 'منه ضريبة القيمة المضافة',
    dueDate: 'تاريخ الاستحقاق',
    link: 'عرض فواتيرك',
  },
  paymentReceived: {
    subject: (invoice) => `استلمنا دفعة للفاتورة ${invoice}`,
    text: (invoice) => `شكرًا لك، استلمنا دفعة من قيمة الفاتورة ${invoice}.`,
  },
  paymentRefunded: {
    subject: (invoice) => `رددنا دفعة للفاتورة ${invoice}`,
    text: (invoice) => `رددنا إليك دفعة كانت مسجّلة للفاتورة ${invoice}.`,
  },
  invoiceVoided: {
    subject: (invoice) => `الفاتورة ${invoice} ملغاة`,
    text: (invoice) => `ألغينا الفاتورة ${invoice}. لا يُستحق عليها أي مبلغ، ويُرجى عدم استخدامها بعد الآن.`,
  },
  paymentReversed: {
    subject: (document) => `تصحيح دفعة: ${document}`,
    text: (document) => `كنا سجّلنا دفعة بخصوص ${document} عن طريق الخطأ، وقد ألغينا تسجيلها فلم تعد محتسبة.`,
  },
  chequeReturned: {
    subject: (document) => `أُعيد شيكك: ${document}`,
    text: (document) => `أعاد البنك شيكك الخاص بـ ${document}. أصبح ما سدّده مستحقًا من جديد، ويُرجى سداده بطريقة أخرى.`,
  },
  creditNoteIssued: {
    subject: (note, invoice) => `إشعار دائن ${note} للفاتورة ${invoice}`,
    text: (note, invoice) => `خصمنا مبلغًا من الفاتورة ${invoice} بالإشعار الدائن ${note}.`,
    reason: 'السبب',
  },
  companyDecided: {
    subject: (company) => `شركتك ${company}`,
    confirmed: (company) => `تحققنا من ${company} وأكدناها، وستُذكر في مستنداتك من الآن فصاعدًا.`,
    changeConfirmed: (company) => `أكدنا تعديل بيانات ${company}.`,
    refused: (company) => `تعذّر علينا تأكيد ${company}. يُرجى مراجعة البيانات التي أدخلتها أو مراسلتنا.`,
    changeRefused: (company) => `تعذّر علينا تأكيد تعديل بيانات ${company}، فتبقى كما كانت.`,
    link: 'عرض ملفك الشخصي',
  },
  approvalWaiting: {
    subject: (buyer: string) => `طلب من ${buyer} في انتظار موافقتك`,
    text: (buyer: string) => `يشتري ${buyer} بما يتجاوز حدّه الشهري. يُستكمل ذلك بعد موافقتك أو موافقة معتمد آخر.`,
    link: 'الموافقة أو الرفض',
  },
  approvalAsked: {
    subject: 'طلبك في انتظار موافقة شركتك',
    text: (deciders: string) =>
      `طلبك يتجاوز حدّك الشهري. يُستكمل بعد موافقة أحد المخوّلين في شركتك${deciders === '' ? '' : `: ${deciders}`}.`,
    link: 'عرض طلبك',
  },
  approvalRefused: {
    subject: 'رُفض طلبك',
    text: (by: string) => `لم يوافق ${by} على طلبك الذي يتجاوز حدّك الشهري، وجاء في ردّه:`,
    link: 'عرض طلبك',
  },
  approvedOrder: {
    subject: (number: string) => `تمت الموافقة على أمر الشراء ${number}`,
    text: (by: string) => `وافق ${by} على هذا الأمر الذي يتجاوز حدّك الشهري.`,
    link: 'عرض أوامر الشراء',
  },
  approvalFacts: {
    quote: 'عرض السعر',
    order: 'أمر الشراء',
    amount: 'المبلغ',
    limit: 'الحدّ الشهري',
    spent: 'ما قُبل وطُلب هذا الشهر قبله',
    note: 'ملاحظة',
  },
  companyInvitation: {
    greeting: 'مرحبًا،',
    subject: (company: string) => `دعوة إلى ${company}`,
    texts: (by: string, company: string) => [
      `يدعوك ${by} إلى الشراء من متجرنا باسم ${company}.`,
      'يعمل الرابط مرة واحدة خلال سبعة أيام. سجّل الدخول أو أنشئ حسابًا بعنوان هذه الرسالة.',
      'إن لم تكن تعرف الشركة فلا داعي لفعل شيء.',
    ],
    link: 'قبول الدعوة',
  },
  receiptRecorded: {
    subject: (receipt) => `استلمنا دفعتك، سند القبض ${receipt}`,
    text: (receipt) => `شكرًا لك، استلمنا دفعتك، ورقم سند القبض ${receipt}.`,
    credit: 'رصيد محفوظ لصالحك',
  },
  productReturned: {
    subject: (product) => `توفّر من جديد: ${product}`,
    text: (product) => `طلبتَ أن نخبرك: المنتج ${product} متوفر من جديد.`,
    once: 'هذه هي الرسالة الوحيدة عنه، وقد تنفد الكمية مرة أخرى.',
    sku: 'رمز المنتج',
    link: 'عرض المنتج',
  },
  payment: {
    amount: 'المبلغ',
    method: 'طريقة الدفع',
    methodName: (method) => paymentMethods[method],
    date: 'تاريخ الدفع',
    chequeNumber: 'رقم الشيك',
    chequeDate: 'التاريخ على الشيك',
    link: 'عرض فواتيرك',
  },
  passwordReset: {
    subject: 'تعيين كلمة مرور جديدة',
    texts: (minutes) => [
      'وصلنا طلب لإرسال رابط تعيين كلمة مرور جديدة لحسابك، والأرجح أنه منك.',
      `الرابط صالح لمرة واحدة خلال ${minutes} دقيقة، وأي رابط سابق لم يعد صالحًا.`,
      'إذا لم تطلب ذلك فلا حاجة إلى أي إجراء، وتبقى كلمة مرورك كما هي.',
    ],
    link: 'تعيين كلمة مرور جديدة',
  },
  accountInvitation: {
    subject: 'اختر كلمة مرور لحسابك',
    texts: (days) => [
      'فتحنا لك حسابًا لدينا. بكلمة المرور تطّلع فيه على عروض الأسعار وأوامر الشراء والفواتير، وتطلب الأسعار متى شئت.',
      `الرابط صالح لمرة واحدة، ومدته بالأيام: ${days}. بعد ذلك يمكنك طلب رابط جديد من صفحة تسجيل الدخول.`,
    ],
    link: 'اختر كلمة المرور',
  },
  emailProof: {
    subject: 'أكّد بريدك الإلكتروني',
    texts: (hours) => [
      'بهذا الرابط تؤكد أن رسائل المتجر تصلك على هذا العنوان.',
      `الرابط صالح مدة ${hours} ساعة، ويمكنك طلب رابط جديد من حسابك.`,
      'إذا لم يكن لك حساب لدينا ولم تغيّر شيئًا فلا حاجة إلى أي إجراء.',
    ],
    link: 'أكّد العنوان',
  },
  withheld: {
    subject: 'لديك مستند جاهز',
    texts: [
      'لديك مستند جاهز من المتجر. نرسل المستندات إلى العناوين المؤكَّدة فقط: أكّد أن هذا العنوان لك.',
      'تجد المستند في حسابك أيضًا.',
    ],
  },
  emailPending: {
    subject: 'أُدخل بريد إلكتروني جديد لحسابك',
    text: (email) => `العنوان الجديد هو ${email}. إلى أن يُؤكَّد تسجّل الدخول بالعنوان الحالي كما كنت.`,
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة المرور',
    text: 'تم تغيير كلمة مرور حسابك، وانتهت جميع الجلسات الأخرى.',
  },
  emailChanged: {
    subject: 'تم تغيير البريد الإلكتروني لحسابك',
    text: (email) => `من الآن تسجّل الدخول بالعنوان ${email}، وإليه نرسل رسائلنا.`,
  },
  newDevice: {
    subject: 'دخول إلى حسابك من جهاز جديد',
    text: 'سُجّل الدخول إلى حسابك، والأرجح أنك أنت من فعل ذلك، من متصفح لا يعرفه المتجر.',
    device: 'الجهاز',
    address: 'العنوان (IP)',
    at: 'الوقت في دبي',
  },
  secondFactor: {
    subject: 'تغيّرت طريقة دخولك',
    texts: {
      on: 'من الآن تسجّل الدخول برمز تطبيق المصادقة إلى جانب كلمة المرور.',
      off: 'من الآن تسجّل الدخول بكلمة المرور وحدها.',
      reset:
        'ألغى أحد المديرين عامل الدخول الثاني لحسابك، وانتهت جميع جلساتك. تسجّل الدخول الآن بكلمة المرور وحدها، ويمكنك إعداد العامل الثاني من جديد.',
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
      text: (number) => `نرفق لك عرض السعر ${number}، ويسعدنا الرد على استفساراتك.`,
    },
    confirmation: {
      subject: (number, shop) => `تأكيد أمر الشراء ${number} من ${shop}`,
      text: (number) => `شكرًا لك على طلبك. نرفق لك تأكيد أمر الشراء ${number}.`,
    },
    proforma: {
      subject: (number, shop) => `الفاتورة المبدئية لأمر الشراء ${number} من ${shop}`,
      text: (number) => `نرفق لك الفاتورة المبدئية لأمر الشراء ${number}.`,
    },
    'delivery-note': {
      subject: (number, shop) => `سند التسليم لأمر الشراء ${number} من ${shop}`,
      text: (number) => `نرفق لك سند التسليم لأمر الشراء ${number}.`,
    },
    invoice: {
      subject: (number, shop) => `الفاتورة ${number} من ${shop}`,
      text: (number) => `نرفق لك الفاتورة ${number}.`,
    },
    'credit-note': {
      subject: (number, shop) => `الإشعار الدائن ${number} من ${shop}`,
      text: (number) => `نرفق لك الإشعار الدائن ${number}.`,
    },
    receipt: {
      subject: (number, shop) => `سند القبض ${number} من ${shop}`,
      text: (number) => `شكرًا لك على دفعتك. نرفق لك سند القبض ${number}.`,
    },
    statement: {
      subject: (number, shop) => `كشف الحساب ${number} من ${shop}`,
      text: (number) => `نرفق لك كشف حسابك، ${number}.`,
    },
  },
  facts: {
    total: 'الإجمالي',
    dueDate: 'تاريخ الاستحقاق',
    amount: 'المبلغ',
    balance: 'الرصيد',
    overdue: 'منه متأخر السداد',
  },
  link: 'عرضه في حسابك',
};

export const reminders: ReminderTexts = {
  due: (amount, due, days) => `${amount}\nتاريخ الاستحقاق ${due} (عدد أيام التأخير: ${days})`,
  total: 'إجمالي المتأخر',
  credit: 'رصيدك الدائن لدينا',
  left: 'الباقي بعد خصمه',
  more: (count) => `وفواتير أخرى عددها ${count}`,
  attached: 'تجدون كشف حسابكم مرفقًا.',
  link: 'عرض كشف حسابك',
  statement: {
    subject: (month, shop) => `كشف الحساب عن ${month} من ${shop}`,
    text: (month) => `نرفق لكم كشف حسابكم عن ${month}.`,
    balance: 'الرصيد في نهاية الشهر',
    overdue: 'منه متأخر السداد',
  },
};
