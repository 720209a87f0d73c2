import type { ChequeStatus } from '@shop/contract/cheques';
import type { Fils } from '@shop/contract/money';
import { type Clearable, statusAfter } from './cheque.rules.js';
import { covers } from './cover.js';

/** A status of a cheque, from a day on, with what its bank had paid by then. */
export interface ChequeStage {
  readonly on: string;
  readonly status: ChequeStatus;
  readonly cleared: Fils;
}

interface DatedCheque extends Clearable {
  readonly receivedOn: string;
  readonly depositedOn: string | null;
  readonly clearings: readonly { readonly on: string; readonly amount: Fils }[];
  readonly returns: readonly { readonly on: string }[];
  readonly end: { readonly on: string } | null;
  readonly course: readonly ChequeStage[];
}

/** Nothing happens to a cheque before this day: that of what has happened to it. */
export function lastDayOf({ receivedOn, chequeDate, depositedOn, clearings, returns }: DatedCheque): string {
  const days = [...clearings, ...returns].map(({ on }) => on);
  const past = depositedOn === null ? [receivedOn] : [depositedOn, chequeDate];
  return [...past, ...days].sort().at(-1) ?? receivedOn;
}

/** The stage that follows: it begins no earlier than the one before. */
export function courseAfter(cheque: DatedCheque, next: ChequeStage): ChequeStage[] {
  const last = cheque.course.at(-1)?.on ?? next.on;
  return [...cheque.course, { ...next, on: next.on < last ? last : next.on }];
}

/** The amount that a cheque was to bring at the end of a day in Dubai, as was known on that day. */
export function coveredOn(cheque: DatedCheque, day: string): Fils {
  const stage = cheque.course.findLast(({ on }) => on <= day);
  if (stage === undefined || !covers({ ...cheque, status: stage.status }, day)) return 0;
  return cheque.amount - stage.cleared;
}

/** The state of a settled cheque before it was settled: handed over, or returned with what its bank had paid. */
export function beforeSettled<End extends { readonly on: string; readonly handedTo: unknown }>(
  cheque: Omit<DatedCheque, 'end'> & { readonly end: End | null },
): { readonly status: ChequeStatus; readonly end: (End & { readonly receipts: [] }) | null } {
  const { end, course } = cheque;
  if (end === null || end.handedTo === null) return { status: statusAfter(cheque), end: null };
  const on = course.findLast(({ status }) => status === 'HandedOver')?.on ?? end.on;
  return { status: 'HandedOver', end: { ...end, on, receipts: [] } };
}
