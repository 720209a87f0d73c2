import {
  type ChequeKind,
  CHEQUE_STATUSES,
  type ChequeStatus,
  COVERING_STATUSES,
  presentUntil,
} from '@shop/contract/cheques';
import type { Fils } from '@shop/contract/money';
import { ALLOWED, allowedActions, type StateMachine } from '@shop/contract/state-machine';
import { requireAction } from '../../../platform/errors/refuse.js';

const CHEQUE_ACTIONS = [
  'edit',
  'withdraw',
  'deposit',
  'clear',
  'bounce',
  'replace',
  'giveBack',
  'settle',
  'handOver',
] as const;
export type ChequeAction = (typeof CHEQUE_ACTIONS)[number];

/** The fields of a cheque that its actions depend on. */
export interface ChequeState {
  readonly status: ChequeStatus;
  readonly kind: ChequeKind;
}

export interface ChequeMachineKind {
  readonly status: ChequeStatus;
  readonly action: ChequeAction;
  readonly condition: 'payment';
  readonly refusal: 'CHEQUE_STATE' | 'CHEQUE_IS_GUARANTEE';
  readonly record: ChequeState;
}

const NO = 'CHEQUE_STATE';
type Actions = StateMachine<ChequeMachineKind>['states'][ChequeStatus]['actions'];
const NOTHING: Actions = {
  edit: NO,
  withdraw: NO,
  deposit: NO,
  clear: NO,
  bounce: NO,
  replace: NO,
  giveBack: NO,
  settle: NO,
  handOver: NO,
};
const UNPAID: Actions = { ...NOTHING, deposit: ALLOWED, replace: ALLOWED, settle: ALLOWED, handOver: ALLOWED };

/** The life of a cheque. Clearing a part of it leaves it PartlyCleared: the rest is followed up as after a bounce. */
export const CHEQUE_MACHINE: StateMachine<ChequeMachineKind> = {
  statuses: CHEQUE_STATUSES,
  actions: CHEQUE_ACTIONS,
  conditions: { payment: { says: 'it is not a guarantee cheque', holds: ({ kind }) => kind === 'Payment' } },
  needs: {
    edit: [],
    withdraw: [],
    clear: [],
    bounce: [],
    replace: [],
    giveBack: [],
    settle: [],
    handOver: [],
    deposit: [['payment', 'CHEQUE_IS_GUARANTEE']],
  },
  states: {
    Held: {
      next: ['Deposited', 'GivenBack', 'Replaced', 'Withdrawn'],
      actions: {
        ...NOTHING,
        edit: ALLOWED,
        withdraw: ALLOWED,
        deposit: ALLOWED,
        replace: ALLOWED,
        giveBack: ALLOWED,
      },
    },
    Deposited: {
      next: ['Cleared', 'PartlyCleared', 'Bounced'],
      actions: { ...NOTHING, clear: ALLOWED, bounce: ALLOWED },
    },
    Cleared: { next: ['Bounced', 'PartlyCleared'], actions: { ...NOTHING, bounce: ALLOWED } },
    PartlyCleared: { next: ['Deposited', 'Replaced', 'Settled', 'HandedOver'], actions: UNPAID },
    Bounced: { next: ['Deposited', 'Replaced', 'Settled', 'HandedOver'], actions: UNPAID },
    HandedOver: { next: ['Settled'], actions: { ...NOTHING, settle: ALLOWED } },
    Replaced: { next: [], actions: NOTHING },
    Settled: { next: ['Bounced', 'PartlyCleared', 'HandedOver'], actions: NOTHING },
    GivenBack: { next: [], actions: NOTHING },
    Withdrawn: { next: [], actions: NOTHING },
  },
  forOwner: [],
};

export const allowedChequeActions = (cheque: ChequeState, viewer: 'staff' | 'owner'): ChequeAction[] =>
  allowedActions(CHEQUE_MACHINE, cheque, viewer);

