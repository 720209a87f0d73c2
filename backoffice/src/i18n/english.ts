import englishMessages from 'ra-language-english';
import { categories, products } from './en/catalogue';
import { common } from './en/common';
import { dashboard } from './en/dashboard';
import { invoices } from './en/invoices';
import { keys } from './en/keys';
import { orders } from './en/orders';
import { payments } from './en/payments';
import { contact, mail, users } from './en/people';
import { quotes } from './en/quotes';

export const english = {
  ...englishMessages,
  shop: { ...common, dashboard, keys },
  resources: { quotes, orders, invoices, payments, users, products, categories, contact, mail },
};
