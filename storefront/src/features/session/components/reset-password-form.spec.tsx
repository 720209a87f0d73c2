import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { session } from '../session-store';
import { ResetPasswordForm } from './reset-password-form';

const CONFIRM = 'POST /api/users/password-reset/confirm';
const accepted = { [CONFIRM]: { body: { message: 'Your password was changed.' } } };
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set Password' }));
const fill = async () => {
  await userEvent.type(password(), 'secret words');
  await userEvent.type(confirmation(), 'secret words');
};

describe('ResetPasswordForm', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(() => session.end('signedOut'));
  afterEach(() => {
    api.restore();
  });

  it('requires both fields', async () => {
    api = stubApi({});
    await renderApp(<ResetPasswordForm token="t0ken" />);
    await submit();
    expect(password()).toHaveAccessibleDescription('New password is required.');
    expect(confirmation()).toHaveAccessibleDescription('Confirm password is required.');
    expect(api.calls).toEqual([]);
  });

  it('shows at both fields that the passwords differ, and sends nothing', async () => {
    api = stubApi(accepted);
    await renderApp(<ResetPasswordForm token="t0ken" />);
    await userEvent.type(password(), 'secret words');
    await userEvent.type(confirmation(), 'secret word');
    await submit();
    expect(screen.getAllByText('Passwords do not match.')).toHaveLength(2);
    expect(api.calls).toEqual([]);
  });

  it('sets the password by the link’s token and leads to the sign-in', async () => {
    api = stubApi(accepted);
    await renderApp(<ResetPasswordForm token="t0ken" />);
    await fill();
    await submit();
    expect(await screen.findByText(/^Your password has been changed/)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    const body = { token: 't0ken', password: 'secret words', confirmPassword: 'secret words' };
    expect(api.calls).toEqual([{ method: 'POST', path: '/api/users/password-reset/confirm', body }]);
  });

  it('signs out the user who is signed in with this browser', async () => {
    session.begin(profile());
    api = stubApi({ ...accepted, 'POST /api/users/logout': { body: { ok: true } } });
    await renderApp(<ResetPasswordForm token="t0ken" />);
    await fill();
    await submit();
    await screen.findByText(/^Your password has been changed/);
    expect(session.user()).toBeNull();
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/users/password-reset/confirm', '/api/users/logout']);
  });

  it('shows refusals of the server at their fields, and lets the buyer retry', async () => {
    const message = 'This password is too easy to guess. Please choose another one.';
    const body = { statusCode: 400, code: 'VALIDATION_FAILED', message, errors: { password: message } };
    api = stubApi({ [CONFIRM]: { status: 400, body } });
    await renderApp(<ResetPasswordForm token="t0ken" />);
    await fill();
    await submit();
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(password()).toHaveAccessibleDescription(message);
    expect(screen.getByRole('button', { name: 'Set Password' })).toBeEnabled();
  });

  it('leads to a new link if the server no longer accepts this one', async () => {
    const message = 'This link is no longer valid. Please request a new one.';
    const body = { statusCode: 400, code: 'INVALID_RESET_LINK', message, errors: { token: message } };
    api = stubApi({ [CONFIRM]: { status: 400, body } });
    await renderApp(<ResetPasswordForm token="t0ken" />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('leads to a new link if this one is truncated', async () => {
    api = stubApi({});
    await renderApp(<ResetPasswordForm token="" />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This link is incomplete\./);
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('reports a missing response, and stays signed in', async () => {
    session.begin(profile());
    api = stubApi({});
    await renderApp(<ResetPasswordForm token="t0ken" />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('The password couldn’t be set. Please try again.');
    expect(session.user()).not.toBeNull();
  });
});
