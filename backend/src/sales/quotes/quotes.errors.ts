import type { QuoteStatus } from '@shop/contract/statuses';
import {
  DomainError,
  invalidField,
  notFound,
  reasonForAll,
  type Refusals,
  requireAction,
  requireStep,
} from '../../platform/errors/domain-error.js';
import { QUOTE_MACHINE, type QuoteAction, type QuoteFacts, type QuoteKind, quoteState } from './domain/quote.rules.js';

export const quoteNotFound = () => notFound('Quote');

const quoteFrozen = () =>
  new DomainError('conflict', {
    code: 'QUOTE_FROZEN',
    message: 'An order was created from this quote: only the staff note can be changed.',
  });

const quoteHasOrder = () =>
  new DomainError('conflict', {
    code: 'QUOTE_HAS_ORDER',
    message: 'An order was created from this quote: delete the order first.',
  });

const orderExists = () =>
  new DomainError('conflict', { code: 'ORDER_EXISTS', message: 'An order was already created from this quote.' });

const quoteNotConfirmed = () =>
  new DomainError('conflict', {
    code: 'QUOTE_NOT_CONFIRMED',
    message: 'Quote must be Confirmed to create an order.',
  });

const quoteUnderReview = () =>
  new DomainError('conflict', {
    code: 'QUOTE_UNDER_REVIEW',
    message: 'Quote is being reviewed! Cannot share PDF.',
  });

const quoteNotOffered = () =>
  new DomainError('conflict', { code: 'QUOTE_NOT_OFFERED', message: 'This quote is not offered now.' });

const quoteConfirmed = () =>
  new DomainError('conflict', { code: 'QUOTE_CONFIRMED', message: 'This quote is confirmed already.' });

const quoteRejected = () =>
  new DomainError('conflict', { code: 'QUOTE_REJECTED', message: 'This quote is rejected already.' });

const quoteExpired = () =>
  new DomainError('conflict', {
    code: 'QUOTE_EXPIRED',
    message: 'The last day of this offer is over. Please ask us to renew it.',
  });

const REFUSALS: Refusals<QuoteKind> = {
  QUOTE_FROZEN: quoteFrozen,
  QUOTE_HAS_ORDER: quoteHasOrder,
  ORDER_EXISTS: orderExists,
  QUOTE_NOT_CONFIRMED: quoteNotConfirmed,
  QUOTE_UNDER_REVIEW: quoteUnderReview,
  QUOTE_NOT_OFFERED: quoteNotOffered,
  QUOTE_CONFIRMED: quoteConfirmed,
  QUOTE_REJECTED: quoteRejected,
  QUOTE_EXPIRED: quoteExpired,
};

/** @throws DomainError where the quote does not allow the action at this moment */
export const requireQuoteAction = (quote: QuoteFacts, action: QuoteAction, now: Date): void => {
  requireAction(QUOTE_MACHINE, REFUSALS, quoteState(quote, now), action);
};

/** @throws DomainError QUOTE_STEP_REFUSED */
export const requireQuoteStep = (from: QuoteStatus, to: QuoteStatus): void => {
  requireStep(QUOTE_MACHINE, 'quote', from, to);
};

export const revisionNotFound = () => notFound('Revision');

export const buyerOnly = () =>
  new DomainError('forbidden', {
    code: 'BUYER_ONLY',
    message: 'Only the buyer answers an offer. Staff set its status.',
  });

export const quoteChanged = (revision: number) =>
  new DomainError('conflict', {
    code: 'QUOTE_CHANGED',
    message: `This offer has changed since you saw it: it is now revision ${revision}.`,
    params: { revision },
  });

export const wholeQuoteOnly = () =>
  new DomainError('conflict', {
    code: 'WHOLE_QUOTE_ONLY',
    message: 'This offer can only be accepted as a whole.',
  });

export const unknownLine = (index: number) =>
  invalidField(`lines.${index}`, 'The offer has no such line.', 'UNKNOWN_LINE');

export const offerDayOver = (today: string) =>
  invalidField('validUntil', `Must be ${today} or a later day.`, 'DAY_OVER', { from: today });

/** The refusal, with how the quote stands now. */
export function withStanding(error: DomainError, details: object): DomainError {
  const { kind, code, message, params } = error;
  return new DomainError(kind, { code, message, details, ...(params && { params }) });
}

type Messages = Readonly<Record<string, string>>;

export const productsUnavailable = (unavailable: Messages, tooFew: Messages) =>
  new DomainError('conflict', {
    code: 'PRODUCT_UNAVAILABLE',
    message: Object.values(unavailable)[0] ?? 'A product is no longer offered.',
    fields: { ...unavailable, ...tooFew },
    reasons: { ...reasonForAll(unavailable, 'PRODUCT_UNAVAILABLE'), ...reasonForAll(tooFew, 'BELOW_MINIMUM') },
  });

export const unknownProduct = (index: number) =>
  invalidField(`requestedItems.${index}.product`, 'Product not found', 'UNKNOWN_PRODUCT');

const PRODUCT_OR_TEXT = 'PRODUCT_OR_TEXT';

export const productOrText = (index: number, hasBoth: boolean) => {
  const [field, message] = hasBoth
    ? ['text', 'A line is either a product or a text, not both.']
    : ['product', 'Please choose a product, or say in words what you need.'];
  return invalidField(`requestedItems.${index}.${field}`, message, PRODUCT_OR_TEXT);
};

export const lineWithoutProduct = (index: number) =>
  invalidField(
    `requestedItems.${index}.product`,
    'Please choose a product, or describe the goods in `productName`.',
    PRODUCT_OR_TEXT,
  );

export const belowMinimum = (fields: Messages) =>
  new DomainError('invalid', {
    code: 'BELOW_MINIMUM',
    message: Object.values(fields)[0] ?? 'A quantity is below its minimum.',
    fields,
  });
