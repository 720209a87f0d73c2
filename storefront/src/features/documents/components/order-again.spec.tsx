import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product, quoteLine } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { notices } from '../../../lib/notify';
import { cart } from '../../cart/cart-store';
import { toCartItem } from '../../catalog/to-cart-item';
import { OrderAgainButton } from './order-again-button';

const noticeTexts = () => notices.get().map(({ text }) => text);
const lines = [
  quoteLine({ product: 'p1', qty: 12 }),
  quoteLine({ product: 'p2', productName: 'Old tape' }),
  quoteLine({ product: 'p3', productName: 'Sold-out matrix' }),
];

describe('an earlier document', () => {
  let api: ReturnType<typeof stubApi>;
  const ask = async (answer: Parameters<typeof stubApi>[0]) => {
    api = stubApi(answer);
    await renderApp(<OrderAgainButton number="QUO-2026-00001" lines={lines} label="Request again" />);
    await userEvent.click(screen.getByRole('button', { name: 'Request again: QUO-2026-00001' }));
  };

  beforeEach(() => {
    notices.take(notices.get());
    cart.clear();
  });
  afterEach(() => api.restore());

  it('adds its available products to the cart, and opens the cart', async () => {
    const unavailable = product({ _id: 'p3', isAvailable: false });
    await ask({ 'GET /api/products': { body: { data: [product({ moq: 5 }), unavailable] } } });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/cart'));
    expect(cart.get().cartItems).toMatchObject([{ _id: 'p1', quantity: 12, moq: 5 }]);
    expect(noticeTexts()).toEqual(['1 item is in your cart.']);
    expect(screen.getByTestId('state')).toHaveTextContent('{"missing":["Old tape","Sold-out matrix"]}');
  });

  it('keeps products of the cart at the larger quantity', async () => {
    cart.add(toCartItem(product({ moq: 5 }), 20));
    await ask({ 'GET /api/products': { body: { data: [product({ moq: 5 })] } } });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/cart'));
    expect(cart.get().cartItems).toMatchObject([{ _id: 'p1', quantity: 20 }]);
  });

  it('shows a message if none of its products is available, and does not change the cart', async () => {
    await ask({ 'GET /api/products': { body: { data: [] } } });
    await waitFor(() => expect(noticeTexts()).toEqual(['These items are no longer available.']));
    expect(cart.get().cartItems).toEqual([]);
  });

  it('shows a message if the shop does not respond', async () => {
    await ask({});
    await waitFor(() => expect(noticeTexts()).toEqual(['The items couldn’t be added to your cart.']));
  });
});
