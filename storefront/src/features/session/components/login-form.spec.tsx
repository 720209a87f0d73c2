import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { session } from '../session-store';
import { AuthLayout } from './auth-layout';
import { LoginForm } from './login-form';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'mariam@example.ae');
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
};

describe('LoginForm', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(() => session.end('signedOut'));
  afterEach(() => {
    api.restore();
  });

  it('requires both fields and links the texts to them', async () => {
    api = stubApi({});
    await renderApp(<LoginForm />);
    await submit();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.');
    expect(api.calls).toEqual([]);
  });

  it('shows a message if the browser blocks cookies', async () => {
    api = stubApi({});
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await renderApp(<AuthLayout title="Sign In">{null}</AuthLayout>);
    expect(screen.getByText(/^Cookies are blocked in this browser/)).toBeInTheDocument();
    cookies.mockRestore();
  });

  it('helps those who forgot their password', async () => {
    api = stubApi({});
    await renderApp(<LoginForm />);
    const help = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(help).toHaveAttribute('href', '/forgot-password');
  });

  it('starts the session that the server returns', async () => {
    api = stubApi({ 'POST /api/users/auth': { body: profile() } });
    await renderApp(<LoginForm />);
    await fill();
    await submit();
    expect(JSON.parse(localStorage.getItem('userInfo') ?? 'null')).toMatchObject({
      name: 'Mariam Al Suwaidi',
      email: 'mariam@example.ae',
      isAdmin: false,
    });
  });

  it('shows the server’s message about a refusal', async () => {
    const refusal = { statusCode: 401, code: 'BAD_CREDENTIALS', message: 'Invalid email or password.' };
    api = stubApi({ 'POST /api/users/auth': { status: 401, body: refusal } });
    await renderApp(<LoginForm />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
    expect(session.user()).toBeNull();
  });

  it('reports a failed login without a response', async () => {
    api = stubApi({});
    await renderApp(<LoginForm />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed.');
  });

  it('requests the second factor of staff, and sends all values', async () => {
    const refusal = { statusCode: 401, code: 'SECOND_FACTOR_REQUIRED', message: 'Please enter the code.' };
    api = stubApi({ 'POST /api/users/auth': { status: 401, body: refusal } });
    await renderApp(<LoginForm />);
    await fill();
    await submit();
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    expect(screen.queryByText('Please enter the code.')).toBeNull();
    await submit();
    await waitFor(() => {
      expect(api.calls.at(-1)?.body).toEqual({ email: 'mariam@example.ae', password: 'secret words', code: '123456' });
    });
  });
});
