import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { QuoteMessageResponse } from '@shop/contract/api';
import { QuoteThread } from './QuoteThread';
import { isMet, wishText } from './targetRules';

const message = (over: Partial<QuoteMessageResponse> = {}): QuoteMessageResponse => ({
  ...{ _id: 'm1', side: 'buyer', author: 'Mariam', text: 'Thursday?', files: [], targets: null },
  ...{ readByBuyerAt: null, readByStaffAt: null, createdAt: '2026-03-01T09:00:00.000Z' },
  ...over,
});
const server = {
  getThread: jest.fn<ShopDataProvider['getThread']>(),
  markThreadRead: jest.fn<ShopDataProvider['markThreadRead']>(),
  writeMessage: jest.fn<ShopDataProvider['writeMessage']>(),
};
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const open = () => {
  const page = <QuoteThread quote={quoteRecord()} />;
  renderAdmin({ resource: 'quotes', at: '/quotes/q1', server, page });
};

describe('the conversation about a quote', () => {
  it('shows the customer’s messages, and marks them as read', async () => {
    server.getThread.mockResolvedValue({ messages: [message()], unread: 1 });
    server.markThreadRead.mockResolvedValue({ messages: [message()], unread: 0 });
    open();
    const log = await screen.findByRole('log');
    expect(within(log).getByText('Thursday?')).toBeVisible();
    await waitFor(() => expect(server.markThreadRead).toHaveBeenCalledWith('q1'));
  });

  it('keeps the text of a message that could not be sent', async () => {
    server.getThread.mockResolvedValue({ messages: [], unread: 0 });
    server.writeMessage.mockRejectedValueOnce(new HttpError('', 500)).mockResolvedValueOnce({});
    open();
    expect(await screen.findByText('No messages yet.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Before noon.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Failed to send the message.')).toBeVisible();
    expect(field).toHaveValue('Before noon.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(server.writeMessage).toHaveBeenLastCalledWith('q1', { text: 'Before noon.', files: [] });
  });
});

const Leaving = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Leave or return</button>
      {isOpen && <QuoteThread quote={quoteRecord()} />}
    </>
  );
};

it('a message that was typed and not sent is still in its field when the user returns to the quote', async () => {
  server.getThread.mockResolvedValue({ messages: [], unread: 0 });
  renderAdmin({ resource: 'quotes', at: '/quotes/q1', server, page: <Leaving /> });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Noon.');
  const leave = screen.getByRole('button', { name: 'Leave or return' });
  await userEvent.click(leave);
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  await userEvent.click(leave);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Noon.');
});

describe('a target price', () => {
  const target = { line: 'l1', productName: 'Ribbon', productNameAr: '', price: 5.2, quantity: 200, note: '' };
  it.each([
    [target, '200 × 5.20'],
    [{ ...target, quantity: null, note: 'For a year' }, '5.20 · For a year'],
    [{ ...target, price: null }, '200'],
  ])('is written for %j as %s', (wish, text) => {
    expect(wishText(wish)).toBe(text);
  });

  it.each([
    [5.2, 200, true],
    [5.2, 100, false],
    [5, 200, false],
  ])('is met by a line of %d AED and %d pieces: %s', (unitPrice, qty, met) => {
    expect(isMet(target, { unitPrice, qty })).toBe(met);
  });
});
