import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../../cart/cart-store';
import { recentSearches } from '../recent-searches';
import { SearchForm } from './search-form';

const satin = (over: object) => product({ name: 'Satin 1-inch', sku: 'RIB-00001', moq: 5, ...over });
const found = {
  categories: [{ _id: 'c1', displayName: 'Satin Ribbon', displayNameAr: '', productType: 'Ribbon', count: 12 }],
  sizes: [{ size: '1-inch', count: 8 }],
  leftOut: [],
  products: [
    satin({}),
    satin({ _id: 'p2', name: 'Satin 2-inch', sku: 'RIB-00002', price: 0, moq: 1, isAvailable: false }),
  ],
};
const nothing = { categories: [], sizes: [], products: [], leftOut: [] };
const GROUPED = 'GET /api/products/suggestions/grouped';

let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  cart.clear();
  recentSearches.forget();
  api = stubApi({ [GROUPED]: { body: found } });
});
afterEach(() => api.restore());

async function typed(words: string) {
  const onSearch = jest.fn();
  await renderApp(<SearchForm label="Search the whole shop" hint="Name or code" onSearch={onSearch} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('searchbox'));
  const field = await screen.findByRole('combobox');
  await user.type(field, words);
  return { onSearch, user, field };
}

describe('the search field', () => {
  it('keeps the focus and what was typed before its suggestions were ready', async () => {
    await renderApp(<SearchForm label="Search the whole shop" hint="Name or code" onSearch={() => undefined} />);
    const user = userEvent.setup();
    const plain = screen.getByRole('searchbox');
    act(() => plain.focus());
    fireEvent.change(plain, { target: { value: 'sa' } });
    const field = await screen.findByRole('combobox');
    expect(field).toHaveFocus();
    await user.keyboard('tin');
    expect(field).toHaveValue('satin');
  });

  it('offers products for what was all typed before its suggestions were ready', async () => {
    await renderApp(<SearchForm label="Search the whole shop" hint="Name or code" onSearch={() => undefined} />);
    const plain = screen.getByRole('searchbox');
    act(() => plain.focus());
    fireEvent.change(plain, { target: { value: 'satin' } });
    expect(await screen.findByRole('option', { name: /Satin 2-inch/ })).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('offers categories, sizes, products with what they cost, and all results after them', async () => {
    await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    const groups = screen.getAllByRole('group').map((group) => ({
      title: group.getAttribute('aria-labelledby') ? group.firstChild?.textContent : undefined,
      options: within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    }));
    expect(groups).toEqual([
      { title: 'Categories', options: ['Satin Ribbon 12'] },
      { title: 'Sizes', options: ['1-inch 8'] },
      {
        title: 'Products',
        options: [
          'Satin 1-inchRIB-00001 · MOQ 5AED 18.50 / roll ',
          'Add 5Add 5 × Satin 1-inch to cart',
          'Satin 2-inchRIB-00002 · MOQ 1 · Currently UnavailablePrice on request',
        ],
      },
      { title: undefined, options: ['All results for “satin”'] },
    ]);
    expect(screen.getByText('2 products suggested')).toBeInTheDocument();
  });

  it('leads to the product that is chosen with the keyboard', async () => {
    const { user, onSearch } = await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/product/p2');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('narrows the words by a category or a size', async () => {
    const { user } = await typed('satin');
    await user.click(await screen.findByRole('option', { name: 'Satin Ribbon 12' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?type=Ribbon&category=c1&q=satin');
    await user.type(screen.getByRole('combobox'), 'satin');
    await user.click(await screen.findByRole('option', { name: '1-inch 8' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?attr.size=1-inch&q=satin');
  });

  it('puts the smallest quantity into the cart with the keyboard, says that, and stays open', async () => {
    const { user } = await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(cart.get().cartItems).toMatchObject([{ _id: 'p1', quantity: 5, moq: 5 }]);
    expect(await screen.findByText('Satin 1-inch added to your cart.')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Satin 2-inch/ })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(cart.get().cartItems).toMatchObject([{ _id: 'p1', quantity: 10 }]);
  });

  it('offers what was searched for before in an empty field, the latest first, until it is to be forgotten', async () => {
    recentSearches.remember('foam');
    recentSearches.remember(' ribbon ');
    recentSearches.remember('FOAM');
    const { user, onSearch } = await typed('{ArrowDown}');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'FOAM',
      'ribbon',
      'Clear recent searches',
    ]);
    await user.click(screen.getByRole('option', { name: 'ribbon' }));
    expect(onSearch).toHaveBeenCalledWith('ribbon');
    expect(recentSearches.get()).toEqual(['ribbon', 'FOAM']);
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
    expect(recentSearches.get()).toEqual([]);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('searches for the words on Enter where nothing is chosen, and by the last option', async () => {
    const { user, onSearch } = await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    await user.keyboard('{Enter}');
    await user.keyboard('!');
    await user.click(await screen.findByRole('option', { name: 'All results for “satin!”' }));
    expect(onSearch.mock.calls).toEqual([['satin'], ['satin!']]);
  });

  it('is emptied by a button, which leaves the caret in it', async () => {
    const { user, field, onSearch } = await typed('satin');
    await user.click(screen.getByRole('button', { name: 'Clear text' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear text' })).not.toBeInTheDocument();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('closes on Escape and on leaving it, choosing nothing', async () => {
    const { user, field } = await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field).toHaveValue('satin');
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('says which words were left out of the search', async () => {
    api.restore();
    api = stubApi({ [GROUPED]: { body: { ...found, leftOut: ['bizerba'] } } });
    await typed('bizerba satin');
    expect(await screen.findByText('No product matches these words, so we ignored them: bizerba')).toBeInTheDocument();
  });

  it('says that nothing matches, and where no suggestions can be had', async () => {
    api.restore();
    api = stubApi({});
    const { user, onSearch } = await typed('satin');
    expect(
      await screen.findByText('Suggestions are unavailable right now. Press Enter to search.'),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledWith('satin');
    api.restore();
    api = stubApi({ [GROUPED]: { body: nothing } });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'xyz');
    expect(await screen.findByText('No products match “xyz”.')).toBeInTheDocument();
  });
});
