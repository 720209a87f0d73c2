import type { Fils } from '@shop/contract/money';
import type { Types } from 'mongoose';
import type { PaymentPromise } from '../../../sales/follow-ups/follow-ups.service.js';
import { type Account, accountOf } from '../../../billing/invoices/account.js';
import type { OverdueInvoiceRecord } from '../../../billing/invoices/invoice-views.service.js';
import { isActive, type OverdueInvoice, remindedAmount, stepOfAccount } from './domain/reminder.rules.js';
import type { ReminderAccountRecord, ReminderHold } from './reminder-account.schema.js';

export interface ChasedInvoice extends OverdueInvoice {
  readonly _id: Types.ObjectId;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  /** How many emails named it. */
  readonly count: number;
  readonly hold: ReminderHold | null;
}

/** An account with an overdue amount, the oldest invoice first. */
export interface ChasedAccount {
  readonly account: Account;
  readonly name: string;
  readonly sendsReminders: boolean;
  readonly hold: ReminderHold | null;
  readonly invoices: readonly ChasedInvoice[];
  /** The step of the email of that day; null if no email is sent. */
  readonly step: number | null;
  /** The reminder step, ignoring pauses and credit. */
  readonly stepWithoutHolds: number | null;
  /** The step without holds, credit and cheques. */
  readonly stepWithoutCheques: number | null;
  readonly credit: Fils;
  /** Its next promise to pay, or null. While its day is not over, it is reminded by hand only. */
  readonly promise: PaymentPromise | null;
  /** True if its credit covers all that a reminder would ask for: it is reminded by hand only. */
  readonly isCovered: boolean;
}

export interface Reminded {
  readonly count: number;
  readonly step: number;
  readonly day: string;
}

interface OnDay {
  readonly day: string;
  readonly days: readonly number[];
}

interface OfInvoices {
  readonly reminded: ReadonlyMap<string, Reminded>;
  /** By cheques whose day is not past. */
  readonly covered: ReadonlyMap<string, Fils>;
}

interface OfAccount {
  readonly record: ReminderAccountRecord | undefined;
  readonly credit: Fils;
  readonly promise: PaymentPromise | null;
}

/** @param group the overdue invoices of one account, the oldest first */
export function chasedAccount(
  group: readonly OverdueInvoiceRecord[],
  { reminded, covered }: OfInvoices,
  { record, credit, promise }: OfAccount,
  { day, days }: OnDay,
): ChasedAccount {
  const [first] = group;
  if (first === undefined) throw new Error('An account without an invoice');
  const holds = (record?.holds ?? []).filter((hold) => isActive(hold, day));
  const ofAccount = holds.find(({ invoice }) => invoice === null) ?? null;
  const invoices = group.map((invoice): ChasedInvoice => {
    const { count = 0, step = 0, day: remindedOn = null } = reminded.get(String(invoice._id)) ?? {};
    const hold = holds.find((one) => one.invoice?.equals(invoice._id)) ?? null;
    const { _id, invoiceNumber, createdAt, dueDate, remainingDue } = invoice;
    const isHeld = hold !== null || ofAccount !== null;
    const byCheques = Math.min(covered.get(String(_id)) ?? 0, remainingDue);
    return {
      _id,
      invoiceNumber,
      createdAt,
      dueDate,
      remainingDue,
      covered: byCheques,
      count,
      step,
      remindedOn,
      hold,
      isHeld,
    };
  });
  const free = invoices.map((invoice) => ({ ...invoice, isHeld: false }));
  const uncovered = free.map((invoice) => ({ ...invoice, covered: 0 }));
  const sendsReminders = record?.sendsReminders ?? true;
  const total = invoices.reduce((sum, invoice) => sum + remindedAmount(invoice), 0);
  const isCovered = total > 0 && credit >= total;
  return {
    account: accountOf(first),
    name: first.buyer.company?.legalName ?? first.buyer.name,
    sendsReminders,
    hold: ofAccount,
    invoices,
    credit,
    promise,
    isCovered,
    step: sendsReminders && !isCovered && promise === null ? stepOfAccount(invoices, days, day) : null,
    stepWithoutHolds: stepOfAccount(free, days, day),
    stepWithoutCheques: stepOfAccount(uncovered, days, day),
  };
}
