import type { ProductType } from '@shop/contract/catalog';

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
