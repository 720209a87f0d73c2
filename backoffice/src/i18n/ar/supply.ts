import type { supply as english } from '../en/supply';
import type { Translated } from '../words';

export const supply = {
  title: 'التوريد، للفاتورة الإلكترونية',
  isExport: 'تصدير: السلع تغادر الدولة',
  export_help: 'عنوان الشركة خارج الدولة، والبنود خاضعة لنسبة الصفر (Z) مع إثبات التصدير.',
  freeZoneBeneficiary: 'رقم المستفيد في منطقة حرة (TRN أو TIN)',
  beneficiary_help: 'إذا تُرك فارغًا فلا صلة للتوريد بمنطقة حرة.',
  invalid: 'رقم التسجيل الضريبي 15 رقمًا تبدأ بـ 1 وتنتهي بـ 03، ورقم التعريف أول عشرة أرقام منه.',
} satisfies Translated<typeof english>;
