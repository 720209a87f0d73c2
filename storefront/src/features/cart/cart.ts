import { DEFAULT_MOQ } from '@shop/contract/limits';
import { type Fils, isAmount, lineAmount, toAed, toFils } from '@shop/contract/money';
import type { QuantityRule } from '@shop/contract/quantity-rules';
import { fieldsIn } from '../../lib/persisted-store';

/** Its quantity rule dates from the time of adding. */
export interface CartItem extends QuantityRule {
  _id: string;
  name: string;
  /** List price in AED. */
  price: number;
  quantity: number;
  moq: number;
  images: string[];
  displaySpecs: string;
  isAvailable: boolean;
}

/** The value under `cart` in localStorage. `totalPrice` in AED. */
export interface Cart {
  cartItems: CartItem[];
  totalQuantity: number;
  totalPrice: number;
}

export const emptyCart: Cart = { cartItems: [], totalQuantity: 0, totalPrice: 0 };

/** Adds an item; the quantity of an existing one increases. Ignored without `_id` or a quantity above 0. */
export function addItem(cart: Cart, item: CartItem): Cart {
  if (!item._id || !(item.quantity > 0)) return cart;
  const known = cart.cartItems.find(({ _id }) => _id === item._id);
  if (!known) return withTotals([...cart.cartItems, item]);
  return replaceItem(cart, { ...item, quantity: known.quantity + item.quantity });
}

/** Adds an item; an existing one keeps the larger quantity, so that repeating the call changes nothing. */
export function includeItem(cart: Cart, item: CartItem): Cart {
  const known = cart.cartItems.find(({ _id }) => _id === item._id);
  if (!known) return addItem(cart, item);
  return replaceItem(cart, { ...item, quantity: Math.max(known.quantity, item.quantity) });
}

/** Sets the quantity of an item; quantities of 0 and less are ignored. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const item = cart.cartItems.find(({ _id }) => _id === id);
  if (!item || !(quantity > 0)) return cart;
  return replaceItem(cart, { ...item, quantity });
}

/** Replaces an item by the present product. Its position does not change. */
export function acceptItem(cart: Cart, now: CartItem): Cart {
  return cart.cartItems.some(({ _id }) => _id === now._id) ? replaceItem(cart, now) : cart;
}

export function removeItem(cart: Cart, id: string): Cart {
  return withTotals(cart.cartItems.filter(({ _id }) => _id !== id));
}

/** List price of all pieces of a product, in AED. @param price in AED */
export const itemPriceOf = (price: number, quantity: number): number =>
  toAed(lineAmount({ qty: quantity, unitPrice: toFils(price) }));

const filsOf = ({ price, quantity }: CartItem): Fils => lineAmount({ qty: quantity, unitPrice: toFils(price) });

/** Reads the stored cart item by item; invalid items are dropped and totals are computed again. */
export function parseCart(stored: unknown): Cart {
  const items = fieldsIn(stored)?.field('cartItems');
  return Array.isArray(items) ? withTotals(items.flatMap((item: unknown) => parseItem(item) ?? [])) : emptyCart;
}

function replaceItem(cart: Cart, item: CartItem): Cart {
  return withTotals(cart.cartItems.map((known) => (known._id === item._id ? item : known)));
}

export function withTotals(cartItems: CartItem[]): Cart {
  return {
    cartItems,
    totalQuantity: cartItems.reduce((total, { quantity }) => total + quantity, 0),
    totalPrice: toAed(cartItems.reduce((total, item) => total + filsOf(item), 0)),
  };
}

function parseItem(stored: unknown): CartItem | undefined {
  const fields = fieldsIn(stored);
  const quantity = asCount(fields?.field('quantity'), 0);
  if (!fields?.text('_id') || quantity < 1) return undefined;
  const { text, field } = fields;
  const [price, images] = [field('price'), field('images')];
  return {
    _id: text('_id'),
    name: text('name'),
    price: isAmount(price) && price > 0 ? price : 0,
    quantity,
    moq: asCount(field('moq'), DEFAULT_MOQ),
    step: asCount(field('step'), 1),
    max: asCount(field('max'), 0) || null,
    images: Array.isArray(images) ? images.filter((one): one is string => typeof one === 'string' && one !== '') : [],
    displaySpecs: text('displaySpecs'),
    isAvailable: field('isAvailable') !== false,
  };
}

const asCount = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : fallback;
