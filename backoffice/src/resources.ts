import { activity } from './activity';
import { categories } from './categories';
import { creditNotes } from './creditNotes';
import { companies } from './companies';
import { contact } from './contact';
import { eInvoiceDeliveries, eInvoicing } from './eInvoices';
import { invoices } from './invoices';
import { mail } from './mail';
import { orders } from './orders';
import { payments } from './payments';
import { priceChanges } from './priceChanges';
import { products } from './products';
import { quotes } from './quotes';
import { receipts } from './receipts';
import { reminders } from './reminders';
import type { ShopResource } from './resource';
import { settings } from './settings';
import { salesReport } from './sales';
import { synonyms } from './synonyms';
import { vatReturn } from './tax';
import { users } from './users';

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
