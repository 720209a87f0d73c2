import { priceChange } from '../support/price-changes.js';
import { deliveredPart } from './deliveries.js';
import { bankRecords } from './bank.js';
import { delivery } from './e-invoicing.js';
import { cheque } from './cheques.js';
import { approval } from './approvals.js';
import { invitation } from './invitations.js';
import type { OperationCase, OperationId, World } from './operation-case.js';
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
import { customerGroup, priceList } from './price-lists.js';
import { reminder, reminderAccount } from './reminders.js';
import { supplierDocument } from './supplier-pack.js';
import { closedPeriods } from './tax.js';

type OfHistory<Id> = Id extends `${infer Resource}-audit_history` ? Resource : never;
/** Contact messages have a history only once they are deleted: `messages.ts` has that one. */
type Resource = Exclude<OfHistory<OperationId>, 'contact'>;

/** A record of each resource that has a history. */
const RECORDS: Readonly<Record<Resource, (world: World) => Promise<{ readonly _id: string }>>> = {
  quotes: quoted,
  orders: order,
  invoices: invoice,
  payments: payment,
  receipts: receipt,
  cheques: cheque,
  ...bankRecords,
  reminders: reminder,
  'reminder-accounts': reminderAccount,
  lists: list,
  approvals: approval,
  invitations: invitation,
  users: async ({ shop }) => ({ _id: (await shop.as.customer()).id }),
  products: product,
  categories: category,
  'price-changes': priceChange,
  'price-lists': priceList,
  'customer-groups': customerGroup,
  settings: savedSettings,
  synonyms: savedSynonyms,
  companies: company,
  'vat-periods': closedPeriods,
  'credit-notes': creditNote,
  'stock-alerts': stockAlert,
  'supplier-documents': supplierDocument,
  'e-invoice-deliveries': delivery,
  deliveries: deliveredPart,
};

export const historyOperations = Object.fromEntries(
  Object.entries(RECORDS).map(([resource, find]): [string, OperationCase] => [
    `${resource}-audit_history`,
    { arrange: async (world) => ({ path: { id: (await find(world))._id }, query: { range: [0, 9] } }) },
  ]),
) as Record<`${Resource}-audit_history`, OperationCase>;
