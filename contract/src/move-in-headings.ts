import type { MoveInSource, OpeningCreditColumn, OpeningInvoiceColumn } from './move-in.js';

type Aliases<C extends string> = Readonly<Record<MoveInSource, Readonly<Record<string, C>>>>;

/** The headings of the invoice lists of other programs. Columns that are not here are shown as not used. */
export const INVOICE_HEADINGS: Aliases<OpeningInvoiceColumn> = {
  zoho: {
    'Invoice Number': 'number',
    'Invoice#': 'number',
    'Customer Name': 'customer',
    'Invoice Date': 'issuedOn',
    'Due Date': 'dueOn',
    Total: 'total',
    Balance: 'rest',
    'Item Tax Amount': 'lineVat',
    PurchaseOrder: 'po',
    'Currency Code': 'currency',
    'Invoice Status': 'status',
  },
  odoo: {
    Number: 'number',
    'Invoice Partner Display Name': 'customer',
    'Invoice/Bill Date': 'issuedOn',
    'Invoice Date': 'issuedOn',
    'Due Date': 'dueOn',
    'Untaxed Amount Signed': 'net',
    'Untaxed Amount': 'net',
    'Total Signed': 'total',
    'Amount Due Signed': 'rest',
    'Amount Due': 'rest',
    'Payment Status': 'status',
  },
  quickbooks: {
    Num: 'number',
    'Customer full name': 'customer',
    Customer: 'customer',
    Date: 'issuedOn',
    'Due Date': 'dueOn',
    Amount: 'total',
    'Open balance': 'rest',
    'Transaction type': 'kind',
  },
  xero: {
    InvoiceNumber: 'number',
    ContactName: 'customer',
    InvoiceDate: 'issuedOn',
    DueDate: 'dueOn',
    TaxTotal: 'vat',
    InvoiceAmountPaid: 'paid',
    InvoiceAmountDue: 'rest',
    Reference: 'po',
    Type: 'kind',
  },
  tally: {
    'Ref. No.': 'number',
    "Party's Name": 'customer',
    Date: 'issuedOn',
    'Due on': 'dueOn',
    'Pending Amount': 'rest',
  },
  sheets: {
    'Invoice Number': 'number',
    'Invoice No.': 'number',
    'Customer Name': 'customer',
    'Invoice Date': 'issuedOn',
    'Due Date': 'dueOn',
    'Total Amount': 'total',
    Balance: 'rest',
    'Balance Due': 'rest',
  },
};

export const CREDIT_HEADINGS: Aliases<OpeningCreditColumn> = {
  zoho: { 'Customer Name': 'customer', Date: 'on', Amount: 'amount', 'Reference Number': 'reference', Mode: 'note' },
  odoo: { Customer: 'customer', Date: 'on', Amount: 'amount', Number: 'reference' },
  quickbooks: { 'Customer full name': 'customer', Date: 'on', 'Open balance': 'amount', Num: 'reference' },
  xero: { ContactName: 'customer', Date: 'on', RemainingCredit: 'amount', CreditNoteNumber: 'reference' },
  tally: { "Party's Name": 'customer', Date: 'on', 'Pending Amount': 'amount', 'Ref. No.': 'reference' },
  sheets: { 'Customer Name': 'customer', Date: 'on', Balance: 'amount' },
};
