import type { sales, salesRules } from '../../../refusals/sales.js';
import type { RefusalWords } from '../../../refusals/refusal.js';

export const salesRefusals: RefusalWords<typeof sales & typeof salesRules> = {
  QUOTE_NOT_FOUND: 'عرض السعر غير موجود.',
  ORDER_NOT_FOUND: 'الأمر غير موجود.',
  APPROVAL_NOT_FOUND: 'طلب الموافقة غير موجود.',
};
