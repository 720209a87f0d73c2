/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cart } from './cart-store';

const item = { name: 'Tape', price: 10, quantity: 2, moq: 1, images: [], displaySpecs: '', isAvailable: true };
const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null');

describe('cart store', () => {
  beforeEach(() => cart.clear());

  it('stores the cart under its key in the agreed format', () => {
    cart.add({ _id: 'p1', ...item });
    expect(stored()).toEqual({ cartItems: [{ _id: 'p1', ...item }], totalQuantity: 2, totalPrice: 20 });
  });

  it('is empty after clearing', () => {
    cart.add({ _id: 'p1', ...item });
    cart.clear();
    expect(stored()).toEqual({ cartItems: [], totalQuantity: 0, totalPrice: 0 });
  });

  it('follows changes in another tab', () => {
    const elsewhere = { cartItems: [{ _id: 'p9', ...item }], totalQuantity: 2, totalPrice: 20 };
    localStorage.setItem('cart', JSON.stringify(elsewhere));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(cart.get().cartItems.map(({ _id }) => _id)).toEqual(['p9']);
  });
});
