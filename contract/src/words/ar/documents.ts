/** The words for the states of documents, by their names in the API. */
export const quoteStatuses = {
  Requested: 'قيد المراجعة',
  Quoted: 'تم التسعير',
  Confirmed: 'مؤكَّد',
  Rejected: 'مرفوض',
} as const;

export const orderStatuses = {
  Processing: 'قيد التجهيز',
  Delivered: 'تم التسليم',
  Returned: 'مُرتجَع',
  Cancelled: 'ملغى',
} as const;

export const invoiceStatuses = {
  Unpaid: 'غير مدفوعة',
  'Partially Paid': 'مدفوعة جزئيًا',
  Paid: 'مدفوعة',
  Overdue: 'متأخرة السداد',
  Credited: 'مشطوبة بإشعار دائن',
  Void: 'ملغاة',
} as const;

export const paymentStatuses = { Received: 'مُستلَم', Refunded: 'مُسترَد' } as const;

export const paymentMethods = {
  Cash: 'نقدًا',
  'Bank Transfer': 'تحويل بنكي',
  'Credit Card': 'بطاقة ائتمان',
  Cheque: 'شيك',
  Other: 'أخرى',
} as const;

/** Refusals of the server by code: those that buyers and staff may both meet. */
export const refusals = {
  WRONG_CREDENTIALS: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  EMAIL_TAKEN: 'يوجد حساب بهذا البريد الإلكتروني.',
  SIGNED_OUT: 'انتهت الجلسة. يُرجى تسجيل الدخول من جديد.',
  QUOTE_NOT_OFFERED: 'عرض السعر هذا غير معروض الآن.',
  QUOTE_CONFIRMED: 'سبق تأكيد عرض السعر هذا.',
  QUOTE_REJECTED: 'سبق رفض عرض السعر هذا.',
  QUOTE_EXPIRED: 'انتهى اليوم الأخير لهذا العرض. يُرجى طلب تجديده.',
  QUOTE_CHANGED: 'تغيّر هذا العرض منذ أن رأيته.',
  WHOLE_QUOTE_ONLY: 'لا يُقبل هذا العرض إلا كاملًا.',
  BUYER_ONLY: 'لا يرد على العرض إلا المشتري. الموظفون يغيّرون حالته.',
  REVISION_NOT_FOUND: 'هذه المراجعة غير موجودة.',
  QUOTE_UNDER_REVIEW: 'عرض السعر قيد المراجعة! لا يمكن مشاركة ملف PDF بعد.',
  UNAVAILABLE: 'المتجر مشغول. يُرجى المحاولة بعد لحظات.',
  IDEMPOTENCY_IN_PROGRESS: 'يجري تنفيذ هذا الطلب نفسه. أعد المحاولة بعد لحظات لترى نتيجته.',
  IDEMPOTENCY_KEY_REUSED: 'أُرسل هذا الطلب من قبل بمحتوى آخر. أعد تحميل الصفحة ثم حاول من جديد.',
} as const;
