/** Texts beside a product wherever it is shown. */
export const messages = {
  'product.unavailable': 'Currently Unavailable',
  'product.moq': 'MOQ {moq}',
  'product.priceOnRequest': 'Price on request',
  'product.inclVat': 'incl. {rate}% VAT',
  'product.perUnit': '/ {unit}',
} as const;
