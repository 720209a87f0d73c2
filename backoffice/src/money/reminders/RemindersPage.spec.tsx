import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { UpcomingRemindersResponse } from '@shop/contract/api';
import RemindersPage from './RemindersPage';

type Account = UpcomingRemindersResponse['accounts'][number];

const HOLD = {
  ...{ _id: 'h1', invoice: null, invoiceNumber: '', reason: 'Disputed', until: '2026-12-01', by: 'Omar' },
  at: '2026-11-20T06:00:00.000Z',
};
const account = (name: string, fields: Partial<Account>): Account => ({
  ...{
    of: 'users',
    _id: `id-${name}`,
    name,
    to: `${name}@example.com`,
    state: 'due',
    step: 1,
    total: 120,
    credit: 0,
    promise: null,
    oldestDays: 5,
  },
  ...{ lastContact: null, hold: null, count: 1, invoices: [] },
  ...fields,
});
const UPCOMING: UpcomingRemindersResponse = {
  ...{ isOn: true, day: '2026-11-26', statementsOn: null, total: 240, count: 2 },
  accounts: [account('aisha', {}), account('omar', { state: 'held', hold: HOLD })],
};

const getUpcomingReminders = jest.fn<ShopDataProvider['getUpcomingReminders']>();
const holdReminders = jest.fn<ShopDataProvider['holdReminders']>();
const endHold = jest.fn<ShopDataProvider['endHold']>();

beforeEach(() => {
  getUpcomingReminders.mockReset().mockResolvedValue(UPCOMING);
  endHold.mockReset().mockResolvedValue(undefined);
  holdReminders.mockReset().mockResolvedValue({
    ...{ of: 'users', _id: 'id-aisha', sendsReminders: true, sendsStatements: true, holds: [], version: 1 },
  });
});

const open = async () => {
  const server = { getUpcomingReminders, holdReminders, endHold };
  renderAdmin({ resource: 'reminders', page: <RemindersPage />, server });
  return screen.findByText(/The next reminders are sent on 26 Nov 2026/);
};

describe('the follow-up page', () => {
  it('shows the next reminders separately from paused ones, with the reason', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Will be sent on 26 Nov 2026 (1)' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Paused (1)' })).toBeTruthy();
    expect(screen.getByText('Disputed (Omar, until 1 Dec 2026)')).toBeTruthy();
    fireEvent.click(screen.getByText('Resume'));
    await screen.findByText('Reminders resumed.');
    expect(endHold.mock.calls).toEqual([['h1']]);
  });

  it('pauses an account with a reason', async () => {
    await open();
    fireEvent.click(screen.getByText('Pause'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Pause')).toBeDisabled();
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: ' Disputed ' } });
    fireEvent.click(within(dialog).getByText('Pause'));
    await screen.findByText('Reminders paused.');
    expect(holdReminders.mock.calls).toEqual([[{ user: 'id-aisha', reason: 'Disputed' }]]);
  });

  it.each([
    ['Administrator', 1],
    ['Accounts', 0],
  ] as const)('shows an %s %p buttons to the settings', async (role, count) => {
    renderAdmin({ resource: 'reminders', page: signedInAs(role, <RemindersPage />), server: { getUpcomingReminders } });
    await screen.findByText(/The next reminders/);
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /ettings/ })).toHaveLength(count));
  });

  it('shows messages if reminders are off, and if nothing is overdue', async () => {
    getUpcomingReminders.mockResolvedValue({ ...UPCOMING, isOn: false, count: 0, total: 0, accounts: [] });
    renderAdmin({ resource: 'reminders', page: <RemindersPage />, server: { getUpcomingReminders } });
    await screen.findByText(/Automatic reminders are off/);
    expect(screen.getByText('Nothing is overdue.')).toBeTruthy();
  });
});
