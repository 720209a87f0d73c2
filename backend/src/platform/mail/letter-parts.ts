import { formatAmount, formatQuantity } from '../pdf/document-format.js';
import { type PricedDocument, totalViews } from '../pdf/document-parts.js';
import { type Fils, lineAmount, type PricedLine } from '@shop/contract/money';
import type { LetterFact } from './letter.js';

/* The parts that letters of several modules make in the same way. */

interface NamedLine extends PricedLine {
  readonly productName: string;
  readonly unit: string;
}

interface NamedDocument extends PricedDocument {
  readonly requestedItems: readonly NamedLine[];
}

export function greetingTo({ name }: { readonly name: string }): string {
  return `Hello ${name},`;
}

/** @returns 'AED 1,234.50' */
export function aed(fils: Fils): string {
  return `AED ${formatAmount(fils)}`;
}

/** What is asked for, before there are prices. */
export function quantityFacts(lines: readonly NamedLine[]): LetterFact[] {
  return lines.map((line) => ({ label: line.productName, value: quantityOf(line) }));
}

/** What is sold, with the charges and the total. */
export function priceFacts(document: NamedDocument): LetterFact[] {
  const lines = document.requestedItems.map((line) => ({
    label: line.productName,
    value: `${quantityOf(line)} × ${aed(line.unitPrice)} = ${aed(lineAmount(line))}`,
  }));
  return [...lines, ...totalViews(document).map(({ label, amount }) => ({ label, value: aed(amount) }))];
}

/** A fact that is left out where there is nothing to say. */
export function factIfAny(label: string, value: string): LetterFact[] {
  return value.trim() === '' ? [] : [{ label, value }];
}

function quantityOf({ qty, unit }: NamedLine): string {
  return `${formatQuantity(qty)} ${unit}`.trim();
}
