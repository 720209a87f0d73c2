import type { PaymentStatus } from '@shop/contract/statuses';
import type { Fils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import { dubaiDaysBetween } from '@shop/contract/dubai-day';

/** The fields of an invoice that a statement needs. */
export interface StatedInvoice<Id> {
  readonly _id: Id;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  readonly dueDate: Date;
  /** The total at issue. */
  readonly issuedTotal: Fils;
  /** Missing in older records. */
  readonly creditNotes?: readonly StatedCredit[] | undefined;
  readonly payments: readonly StatedPayment<Id>[];
  /** When it became Void; missing in older records. */
  readonly voidedAt?: Date | null | undefined;
}

export interface StatedCredit {
  readonly creditNoteNumber: string;
  readonly total: Fils;
  readonly createdAt: Date;
}

export interface StatedPayment<Id> {
  readonly _id: Id;
  readonly amount: Fils;
  readonly paymentMethod: PaymentMethod;
  readonly paymentDate: Date;
  /** Missing in older records. */
  readonly chequeNumber?: string | undefined;
  /** When credit of the account was applied; null or missing: the money was received for this invoice. */
  readonly appliedAt?: Date | null | undefined;
  readonly status: PaymentStatus;
  /** Refunded parts. Missing in older records. */
  readonly refunds?: readonly StatedRefund[] | undefined;
  /** null while it counts, and if the day of the refund was not recorded. */
  readonly refundedAt: Date | null;
}

interface StatedRefund {
  readonly amount: Fils;
  readonly paymentDate: Date;
  /** The number of the invoice that it was used for; empty or missing: it was paid back. */
  readonly appliedTo?: string | undefined;
}

/** Money that was received for several invoices; the parts that settle invoices are payments of these. */
export interface StatedReceipt<Id> {
  readonly _id: Id;
  readonly receiptNumber: string;
  readonly amount: Fils;
  readonly paymentMethod: PaymentMethod;
  readonly paymentDate: Date;
  readonly chequeNumber: string;
  readonly allocations: readonly { readonly amount: Fils; readonly appliedAt: Date | null }[];
  readonly refunds: readonly StatedRefund[];
  /** The rest that ended with the reversal. */
  readonly reversedRest: Fils;
  readonly reversal: { readonly at: Date } | null;
}

/** Kinds of lines, in their order if they have the same time. */
export const ENTRY_KINDS = ['invoice', 'credit', 'onAccount', 'applied', 'payment', 'refund', 'void'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Both instants are included. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/**
 * One line: an invoice adds to the balance, a credit note and a payment reduce it, a refund adds again; voiding deducts
 * the invoice. Money on account reduces the balance too; once it is applied, it is a payment of an invoice.
 */
export interface StatementEntry<Id> {
  readonly kind: EntryKind;
  readonly at: Date;
  /** null on entries about the rest of a receipt. */
  readonly invoice: StatedInvoice<Id> | null;
  /** Set on entries about the rest of a receipt. */
  readonly receipt: StatedReceipt<Id> | null;
  /** Set on entries of payments and refunds. */
  readonly payment: StatedPayment<Id> | null;
  /** Set on entries of credit notes. */
  readonly creditNote: StatedCredit | null;
  readonly debit: Fils;
  readonly credit: Fils;
  /** Balance after this line. */
  readonly balance: Fils;
}

/** Amounts due, by the days since the due date; overpaid amounts are not included. */
export interface Aging {
  readonly current: Fils;
  readonly days1to30: Fils;
  readonly days31to60: Fils;
  readonly days61to90: Fils;
  readonly over90: Fils;
}

export interface Statement<Id> {
  readonly openingBalance: Fils;
  readonly invoiced: Fils;
  /** The sum of the credit notes. */
  readonly credited: Fils;
  /** All payments, including those refunded later. */
  readonly paid: Fils;
  readonly refunded: Fils;
  /** The sum of the invoices that became Void. */
  readonly voided: Fils;
  readonly closingBalance: Fils;
  readonly entries: readonly StatementEntry<Id>[];
  /** The overpaid amount at the end of the period, which the shop owes to the customer. */
  readonly creditBalance: Fils;
  /** At the end of the period. Its sum less the credit balance equals the closing balance. */
  readonly aging: Aging;
}

type Booking<Id> = Omit<StatementEntry<Id>, 'balance'>;

/**
 * Opening balance of a period, its lines, and the closing balance. A refunded payment counts until its refund, which is
 * a separate line; so is the voiding of an invoice. Therefore the balance of a past day never changes. A payment dated
 * before its invoice counts from the invoice on, since nothing was owed for it before.
 */
export function statementOf<Id>(
  invoices: readonly StatedInvoice<Id>[],
  receipts: readonly StatedReceipt<Id>[],
  { from, to }: Period,
): Statement<Id> {
  const bookings = [...invoices.flatMap(bookingsOf), ...receipts.flatMap(receiptBookings)]
    .filter(({ at }) => at <= to)
    .sort(inOrder);
  const openingBalance = balanceOf(bookings.filter(({ at }) => at < from));
  const within = bookings.filter(({ at }) => at >= from);
  return {
    openingBalance,
    invoiced: sumOf(within, ({ kind, debit }) => (kind === 'invoice' ? debit : 0)),
    credited: sumOf(within, ({ kind, credit }) => (kind === 'credit' ? credit : 0)),
    paid: sumOf(within, ({ kind, debit, credit }) => {
      if (kind === 'applied') return -debit;
      return kind === 'payment' || kind === 'onAccount' ? credit : 0;
    }),
    refunded: sumOf(within, ({ kind, debit }) => (kind === 'refund' ? debit : 0)),
    voided: sumOf(within, ({ kind, credit }) => (kind === 'void' ? credit : 0)),
    closingBalance: balanceOf(bookings),
    entries: withBalances(within, openingBalance),
    ...openAt(bookings, to),
  };
}

function bookingsOf<Id>(invoice: StatedInvoice<Id>): Booking<Id>[] {
  const issued: Booking<Id> = {
    ...{ kind: 'invoice', at: invoice.createdAt, invoice, receipt: null, payment: null, creditNote: null },
    ...{ debit: invoice.issuedTotal, credit: 0 },
  };
  const { voidedAt } = invoice;
  const voided: Booking<Id>[] = voidedAt
    ? [{ ...issued, kind: 'void', at: voidedAt, debit: 0, credit: invoice.issuedTotal }]
    : [];
  const credits = (invoice.creditNotes ?? []).map((creditNote): Booking<Id> => ({
    ...{ kind: 'credit', at: creditNote.createdAt, invoice, receipt: null, payment: null, creditNote },
    ...{ debit: 0, credit: creditNote.total },
  }));
  return [issued, ...credits, ...invoice.payments.flatMap((payment) => paymentBookings(invoice, payment)), ...voided];
}

/** The payment, its refunds, and the rest of a payment that is Refunded as a whole. */
function paymentBookings<Id>(invoice: StatedInvoice<Id>, payment: StatedPayment<Id>): Booking<Id>[] {
  const at = payment.appliedAt ?? later(payment.paymentDate, invoice.createdAt);
  const of = { invoice, receipt: null, payment, creditNote: null };
  const paid: Booking<Id> = { ...of, kind: 'payment', at, debit: 0, credit: payment.amount };
  const refunds = (payment.refunds ?? []).map(({ amount, paymentDate, appliedTo = '' }): Booking<Id> => ({
    ...{ ...of, kind: appliedTo === '' ? 'refund' : 'applied', at: later(paymentDate, at) },
    ...{ debit: amount, credit: 0 },
  }));
  const rest = payment.status === 'Received' ? 0 : payment.amount - sumOf(refunds, ({ debit }) => debit);
  const refundedAt = later(payment.refundedAt ?? at, at);
  const last: Booking<Id> = { ...of, kind: 'refund', at: refundedAt, debit: rest, credit: 0 };
  return [paid, ...refunds, ...(rest > 0 ? [last] : [])];
}

/** The rest of a receipt from the day it was received until it is used, paid back or reversed. */
function receiptBookings<Id>(receipt: StatedReceipt<Id>): Booking<Id>[] {
  const of = { invoice: null, receipt, payment: null, creditNote: null };
  const atOnce = sumOf(receipt.allocations, ({ amount, appliedAt }) => (appliedAt === null ? amount : 0));
  const retained = receipt.amount - atOnce;
  if (retained === 0) return [];
  const at = receipt.paymentDate;
  const taken = (kind: 'applied' | 'refund', day: Date, debit: Fils): Booking<Id> => ({
    ...{ ...of, kind, at: later(day, at) },
    ...{ debit, credit: 0 },
  });
  return [
    { ...of, kind: 'onAccount', at, debit: 0, credit: retained },
    ...receipt.allocations.flatMap(({ amount, appliedAt }) =>
      appliedAt === null ? [] : [taken('applied', appliedAt, amount)],
    ),
    ...receipt.refunds.map(({ amount, paymentDate }) => taken('refund', paymentDate, amount)),
    ...(receipt.reversal !== null && receipt.reversedRest > 0
      ? [taken('refund', receipt.reversal.at, receipt.reversedRest)]
      : []),
  ];
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function inOrder<Id>(one: Booking<Id>, other: Booking<Id>): number {
  return one.at.getTime() - other.at.getTime() || ENTRY_KINDS.indexOf(one.kind) - ENTRY_KINDS.indexOf(other.kind);
}

function withBalances<Id>(bookings: readonly Booking<Id>[], opening: Fils): StatementEntry<Id>[] {
  let balance = opening;
  return bookings.map((booking) => {
    balance += booking.debit - booking.credit;
    return { ...booking, balance };
  });
}

/** Sums the open amounts by age, and the overpaid amounts: invoice by invoice, and the rest of receipts. */
function openAt<Id>(bookings: readonly Booking<Id>[], at: Date): Pick<Statement<Id>, 'aging' | 'creditBalance'> {
  const aging = { current: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0 };
  const open = new Map<StatedInvoice<Id>, Fils>();
  let creditBalance = 0;
  for (const { invoice, debit, credit } of bookings) {
    if (invoice === null) creditBalance += credit - debit;
    else open.set(invoice, (open.get(invoice) ?? 0) + debit - credit);
  }
  for (const [invoice, amount] of open) {
    if (amount < 0) creditBalance -= amount;
    else aging[ageOf(dubaiDaysBetween(invoice.dueDate, at))] += amount;
  }
  return { aging, creditBalance };
}

/** The part whose due day is over. */
export function overdueOf({ days1to30, days31to60, days61to90, over90 }: Aging): Fils {
  return days1to30 + days31to60 + days61to90 + over90;
}

/** @param days since the last day for payment in time */
export function ageOf(days: number): keyof Aging {
  if (days <= 0) return 'current';
  if (days <= 30) return 'days1to30';
  if (days <= 60) return 'days31to60';
  return days <= 90 ? 'days61to90' : 'over90';
}

function balanceOf<Id>(bookings: readonly Booking<Id>[]): Fils {
  return sumOf(bookings, ({ debit, credit }) => debit - credit);
}

function sumOf<T>(rows: readonly T[], amount: (row: T) => Fils): Fils {
  return rows.reduce((sum, row) => sum + amount(row), 0);
}
