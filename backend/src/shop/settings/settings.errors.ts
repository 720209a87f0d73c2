import { DomainError, invalidField, reason } from '../../platform/errors/domain-error.js';
import type { Fault } from './domain/settings.rules.js';

/** The refusal of settings, with every field that is wrong. */
export function wrongSettings(faults: readonly Fault[]): DomainError {
  const fields = Object.fromEntries(faults.map(({ field, message }) => [field, message]));
  const reasons = Object.fromEntries(faults.map(({ field, rule, params }) => [field, reason(rule, params)]));
  const message = faults[0]?.message ?? '';
  return new DomainError('invalid', { code: 'VALIDATION_FAILED', message, fields, reasons });
}

/** An Administrator without one would lock themselves out. */
export const secondFactorFirst = () =>
  invalidField('requireSecondFactor', 'Set up your own second factor first.', 'SECOND_FACTOR_FIRST');

export const noEInvoiceEndpoint = (): Fault => ({
  field: 'eInvoiceConnector',
  message: 'The server has no endpoint: set E_INVOICE_URL and E_INVOICE_SECRET first.',
  rule: 'E_INVOICE_ENDPOINT',
  params: {},
});

export const logoNotFound = (value: string): Fault => ({
  field: 'logo',
  message: `There is no uploaded picture at “${value}”. Upload the logo again.`,
  rule: 'LOGO',
  params: { value },
});
