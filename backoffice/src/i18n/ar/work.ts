import type * as english from '../en/work';
import type { Translated } from '../words';

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
