/** VAT in the cart and in documents, and the prices of companies. */
export const messages = {
  'vat.net': 'Net, excl. VAT',
  'vat.S': 'VAT {rate}\u00a0%',
  'vat.Z': 'of it zero-rated',
  'vat.E': 'of it exempt from VAT',
  'vat.O': 'of it out of scope of VAT',
  'vat.AE': 'of it under reverse charge',
  'prices.withoutVat': 'Prices without VAT',
  'prices.exclVat': 'excl. VAT',
} as const;
