import type { BillingBasis } from '@shop/contract/billing';
import type { CreditReason } from '@shop/contract/credit';
import { type DeliveryState, type OrderStatus, endsOrder } from '@shop/contract/statuses';

export interface LineQuantities {
  /** Ordered. */
  readonly qty: number;
  readonly deliveredQty: number;
  /** Billed, and not left to bill again by a void invoice or a credit note. */
  readonly invoicedQty: number;
  /** Quantity that will not be delivered. */
  readonly cancelledQty: number;
  /** Delivered and given back. */
  readonly returnedQty: number;
}

/** The line of a new order, of which nothing is delivered, billed or cancelled. */
export const newOrderLine = <Line extends object>(line: Line) => ({
  ...line,
  deliveredQty: 0,
  invoicedQty: 0,
  cancelledQty: 0,
  returnedQty: 0,
  expectedOn: null,
});

interface OrderQuantities {
  readonly status: OrderStatus;
  /** True if all goods that the buyer retains or will get are out of stock. */
  readonly stockUpdated: boolean;
}

/** The pieces that the order is still for. */
export const neededQty = ({ qty, cancelledQty }: LineQuantities): number => qty - cancelledQty;

/** The pieces that are still to be delivered. */
export const openQty = (line: LineQuantities): number => neededQty(line) - line.deliveredQty;

/** The pieces that the buyer has or will get. */
export const retainedQty = (line: LineQuantities): number => neededQty(line) - line.returnedQty;

/** The pieces that the buyer has. */
export const atBuyerQty = ({ deliveredQty, returnedQty }: LineQuantities): number => deliveredQty - returnedQty;

/** The billed pieces that are still to be delivered. */
export const billedAheadQty = (line: LineQuantities): number =>
  Math.min(Math.max(line.invoicedQty - atBuyerQty(line), 0), openQty(line));

/** The pieces that invoices may still bill. Goods that came back before their invoice are not billed. */
export const unbilledQty = (line: LineQuantities): number => Math.max(retainedQty(line) - line.invoicedQty, 0);

/** The pieces that the next invoice bills by itself. */
export const billableQty = (line: LineQuantities, basis: BillingBasis): number =>
  basis === 'order' ? unbilledQty(line) : Math.min(unbilledQty(line), Math.max(atBuyerQty(line) - line.invoicedQty, 0));

/** True if the buyer has goods of the order, or will get them. */
export const hasGoods = (lines: readonly LineQuantities[]): boolean => lines.some((line) => retainedQty(line) > 0);

/** True if goods of some line came back, or will not be delivered. */
export const hasReturns = (lines: readonly LineQuantities[]): boolean =>
  lines.some((line) => retainedQty(line) < line.qty);

/** The pieces that are out of stock. The goods of an order that ended are back. */
export function takenQty(line: LineQuantities, { status, stockUpdated }: OrderQuantities): number {
  if (stockUpdated) return retainedQty(line);
  return endsOrder(status) ? 0 : atBuyerQty(line);
}

export function deliveryState(lines: readonly LineQuantities[]): DeliveryState {
  if (lines.every(({ deliveredQty }) => deliveredQty === 0)) return 'None';
  return lines.some((line) => openQty(line) > 0) ? 'Partly' : 'All';
}

/**
 * The one rule of quantities: 0 ≤ returned ≤ delivered ≤ needed ≤ ordered, and what invoices bill is at the buyer or
 * billed ahead of its delivery.
 * @param billed the pieces of a line on invoices that are not credited in full
 * @throws Error if they contradict each other: the rules of the order have a mistake
 */
export function requirePossible<Line extends LineQuantities>(
  lines: readonly Line[],
  billed: (line: Line) => number,
): void {
  for (const line of lines) {
    const { returnedQty, deliveredQty } = line;
    const grows = [0, returnedQty, deliveredQty, neededQty(line), line.qty];
    const isPossible = grows.every((qty, index) => index === 0 || qty >= (grows[index - 1] ?? 0));
    if (!isPossible || billed(line) < 0 || billed(line) > retainedQty(line))
      throw new Error(`Impossible quantities: ${JSON.stringify(line)}`);
  }
}

/** Everything that is still open is delivered. */
export const deliverAll = <Line extends LineQuantities>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, deliveredQty: neededQty(line) }));

/** The deliveries are undone. Goods that the buyer gave back are not delivered again. */
export const deliverNone = <Line extends LineQuantities>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    deliveredQty: 0,
    returnedQty: 0,
    cancelledQty: line.cancelledQty + line.returnedQty,
  }));

/** Cancels all pieces that are still to be delivered. */
export const closeAll = <Line extends LineQuantities>(lines: readonly Line[]): Line[] =>
  lines.map((line) => closePieces(line, openQty(line)));

export const closePieces = <Line extends LineQuantities>(line: Line, qty: number): Line => ({
  ...line,
  cancelledQty: line.cancelledQty + qty,
});

/** @param qty negative: their delivery is undone */
export const deliverPieces = <Line extends LineQuantities>(line: Line, qty: number): Line => ({
  ...line,
  deliveredQty: line.deliveredQty + qty,
});

/** True if a part of the goods was delivered and the rest is still open. */
export const isPartlyDelivered = (lines: readonly LineQuantities[]): boolean => deliveryState(lines) === 'Partly';

/** The pieces that are billed and that the buyer neither has nor will get. */
export const beyondNeedQty = (line: LineQuantities): number => Math.max(line.invoicedQty - retainedQty(line), 0);

/** Pieces that leave an order with a credit note. */
export interface TakenBack {
  /** Will not be delivered. */
  readonly cancelled: number;
  /** Came back. */
  readonly returned: number;
}

interface CreditedPieces {
  readonly qty: number;
  readonly restock: boolean;
  readonly reason: CreditReason;
  /** The pieces on the invoice, if it is credited in full and nothing of it is billed again; otherwise 0. */
  readonly ended: number;
}

/**
 * The pieces that a credit note takes back: cancelled ones that were not delivered, and those that return to stock. Of
 * returned goods, the delivered ones come first. With the last part of an invoice all of it that is still to be
 * delivered is cancelled, or it would be given away.
 */
export function takenBackBy(line: LineQuantities, { qty, restock, reason, ended }: CreditedPieces): TakenBack {
  const ahead = billedAheadQty(line);
  const isCancelled = reason === 'DL8.61.1.A';
  const cancelledFirst = isCancelled ? Math.min(qty, ahead) : 0;
  const back = Math.min(qty - cancelledFirst, atBuyerQty(line));
  const rest = restock || reason === 'DL8.61.1.D' ? Math.min(qty - cancelledFirst - back, ahead - cancelledFirst) : 0;
  const returned = restock ? back : 0;
  const cancelled = cancelledFirst + rest;
  return { cancelled: cancelled + Math.max(Math.min(ended - cancelled - returned, ahead - cancelled), 0), returned };
}

export const takeBackPieces = <Line extends LineQuantities>(line: Line, { cancelled, returned }: TakenBack): Line => ({
  ...line,
  returnedQty: line.returnedQty + returned,
  cancelledQty: line.cancelledQty + cancelled,
});
