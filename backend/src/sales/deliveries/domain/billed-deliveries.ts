import type { DeliveryStatus } from '@shop/contract/statuses';
import { isEarlier, sumOf, type SummedDelivery } from './delivery-sums.js';

interface BilledDelivery extends SummedDelivery {
  readonly status: DeliveryStatus;
  /** null if no invoice bills it by name. */
  readonly invoice: object | null;
}

interface BilledPieces {
  /** The identifier of the line in the order. */
  readonly line: { toString(): string };
  readonly qty: number;
  /** Billed by earlier invoices. */
  readonly before: number;
}

/**
 * The deliveries whose pieces an invoice bills that names none, the first one first. Pieces are billed in the order of
 * their deliveries, after those that earlier invoices bill.
 */
export function billedDeliveries<D extends BilledDelivery>(
  deliveries: readonly D[],
  pieces: readonly BilledPieces[],
): D[] {
  const delivered = deliveries.filter(({ status }) => status === 'Delivered');
  const named = sumOf(delivered.filter(({ invoice }) => invoice !== null));
  const open = delivered
    .filter(({ invoice }) => invoice === null)
    .sort((one, other) => (isEarlier(one, other) ? -1 : 1));
  const starts = new Map<string, number>();
  return open.filter(({ lines }) => {
    const isBilled = lines.map(({ line, qty }) => {
      const start = starts.get(String(line)) ?? 0;
      starts.set(String(line), start + qty);
      const billed = pieces.find((one) => String(one.line) === String(line));
      const first = Math.max((billed?.before ?? 0) - (named.get(String(line)) ?? 0), 0);
      return billed !== undefined && start + qty > first && start < first + billed.qty;
    });
    return isBilled.includes(true);
  });
}
