export const eInvoicing = {
  name: 'E-invoicing',
  page: { list: 'E-invoicing' },
  intro: 'What the shop, its companies and its products lack before their invoices can be exchanged as e-invoices.',
  shop: 'The shop',
  shop_ready: 'The settings have everything that an e-invoice says of the seller.',
  companies: 'Companies',
  companies_ready: '{ready} of {total} confirmed companies are ready.',
  products: 'Products',
  products_total: { one: 'One product in the shop.', other: '{count} products in the shop.' },
  without_hs_code: {
    one: 'One of them has no HS code, which may be left out.',
    other: '{count} of them have no HS code, which may be left out.',
  },
  without_tax_code: {
    one: 'One product is exempt or under reverse charge without the code in its reason.',
    other: '{count} products are exempt or under reverse charge without the code in their reason.',
  },
  see_products: 'See the products',
};
