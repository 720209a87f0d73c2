import { describe, expect, it } from '@jest/globals';
import { addItem, emptyCart, parseCart, removeItem, setQuantity, type CartItem } from './cart';
import { isRequestable } from './requestable';

const item = (over: Partial<CartItem> = {}): CartItem => ({
  _id: 'p1',
  name: 'Hot-Stamping Ribbon 1-inch 100-yd Black',
  price: 19.75,
  quantity: 5,
  ...{ moq: 5, step: 1, max: null },
  images: ['/media/ribbon.svg'],
  displaySpecs: 'Sharp edges',
  isAvailable: true,
  ...over,
});

describe('cart', () => {
  it('adds up pieces and prices', () => {
    const cart = addItem(addItem(emptyCart, item()), item({ _id: 'p2', price: 0.1, quantity: 3 }));
    expect(cart).toMatchObject({ totalQuantity: 8, totalPrice: 99.05 });
  });

  it('adds to the quantity of an existing item', () => {
    const cart = addItem(addItem(emptyCart, item()), item({ quantity: 2 }));
    expect(cart.cartItems).toHaveLength(1);
    expect(cart.totalQuantity).toBe(7);
  });

  it.each([item({ _id: '' }), item({ quantity: 0 }), item({ quantity: -1 }), item({ quantity: Number.NaN })])(
    'ignores an addition without id or quantity (%#)',
    (bad) => {
      expect(addItem(emptyCart, bad)).toBe(emptyCart);
    },
  );

  it('sets a quantity only above 0', () => {
    const cart = addItem(emptyCart, item());
    expect(setQuantity(cart, 'p1', 9).totalQuantity).toBe(9);
    expect(setQuantity(cart, 'p1', 0)).toBe(cart);
    expect(setQuantity(cart, 'p1', -3)).toBe(cart);
    expect(setQuantity(cart, 'other', 3)).toBe(cart);
  });

  it('has no removed items', () => {
    expect(removeItem(addItem(emptyCart, item()), 'p1')).toEqual(emptyCart);
  });

  it('can be requested if it contains items and each reaches its MOQ', () => {
    const enough = addItem(emptyCart, item());
    expect(isRequestable(emptyCart, [], undefined)).toBe(false);
    expect(isRequestable(enough, [], undefined)).toBe(true);
    expect(isRequestable(addItem(enough, item({ _id: 'p2', quantity: 4 })), [], undefined)).toBe(false);
  });
});

describe('parseCart', () => {
  it.each([null, 'x', {}, { cartItems: 'x' }, { cartItems: [null, {}, { _id: 'p1', quantity: 0 }] }])(
    'returns an empty cart for %j',
    (stored) => {
      expect(parseCart(stored)).toEqual(emptyCart);
    },
  );

  it('keeps the items and recomputes the totals', () => {
    const stored = { cartItems: [item()], totalQuantity: 999, totalPrice: -1 };
    expect(parseCart(stored)).toEqual({ cartItems: [item()], totalQuantity: 5, totalPrice: 98.75 });
  });

  it('adds missing fields of an older cart', () => {
    const cart = parseCart({ cartItems: [{ _id: 'p1', name: 'Tape', quantity: 2 }] });
    expect(cart.cartItems[0]).toMatchObject({ moq: 1, price: 0, images: [], isAvailable: true });
  });
});

it('an amount with three decimals counts as no price', () => {
  expect(parseCart({ cartItems: [item({ price: 1.005 })] }).cartItems[0]).toMatchObject({ price: 0 });
});
