import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product, profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../../cart/cart-store';
import { session } from '../../session/session-store';
import { shopLayout } from '../shop-layout';
import { useShopFilters } from '../use-shop-filters';
import { ShopResults } from './shop-results';

let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  cart.clear();
  const pagination = { page: 1, limit: 48, total: 2, totalPages: 1 };
  const data = [product({ name: 'Black', moq: 6 }), product({ _id: 'p2', name: 'Red', isAvailable: false })];
  api = stubApi({ 'GET /api/products': { body: { data, pagination } } });
});
afterEach(() => {
  api.restore();
  shopLayout.choose('cards');
  session.end('signedOut');
  jest.restoreAllMocks();
});

const Listing = () => <ShopResults {...useShopFilters()} />;
const lastQuery = () => new URLSearchParams(api.calls.filter(({ path }) => path === '/api/products').at(-1)?.search);

describe('the sort order of the listing', () => {
  it('is part of the address, and a new one starts on page 1', async () => {
    await renderApp(<Listing />, '/shop?type=Ribbon&page=2');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/shop\?type=Ribbon&sort=price$/);
    expect(lastQuery().get('sort')).toBe('price');
  });

  it('can’t be by purchases for visitors', async () => {
    await renderApp(<Listing />, '/shop?sort=bought');
    const choice = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(within(choice).queryByRole('option', { name: 'Bought most often' })).not.toBeInTheDocument();
    expect(lastQuery().has('sort')).toBe(false);
  });

  it('can be by purchases for a buyer', async () => {
    session.begin(profile());
    await renderApp(<Listing />, '/shop?sort=bought');
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Bought most often');
    expect(lastQuery().get('sort')).toBe('bought');
  });
});

describe('a product of the listing', () => {
  const order = async () => {
    const field = await screen.findByRole('textbox', { name: 'Quantity of Black' });
    expect(field).toHaveValue('6');
    fireEvent.change(field, { target: { value: '5' } });
    expect(field).toHaveAccessibleDescription('Minimum must be 6 pcs');
    expect(screen.getByRole('button', { name: 'Add to Cart: Black' })).toBeDisabled();
    fireEvent.change(field, { target: { value: '18' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart: Black' }));
    expect(cart.get().totalQuantity).toBe(18);
    expect(screen.getByRole('button', { name: 'Added to Cart: Black' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Cart: Red' })).toBeDisabled();
  };

  it('can be added to the cart from its card', async () => {
    await renderApp(<Listing />, '/shop');
    await order();
  });

  it('can be added to the cart from its table row, and the browser remembers the table', async () => {
    await renderApp(<Listing />, '/shop');
    await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
    expect(await screen.findByRole('table', { name: 'Products' })).toBeInTheDocument();
    expect(localStorage.getItem('shopLayout')).toBe('"table"');
    expect(screen.getAllByText(/25.4\smm\s· 1\sinch/)).toHaveLength(2);
    await order();
    await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(localStorage.getItem('shopLayout')).toBeNull();
  });
});
