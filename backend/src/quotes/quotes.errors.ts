import { DomainError, notFound } from '../common/errors/domain-error.js';

export const quoteNotFound = () => notFound('Quote');

export const quoteFrozen = () =>
  new DomainError('conflict', {
    code: 'QUOTE_FROZEN',
    message: 'An order was created from this quote: only the staff note can be changed.',
  });

export const quoteHasOrder = () =>
  new DomainError('conflict', {
    code: 'QUOTE_HAS_ORDER',
    message: 'An order was created from this quote: delete the order first.',
  });

export const orderExists = () =>
  new DomainError('conflict', { code: 'ORDER_EXISTS', message: 'An order was already created from this quote.' });

export const quoteNotConfirmed = () =>
  new DomainError('conflict', {
    code: 'QUOTE_NOT_CONFIRMED',
    message: 'Quote must be Confirmed to create an order.',
  });

export const quoteUnderReview = () =>
  new DomainError('conflict', {
    code: 'QUOTE_UNDER_REVIEW',
    message: 'Quote is being reviewed! Cannot share PDF.',
  });

export const productsUnavailable = (fields: Record<string, string>) =>
  new DomainError('conflict', {
    code: 'PRODUCT_UNAVAILABLE',
    message: Object.values(fields)[0] ?? 'A product is no longer offered.',
    fields,
  });

export const belowMinimum = (fields: Record<string, string>) =>
  new DomainError('invalid', {
    code: 'BELOW_MINIMUM',
    message: Object.values(fields)[0] ?? 'A quantity is below its minimum.',
    fields,
  });
