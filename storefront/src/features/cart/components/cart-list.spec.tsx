import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { cartItem, product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../cart-store';
import { CartCheckNotice } from './cart-check-notice';
import { CartList } from './cart-list';

const asInCart = { name: cartItem().name, images: [], displaySpecs: '', moq: 5 };
const openCart = () =>
  renderApp(
    <>
      <CartCheckNotice />
      <CartList />
    </>,
    '/cart',
  );

describe('an opened cart', () => {
  let api: ReturnType<typeof stubApi>;
  const shopHas = (...data: object[]) => (api = stubApi({ 'GET /api/products': { body: { data } } }));

  beforeEach(() => {
    cart.clear();
    cart.add(cartItem());
  });
  afterEach(() => api.restore());

  it('has nothing to say where the shop has everything as it was', async () => {
    shopHas(product(asInCart));
    await openCart();
    await waitFor(() => expect(screen.queryByText('Checking your cart with the shop…')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it('tells a raised minimum, and raises the quantity only when the buyer accepts', async () => {
    shopHas(product({ ...asInCart, moq: 8 }));
    await openCart();
    expect(await screen.findByText('The minimum is now 8, it was 5.')).toBeInTheDocument();
    expect(cart.get().cartItems[0]).toMatchObject({ quantity: 5, moq: 5 });
    await userEvent.click(screen.getByRole('button', { name: /^Accept and raise to 8/ }));
    expect(cart.get().cartItems[0]).toMatchObject({ quantity: 8, moq: 8 });
    expect(screen.queryByText('The minimum is now 8, it was 5.')).not.toBeInTheDocument();
  });

  it('offers to remove what is gone, and nothing else', async () => {
    shopHas();
    await openCart();
    expect(await screen.findByText('No longer in the shop.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Remove'));
    expect(cart.get().cartItems).toEqual([]);
  });

  it('can be checked again where the shop did not answer', async () => {
    api = stubApi({});
    await openCart();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.restore();
    shopHas(product({ ...asInCart, name: 'Ribbon, new' }));
    await userEvent.click(again);
    expect(await screen.findByText('It is now called Ribbon, new.')).toBeInTheDocument();
  });
});
