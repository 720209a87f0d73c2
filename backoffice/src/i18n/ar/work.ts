import type { Translated } from '../words';
import type * as english from '../en/work';

export const unsaved = {
  title: 'تغييرات غير محفوظة',
  text: 'ما كتبته في هذه الصفحة لم يُحفظ بعد.',
  stay: 'البقاء هنا',
  save: 'حفظ ومتابعة',
  discard: 'مغادرة بلا حفظ',
} satisfies Translated<typeof english.unsaved>;

/** The buttons that move a record on. */
export const steps = {
  title: 'الخطوات التالية',
  quotes: {
    send: 'إرسال العرض',
    sent: 'أُرسل العرض.',
    confirm: 'تأكيد',
    confirmed: 'تم تأكيد العرض.',
    list_prices_title: 'إرسال بأسعار القائمة؟',
    list_prices: 'لم يُحفظ سعر لهذا العرض بعد: يحصل العميل على هذه البنود بأسعار القائمة.',
  },
  orders: {
    deliver: 'تسليم',
    deliver_title: 'تسليم الأمر {number}',
    delivered: 'تم تسليم الأمر.',
    deliver_failed: 'لم يُسجَّل التسليم.',
    delivered_by_help: 'اسم السائق أو من استلم البضاعة؛ يظهر في سند التسليم',
    note_help: 'تُحفظ في السجل، ولا يراها العميل',
    not_deliverable: 'لا يُسلَّم إلا أمر قيد التجهيز.',
    invoice: 'إصدار فاتورة',
    open_invoice: 'فتح الفاتورة',
    free: 'لا تُصدر فاتورة لأمر مجاني.',
    not_invoiceable: 'لا يمكن إصدار فاتورة لهذا الأمر: أُلغي أو أُعيد، أو عادت كل بضاعته.',
  },
  invoices: {
    record_payment: 'تسجيل دفعة',
    nothing_to_credit: 'لم يبقَ من هذه الفاتورة ما يُشعَر به دائنًا.',
    settled: 'لم يبقَ من هذه الفاتورة ما يُدفع.',
    is_void: 'هذه الفاتورة ملغاة.',
  },
} satisfies Translated<typeof english.steps>;

export const broken = {
  again: 'إعادة المحاولة',
  old: {
    title: 'هناك إصدار أحدث',
    text: 'حُدِّث مكتب الإدارة وهذه الصفحة مفتوحة. أعد تحميلها للمتابعة.',
  },
  page: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ في هذه الصفحة. سجلاتك سليمة؛ أعد المحاولة أو ارجع إلى البداية.',
  },
} satisfies Translated<typeof english.broken>;

export const new_requests = {
  zero: 'لا طلبات تنتظر التسعير.',
  one: 'وصل طلب جديد ينتظر التسعير.',
  two: 'وصل طلب جديد: طلبان ينتظران التسعير.',
  few: 'وصل طلب جديد: {count} طلبات تنتظر التسعير.',
  many: 'وصل طلب جديد: {count} طلبًا ينتظر التسعير.',
  other: 'وصل طلب جديد: {count} طلب ينتظر التسعير.',
};

/** The money of the dashboard. */
export const cash = {
  title: 'النقد المتوقع حسب الأسبوع (درهم)',
  due: 'الاستحقاق',
  overdue: 'متأخر',
  later: 'لاحقًا',
  days: '{from} – {to}',
  month: 'هذا الشهر حتى اليوم (درهم)',
  before: '{amount} في {from} – {to}',
} satisfies Translated<typeof english.cash>;

export const credit: typeof english.credit = {
  standing: 'حدّ الائتمان {limit}: المفتوح {open}، منه متأخر {overdue}؛ غير المفوتر {unbilled}؛ المتبقي {left}.',
  beyond: 'هذا يتجاوزه: سيُوقف الأمر.',
  failed: 'تعذّر تحميل ائتمان العميل.',
  held: 'يتجاوز هذا الأمر حدّ الائتمان وهو موقوف: يُسلَّم ويُفوتر بعد الإفراج عنه.',
  was_released: 'أفرج عنه {by}: {reason}',
  release: 'إفراج',
  release_title: 'الإفراج عن الأمر {number}',
  released: 'أُفرج عن الأمر.',
  release_failed: 'لم يُفرج عن الأمر.',
  not_held: 'هذا الأمر غير موقوف.',
  reason: 'السبب',
  is_held: 'موقوف',
};

