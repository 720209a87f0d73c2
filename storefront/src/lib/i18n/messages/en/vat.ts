/** VAT in the cart and in documents, and the prices of companies. */
export const messages = {
  'vat.net': 'Net, excl. VAT',
  'vat.S': 'VAT {rate}%',
  'vat.Z': 'of which zero-rated',
  'vat.E': 'of which exempt from VAT',
  'vat.O': 'of which outside the scope of VAT',
  'vat.AE': 'of which under reverse charge',
  'prices.withoutVat': 'Prices excl. VAT',
  'prices.exclVat': 'excl. VAT',
} as const;
