import type { BillingBasis } from '@shop/contract/billing';
import type { DeliveryState, OrderStatus } from '@shop/contract/statuses';
import { endsOrder } from './order.rules.js';

/** The pieces of an order line. */
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

/** @throws Error if the quantities contradict each other: the rules of the order have a mistake */
export function requirePossible(lines: readonly LineQuantities[]): void {
  for (const line of lines) {
    const { returnedQty, deliveredQty, invoicedQty } = line;
    const grows = [0, returnedQty, deliveredQty, neededQty(line), line.qty];
    const isPossible = grows.every((qty, index) => index === 0 || qty >= (grows[index - 1] ?? 0));
    if (!isPossible || invoicedQty < 0) throw new Error(`Impossible quantities: ${JSON.stringify(line)}`);
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

/** Nothing more of it will be delivered. */
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

/** True if pieces that are to be cancelled are billed: a credit note cancels them. */
export const isBilledBeyondNeed = (lines: readonly LineQuantities[]): boolean =>
  lines.some((line) => line.invoicedQty > neededQty(line));

/** Goods come back: those that were delivered are returned, the rest will not be delivered. */
export function giveBack<Line extends LineQuantities>(line: Line, qty: number): Line {
  const returned = Math.min(qty, atBuyerQty(line));
  return {
    ...line,
    returnedQty: line.returnedQty + returned,
    cancelledQty: line.cancelledQty + qty - returned,
  };
}

/** Goods are cancelled: those that are still open, then those that the buyer gives back. */
export function cancelOpen<Line extends LineQuantities>(line: Line, qty: number): Line {
  const open = Math.min(qty, openQty(line));
  return giveBack(closePieces(line, open), qty - open);
}
