import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { SearchForm } from './search-form';

const suggestion = (over: object) => ({
  _id: 'p1',
  name: 'Satin 1-inch',
  sku: 'RIB-00001',
  image: '',
  isAvailable: true,
  ...over,
});
const found = [suggestion({}), suggestion({ _id: 'p2', name: 'Satin 2-inch', sku: 'RIB-00002', isAvailable: false })];

let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  api = stubApi({ 'GET /api/products/suggestions': { body: found } });
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
    await user.type(screen.getByRole('searchbox'), 'sa');
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

  it('offers products, and all results after them', async () => {
    await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Satin 1-inchRIB-00001',
      'Satin 2-inchRIB-00002 · Currently Unavailable',
      'All results for “satin”',
    ]);
    expect(screen.getByText('2 products suggested')).toBeInTheDocument();
  });

  it('leads to the product that is chosen with the keyboard', async () => {
    const { user, onSearch } = await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByTestId('address')).toHaveTextContent('/product/p2');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('searches for the words on Enter where nothing is chosen, and by the last option', async () => {
    const { user, onSearch } = await typed('satin');
    await screen.findByRole('option', { name: /Satin 2-inch/ });
    await user.keyboard('{Enter}');
    await user.keyboard('!');
    await user.click(await screen.findByRole('option', { name: 'All results for “satin!”' }));
    expect(onSearch.mock.calls).toEqual([['satin'], ['satin!']]);
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

  it('says that nothing matches, and where no suggestions can be had', async () => {
    api.restore();
    api = stubApi({});
    const { user, onSearch } = await typed('satin');
    expect(await screen.findByText('No suggestions just now. Press Enter to search.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledWith('satin');
    api.restore();
    api = stubApi({ 'GET /api/products/suggestions': { body: [] } });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'xyz');
    expect(await screen.findByText('No product matches “xyz”.')).toBeInTheDocument();
  });
});
