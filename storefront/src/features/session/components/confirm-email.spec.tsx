import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../../../test/api-stub';
import { renderApp } from '../../../../test/render-app';
import { ConfirmEmail } from './confirm-email';

const PROVE = 'POST /api/users/account/email/prove';
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

describe('ConfirmEmail', () => {
  let api: ReturnType<typeof stubApi>;
  afterEach(() => {
    api.restore();
  });

  it('confirms the address once on a double click', async () => {
    api = stubApi({ [PROVE]: { body: { email: 'aisha@press.example' } } });
    await renderApp(<ConfirmEmail token="t0ken" />);
    await userEvent.dblClick(confirm());
    expect(await screen.findByText(/aisha@press\.example is confirmed/)).toBeInTheDocument();
    expect(api.calls.filter(({ path }) => path.endsWith('/prove'))).toHaveLength(1);
  });

  it('leads to the account with an expired link, and offers no retry', async () => {
    api = stubApi({ [PROVE]: { status: 400, body: { code: 'INVALID_EMAIL_LINK', message: 'Ended.' } } });
    await renderApp(<ConfirmEmail token="t0ken" />);
    await userEvent.click(confirm());
    expect(await screen.findByText('Ended.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account/profile');
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('offers a retry after a failure', async () => {
    api = stubApi({ [PROVE]: { status: 500, body: { code: 'INTERNAL', message: 'Broken.' } } });
    await renderApp(<ConfirmEmail token="t0ken" />);
    await userEvent.click(confirm());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(confirm()).toBeEnabled();
  });
});
