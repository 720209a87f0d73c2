/** The words for statuses of documents, by their names in the API. */
export const quoteStatuses = {
  Requested: 'قيد المراجعة',
  Quoted: 'تم التسعير',
  Confirmed: 'مؤكَّد',
  Rejected: 'مرفوض',
} as const;

export const orderStatuses = {
  Processing: 'قيد التجهيز',
  Delivered: 'تم التسليم',
  Returned: 'تم الإرجاع',
  Cancelled: 'ملغى',
} as const;

export const deliveryStatuses = {
  Prepared: 'مُجهَّز',
  Delivered: 'تم التسليم',
  Cancelled: 'ملغى',
} as const;

export const invoiceStatuses = {
  Unpaid: 'غير مدفوعة',
  'Partially Paid': 'مدفوعة جزئيًا',
  Paid: 'مدفوعة',
  Overdue: 'متأخرة السداد',
  'Written Off': 'مشطوبة كدين معدوم',
  Credited: 'مسوّاة بإشعار دائن',
  Void: 'ملغاة',
} as const;

export const creditBadges = {
  'Partly credited': 'مخصوم جزء منها بإشعار دائن',
  'Fully credited': 'مسوّاة بإشعار دائن',
} as const;

export const paymentStatuses = { Received: 'تم الاستلام', Refunded: 'تم الاسترداد' } as const;

export const paymentMethods = {
  Cash: 'نقدًا',
  'Bank Transfer': 'تحويل بنكي',
  'Credit Card': 'بطاقة ائتمان',
  Cheque: 'شيك',
  Other: 'أخرى',
} as const;

export const declineReasons = {
  PRICE: 'السعر مرتفع',
  DELIVERY_TIME: 'مدة التوصيل طويلة',
  BOUGHT_ELSEWHERE: 'تم الشراء من جهة أخرى',
  NOT_NEEDED: 'لم تعد هناك حاجة',
  WRONG_ITEMS: 'ليست الأصناف المطلوبة',
  OTHER: 'سبب آخر',
} as const;

export const creditReasons = {
  'DL8.61.1.A': 'إلغاء التوريد',
  'DL8.61.1.B': 'تغيّر المعاملة الضريبية',
  'DL8.61.1.C': 'تعديل المقابل (السعر)',
  'DL8.61.1.D': 'إرجاع البضاعة',
  'DL8.61.1.E': 'احتساب الضريبة بالخطأ',
  VD: 'خصم الكمية',
} as const;

export const supplierDocuments = {
  TradeLicence: 'الرخصة التجارية',
  TrnCertificate: 'شهادة التسجيل الضريبي',
  BankLetter: 'خطاب البنك',
  RepresentativeAuthority: 'صلاحية الممثل وهويته',
} as const;
