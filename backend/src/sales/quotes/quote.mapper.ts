import { noteForOwner } from '../../documents/lines/client-note.js';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { toCharges, toLines, toTax, withPriceSources } from '../../documents/lines/line.mapper.js';
import { withMargins } from '../../documents/lines/margin.mapper.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import { toAed } from '@shop/contract/money';
import { type Viewer, allowedActions } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { isPriced, quoteState, QUOTE_MACHINE } from './domain/quote.rules.js';
import { AskedLineResponse, QuoteAnswerResponse, QuoteResponse } from './dto/quote.response.js';
import type { RequestedLine, QuoteAnswer, QuoteRecord } from './quote.schema.js';
import { requestTotal } from './domain/request-total.js';

/** The owner sees prices only once they are offered, and never the staff note. */
export function toQuote(quote: QuoteRecord, user: UserRefResponse, viewer: Viewer, now: Date): QuoteResponse {
  const priced = viewer === 'staff' || isPriced(quote.status);
  const state = quoteState(quote, now);
  const tax = priced ? vatOfDocument(quote, quote.requestedItems) : null;
  const lines = toLines(quote.requestedItems, tax, priced);
  const shown = viewer === 'staff' ? withPriceSources(lines, quote.requestedItems) : lines;
  const costed = viewer === 'staff' ? withMargins(shown, quote, quote.requestedItems, tax) : undefined;
  return {
    user,
    requestedItems: costed?.lines ?? shown,
    askedFor: quote.askedFor.map((line) => toRequestedLine(line, priced)),
    answer: quote.answer && toAnswer(quote.answer),
    isExpired: state.isExpired,
    totalPrice: priced ? toAed(quote.totalPrice) : 0,
    tax: tax && toTax(tax),
    clientToAdminNote: viewer === 'staff' ? quote.clientToAdminNote : noteForOwner(quote),
    unreadMessages: unreadBy(viewer, quote),
    allowedActions: allowedActions(QUOTE_MACHINE, state, viewer),
    ...(viewer === 'staff' && { listTotal: listTotal(quote) }),
    ...(costed && { margin: costed.margin }),
    ...toCharges(quote, priced),
    ...toPurchaseDetails(quote, viewer),
    ...QuoteResponse.stored(quote, viewer),
  };
}

function listTotal(quote: QuoteRecord): number | null {
  const isUnpriced = quote.status === 'Requested' && quote.totalPrice === 0;
  return isUnpriced ? toAed(requestTotal(quote)[0]) : null;
}

export function toAnswer(answer: QuoteAnswer): QuoteAnswerResponse {
  return { ...QuoteAnswerResponse.stored(answer), by: { _id: answer.user.toHexString(), name: answer.name } };
}

function toRequestedLine(line: RequestedLine, priced: boolean): AskedLineResponse {
  const { unitPrice, ...fields } = AskedLineResponse.stored(line);
  return { ...fields, unitPrice: priced ? unitPrice : null };
}

/** Colleagues don't see the thread of a quote, so they have no unread messages. */
function unreadBy(viewer: Viewer, { unreadByStaff, unreadByBuyer }: QuoteRecord): number {
  return { staff: unreadByStaff, owner: unreadByBuyer, colleague: 0 }[viewer];
}
