import type { SupplierPackTexts } from '../en/supplier-pack.js';

export const supplierPack: SupplierPackTexts = {
  title: 'ملف المورّد',
  madeOn: 'أُعدّ في',
  supplier: 'المورّد',
  facts: {
    legalName: 'الاسم القانوني',
    tradeName: 'الاسم التجاري',
    trn: 'رقم التسجيل الضريبي',
    registeredSince: 'مسجل في ضريبة القيمة المضافة منذ',
    licence: 'الرخصة التجارية',
    address: 'مقر العمل',
    bankAccount: 'الحساب المصرفي',
    none: 'لا يوجد',
    noAddress: 'غير مذكور',
  },
  enclosed: 'المستندات المرفقة',
  columns: { document: 'المستند', number: 'الرقم', issued: 'الإصدار', expires: 'صالح حتى', file: 'الملف' },
  kinds: {
    TradeLicence: 'الرخصة التجارية',
    TrnCertificate: 'شهادة التسجيل الضريبي',
    BankLetter: 'خطاب البنك',
    RepresentativeAuthority: 'صلاحية الممثل وهويته',
  },
  states: { missing: 'غير متوفر', valid: 'ساري', expiring: 'ينتهي قريبًا', expired: 'منتهي' },
  doesNotEnd: 'بلا انتهاء',
  sha256: 'SHA-256',
  whatToCheck: 'ما يتحقق منه المشتري وأين يجده',
  checks: [
    { what: 'تسجيل المورّد', where: 'الرخصة التجارية وشهادة التسجيل الضريبي' },
    { what: 'هوية الممثل وصلاحيته', where: 'صلاحية الممثل وهويته' },
    { what: 'مقر العمل', where: 'العنوان أعلاه، يقارن بالرخصة' },
    { what: 'حساب مصرفي في الدولة (للمشتريات التي تزيد على 375,000 درهم)', where: 'خطاب البنك والحسابات أعلاه' },
    {
      what: 'تغيّر العنوان والموظفين الرئيسيين خلال آخر 12 شهرًا، ومنشأ البضائع، والتقييمات العامة',
      where: 'ليست في هذا الملف: يرجى سؤالنا أو التحقق بأنفسكم',
    },
  ],
  judgement: 'تقدير كفاية هذه المستندات يعود إلى المشتري.',
  howToCheck: 'كيف تتحقق من هذا الملف',
  signed:
    'يسرد manifest.json جميع الملفات مع بصمات SHA-256، بما فيها هذه الورقة. والملف manifest.sig هو توقيعنا (Ed25519) على manifest.json.',
  page: (address) => `افتح ${address} واختر ملفات الحزمة: تخبرك الصفحة هل هي أصلية.`,
  byHand: 'أو من دوننا، في مجلد الملفات:',
  fingerprint: 'بصمة مفتاحنا العام (SHA-256)',
  invoiceLine: (address) => `مستندات المورّد: ${address}`,
  invoiceFact: 'مستندات المورّد',
};
