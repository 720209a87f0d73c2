import type { XmlElement } from '../xml-element.js';
import { type Decimal, decimalOf } from './decimal.js';
import { isOfVat } from './facts.js';

export const codeOf = (category: XmlElement): string => category.textOf('cbc:ID');

export const isOf = (code: string, category: XmlElement): boolean => codeOf(category) === code && isOfVat(category);

/** The number of the first element on a path; null if there is none. */
export const numberAt = (element: XmlElement | undefined, path: string): Decimal | null =>
  decimalOf(element?.textOf(...path.split('/')) ?? '');
