import { MAX_QTY } from '@shop/contract/limits';
import { readNumber } from '@shop/contract/numbers';

/** The pieces that typed text stands for, or undefined where it stands for none that may be asked for. */
export function readQuantity(text: string): number | undefined {
  const quantity = readNumber(text);
  return quantity !== undefined && quantity >= 1 && quantity <= MAX_QTY ? quantity : undefined;
}
