import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { session } from '../session-store';
import { RegisterForm } from './register-form';

const password = () => screen.getByLabelText('Password');
const confirm = () => screen.getByLabelText('Confirm password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Full name'), 'Mariam');
  await userEvent.type(screen.getByLabelText('Phone number'), '+971501234567');
  await userEvent.type(screen.getByLabelText('Email'), 'mariam@example.ae');
  await userEvent.type(password(), 'secret words');
  await userEvent.type(confirm(), 'secret words');
};

describe('RegisterForm', () => {
  let api: ReturnType<typeof stubApi>;
  beforeEach(() => session.end('signedOut'));
  afterEach(() => {
    api.restore();
  });

  it('requires every field', async () => {
    api = stubApi({});
    await renderApp(<RegisterForm />);
    await submit();
    for (const text of ['Name', 'Phone number', 'Email', 'Password', 'Confirm password']) {
      expect(screen.getByText(`${text} is required.`)).toBeInTheDocument();
    }
  });

  it('shows live whether the passwords match', async () => {
    api = stubApi({});
    await renderApp(<RegisterForm />);
    await userEvent.type(password(), 'secret');
    expect(password()).not.toHaveAttribute('data-match');
    await userEvent.type(confirm(), 'secre');
    expect(screen.getAllByText('Passwords do not match.')).toHaveLength(2);
    expect(password()).toHaveAttribute('data-match', 'no');
    await userEvent.type(confirm(), 't');
    expect(screen.queryByText('Passwords do not match.')).not.toBeInTheDocument();
    expect(confirm()).toHaveAttribute('data-match', 'yes');
  });

  it('sends the five fields with the language of the visit, and signs in', async () => {
    api = stubApi({ 'POST /api/users': { status: 201, body: profile({ name: 'Mariam' }) } });
    await renderApp(<RegisterForm />);
    await fill();
    await submit();
    expect(api.calls[0]?.body).toEqual({
      name: 'Mariam',
      phoneNumber: '+971501234567',
      email: 'mariam@example.ae',
      password: 'secret words',
      confirmPassword: 'secret words',
      language: 'en',
    });
    expect(session.user()?.name).toBe('Mariam');
  });

  it('shows refusals of the server at their fields', async () => {
    const body = { statusCode: 400, code: 'INVALID', message: 'Invalid.', errors: { email: 'Not an email address.' } };
    api = stubApi({ 'POST /api/users': { status: 400, body } });
    await renderApp(<RegisterForm />);
    await fill();
    await submit();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Not an email address.');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid.');
  });

  it('shows only once that the address is used', async () => {
    const said = 'An account with this email already exists.';
    const body = { statusCode: 409, code: 'EMAIL_TAKEN', message: said, errors: { email: said } };
    api = stubApi({ 'POST /api/users': { status: 409, body } });
    await renderApp(<RegisterForm />);
    await fill();
    await submit();
    expect(await screen.findAllByText(said)).toHaveLength(1);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(said);
  });

  it('reports a failed registration without a response', async () => {
    api = stubApi({});
    await renderApp(<RegisterForm />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed.');
  });
});
