import type { FieldRefusal, Refusal } from './refusal.js';

export const goods = {
  PRODUCT_NOT_FOUND: { status: 404, text: 'Product not found' },
  CATEGORY_NOT_FOUND: { status: 404, text: 'Category not found' },
  PRICE_CHANGE_NOT_FOUND: { status: 404, text: 'Price change not found' },
  LIST_OF_SYNONYMS_NOT_FOUND: { status: 404, text: 'List of synonyms not found' },
  STOCK_ALERT_NOT_FOUND: { status: 404, text: 'Stock alert not found' },
  LIST_NOT_FOUND: { status: 404, text: 'List not found' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const goodsRules = {} as const satisfies Readonly<Record<string, FieldRefusal>>;
