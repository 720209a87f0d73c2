import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router';
import { stubApi } from '../../test/api-stub';
import { cartItem, confirmedCompany, product, profile, shop } from '../../test/given';
import { renderApp } from '../../test/render-app';
import { RootLayout } from './layout/root-layout';
import CartPage from './pages/cart-page';
import { cart } from '../features/cart/cart-store';
import { ProductView } from '../features/catalog/components/product-view';
import { ShopView } from '../features/catalog/components/shop-view';
import { session } from '../features/session/session-store';
import { withoutVat } from '../features/goods/price-view-store';

const ribbon = product();
const zeroRated = product({ _id: 'p2', name: 'Export Tape', price: 10, taxCategory: 'Z' });
const pagination = { page: 1, limit: 24, total: 2, totalPages: 1 };
const control = () => screen.findByRole('switch', { name: 'Prices excl. VAT' });
const cards = async () => {
  await screen.findByRole('link', { name: zeroRated.name });
  const texts = screen.getAllByRole('article').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  return texts.map((text) => /AED.*?(?=Add to Cart|$)/.exec(text)?.[0].trim());
};

describe('the prices of a confirmed company that is registered for VAT', () => {
  let api: ReturnType<typeof stubApi>;
  const open = async (
    page: React.ReactNode,
    { company = confirmedCompany, taxRate = 5 }: { company?: typeof confirmedCompany; taxRate?: number | null } = {},
  ) => {
    const data = [ribbon, zeroRated];
    api = stubApi({
      'GET /api/shop': { body: shop({ taxRate }) },
      'GET /api/users/account/profile': { body: profile({ company, companyRole: 'admin' }) },
      'GET /api/products': { body: { data, pagination } },
      'GET /api/products/p1': { body: ribbon },
      'GET /api/products/p2': { body: zeroRated },
    });
    await renderApp(<RootLayout />, '/', <Route index element={page} />);
  };

  beforeEach(() => {
    // jsdom knows neither media queries nor scrolling.
    Object.assign(window, {
      matchMedia: () => ({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
    });
    window.scrollTo = jest.fn();
    withoutVat.set(null);
    cart.clear();
    session.begin(profile());
  });
  afterEach(() => {
    api.restore();
    act(() => session.end('signedOut'));
  });

  it('are shown including VAT first, by category, and without it on demand; the choice is remembered', async () => {
    await open(<ShopView />);
    expect(await cards()).toEqual(['AED 18.50 / roll incl. 5% VAT', 'AED 10.00 / roll']);
    await userEvent.click(await control());
    expect(await cards()).toEqual(['AED 17.62 / roll excl. VAT', 'AED 10.00 / roll excl. VAT']);
    expect(localStorage.getItem('pricesWithoutVat')).toBe('true');
    await userEvent.click(await control());
    expect(await cards()).toEqual(['AED 18.50 / roll incl. 5% VAT', 'AED 10.00 / roll']);
    expect(localStorage.getItem('pricesWithoutVat')).toBeNull();
  });

  it.each([
    ['waits to be confirmed', { company: { ...confirmedCompany, status: 'Pending' as never } }],
    ['has no TRN', { company: { ...confirmedCompany, trn: '' as never } }],
    ['buys of a shop without VAT', { taxRate: null }],
  ])('do not change if the company %s', async (_what, given) => {
    withoutVat.set(true);
    await open(<ShopView />, given);
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/users/account/profile'));
    expect((await cards())[0]).toMatch(/^AED 18.50 \/ roll/);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('are removed when the session ends', async () => {
    withoutVat.set(true);
    await open(<ShopView />);
    await control();
    act(() => session.end('signedOut'));
    await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument());
    expect(await cards()).toEqual(['AED 18.50 / roll incl. 5% VAT', 'AED 10.00 / roll']);
  });

  it.each([
    ['p1', false, /18\.50 \/ roll incl\. 5% VAT/, /^\s*Your quote/],
    ['p1', true, /17\.62 \/ roll excl\. VAT/, /^Plus 5% VAT\. Your quote/],
    ['p2', false, /10\.00 \/ roll\s*$/, /^Zero-rated for VAT\. Your quote/],
    ['p2', true, /10\.00 \/ roll excl\. VAT/, /^Zero-rated for VAT\. Your quote/],
  ])('are on the page of product %s (without VAT: %s)', async (id, isNet, price, note) => {
    withoutVat.set(isNet ? true : null);
    await open(<ProductView id={id} />);
    const noteText = await screen.findByText(/Your quote will show/);
    await waitFor(() => expect(noteText.previousElementSibling).toHaveTextContent(price));
    expect(noteText).toHaveTextContent(note);
  });

  it('apply in the cart, whose rows add up to its total with and without VAT', async () => {
    cart.add(cartItem());
    cart.add(cartItem({ _id: 'p2', name: zeroRated.name, price: 10, quantity: 3, moq: 1 }));
    await open(<CartPage />);
    const sums = screen.getByRole('region', { name: 'Your request' });
    const shown = () => {
      const rows = screen.getAllByText(/^AED.*\d/, { selector: 'li p' }).map(({ textContent }) => textContent);
      const values = within(sums)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
      return [...rows, ...values.slice(1)].map((text) => text.replaceAll(/\s/g, ' '));
    };
    // With VAT: the rows, the total, and its net, zero-rated and VAT parts.
    const gross = ['AED 92.50', 'AED 30.00', 'AED 122.50', 'AED 118.10', 'AED 30.00', 'AED 4.40'];
    await waitFor(() => expect(shown()).toEqual(gross));
    await userEvent.click(await control());
    // Without VAT: the rows, the net total, its zero-rated part, the VAT, and the total with VAT.
    const net = ['AED 88.10excl. VAT', 'AED 30.00excl. VAT', 'AED 118.10', 'AED 30.00', 'AED 4.40', 'AED 122.50'];
    expect(shown()).toEqual(net);
  });
});
