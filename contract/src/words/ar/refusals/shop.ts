import type { shop, shopRules } from '../../../refusals/shop.js';
import type { RefusalWords } from '../../../refusals/refusal.js';

export const shopRefusals: RefusalWords<typeof shop & typeof shopRules> = {
  MESSAGE_NOT_FOUND: 'الرسالة غير موجودة.',
  SETTINGS_NOT_FOUND: 'لم تُحفظ الإعدادات بعد.',
  VAT_PERIOD_NOT_FOUND: 'الفترة الضريبية غير موجودة.',
  SUPPLIER_DOCUMENT_NOT_FOUND: 'المستند غير موجود.',
};