export const list = {
  preview: 'معاينة',
  open: 'فتح',
  show_preview: 'معاينة بجانب القائمة (J وK للتنقل بين الصفوف)',
  compact: 'صفوف متقاربة',
  total: 'الإجمالي ({count}):',
  open_amount: '{amount} غير مسدد',
} satisfies Translated<typeof english.list>;

export const waiting = {
  quotes: '{count} بانتظار التسعير',
  orders: '{count} بانتظار التسليم',
  invoices: '{count} متأخرة السداد',
} satisfies Translated<typeof english.waiting>;

export const conversation = {
  title: 'المحادثة',
  lead: 'يراها العميل في صفحة عرض السعر، وتصله رسالتك بالبريد.',
  loading: 'جارٍ تحميل المحادثة...',
  failed: 'تعذّر تحميل المحادثة.',
  empty: 'لا رسائل بعد.',
  new: '{count} جديدة',
  unread: 'رسائل غير مقروءة: {count}',
  unread_filter: 'رسائل غير مقروءة',
  read: 'قُرئت',
  message: 'الرسالة',
  send: 'إرسال',
  sent: 'أُرسلت الرسالة.',
  send_failed: 'لم تُرسل الرسالة.',
  nothing: 'اكتب رسالة أو أرفق ملفًا.',
  attach: 'إرفاق ملف',
  attach_hint: 'ملف PDF أو صور، بحجم أقصاه {mb} ميغابايت لكل منها.',
  wrong_type: 'لا يمكن إرسال سوى PDF وJPEG وPNG وWebP وAVIF.',
  too_large: 'الملف أكبر من {mb} ميغابايت.',
  too_many: 'لا أكثر من {max} ملفات مع الرسالة الواحدة.',
  remove: 'إزالة {name}',
  files: 'الملفات',
  size: '{size} كيلوبايت',
  targets: 'أسعار مستهدفة',
  withdrawn: 'سُحبت الأسعار المستهدفة.',
  target: 'المستهدف: {wish}',
  take_over: 'اعتماد',
  take_over_of: 'اعتماد السعر المستهدف للبند {name}',
} satisfies Translated<typeof english.conversation>;

export const share = {
  open: 'مشاركة عبر واتساب',
  title: 'مشاركة {number}',
  lead: 'من لديه الرابط يرى عرض السعر هذا دون تسجيل الدخول. ولقبوله هناك يُرسل رمز إلى بريد العميل.',
  making: 'جارٍ إنشاء الرابط...',
  failed: 'تعذّر إنشاء الرابط.',
  language: 'لغة الرسالة',
  text: 'الرسالة',
  to: 'إلى {phone}',
  no_phone: 'لا يُعرف رقم هاتف: يسأل واتساب إلى من تُرسل.',
  send: 'فتح واتساب',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط.',
  copy_failed: 'هذا المتصفح لا يسمح للصفحات بالنسخ. حدّد الرابط وانسخه.',
  revoke: 'إلغاء كل الروابط',
  revoke_sure: 'إلغاء كل الروابط الآن؟',
  revoked: 'لم تعد روابط عرض السعر هذا تعمل.',
  revoke_failed: 'تعذّر إلغاء الروابط.',
} satisfies Translated<typeof english.share>;

export const palette = {
  open: 'البحث في كل شيء',
  field: 'رقم أو اسم أو هاتف أو رقم أمر شراء أو مبلغ أو صفحة',
  recent: 'الأخيرة',
  actions: 'في هذه الصفحة',
  pages: 'الصفحات',
  create: 'جديد: {resource}',
  searching: 'جارٍ البحث…',
  nothing: 'لم يُعثر على شيء.',
  failed: 'تعذّر البحث. تابع الكتابة للمحاولة مجددًا.',
} satisfies Translated<typeof english.palette>;

