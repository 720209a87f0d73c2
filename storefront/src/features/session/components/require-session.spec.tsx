import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { profile } from '../../../../test/given';
import { renderApp } from '../../../../test/render-app';
import { session } from '../session-store';
import { RedirectSignedIn } from './redirect-signed-in';
import { RequireSession } from './require-session';

const account = (
  <Routes>
    <Route path="/account/*" element={<RequireSession>My orders</RequireSession>} />
    <Route path="*" element={null} />
  </Routes>
);
const address = () => screen.getByTestId('address');

describe('RequireSession', () => {
  beforeEach(() => session.end('signedOut'));

  it('redirects a visitor to the sign-in, with the way back', async () => {
    await renderApp(account, '/account/orders');
    expect(address()).toHaveTextContent('/login?redirect=/account/orders');
  });

  it('lets a signed-in buyer through', async () => {
    session.begin(profile());
    await renderApp(account, '/account/orders');
    expect(screen.getByText('My orders')).toBeInTheDocument();
  });

  it('redirects to the sign-in and back when the session expires, and home when the buyer signs out', async () => {
    session.begin(profile());
    const { unmount } = await renderApp(account, '/account/orders');
    act(() => session.end('expired'));
    expect(address()).toHaveTextContent('/login?redirect=/account/orders');
    unmount();

    session.begin(profile());
    await renderApp(account, '/account/orders');
    act(() => session.end('signedOut'));
    expect(address().textContent).toBe('/');
  });
});

describe('RedirectSignedIn', () => {
  const login = (
    <Routes>
      <Route path="/login" element={<RedirectSignedIn>Form</RedirectSignedIn>} />
      <Route path="*" element={null} />
    </Routes>
  );

  it.each([
    ['/login?redirect=/cart', '/cart'],
    ['/login', '/'],
    ['/login?redirect=https://evil.example', '/'],
  ])('redirects a signed-in user from %s to %s', async (from, to) => {
    session.begin(profile());
    await renderApp(login, from);
    expect(address().textContent).toBe(to);
  });
});
