import type { ChequeStatus } from '@shop/contract/cheques';
import type { Fils } from '@shop/contract/money';
import { type Clearable, clearedOf, isCovering, isStale, restOf, restOfPlan } from './cheque.rules.js';

interface Returned {
  readonly on: string;
}

export interface AccountedCheque extends Clearable {
  readonly returns: readonly Returned[];
}

interface PlannedCheque<Part> extends Clearable {
  readonly allocations: readonly Part[];
}

/** The amount that cheques of an account may still bring, and how many of them a bank returned, unpaid or paid in part. */
export interface AccountCheques {
  readonly covered: Fils;
  readonly bounced: { readonly count: number; readonly last: string | null };
}

export const NO_CHEQUES: AccountCheques = { covered: 0, bounced: { count: 0, last: null } };

/** True if the money of a cheque may still come: it is in hand or at the bank, and not too old. @param today in Dubai */
export const covers = (cheque: Clearable, today: string): boolean => isCovering(cheque) && !isStale(cheque, today);

/** The parts of invoices that a cheque is still to pay. */
export function coveredParts<Part extends { readonly amount: Fils }>(
  cheque: PlannedCheque<Part>,
  today: string,
): Part[] {
  return covers(cheque, today) ? restOfPlan(cheque.allocations, clearedOf(cheque)) : [];
}

/** A cheque that its bank returned twice counts once, with the later day. */
export function chequesOfAccount(cheques: readonly AccountedCheque[], today: string): AccountCheques {
  const bounced = cheques.filter(({ returns }) => returns.length > 0);
  const days = bounced.flatMap(({ returns }) => returns.map(({ on }) => on)).sort();
  return {
    covered: cheques.reduce((sum, cheque) => sum + (covers(cheque, today) ? restOf(cheque) : 0), 0),
    bounced: { count: bounced.length, last: days.at(-1) ?? null },
  };
}

/** The statuses of a cheque that was returned while no other money has come in its place. */
export const UNPAID_STATUSES: readonly ChequeStatus[] = ['Bounced', 'PartlyCleared', 'HandedOver'];
