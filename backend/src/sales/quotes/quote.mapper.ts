import { noteForOwner } from '../../documents/lines/client-note.js';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { toCharges, toLines, toTax, withPriceSources } from '../../documents/lines/line.mapper.js';
import { withMargins } from '../../documents/lines/margin.mapper.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedQuoteActions, isPriced, quoteState } from './domain/quote.rules.js';
import type { AskedLineResponse, QuoteAnswerResponse, QuoteResponse } from './dto/quote.response.js';
import { type RequestedLine, type QuoteAnswer, type QuoteRecord, QuoteSchema } from './quote.schema.js';
import { wireOf } from '../../platform/database/wire.js';
import { toSalesperson } from '../../documents/parties/salesperson.response.js';
import { requestTotal } from './domain/request-total.js';

const wire = wireOf(QuoteSchema);

/** The owner sees prices only once they are offered, and never the staff note. */
export function toQuote(quote: QuoteRecord, user: UserRefResponse, viewer: Viewer, now: Date): QuoteResponse {
  const priced = viewer === 'staff' || isPriced(quote.status);
  const state = quoteState(quote, now);
  const tax = priced ? vatOfDocument(quote, quote.requestedItems) : null;
  const lines = toLines(quote.requestedItems, tax, priced);
  const shown = viewer === 'staff' ? withPriceSources(lines, quote.requestedItems) : lines;
  const costed = viewer === 'staff' ? withMargins(shown, quote, quote.requestedItems, tax) : undefined;
  return {
    ...wire(quote, ['_id', 'number', 'status', 'revision', 'sentAt', 'validUntil', 'allowPartial']),
    ...wire(quote, ['adminToClientNote', 'quotedAt', 'confirmedAt', 'rejectedAt', 'isOrderCreated', 'createdOrderId']),
    ...wire(quote, ['sharedAt', 'version', 'createdAt', 'updatedAt']),
    user,
    requestedItems: costed?.lines ?? shown,
    ...(costed && { margin: costed.margin }),
    ...toCharges(quote, priced),
    ...toPurchaseDetails(quote, viewer),
    askedFor: quote.askedFor.map((line) => toRequestedLine(line, priced)),
    answer: quote.answer && toAnswer(quote.answer),
    isExpired: state.isExpired,
    totalPrice: priced ? toAed(quote.totalPrice) : 0,
    tax: tax && toTax(tax),
    ...(viewer === 'staff' && forStaff(quote)),
    clientToAdminNote: viewer === 'staff' ? quote.clientToAdminNote : noteForOwner(quote),
    unreadMessages: unreadBy(viewer, quote),
    allowedActions: allowedQuoteActions(state, viewer),
  };
}

function forStaff(quote: QuoteRecord) {
  const isUnpriced = quote.status === 'Requested' && quote.totalPrice === 0;
  return {
    adminToAdminNote: quote.adminToAdminNote,
    company: quote.company?.toHexString() ?? null,
    salesperson: toSalesperson(quote),
    listTotal: isUnpriced ? toAed(requestTotal(quote)[0]) : null,
  };
}

export function toAnswer(answer: QuoteAnswer): QuoteAnswerResponse {
  const by = { _id: answer.user.toHexString(), name: answer.name };
  return { by, ...wire(answer, ['at', 'decision', 'reason', 'note', 'revision']) };
}

function toRequestedLine(line: RequestedLine, priced: boolean): AskedLineResponse {
  const fields = {
    ...wire(line, ['_id', 'product', 'productName', 'unit', 'qty', 'unitPrice']),
    productNameAr: line.productNameAr,
  };
  return priced ? fields : { ...fields, unitPrice: null };
}

/** Colleagues don't see the thread of a quote, so they have no unread messages. */
function unreadBy(viewer: Viewer, { unreadByStaff, unreadByBuyer }: QuoteRecord): number {
  return { staff: unreadByStaff, owner: unreadByBuyer, colleague: 0 }[viewer];
}
