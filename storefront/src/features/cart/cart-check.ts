import type { ProductResponse } from '@shop/contract/api';
import { quantityProblem, type QuantityRule } from '@shop/contract/quantity-rules';
import { priceAt } from '@shop/contract/price-lists';
import { listPriceOf, listQuantitiesOf } from '../catalog/to-cart-item';
import type { KnownProducts } from './api/get-cart-products';
import type { CartItem } from './cart';

/** A difference between the shop and the cart. */
export type CartChange =
  | { kind: 'gone' }
  | { kind: 'unavailable' }
  | { kind: 'available' }
  | { kind: 'moq'; before: number; now: number }
  | { kind: 'step'; now: number }
  | { kind: 'max'; now: number | null }
  | { kind: 'name'; now: string }
  | { kind: 'specs'; now: string }
  | { kind: 'price'; before: number; now: number }
  | { kind: 'picture' };

export interface CheckedItem {
  changes: readonly CartChange[];
  /** The present product, if the buyer can accept it; otherwise undefined. */
  acceptable: ProductResponse | undefined;
  /** True if the request waits for the buyer's answer: other changes are only shown. */
  isBlocking: boolean;
}

const BLOCKING: ReadonlySet<CartChange['kind']> = new Set(['gone', 'unavailable', 'moq', 'price']);

const RULES: ReadonlySet<CartChange['kind']> = new Set(['moq', 'step', 'max']);

type CheckedItems = ReadonlyMap<string, CheckedItem>;

/**
 * The items that changed since the buyer added them. Items that were not requested from the shop count as unchanged.
 */
export function checkItems(items: readonly CartItem[], known: KnownProducts | undefined): CheckedItems {
  const checked = items.flatMap((item) => {
    if (!known?.has(item._id)) return [];
    const product = known.get(item._id);
    const changes = changesOf(item, product);
    const isBlocking = changes.some(({ kind }) => BLOCKING.has(kind)) || isNoLongerSold(item, product, changes);
    const found = { changes, acceptable: acceptable(product, changes), isBlocking };
    return changes.length > 0 ? [[item._id, found] as const] : [];
  });
  return new Map(checked);
}

/** A new step or maximum that the quantity does not meet. */
function isNoLongerSold(
  { quantity }: CartItem,
  product: ProductResponse | undefined,
  changes: readonly CartChange[],
): boolean {
  const isChanged = changes.some(({ kind }) => kind === 'step' || kind === 'max');
  return isChanged && product !== undefined && quantityProblem(product, quantity) !== null;
}

export function changesOf(item: CartItem, product: ProductResponse | undefined): CartChange[] {
  if (!product) return [{ kind: 'gone' }];
  if (!product.isAvailable) return [{ kind: 'unavailable' }];
  const { name, displaySpecs, images } = product;
  const { moq, step, max } = listQuantitiesOf(product);
  const price = listPriceOf(product);
  const isListed = product.listQuantities === undefined;
  const changes: (CartChange | false)[] = [
    !item.isAvailable && { kind: 'available' },
    item.name !== name && { kind: 'name', now: name },
    isListed && item.moq !== moq && { kind: 'moq', before: item.moq, now: moq },
    isListed && (item.step ?? 1) !== step && { kind: 'step', now: step },
    isListed && (item.max ?? null) !== max && { kind: 'max', now: max },
    item.price !== price && !isOwnOrUnseen(item, product) && { kind: 'price', before: item.price, now: price },
    item.displaySpecs !== displaySpecs && { kind: 'specs', now: displaySpecs },
    item.images[0] !== images[0] && { kind: 'picture' },
  ];
  return changes.filter((change) => change !== false);
}

/** The list price does not decide: the buyer has a price of their own, does not see it, or added the product without seeing one. */
function isOwnOrUnseen({ price, quantity }: CartItem, product: ProductResponse): boolean {
  const { priceHidden, priceSource } = product;
  const isOwn = priceSource !== undefined || priceAt(product, quantity) !== listPriceOf(product);
  return isOwn || priceHidden === true || price === 0;
}

/**
 * The price of a piece for the buyer and the quantity. A list price is that of the time when the item was added, until a
 * change of it is accepted. 0: there is none, or the buyer does not see it.
 */
export function priceOfPiece(item: CartItem, product: ProductResponse | undefined): number {
  return product !== undefined && isOwnOrUnseen(item, product) ? priceAt(product, item.quantity) : item.price;
}

/** The quantities for the buyer; public ones are those of the time of adding, until the buyer accepts a change. */
export function ruleOf(item: CartItem, product: ProductResponse | undefined): QuantityRule {
  const isChanged = changesOf(item, product).some(({ kind }) => RULES.has(kind));
  return product === undefined || isChanged ? item : product;
}

export const isBlocked = (checked: CheckedItems): boolean => [...checked.values()].some(({ isBlocking }) => isBlocking);

function acceptable(product: ProductResponse | undefined, changes: readonly CartChange[]): ProductResponse | undefined {
  return changes.some(({ kind }) => kind === 'gone' || kind === 'unavailable') ? undefined : product;
}
