import type * as english from '../en/books.js';

export const journalKinds: typeof english.journalKinds = {
  opening: 'رصيد افتتاحي',
  invoice: 'إصدار فاتورة',
  credit: 'إصدار إشعار دائن',
  void: 'إلغاء فاتورة',
  writeOff: 'شطب دين',
  writeOffUndone: 'التراجع عن الشطب',
  recovery: 'تحصيل دين مشطوب',
  recoveryUndone: 'التراجع عن التحصيل',
  badDebtVat: 'ضريبة الدين المعدوم',
  bankCharge: 'رسوم بنكية',
  difference: 'فرق بسيط',
  differenceUndone: 'التراجع عن الفرق',
  payment: 'استلام مبلغ',
  applied: 'استخدام رصيد',
  unapplied: 'التراجع عن استخدام الرصيد',
  refund: 'استرداد',
  returned: 'شيك مرتجع',
  mistake: 'عكس قيد',
  chequeTaken: 'شيك في اليد',
  chequeEnded: 'شيك لم يعد في اليد',
};

export const bookChecks: typeof english.bookChecks = {
  balance: 'المدين والدائن في دفتر اليومية',
  receivables: 'الذمم المدينة: كشوف الحسابات',
  ageing: 'الذمم المدينة: أعمار الديون',
  documents: 'الذمم المدينة حتى اليوم: مبالغ المستندات',
  vatAmount: 'الإقرار الضريبي، مبلغ الخانة {box}',
  vat: 'الإقرار الضريبي، ضريبة الخانة {box}',
  vatAdjustment: 'الإقرار الضريبي، تعديل الخانة {box}',
  vatLines: 'ضريبة المخرجات: مستندات البيع',
  bank: 'المبالغ المستلمة في البنك: حركات مطابقة أو مفتوحة',
  bankMatches: 'الحركات البنكية المطابقة: مبالغها في الدفاتر',
};

export const salesColumns: typeof english.salesColumns = {
  document: 'المستند',
  number: 'الرقم',
  issuedOn: 'تاريخ الإصدار',
  suppliedOn: 'تاريخ التوريد',
  taxDay: 'التاريخ الضريبي',
  late: 'متأخر',
  emirate: 'إمارة التوريد',
  eInvoice: 'الفاتورة الإلكترونية',
  customer: 'العميل',
  trn: 'الرقم الضريبي',
  box: 'الخانة',
  category: 'فئة الضريبة',
  rate: 'نسبة الضريبة',
  net: 'الصافي',
  vat: 'الضريبة',
  gross: 'الإجمالي',
};

export const vatDocuments: typeof english.vatDocuments = {
  invoice: 'فاتورة',
  'credit note': 'إشعار دائن',
  'bad debt': 'دين معدوم',
  'void invoice': 'فاتورة ملغاة',
};

export const vatParts: typeof english.vatParts = {
  line: 'المنتج',
  delivery: 'التوصيل',
  'extra fee': 'رسوم إضافية',
  document: 'المستند كاملًا دون ضريبة',
  advance: 'دفعة مقدمة',
  'bad debt': 'دين معدوم',
};

export const taxCategories: typeof english.taxCategories = {
  S: 'النسبة الأساسية (S)',
  Z: 'نسبة الصفر (Z)',
  E: 'معفى (E)',
  O: 'خارج نطاق الضريبة (O)',
  AE: 'الاحتساب العكسي (AE)',
};

export const eInvoiceStatuses: typeof english.eInvoiceStatuses = {
  notNeeded: 'غير مطلوبة',
  ready: 'جاهزة للإرسال',
  sending: 'قيد الإرسال',
  failed: 'تعذّر إرسالها',
  sent: 'مرسلة',
  accepted: 'مقبولة',
  rejected: 'مرفوضة',
};
