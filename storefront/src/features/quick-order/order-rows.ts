import type { ProductResponse, ResolvedLinesResponse } from '@shop/contract/api';
import { readQuantity } from '../../lib/read-quantity';
import type { CartItem } from '../cart/cart';
import { moqOf, toCartItem } from '../catalog/to-cart-item';

/** A line of the order on its way into the cart. */
export interface OrderRow {
  readonly id: number;
  /** As it was written. */
  readonly text: string;
  /** The line without its quantity. */
  readonly words: string;
  readonly candidates: readonly ProductResponse[];
  /** How many products fit in all. */
  readonly total: number;
  /** The one that is meant; undefined until that is sure. */
  readonly product: ProductResponse | undefined;
  /** The quantity as it was typed. */
  readonly typed: string;
}

export type RowProblem = 'unknown' | 'choose' | 'unavailable' | 'noQuantity' | 'badQuantity' | 'belowMoq';

/** Why a line can't go into the cart yet. */
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

/** The rows of an answer, in the order of the lines. */
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

/** The row with what another search found for it; its place and its quantity stay, where it has one. */
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
