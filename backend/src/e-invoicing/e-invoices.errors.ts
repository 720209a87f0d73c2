import { type DomainError, reasonForAll } from '../platform/errors/domain-error.js';
import { refuse } from '../platform/errors/refuse.js';
import type { FindingResponse } from './dto/e-invoice.response.js';

type Findings = readonly FindingResponse[];

/** The invoice was not issued, so staff can still correct everything. */
export const invoiceNotReady = (findings: Findings): DomainError =>
  refuse('E_INVOICE_NOT_READY', { count: findings.length }, named(findings, 'E_INVOICE_NOT_READY'));

export const eInvoiceIncomplete = (findings: Findings): DomainError =>
  refuse('E_INVOICE_INCOMPLETE', { count: findings.length }, named(findings, 'E_INVOICE_INCOMPLETE'));

/** Gives each field the sentence of its first finding. */
function named(findings: Findings, code: string) {
  const fields = Object.fromEntries(findings.toReversed().map(({ field, messages }) => [field, messages.en]));
  return { fields, reasons: reasonForAll(fields, code) };
}
