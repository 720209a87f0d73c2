import { activity } from './insight/activity';
import { categories } from './goods/categories';
import { creditNotes } from './billing/creditNotes';
import { companies } from './people/companies';
import { contact } from './shop/contact';
import { eInvoiceDeliveries, eInvoicing } from './billing/eInvoices';
import { invoices } from './billing/invoices';
import { mail } from './shop/mail';
import { orders } from './sales/orders';
import { payments } from './billing/payments';
import { priceChanges } from './goods/priceChanges';
import { products } from './goods/products';
import { quotes } from './sales/quotes';
import { receipts } from './billing/receipts';
import { reminders } from './billing/reminders';
import type { ShopResource } from './resource';
import { settings } from './shop/settings';
import { salesReport } from './insight/sales';
import { synonyms } from './goods/synonyms';
import { vatReturn } from './billing/tax';
import { users } from './people/users';

/** Every resource, in the order of the menu: the day's work from request to payment first, then the master data. */
export const resources: readonly ShopResource[] = [
  quotes,
  orders,
  invoices,
  creditNotes,
  payments,
  receipts,
  reminders,
  users,
  companies,
  products,
  priceChanges,
  categories,
  contact,
  mail,
  salesReport,
  activity,
  vatReturn,
  eInvoicing,
  eInvoiceDeliveries,
  synonyms,
  settings,
];
