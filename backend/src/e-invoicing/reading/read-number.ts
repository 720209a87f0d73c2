import type { Fils } from '@shop/contract/money';
import type { XmlElement } from './xml-element.js';
import { refuse } from '../../platform/errors/refuse.js';

const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/;
const FILS_DIGITS = 2;

/**
 * The amount of an element, in fils. Exact for two decimals; prices may have more decimals, which remain a fraction of
 * fils.
 * @throws DomainError E_INVOICE_UNREADABLE
 */
export function amountOf(parent: XmlElement, ...path: readonly string[]): Fils {
  const amount = optionalAmount(parent, ...path);
  if (amount === null)
    throw refuse('E_INVOICE_UNREADABLE/missing', { line: parent.line, element: path.join('/'), found: '' });
  return amount;
}

/** null if the element is missing. @throws DomainError E_INVOICE_UNREADABLE */
export function optionalAmount(parent: XmlElement, ...path: readonly string[]): Fils | null {
  const decimal = decimalOf(parent, path);
  return decimal === '' ? null : toFils(decimal);
}

/** @param missing the result for a missing element @throws DomainError E_INVOICE_UNREADABLE */
export function numberOf(parent: XmlElement, missing: number | null, ...path: readonly string[]): number | null {
  const decimal = decimalOf(parent, path);
  return decimal === '' ? missing : Number(decimal);
}

function decimalOf(parent: XmlElement, path: readonly string[]): string {
  const element = parent.find(...path);
  const found = element?.text.trim() ?? '';
  if (element === undefined || DECIMAL.test(found)) return found;
  throw refuse('E_INVOICE_UNREADABLE', {
    line: element.line,
    element: path.join('/'),
    found: found === '' ? 'nothing' : found.slice(0, 40),
  });
}

/** Moves the decimal point by two digits in the text, without floating-point arithmetic. */
function toFils(decimal: string): Fils {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = fraction.padEnd(FILS_DIGITS, '0');
  return Number(`${whole}${digits.slice(0, FILS_DIGITS)}.${digits.slice(FILS_DIGITS)}0`) + 0;
}
