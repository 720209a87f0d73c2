import { DomainError, reason, reasonForAll } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { RequestProblems } from './domain/quote.rules.js';

/** The refusal, with the present quote in its details. */
export function withStanding(error: DomainError, details: object): DomainError {
  const { status, code, message, params } = error;
  return new DomainError(status, { code, message, params, details });
}

const firstOf = (messages: Readonly<Record<string, string>>) => Object.values(messages)[0] ?? '';

/** @throws DomainError PRODUCT_UNAVAILABLE, BELOW_MINIMUM or QUANTITY_NOT_SOLD, naming every wrong line */
export function requireRequestable({ unavailable, tooFew, notSold }: RequestProblems): void {
  const faults = Object.entries(notSold);
  const fields = {
    ...unavailable,
    ...tooFew,
    ...Object.fromEntries(faults.map(([field, { message }]) => [field, message])),
  };
  const reasons = {
    ...reasonForAll(unavailable, 'PRODUCT_UNAVAILABLE'),
    ...reasonForAll(tooFew, 'BELOW_MINIMUM'),
    ...Object.fromEntries(faults.map(([field, { rule, params }]) => [field, reason(rule, params)])),
  };
  const [code, messages] =
    Object.keys(unavailable).length > 0
      ? (['PRODUCT_UNAVAILABLE', unavailable] as const)
      : Object.keys(tooFew).length > 0
        ? (['BELOW_MINIMUM', tooFew] as const)
        : (['QUANTITY_NOT_SOLD', fields] as const);
  if (Object.keys(fields).length > 0) throw refuse(code, { message: firstOf(messages) }, { fields, reasons });
}