/** @throws DomainError CHEQUE_STATE, CHEQUE_IS_GUARANTEE */
export function requireChequeAction(cheque: ChequeState, action: ChequeAction): void {
  requireAction(CHEQUE_MACHINE, cheque, action);
}

interface Clearing {
  readonly amount: Fils;
}

export interface Clearable extends ChequeState {
  readonly amount: Fils;
  readonly chequeDate: string;
  readonly clearings: readonly Clearing[];
}

/** The part of a cheque that its bank has paid. */
export const clearedOf = ({ clearings }: Pick<Clearable, 'clearings'>): Fils =>
  clearings.reduce((sum, { amount }) => sum + amount, 0);

/** The part that its bank has not paid. */
export const restOf = (cheque: Pick<Clearable, 'amount' | 'clearings'>): Fils => cheque.amount - clearedOf(cheque);

/** The status after the bank paid these parts, or took one of them back. */
export function statusAfter(cheque: Pick<Clearable, 'amount' | 'clearings'>): ChequeStatus {
  const rest = restOf(cheque);
  if (rest === 0) return 'Cleared';
  return rest < cheque.amount ? 'PartlyCleared' : 'Bounced';
}

/** True if a payment may still come by the cheque. */
export const isCovering = ({ status, kind }: ChequeState): boolean =>
  kind === 'Payment' && COVERING_STATUSES.some((covering) => covering === status);

/** True if the shop has a cheque that is too old for the bank to pay. @param today in Dubai */
export const isStale = ({ status, chequeDate }: Pick<Clearable, 'status' | 'chequeDate'>, today: string): boolean =>
  status === 'Held' && presentUntil(chequeDate) < today;

/** True if the cheque can be presented. @param today in Dubai */
export const isDue = ({ status, kind, chequeDate }: Clearable, today: string): boolean =>
  status === 'Held' && kind === 'Payment' && chequeDate <= today && presentUntil(chequeDate) >= today;

interface OpenInvoice {
  readonly invoice: string;
  /** The amount that may still be allocated to it. */
  readonly open: Fils;
}

interface Allocation {
  readonly invoice: string;
  readonly amount: Fils;
}

/** The parts of a plan that invoices can still take of an amount, in the order of the plan. */
export function fittingAllocations(
  plan: readonly Allocation[],
  amount: Fils,
  invoices: readonly OpenInvoice[],
): Allocation[] {
  const open = new Map(invoices.map((one) => [one.invoice, one.open]));
  let left = amount;
  return plan.flatMap((part) => {
    const fitting = Math.min(part.amount, open.get(part.invoice) ?? 0, left);
    if (fitting <= 0) return [];
    left -= fitting;
    return [{ invoice: part.invoice, amount: fitting }];
  });
}

/** The rest of a plan after the bank paid this much: the first parts are used first. */
export function restOfPlan<Part extends { readonly amount: Fils }>(plan: readonly Part[], used: Fils): Part[] {
  let left = used;
  return plan.flatMap((part) => {
    const taken = Math.min(part.amount, left);
    left -= taken;
    return taken < part.amount ? [{ ...part, amount: part.amount - taken }] : [];
  });
}

/** Plans a cheque for each amount: for the invoice of which exactly this much is open, otherwise for the invoices in their order. */
export function oldestFirst(amounts: readonly Fils[], invoices: readonly OpenInvoice[]): Allocation[][] {
  const open = invoices.map((one) => ({ ...one }));
  return amounts.map((amount) => {
    const exact = open.find((one) => one.open === amount);
    const plan = (exact ? [exact] : open).map(({ invoice }) => ({ invoice, amount }));
    const taken = fittingAllocations(plan, amount, open);
    for (const part of taken) {
      const invoice = open.find((one) => one.invoice === part.invoice);
      if (invoice) invoice.open -= part.amount;
    }
    return taken;
  });
}
