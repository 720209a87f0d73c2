import { type QuantityProblem, quantityProblem, type QuantityRule } from '@shop/contract/quantity-rules';
import { isExpiredOffer, type LimitedOffer } from '@shop/contract/offers';
import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { ALLOWED, mayBecome, type StateMachine } from '@shop/contract/state-machine';
import { refuse, requireAction, type RuleFault, ruleFault } from '../../../platform/errors/refuse.js';

/** `annotate` changes only the staff note. */
export const QUOTE_ACTIONS = [
  'edit',
  'annotate',
  'delete',
  'pdf',
  'createOrder',
  'renew',
  'accept',
  'decline',
] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

export type QuoteRefusal =
  | 'QUOTE_FROZEN'
  | 'QUOTE_HAS_ORDER'
  | 'QUOTE_UNDER_REVIEW'
  | 'ORDER_EXISTS'
  | 'QUOTE_NOT_CONFIRMED'
  | 'QUOTE_NOT_OFFERED'
  | 'QUOTE_CONFIRMED'
  | 'QUOTE_REJECTED'
  | 'QUOTE_EXPIRED';

export interface QuoteState {
  readonly status: QuoteStatus;
  readonly isOrderCreated: boolean;
  /** True if it is Quoted and its last day is over. */
  readonly isExpired: boolean;
}

/** The fields of a quote that determine its state. */
export interface QuoteFacts extends LimitedOffer {
  readonly isOrderCreated: boolean;
}

export function quoteState({ status, isOrderCreated, validUntil }: QuoteFacts, now: Date): QuoteState {
  return { status, isOrderCreated, isExpired: isExpiredOffer({ status, validUntil }, now) };
}

export interface QuoteKind {
  readonly status: QuoteStatus;
  readonly action: QuoteAction;
  readonly condition: 'withoutOrder' | 'running';
  readonly refusal: QuoteRefusal;
  readonly record: QuoteState;
}

const OPEN = { edit: ALLOWED, annotate: ALLOWED, delete: ALLOWED } as const;

/** The buyer answers an offer, and staff renew it: all these actions need an offer without an answer. */
const answered = <R>(refusal: R) => ({ renew: refusal, accept: refusal, decline: refusal });

/**
 * Staff may change any status to any other; once it has an order, only the staff note of the quote can change. Only the
 * buyer accepts and declines.
 */
export const QUOTE_MACHINE: StateMachine<QuoteKind> = {
  statuses: QUOTE_STATUSES,
  actions: QUOTE_ACTIONS,
  conditions: {
    withoutOrder: { says: 'no order was created from it', holds: ({ isOrderCreated }) => !isOrderCreated },
    running: { says: 'it has not expired', holds: ({ isExpired }) => !isExpired },
  },
  needs: {
    edit: [['withoutOrder', 'QUOTE_FROZEN']],
    annotate: [],
    delete: [['withoutOrder', 'QUOTE_HAS_ORDER']],
    pdf: [],
    createOrder: [['withoutOrder', 'ORDER_EXISTS']],
    renew: [['withoutOrder', 'QUOTE_FROZEN']],
    accept: [
      ['withoutOrder', 'QUOTE_FROZEN'],
      ['running', 'QUOTE_EXPIRED'],
    ],
    decline: [
      ['withoutOrder', 'QUOTE_FROZEN'],
      ['running', 'QUOTE_EXPIRED'],
    ],
  },
  states: {
    Requested: {
      next: ['Quoted', 'Confirmed', 'Rejected'],
      actions: {
        ...OPEN,
        ...answered('QUOTE_NOT_OFFERED' as const),
        pdf: 'QUOTE_UNDER_REVIEW',
        createOrder: 'QUOTE_NOT_CONFIRMED',
      },
    },
    Quoted: {
      next: ['Requested', 'Confirmed', 'Rejected'],
      actions: { ...OPEN, ...answered(ALLOWED), pdf: ALLOWED, createOrder: 'QUOTE_NOT_CONFIRMED' },
    },
    Confirmed: {
      next: ['Requested', 'Quoted', 'Rejected'],
      actions: { ...OPEN, ...answered('QUOTE_CONFIRMED' as const), pdf: ALLOWED, createOrder: ALLOWED },
    },
    Rejected: {
      next: ['Requested', 'Quoted', 'Confirmed'],
      actions: {
        ...OPEN,
        ...answered('QUOTE_REJECTED' as const),
        pdf: 'QUOTE_UNDER_REVIEW',
        createOrder: 'QUOTE_NOT_CONFIRMED',
      },
    },
  },
  forOwner: ['pdf', 'accept', 'decline'],
  onlyForOwner: ['accept', 'decline'],
  forColleague: ['pdf'],
};

