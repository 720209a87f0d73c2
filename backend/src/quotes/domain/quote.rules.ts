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
