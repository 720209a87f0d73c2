import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../../cart/cart-store';
import { daysOf, recentMonths } from '../months';
import { BuyAgain } from './buy-again';

const purchase = {
  ...{ product: 'p1', productName: 'Black ribbon', sku: 'RIB-00001', qty: 40, boughtAt: '2026-10-05T08:00:00.000Z' },
  ...{ unitPrice: 19, priceBasis: 'inclusive', order: { _id: 'o1', number: 'ORD-1', isOwn: true } },
};

describe('earlier purchases', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => api.restore());

  it('fill the cart with last month’s items in two clicks', async () => {
    cart.clear();
    api = stubApi({
      'GET /api/purchases': { body: [purchase] },
      'GET /api/products': { body: { data: [product({ moq: 1 })] } },
    });
    await renderApp(<BuyAgain />);
    await userEvent.click(screen.getByRole('button', { name: 'Repeat last month’s purchases' }));
    const { from, to } = daysOf(recentMonths(new Date())[1] ?? '');
    const search = `?scope=own&from=${from}&to=${to}`;
    await waitFor(() => expect(api.calls).toContainEqual(expect.objectContaining({ path: '/api/purchases', search })));
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 product to cart' }));
    await waitFor(() => expect(cart.get().cartItems).toMatchObject([{ _id: 'p1', quantity: 40 }]));
  });
});
