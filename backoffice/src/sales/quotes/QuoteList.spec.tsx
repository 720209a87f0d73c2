import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import QuoteList from './QuoteList';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS - 1000).toISOString();

const request = quoteRecord({
  ...{ id: 'q1', number: 'QUO-2026-00001', status: 'Requested', createdAt: hoursAgo(26), totalPrice: 0, listTotal: 37 },
  ...{ phoneNumber: '+971 50 123 4567', salesperson: { _id: 's1', name: 'Sami Seller' }, unreadMessages: 2 },
  ...{ neededBy: dubaiDay(new Date()), listedCompany: { legalName: 'Al Manar LLC', trn: '', emirate: 'DXB' } },
});
const offer = quoteRecord({ id: 'q2', number: 'QUO-2026-00002', sentAt: hoursAgo(3), validUntil: '2026-12-09' });

const followUp = { id: 'f1', day: '2027-01-05', note: 'Call', about: { _id: 'q1' } };

const server = {
  getList: jest.fn((resource: string) =>
    Promise.resolve(
      resource === 'quotes'
        ? { data: [request, offer], total: 2 }
        : resource === 'follow-ups'
          ? { data: [followUp], total: 1 }
          : { data: [], total: 0 },
    ),
  ),
  getListTotals: () => Promise.resolve({ count: 2, amount: 0, open: null }),
  assignQuotes: jest.fn<ShopDataProvider['assignQuotes']>(),
  planFollowUps: jest.fn<ShopDataProvider['planFollowUps']>(),
  remindQuotes: jest.fn<ShopDataProvider['remindQuotes']>(),
};

const show = async () => {
  renderAdmin({ resource: 'quotes', server, page: signedInAs('Sales', <QuoteList />) });
  return screen.findByRole('row', { name: /QUO-2026-00001/ });
};

const selectAll = async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
};

beforeEach(() => {
  jest.clearAllMocks();
  server.assignQuotes.mockResolvedValue({ done: 2, leftOut: [] });
  server.planFollowUps.mockResolvedValue({});
});

describe('the list of quotes', () => {
  it('has the columns of the specification first, then those for salespeople', async () => {
    const row = await show();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings.slice(1)).toEqual([
      ...['Created', 'Number', 'User', 'Status', 'Client note', 'Items', 'Total (AED)', 'Order'],
      ...['Waiting', 'Valid until', 'Needed by', 'Next step'],
      'Actions',
    ]);
    await within(row).findByText('5 Jan 2027');
    const texts = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(texts.slice(2, 9)).toEqual([
      'QUO-2026-00001',
      'Priya NairAl Manar LLC',
      'Requested',
      'Cores of 1 inch',
      '1',
      '37.00',
      'Create',
    ]);
    expect(texts.slice(9, 13)).toEqual(['26 hr', '', 'today', '2 new5 Jan 2027']);
    const second = screen.getByRole('row', { name: /QUO-2026-00002/ });
    expect(within(second).getByText('3 hr')).toBeVisible();
  });

  it('explains why a request has no PDF and no order', async () => {
    const row = await show();
    await userEvent.click(within(row).getByRole('button', { name: 'PDF' }));
    expect(await screen.findByText('Quote is being reviewed! Cannot share PDF.')).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Quote must be Confirmed to create an order.')).toBeVisible();
  });
});

it('a card of the list on a phone has the current prices in grey, what ends today, and the next step', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
  renderAdmin({ resource: 'quotes', server, page: signedInAs('Sales', <QuoteList />) });
  const card = within((await screen.findAllByRole('listitem'))[0] as HTMLElement);
  expect(card.getByText('AED 37.00')).toHaveAttribute('title', 'At current prices (AED)');
  expect(card.getByText('today')).toBeVisible();
  expect(card.getByText('2 new')).toBeVisible();
  expect(await card.findByText('5 Jan 2027')).toBeVisible();
  window.matchMedia = matchMedia;
});

describe('the selected quotes', () => {
  it('are assigned in one call', async () => {
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign to salesperson' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(server.assignQuotes.mock.calls).toEqual([[['q1', 'q2'], null]]));
    expect(await screen.findByText('Assignment saved.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  });

  it('are not reported as assigned if one was deleted', async () => {
    const deleted = { _id: 'q1', number: '', code: 'QUOTE_NOT_FOUND', message: 'Quote not found' };
    server.assignQuotes.mockResolvedValue({ done: 1, leftOut: [deleted] });
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign to salesperson' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 assigned, 1 skipped. Quote not found')).toBeVisible();
    expect(screen.queryByText('Assignment saved.')).not.toBeInTheDocument();
  });

  it('get one follow-up each, with day and note', async () => {
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Follow up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan follow-up' }));
    await userEvent.type(dialog.getByLabelText('Note'), 'Call');
    await userEvent.click(dialog.getByRole('button', { name: 'Save follow-up' }));
    await waitFor(() => expect(server.planFollowUps).toHaveBeenCalledTimes(1));
    const [body] = server.planFollowUps.mock.calls[0] ?? [];
    expect(body).toMatchObject({ resource: 'quotes', records: ['q1', 'q2'], note: 'Call' });
    expect(body?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('are sent as reminders to their buyers, and a skipped one is named', async () => {
    const refused = { _id: 'q1', number: 'QUO-2026-00001', code: 'QUOTE_NOT_OFFERED', message: 'Not offered now.' };
    server.remindQuotes.mockResolvedValue({ done: 1, leftOut: [refused] });
    await selectAll();
    await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText('1 reminded, 1 skipped. QUO-2026-00001: Not offered now.')).toBeVisible();
    expect(server.remindQuotes.mock.calls).toEqual([[['q1', 'q2']]]);
  });
});
