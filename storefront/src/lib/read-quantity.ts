import { MAX_QTY } from '@shop/contract/limits';
import { readNumber } from '@shop/contract/numbers';

/** The pieces that typed text means, or undefined where it is no quantity that may be requested. */
export function readQuantity(text: string): number | undefined {
  const quantity = readNumber(text);
  return quantity !== undefined && quantity >= 1 && quantity <= MAX_QTY ? quantity : undefined;
}
