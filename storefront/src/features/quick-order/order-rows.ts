import type { ProductResponse, ResolvedLinesResponse } from '@shop/contract/api';
import { readQuantity } from '../../lib/read-quantity';
import type { CartItem } from '../cart/cart';
import { moqOf, toCartItem } from '../catalog/to-cart-item';

/** A line of the order that is not in the cart yet. */
export interface OrderRow {
  readonly id: number;
  /** The unchanged text. */
  readonly text: string;
  /** The line without its quantity. */
  readonly words: string;
  readonly candidates: readonly ProductResponse[];
  /** The number of matching products. */
  readonly total: number;
  /** The matching product; undefined until it is certain. */
  readonly product: ProductResponse | undefined;
  /** The typed quantity. */
  readonly typed: string;
}

export type RowProblem = 'unknown' | 'choose' | 'unavailable' | 'noQuantity' | 'badQuantity' | 'belowMoq';

/** The reason why a line can't be put into the cart yet. */
export function problemOf({ product, candidates, typed }: OrderRow): RowProblem | undefined {
  if (!product) return candidates.length > 0 ? 'choose' : 'unknown';
  if (!product.isAvailable) return 'unavailable';
  if (typed.trim() === '') return 'noQuantity';
  const quantity = readQuantity(typed);
  if (quantity === undefined) return 'badQuantity';
  return quantity < moqOf(product) ? 'belowMoq' : undefined;
}

export const isReady = (row: OrderRow): boolean => problemOf(row) === undefined;

let nextId = 1;

/** The rows of a response, in the order of the lines. */
export function rowsOf({ lines, products }: ResolvedLinesResponse): OrderRow[] {
  const known = new Map(products.map((product) => [product._id, product]));
  return lines.map(({ text, words, qty, match, candidates: ids, total }) => {
    const candidates = ids.flatMap((id) => known.get(id) ?? []);
    const isSure = match === 'named' || match === 'found';
    return {
      ...{ id: nextId++, text, words, candidates, total },
      product: isSure ? candidates[0] : undefined,
      typed: qty === null ? '' : String(qty),
    };
  });
}

/** The row with the result of another search; it keeps its position, and its quantity if it has one. */
export function lookedUpAgain(row: OrderRow, found: OrderRow): OrderRow {
  return { ...found, id: row.id, text: row.text, typed: row.typed.trim() === '' ? found.typed : row.typed };
}

export function raisedToMoq(row: OrderRow): OrderRow {
  return row.product ? { ...row, typed: String(moqOf(row.product)) } : row;
}

/** The rows that are ready, as items of the cart. */
export function itemsOf(rows: readonly OrderRow[]): CartItem[] {
  return rows.filter(isReady).flatMap(({ product, typed }) => {
    const quantity = readQuantity(typed);
    return product && quantity !== undefined ? [toCartItem(product, quantity)] : [];
  });
}
