import { dubaiDaysBetween, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { REMINDER_STEPS } from '@shop/contract/reminders';

/** An open invoice whose due day is over, and how often its customer was reminded. */
export interface OverdueInvoice {
  readonly remainingDue: Fils;
  /** The part covered by cheques that are not yet due: reminders exclude it. */
  readonly covered: Fils;
  readonly dueDate: Date;
  /** 0: no reminder was sent yet. */
  readonly step: number;
  /** The day of the last reminder in Dubai; null if there is none. */
  readonly remindedOn: string | null;
  readonly isHeld: boolean;
}

/** The amount requested by a reminder. */
export const remindedAmount = ({ remainingDue, covered }: Pick<OverdueInvoice, 'remainingDue' | 'covered'>): Fils =>
  remainingDue - covered;

/** Days since the last day for payment in time. @param day in Dubai, as `2026-11-26` */
export function daysOverdue({ dueDate }: Pick<OverdueInvoice, 'dueDate'>, day: string): number {
  return dubaiDaysBetween(dueDate, startOfDubaiDay(day));
}

/**
 * The reminder step of the invoice on this day, or null. Steps are never skipped, and the time between two steps is at
 * least that of the settings, so that an old debt does not get the last reminder first.
 * @param days after the due day, for each step
 */
export function dueStep(invoice: OverdueInvoice, days: readonly number[], day: string): number | null {
  const next = invoice.step + 1;
  const after = days[next - 1];
  if (invoice.isHeld || remindedAmount(invoice) === 0 || next > REMINDER_STEPS || after === undefined) return null;
  if (daysOverdue(invoice, day) < after) return null;
  if (invoice.remindedOn === null) return next;
  const gap = after - (days[next - 2] ?? 0);
  const passed = dubaiDaysBetween(startOfDubaiDay(invoice.remindedOn), startOfDubaiDay(day));
  return passed >= gap ? next : null;
}

/** The step of an account's email: the highest step of its invoices. null if none has reached a step. */
export function stepOfAccount(
  invoices: readonly OverdueInvoice[],
  days: readonly number[],
  day: string,
): number | null {
  const steps = invoices.flatMap((invoice) => dueStep(invoice, days, day) ?? []);
  return steps.length === 0 ? null : Math.max(...steps);
}

/** The step of the invoice after an email; it changes only if the invoice had reached a step. */
export function stepAfter(invoice: OverdueInvoice, days: readonly number[], day: string, isByHand: boolean): number {
  const due = dueStep(invoice, days, day);
  if (due !== null) return due;
  return isByHand ? Math.min(invoice.step + 1, REMINDER_STEPS) : invoice.step;
}

/** True if a hold is still active. @param day in Dubai */
export const isActive = ({ until }: { readonly until: string }, day: string): boolean => until === '' || until >= day;
