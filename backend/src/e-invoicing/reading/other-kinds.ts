import type { DomainError } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';

const MOST_CHARACTERS = 200;

/** Kinds of documents that suppliers send by mistake, by what identifies them; the first that matches. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/xrechnung|xeinkauf/i, 'XRechnung'],
  [/factur-x|zugferd|ferd/i, 'Factur-X, ZUGFeRD'],
  [/CrossIndustry/, 'Factur-X, ZUGFeRD, UN/CEFACT CII'],
  [/pint:selfbilling-1@ae-1/, 'PINT AE self-billing'],
  [/peppol:pint:/, 'Peppol PINT'],
  [/poacc:billing/, 'Peppol BIS Billing'],
  [/poacc:trns:order|}Order/, 'UBL Order'],
  [/poacc:/, 'Peppol BIS'],
  [/en16931/i, 'EN 16931'],
  [/schema:xsd:(\w+)-2}/, 'UBL'],
];

/** @param found what is at the place of `wanted` */
export function otherKind(found: string, what: string, wanted: string): DomainError {
  const kind = OTHER_KINDS.find(([pattern]) => pattern.test(found))?.[1];
  const params = { what, found: found.slice(0, MOST_CHARACTERS), wanted };
  return kind === undefined
    ? refuse('NOT_AN_E_INVOICE', params)
    : refuse('NOT_AN_E_INVOICE/known', { ...params, kind });
}
