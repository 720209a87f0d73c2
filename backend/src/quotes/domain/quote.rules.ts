import { QUOTE_STATUSES, type QuoteStatus } from '@shop/contract/statuses';
import { ALLOWED, allowedActions, type StateMachine, type Viewer } from '@shop/contract/state-machine';

/** `annotate` changes the staff note and nothing else. */
export const QUOTE_ACTIONS = ['edit', 'annotate', 'delete', 'pdf', 'createOrder'] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

export type QuoteRefusal =
  'QUOTE_FROZEN' | 'QUOTE_HAS_ORDER' | 'QUOTE_UNDER_REVIEW' | 'ORDER_EXISTS' | 'QUOTE_NOT_CONFIRMED';

export interface QuoteState {
  readonly status: QuoteStatus;
  readonly isOrderCreated: boolean;
}

export interface QuoteKind {
  readonly status: QuoteStatus;
  readonly action: QuoteAction;
  readonly condition: 'withoutOrder';
  readonly refusal: QuoteRefusal;
  readonly record: QuoteState;
}

const OPEN = { edit: ALLOWED, annotate: ALLOWED, delete: ALLOWED } as const;

/** Any status may follow any other; with an order the quote is frozen but for the staff note. */
export const QUOTE_MACHINE: StateMachine<QuoteKind> = {
  statuses: QUOTE_STATUSES,
  actions: QUOTE_ACTIONS,
  conditions: {
    withoutOrder: { says: 'no order was created from it', holds: ({ isOrderCreated }) => !isOrderCreated },
  },
  needs: {
    edit: [['withoutOrder', 'QUOTE_FROZEN']],
    annotate: [],
    delete: [['withoutOrder', 'QUOTE_HAS_ORDER']],
    pdf: [],
    createOrder: [['withoutOrder', 'ORDER_EXISTS']],
  },
  states: {
    Requested: {
      next: ['Quoted', 'Confirmed', 'Rejected'],
      actions: { ...OPEN, pdf: 'QUOTE_UNDER_REVIEW', createOrder: 'QUOTE_NOT_CONFIRMED' },
    },
    Quoted: {
      next: ['Requested', 'Confirmed', 'Rejected'],
      actions: { ...OPEN, pdf: ALLOWED, createOrder: 'QUOTE_NOT_CONFIRMED' },
    },
    Confirmed: {
      next: ['Requested', 'Quoted', 'Rejected'],
      actions: { ...OPEN, pdf: ALLOWED, createOrder: ALLOWED },
    },
    Rejected: {
      next: ['Requested', 'Quoted', 'Confirmed'],
      actions: { ...OPEN, pdf: 'QUOTE_UNDER_REVIEW', createOrder: 'QUOTE_NOT_CONFIRMED' },
    },
  },
  forOwner: ['pdf'],
};

export function allowedQuoteActions(quote: QuoteState, viewer: Viewer): QuoteAction[] {
  return allowedActions(QUOTE_MACHINE, quote, viewer);
}

/** Whether the owner sees prices: not before staff have offered them, which is when the quotation can be shared. */
export function isPriced(status: QuoteStatus): boolean {
  return QUOTE_MACHINE.states[status].actions.pdf === ALLOWED;
}

/** When a quote came to where it stands; null for what it has not reached, or has gone back behind. */
interface StatusDates {
  readonly quotedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly rejectedAt: Date | null;
}

const NONE: StatusDates = { quotedAt: null, confirmedAt: null, rejectedAt: null };

/** A quote that is confirmed without having been offered before is offered by that. */
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

interface RequestedProduct {
  readonly name: string;
  readonly moq: number;
  readonly isActive: boolean;
  readonly isAvailable: boolean;
}

interface RequestProblems {
  /** Messages by field path of lines whose product can't be had. */
  readonly unavailable: Record<string, string>;
  /** Messages by field path of quantities below the minimum. */
  readonly tooFew: Record<string, string>;
}

/** Checks a request against the catalog as it is now: a cart may be weeks old. Lines of free text need no check. */
export function checkRequest(
  lines: readonly { readonly product?: string | undefined; readonly qty: number }[],
  products: ReadonlyMap<string, RequestedProduct>,
): RequestProblems {
  const problems: RequestProblems = { unavailable: {}, tooFew: {} };
  lines.forEach(({ product: id, qty }, index) => {
    if (id === undefined) return;
    const product = products.get(id);
    if (!product?.isActive) {
      problems.unavailable[`requestedItems.${index}.product`] = 'This product is no longer offered.';
    } else if (!product.isAvailable) {
      problems.unavailable[`requestedItems.${index}.product`] = `${product.name} is currently unavailable.`;
    } else if (qty < product.moq) {
      problems.tooFew[`requestedItems.${index}.qty`] = `Minimum is ${product.moq}`;
    }
  });
  return problems;
}
