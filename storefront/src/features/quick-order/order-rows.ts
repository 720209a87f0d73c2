import type { ProductResponse, ResolvedLinesResponse } from '@shop/contract/api';
import { MAX_LENGTH } from '@shop/contract/limits';
import { allowedQty, type QuantityProblem, quantityProblem } from '@shop/contract/quantity-rules';
import { isCertainMatch, type LineQuestion } from '@shop/contract/order-lines';
import {
  type CountedLine,
  packedQty,
  quantitiesIn,
  type UnitReading,
  unitReadings,
} from '@shop/contract/unit-readings';
import { readQuantity } from '../../lib/read-quantity';
import type { CartItem } from '../cart/cart';
import { toCartItem } from '../catalog/to-cart-item';

/** A line of the order that is not in the cart yet. */
export interface OrderRow {
  readonly id: number;
  /** The unchanged text. */
  readonly text: string;
  /** The line without its quantity. */
  readonly words: string;
  readonly candidates: readonly ProductResponse[];
  readonly total: number;
  /** The matching product; undefined until it is certain. */
  readonly product: ProductResponse | undefined;
  /** The quantity as the line says it. */
  readonly counted: CountedLine;
  /** Why the quantity of the line has to be chosen or entered. */
  readonly question: LineQuestion | null;
  /** The quantities that the line can mean, if it leaves a question. */
  readonly readings: readonly CountedLine[];
  /** Words that the products do not have. */
  readonly leftOut: readonly string[];
  /** A word that may be the buyer's own code for the product. */
  readonly ownCode: string | null;
  /** The typed quantity, in the product's unit once that is settled. */
  readonly typed: string;
  /** True once the buyer entered or chose the quantity. */
  readonly isSettled: boolean;
  /** Typed quantities of several candidates, by product. */
  readonly picks: Readonly<Record<string, string>>;
}

export type RowProblem = 'unknown' | 'choose' | 'unavailable' | 'unit' | 'noQuantity' | 'badQuantity' | 'notSold';

/** The reason why a line can't be put into the cart yet. */
export function problemOf(row: OrderRow): RowProblem | undefined {
  const { product, candidates, typed } = row;
  const picked = picksOf(row);
  if (picked.length > 0) return picked.map(({ of, text }) => fieldProblem(of, text)).find(Boolean);
  if (!product) return candidates.length > 0 ? 'choose' : 'unknown';
  if (!product.isAvailable) return 'unavailable';
  return readingsOf(row) === null ? fieldProblem(product, typed) : 'unit';
}

function fieldProblem(product: ProductResponse, typed: string): RowProblem | undefined {
  if (typed.trim() === '') return 'noQuantity';
  const quantity = readQuantity(typed);
  if (quantity === undefined) return 'badQuantity';
  return quantityProblem(product, quantity) === null ? undefined : 'notSold';
}

/** The reason why the quantity is not sold: the product's, or the first such candidate's. */
export function ruleProblemOf(row: OrderRow): QuantityProblem | null {
  const picked = picksOf(row);
  const entered = picked.length > 0 || !row.product ? picked : [{ of: row.product, text: row.typed }];
  const problems = entered.map(({ of, text }) => quantityProblem(of, readQuantity(text) ?? 0));
  return problems.find((problem) => problem !== null) ?? null;
}

/** The candidates for which a quantity was entered. */
function picksOf({ candidates, picks }: OrderRow): { of: ProductResponse; text: string }[] {
  return candidates.flatMap((of) => {
    const text = picks[of._id] ?? '';
    return text.trim() === '' ? [] : [{ of, text }];
  });
}

/** True if the buyer enters a quantity at each candidate: the line has none, or one for several products. */
export const isPicked = ({ product, typed, question, readings, candidates }: OrderRow): boolean =>
  !product && candidates.length > 0 && (question === 'several' || (typed.trim() === '' && readings.length === 0));

/** The ways to read the quantity, if it is in another unit than the product, or in question, and not settled. */
export function readingsOf({ product, counted, question, readings, isSettled }: OrderRow): UnitReading[] | null {
  if (!product || isSettled) return null;
  if (question === null) return unitReadings(counted, product);
  const found = readings.flatMap((one) => quantitiesIn(one, product));
  const distinct = found.filter(({ qty }, index) => found.findIndex((one) => one.qty === qty) === index);
  return distinct.length === 0 ? null : distinct;
}

export const isReady = (row: OrderRow): boolean => problemOf(row) === undefined;

let nextId = 1;

/** The rows of a response, in the order of the lines. */
export function rowsOf({ lines, products }: ResolvedLinesResponse): OrderRow[] {
  const known = new Map(products.map((product) => [product._id, product]));
  return lines.map(({ match, candidates: ids, qty, unit, each, ...line }) => {
    const candidates = ids.flatMap((id) => known.get(id) ?? []);
    const row: OrderRow = {
      ...line,
      id: nextId++,
      candidates,
      picks: {},
      isSettled: false,
      product: undefined,
      counted: { qty, unit, each },
      typed: qty === null ? '' : String(qty),
    };
    return withProduct(row, isCertainMatch(match) ? candidates[0] : undefined);
  });
}

/** The row with a quantity that the buyer entered or chose. */
export const settled = (row: OrderRow, typed: string): OrderRow => ({ ...row, typed, isSettled: true });

/** The row with the result of another search; it keeps its position, and its quantity if it has one. */
export function lookedUpAgain(row: OrderRow, found: OrderRow): OrderRow {
  const { id, text, typed, counted, question, readings, isSettled } = row;
  if (typed.trim() === '' && question === null) return { ...found, id, text };
  return withProduct({ ...found, id, text, typed, counted, question, readings, isSettled }, found.product);
}

/** The row with the nearest quantity that the product is sold in. */
export function corrected(row: OrderRow): OrderRow {
  return row.product ? settled(row, String(allowedQty(row.product, readQuantity(row.typed) ?? 0))) : row;
}

/** The row with its product. A line that counts its packs gets the quantity in the product's unit. */
export function withProduct(row: OrderRow, product: ProductResponse | undefined): OrderRow {
  const packed = product && !row.isSettled ? packedQty(row.counted, product) : null;
  return { ...row, product, ...(packed !== null && { typed: String(packed) }) };
}

/** The rows that are ready, as items of the cart. */
export function itemsOf(rows: readonly OrderRow[]): CartItem[] {
  return rows.filter(isReady).flatMap((row) => {
    const picked = picksOf(row);
    const wanted = picked.length > 0 ? picked : row.product ? [{ of: row.product, text: row.typed }] : [];
    return wanted.flatMap(({ of, text }) => {
      const quantity = readQuantity(text);
      return quantity === undefined ? [] : [toCartItem(of, quantity)];
    });
  });
}

/** The lines without a product, as items in the buyer's own words. */
export function unknownItems(rows: readonly OrderRow[]): { text: string; qty: number | null }[] {
  return rows
    .filter((row) => problemOf(row) === 'unknown')
    .map(({ words, text, typed }) => ({
      text: (words || text).slice(0, MAX_LENGTH.search),
      qty: readQuantity(typed) ?? null,
    }));
}
