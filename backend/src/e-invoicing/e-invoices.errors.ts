import { DomainError, reasonForAll } from '../platform/errors/domain-error.js';
import type { FindingResponse } from './dto/e-invoice.response.js';

export const eInvoiceOfVoid = () =>
  new DomainError('conflict', { code: 'E_INVOICE_VOID', message: 'A Void invoice has no e-invoice.' });

export const eInvoiceUntaxed = () =>
  new DomainError('conflict', {
    code: 'E_INVOICE_WITHOUT_VAT',
    message: 'This document is from before the shop was registered for VAT: it has no e-invoice.',
  });

/** Each field with the sentence of its first finding. */
const fieldsOf = (findings: readonly FindingResponse[]) =>
  Object.fromEntries(findings.toReversed().map(({ field, messages }) => [field, messages.en]));

/** Nothing was issued: everything can still be mended. */
export function invoiceNotReady(findings: readonly FindingResponse[]): DomainError {
  const fields = fieldsOf(findings);
  const count = findings.length;
  const message = `No invoice was issued: ${count} ${count === 1 ? 'thing keeps' : 'things keep'} it from being an e-invoice. ${Object.values(fields).join(' ')}`;
  const refusal = { code: 'E_INVOICE_INCOMPLETE', message, params: { count }, fields };
  return new DomainError('conflict', { ...refusal, reasons: reasonForAll(fields, refusal.code) });
}

export function eInvoiceIncomplete(findings: readonly FindingResponse[]): DomainError {
  const fields = fieldsOf(findings);
  const count = findings.length;
  const message = `${count} ${count === 1 ? 'thing keeps' : 'things keep'} this document from being an e-invoice. Mend what is named; if the document has copied it, void or credit the invoice and issue it again.`;
  const refusal = { code: 'E_INVOICE_INCOMPLETE', message, params: { count }, fields };
  return new DomainError('conflict', { ...refusal, reasons: reasonForAll(fields, refusal.code) });
}
