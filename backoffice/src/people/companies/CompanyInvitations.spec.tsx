import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@shop/contract/staff-roles';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { InvitationResponse } from '@shop/contract/api';
import { CompanyInvitations } from './CompanyInvitations';

const user = userEvent.setup();
const invitation: InvitationResponse = {
  ...{ _id: 'i1', email: 'new@example.ae', companyRole: 'approver', monthlyLimit: null, status: 'Open' },
  ...{
    isExpired: false,
    invitedBy: 'Aisha',
    sentAt: '2026-03-01T08:00:00.000Z',
    expiresAt: '2026-03-08T08:00:00.000Z',
  },
};
const server = {
  getCompanyInvitations: jest.fn<ShopDataProvider['getCompanyInvitations']>(),
  sendInvitationAgain: jest.fn<ShopDataProvider['sendInvitationAgain']>(),
  revokeInvitation: jest.fn<ShopDataProvider['revokeInvitation']>(),
};

const show = (role: StaffRole = 'Sales') =>
  renderAdmin({ resource: 'companies', server, page: signedInAs(role, <CompanyInvitations company="c1" />) });
const button = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.getCompanyInvitations.mockResolvedValue([invitation]);
});

describe('the open invitations of a company', () => {
  it('are sent again once for any number of clicks', async () => {
    server.sendInvitationAgain.mockResolvedValue(invitation);
    show();
    expect(await screen.findByText(/Approver · sent on/)).toHaveTextContent('Aisha');
    await user.dblClick(await button('^Send again'));
    await screen.findByText('Invitation sent.');
    expect(server.sendInvitationAgain.mock.calls).toEqual([['i1']]);
  });

  it('are revoked after a question, and the list is reloaded', async () => {
    server.revokeInvitation.mockResolvedValue({ ...invitation, status: 'Revoked' });
    show();
    await user.click(await button('^Revoke: '));
    expect(server.revokeInvitation).not.toHaveBeenCalled();
    server.getCompanyInvitations.mockResolvedValue([]);
    await user.click(await button('^Revoke this invitation'));
    await screen.findByText('Invitation revoked.');
    expect(server.revokeInvitation.mock.calls).toEqual([['i1']]);
    await screen.findByText('No pending invitations.');
  });

  it('have no buttons for a role that may not change customers', async () => {
    show('Store');
    await screen.findByText('new@example.ae');
    await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]));
  });

  it('show a message if they can’t be loaded, with another try', async () => {
    server.getCompanyInvitations.mockRejectedValueOnce(new HttpError('', 500));
    show();
    await screen.findByText('Failed to load the invitations.');
    await user.click(screen.getByRole('button'));
    await screen.findByText('new@example.ae');
  });
});
