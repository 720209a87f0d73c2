import type { shop, shopRules } from '../../../refusals/shop.js';
import type { RefusalWords } from '../../../refusals/refusal.js';

export const shopRefusals: RefusalWords<typeof shop & typeof shopRules> = {
  MESSAGE_NOT_FOUND: 'الرسالة غير موجودة.',
  SETTINGS_NOT_FOUND: 'لم تُحفظ الإعدادات بعد.',
  VAT_PERIOD_NOT_FOUND: 'الفترة الضريبية غير موجودة.',
  SUPPLIER_DOCUMENT_NOT_FOUND: 'المستند غير موجود.',
  EMAILS_OFF: 'البريد الإلكتروني متوقف الآن.',
  PERIOD_CLOSED: 'يقع {day} في فترة ضريبية مغلقة (حتى {last}).',
  NO_SUPPLIER_DOCUMENTS: 'لا توجد مستندات بعد.',

  NOT_OF_DOCUMENT: 'لكشف الحساب وحده فترة.',
  DAY_NOT_OVER: 'لم ينتهِ {day} بعد: تُغلق الفترة بدءًا من اليوم التالي.',
  IN_THE_FUTURE: 'يجب ألا يكون بعد اليوم {max}.',
  SECOND_FACTOR_FIRST: 'أعدّ عاملك الثاني أولًا.',
  E_INVOICE_ENDPOINT: 'ليس للخادم عنوان يرسل إليه: حدّد \u2066E_INVOICE_URL\u2069 و\u2066E_INVOICE_SECRET\u2069 أولًا.',
  LOGO: 'لا توجد صورة مرفوعة في «{value}». ارفع الشعار من جديد.',
  TRN_NEEDED: 'المتجر المسجّل في ضريبة القيمة المضافة (منذ {value}) له رقم تسجيل ضريبي: أدخله.',
  EMIRATE_ABROAD: 'العنوان في {country} لا يتبع إمارة، أما {value} فإمارة.',
  LINK: '«{value}» ليس عنوان ويب مثل \u2066https://wa.me/971501234567\u2069.',
  IBAN: '«{value}» ليس رقم آيبان: رمز الدولة أو الطول أو الشكل خطأ. رقم الإمارات هو \u2066AE\u2069 يليه 21 رقمًا.',
  IBAN_CHECK: '«{value}» ليس رقم آيبان: لا يطابق رقما التحقق بقية الأرقام، ففي أحدها خطأ.',
  IBAN_TWICE: 'رقم الآيبان {value} مذكور في حساب سابق.',
  BIC: '«{value}» ليس رمز سويفت. يتكوّن من 8 أو 11 حرفًا ورقمًا، مثل \u2066EBILAEAD\u2069.',
  COLOUR: '«{value}» ليس لونًا مثل \u2066#0b4f5c\u2069.',
  CONTRAST: 'تباين {value} مع الأبيض هو \u2066{ratio}:1\u2069، ويجب ألا يقل عن \u2066{min}:1\u2069: اختر لونًا أغمق.',
  AFTER_STEP: 'يجب أن يزيد على {min} يومًا، وهي أيام التذكير السابق.',
};
