import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { cart } from '../../cart/cart-store';
import { quickOrderDraft } from '../quick-order-draft';
import { QuickOrder } from './quick-order';

const ribbon = product({ _id: 'p1', name: 'Ribbon', moq: 5 });
const tape = product({ _id: 'p2', name: 'Tape', sku: 'DFT-00001' });
const rubber = product({ _id: 'p3', name: 'Rubber', sku: 'RUB-00001', isAvailable: false });

const line = (text: string, match: string, candidates: string[], qty: number | null = 40) => ({
  ...{ text, words: text, qty, match, candidates, total: candidates.length },
});
const answer = (...lines: object[]) => ({ body: { lines, products: [ribbon, tape, rubber] } });

describe('a quick order', () => {
  let api: ReturnType<typeof stubApi>;
  const open = async (lines: object[], text = 'RIB-00001, 40') => {
    api = stubApi({ 'POST /api/products/resolve': answer(...lines) });
    await renderApp(<QuickOrder />);
    await userEvent.type(screen.getByLabelText('Your list'), text);
    await userEvent.click(screen.getByRole('button', { name: 'Check lines' }));
    return screen.findByRole('list', { name: 'Checked lines' });
  };
  const add = (count: number) =>
    userEvent.click(screen.getByRole('button', { name: new RegExp(`^Add ${count} line`) }));
  const inCart = () => cart.get().cartItems.map(({ _id, quantity }) => [_id, quantity]);

  beforeEach(() => {
    cart.clear();
    quickOrderDraft.set('');
  });
  afterEach(() => {
    api.restore();
  });

  it('puts the lines that are sure into the cart, and keeps the others until they are', async () => {
    const list = await open([
      line('RIB-00001', 'named', ['p1']),
      line('black tape', 'unsure', ['p1', 'p2'], 7),
      line('elephant', 'none', []),
      line('RUB-00001', 'named', ['p3']),
    ]);
    expect(screen.getByText('1 line is ready')).toBeInTheDocument();
    expect(within(list).getByText('No matching product found.')).toBeInTheDocument();
    expect(within(list).getByText(/Currently unavailable/)).toBeInTheDocument();
    await add(1);
    expect(inCart()).toEqual([['p1', 40]]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Product for black tape' }), 'p2');
    await add(1);
    expect(inCart()).toEqual([
      ['p1', 40],
      ['p2', 7],
    ]);
    expect(screen.getByText('2 lines need attention')).toBeInTheDocument();
  });

  it('raises a quantity to the minimum by one tap, and requests one where there is none', async () => {
    await open([line('RIB-00001', 'named', ['p1'], 2), line('more', 'named', ['p1'], null)]);
    expect(screen.getByText('Minimum is 5.')).toBeInTheDocument();
    expect(screen.getByText('Enter a quantity.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Increase 1 line to its minimum' }));
    const [, second] = screen.getAllByRole('textbox', { name: 'Quantity of Ribbon' });
    if (second) await userEvent.type(second, '١٠');
    await add(2);
    expect(inCart()).toEqual([['p1', 15]]);
    expect(screen.getByText('All lines added to your cart.')).toBeInTheDocument();
  });

  it('looks again with other words, and keeps the quantity', async () => {
    await open([line('elephant', 'none', [], 9)]);
    api.restore();
    api = stubApi({ 'POST /api/products/resolve': answer(line('tape', 'found', ['p2'], null)) });
    const words = screen.getByLabelText('SKU or product name');
    await userEvent.clear(words);
    await userEvent.type(words, 'tape');
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(await screen.findByText('1 line is ready')).toBeInTheDocument();
    await add(1);
    expect(inCart()).toEqual([['p2', 9]]);
  });

  it('reads a dropped text file by its columns', async () => {
    api = stubApi({ 'POST /api/products/resolve': answer(line('RIB-00001', 'named', ['p1'])) });
    await renderApp(<QuickOrder />);
    const file = new File(['SKU;Name;Qty\nRIB-00001;Ribbon;40\n'], 'order.csv', { type: 'text/csv' });
    file.text = () => Promise.resolve('SKU;Name;Qty\nRIB-00001;Ribbon;40\n');
    await userEvent.upload(screen.getByLabelText('Choose a .csv or .xlsx file'), file);
    expect(await screen.findByText('1 line is ready')).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toEqual({ lines: [{ text: 'RIB-00001 Ribbon\t40' }] });
  });
});
