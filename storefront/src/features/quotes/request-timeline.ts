import type { InvoiceResponse, OrderResponse, QuoteResponse } from '@shop/contract/api';

export type StepName = 'requested' | 'quoted' | 'confirmed' | 'rejected' | 'ordered' | 'invoiced' | 'paid';

export interface TimelineStep {
  name: StepName;
  state: 'done' | 'toCome' | 'stopped';
  /** ISO date, if it is known. */
  at?: string;
}

interface Chain {
  quote: Pick<QuoteResponse, 'status' | 'createdAt' | 'quotedAt' | 'confirmedAt' | 'rejectedAt'>;
  order?: Pick<OrderResponse, 'createdAt' | 'status' | 'totalPrice'> | undefined;
  invoice?: Pick<InvoiceResponse, 'createdAt' | 'status' | 'payments'> | undefined;
}

/**
 * The progress of a request up to its paid invoice. A rejected request ends; an order with a total of zero has no
 * invoice.
 */
export function requestTimeline({ quote, order, invoice }: Chain): TimelineStep[] {
  const requested: TimelineStep = { name: 'requested', state: 'done', at: quote.createdAt };
  if (quote.status === 'Rejected' && !order) {
    return [requested, { ...step('rejected', true, quote.rejectedAt), state: 'stopped' }];
  }
  const confirmed = quote.status === 'Confirmed' || order !== undefined;
  const steps: TimelineStep[] = [
    requested,
    step('quoted', confirmed || quote.status === 'Quoted', quote.quotedAt),
    step('confirmed', confirmed, quote.confirmedAt),
    orderStep(order),
  ];
  const ends = order && !invoice && (order.totalPrice === 0 || order.status === 'Cancelled');
  return ends ? steps : [...steps, step('invoiced', invoice !== undefined, invoice?.createdAt), paidStep(invoice)];
}

function step(name: StepName, done: boolean, at?: string | null): TimelineStep {
  return { name, state: done ? 'done' : 'toCome', ...(done && at && { at }) };
}

function orderStep(order: Chain['order']): TimelineStep {
  const made = step('ordered', order !== undefined, order?.createdAt);
  return order?.status === 'Cancelled' ? { ...made, state: 'stopped' } : made;
}

/** The day of payment is the day of the last payment that counts. */
function paidStep(invoice: Chain['invoice']): TimelineStep {
  const received = (invoice?.payments ?? []).filter(({ status }) => status === 'Received');
  const last = received
    .map(({ paymentDate }) => paymentDate)
    .sort()
    .at(-1);
  return step('paid', invoice?.status === 'Paid', last);
}
