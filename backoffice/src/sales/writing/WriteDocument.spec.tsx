import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { CopiedLinesResponse, ResolvedLinesResponse, ShopResponse } from '@shop/contract/api';
import type { ProductRecord, UserRecord } from '../../types';
import WriteOrder from './WriteOrder';
import WriteQuote from './WriteQuote';

const user = userEvent.setup();

const product = (id: string, name: string, over: Partial<ProductRecord> = {}) =>
  ({
    ...{ _id: id, id, name, sku: `RIB-0000${id}`, code: '', size: '', unit: 'roll', moq: 1, price: 21, stock: 40 },
    ...{ taxCategory: 'S', taxReason: '', costPrice: 15, isActive: true },
    ...over,
  }) as ProductRecord;
const PRODUCTS = [product('1', 'Black ribbon'), product('2', 'White ribbon', { moq: 5, costPrice: null })];
const customer = { _id: 'u1', id: 'u1', name: 'Priya Nair', email: '', phoneNumber: '050 1', company: null };

const server = {
  getShop: jest.fn<ShopDataProvider['getShop']>(),
  getList: jest.fn<(resource: string, params: { filter: { q?: string; phone?: string } }) => Promise<unknown>>(),
  getOne: (_resource: string) => Promise.resolve({ data: customer as UserRecord }),
  getMany: () => Promise.resolve({ data: PRODUCTS }),
  writeDocument: jest.fn<ShopDataProvider['writeDocument']>(),
  resolveLines: jest.fn<ShopDataProvider['resolveLines']>(),
  getCopiedLines: jest.fn<ShopDataProvider['getCopiedLines']>(),
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getShop.mockResolvedValue({ vatRegistered: true, priceBasis: 'inclusive' } as ShopResponse);
  server.getList.mockImplementation((resource, { filter }) => {
    const words = (filter.q ?? '').toLowerCase();
    const products = PRODUCTS.filter(({ name, sku }) => `${name} ${sku}`.toLowerCase().includes(words));
    const data = resource === 'products' ? products : resource === 'users' ? [customer] : [];
    return Promise.resolve({ data, total: data.length });
  });
  server.writeDocument.mockResolvedValue({ _id: 'q9' });
});

const open = async (kind: 'quotes' | 'orders' = 'quotes', query = '?user=u1') => {
  const path = `/${kind}/create`;
  const page = kind === 'quotes' ? <WriteQuote /> : <WriteOrder />;
  renderAdmin({ resource: kind, page, path, at: `${path}${query}`, server });
  return screen.findByLabelText(/Add item/);
};
/** A pasted text renders the form once, a typed one with each key. */
const pasteCustomer = async (text: string) => {
  await user.click(screen.getByRole('combobox', { name: /Customer/ }));
  await user.paste(text);
};
const body = () => server.writeDocument.mock.calls[0]?.[1];

