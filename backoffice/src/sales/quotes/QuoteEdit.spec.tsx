import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { QuoteRecord } from '../../types';
import QuoteEdit from './QuoteEdit';

const product = {
  id: 'p1',
  _id: 'p1',
  name: 'Satin Ribbon 1-inch',
  stock: 40,
  unit: 'roll',
  storageLocation: 'A-01-3',
};
const last = {
  ...{ product: 'p1', unitPrice: 600, priceBasis: null, orderNumber: 'ORD-2026-00004' },
  orderedAt: '2026-10-05T08:00:00.000Z',
};
const update = jest.fn<(resource: string, params: { data: object }) => Promise<{ data: QuoteRecord }>>();
const getLastPrices = jest.fn<ShopDataProvider['getLastPrices']>();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  update.mockReset();
  getLastPrices.mockReset().mockResolvedValue([last]);
});

const warnings = [{ code: 'OVERDUE', line: null, params: { amount: 12 } }];
const body = { code: 'WARNINGS_FOUND', details: { warnings }, errors: { 'root.server': 'Look' } };
const stopped = new HttpError('Look', 409, body);

const open = async (over: Parameters<typeof quoteRecord>[0] = {}) => {
  const quote = quoteRecord({ status: 'Requested', clientToAdminNote: 'Cores of 1 inch', ...over });
  renderAdmin({
    ...{ resource: 'quotes', path: '/quotes/:id/edit', at: `/quotes/${quote.id}/edit`, page: <QuoteEdit /> },
    server: {
      getOne: (resource: string) =>
        resource === 'quotes' ? Promise.resolve({ data: quote }) : Promise.reject(new HttpError('', 404)),
      getMany: (resource: string) => Promise.resolve({ data: resource === 'products' ? [product] : [] }),
      getList: () => Promise.resolve({ data: [], total: 0 }),
      getLastPrices,
      update,
      getThread: () => Promise.resolve({ messages: [], unread: 0 }),
      getHistory: () => Promise.resolve([]),
      getEmails: () => Promise.resolve([]),
      getEInvoiceFindings: () => Promise.resolve({ isNeeded: false }),
      getCreditStanding: () =>
        Promise.resolve({ creditLimit: null, left: null, coveredByCheques: 0, bounced: { count: 0, last: null } }),
    },
  });
  return screen.findByText('Cores of 1 inch');
};

describe('the form of a quote', () => {
  it('starts with the customer’s note and required date', async () => {
    const note = await open({ neededBy: '2026-12-03' });
    const status = screen.getByRole('group', { name: 'Status' });
    expect(note.compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('3 Dec 2026')).toBeInTheDocument();
    expect(screen.getAllByText('Cores of 1 inch')).toHaveLength(1);
  });

  it('has one control of the status, which describes the effect of saving a new status', async () => {
    await open();
    expect(screen.getAllByRole('button', { name: /^(Quoted|Confirmed)$/ })).toHaveLength(2);
    const status = within(screen.getByRole('group', { name: 'Status' }));
    fireEvent.click(status.getByText('Quoted'));
    expect(screen.getByText('Saving sends the quote to the customer.')).toBeInTheDocument();
    fireEvent.click(status.getByText('Requested'));
    expect(screen.queryByText(/^Saving /)).toBeNull();
  });

  it('is sent by one button of its head, with its unsaved changes and after one question about its warnings', async () => {
    update.mockRejectedValueOnce(stopped);
    update.mockResolvedValue({ data: quoteRecord({ status: 'Quoted', version: 5 }) });
    await open();
    fireEvent.change(screen.getByLabelText(/^Staff note/), { target: { value: 'Call first' } });
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    const question = within(await screen.findByRole('dialog', { name: 'Please check before you continue' }));
    fireEvent.click(question.getByRole('button', { name: 'Send quote' }));
    await screen.findByText('Quote updated.');
    const sent = { status: 'Quoted', adminToAdminNote: 'Call first' };
    expect(update.mock.calls.map(([, { data }]) => data)).toEqual([
      expect.objectContaining({ ...sent, stopAtWarnings: true }),
      expect.objectContaining(sent),
    ]);
  });

  it('remains a request if its warnings stop its sending', async () => {
    update.mockRejectedValueOnce(stopped);
    // Another quote: the warnings of the first were heeded.
    await open({ id: 'q2', _id: 'q2' });
    fireEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const status = within(screen.getByRole('group', { name: 'Status', hidden: true }));
    await waitFor(() => expect(status.getByText('Requested')).toHaveAttribute('aria-pressed', 'true'));
  });

  it('shows stock, location and the customer’s last price beside each product', async () => {
    await open();
    await screen.findByText('40 rolls in stock · A-01-3 · last ordered at 600.00 on 5 Oct 2026');
    expect(getLastPrices).toHaveBeenCalledWith({ person: 'u1' });
  });

  it('requests the last prices of the quote’s company', async () => {
    await open({ company: 'c1' });
    await screen.findByText(/last ordered at 600.00/);
    expect(getLastPrices).toHaveBeenCalledWith({ company: 'c1' });
  });
});
