import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { notices } from '../../../lib/notify';
import { ProfileView } from './profile-view';

const CHANGE = 'PUT /api/users/password';
const SESSIONS = 'GET /api/users/sessions';
const known = {
  'GET /api/users/me/addresses': { body: [] },
  [SESSIONS]: { body: [] },
  'GET /api/users/account/profile': { body: profile() },
};
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
};
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Current password'), 'old words');
  await userEvent.type(screen.getByLabelText('New password'), 'secret words');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'secret words');
};

describe('the password in the profile', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(() => notices.take(notices.get()));
  afterEach(() => {
    api.restore();
  });

  it('requires the current password, and the new one twice', async () => {
    api = stubApi(known);
    await renderApp(<ProfileView />);
    await open();
    await change();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Current password is required.');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('New password is required.');
    expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Confirm password is required.');
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('is changed, with a notice', async () => {
    api = stubApi({ ...known, [CHANGE]: { body: { message: 'Your password was changed.' } } });
    await renderApp(<ProfileView />);
    await open();
    await fill();
    await change();
    expect(api.calls.at(-1)?.body).toEqual({
      currentPassword: 'old words',
      newPassword: 'secret words',
      confirmPassword: 'secret words',
    });
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(notices.get().map(({ text }) => text)).toEqual([
      'Your password was changed. Other devices were signed out.',
    ]);
  });

  it('is not changed if the current one is wrong, with a message at its field', async () => {
    const message = 'The current password is not correct.';
    const body = { statusCode: 400, code: 'VALIDATION_FAILED', message, errors: { currentPassword: message } };
    api = stubApi({ ...known, [CHANGE]: { status: 400, body } });
    await renderApp(<ProfileView />);
    await open();
    await fill();
    await change();
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });

  it('shows a failed change without a response, and can be cancelled', async () => {
    api = stubApi(known);
    await renderApp(<ProfileView />);
    await open();
    await fill();
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your password couldn’t be changed.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });
});

describe('the form of the profile', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(() => notices.take(notices.get()));
  afterEach(() => {
    api.restore();
  });

  const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));

  it('gets the focus, and returns it when it is cancelled', async () => {
    api = stubApi(known);
    await renderApp(<ProfileView />);
    await edit();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
  });

  it('returns the focus once it is saved, with a notice', async () => {
    api = stubApi({ ...known, 'PUT /api/users/profile': { body: profile({ name: 'Mariam S.' }) } });
    await renderApp(<ProfileView />);
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toHaveFocus();
    expect(notices.get().map(({ text }) => text)).toEqual(['Profile saved.']);
  });
});

describe('a changed email address', () => {
  it('requires the current password, which is sent with it', async () => {
    const api = stubApi({
      ...known,
      'PUT /api/users/profile': { body: { ...profile(), email: 'new@buyers.example' } },
    });
    await renderApp(<ProfileView />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    const email = screen.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'new@buyers.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Current password is required.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Current password'), 'satin-ribbon-35');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('new@buyers.example')).toBeInTheDocument();
    const sent = api.calls.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toMatchObject({ email: 'new@buyers.example', currentPassword: 'satin-ribbon-35' });
    api.restore();
  });
});

describe('an unconfirmed new address', () => {
  it('can be withdrawn by its owner, and the current one remains', async () => {
    let shown = profile({ pendingEmail: 'new@buyers.example' });
    const api = stubApi({
      ...known,
      'GET /api/users/account/profile': () => ({ body: shown }),
      'DELETE /api/users/account/email/pending': () => {
        shown = profile();
        return { body: { email: shown.email } };
      },
    });
    notices.take(notices.get());
    await renderApp(<ProfileView />);
    expect(await screen.findByText(/confirm your new email address/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep current address' }));
    await waitFor(() => expect(screen.queryByText(/confirm your new email address/)).not.toBeInTheDocument());
    expect(notices.get().map(({ text }) => text)).toEqual([`Your email address is still ${shown.email}.`]);
    api.restore();
  });

  it('can wait for its confirmation, but can’t be withdrawn if it is the only one', async () => {
    const api = stubApi({ ...known, 'GET /api/users/account/profile': { body: profile({ isEmailProved: false }) } });
    await renderApp(<ProfileView />);
    expect(await screen.findByRole('button', { name: 'Resend link' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep current address' })).not.toBeInTheDocument();
    api.restore();
  });
});

describe('a phone number in the profile', () => {
  it('is marked if it is invalid, but a stored one may remain', async () => {
    const old = profile({ phoneNumber: 'old: 7' });
    const api = stubApi({
      ...known,
      'GET /api/users/account/profile': { body: old },
      'PUT /api/users/profile': { body: { ...old, name: 'Mariam S.' } },
    });
    await renderApp(<ProfileView />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const phone = screen.getByLabelText('Phone');
    await userEvent.type(phone, '8');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^“old: 78” is not a valid phone number\./));
    expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.type(phone, '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Mariam S.')).toBeInTheDocument();
    api.restore();
  });
});

describe('the language of emails', () => {
  it('is chosen in the profile form and sent with it', async () => {
    const saved = { ...profile(), language: 'ar', version: 2 };
    const api = stubApi({ ...known, 'PUT /api/users/profile': { body: saved } });
    await renderApp(<ProfileView />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const select = screen.getByLabelText('Language for emails and documents');
    expect(select).toHaveValue('en');
    await userEvent.type(screen.getByLabelText('Phone'), '1');
    await userEvent.selectOptions(select, 'العربية');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('العربية')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ language: 'ar' });
    api.restore();
  });
});

describe('the sessions in the profile', () => {
  const session = { address: '203.0.113.7', signedInAt: '2026-11-25T08:00:00Z', expiresAt: '2026-12-25T08:00:00Z' };
  const here = { _id: 's1', isCurrent: true, browser: 'Chrome', system: 'Windows', ...session };
  const phone = { _id: 's2', isCurrent: false, browser: 'Safari', system: 'iPhone', ...session };

  it('are shown with their devices, and can be ended one by one or all others at once', async () => {
    const ended = {
      'DELETE /api/users/sessions/s2': { body: { _id: 's2' } },
      'DELETE /api/users/sessions': { body: { ended: 1 } },
    };
    const api = stubApi({ ...known, [SESSIONS]: { body: [here, phone] }, ...ended });
    await renderApp(<ProfileView />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari · iPhone' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => {
      expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    });
    expect(screen.getByText('This browser')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out Chrome · Windows' })).toBeNull();
    api.restore();
  });
});
