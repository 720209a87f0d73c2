import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvoiceRemindersResponse } from '@shop/contract/api';
import { invoiceRecord } from '../../../test/records';
import { renderAdmin } from '../../../test/renderAdmin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { RemindDialog } from './RemindDialog';

const user = userEvent.setup();

const PROMISE = { day: '2026-12-01', amount: 60 };

const open = (
  credit: number,
  isInCredit: boolean,
  coveredByCheques = 0,
  promise: InvoiceRemindersResponse['promise'] = null,
) => {
  const reminders: InvoiceRemindersResponse = {
    ...{ isOverdue: true, mayRemind: true, step: 0, holds: [], reminders: [] },
    ...{ credit, isInCredit, promise, coveredByCheques },
  };
  const remindNow = jest.fn<ShopDataProvider['remindNow']>().mockResolvedValue(reminders);
  const server = { getInvoiceReminders: () => Promise.resolve(reminders), remindNow };
  const page = <RemindDialog record={invoiceRecord()} close={() => undefined} />;
  renderAdmin({ resource: 'invoices', page, server });
  return remindNow;
};
const send = () => user.click(screen.getByRole('button', { name: 'Send reminder' }));

it.each([
  [400, false, /credit balance of AED 400.00. The email shows it/],
  [1491.5, true, /credit balance of AED 1,491.50, which covers everything/],
])('the question before a reminder names a credit of %d', async (credit, isInCredit, text) => {
  const remindNow = open(credit, isInCredit);
  expect(await screen.findByText(text)).toBeVisible();
  await send();
  await waitFor(() => expect(remindNow.mock.calls).toEqual([['i1', isInCredit]]));
});

it.each([
  [40, null, false, /Cheques cover AED 40.00 of this invoice. The email asks for the remaining amount/],
  [40, PROMISE, true, /Cheques cover AED 40.00 of this invoice. Remind the customer of the full amount/],
  [100, null, true, /Cheques cover AED 100.00 of this invoice. Remind the customer of the full amount/],
])(
  'the question before a reminder names cheques of %d, with the promise %j',
  async (covered, promise, anyway, text) => {
    const remindNow = open(0, false, covered, promise);
    expect(await screen.findByText(text)).toBeVisible();
    await send();
    await waitFor(() => expect(remindNow.mock.calls).toEqual([['i1', anyway]]));
  },
);

it('the question before a reminder names no credit where there is none', async () => {
  const remindNow = open(0, false);
  expect(screen.queryByText(/credit balance/)).toBeNull();
  await send();
  await waitFor(() => expect(remindNow.mock.calls).toEqual([['i1', false]]));
});
