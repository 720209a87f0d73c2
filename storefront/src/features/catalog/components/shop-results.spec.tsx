import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { product } from '../../../../test/given';
import { freeTextItems } from '../../cart/free-text-items';
import { useShopFilters } from '../use-shop-filters';
import { BackToShop } from './back-to-shop';
import { ShopResults } from './shop-results';

const pageOf = (page: number) => ({
  data: [product({ _id: `p${page}`, name: `Ribbon of page ${page}` })],
  pagination: { page, limit: 48, total: 96, totalPages: 2 },
});

let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  api = stubApi({
    'GET /api/products': ({ searchParams }) => ({ body: pageOf(Number(searchParams.get('page'))) }),
  });
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

const Listing = () => (
  <section id="shop-results" tabIndex={-1} data-testid="results">
    <ShopResults {...useShopFilters()} />
  </section>
);
const productCalls = () => api.calls.filter(({ path }) => path === '/api/products');
const requestedPages = () => productCalls().map(({ search }) => new URLSearchParams(search).get('page'));

describe('the listing', () => {
  it('has loaded the next page before the visitor opens it', async () => {
    await renderApp(<Listing />, '/shop');
    await screen.findByText('Ribbon of page 1');
    expect(requestedPages()).toEqual(['1']);
    await waitFor(() => expect(requestedPages()).toEqual(['1', '2']), { timeout: 5000 });
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Showing 49–96 of 96 items')).toBeInTheDocument();
    // The announcement changes with the cards.
    expect(screen.getByText('Ribbon of page 2')).toBeInTheDocument();
    expect(screen.queryByText('Ribbon of page 1')).not.toBeInTheDocument();
    // The pressed link is gone from the last page.
    expect(screen.getByTestId('results')).toHaveFocus();
  });

  it('suggests a next step only if there is one, and keeps the focus', async () => {
    const pagination = { page: 1, limit: 48, total: 0, totalPages: 0 };
    api.restore();
    api = stubApi({ 'GET /api/products': () => ({ body: { data: [], pagination } }) });
    const { unmount } = await renderApp(<Listing />, '/shop?page=40');
    await screen.findByText('No products found.');
    expect(screen.queryByText(/Remove a filter/)).not.toBeInTheDocument();
    unmount();
    await renderApp(<Listing />, '/shop?type=Ribbon');
    expect(await screen.findByText(/Remove a filter/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(screen.getByTestId('results')).toHaveFocus();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/shop$/);
  });
});

describe('a search', () => {
  const none = { page: 1, limit: 48, total: 0, totalPages: 0 };
  const notes = { near: [], corrected: [], leftOut: [], nearest: null };
  const open = async (address: string, body: object) => {
    api.restore();
    api = stubApi({ 'GET /api/products': () => ({ body }) });
    await renderApp(<Listing />, address);
  };
  beforeEach(() => freeTextItems.clear());

  it('shows near lengths and corrected words', async () => {
    const near = [{ asked: '122 m', found: ['150-yd', '100-yd'] }];
    const corrected = [{ asked: 'ribon', found: ['ribbon'] }];
    await open('/shop?q=ribon+122+m', { ...pageOf(1), search: { ...notes, near, corrected } });
    expect(await screen.findByText('Showing results for ribbon instead of ribon.')).toBeInTheDocument();
    expect(screen.getByText('No results for 122 m. Closest: 150 yd, 100 yd.')).toBeInTheDocument();
  });

  it('shows the nearest products with their differences if it finds nothing, and lets the buyer request a custom item', async () => {
    const nearest = { products: [product({ name: 'Black resin ribbon' })], missing: ['purple'] };
    await open('/shop?q=purple+resin', { data: [], pagination: none, search: { ...notes, nearest } });
    expect(await screen.findByText(/closest results don’t match: purple/)).toBeInTheDocument();
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
    expect(
      screen.getByText('No product matches everything. The closest results don’t match: purple.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Black resin ribbon' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Request this item' }));
    expect(freeTextItems.get()).toEqual([{ id: '1', text: 'purple resin', qty: 1 }]);
    expect(screen.getByText('“purple resin” added to your request.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Go to cart' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/cart');
  });

  it('is offered without filters if it finds nothing because of them', async () => {
    await open('/shop?type=Rubber&q=satin', { data: [], pagination: none, search: notes });
    await userEvent.click(await screen.findByRole('link', { name: 'Search without filters' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/shop\?q=satin$/);
  });
});

describe('an address without results', () => {
  const pagination = { page: 99, limit: 48, total: 96, totalPages: 2 };
  const open = async (address: string, answer = { data: [] as object[], pagination }) => {
    api.restore();
    api = stubApi({
      'GET /api/products': ({ searchParams }) => ({
        body: searchParams.get('page') === '2' ? pageOf(2) : answer,
      }),
      'GET /api/categories': { body: [{ _id: 'c'.repeat(24) }] },
    });
    await renderApp(<Listing />, address);
  };

  it('shows that the list ends if it is beyond the last page, and leads there', async () => {
    await open('/shop?type=Ribbon&page=99');
    expect(await screen.findByText('Page 99 doesn’t exist.')).toBeInTheDocument();
    expect(screen.getByText('The last page is 2.')).toBeInTheDocument();
    expect(screen.queryByText('No products found.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Go to last page' }));
    expect(await screen.findByText('Ribbon of page 2')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?type=Ribbon&page=2');
  });

  it.each(['zzz', 'a'.repeat(24)])('names the unknown category %s, and leads to all products', async (id) => {
    await open(`/shop?category=${id}`, { data: [], pagination: { ...pagination, page: 1, total: 0, totalPages: 0 } });
    expect(await screen.findByText('Category not found.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.calls.some(({ search = '' }) => search.includes('zzz'))).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'All products' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/shop$/);
  });
});

describe('a listing that is being updated', () => {
  it('dims its cards until the new ones are loaded', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await renderApp(<Listing />, '/shop');
    const card = await screen.findByText('Ribbon of page 1');
    expect(card.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    const answer = globalThis.fetch;
    globalThis.fetch = async (...call) => held.then(() => answer(...call));
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(card.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    release();
    const next = await screen.findByText('Ribbon of page 2');
    expect(next.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });
});

describe('the way back from a product', () => {
  it('leads to the listing with its filters and page', async () => {
    await renderApp(
      <>
        <Listing />
        <BackToShop />
      </>,
      '/shop?type=Ribbon&page=2',
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Ribbon of page 2' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/product/p2');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Shop' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?type=Ribbon&page=2');
  });

  it('leads to the whole shop for visitors from elsewhere', async () => {
    await renderApp(<BackToShop />, '/product/p2');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Shop' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/shop$/);
  });
});
