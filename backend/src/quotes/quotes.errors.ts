import type { QuoteStatus } from '@shop/contract/statuses';
import {
  DomainError,
  invalidField,
  notFound,
  reasonForAll,
  type Refusals,
  requireAction,
  requireStep,
} from '../platform/errors/domain-error.js';
import { QUOTE_MACHINE, type QuoteAction, type QuoteKind, type QuoteState } from './domain/quote.rules.js';

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

const REFUSALS: Refusals<QuoteKind> = {
  QUOTE_FROZEN: quoteFrozen,
  QUOTE_HAS_ORDER: quoteHasOrder,
  ORDER_EXISTS: orderExists,
  QUOTE_NOT_CONFIRMED: quoteNotConfirmed,
  QUOTE_UNDER_REVIEW: quoteUnderReview,
};

/** @throws DomainError where the quote does not allow the action now */
export const requireQuoteAction = (quote: QuoteState, action: QuoteAction): void => {
  requireAction(QUOTE_MACHINE, REFUSALS, quote, action);
};

/** @throws DomainError QUOTE_STEP_REFUSED */
export const requireQuoteStep = (from: QuoteStatus, to: QuoteStatus): void => {
  requireStep(QUOTE_MACHINE, 'quote', from, to);
};

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
