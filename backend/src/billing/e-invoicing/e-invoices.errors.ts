import { type DomainError, reasonForAll } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { FindingResponse } from './dto/e-invoice.response.js';

type Findings = readonly FindingResponse[];

/** Nothing was issued: everything can still be corrected. */
export const invoiceNotReady = (findings: Findings): DomainError =>
  refuse('E_INVOICE_NOT_READY', { count: findings.length }, named(findings, 'E_INVOICE_NOT_READY'));

export const eInvoiceIncomplete = (findings: Findings): DomainError =>
  refuse('E_INVOICE_INCOMPLETE', { count: findings.length }, named(findings, 'E_INVOICE_INCOMPLETE'));

/** Each field with the sentence of its first finding. */
function named(findings: Findings, code: string) {
  const fields = Object.fromEntries(findings.toReversed().map(({ field, messages }) => [field, messages.en]));
  return { fields, reasons: reasonForAll(fields, code) };
}
