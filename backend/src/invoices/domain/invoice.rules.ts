import type { Fils } from '../../common/money/money.js';

export const INVOICE_STATUSES = ['Unpaid', 'Partially Paid', 'Paid', 'Overdue'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const INVOICE_ACTIONS = ['delete', 'pdf', 'addPayment'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

export interface InvoiceMoney {
  readonly amountDue: Fils;
  readonly amountPaid: Fils;
  /** End of the last day in Dubai on which payment is in time. */
  readonly dueDate: Date;
}

export function remainingDue(invoice: Pick<InvoiceMoney, 'amountDue' | 'amountPaid'>): Fils {
  return Math.max(invoice.amountDue - invoice.amountPaid, 0);
}

/** The status follows from the money and the day; nobody sets it. */
export function invoiceStatus(invoice: InvoiceMoney, now: Date): InvoiceStatus {
  if (remainingDue(invoice) === 0) return 'Paid';
  if (now > invoice.dueDate) return 'Overdue';
  return invoice.amountPaid > 0 ? 'Partially Paid' : 'Unpaid';
}

const FOR_STAFF: Readonly<Record<InvoiceStatus, readonly InvoiceAction[]>> = {
  Unpaid: ['delete', 'pdf', 'addPayment'],
  'Partially Paid': ['delete', 'pdf', 'addPayment'],
  Paid: ['delete', 'pdf'],
  Overdue: ['delete', 'pdf', 'addPayment'],
};

/** An invoice with payments, refunded ones too, is not deleted. */
export function allowedInvoiceActions(
  status: InvoiceStatus,
  payments: number,
  viewer: 'staff' | 'owner',
): InvoiceAction[] {
  if (viewer === 'owner') return ['pdf'];
  return FOR_STAFF[status].filter((action) => action !== 'delete' || payments === 0);
}
