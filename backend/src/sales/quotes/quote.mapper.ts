import { noteForOwner } from '../../documents/lines/client-note.js';
import { taxOf } from '../../documents/lines/document-tax.js';
import { toCharges, toLines, toTax } from '../../documents/lines/line.mapper.js';
import { withMargins } from '../../documents/lines/margin.mapper.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { allowedQuoteActions, isPriced, quoteState } from './domain/quote.rules.js';
import type { AskedLineResponse, QuoteAnswerResponse, QuoteResponse } from './dto/quote.response.js';
import type { RequestedLine, QuoteAnswer, QuoteRecord } from './quote.schema.js';

/** The owner sees prices once they are offered, and never the staff note. */
export function toQuote(quote: QuoteRecord, user: UserRefResponse, viewer: Viewer, now: Date): QuoteResponse {
  const priced = viewer === 'staff' || isPriced(quote.status);
  const state = quoteState(quote, now);
  const tax = priced ? taxOf(quote, quote.requestedItems) : null;
  const shown = toLines(quote.requestedItems, tax, priced);
  const costed = viewer === 'staff' ? withMargins(shown, quote, quote.requestedItems) : undefined;
  return {
    _id: quote._id.toHexString(),
    number: quote.number,
    user,
    status: quote.status,
    requestedItems: costed?.lines ?? shown,
    ...(costed && { margin: costed.margin }),
    ...toCharges(quote, priced),
    ...toPurchaseDetails(quote, viewer),
    askedFor: quote.askedFor.map((line) => toRequestedLine(line, priced)),
    ...toOffer(quote),
    isExpired: state.isExpired,
    totalPrice: priced ? toAed(quote.totalPrice) : 0,
    tax: tax && toTax(tax),
    ...(viewer === 'staff' ? { adminToAdminNote: quote.adminToAdminNote } : {}),
    adminToClientNote: quote.adminToClientNote,
    clientToAdminNote: viewer === 'staff' ? quote.clientToAdminNote : noteForOwner(quote),
    quotedAt: toMoment(quote.quotedAt),
    confirmedAt: toMoment(quote.confirmedAt),
    rejectedAt: toMoment(quote.rejectedAt),
    isOrderCreated: quote.isOrderCreated,
    createdOrderId: quote.createdOrderId?.toHexString() ?? null,
    unreadMessages: unreadBy(viewer, quote),
    sharedAt: toMoment(quote.sharedAt),
    allowedActions: allowedQuoteActions(state, viewer),
    version: quote.version,
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
  };
}

/** How it was offered, and what its buyer answered. */
function toOffer({ revision, sentAt, validUntil, allowPartial, answer }: QuoteRecord) {
  return { revision, sentAt: toMoment(sentAt), validUntil, allowPartial, answer: answer && toAnswer(answer) };
}

export function toAnswer({ user, name, at, decision, reason, note, revision }: QuoteAnswer): QuoteAnswerResponse {
  const by = { _id: user.toHexString(), name };
  return { by, at: at.toISOString(), decision, reason, note, revision };
}

function toRequestedLine(line: RequestedLine, priced: boolean): AskedLineResponse {
  const { _id, product, productName, unit, qty, unitPrice } = line;
  return {
    _id: _id.toHexString(),
    product: product?.toHexString() ?? null,
    ...{ productName, unit, qty },
    unitPrice: !priced || unitPrice === null ? null : toAed(unitPrice),
  };
}

/** Quotes from before the dates were kept have none. */
function toMoment(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}

/** Colleagues have no part in what is said about a quote. */
function unreadBy(viewer: Viewer, { unreadByStaff = 0, unreadByBuyer = 0 }: QuoteRecord): number {
  return { staff: unreadByStaff, owner: unreadByBuyer, colleague: 0 }[viewer];
}
