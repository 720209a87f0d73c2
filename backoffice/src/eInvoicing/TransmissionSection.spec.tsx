import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import type { ShopDataProvider } from '../kit/api/dataProvider';
import type { TransmissionResponse } from '@shop/contract/api';
import { TransmissionSection } from './TransmissionSection';

const READY: TransmissionResponse = {
  ...{ _id: 'i1', uuid: '5c3a4fd2-1c3f-5b8e-9d53-3e8a6b0d7f21', kind: 'invoice', number: 'INV-2026-00001' },
  ...{ invoice: 'i1', buyer: 'Rahman Printing Press LLC', status: 'ready', connector: '', missing: 0 },
  ...{ dueAt: '2026-12-04T19:59:59.999Z', daysLeft: 9, sentAt: null, sentBy: '', answeredAt: null, answeredBy: '' },
  ...{ reasons: [], attempts: 0, nextAttemptAt: null, lastError: '', correctedBy: [] },
  ...{ allowedActions: ['send', 'markSent'], version: 1 },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
};
const SENT: TransmissionResponse = {
  ...READY,
  ...{ status: 'sent', connector: 'manual', dueAt: null, daysLeft: null, sentAt: '2026-11-21T08:00:00.000Z' },
  ...{ sentBy: 'Omar', allowedActions: ['markAccepted', 'markRejected'] },
};

const server = {
  getTransmission: jest.fn<ShopDataProvider['getTransmission']>(),
  actOnTransmission: jest.fn<ShopDataProvider['actOnTransmission']>(),
  rejectTransmission: jest.fn<ShopDataProvider['rejectTransmission']>(),
};
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const open = () => renderAdmin({ resource: 'invoices', page: <TransmissionSection id="i1" version={1} />, server });

describe('the delivery of an e-invoice', () => {
  it('shows the remaining time to send it, and marks it once', async () => {
    server.getTransmission.mockResolvedValue(READY);
    server.actOnTransmission.mockReturnValue(new Promise(() => undefined));
    open();
    expect(await screen.findByText(/9 days left/)).toBeVisible();
    const mark = screen.getByRole('button', { name: 'Mark as sent' });
    await userEvent.dblClick(mark);
    expect(server.actOnTransmission.mock.calls).toEqual([['i1', 'mark-sent']]);
    expect(screen.queryByText(/can no longer be voided/)).toBeNull();
  });

  it('shows that a sent invoice is credited, and accepts the reasons of a rejection, one on each line', async () => {
    server.getTransmission.mockResolvedValue(SENT);
    server.rejectTransmission.mockResolvedValue({ ...SENT, status: 'rejected' });
    open();
    expect(await screen.findByText(/by Omar/)).toBeVisible();
    expect(screen.getByText(/can no longer be voided/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as rejected' }));
    await userEvent.type(screen.getByLabelText(/one per line/), 'Wrong TRN{enter}{enter} Wrong day ');
    await userEvent.click(screen.getAllByRole('button', { name: 'Mark as rejected' }).at(-1)!);
    await waitFor(() => expect(server.rejectTransmission).toHaveBeenCalledWith('i1', ['Wrong TRN', 'Wrong day']));
  });

  it('offers to try again after a failure', async () => {
    server.getTransmission.mockRejectedValueOnce(new HttpError('', 500)).mockResolvedValueOnce(SENT);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sent', { selector: '[data-tone]' })).toBeVisible();
  });
});
