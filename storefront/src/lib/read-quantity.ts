import { MAX_QTY } from '@shop/contract/limits';
import { readNumber } from '@shop/contract/numbers';

/** The number of pieces in the typed text, or undefined if it is not a valid quantity. */
export function readQuantity(text: string): number | undefined {
  const quantity = readNumber(text);
  return quantity !== undefined && quantity >= 1 && quantity <= MAX_QTY ? quantity : undefined;
}
