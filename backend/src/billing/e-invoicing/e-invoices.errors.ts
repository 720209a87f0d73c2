import { DomainError, reasonForAll } from '../../platform/errors/domain-error.js';
import type { FindingResponse } from './dto/e-invoice.response.js';

export const eInvoiceOfVoid = () =>
  new DomainError('conflict', { code: 'E_INVOICE_VOID', message: 'A Void invoice has no e-invoice.' });

export const eInvoiceUntaxed = () =>
  new DomainError('conflict', {
    code: 'E_INVOICE_WITHOUT_VAT',
    message: 'This document is from before the shop was registered for VAT: it has no e-invoice.',
  });

/** Nothing was issued: everything can still be mended. */
export function invoiceNotReady(findings: readonly FindingResponse[]): DomainError {
  const message = `No invoice was issued: ${keeps(findings)} it from being an e-invoice. Mend what is named first.`;
  return new DomainError('conflict', {
    code: 'E_INVOICE_NOT_READY',
    message,
    ...named(findings, 'E_INVOICE_NOT_READY'),
  });
}

export function eInvoiceIncomplete(findings: readonly FindingResponse[]): DomainError {
  const message = `${keeps(findings)} this document from being an e-invoice. Mend what is named; if the document has copied it, void or credit the invoice and issue it again.`;
  return new DomainError('conflict', {
    code: 'E_INVOICE_INCOMPLETE',
    message,
    ...named(findings, 'E_INVOICE_INCOMPLETE'),
  });
}

const keeps = ({ length }: readonly FindingResponse[]) => `${length} ${length === 1 ? 'thing keeps' : 'things keep'}`;

/** Each field with the sentence of its first finding. */
function named(findings: readonly FindingResponse[], code: string) {
  const fields = Object.fromEntries(findings.toReversed().map(({ field, messages }) => [field, messages.en]));
  return { params: { count: findings.length }, fields, reasons: reasonForAll(fields, code) };
}
