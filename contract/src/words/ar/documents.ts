import type * as english from '../en/documents.js';

type Labels<Words> = Readonly<Record<keyof Words, string>>;

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

export const paymentStatuses = {
  Received: 'تم الاستلام',
  Refunded: 'تم الاسترداد',
  Reversed: 'تم الإلغاء',
  'Cheque returned': 'شيك مرتجع',
} as const;

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
  WRONG_ITEMS: 'الأصناف غير مطابقة للطلب',
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

export const chequeStatuses: Labels<typeof english.chequeStatuses> = {
  Held: 'لدينا',
  Deposited: 'لدى البنك',
  Cleared: 'تم تحصيله',
  PartlyCleared: 'حُصّل جزئيًا',
  Bounced: 'مرتجع',
  Replaced: 'مستبدل',
  Settled: 'تمت تسويته',
  HandedOver: 'محال',
  GivenBack: 'أُعيد إلى صاحبه',
  Withdrawn: 'أُلغي تسجيله',
};

export const returnReasons: Labels<typeof english.returnReasons> = {
  INSUFFICIENT_FUNDS: 'عدم كفاية الرصيد',
  ACCOUNT_CLOSED: 'الحساب مغلق',
  SIGNATURE: 'اختلاف التوقيع',
  STOPPED: 'إيقاف الصرف',
  DATE_OR_WORDS: 'خطأ في التاريخ أو المبلغ بالحروف',
  STALE: 'انتهت مدة تقديمه',
  OTHER: 'سبب آخر',
};

export const chequesInHand: Labels<typeof english.chequesInHand> = {
  title: 'شيكات برسم التحصيل',
  note: 'لا تُحتسب الشيكات في الرصيد إلا بعد تحصيلها.',
};

export const statementKinds: Labels<typeof english.statementKinds> = {
  invoice: 'فاتورة',
  advance: 'خصم دفعة مقدمة',
  credit: 'إشعار دائن',
  writeOff: 'شطب دين معدوم',
  bankCharge: 'رسوم بنكية',
  difference: 'فرق بسيط',
  payment: 'دفعة مستلمة',
  byCompany: 'دفعة من الشركة',
  forMember: 'خُصّصت لفاتورة أحد الأعضاء',
  refund: 'ردّ مبلغ',
  returned: 'شيك مرتجع',
  mistake: 'سُجّلت بالخطأ',
  recovery: 'تحصيل دين معدوم',
  recoveryUndone: 'إلغاء تحصيل دين معدوم',
  memberUndone: 'استُعيد من فاتورة أحد الأعضاء',
  writeOffUndone: 'إلغاء شطب دين',
  differenceUndone: 'إلغاء فرق بسيط',
  void: 'إلغاء فاتورة',
};

export const statementSums: Labels<typeof english.statementSums> = {
  opening: 'الرصيد الافتتاحي',
  invoiced: 'إجمالي الفواتير',
  advanced: 'دفعات مقدمة مخصومة',
  credited: 'الإشعارات الدائنة',
  paid: 'المبالغ المستلمة',
  writtenOff: 'ديون معدومة',
  waived: 'رسوم بنكية وفروق',
  recovered: 'ديون معدومة تم تحصيلها',
  returned: 'شيكات مرتجعة',
  refunded: 'المبالغ المردودة',
  voided: 'فواتير ملغاة',
  mistaken: 'سُجّلت بالخطأ',
  forMembers: 'المخصَّص لفواتير الأعضاء',
  creditBalance: 'الرصيد الدائن',
  closing: 'الرصيد الختامي',
};

export const statementAges: Labels<typeof english.statementAges> = {
  current: 'غير مستحق بعد',
  days1to30: 'من 1 إلى 30 يومًا',
  days31to60: 'من 31 إلى 60 يومًا',
  days61to90: 'من 61 إلى 90 يومًا',
  over90: 'أكثر من 90 يومًا',
};
