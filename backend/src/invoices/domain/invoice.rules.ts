import type { Fils } from '@shop/contract/money';
import { INVOICE_STATUSES, type InvoiceStatus, type PaymentStatus } from '@shop/contract/statuses';
import { ALLOWED, allowedActions, type StateMachine, type Viewer } from '@shop/contract/state-machine';

/** `edit` changes the due date and the note to the client. */
export const INVOICE_ACTIONS = ['edit', 'delete', 'pdf', 'addPayment'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

export type InvoiceRefusal = 'INVOICE_HAS_PAYMENTS' | 'PAYMENT_TOO_LARGE';

export interface InvoiceMoney {
  readonly amountDue: Fils;
  readonly amountPaid: Fils;
  /** End of the last day in Dubai on which payment is in time. */
  readonly dueDate: Date;
}

export function remainingDue(invoice: Pick<InvoiceMoney, 'amountDue' | 'amountPaid'>): Fils {
  return Math.max(invoice.amountDue - invoice.amountPaid, 0);
}

export interface SettlingMoney {
  readonly amount: Fils;
  readonly status: PaymentStatus;
}

/** The sum of the payments that count: those received and not refunded. */
export function received(payments: readonly SettlingMoney[]): Fils {
  return payments.reduce((sum, { amount, status }) => (status === 'Received' ? sum + amount : sum), 0);
}

/** What an invoice says of its money when these are its payments. */
export function settledBy(amountDue: Fils, payments: readonly SettlingMoney[]) {
  const amountPaid = received(payments);
  return { amountPaid, remainingDue: remainingDue({ amountDue, amountPaid }) };
}

/** The status follows from the money and the day; nobody sets it. */
export function invoiceStatus(invoice: InvoiceMoney, now: Date): InvoiceStatus {
  if (remainingDue(invoice) === 0) return 'Paid';
  if (now > invoice.dueDate) return 'Overdue';
  return invoice.amountPaid > 0 ? 'Partially Paid' : 'Unpaid';
}

export interface InvoiceState {
  readonly status: InvoiceStatus;
  /** How many payments it has, refunded ones too. */
  readonly payments: number;
}

export function invoiceState(
  invoice: InvoiceMoney & { readonly payments: readonly unknown[] },
  now: Date,
): InvoiceState {
  return { status: invoiceStatus(invoice, now), payments: invoice.payments.length };
}

export interface InvoiceKind {
  readonly status: InvoiceStatus;
  readonly action: InvoiceAction;
  readonly condition: 'withoutPayments';
  readonly refusal: InvoiceRefusal;
  readonly record: InvoiceState;
}

const OPEN = { edit: ALLOWED, delete: ALLOWED, pdf: ALLOWED, addPayment: ALLOWED } as const;

/** Which status follows is for payments, refunds, the calendar and a changed due date to say. */
export const INVOICE_MACHINE: StateMachine<InvoiceKind> = {
  statuses: INVOICE_STATUSES,
  actions: INVOICE_ACTIONS,
  conditions: {
    withoutPayments: { says: 'it has no payments, refunded ones included', holds: ({ payments }) => payments === 0 },
  },
  needs: {
    edit: [],
    delete: [['withoutPayments', 'INVOICE_HAS_PAYMENTS']],
    pdf: [],
    addPayment: [],
  },
  states: {
    Unpaid: { next: ['Partially Paid', 'Paid', 'Overdue'], actions: OPEN },
    'Partially Paid': { next: ['Unpaid', 'Paid', 'Overdue'], actions: OPEN },
    Paid: { next: ['Unpaid', 'Partially Paid', 'Overdue'], actions: { ...OPEN, addPayment: 'PAYMENT_TOO_LARGE' } },
    Overdue: { next: ['Unpaid', 'Partially Paid', 'Paid'], actions: OPEN },
  },
  forOwner: ['pdf'],
};

export function allowedInvoiceActions(invoice: InvoiceState, viewer: Viewer): InvoiceAction[] {
  return allowedActions(INVOICE_MACHINE, invoice, viewer);
}
