/** What the shop sells, in the order in which it is shown. */
export const PRODUCT_TYPES = ['Ribbon', 'Creasing Matrix', 'Double Face Tape', 'Rubber'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

const SKU_PREFIXES: Record<ProductType, string> = {
  Ribbon: 'RIB',
  'Creasing Matrix': 'CRM',
  'Double Face Tape': 'DFT',
  Rubber: 'RUB',
};

/** How the SKUs of a type begin. */
export function skuPrefix(type: ProductType): string {
  return SKU_PREFIXES[type];
}
