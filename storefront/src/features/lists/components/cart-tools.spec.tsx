import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { cartItem } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../../cart/cart-store';
import { SaveCart } from './cart-tools';

const OTHER = [{ product: 'p9', productName: 'Tape', qty: 1 }];
const list = (lines: object[]) => ({
  ...{ _id: 'l1', name: 'My cart', isOwn: true, isShared: false, owner: { _id: 'u1', name: 'Mariam' } },
  ...{ products: lines.length, version: 3, createdAt: '', updatedAt: '', lines },
});
const LINES = [{ product: 'p1', qty: 5 }];

describe('a cart saved as a list', () => {
  let api: ReturnType<typeof stubApi>;
  const save = async (stored: object[] | null) => {
    const known = stored && list(stored);
    api = stubApi({
      'GET /api/lists': { body: known ? [known] : [] },
      'GET /api/lists/l1': { body: known },
      'POST /api/lists': { body: list(LINES) },
      'PUT /api/lists/l1': { body: list(LINES) },
    });
    await renderApp(<SaveCart />);
    await userEvent.click(screen.getByRole('button', { name: /^Save as the list/ }));
  };
  const written = () => api.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

  beforeEach(() => {
    cart.clear();
    cart.add(cartItem());
  });
  afterEach(() => {
    api.restore();
  });

  it('creates the list if it does not exist', async () => {
    await save(null);
    expect(await screen.findByText(/^Saved as the list/)).toBeInTheDocument();
    expect(written()).toEqual([['POST', { name: 'My cart', lines: LINES }]]);
  });

  it('changes nothing if the list has the same lines', async () => {
    await save([{ ...LINES[0], productName: 'Ribbon' }]);
    expect(await screen.findByText(/is already up to date/)).toBeInTheDocument();
    expect(written()).toEqual([]);
  });

  it('replaces other lines only if the buyer agrees', async () => {
    await save(OTHER);
    expect(await screen.findByText(/contains different items \(1 product\)/)).toBeInTheDocument();
    expect(written()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText(/^Saved as the list/)).toBeInTheDocument();
    expect(written()).toEqual([['PUT', { lines: LINES, version: 3 }]]);
  });
});
