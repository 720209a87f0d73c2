export const QUOTE_STATUSES = ['Requested', 'Quoted', 'Confirmed', 'Rejected'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const QUOTE_ACTIONS = ['edit', 'annotate', 'delete', 'pdf', 'createOrder'] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

export interface QuoteState {
  readonly status: QuoteStatus;
  readonly isOrderCreated: boolean;
}

/** What staff may do with a quote that has no order yet. Any status may follow any other. */
const OPEN: Readonly<Record<QuoteStatus, readonly QuoteAction[]>> = {
  Requested: ['edit', 'annotate', 'delete'],
  Quoted: ['edit', 'annotate', 'delete', 'pdf'],
  Confirmed: ['edit', 'annotate', 'delete', 'pdf', 'createOrder'],
  Rejected: ['edit', 'annotate', 'delete'],
};

/** With an order the quote is frozen but for the staff note. */
const SURVIVES_ORDER: readonly QuoteAction[] = ['annotate', 'pdf'];
const FOR_OWNER: readonly QuoteAction[] = ['pdf'];

export function allowedQuoteActions(quote: QuoteState, viewer: 'staff' | 'owner'): QuoteAction[] {
  return OPEN[quote.status].filter(
    (action) =>
      (!quote.isOrderCreated || SURVIVES_ORDER.includes(action)) && (viewer === 'staff' || FOR_OWNER.includes(action)),
  );
}

export function mayQuote(quote: QuoteState, action: QuoteAction): boolean {
  return allowedQuoteActions(quote, 'staff').includes(action);
}

/** Whether the owner sees prices: not before staff have offered them. */
export function isPriced(status: QuoteStatus): boolean {
  return status === 'Quoted' || status === 'Confirmed';
}
