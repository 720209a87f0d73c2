import type { PaymentMethod } from '@shop/contract/payment';
import type { InvoiceStatus, QuoteStatus } from '@shop/contract/statuses';
import type { DocumentLabels } from '../../platform/pdf/document-model.js';

/** The documents to customers: quotation, invoice, statement. */
export const documents = {
  labels: {
    page: 'Page',
    ofPages: 'of',
    from: 'From',
    to: 'To',
    trn: 'TRN',
    note: 'Note',
    terms: 'Terms',
    item: 'Item',
    code: 'Code',
    size: 'Size',
    sku: 'SKU',
    qty: 'Qty',
    unit: 'Unit',
    unitPrice: 'Unit price',
    amount: 'Amount',
    paid: 'Paid',
    remainingDue: 'Remaining due',
    paymentsReceived: 'Payments received',
    date: 'Date',
    method: 'Method',
    entry: 'What',
    invoice: 'Invoice',
    due: 'Due',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
    dueByAge: 'Due by age',
  } satisfies DocumentLabels,
  unit: (unit: string) => unit,
  paymentMethod: (method: PaymentMethod): string => method,
  totals: { subtotal: 'Subtotal', delivery: 'Delivery', extraFee: 'Extra fee', total: 'Total' },

  quote: {
    title: 'Quotation',
    status: (status: QuoteStatus): string => status,
    date: 'Date',
    terms: [
      'Prices are in UAE dirhams (AED).',
      'Delivery is within the United Arab Emirates.',
      'To order, please confirm this quotation with us, naming its number.',
    ],
  },
  invoice: {
    title: 'Invoice',
    status: (status: InvoiceStatus): string => status,
    issued: 'Issued',
    due: 'Due',
    order: 'Order',
    paymentDueBy: (day: string) => `Payment is due by ${day}.`,
  },
  statement: {
    title: 'Statement of account',
    from: 'From',
    to: 'To',
    balanceBefore: (day: string) => `Balance before ${day}`,
    entries: { invoice: 'Invoice', payment: 'Payment', refund: 'Refund of payment' },
    /** @param entry a payment or its refund */
    entryBy: (entry: string, method: string) => `${entry}, ${method}`,
    totals: {
      opening: 'Opening balance',
      invoiced: 'Invoiced',
      paid: 'Paid',
      refunded: 'Refunded',
      closing: 'Balance due',
    },
    ages: {
      current: 'Not yet due',
      days1to30: '1–30 days',
      days31to60: '31–60 days',
      days61to90: '61–90 days',
      over90: 'Over 90 days',
    },
  },
};

export type DocumentTexts = typeof documents;
