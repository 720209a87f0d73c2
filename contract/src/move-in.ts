/** The programs that a trader leaves. `sheets`: another program, or own lists. */
export const MOVE_IN_SOURCES = ['zoho', 'odoo', 'quickbooks', 'xero', 'tally', 'sheets'] as const;
export type MoveInSource = (typeof MOVE_IN_SOURCES)[number];

export const MOVE_IN_STATUSES = ['Open', 'Live', 'Undone'] as const;
export type MoveInStatus = (typeof MOVE_IN_STATUSES)[number];

/** The most rows of a file, which the back office sends in parts: a call takes `MAX_IMPORT_ROWS`. */
export const MAX_MOVE_IN_ROWS = 20_000;
/** Reports of programs have many columns that are not used. A file is one document of the database, which has at most 16 MB. */
export const MAX_MOVE_IN_FILE_MB = 15;
export const MAX_MOVE_IN_FILE_BYTES = MAX_MOVE_IN_FILE_MB * 1024 * 1024;
export const MOVE_IN_FILE_TYPE = 'application/octet-stream';

/** The kinds of records that are brought in, in the order of the steps. */
export const MOVE_IN_KINDS = [
  'customers',
  'invoices',
  'quotes',
  'orders',
  'advances',
  'credits',
  'cheques',
  'balances',
] as const;
export type MoveInKind = (typeof MOVE_IN_KINDS)[number];

/** Series of numbers that can go on after those of the old books. */
export const CONTINUED_SERIES = ['INV', 'CRN', 'QUO', 'ORD', 'DEL', 'RCP'] as const;
export type ContinuedSeries = (typeof CONTINUED_SERIES)[number];
export const MAX_STARTS_AFTER = 9_999_999;

/** The balances of the old trial balance that are compared with what was brought in. */
export const DECLARED_BALANCES = ['receivables', 'credits', 'cheques', 'stock'] as const;
/** The rows of the report: `together` are receivables and cheques. */
export const COMPARED_BALANCES = [...DECLARED_BALANCES, 'together', 'bank', 'customer'] as const;
export type ComparedBalance = (typeof COMPARED_BALANCES)[number];

/** Open items of the old books are reminded of from this many days after the shop is live. */
export const DAYS_BEFORE_REMINDERS = 7;

export const CUSTOMER_COLUMNS = {
  oldId: 'text',
  customer: 'text',
  /** Company or person. */
  type: 'text',
  contactType: 'text',
  legalName: 'text',
  legalNameAr: 'text',
  trn: 'text',
  tin: 'text',
  licenceNumber: 'text',
  /** The company that the person of the row belongs to. */
  joinTo: 'text',
  contact: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  mobile: 'text',
  street: 'text',
  street2: 'text',
  city: 'text',
  emirate: 'text',
  country: 'text',
  deliveryAddress: 'text',
  deliveryCity: 'text',
  deliveryEmirate: 'text',
  terms: 'text',
  /** The day that terms count from, such as `DAYSAFTERBILLDATE` of Xero. */
  termsFrom: 'text',
  creditLimit: 'number',
  currency: 'code',
  billing: 'text',
  group: 'text',
  priceList: 'text',
  salesperson: 'text',
  language: 'text',
  notes: 'text',
} as const;
export type CustomerColumn = keyof typeof CUSTOMER_COLUMNS;

export const OPENING_INVOICE_COLUMNS = {
  number: 'text',
  customer: 'text',
  trn: 'text',
  currency: 'code',
  kind: 'text',
  issuedOn: 'text',
  dueOn: 'text',
  supplyOn: 'text',
  total: 'number',
  /** VAT of one line of the invoice, where a file has a row for each. */
  lineVat: 'number',
  vat: 'number',
  /** Before VAT. */
  net: 'number',
  paid: 'number',
  credited: 'number',
  rest: 'number',
  po: 'text',
  status: 'text',
  /** Some programs have it beside the state of the document. */
  paymentStatus: 'text',
  note: 'text',
} as const;
export type OpeningInvoiceColumn = keyof typeof OPENING_INVOICE_COLUMNS;

/** An invoice for an advance on an order that was brought in: the part that no invoice of the old books took off. */
export const OPENING_ADVANCE_COLUMNS = {
  number: 'text',
  customer: 'text',
  trn: 'text',
  currency: 'code',
  /** The number of the order. */
  order: 'text',
  issuedOn: 'text',
  supplyOn: 'text',
  total: 'number',
  vat: 'number',
  /** Before VAT. */
  net: 'number',
  note: 'text',
} as const;
export type OpeningAdvanceColumn = keyof typeof OPENING_ADVANCE_COLUMNS;

export const OPENING_CREDIT_COLUMNS = {
  customer: 'text',
  trn: 'text',
  amount: 'number',
  on: 'text',
  method: 'code',
  reference: 'text',
  note: 'text',
} as const;
export type OpeningCreditColumn = keyof typeof OPENING_CREDIT_COLUMNS;

export const OPENING_CHEQUE_COLUMNS = {
  chequeNumber: 'text',
  customer: 'text',
  trn: 'text',
  /** The account holder, if it is not the customer. */
  drawer: 'text',
  bank: 'text',
  chequeDate: 'text',
  amount: 'number',
  receivedOn: 'text',
  /** Numbers of the invoices that it pays, such as `INV-1; INV-2 = 500`. */
  invoices: 'text',
  kind: 'text',
  status: 'text',
  note: 'text',
} as const;
export type OpeningChequeColumn = keyof typeof OPENING_CHEQUE_COLUMNS;

export const OPENING_BALANCE_COLUMNS = {
  customer: 'text',
  trn: 'text',
  contactType: 'text',
  joinTo: 'text',
  balance: 'number',
  debit: 'number',
  credit: 'number',
} as const;
export type OpeningBalanceColumn = keyof typeof OPENING_BALANCE_COLUMNS;

/** A row for each line of an order; what was billed before is not in it. */
export const OPENING_ORDER_COLUMNS = {
  number: 'text',
  customer: 'text',
  trn: 'text',
  on: 'text',
  sku: 'text',
  text: 'text',
  qty: 'number',
  /** The part of `qty` that was delivered before and not billed. */
  delivered: 'number',
  deliveredOn: 'text',
  unitPrice: 'number',
  /** Prices `including VAT` or `excluding VAT`. */
  basis: 'text',
  po: 'text',
  expectedOn: 'text',
  status: 'text',
} as const;
export type OpeningOrderColumn = keyof typeof OPENING_ORDER_COLUMNS;

/** A row for each line of an offer that its customer has not answered, or has accepted. */
export const OPENING_QUOTE_COLUMNS = {
  number: 'text',
  customer: 'text',
  trn: 'text',
  on: 'text',
  validUntil: 'text',
  sku: 'text',
  text: 'text',
  qty: 'number',
  unitPrice: 'number',
  basis: 'text',
  po: 'text',
  status: 'text',
} as const;
export type OpeningQuoteColumn = keyof typeof OPENING_QUOTE_COLUMNS;
