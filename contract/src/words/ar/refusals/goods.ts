import type { goods, goodsRules } from '../../../refusals/goods.js';
import type { RefusalWords } from '../../../refusals/refusal.js';

export const goodsRefusals: RefusalWords<typeof goods & typeof goodsRules> = {
  PRODUCT_NOT_FOUND: 'المنتج غير موجود.',
  CATEGORY_NOT_FOUND: 'الفئة غير موجودة.',
  PRICE_CHANGE_NOT_FOUND: 'تعديل الأسعار غير موجود.',
  LIST_OF_SYNONYMS_NOT_FOUND: 'قائمة المرادفات غير موجودة.',
  STOCK_ALERT_NOT_FOUND: 'تنبيه التوفّر غير موجود.',
  LIST_NOT_FOUND: 'القائمة غير موجودة',
};
