import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render-app';
import { Link, NavLink } from './link';

describe('Link', () => {
  it('leads to its page with its state', async () => {
    await renderApp(
      <Link to="/shop?type=Ribbon" state={{ fromHome: true }}>
        Ribbon
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ribbon' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/shop?type=Ribbon');
    expect(screen.getByTestId('state')).toHaveTextContent('{"fromHome":true}');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    async (press) => {
      await renderApp(<Link to="/shop">Shop</Link>);
      const link = screen.getByRole('link', { name: 'Shop' });
      expect(link).toHaveAttribute('href', '/shop');
      const click = createEvent.click(link, press);
      // The test's browser can't follow a link itself.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent(link, click);
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
    },
  );

  it('does not navigate if its page handled the click', async () => {
    await renderApp(
      <Link to="/shop" onClick={(event) => event.preventDefault()}>
        Shop
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Shop' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });
});

it.each([
  ['/account', 'page'],
  ['/account/orders', 'page'],
  ['/accounting', null],
  ['/', null],
])('a NavLink at %s is marked: %s', async (address, current) => {
  await renderApp(<NavLink to="/account">Account</NavLink>, address);
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe(current);
});
