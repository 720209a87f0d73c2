import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, RecordContextProvider } from 'react-admin';
import { quoteRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { QuoteRecord } from '../../types';
import { CreateOrderButton } from './CreateOrderButton';

const server = {
  getOne: jest.fn<() => Promise<{ data: QuoteRecord }>>(),
  createOrderFromQuote: jest.fn<ShopDataProvider['createOrderFromQuote']>(),
};
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.createOrderFromQuote.mockResolvedValue({});
});

const CONFIRMED = { status: 'Confirmed', allowedActions: ['edit', 'createOrder'] } satisfies Partial<QuoteRecord>;

/** The button of a row, which has no warnings; the quote itself has these. */
const press = async (row: Partial<QuoteRecord>, warnings: QuoteRecord['warnings'] = []) => {
  const quote = quoteRecord(row);
  server.getOne.mockResolvedValue({ data: { ...quote, warnings } });
  const page = (
    <RecordContextProvider value={quote}>
      <CreateOrderButton />
    </RecordContextProvider>
  );
  renderAdmin({ resource: 'quotes', server, page });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Create' }));
};

it('a quote without warnings becomes one order without a question', async () => {
  await press(CONFIRMED);
  await screen.findByText('Order created.');
  expect(server.createOrderFromQuote.mock.calls).toEqual([['q1']]);
});

it.each([
  ['the warnings of the quote', 42, 'Please check before you continue'],
  ['warnings and a total of zero', 0, 'Free order'],
])('an order is created after one question about %s', async (_what, totalPrice, title) => {
  await press({ ...CONFIRMED, totalPrice }, [{ code: 'OVERDUE', line: null, params: { amount: 12 } }]);
  const question = within(await screen.findByRole('dialog', { name: title }));
  expect(question.getByText('AED 12.00 overdue')).toBeVisible();
  expect(server.createOrderFromQuote).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Create order' }));
  await screen.findByText('Order created.');
});

it('no order is created from a quote that failed to load', async () => {
  await press(CONFIRMED);
  expect(await screen.findByText('Order created.')).toBeVisible();
  server.getOne.mockRejectedValue(new HttpError('', 500));
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Failed to create order.')).toBeVisible();
  expect(server.createOrderFromQuote).toHaveBeenCalledTimes(1);
});

it('a quote that is not confirmed is refused without a call', async () => {
  await press({ status: 'Quoted', allowedActions: ['edit'] });
  expect((await screen.findByRole('alert')).textContent).toContain('Quote must be Confirmed to create an order.');
  expect(server.getOne).not.toHaveBeenCalled();
});
