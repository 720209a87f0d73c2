import type { InvoiceKind as DocumentKind } from '@shop/contract/advances';
import { dubaiDay } from '@shop/contract/dubai-day';
import { aedText, type Fils } from '@shop/contract/money';
import type { SettledInvoice } from '@shop/contract/settlement';
import { INVOICE_STATUSES, type InvoiceStatus, type PaymentStatus } from '@shop/contract/statuses';
import { ALLOWED, allowedActions, type StateMachine, type Viewer } from '@shop/contract/state-machine';
import { reliefDayOf, type TaxedSupply } from './bad-debt.js';
import { refuse, requireAction } from '../../../platform/errors/refuse.js';

/** `edit` changes the due date and the note to the client; `credit` issues a credit note. */
export const INVOICE_ACTIONS = ['edit', 'void', 'pdf', 'addPayment', 'credit', 'writeOff', 'difference'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

export type InvoiceRefusal =
  | 'INVOICE_HAS_PAYMENTS'
  | 'INVOICE_HAS_CREDITS'
  | 'INVOICE_VOID'
  | 'ADVANCE_USED'
  | 'E_INVOICE_SENT'
  | 'PAYMENT_TOO_LARGE'
  | 'NOTHING_TO_CREDIT'
  | 'INVOICE_WRITTEN_OFF'
  | 'NOTHING_TO_WRITE_OFF'
  | 'ADVANCE_NOT_WRITTEN_OFF'
  | 'TOO_EARLY_FOR_RELIEF'
  | 'DIFFERENCE_OF_ADVANCE'
  | 'NOTHING_TO_TAKE_OFF'
  | 'INVOICE_HAS_DIFFERENCE'
  | 'OPENING_INVOICE';

interface InvoiceMoney {
  readonly amountDue: Fils;
  readonly amountPaid: Fils;
  readonly credited: Fils;
  /** The advance invoices that it uses. */
  readonly advanced: Fils;
  /** The part of an advance invoice that other invoices use. */
  readonly used: Fils;
  /** The part that is written off and was not paid afterwards. */
  readonly writtenOff: Fils;
  /** The sum of the small differences that were taken off it. */
  readonly waived: Fils;
  readonly kind: DocumentKind;
  /** When the last of it was credited. */
  readonly creditedAt: Date | null;
  /** End of the last day in Dubai on which payment is in time. */
  readonly dueDate: Date;
  readonly voidedAt: Date | null;
  /** Set if the old books issued it. */
  readonly opening?: object | null;
  /** When its e-invoice was sent to a provider who has not rejected it; null if not sent. */
  readonly eInvoiceSentAt: Date | null;
}

export function isVoid({ voidedAt }: Pick<InvoiceMoney, 'voidedAt'>): boolean {
  return voidedAt instanceof Date;
}

/** The amount still owed; with `writtenOff` of 0 it is the amount that may still be paid. */
export function remainingDue(invoice: Pick<InvoiceMoney, 'amountDue' | 'amountPaid' | 'writtenOff' | 'waived'>): Fils {
  return Math.max(payableOf(invoice) - invoice.amountPaid - invoice.writtenOff, 0);
}

/** The amount that payments may settle: what was taken off as a small difference is no longer payable. */
export const payableOf = ({ amountDue, waived }: Pick<InvoiceMoney, 'amountDue' | 'waived'>): Fils =>
  amountDue - waived;

interface Waived {
  readonly amount: Fils;
  readonly undone: object | null;
}

/** The sum of the differences that count. */
export const waivedOf = (differences: readonly Waived[]): Fils =>
  differences.reduce((sum, { amount, undone }) => (undone ? sum : sum + amount), 0);

export interface SettlingMoney {
  readonly amount: Fils;
  readonly status: PaymentStatus;
  readonly refunds: readonly { readonly amount: Fils }[];
}

/** The part of a payment that counts: received and not refunded. */
export function netOf({ amount, status, refunds }: SettlingMoney): Fils {
  return status === 'Received' ? refunds.reduce((left, refund) => left - refund.amount, amount) : 0;
}

/** The sum of the parts of payments that count. */
export function received(payments: readonly SettlingMoney[]): Fils {
  return payments.reduce((sum, payment) => sum + netOf(payment), 0);
}

export function settledBy(
  invoice: Pick<InvoiceMoney, 'amountDue' | 'voidedAt' | 'writtenOff' | 'waived'>,
  payments: readonly SettlingMoney[],
) {
  const amountPaid = received(payments);
  return { amountPaid, remainingDue: isVoid(invoice) ? 0 : remainingDue({ ...invoice, amountPaid }) };
}

/** The amounts of an invoice after `credited` is deducted from its issued total. Nothing is written off or waived then. */
export function dueAfterCredits(
  { issuedTotal, advanced, amountPaid }: Pick<InvoiceMoney, 'amountPaid' | 'advanced'> & { readonly issuedTotal: Fils },
  credited: Fils,
) {
  const amountDue = issuedTotal - advanced - credited;
  return { credited, amountDue, remainingDue: remainingDue({ amountDue, amountPaid, writtenOff: 0, waived: 0 }) };
}

/** An invoice as the lines below its total are made of it. */
export function settledInvoice(invoice: InvoiceMoney & { readonly issuedTotal: Fils }): SettledInvoice {
  const { issuedTotal, advanced, credited, amountPaid, writtenOff, waived } = invoice;
  return { issuedTotal, advanced, credited, amountPaid, writtenOff, waived, isVoid: isVoid(invoice) };
}

/** True if nothing is due and nothing is paid; an invoice that advances pay in full is so once all of it is credited. */
function isCredited({ amountDue, amountPaid, advanced, creditedAt }: InvoiceMoney): boolean {
  return amountDue === 0 && amountPaid === 0 && (advanced === 0 || creditedAt !== null);
}

/** The part of it that credit notes may still take. Of an advance, what invoices use stays. */
const isCreditable = ({ amountDue, advanced, used, creditedAt }: InvoiceMoney): boolean =>
  amountDue - used > 0 || (advanced > 0 && creditedAt === null);

/** The status is computed from the amounts and the day and is never set directly. */
export function invoiceStatus(invoice: InvoiceMoney, now: Date): InvoiceStatus {
  if (isVoid(invoice)) return 'Void';
  if (isCredited(invoice)) return 'Credited';
  if (remainingDue(invoice) === 0) return invoice.writtenOff > 0 ? 'Written Off' : 'Paid';
  if (now > invoice.dueDate) return 'Overdue';
  return invoice.amountPaid > 0 ? 'Partially Paid' : 'Unpaid';
}

export interface InvoiceState {
  readonly status: InvoiceStatus;
  /** True if something of it may be credited. */
  readonly isCreditable: boolean;
  /** The payments less their refunds. */
  readonly amountPaid: Fils;
  readonly credited: Fils;
  /** The part that is written off and was not paid afterwards. */
  readonly writtenOff: Fils;
  readonly waived: Fils;
  readonly isAdvance: boolean;
  /** The first day in Dubai on which it may be written off; null for any. */
  readonly writeOffFrom: string | null;
  /** True before that day. */
  readonly isTooEarly: boolean;
  /** True if other invoices use it: it is an advance. */
  readonly isUsed: boolean;
  /** True if its e-invoice is with a provider, or is being sent. */
  readonly isSent: boolean;
  /** True if the old books issued it. */
  readonly isOpening: boolean;
}

export function invoiceState(invoice: InvoiceMoney & TaxedSupply, now: Date): InvoiceState {
  const { amountPaid, credited, used, writtenOff, waived, eInvoiceSentAt } = invoice;
  const writeOffFrom = reliefDayOf(invoice);
  return {
    status: invoiceStatus(invoice, now),
    writeOffFrom,
    isTooEarly: writeOffFrom !== null && dubaiDay(now) < writeOffFrom,
    isCreditable: isCreditable(invoice),
    amountPaid,
    credited,
    writtenOff,
    waived,
    isAdvance: invoice.kind === 'Advance',
    isUsed: used > 0,
    isSent: eInvoiceSentAt !== null,
    isOpening: Boolean(invoice.opening),
  };
}

export interface InvoiceKind {
  readonly status: InvoiceStatus;
  readonly action: InvoiceAction;
  readonly condition:
    | 'notOpening'
    | 'notSent'
    | 'nothingPaid'
    | 'nothingCredited'
    | 'notUsed'
    | 'somethingDue'
    | 'nothingWrittenOff'
    | 'nothingWaived'
    | 'notAdvance'
    | 'usedUp'
    | 'notUsedUp'
    | 'notTooEarly';
  readonly refusal: InvoiceRefusal;
  readonly record: InvoiceState;
}

const isUsedUp = ({ isUsed, isCreditable: hasRest }: InvoiceState): boolean => isUsed && !hasRest;

const OPEN = {
  edit: ALLOWED,
  void: ALLOWED,
  pdf: ALLOWED,
  addPayment: ALLOWED,
  credit: ALLOWED,
  writeOff: ALLOWED,
  difference: ALLOWED,
} as const;

/**
 * The next status is computed from payments, refunds, credit notes, write-offs, differences, the calendar and a changed due date; only voiding
 * sets it, to Void.
 */
export const INVOICE_MACHINE: StateMachine<InvoiceKind> = {
  statuses: INVOICE_STATUSES,
  actions: INVOICE_ACTIONS,
  conditions: {
    notOpening: { says: 'it was issued here', holds: ({ isOpening }) => !isOpening },
    notSent: { says: 'its e-invoice is not with a provider', holds: ({ isSent }) => !isSent },
    nothingPaid: { says: 'it has no payments except refunded ones', holds: ({ amountPaid }) => amountPaid === 0 },
    nothingCredited: { says: 'it has no credit notes', holds: ({ credited }) => credited === 0 },
    notUsed: { says: 'no other invoice deducts it', holds: ({ isUsed }) => !isUsed },
    nothingWrittenOff: {
      says: 'it has no write-off except one that was paid later',
      holds: ({ writtenOff }) => writtenOff === 0,
    },
    nothingWaived: {
      says: 'no bank charge or small difference was taken off it',
      holds: ({ waived }) => waived === 0,
    },
    notAdvance: { says: 'it is no advance invoice', holds: ({ isAdvance }) => !isAdvance },
    notTooEarly: {
      says: 'more than six months have passed since the supply, if it has VAT',
      holds: ({ isTooEarly }) => !isTooEarly,
    },
    usedUp: {
      says: 'other invoices deduct all of it, if it is an advance invoice',
      holds: (invoice) => !invoice.isAdvance || isUsedUp(invoice),
    },
    notUsedUp: { says: 'other invoices do not deduct all of it', holds: (invoice) => !isUsedUp(invoice) },
    somethingDue: {
      says: 'a part of it is neither credited nor deducted by other invoices',
      holds: (of) => of.isCreditable,
    },
  },
  needs: {
    edit: [],
    void: [
      ['notOpening', 'OPENING_INVOICE'],
      ['notSent', 'E_INVOICE_SENT'],
      ['nothingWrittenOff', 'INVOICE_WRITTEN_OFF'],
      ['nothingWaived', 'INVOICE_HAS_DIFFERENCE'],
      ['nothingPaid', 'INVOICE_HAS_PAYMENTS'],
      ['nothingCredited', 'INVOICE_HAS_CREDITS'],
      ['notUsed', 'ADVANCE_USED'],
    ],
    pdf: [],
    addPayment: [],
    credit: [
      ['nothingWrittenOff', 'INVOICE_WRITTEN_OFF'],
      ['nothingWaived', 'INVOICE_HAS_DIFFERENCE'],
      ['notUsedUp', 'ADVANCE_USED'],
      ['somethingDue', 'NOTHING_TO_CREDIT'],
    ],
    writeOff: [
      ['usedUp', 'ADVANCE_NOT_WRITTEN_OFF'],
      ['notTooEarly', 'TOO_EARLY_FOR_RELIEF'],
    ],
    difference: [['notAdvance', 'DIFFERENCE_OF_ADVANCE']],
  },
  states: {
    Unpaid: { next: ['Partially Paid', 'Paid', 'Overdue', 'Written Off', 'Credited', 'Void'], actions: OPEN },
    'Partially Paid': { next: ['Unpaid', 'Paid', 'Overdue', 'Written Off', 'Credited'], actions: OPEN },
    Paid: {
      next: ['Unpaid', 'Partially Paid', 'Overdue', 'Written Off', 'Credited'],
      actions: {
        ...OPEN,
        addPayment: 'PAYMENT_TOO_LARGE',
        writeOff: 'NOTHING_TO_WRITE_OFF',
        difference: 'NOTHING_TO_TAKE_OFF',
      },
    },
    Overdue: { next: ['Unpaid', 'Partially Paid', 'Paid', 'Written Off', 'Credited', 'Void'], actions: OPEN },
    'Written Off': {
      next: ['Unpaid', 'Partially Paid', 'Paid', 'Overdue'],
      actions: {
        ...OPEN,
        void: 'INVOICE_WRITTEN_OFF',
        credit: 'INVOICE_WRITTEN_OFF',
        writeOff: 'NOTHING_TO_WRITE_OFF',
        difference: 'NOTHING_TO_TAKE_OFF',
      },
    },
    Credited: {
      next: [],
      actions: {
        ...OPEN,
        void: 'INVOICE_HAS_CREDITS',
        addPayment: 'PAYMENT_TOO_LARGE',
        credit: 'NOTHING_TO_CREDIT',
        writeOff: 'NOTHING_TO_WRITE_OFF',
        difference: 'NOTHING_TO_TAKE_OFF',
      },
    },
    Void: {
      next: [],
      actions: {
        edit: 'INVOICE_VOID',
        void: 'INVOICE_VOID',
        pdf: ALLOWED,
        addPayment: 'INVOICE_VOID',
        credit: 'INVOICE_VOID',
        writeOff: 'INVOICE_VOID',
        difference: 'INVOICE_VOID',
      },
    },
  },
  forOwner: ['pdf'],
  forColleague: ['pdf'],
};

export function allowedInvoiceActions(invoice: InvoiceState, viewer: Viewer): InvoiceAction[] {
  return allowedActions(INVOICE_MACHINE, invoice, viewer);
}

/** @throws DomainError if the invoice does not allow the action now */
export function requireInvoiceAction(invoice: InvoiceState, action: InvoiceAction): void {
  requireAction(INVOICE_MACHINE, invoice, action, {
    PAYMENT_TOO_LARGE: () => refuse('PAYMENT_TOO_LARGE', { left: aedText(0) }),
    TOO_EARLY_FOR_RELIEF: () => refuse('TOO_EARLY_FOR_RELIEF', { day: invoice.writeOffFrom ?? '' }),
  });
}
