import type { RecordKinds } from './platform/history/record-kinds.js';

/** Facts about each kind of records for the history. `@shop/contract/records` defines the kinds. */
export const RECORDS: RecordKinds = {
  quotes: { notFound: 'QUOTE_NOT_FOUND', nameField: 'number', readAction: 'quotes.read' },
  orders: { notFound: 'ORDER_NOT_FOUND', nameField: 'orderNumber', readAction: 'orders.read' },
  invoices: { notFound: 'INVOICE_NOT_FOUND', nameField: 'invoiceNumber', readAction: 'invoices.read' },
  payments: { notFound: 'PAYMENT_NOT_FOUND', nameField: 'invoice.invoiceNumber', readAction: 'payments.read' },
  users: { notFound: 'USER_NOT_FOUND', nameField: 'name', readAction: 'customers.read' },
  products: { notFound: 'PRODUCT_NOT_FOUND', nameField: 'name', readAction: 'products.read' },
  categories: { notFound: 'CATEGORY_NOT_FOUND', nameField: 'displayName', readAction: 'products.read' },
  'price-changes': { notFound: 'PRICE_CHANGE_NOT_FOUND', nameField: 'note', readAction: 'products.read' },
  contact: { notFound: 'MESSAGE_NOT_FOUND', nameField: 'name', readAction: 'contact.read' },
  settings: { notFound: 'SETTINGS_NOT_FOUND', nameField: null, readAction: 'settings.read' },
  companies: { notFound: 'COMPANY_NOT_FOUND', nameField: 'legalName', readAction: 'customers.read' },
  'credit-notes': { notFound: 'CREDIT_NOTE_NOT_FOUND', nameField: 'creditNoteNumber', readAction: 'invoices.read' },
  'vat-periods': { notFound: 'VAT_PERIOD_NOT_FOUND', nameField: 'to', readAction: 'tax.read' },
  synonyms: { notFound: 'LIST_OF_SYNONYMS_NOT_FOUND', nameField: null, readAction: 'products.read' },
  receipts: { notFound: 'RECEIPT_NOT_FOUND', nameField: 'receiptNumber', readAction: 'payments.read' },
  reminders: { notFound: 'REMINDER_NOT_FOUND', nameField: 'day', readAction: 'payments.read' },
  'reminder-accounts': { notFound: 'REMINDER_ACCOUNT_NOT_FOUND', nameField: null, readAction: 'payments.read' },
  'stock-alerts': { notFound: 'STOCK_ALERT_NOT_FOUND', nameField: null, readAction: 'products.read' },
  lists: { notFound: 'LIST_NOT_FOUND', nameField: 'name', readAction: 'customers.read' },
  approvals: { notFound: 'APPROVAL_NOT_FOUND', nameField: null, readAction: 'customers.read' },
  invitations: { notFound: 'INVITATION_NOT_FOUND', nameField: 'email', readAction: 'customers.read' },
  'supplier-documents': { notFound: 'SUPPLIER_DOCUMENT_NOT_FOUND', nameField: 'kind', readAction: 'settings.read' },
  'e-invoice-deliveries': { notFound: 'E_INVOICE_NOT_FOUND', nameField: 'number', readAction: 'invoices.read' },
};
