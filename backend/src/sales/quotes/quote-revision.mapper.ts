import { compareLines } from '@shop/contract/line-changes';
import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { Types } from 'mongoose';
import { vatOfDocument } from '../../documents/lines/document-tax.js';
import { chargesOf, toLines, toTax } from '../../documents/lines/line.mapper.js';
import type { LineResponse } from '../../documents/lines/line.response.js';
import { quoteState } from './domain/quote.rules.js';
import { QuoteRevisionResponse, type QuoteStandingResponse } from './dto/quote-revision.response.js';
import { toAnswer } from './quote.mapper.js';
import type { QuoteRecord } from './quote.schema.js';
import type { QuoteRevision } from './quote-revision.schema.js';

/** The fields of a quote that a revision stores. */
export type OfferedQuote = Omit<QuoteRevision, 'quote' | 'sentAt' | 'sentBy'>;

/** The sender of an offer, and the time. */
export interface Sending {
  readonly by: string;
  readonly at: Date;
}

/** The stored form of an offer as it is sent. */
export function toFrozenRevision(quote: OfferedQuote, { by, at }: Sending): QuoteRevision {
  const { revision, user, status, requestedItems, totalPrice, validUntil, adminToClientNote } = quote;
  const offer = { revision, user, status, requestedItems, totalPrice, validUntil, adminToClientNote };
  return { _id: new Types.ObjectId(), quote: quote._id, ...offer, ...chargesOf(quote), sentAt: at, sentBy: by };
}

/** @param quote of the revision */
export function toRevision(revision: QuoteRevision, quote: QuoteRecord, viewer: Viewer): QuoteRevisionResponse {
  const { createdAt, earlierAnswers, answer: present } = quote;
  const tax = vatOfDocument({ ...revision, createdAt }, revision.requestedItems);
  const answers = [...earlierAnswers, ...(present === null ? [] : [present])];
  const answer = answers.findLast((one) => one.revision === revision.revision && one.user.equals(revision.user));
  return {
    ...QuoteRevisionResponse.stored(revision, viewer),
    status: revision.status,
    requestedItems: toLines(revision.requestedItems, tax),
    tax: tax && toTax(tax),
    answer: answer === undefined ? null : toAnswer(answer),
  };
}

/** @param shown the revision that the buyer was shown; null: unknown */
export function toStanding(quote: QuoteRecord, shown: QuoteRevision | null, now: Date): QuoteStandingResponse {
  const { status, revision, validUntil, answer } = quote;
  return {
    status,
    revision,
    validUntil,
    isExpired: quoteState(quote, now).isExpired,
    answer: answer && toAnswer(answer),
    lines: shown === null ? [] : changedLines(shown, quote),
    amounts: shown === null ? [] : changedAmounts(shown, quote),
  };
}

type Priced = Pick<
  QuoteRevision,
  'requestedItems' | 'deliveryCharge' | 'extraFee' | 'discount' | 'totalPrice' | 'taxBasis'
>;

function changedLines(before: Priced, after: Priced): QuoteStandingResponse['lines'] {
  const [earlier, later] = [before, after].map(({ requestedItems }) => toLines(requestedItems, null).map(toCompared));
  return compareLines(earlier ?? [], later ?? []).filter(({ change }) => change !== 'same');
}

const toCompared = ({ _id, product, productName, productNameAr, qty, unitPrice, discount }: LineResponse) => ({
  _id,
  product,
  productName,
  productNameAr,
  qty,
  unitPrice,
  discount,
});

function changedAmounts(before: Priced, after: Priced): QuoteStandingResponse['amounts'] {
  const fields = ['deliveryCharge', 'extraFee', 'discount', 'totalPrice'] as const;
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: toAed(before[field]), after: toAed(after[field]) }));
}
