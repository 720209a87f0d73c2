import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import type { LetterRecord } from '../records';
import { renderAdmin } from '../testing/renderAdmin';
import MailList from './MailList';

const letter = (id: string, fields: Partial<LetterRecord>): LetterRecord => ({
  ...{ _id: id, id, to: `${id}@example.com`, subject: `About ${id}`, state: 'sent', attempts: 1 },
  ...{
    version: 1,
    createdAt: '2026-11-20T06:00:00.000Z',
    updatedAt: '2026-11-20T06:00:00.000Z',
    sentAt: null,
    nextAttemptAt: null,
    lastError: null,
  },
  allowedActions: [],
  ...fields,
});
const letters = [
  letter('sent', { sentAt: '2026-11-20T06:01:00.000Z' }),
  letter('waiting', { state: 'pending', nextAttemptAt: '2026-11-21T08:30:00.000Z', lastError: 'busy' }),
  letter('failed', { state: 'failed', attempts: 8, lastError: 'No such mailbox', allowedActions: ['retry'] }),
];

const user = userEvent.setup();
const retryLetter = jest.fn<ShopDataProvider['retryLetter']>();
const getList = jest.fn(() => Promise.resolve({ data: letters, total: letters.length }));

beforeEach(() => {
  retryLetter.mockReset();
  getList.mockClear();
});

const open = () => {
  renderAdmin({ resource: 'mail', page: <MailList />, server: { getList, retryLetter } });
  return screen.findByRole('row', { name: /About failed/ });
};

describe('the letters', () => {
  it('tell their fate: when they went out, when they are tried next, what stood in the way', async () => {
    const failed = await open();
    expect(within(failed).getByText('Given up')).toBeTruthy();
    expect(failed.textContent).toContain('No such mailbox');
    expect(screen.getByRole('row', { name: /About waiting/ }).textContent).toContain(
      'busy · next attempt 21 Nov 2026, 12:30',
    );
    expect(screen.getByRole('row', { name: /About sent/ }).textContent).toContain('20 Nov 2026, 10:01');
  });

  it('that were given up can be tried again, and no others', async () => {
    retryLetter.mockResolvedValueOnce();
    const failed = await open();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    const before = getList.mock.calls.length;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await screen.findByText('The letter will be tried again.');
    expect(retryLetter.mock.calls).toEqual([['failed']]);
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
  });

  it('that the server does not try again are told with its reason', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    retryLetter.mockRejectedValueOnce(new HttpError('Only a letter that was given up can be tried anew.', 409));
    const failed = await open();
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Failed to try the letter again.');
    await screen.findByText('Only a letter that was given up can be tried anew.');
    jest.restoreAllMocks();
  });
});
