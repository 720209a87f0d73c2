import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { product } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { answerSheets } from '@shop/contract/sheets/worker-answer';
import { cart } from '../../cart/cart-store';
import { freeTextItems } from '../../cart/free-text-items';
import { noteDraft } from '../../quotes/note-draft';
import { purchaseDraft } from '../../purchase-details/purchase-draft';
import { quickOrderDraft } from '../quick-order-draft';
import { QuickOrder } from './quick-order';

const ribbon = product({ _id: 'p1', name: 'Ribbon', moq: 5 });
const tape = product({ _id: 'p2', name: 'Tape', sku: 'DFT-00001' });
const matrix = product({ _id: 'p4', name: 'Matrix', unit: 'box', variant: '50-pcs', price: 100 });
const long = product({ _id: 'p5', name: 'Long ribbon', size: '1-inch', variant: '100-yd' });
const packed = { moq: 6, step: 6, max: 60, packSize: 12, packUnit: 'carton' };
const carton = product({ _id: 'p6', name: 'Boxed ribbon', ...packed });
const rubber = product({ _id: 'p3', name: 'Rubber', sku: 'RUB-00001', isAvailable: false });

const line = (text: string, match: string, candidates: string[], qty: number | null = 40, over: object = {}) => ({
  ...{ text, words: text, qty, match, candidates, total: candidates.length },
  ...{ unit: null, each: null, question: null, readings: [], leftOut: [], ownCode: null },
  ...over,
});
const answer = (...lines: object[]) => ({ body: { lines, products: [ribbon, tape, rubber, matrix, long, carton] } });

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
    await userEvent.click(screen.getByRole('button', { name: 'Choose Tape for black tape' }));
    await add(1);
    expect(inCart()).toEqual([
      ['p1', 40],
      ['p2', 7],
    ]);
    expect(screen.getByText('2 lines need attention')).toBeInTheDocument();
  });

  it('raises a quantity to the minimum by one tap, and requests one if there is none', async () => {
    await open([line('RIB-00001', 'named', ['p1'], 2), line('more', 'named', ['p1'], null)]);
    expect(screen.getByText('Minimum is 5.')).toBeInTheDocument();
    expect(screen.getByText('Enter a quantity.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Correct 1 quantity' }));
    const [, second] = screen.getAllByRole('textbox', { name: 'Quantity of Ribbon' });
    if (second) await userEvent.type(second, '١٠');
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 lines and go to cart' }));
    expect(inCart()).toEqual([['p1', 15]]);
  });

  it('takes cartons for their content, and offers the nearest quantity in which a product is sold', async () => {
    const list = await open([
      line('boxed ribbon', 'named', ['p6'], 2, { unit: 'XCT' }),
      line('boxed', 'unsure', ['p1', 'p6'], 1, { unit: 'XCT' }),
      line('more boxed', 'named', ['p6'], 20),
      line('most boxed', 'named', ['p6'], 80),
    ]);
    expect(within(list).getAllByText('12 rolls per carton').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Choose Boxed ribbon for boxed' }));
    const quantities = screen.getAllByRole('textbox', { name: 'Quantity of Boxed ribbon' });
    for (const [index, quantity] of ['24', '12', '20', '80'].entries()) expect(quantities[index]).toHaveValue(quantity);
    expect(screen.getByText('Sold in multiples of 6: 18 or 24')).toBeInTheDocument();
    expect(screen.getByText('Maximum is 60')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Correct 2 quantities' }));
    await add(4);
    expect(inCart()).toEqual([['p6', 24 + 12 + 24 + 60]]);
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

  it('never takes another unit than the product’s for ready: it shows both readings with their sums', async () => {
    await open([line('1,200 pcs matrix', 'found', ['p4'], 1200, { unit: 'H87' })]);
    expect(screen.getByText(/Sold by the box, but your line says 1,200 pieces/)).toBeInTheDocument();
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^1,200 boxes = 60,000 pieces/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^24 boxes = 1,200 pieces · AED.2,400.00/ }));
    await add(1);
    expect(inCart()).toEqual([['p4', 24]]);
  });

  it('has a button for each number that can be the quantity', async () => {
    const readings = [6, 8].map((qty) => ({ qty, unit: 'XRO', each: null }));
    await open([line('RIB-00001 6-8 rolls', 'named', ['p1'], null, { question: 'numbers', readings })]);
    expect(screen.getByText(/More than one number can be the quantity/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^6 / })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^8 / }));
    await add(1);
    expect(inCart()).toEqual([['p1', 8]]);
  });

  it('splits a line of two products by one tap, and checks each part in its place', async () => {
    const text = '40 black ribbon and 6 tape';
    const list = await open([
      line(text, 'unsure', ['p1', 'p2'], null, {
        question: 'numbers',
        readings: [40, 6].map((qty) => ({ qty, unit: null, each: null })),
      }),
      line('RIB-00001', 'named', ['p1']),
    ]);
    api.restore();
    api = stubApi({
      'POST /api/products/resolve': answer(
        line('40 black ribbon', 'found', ['p1'], 40),
        line('6 tape', 'found', ['p2'], 6),
      ),
    });
    await userEvent.click(within(list).getByRole('button', { name: 'Split into 2 lines' }));
    expect(await screen.findByText('3 lines are ready')).toBeInTheDocument();
    expect(api.calls[0]?.body).toEqual({ lines: [{ text: '40 black ribbon' }, { text: '6 tape' }] });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('40 black ribbon');
  });

  it('folds lines that mean no product and no quantity, and can take them as items', async () => {
    await open([line('RIB-00001', 'named', ['p1']), line('Imran Qureshi', 'none', [], null)], 'a{enter}b');
    expect(screen.getByText('Not read (1)')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Treat as an item: Imran Qureshi', hidden: true }));
    expect(await screen.findAllByText(/Imran Qureshi/)).not.toHaveLength(0);
  });

  it('has the quantity entered at each product that a line of several means', async () => {
    await open([
      line('six matrices of three sizes', 'unsure', ['p2', 'p4'], null, {
        question: 'several',
        readings: [{ qty: 6, unit: null, each: null }],
      }),
    ]);
    expect(screen.getByText(/names several products/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of Tape' }), '4');
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of Matrix' }), '2');
    await add(1);
    expect(inCart()).toEqual([
      ['p2', 4],
      ['p4', 2],
    ]);
  });

  it('names the difference between the request and a product', async () => {
    await open([line('black ribbon 150 yd', 'unsure', ['p5', 'p2'])]);
    expect(screen.getAllByText('100-yd (you asked for 150 yd)')[0]).toBeInTheDocument();
  });

  it('requests or removes unknown lines in one tap', async () => {
    await open([line('elephant', 'none', [], 9), line('giraffe', 'none', [], 2)]);
    await userEvent.click(screen.getByRole('button', { name: 'Request the 2 lines we couldn’t find' }));
    expect(freeTextItems.get().map(({ text, qty }) => [text, qty])).toEqual([
      ['elephant', 9],
      ['giraffe', 2],
    ]);
    expect(screen.queryByRole('list', { name: 'Checked lines' })).not.toBeInTheDocument();
    freeTextItems.clear();
  });

  it('skips lines that are not items, and proposes the purchase order and the date for the cart', async () => {
    const text = 'Dear Sir,\nRIB-00001, 40\nPO 4711\nRegards\nAhmed';
    await open([line('RIB-00001, 40', 'named', ['p1'])], text);
    expect(api.calls.at(-1)?.body).toEqual({ lines: [{ text: 'RIB-00001, 40' }] });
    expect(screen.getByText('Not read (4)')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'PO number 4711' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 line and go to cart' }));
    expect(purchaseDraft.get().poNumber).toBe('4711');
  });

  it('offers partial deliveries as a note for the request, after the existing note', async () => {
    noteDraft.set('Call before delivery.');
    await open([line('RIB-00001, 40', 'named', ['p1'])], 'RIB-00001, 40\ndeliver 20 now, 20 in January');
    expect(api.calls.at(-1)?.body).toEqual({ lines: [{ text: 'RIB-00001, 40' }] });
    expect(
      screen.getByRole('checkbox', { name: /^Note for your request: .*deliver 20 now, 20 in January/ }),
    ).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 line and go to cart' }));
    expect(noteDraft.get()).toBe('Call before delivery.\ndeliver 20 now, 20 in January');
    noteDraft.clear();
  });

  it('reads a dropped file by its columns, and offers its sheets', async () => {
    globalThis.Worker = DirectWorker as unknown as typeof Worker;
    api = stubApi({ 'POST /api/products/resolve': answer(line('RIB-00001', 'named', ['p1'])) });
    await renderApp(<QuickOrder />);
    const upload = async (content: string, name: string) => {
      const bytes = new TextEncoder().encode(content);
      const file = Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
      await userEvent.upload(screen.getByLabelText('Choose a .csv or .xlsx file'), file);
    };
    await upload('%PDF-1.7', 'order.csv');
    expect(await screen.findByText(/This is a PDF/)).toBeInTheDocument();
    await upload('SKU;Name;Qty\nRIB-00001;Ribbon;40\n', 'order.csv');
    expect(await screen.findByText('1 line is ready')).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toEqual({ lines: [{ text: 'RIB-00001 Ribbon\t40' }] });
  });
});

/** Answers at once, as the worker of a browser does. */
class DirectWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(bytes: Uint8Array) {
    this.onmessage?.({ data: answerSheets(bytes) });
  }
  terminate() {}
}
