import { invalidField } from '../platform/errors/domain-error.js';
import { type Charges, documentTotal, type Fils, lineAmount, MAX_AED, type PricedLine } from '@shop/contract/money';

const MOST = { max: MAX_AED };
const NO_CHARGES: Charges = { deliveryCharge: 0, extraFee: 0 };

/**
 * The total of a document.
 * @param linesField the field that holds the lines
 * @throws DomainError naming what is at fault, when it is beyond what one document may come to (MAX_AED)
 */
export function affordableTotal(lines: readonly PricedLine[], charges: Charges, linesField: string): Fils {
  const tooDear = lines.findIndex((line) => isBeyond(lineAmount(line)));
  if (tooDear !== -1) {
    throw invalidField(
      `${linesField}.${tooDear}.unitPrice`,
      `A line must come to at most ${MAX_AED} AED.`,
      'LINE_TOO_DEAR',
      MOST,
    );
  }
  const total = documentTotal(lines, charges);
  if (isBeyond(total))
    throw invalidField(
      fieldAtFault(lines, charges, linesField),
      `The total must be at most ${MAX_AED} AED.`,
      'TOTAL_TOO_HIGH',
      MOST,
    );
  return total;
}

function fieldAtFault(lines: readonly PricedLine[], charges: Charges, linesField: string): string {
  if (isBeyond(documentTotal(lines, NO_CHARGES))) return linesField;
  return charges.extraFee > charges.deliveryCharge ? 'extraFee' : 'deliveryCharge';
}

function isBeyond(amount: Fils): boolean {
  return !Number.isSafeInteger(amount) || amount > MAX_AED * 100;
}