/** True if the owner sees prices: once staff have offered them, when the quotation can also be shared. */
export function isPriced(status: QuoteStatus): boolean {
  return QUOTE_MACHINE.states[status].actions.pdf === ALLOWED;
}

/** When a quote reached its statuses; null for a status that it has not reached, or was moved back from. */
interface StatusDates {
  readonly quotedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly rejectedAt: Date | null;
}

const NONE: StatusDates = { quotedAt: null, confirmedAt: null, rejectedAt: null };

/** A quote that is confirmed without an earlier offer counts as offered at that time. */
export function statusDates(before: StatusDates & { status: QuoteStatus }, to: QuoteStatus, now: Date): StatusDates {
  const { status, quotedAt, confirmedAt, rejectedAt } = before;
  if (to === status) return { quotedAt, confirmedAt, rejectedAt };
  switch (to) {
    case 'Requested':
      return NONE;
    case 'Quoted':
      return { ...NONE, quotedAt: quotedAt ?? now };
    case 'Confirmed':
      return { ...NONE, quotedAt: quotedAt ?? now, confirmedAt: now };
    case 'Rejected':
      return { ...NONE, quotedAt, rejectedAt: now };
  }
}

interface RequestedProduct extends QuantityRule {
  readonly name: string;
  readonly isActive: boolean;
  readonly isAvailable: boolean;
}

export interface RequestProblems {
  /** Messages by field path, for lines whose product is not available. */
  readonly unavailable: Record<string, string>;
  /** Messages by field path, for quantities below the minimum. */
  readonly tooFew: Record<string, string>;
  /** Reasons by field path, for other quantities in which the product is not sold. */
  readonly notSold: Record<string, RuleFault>;
}

/** Checks a request against the present catalog, since a cart may be weeks old. Lines of free text need no check. */
export function checkRequest(
  lines: readonly { readonly product?: string | undefined; readonly qty: number }[],
  products: ReadonlyMap<string, RequestedProduct>,
): RequestProblems {
  const problems: RequestProblems = { unavailable: {}, tooFew: {}, notSold: {} };
  lines.forEach(({ product: id, qty }, index) => {
    if (id === undefined) return;
    const product = products.get(id);
    if (!product?.isActive) {
      problems.unavailable[`requestedItems.${index}.product`] = 'This product is no longer offered.';
    } else if (!product.isAvailable) {
      problems.unavailable[`requestedItems.${index}.product`] = `${product.name} is currently unavailable.`;
    } else {
      addQuantityProblem(problems, `requestedItems.${index}.qty`, quantityProblem(product, qty));
    }
  });
  return problems;
}

function addQuantityProblem(
  { tooFew, notSold }: RequestProblems,
  field: string,
  problem: QuantityProblem | null,
): void {
  if (problem === null) return;
  switch (problem.kind) {
    case 'belowMoq':
      tooFew[field] = `Minimum is ${problem.moq}`;
      break;
    case 'aboveMax':
      notSold[field] = ruleFault('ABOVE_MAXIMUM', { max: problem.max });
      break;
    case 'offStep': {
      const { step, lower, upper } = problem;
      notSold[field] = ruleFault('OFF_STEP', { step, lower, upper });
    }
  }
}

/** @throws DomainError if the quote does not allow the action now */
export function requireQuoteAction(quote: QuoteFacts, action: QuoteAction, now: Date): void {
  requireAction(QUOTE_MACHINE, quoteState(quote, now), action);
}

/** @throws DomainError QUOTE_STEP_REFUSED */
export function requireQuoteStep(from: QuoteStatus, to: QuoteStatus): void {
  if (!mayBecome(QUOTE_MACHINE, from, to)) throw refuse('QUOTE_STEP_REFUSED', { from, to });
}
