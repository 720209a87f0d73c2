import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../test/api-stub';
import { cartItem, product, profile, shop } from '../../../test/given';
import { renderApp } from '../../../test/render-app';
import { freeTextItems } from '../../features/cart/free-text-items';
import { cart } from '../../features/cart/cart-store';
import { session } from '../../features/session/session-store';
import CartPage, { CartCheckNotice, CartList } from './cart-page';

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

  it('shows no notice if nothing in the cart has changed', async () => {
    shopHas(product(asInCart));
    await openCart();
    await waitFor(() => expect(screen.queryByText('Checking prices and availability…')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it('shows a raised minimum, and raises the quantity only when the buyer accepts', async () => {
    shopHas(product({ ...asInCart, moq: 8 }));
    await openCart();
    expect(await screen.findByText('The minimum is now 8 (was 5).')).toBeInTheDocument();
    expect(cart.get().cartItems[0]).toMatchObject({ quantity: 5, moq: 5 });
    await userEvent.click(screen.getByRole('button', { name: /^Accept and increase to 8/ }));
    expect(cart.get().cartItems[0]).toMatchObject({ quantity: 8, moq: 8 });
    expect(screen.queryByText('The minimum is now 8 (was 5).')).not.toBeInTheDocument();
  });

  it('keeps unit price, amount and minimum of the earlier state until the buyer accepts the current one', async () => {
    shopHas(product({ ...asInCart, price: 20, moq: 8 }));
    await openCart();
    const row = within(screen.getByRole('list', { name: 'Items in your cart' }));
    expect(await screen.findByText(/^The price is now .*20\.00 \(was .*18\.50\)\.$/)).toBeInTheDocument();
    expect(row.getByText(/18\.50 \/ roll/)).toBeInTheDocument();
    expect(row.getByText(/92\.50/)).toBeInTheDocument();
    expect(row.getByText('MOQ 5')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Accept and increase to 8/ }));
    expect(row.getByText(/20\.00 \/ roll/)).toBeInTheDocument();
    expect(row.getByText(/160\.00/)).toBeInTheDocument();
    expect(row.getByText('MOQ 8')).toBeInTheDocument();
  });

  it('offers to remove unavailable products, but not others', async () => {
    shopHas();
    await openCart();
    expect(await screen.findByText('No longer available.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Remove'));
    expect(cart.get().cartItems).toEqual([]);
  });

  it('can be checked again if the shop did not respond', async () => {
    api = stubApi({});
    await openCart();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.restore();
    shopHas(product({ ...asInCart, name: 'Ribbon, new' }));
    await userEvent.click(again);
    expect(await screen.findByText('Now called Ribbon, new.')).toBeInTheDocument();
  });
});

describe('a quantity in the cart', () => {
  let api: ReturnType<typeof stubApi>;
  const tape = { name: 'Tape', images: [], displaySpecs: '', moq: 1, price: 10 };
  const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
  const type = async (name: string, text: string) => {
    await userEvent.clear(quantityOf(name));
    await userEvent.type(quantityOf(name), text);
  };
  const request = () => screen.getByRole('button', { name: 'Request Items' });
  const sums = () => screen.getByRole('region', { name: 'Your request' });
  const open = async (refusal?: object) => {
    const data = [product(asInCart), product({ _id: 'p2', ...tape })];
    api = stubApi({
      'GET /api/products': { body: { data } },
      ...(refusal && { 'POST /api/quotes': { status: 400, body: refusal } }),
    });
    await renderApp(<CartPage />, '/cart');
    await waitFor(() => expect(request()).toBeEnabled());
  };

  beforeEach(() => {
    cart.clear();
    cart.add(cartItem());
    cart.add(cartItem({ _id: 'p2', ...tape, quantity: 3 }));
    session.begin(profile());
  });
  afterEach(() => {
    api.restore();
    act(() => session.end('signedOut'));
  });

  it('is read in Arabic digits', async () => {
    await open();
    await type('Tape', '٤٠');
    expect(cart.get().cartItems[1]).toMatchObject({ quantity: 40 });
    expect(within(sums()).getByText('45')).toBeInTheDocument();
  });

  it('marks its row if it is invalid, counts as 0, and is not sent', async () => {
    await open();
    await type('Tape', 'abc');
    await userEvent.tab();
    expect(quantityOf('Tape')).toHaveValue('abc');
    expect(quantityOf('Tape')).toBeInvalid();
    expect(quantityOf('Tape')).toHaveAccessibleDescription('Enter a whole number from 1 to 100,000.');
    expect(quantityOf(cartItem().name)).toBeValid();
    expect(within(sums()).getByText('5')).toBeInTheDocument();
    expect(within(sums()).getByText(/92\.50$/)).toBeInTheDocument();
    expect(request()).toBeDisabled();
    expect(within(sums()).getByRole('status')).toHaveTextContent('Correct the quantity of Tape to send your request.');
    await type('Tape', '4');
    expect(quantityOf('Tape')).toBeValid();
    expect(request()).toBeEnabled();
  });

  it('shows the shop’s message if the shop refuses it', async () => {
    const said = 'Minimum is 8 pieces.';
    await open({ code: 'BELOW_MINIMUM', message: said, errors: { 'requestedItems.1.qty': said } });
    await userEvent.click(request());
    await waitFor(() => expect(quantityOf('Tape')).toHaveAccessibleDescription(said));
    expect(quantityOf(cartItem().name)).toBeValid();
    await type('Tape', '8');
    expect(quantityOf('Tape')).toBeValid();
  });
});

