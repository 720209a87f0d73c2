import type { BoughtLine, BoughtOrder } from '../../../documents/lines/bought.js';

/** The last purchase of a product. */
export interface LastBought extends BoughtLine {
  readonly product: string;
  readonly order: BoughtOrder;
}

/** One row for each product, latest first, as in its latest order. Lines without a product are omitted. */
export function lastBoughtIn(orders: readonly BoughtOrder[], most: number): LastBought[] {
  const rows = new Map<string, LastBought>();
  for (const order of [...orders].sort(latestFirst)) {
    for (const row of rowsOf(order)) if (!rows.has(row.product)) rows.set(row.product, row);
  }
  return [...rows.values()].slice(0, most);
}

const latestFirst = (one: BoughtOrder, other: BoughtOrder): number =>
  other.createdAt.getTime() - one.createdAt.getTime();

/** A product on two lines of an order becomes one row, with the sum of the quantities and the price of the first line. */
function rowsOf(order: BoughtOrder): LastBought[] {
  const rows = new Map<string, LastBought>();
  for (const line of order.lines) {
    const { product, qty } = line;
    if (product === null) continue;
    const known = rows.get(product);
    rows.set(product, known ? { ...known, qty: known.qty + qty } : { ...line, product, order });
  }
  return [...rows.values()];
}
