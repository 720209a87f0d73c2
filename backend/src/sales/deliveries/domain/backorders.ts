import type { OrderStatus } from '@shop/contract/statuses';
import { type LineQuantities, openQty, takenQty } from '../../orders/domain/line-quantities.js';

interface Named {
  toString(): string;
}

export interface OwedLine extends LineQuantities {
  readonly product: Named | null;
  readonly productName: string;
  readonly productNameAr: string;
  readonly sku: string;
  readonly expectedOn: string | null;
}

export interface OwingOrder {
  readonly _id: Named;
  readonly status: OrderStatus;
  readonly stockUpdated: boolean;
  readonly orderItems: readonly OwedLine[];
}

interface Shelf {
  readonly stock: number;
  readonly storageLocation: string;
}

export interface BackorderedProduct {
  readonly product: string;
  readonly productName: string;
  readonly productNameAr: string;
  readonly sku: string;
  readonly storageLocation: string;
  readonly owed: number;
  readonly setAside: number;
  readonly inStock: number;
  readonly missing: number;
  readonly expectedOn: string | null;
  readonly orders: number;
}

/** The first of two days, or null. */
const earlier = (one: string | null, other: string | null | undefined): string | null =>
  [one, other ?? null].filter((day) => day !== null).sort()[0] ?? null;

/** The pieces of a line that are out of stock for it and still to be delivered. */
const setAsideQty = (line: OwedLine, order: OwingOrder): number =>
  takenQty(line, order) - takenQty(line, { ...order, stockUpdated: false });

/** The goods that open orders are still to get, by product, the most missing first. Lines of free text have no stock. */
export function backorderedProducts(
  orders: readonly OwingOrder[],
  shelves: ReadonlyMap<string, Shelf>,
): BackorderedProduct[] {
  const found = new Map<string, BackorderedProduct>();
  for (const order of orders) {
    for (const line of order.orderItems) {
      if (line.product === null || openQty(line) === 0) continue;
      const product = String(line.product);
      found.set(product, added(found.get(product), line, order, shelves.get(product)));
    }
  }
  return [...found.values()].sort((a, b) => b.missing - a.missing || b.owed - a.owed);
}

function added(
  before: BackorderedProduct | undefined,
  line: OwedLine,
  order: OwingOrder,
  { stock: inStock, storageLocation }: Shelf = { stock: 0, storageLocation: '' },
): BackorderedProduct {
  const owed = (before?.owed ?? 0) + openQty(line);
  const setAside = (before?.setAside ?? 0) + setAsideQty(line, order);
  return {
    product: String(line.product),
    productName: line.productName,
    productNameAr: line.productNameAr,
    sku: line.sku,
    storageLocation,
    owed,
    setAside,
    inStock,
    missing: Math.max(owed - setAside - inStock, 0),
    expectedOn: earlier(before?.expectedOn ?? null, line.expectedOn),
    orders: (before?.orders ?? 0) + 1,
  };
}

export interface BackorderedOrder {
  readonly owed: number;
  readonly delivered: number;
  readonly isReady: boolean;
  readonly expectedOn: string | null;
}

export function backorderedOrder(order: OwingOrder, shelves: ReadonlyMap<string, Shelf>): BackorderedOrder {
  const open = order.orderItems.filter((line) => openQty(line) > 0);
  const isInStock = (line: OwedLine) =>
    line.product === null || openQty(line) <= (shelves.get(String(line.product))?.stock ?? 0);
  return {
    owed: open.reduce((sum, line) => sum + openQty(line), 0),
    delivered: order.orderItems.reduce((sum, { deliveredQty }) => sum + deliveredQty, 0),
    isReady: order.stockUpdated || open.every(isInStock),
    expectedOn: open.reduce<string | null>((first, line) => earlier(first, line.expectedOn), null),
  };
}
