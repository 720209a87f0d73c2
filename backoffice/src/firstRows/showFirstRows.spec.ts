import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { speak } from '../i18n/language';
import { clearUserInfo } from '../session';
import { invoiceRecord, quoteRecord } from '../testing/records';
import { takeFirstAnswer } from './firstAnswers';
import { leaveFirstRows, placeOfFirstRows } from './leaveFirstRows';
import { showFirstRows } from './showFirstRows';

const fetched = jest.spyOn(globalThis, 'fetch');
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const addressOf = (call: Parameters<typeof fetch>[0]) => (typeof call === 'string' ? call : '');
let rows: unknown[];
let wide: boolean;

/** jsdom has no media queries: a screen is wide or narrow, and in the light. */
class Query extends EventTarget {
  readonly onchange = null;
  readonly addListener = jest.fn();
  readonly removeListener = jest.fn();
  constructor(readonly media: string) {
    super();
  }
  get matches() {
    return this.media.includes('min-width') ? wide : this.media.includes('max-width') && !wide;
  }
}
window.matchMedia = (media) => new Query(media);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="first-rows"></div><div id="root"></div>';
  rows = [quoteRecord()];
  wide = true;
  fetched
    .mockReset()
    .mockImplementation((url) =>
      Promise.resolve(json(addressOf(url).includes('/profile') ? { email: 'staff@example.com' } : rows)),
    );
});
afterAll(() => speak('en'));

const open = (pathname: string, search = '') => showFirstRows({ ...window.location, pathname, search });
const asked = () => fetched.mock.calls.map(([url]) => addressOf(url).split('?')[0]);

describe('the first rows', () => {
  it('are the list with its links, in a table', async () => {
    await open('/admin/quotes', '?filter=%7B%22status%22%3A%22Quoted%22%7D');
    expect(screen.getByRole('heading', { name: 'Quotes/Requests' })).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /QUO-2026-00042 Priya Nair Quoted Cores of 1 inch 1 1,240\.50/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '8 Nov 2026' })).toHaveAttribute('href', '/admin/quotes/q1/edit');
    expect(screen.getByRole('link', { name: 'Quoted' })).toHaveAttribute('aria-current', 'page');
    expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/admin/orders',
    );
    expect(asked()).toEqual(['/api/users/account/profile', '/api/quotes/admin']);
  });

  it('are cards on a phone, without a menu, in the language of the last visit', async () => {
    wide = false;
    localStorage.setItem('RaStore.locale', '"ar"');
    await open('/admin/quotes');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Priya Nair' })).toHaveAttribute('href', '/admin/quotes/q1/edit');
    expect(screen.getByText('تم التسعير', { selector: '.badge' })).toBeInTheDocument();
    expect(within(screen.getByRole('navigation')).queryByRole('link')).not.toBeInTheDocument();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('tell in red what is overdue, and cut no payment short', async () => {
    const payment = { _id: 'y1', amount: 40.25, paymentMethod: 'Cheque', status: 'Refunded' } as const;
    const payments = [{ ...payment, paymentDate: '2024-02-01T08:00:00.000Z' }];
    rows = [
      invoiceRecord({ dueDate: '2024-03-01T19:59:59.999Z', payments }),
      invoiceRecord({ _id: 'i2', id: 'i2', dueDate: '2124-03-01T19:59:59.999Z' }),
    ];
    await open('/admin/invoices');
    expect(screen.getByRole('cell', { name: '1 Mar 2024' })).toHaveAttribute('data-late');
    expect(screen.getByRole('cell', { name: '1 Mar 2124' })).not.toHaveAttribute('data-late');
    expect(screen.getByRole('cell', { name: '40.25 · Cheque · 1 Feb 2024 · Refunded' })).toHaveAttribute('data-wraps');
  });

  it('show a text as it is, markup and all', async () => {
    rows = [quoteRecord({ clientToAdminNote: '<img src=x onerror=alert(1)>' })];
    await open('/admin/quotes');
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['the dashboard', '/admin'],
    ['a record', '/admin/quotes/q1/edit'],
    ['a list that is seldom opened first', '/admin/mail'],
  ])('are not for %s', async (_what, pathname) => {
    await open(pathname);
    expect(placeOfFirstRows()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('ask nothing for a known buyer, and leave those alone whom the server refuses', async () => {
    localStorage.setItem('userInfo', '{"isAdmin":false}');
    await open('/admin/quotes');
    expect(fetched).not.toHaveBeenCalled();
    expect(placeOfFirstRows()).toBeNull();

    clearUserInfo();
    document.body.innerHTML = '<div id="first-rows"></div>';
    fetched.mockImplementation(() => Promise.resolve(json({ message: 'Not signed in' }, 401)));
    await open('/admin/quotes');
    expect(placeOfFirstRows()).toBeNull();
  });

  it('leave no answer behind that a later look at the list would take for new', async () => {
    await open('/admin/quotes');
    leaveFirstRows();
    expect(fetched.mock.calls.map(([url]) => takeFirstAnswer(addressOf(url)))).toEqual([undefined, undefined]);
  });

  it('are not drawn once the application is here, and go when it comes, with the focus going to its page', async () => {
    await open('/admin/quotes');
    screen.getByRole('link', { name: '8 Nov 2026' }).focus();
    document.body.insertAdjacentHTML('beforeend', '<div id="main-content" tabindex="-1"></div>');
    leaveFirstRows();
    expect(placeOfFirstRows()).toBeNull();
    expect(document.activeElement?.id).toBe('main-content');
    await open('/admin/quotes');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