describe('a change in the shop', () => {
  it.each([
    ['that affects only texts is shown, and the cart can be sent', { displaySpecs: 'Sharp edges' }, true],
    ['that affects the price must be accepted before the cart can be sent', { price: 20 }, false],
  ])('a change %s', async (_what, change, isSent) => {
    session.begin(profile());
    cart.clear();
    cart.add(cartItem());
    const api = stubApi({ 'GET /api/products': { body: { data: [product({ ...asInCart, ...change })] } } });
    await renderApp(<CartPage />, '/cart');
    await screen.findByRole('button', { name: /^Accept/ });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Request Items' });
    expect(!button.disabled).toBe(isSent);
    api.restore();
    act(() => session.end('signedOut'));
  });
});

describe('a free-text item', () => {
  let api: ReturnType<typeof stubApi>;
  const request = () => screen.getByRole('button', { name: 'Request Items' });

  beforeEach(() => {
    api = stubApi({ 'GET /api/shop': { body: shop() } });
    cart.clear();
    freeTextItems.clear();
    freeTextItems.add('purple tape');
    session.begin(profile());
  });
  afterEach(() => {
    api.restore();
    session.end('signedOut');
  });

  it('can be requested without a product, in a readable quantity', async () => {
    await renderApp(<CartPage />, '/cart');
    expect(request()).toBeEnabled();
    expect(screen.queryByText('List price total')).not.toBeInTheDocument();
    expect(screen.queryByText('Checking prices and availability…')).not.toBeInTheDocument();
    expect(screen.getByText('1 piece')).toBeInTheDocument();
    const quantity = screen.getByRole('textbox', { name: 'Quantity of purple tape' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, 'many');
    expect(request()).toBeDisabled();
    expect(screen.getByText('Correct the quantity of purple tape to send your request.')).toBeInTheDocument();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '٤٠');
    expect(freeTextItems.get()).toMatchObject([{ text: 'purple tape', qty: 40 }]);
    expect(request()).toBeEnabled();
  });

  it('disappears when it is removed', async () => {
    await renderApp(<CartPage />, '/cart');
    await userEvent.click(screen.getByRole('button', { name: 'Remove purple tape from your cart' }));
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
  });
});

describe('the items of the cart', () => {
  let api: ReturnType<typeof stubApi>;
  const open = async (address = '/cart') => {
    api = stubApi({
      'GET /api/products': { body: { data: [product(asInCart), product({ _id: SHARED, name: 'Tape' })] } },
    });
    await renderApp(<CartPage />, address);
  };
  const SHARED = 'c'.repeat(24);
  const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const ids = () => cart.get().cartItems.map(({ _id }) => _id);

  beforeEach(() => {
    cart.clear();
    cart.add(cartItem());
    cart.add(cartItem({ _id: 'p2', name: 'Tape' }));
  });
  afterEach(() => {
    api.restore();
  });

  it('return to their place when their removal is undone, alone or all together', async () => {
    await open();
    const before = cart.get();
    await userEvent.click(screen.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);
    expect(ids()).toEqual(['p2']);
    await undo();
    expect(cart.get()).toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByText('Your cart was cleared.')).toBeInTheDocument();
    await undo();
    expect(cart.get()).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('show SKU, unit price and minimum of the shop', async () => {
    await open();
    expect((await screen.findAllByText('SKU RIB-00001')).length).toBeGreaterThan(0);
    expect(screen.getByText(/18\.50 \/ roll/)).toBeInTheDocument();
    expect(screen.getAllByText('MOQ 5').length).toBeGreaterThan(0);
  });

  it('are added from a link only if the buyer confirms', async () => {
    await open(`/cart#items=${SHARED}.7`);
    expect(await screen.findByText('× 7')).toBeInTheDocument();
    expect(ids()).toEqual(['p1', 'p2']);
    await userEvent.click(screen.getByRole('button', { name: 'Add to my cart' }));
    expect(ids()).toEqual(['p1', 'p2', SHARED]);
    expect(screen.queryByText('Someone shared a cart with you')).not.toBeInTheDocument();
  });
});