describe('a quote in writing', () => {
  it('can be entered by keyboard only, faster than the server responds, and is sent once', async () => {
    const entry = await open();
    await user.click(entry);
    await user.keyboard('black{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Qty')).toHaveFocus());
    await user.keyboard('٣{Enter}');
    await waitFor(() => expect(entry).toHaveFocus());
    await user.keyboard('white{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Qty')).toHaveFocus());
    await user.keyboard('{Enter}');
    // The line has its margin, and the document.
    const margins = await screen.findAllByText(/Margin AED 15\.00/);
    expect(margins.map(({ textContent }) => textContent)).toEqual(Array(2).fill('Margin AED 15.00 (25.0 %)'));
    expect(screen.getByText(/known for 1 of 2 items/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(/^Valid until/), { target: { value: '2099-03-01' } });
    await user.dblClick(screen.getByRole('button', { name: 'Save and send quote' }));
    await screen.findByText('elsewhere');
    expect(server.writeDocument.mock.calls).toHaveLength(1);
    expect(body()).toMatchObject({
      ...{ user: 'u1', status: 'Quoted', validUntil: '2099-03-01' },
      requestedItems: [
        { product: '1', qty: 3, unitPrice: 21 },
        { product: '2', qty: 5, unitPrice: 21 },
      ],
    });
  });

  it('is for a new customer if staff enter one, and names a user with the same number', async () => {
    const entry = await open('quotes', '');
    await pasteCustomer('0501234567');
    await user.click(await screen.findByRole('option', { name: 'New customer' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('0501234567');
    await screen.findByRole('button', { name: /Priya Nair/ });
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Rashid' } });
    await user.click(entry);
    await user.keyboard('setup{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Qty')).toHaveFocus());
    await user.keyboard('2{Enter}');
    server.writeDocument.mockRejectedValueOnce(
      new HttpError('Taken', 409, { errors: { 'customer.phoneNumber': 'Such a number does not exist.' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Save as request' }));
    await screen.findByText('Such a number does not exist.');
    expect(body()).toMatchObject({
      ...{ status: 'Requested', customer: { name: 'Rashid', phoneNumber: '0501234567', invite: false } },
      requestedItems: [{ product: null, productName: 'setup', qty: 2, unitPrice: 0 }],
    });
  });
});

describe('a new customer with a known number', () => {
  const KNOWN = { _id: 'u1', name: 'Priya Nair', email: '', phoneNumber: '050 1', company: 'Nair Press LLC' };
  const refusal = new HttpError('Known', 409, { code: 'CUSTOMER_KNOWN', details: { customers: [KNOWN] } });
  it('is replaced by the known customer when staff choose that one', async () => {
    server.getList.mockResolvedValue({ data: [], total: 0 });
    const entry = await open('orders', '');
    await pasteCustomer('Rashid');
    await user.click(await screen.findByRole('option', { name: 'New customer' }));
    await user.click(entry);
    await user.keyboard('setup{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Qty')).toHaveFocus());
    await user.keyboard('2{Enter}');
    server.writeDocument.mockRejectedValueOnce(refusal);
    await user.click(screen.getByRole('button', { name: 'Create order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is this a known customer?' });
    await user.click(within(dialog).getByRole('button', { name: /Priya Nair · Nair Press LLC/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Create order' }));
    await screen.findByText('elsewhere');
    expect(server.writeDocument.mock.calls[1]?.[1]).toMatchObject({ user: 'u1' });
  });
});

describe('a form', () => {
  const DRAFT = 'draft./orders/create?user=u1';

  it('restores its values after a reload, and forgets them when it is left', async () => {
    const shown = await open('orders');
    await user.click(shown);
    await user.keyboard('black{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Qty')).toHaveFocus());
    await user.keyboard('3{Enter}');
    fireEvent.change(screen.getByLabelText('Delivery charge'), { target: { value: '9' } });
    const draft = sessionStorage.getItem(DRAFT);
    cleanup();
    expect([draft === null, sessionStorage.getItem(DRAFT)]).toEqual([false, null]);
    // A reload ends the page before it can forget.
    sessionStorage.setItem(DRAFT, draft ?? '');
    await open('orders');
    await screen.findByText('Black ribbon');
    expect(screen.getByText('This continues what you had not finished.')).toBeVisible();
    expect(screen.getByLabelText('Delivery charge')).toHaveValue('9.00');
    await user.click(screen.getByRole('button', { name: 'Create order' }));
    await screen.findByText('elsewhere');
    expect(body()).toMatchObject({ user: 'u1', deliveryCharge: 9, orderItems: [{ product: '1', qty: 3 }] });
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  it('shows that it continues unfinished input, and can discard it', async () => {
    await open('orders');
    expect(screen.queryByText('This continues what you had not finished.')).toBeNull();
    fireEvent.change(screen.getByLabelText('Delivery charge'), { target: { value: '9' } });
    const draft = sessionStorage.getItem(DRAFT) ?? '';
    cleanup();
    sessionStorage.setItem(DRAFT, draft);
    await open('orders');
    await user.click(screen.getByRole('button', { name: 'Discard and start anew' }));
    expect(screen.queryByText('This continues what you had not finished.')).toBeNull();
    expect(screen.getByLabelText('Delivery charge')).toHaveValue('0.00');
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });
});

describe('a document with warnings', () => {
  const warnings = [
    { code: 'ZERO_PRICE', line: 0, params: {} },
    { code: 'PO_NUMBER_AGAIN', line: null, params: { number: 'ORD-2026-00007' } },
  ];
  const stopped = new HttpError('Look', 409, { code: 'WARNINGS_FOUND', details: { warnings } });
  const KNOWN = { _id: 'u1', name: 'Priya Nair', email: '', phoneNumber: '050 1', company: null };
  const known = new HttpError('Known', 409, { code: 'CUSTOMER_KNOWN', details: { customers: [KNOWN] } });
  const write = async (search?: string) => {
    const entry = await open('orders', search);
    if (search === '') {
      await pasteCustomer('Rashid');
      await user.click(await screen.findByRole('option', { name: 'New customer' }));
    }
    await user.click(entry);
    await user.keyboard('setup{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Qty')).toHaveFocus());
    await user.keyboard('2{Enter}');
    await user.click(screen.getByRole('button', { name: 'Create order' }));
  };
  const question = () => screen.findByRole('dialog', { name: 'Please check before you continue' });
  const sent = () =>
    server.writeDocument.mock.calls.map(([, one]) => ['anyway', 'stopAtWarnings'].filter((flag) => flag in one));

  it('is stored after one question that names the lines', async () => {
    server.writeDocument.mockRejectedValueOnce(stopped);
    await write();
    const dialog = within(await question());
    expect(dialog.getByText(/setup/)).toBeInTheDocument();
    expect(dialog.getByText(/ORD-2026-00007/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Create order' }));
    await screen.findByText('elsewhere');
    expect(sent()).toEqual([['stopAtWarnings'], []]);
  });

  it('shows one question about the customer, and then one about the warnings', async () => {
    server.getList.mockResolvedValue({ data: [], total: 0 });
    server.writeDocument.mockRejectedValueOnce(known).mockRejectedValueOnce(stopped);
    await write('');
    await user.click(await screen.findByRole('button', { name: 'Enter as a new customer' }));
    await user.click(within(await question()).getByRole('button', { name: 'Create order' }));
    await screen.findByText('elsewhere');
    expect(sent()).toEqual([['stopAtWarnings'], ['anyway', 'stopAtWarnings'], ['anyway']]);
  });
});

describe('an order in writing', () => {
  it('keeps every line of a pasted list: uncertain ones wait for a choice', async () => {
    const line = (text: string, over: Partial<ResolvedLinesResponse['lines'][number]>) => ({
      ...{ text, words: text, qty: 4, match: 'none' as const, candidates: [], total: 0 },
      ...{ unit: null, each: null, question: null, readings: [], leftOut: [], ownCode: null },
      ...over,
    });
    server.resolveLines.mockResolvedValue({
      products: PRODUCTS,
      lines: [
        line('RIB-00001 4', { match: 'named', candidates: ['1'] }),
        line('ribbon 4', { match: 'unsure', candidates: ['1', '2'], total: 2 }),
        line('a crane', { qty: 1 }),
        line('Regards', { qty: null }),
      ],
    });
    const entry = await open('orders');
    await user.click(entry);
    await user.paste('RIB-00001 4\nribbon 4\na crane');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Create order' });
    await screen.findByText('2 lines need your choice.');
    expect(save).toBeDisabled();
    expect(screen.getByText('Not read (1)')).toBeInTheDocument();
    const crane = within(screen.getByText('a crane').closest('li') as HTMLElement);
    await user.click(crane.getByRole('button', { name: 'Keep as custom item' }));
    await user.click(screen.getByRole('combobox', { name: /Product for/ }));
    await user.click(await screen.findByRole('option', { name: /White ribbon/ }));
    await user.click(save);
    await screen.findByText('elsewhere');
    expect(body()).toMatchObject({
      orderItems: [
        { product: '1', qty: 4 },
        { product: null, productName: 'a crane', qty: 1 },
        { product: '2', qty: 4 },
      ],
    });
  });

  it('starts with the lines of an earlier one, and names products that no longer exist', async () => {
    const copied = { lines: [], gone: ['Old tape'] } satisfies CopiedLinesResponse;
    server.getCopiedLines.mockResolvedValue(copied);
    const order = { user: customer, deliveryCharge: 9, extraFee: 0, discount: 0, discountReason: '' };
    server.getOne = () => Promise.resolve({ data: { ...customer, ...order } as unknown as UserRecord });
    await open('orders', '?from=orders/o1');
    expect(screen.getByText(/Old tape/)).toBeInTheDocument();
    expect(server.getCopiedLines.mock.calls).toEqual([[{ resource: 'orders', id: 'o1' }, 'same']]);
    expect(screen.getByLabelText('Delivery charge')).toHaveValue('9.00');
  });

  it('bills the latest charge of the bank for a returned cheque', async () => {
    const cheque = { chequeNumber: '000123', returns: [{ charge: 50 }, { charge: 105 }] };
    server.getOne = (resource) =>
      Promise.resolve({ data: (resource === 'cheques' ? cheque : customer) as unknown as UserRecord });
    await open('orders', '?user=u1&returned=c1');
    expect(screen.getByLabelText('Custom item')).toHaveValue('Bank charge for returned cheque 000123');
    await user.click(screen.getByRole('button', { name: 'Create order' }));
    await waitFor(() => expect(body()).toMatchObject({ user: 'u1', orderItems: [{ qty: 1, unitPrice: 105 }] }));
  });
});
