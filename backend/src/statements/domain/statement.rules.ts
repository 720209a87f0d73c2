import type { PaymentStatus } from '@shop/contract/statuses';
import type { Fils } from '@shop/contract/money';
import type { PaymentMethod } from '@shop/contract/payment';
import { dubaiDaysBetween } from '@shop/contract/dubai-day';

/** What a statement needs of an invoice. */
export interface StatedInvoice<Id> {
  readonly _id: Id;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  readonly dueDate: Date;
  readonly amountDue: Fils;
  readonly payments: readonly StatedPayment<Id>[];
}

export interface StatedPayment<Id> {
  readonly _id: Id;
  readonly amount: Fils;
  readonly paymentMethod: PaymentMethod;
  readonly paymentDate: Date;
  readonly status: PaymentStatus;
  /** Null while it counts, and where the day of the refund was not kept. */
  readonly refundedAt: Date | null;
}

/** What a line tells of, in the order of one moment. */
export const ENTRY_KINDS = ['invoice', 'payment', 'refund'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Both instants belong to it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** One line: an invoice adds to what is owed, a payment takes from it, its refund adds that again. */
export interface StatementEntry<Id> {
  readonly kind: EntryKind;
  readonly at: Date;
  readonly invoice: StatedInvoice<Id>;
  /** Null: the invoice itself. */
  readonly payment: StatedPayment<Id> | null;
  readonly debit: Fils;
  readonly credit: Fils;
  /** What is owed after this line. */
  readonly balance: Fils;
}

/** What remains due, by the days since it was. */
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
  /** All that was paid, what was refunded later included. */
  readonly paid: Fils;
  readonly refunded: Fils;
  readonly closingBalance: Fils;
  readonly entries: readonly StatementEntry<Id>[];
  /** At the end of the period; comes to the closing balance. */
  readonly aging: Aging;
}

type Booking<Id> = Omit<StatementEntry<Id>, 'balance'>;

/**
 * What a customer owed before a period, what happened in it, and what was owed at its end. A refunded payment counts
 * until its refund, which is a line of its own: what was owed on a day stays what it was. A payment that is dated before
 * its invoice counts from the invoice on, as nothing was owed for it before.
 */
export function statementOf<Id>(invoices: readonly StatedInvoice<Id>[], { from, to }: Period): Statement<Id> {
  const bookings = invoices
    .flatMap(bookingsOf)
    .filter(({ at }) => at <= to)
    .sort(inOrder);
  const openingBalance = balanceOf(bookings.filter(({ at }) => at < from));
  const within = bookings.filter(({ at }) => at >= from);
  return {
    openingBalance,
    invoiced: sumOf(within, ({ kind, debit }) => (kind === 'invoice' ? debit : 0)),
    paid: sumOf(within, ({ credit }) => credit),
    refunded: sumOf(within, ({ kind, debit }) => (kind === 'refund' ? debit : 0)),
    closingBalance: balanceOf(bookings),
    entries: withBalances(within, openingBalance),
    aging: agingOf(bookings, to),
  };
}

function bookingsOf<Id>(invoice: StatedInvoice<Id>): Booking<Id>[] {
  const issued: Booking<Id> = {
    ...{ kind: 'invoice', at: invoice.createdAt, invoice, payment: null },
    ...{ debit: invoice.amountDue, credit: 0 },
  };
  return [issued, ...invoice.payments.flatMap((payment) => paymentBookings(invoice, payment))];
}

function paymentBookings<Id>(invoice: StatedInvoice<Id>, payment: StatedPayment<Id>): Booking<Id>[] {
  const at = later(payment.paymentDate, invoice.createdAt);
  const paid: Booking<Id> = { kind: 'payment', at, invoice, payment, debit: 0, credit: payment.amount };
  if (payment.status === 'Received') return [paid];
  const refundedAt = later(payment.refundedAt ?? at, at);
  return [paid, { ...paid, kind: 'refund', at: refundedAt, debit: payment.amount, credit: 0 }];
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

function agingOf<Id>(bookings: readonly Booking<Id>[], at: Date): Aging {
  const aging = { current: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0 };
  for (const { invoice, debit, credit } of bookings) {
    aging[ageOf(dubaiDaysBetween(invoice.dueDate, at))] += debit - credit;
  }
  return aging;
}

/** @param days since the last day on which payment was in time */
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
