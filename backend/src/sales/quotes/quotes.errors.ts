import { DomainError, reasonForAll } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';

/** The refusal, with the present quote in its details. */
export function withStanding(error: DomainError, details: object): DomainError {
  const { status, code, message, params } = error;
  return new DomainError(status, { code, message, params, details });
}

type Messages = Readonly<Record<string, string>>;

const firstOf = (messages: Messages) => Object.values(messages)[0] ?? '';

export function productsUnavailable(unavailable: Messages, tooFew: Messages): DomainError {
  const reasons = { ...reasonForAll(unavailable, 'PRODUCT_UNAVAILABLE'), ...reasonForAll(tooFew, 'BELOW_MINIMUM') };
  const fields = { ...unavailable, ...tooFew };
  return refuse('PRODUCT_UNAVAILABLE', { message: firstOf(unavailable) }, { fields, reasons });
}

export const belowMinimum = (fields: Messages): DomainError =>
  refuse('BELOW_MINIMUM', { message: firstOf(fields) }, { fields });
