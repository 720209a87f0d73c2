import { invalidField } from '../errors/domain-error.js';
import { type Charges, documentTotal, type Fils, MAX_AED, type PricedLine } from '../money/money.js';

/** The total of a document. @throws DomainError when it is beyond what one document may come to (MAX_AED) */
export function affordableTotal(lines: readonly PricedLine[], charges: Charges, field: string): Fils {
  const total = documentTotal(lines, charges);
  if (!Number.isSafeInteger(total) || total > MAX_AED * 100) {
    throw invalidField(field, `The total must be at most ${MAX_AED} AED.`);
  }
  return total;
}
