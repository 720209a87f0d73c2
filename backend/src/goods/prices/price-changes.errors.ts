import { MAX_DAYS_AHEAD, MAX_PRICE_LINES, MAX_PRICE_PERCENT, UNDO_HOURS } from '@shop/contract/price-change';
import { DomainError, invalidField, notFound } from '../../platform/errors/domain-error.js';

export const priceChangeNotFound = () => notFound('Price change');

export const priceChangeOutdated = () =>
  new DomainError('conflict', {
    code: 'PRICE_CHANGE_OUTDATED',
    message: 'Prices or products are no longer as they were shown. Look through the changes again.',
  });

export const notCancelled = () =>
  new DomainError('conflict', {
    code: 'PRICE_CHANGE_NOT_CANCELLED',
    message: 'Only a price change that has not begun can be cancelled.',
  });

export const notUndone = () =>
  new DomainError('conflict', {
    code: 'PRICE_CHANGE_NOT_UNDONE',
    message: `Only a finished price change can be undone, within ${UNDO_HOURS} hours.`,
    params: { hours: UNDO_HOURS },
  });

export const tooManyPrices = () =>
  invalidField('filter', `More than ${MAX_PRICE_LINES} products: narrow the filter.`, 'TOO_MANY_PRODUCTS', {
    max: MAX_PRICE_LINES,
  });

export const percentOutOfBounds = (max = MAX_PRICE_PERCENT) =>
  invalidField('value', `Must be at most ${max} percent.`, 'PERCENT', { max });

export const startsTooEarly = () => invalidField('startDay', 'Must be a day after today.', 'DAY_AHEAD');

export const startsTooLate = () =>
  invalidField('startDay', `Must be at most ${MAX_DAYS_AHEAD} days ahead.`, 'DAYS_AHEAD', { max: MAX_DAYS_AHEAD });
