import { scheduledPriceChange } from '../../support/price-changes.js';
import { delivery } from './e-invoicing.js';
import { approval } from './approvals.js';
import { invitation } from './invitations.js';
import type { Walks, World } from '../world.js';
import {
  category,
  company,
  creditNote,
  invoice,
  list,
  order,
  payment,
  product,
  quoted,
  receipt,
  savedSettings,
  savedSynonyms,
  stockAlert,
} from './records.js';
import { reminder, reminderAccount } from './reminders.js';
import { supplierDocument } from './supplier-pack.js';
import { closedPeriods } from './tax.js';

/** Histories of all that has one. */
export const historyWalks: Walks = Object.fromEntries(
  Object.entries({
    quotes: quoted,
    orders: order,
    invoices: invoice,
    payments: payment,
    receipts: receipt,
    reminders: reminder,
    'reminder-accounts': reminderAccount,
    lists: list,
    approvals: approval,
    invitations: invitation,
    users: async ({ shop }: World) => ({ _id: (await shop.as.customer()).id }),
    products: product,
    categories: category,
    'price-changes': scheduledPriceChange,
    settings: savedSettings,
    synonyms: savedSynonyms,
    companies: company,
    'vat-periods': closedPeriods,
    'credit-notes': creditNote,
    'stock-alerts': stockAlert,
    'supplier-documents': supplierDocument,
    'e-invoice-deliveries': delivery,
  }).map(([resource, find]) => [
    `${resource}-audit_history`,
    { arrange: async (world: World) => ({ path: { id: (await find(world))._id }, query: { range: [0, 9] } }) },
  ]),
);
