import { dubaiDaysBetween, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import { REMINDER_STEPS } from '@shop/contract/reminders';

/** An open invoice whose due day is over, and how often its customer was reminded of it. */
export interface OverdueInvoice {
  readonly remainingDue: Fils;
  readonly dueDate: Date;
  /** 0: nobody was reminded yet. */
  readonly step: number;
  /** The day of the last reminder in Dubai; null: none. */
  readonly remindedOn: string | null;
  readonly isHeld: boolean;
}

/** Days since the last day on which payment was in time. @param day in Dubai, as `2026-11-26` */
export function daysOverdue({ dueDate }: Pick<OverdueInvoice, 'dueDate'>, day: string): number {
  return dubaiDaysBetween(dueDate, startOfDubaiDay(day));
}

/**
 * The step that the invoice has come to by that day; null: none yet. Steps are never skipped, and there is as much time between two
 * as the settings have between them: an old debt is not met with the last reminder first.
 * @param days after the due day, for each step
 */
export function dueStep(invoice: OverdueInvoice, days: readonly number[], day: string): number | null {
  const next = invoice.step + 1;
  const after = days[next - 1];
  if (invoice.isHeld || next > REMINDER_STEPS || after === undefined) return null;
  if (daysOverdue(invoice, day) < after) return null;
  if (invoice.remindedOn === null) return next;
  const gap = after - (days[next - 2] ?? 0);
  const passed = dubaiDaysBetween(startOfDubaiDay(invoice.remindedOn), startOfDubaiDay(day));
  return passed >= gap ? next : null;
}

/** The step of an account's e-mail: that of the invoice that has come furthest. Null: none has come to a step. */
export function stepOfAccount(
  invoices: readonly OverdueInvoice[],
  days: readonly number[],
  day: string,
): number | null {
  const steps = invoices.flatMap((invoice) => dueStep(invoice, days, day) ?? []);
  return steps.length === 0 ? null : Math.max(...steps);
}

/** The step of the invoice once it was in an e-mail; only one that had come to a step goes on to it. */
export function stepAfter(invoice: OverdueInvoice, days: readonly number[], day: string, isByHand: boolean): number {
  const due = dueStep(invoice, days, day);
  if (due !== null) return due;
  return isByHand ? Math.min(invoice.step + 1, REMINDER_STEPS) : invoice.step;
}

/** Whether a hold still holds back reminders. @param day in Dubai */
export const isActive = ({ until }: { readonly until: string }, day: string): boolean => until === '' || until >= day;
