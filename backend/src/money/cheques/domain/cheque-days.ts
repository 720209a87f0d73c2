import type { ChequeKind, ChequeStatus } from '@shop/contract/cheques';
import { dayAfter, workingDayFrom } from '@shop/contract/working-days';
import type { Fils } from '@shop/contract/money';

const DAYS_OF_WEEK = 7;
const UNANSWERED_WORKING_DAYS = 5;

interface DatedCheque {
  readonly status: ChequeStatus;
  readonly kind: ChequeKind;
  readonly chequeDate: string;
  readonly depositedOn: string | null;
  readonly amount: Fils;
}

export interface ChequeSum {
  count: number;
  amount: Fils;
}

export const noCheques = (): ChequeSum => ({ count: 0, amount: 0 });

export function addCheque(sum: ChequeSum, amount: Fils): void {
  sum.count += 1;
  sum.amount += amount;
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));
}

/** The day on which a bank presents a cheque: not before the day on it. */
const presentedOn = ({ chequeDate, depositedOn }: DatedCheque): string =>
  depositedOn !== null && depositedOn > chequeDate ? depositedOn : chequeDate;

/** True if the bank should have answered by now. @param today in Dubai */
export function isUnanswered(cheque: DatedCheque, today: string): boolean {
  let answer = presentedOn(cheque);
  for (let days = 0; days < UNANSWERED_WORKING_DAYS; days += 1) answer = workingDayFrom(dayAfter(answer));
  return cheque.status === 'Deposited' && answer < today;
}

/** The day on which its money may be expected: the working day after its presentation, and not before today. */
function expectedOn(cheque: DatedCheque, today: string): string {
  const presented = presentedOn(cheque);
  return workingDayFrom(dayAfter(presented < today ? today : presented));
}

export interface ChequeWeek {
  readonly from: string;
  readonly to: string;
  readonly due: ChequeSum;
  readonly atBank: ChequeSum;
  readonly expected: ChequeSum;
}

/** The weeks of these days, with the cheques that are in hand or at the bank. Earlier ones count in the first week. */
export function weeksOf(cheques: readonly DatedCheque[], from: string, to: string, today: string): ChequeWeek[] {
  const weeks: ChequeWeek[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = dayAfter(monday, DAYS_OF_WEEK)) {
    const sums = { due: noCheques(), atBank: noCheques(), expected: noCheques() };
    weeks.push({ from: monday, to: dayAfter(monday, DAYS_OF_WEEK - 1), ...sums });
  }
  const weekOf = (day: string) => weeks.find((week) => day <= week.to);
  for (const cheque of cheques) {
    const week = weekOf(cheque.chequeDate);
    if (week) addCheque(cheque.status === 'Held' ? week.due : week.atBank, cheque.amount);
    const expected = weekOf(expectedOn(cheque, today));
    if (expected) addCheque(expected.expected, cheque.amount);
  }
  return weeks;
}