/** The form of a new quote or order. */
export const writing: Translated<typeof english.writing> = {
  title_quotes: 'عرض سعر جديد',
  title_orders: 'أمر شراء جديد',
  duplicate: 'نسخ',
  load_failed: 'تعذّر تجهيز النموذج.',
  customer: 'العميل',
  customer_hint: 'رقم الهاتف أو الاسم أو البريد الإلكتروني',
  customer_needed: 'يُرجى اختيار العميل أو إدخال عميل جديد.',
  new_customer: 'عميل جديد',
  choose_known: 'اختيار عميل موجود',
  twins: 'يوجد عميل بهذا الهاتف أو البريد الإلكتروني:',
  invite: 'دعوته بالبريد الإلكتروني إلى اختيار كلمة مرور',
  next_line: 'البند التالي: رمز المنتج أو اسمه',
  entry_keys: 'اكتب ثم Enter، والكمية ثم Enter.',
  entry_help: 'اكتب ثم Enter، والكمية ثم Enter. يمكن لصق قائمة من واتساب أو Excel هنا.',
  as_words: '«{text}» كبند نصي حر',
  in_stock: 'المخزون: {stock} ({unit})',
  add: 'إضافة',
  paste: 'لصق قائمة',
  paste_help: 'سطر لكل منتج مع كميته',
  read: 'قراءة القائمة',
  paste_failed: 'تعذّرت قراءة القائمة.',
  open_lines: 'أسطر تحتاج إلى اختيار: {count}',
  unknown: 'لم يُعثر على منتج',
  choose: 'منتجات للاختيار: {count}',
  choose_for: 'المنتج للسطر {text}',
  keep_words: 'إبقاؤه نصًا حرًا',
  earlier: 'أخذ البنود من عرض سعر أو أمر شراء سابق',
  earlier_hint: 'الرقم أو العميل',
  prices: 'أسعار البنود المأخوذة',
  same_prices: 'الأسعار نفسها',
  list_prices: 'أسعار القائمة',
  copy_failed: 'تعذّر أخذ البنود.',
  gone: 'لم تعد تُباع، فصارت بنودًا نصية: {names}',
  valid_until_help: 'آخر يوم للعرض بعد إرساله؛ فارغ: عدد الأيام في الإعدادات',
  client_words: 'ملاحظة العميل',
  settle_first: 'يُرجى البتّ في الأسطر الملصوقة أولًا.',
  no_lines: 'أضف بندًا أولًا.',
  save_send: 'حفظ عرض السعر وإرساله',
  save_request: 'حفظ كطلب',
  save_order: 'إنشاء أمر الشراء',
  done_sent: 'حُفظ عرض السعر وأُرسل.',
  done_request: 'حُفظ الطلب.',
  done_order: 'أُنشئ أمر الشراء.',
  failed_quotes: 'تعذّر حفظ عرض السعر.',
  failed_orders: 'تعذّر إنشاء أمر الشراء.',
};

export const margin: Translated<typeof english.margin> = {
  name: 'هامش الربح',
  amount: 'هامش الربح {amount} درهم',
  unknown: 'هامش الربح غير معروف: لا سعر تكلفة',
  known: 'معروف للبنود: {known} من {lines}',
};

export const invitation: Translated<typeof english.invitation> = {
  send: 'دعوته إلى اختيار كلمة مرور',
  again: 'دعوته مجددًا',
  sent: 'أُرسلت الدعوة.',
  failed: 'تعذّر إرسال الدعوة.',
  at: 'دُعي في {at}؛ لا كلمة مرور بعد',
  open: 'الدعوات المفتوحة',
  open_none: 'لا دعوات مفتوحة.',
  open_failed: 'تعذّر تحميل الدعوات.',
  open_line: '{role} · أُرسلت في {sent} من {by}',
  until: 'صالحة حتى {until}',
  over: 'منتهية',
  send_again: 'إعادة الإرسال',
  send_again_to: 'إعادة الإرسال: الدعوة إلى {email}',
  revoke: 'إلغاء',
  revoke_sure: 'هل تُلغى؟',
  revoke_for: 'إلغاء: الدعوة إلى {email}',
  revoked: 'أُلغيت الدعوة.',
  revoke_failed: 'تعذّر إلغاء الدعوة.',
};
