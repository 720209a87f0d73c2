import type { Identifier } from 'react-admin';

/** The API and the back office are served by the same origin. */
export const API_URL = '/api';
export const BASENAME = '/admin';
export const SECURITY_PATH = '/security';

const segment = (id: Identifier): string => encodeURIComponent(String(id));

export const editPath = (resource: string, id: Identifier): string => `/${resource}/${segment(id)}/edit`;
export const BACKORDERS_PATH = '/deliveries/backorders';

export const deliveryPath = (id: Identifier): string => `/deliveries/${segment(id)}`;
/** The parameter with which the page of a delivery requests its proof. */
export const PROOF_WANTED = 'proof';

export const orderPath = (id: Identifier): string => `/orders/${segment(id)}`;
export const invoicePath = (id: Identifier): string => `/invoices/${segment(id)}`;
export const companyPath = (id: Identifier): string => `/companies/${segment(id)}`;
export const receiptPath = (id: Identifier): string => `/receipts/${segment(id)}`;
/**
 * The form of a new quote or order. @param start a customer, a company whose users are offered, `quotes/ID` to copy, or a
 * returned cheque whose charge is billed
 */
export const writePath = (
  kind: 'quotes' | 'orders',
  start: { user?: string; company?: string; from?: string; returned?: string } = {},
): string => {
  const query = new URLSearchParams(Object.entries(start)).toString();
  return `/${kind}/create${query && `?${query}`}`;
};
/** The form of a new receipt, for this customer. */
export const recordReceiptPath = (payer: 'company' | 'user', id: Identifier): string =>
  `/receipts/create?${payer}=${segment(id)}`;
/** The form of a receipt for an order that has no invoice yet. */
export const recordAdvancePath = (orderId: Identifier): string => `/receipts/create?order=${segment(orderId)}`;
export const companyStatementPath = (id: Identifier): string => `/companies/${segment(id)}/statement`;
export const statementPath = (userId: Identifier): string => `/users/${segment(userId)}/statement`;
/** The same order page, reached from an invoice. */
export const invoiceOrderPath = (orderId: Identifier): string => `/invoices/invoice-order/${segment(orderId)}`;
export const creditNotePath = (id: Identifier): string => `/credit-notes/${segment(id)}`;
/** @param asReturn true if goods are returned */
export const issueCreditNotePath = (invoiceId: Identifier, asReturn = false): string =>
  `/invoices/${segment(invoiceId)}/credit${asReturn ? '?return' : ''}`;
/** Returns goods that are not invoiced yet. */
export const returnGoodsPath = (orderId: Identifier): string => `/orders/${segment(orderId)}/return`;
/** The page of what accounts owed at the end of a day. */
export const receivablesPath = (on: string): string => `/receivables?on=${on}`;
/** The documents of an account that were open on a day, of one age or all of them. */
export const receivablePath = (
  { resource, _id }: { resource: 'companies' | 'users'; _id: string },
  { on, age = null }: { on: string; age?: string | null },
): string => `/receivables/${resource}/${segment(_id)}?on=${on}${age === null ? '' : `&age=${age}`}`;
export const BANK_IMPORT_PATH = '/bank-lines/import';
export const RECONCILIATION_PATH = '/bank-lines/reconciliation';
export const CHEQUE_CALENDAR_PATH = '/cheques/calendar';
export const recordChequePath = (payer: 'company' | 'user', id: Identifier): string =>
  `/cheques/create?${payer}=${segment(id)}`;
export const MOVE_IN_PATH = '/move-ins';
/** The page that imports a file of the old books. */
export const moveInFilePath = (id: Identifier, kind: string): string => `/move-ins/${segment(id)}/${kind}`;
export const emailPath = (id: Identifier): string => `/mail/${segment(id)}`;

const EDITED = new Set(['customer-groups', 'quotes', 'payments', 'users', 'products', 'categories']);
/** The page of a record of any resource. */
export const recordPath = (resource: string, id: Identifier): string =>
  EDITED.has(resource) ? editPath(resource, id) : `/${resource}/${segment(id)}`;
export const addPaymentPath = (invoiceId: Identifier): string => `/invoices/${segment(invoiceId)}/payment`;

/** The page of the record whose next step opened this page; undefined otherwise. */
export const cameFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'cameFrom' in state && typeof state.cameFrom === 'string'
    ? state.cameFrom
    : undefined;

/** The form that changes the prices of the products that match a filter of their list. */
export const changePricesPath = (filter: Record<string, unknown>): string =>
  `/price-changes/create?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const importPricesPath = (listId: Identifier): string => `/price-lists/${segment(listId)}/import`;
export const priceChangePath = (id: Identifier): string => `/price-changes/${segment(id)}`;

/** A section of the settings. */
export const settingsPath = (section: string): string => `/settings/${section}`;

/** Kinds of records without a page (null), and those whose page is not that of a single record. */
const PAGES: Partial<Record<string, string | null>> = {
  settings: '/settings',
  'supplier-documents': settingsPath('supplierDocuments'),
  'api-keys': '/api-keys',
  webhooks: '/webhooks',
  reminders: '/reminders',
  'reminder-accounts': '/reminders',
  'move-ins': MOVE_IN_PATH,
  synonyms: '/synonyms',
  'vat-periods': '/vat-return',
  'stock-alerts': null,
  lists: null,
  approvals: null,
  invitations: null,
  'e-invoice-deliveries': '/e-invoice-deliveries',
  'bank-statements': '/bank-lines/reconciliation',
};

/** The page of a record of the history; undefined if it has none. */
export const changedRecordPath = (resource: string, id: Identifier): string | undefined => {
  const page = PAGES[resource];
  return page === undefined ? recordPath(resource, id) : (page ?? undefined);
};

/** A list with a filter, in the format that react-admin reads from the query string. */
export const filteredListPath = (resource: string, filter: Record<string, unknown>): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
