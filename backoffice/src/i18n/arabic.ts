import { categories, products } from './ar/catalogue';
import { common } from './ar/common';
import { dashboard } from './ar/dashboard';
import { invoices } from './ar/invoices';
import { keys } from './ar/keys';
import { orders } from './ar/orders';
import { payments } from './ar/payments';
import { contact, mail, users } from './ar/people';
import { quotes } from './ar/quotes';
import { reactAdmin } from './ar/reactAdmin';
import type { Messages } from './messages';

export { serverTexts } from './ar/serverTexts';
export { catalogWords } from '@shop/contract/words/ar/catalog';

export const arabic: Messages = {
  ra: reactAdmin,
  shop: { ...common, dashboard, keys },
  resources: { quotes, orders, invoices, payments, users, products, categories, contact, mail },
};
