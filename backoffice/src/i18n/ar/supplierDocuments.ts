import { MAX_SUPPLIER_FILE_MB } from '@shop/contract/supplier-pack';
import type { supplierDocuments as english } from '../en/supplierDocuments';
import type { Translated } from '../words';

export const supplierDocuments: Translated<typeof english> = {
  name: 'مستند المورّد |||| مستندات المورّد',
  fields: {
    kind: 'المستند',
    file: 'الملف',
    number: 'الرقم',
    issuedOn: 'تاريخ الإصدار',
    expiresOn: 'صالح حتى',
    sha256: 'بصمة SHA-256',
  },
  title: 'مستندات المورّد',
  lead: 'يتحقق المشترون في الإمارات من مورّديهم. ينزّلون هذه المستندات في ملف واحد موقّع من حساباتهم، وتقود إليه كل فاتورة.',
  kinds: {
    TradeLicence: 'الرخصة التجارية',
    TrnCertificate: 'شهادة التسجيل الضريبي',
    BankLetter: 'خطاب البنك',
    RepresentativeAuthority: 'صلاحية الممثل وهويته',
  },
  about: {
    TradeLicence: 'أو مستخرج من السجل',
    TrnCertificate: 'من الهيئة الاتحادية للضرائب',
    BankLetter: 'تأكيد خطي للحساب في الدولة',
    RepresentativeAuthority: 'وكالة مع نسخة من بطاقة الهوية',
  },
  state: {
    missing: 'غير متوفر',
    valid: 'ساري',
    expired: 'انتهى في %{day}',
    expires_today: 'ينتهي اليوم',
    expiring:
      'ينتهي خلال %{smart_count} يوم |||| ينتهي خلال يوم |||| ينتهي خلال يومين |||| ينتهي خلال %{smart_count} أيام |||| ينتهي خلال %{smart_count} يومًا |||| ينتهي خلال %{smart_count} يوم',
  },
  notice: {
    expired: '%{document}: انتهى في %{day}',
    expires_today: '%{document}: ينتهي اليوم',
    expiring:
      '%{document}: ينتهي خلال %{smart_count} يوم |||| %{document}: ينتهي خلال يوم |||| %{document}: ينتهي خلال يومين |||| %{document}: ينتهي خلال %{smart_count} أيام |||| %{document}: ينتهي خلال %{smart_count} يومًا |||| %{document}: ينتهي خلال %{smart_count} يوم',
  },
  facts: { number: 'الرقم %{number}', issued: 'صدر في %{day}', until: 'صالح حتى %{day}', no_end: 'بلا انتهاء' },
  notice_title: 'مستندات المورّد التي تنتهي',
  open: 'افتح الإعدادات',
  add: 'إضافة',
  change: 'تعديل',
  remove: 'إزالة',
  add_named: 'إضافة: %{document}',
  change_named: 'تعديل: %{document}',
  remove_named: 'إزالة: %{document}',
  dialog: { title: '%{document}', save: 'حفظ' },
  choose_file: 'اختر ملفًا',
  replace_file: 'اختر ملفًا آخر',
  limits: `ملف PDF أو PNG أو JPEG لا يزيد على ${MAX_SUPPLIER_FILE_MB} ميغابايت. يصل إلى العملاء كما هو.`,
  help: { expiresOn: 'آخر يوم؛ اتركه فارغًا إن كان بلا انتهاء' },
  problem: {
    type: 'اختر ملف PDF أو PNG أو JPEG.',
    empty: 'الملف فارغ.',
    size: `الملف أكبر من ${MAX_SUPPLIER_FILE_MB} ميغابايت.`,
  },
  sure_title: 'إزالة %{document}؟',
  sure: 'يُحذف ملفه، ويراه المشترون غير متوفر.',
  preview: 'نزّل الملف كما يصل إلى المشترين',
  preview_none: 'يمكن إعداد الملف عندما يتوفر مستند.',
  activity: 'الملفات التي نُزّلت',
  loading: 'جارٍ تحميل مستندات المورّد...',
  load_failed: 'تعذّر تحميل مستندات المورّد.',
  notifications: {
    saved: 'حُفظ المستند.',
    save_failed: 'تعذّر حفظ المستند.',
    removed: 'أُزيل المستند.',
    remove_failed: 'تعذّرت إزالة المستند.',
  },
};
