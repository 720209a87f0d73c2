import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { ForgotPasswordForm } from './forgot-password-form';

const email = () => screen.getByLabelText('Email');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Link' }));
const accepted = { 'POST /api/users/password-reset': { status: 202, body: { message: 'On its way.' } } };

describe('ForgotPasswordForm', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => {
    api.restore();
  });

  it('requires the address', async () => {
    api = stubApi({});
    await renderApp(<ForgotPasswordForm />);
    await submit();
    expect(email()).toHaveAccessibleDescription('Email is required.');
    expect(api.calls).toEqual([]);
  });

  it('confirms that a link was sent, and moves the focus there', async () => {
    api = stubApi(accepted);
    await renderApp(<ForgotPasswordForm />);
    await userEvent.type(email(), ' mariam@example.ae ');
    await submit();
    const notice = await screen.findByText(/account for mariam@example\.ae, we’ve sent a link/);
    expect(notice).toHaveAttribute('role', 'status');
    expect(notice.parentElement).toHaveFocus();
    expect(api.calls[0]?.body).toEqual({ email: 'mariam@example.ae' });
    expect(screen.queryByRole('button', { name: 'Send Link' })).not.toBeInTheDocument();
  });

  it('accepts another address afterwards', async () => {
    api = stubApi(accepted);
    await renderApp(<ForgotPasswordForm />);
    await userEvent.type(email(), 'mariam@example.ae');
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(email()).toHaveFocus();
  });

  it('shows a refusal of the server once, at the field', async () => {
    const message = 'Please enter a valid email address.';
    const body = { statusCode: 400, code: 'VALIDATION_FAILED', message, errors: { email: message } };
    api = stubApi({ 'POST /api/users/password-reset': { status: 400, body } });
    await renderApp(<ForgotPasswordForm />);
    await userEvent.type(email(), 'mariam');
    await submit();
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(email()).toHaveAccessibleDescription(message);
  });

  it('reports a missing response', async () => {
    api = stubApi({});
    await renderApp(<ForgotPasswordForm />);
    await userEvent.type(email(), 'mariam@example.ae');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('The link couldn’t be sent. Please try again.');
  });
});
