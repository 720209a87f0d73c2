/** Texts beside a product wherever it is shown. */
export const messages = {
  'product.unavailable': 'Currently Unavailable',
  'product.skuIs': 'SKU {sku}',
  'product.codeIs': 'Code {code}',
  'product.sizeInBoth': '{mm}\u00a0mm\u00a0· {inch}\u00a0inch',
  'product.moq': 'MOQ {moq}',
  'product.step': 'Sold in multiples of {step}',
  'product.max': 'Max. {max}',
  'product.pack': '{count} {unit} per {pack}',
  'product.priceOnRequest': 'Price on request',
  'product.priceHidden': 'Sign in for prices',
  'product.priceForCompanies': 'Prices for companies only',
  'product.inclVat': 'incl. {rate}% VAT',
  'product.perUnit': '/ {unit}',
  'product.listPrice': 'List price',
  'product.yourPrice': 'Your price',
  'product.break': 'from {qty}: {price}',
} as const;
