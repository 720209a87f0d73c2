import { formatAed } from '../../kit/format';
import type { LineResponse, TargetResponse } from '@shop/contract/api';

/** A target in short: 200 × 5.20 · for a year. */
export const wishText = ({ price, quantity, note }: TargetResponse): string => {
  const numbers = [quantity === null ? '' : String(quantity), formatAed(price)].filter(Boolean).join(' × ');
  return [numbers, note].filter(Boolean).join(' · ');
};

/** True if the line already matches its target. */
export const isMet = ({ price, quantity }: TargetResponse, line: Pick<LineResponse, 'qty' | 'unitPrice'>): boolean =>
  (price === null || line.unitPrice === price) && (quantity === null || line.qty === quantity);
