import { atBuyerQty, type LineQuantities } from '../../orders/domain/line-quantities.js';
import type { DeliveryStatus } from '@shop/contract/statuses';
import { isEarlier, type SummedDelivery } from './delivery-sums.js';

interface OrderLine extends LineQuantities {
  readonly _id: { toString(): string };
}

interface UnbilledDelivery extends SummedDelivery {
  readonly status: DeliveryStatus;
  /** null if no invoice bills it by name. */
  readonly invoice: object | null;
}

/**
 * The deliveries of an order with goods that no invoice bills, each with the number of these pieces. Pieces are billed in
 * the order of their deliveries, so that those that are not billed are the last ones.
 */
export function unbilledDeliveries<D extends UnbilledDelivery>(
  lines: readonly OrderLine[],
  deliveries: readonly D[],
): { delivery: D; qty: number }[] {
  const left = new Map(lines.map((line) => [String(line._id), Math.max(atBuyerQty(line) - line.invoicedQty, 0)]));
  const lastFirst = deliveries
    .filter(({ status, invoice }) => status === 'Delivered' && invoice === null)
    .sort((one, other) => (isEarlier(one, other) ? 1 : -1));
  const taken = lastFirst.map((delivery) => {
    const qty = delivery.lines.reduce((sum, one) => {
      const open = left.get(String(one.line)) ?? 0;
      const pieces = Math.min(one.qty, open);
      left.set(String(one.line), open - pieces);
      return sum + pieces;
    }, 0);
    return { delivery, qty };
  });
  return taken.filter(({ qty }) => qty > 0);
}
