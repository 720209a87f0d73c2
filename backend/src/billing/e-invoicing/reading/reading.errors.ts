import { DomainError } from '../../../platform/errors/domain-error.js';

/** The file is XML that the shop refuses to take in, whatever it says. */
export const unsafeXml = (line: number, found: string) =>
  new DomainError('invalid', {
    code: 'XML_UNSAFE',
    message: `Line ${line} has a ${found}. Files with document types or entities are refused.`,
    params: { line, found },
  });

/** @param limit as `deeper than 32 elements` */
export const xmlBeyondLimit = (line: number, limit: string) =>
  new DomainError('invalid', {
    code: 'XML_BEYOND_LIMIT',
    message: `Line ${line}: no e-invoice is ${limit}.`,
    params: { line, limit },
  });

export const xmlNotWellFormed = (line: number, problem: string) =>
  new DomainError('invalid', {
    code: 'XML_NOT_WELL_FORMED',
    message: `Line ${line} is not well-formed XML: ${problem}`,
    params: { line, problem },
  });

export const xmlNotUtf8 = (found: string) =>
  new DomainError('invalid', {
    code: 'XML_WRONG_ENCODING',
    message: `E-invoices are encoded in UTF-8. This file is ${found}.`,
    params: { found },
  });

/** XML, but of another kind. */
export const notAnEInvoice = (what: string, found: string, wanted: string) =>
  new DomainError('invalid', {
    code: 'NOT_AN_E_INVOICE',
    message: `This is no PINT AE invoice or credit note: its ${what} is “${found}” instead of “${wanted}”.`,
    params: { what, found, wanted },
  });

/** A PINT AE document with something missing or malformed without which it can't be shown. */
export const unreadableElement = (line: number, element: string, found: string) =>
  new DomainError('invalid', {
    code: 'E_INVOICE_UNREADABLE',
    message:
      found === ''
        ? `Line ${line}: ${element} is missing.`
        : `Line ${line}: ${element} holds “${found}”, which is no number as e-invoices write them.`,
    params: { line, element, found },
  });
