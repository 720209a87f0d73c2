import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { EmailRecord } from '../../types';
import { renderAdmin } from '../../../test/renderAdmin';
import MailList from './MailList';

const email = (id: string, fields: Partial<EmailRecord>): EmailRecord => ({
  ...{ _id: id, id, to: `${id}@example.com`, cc: [], language: 'en', subject: `About ${id}` },
  ...{ about: null, document: null, by: null, state: 'sent', attempts: 1 },
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
const emails = [
  email('sent', { sentAt: '2026-11-20T06:01:00.000Z' }),
  email('waiting', { state: 'pending', nextAttemptAt: '2026-11-21T08:30:00.000Z', lastError: 'busy' }),
  email('failed', { state: 'failed', attempts: 8, lastError: 'No such mailbox', allowedActions: ['retry'] }),
];

const user = userEvent.setup();
const retryEmail = jest.fn<ShopDataProvider['retryEmail']>();
const getList = jest.fn(() => Promise.resolve({ data: emails, total: emails.length }));

beforeEach(() => {
  retryEmail.mockReset();
  getList.mockClear();
});

const open = () => {
  renderAdmin({ resource: 'mail', page: <MailList />, server: { getList, retryEmail } });
  return screen.findByRole('row', { name: /About failed/ });
};

describe('the list of emails', () => {
  it('shows when each email was sent, or the last error and the next attempt', async () => {
    const failed = await open();
    expect(within(failed).getByText('Failed')).toBeTruthy();
    expect(failed.textContent).toContain('No such mailbox');
    expect(screen.getByRole('row', { name: /About waiting/ }).textContent).toContain(
      'busy · next attempt: 21 Nov 2026, 12:30',
    );
    expect(screen.getByRole('row', { name: /About sent/ }).textContent).toContain('20 Nov 2026, 10:01');
  });

  it('offers another try only for failed emails', async () => {
    retryEmail.mockResolvedValueOnce(undefined);
    const failed = await open();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    const before = getList.mock.calls.length;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Sending the email again.');
    expect(retryEmail.mock.calls).toEqual([['failed']]);
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(before));
  });

  it('shows why the server refuses another try', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    retryEmail.mockRejectedValueOnce(new HttpError('Only an email that was given up can be tried again.', 409));
    const failed = await open();
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Failed to send the email again.');
    await screen.findByText('Only an email that was given up can be tried again.');
    jest.restoreAllMocks();
  });
});
