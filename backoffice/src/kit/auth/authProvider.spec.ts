/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'react-admin';
import { createAuthProvider } from './authProvider';

const profile = { _id: 'u1', name: 'Sara', email: 'sara@shop.test', phoneNumber: '', address: '', version: 1 };
const fetchMock = jest.fn<typeof fetch>();
const leaveTo = jest.fn<(path: string) => void>();
const reauthenticate = jest.fn<() => boolean>();
const accessOf = (name: string) =>
  name === 'invoices' ? ({ read: 'invoices.read', delete: 'invoices.void' } as const) : undefined;
const leadToSetup = jest.fn<() => void>();
const realFetch = globalThis.fetch;

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const signedOut = () => answer({ statusCode: 401, code: 'SIGNED_OUT', message: 'Please sign in.' }, 401);
const provider = () => createAuthProvider({ leaveTo, reauthenticate, leadToSetup, accessOf });

beforeEach(() => {
  fetchMock.mockReset();
  leaveTo.mockReset();
  reauthenticate.mockReset().mockReturnValue(false);
  localStorage.clear();
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the auth provider', () => {
  it('lets staff in and queries the server once for several pages', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(answer({ ...profile, isAdmin: true })));
    const auth = provider();
    await auth.checkAuth({});
    await auth.checkAuth({});
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ name: 'Sara', isAdmin: true });
  });

  it.each([
    ['invoices', 'list', true],
    ['invoices', 'edit', true],
    ['invoices', 'delete', false],
    ['invoices', 'create', false],
    ['invoices.total', 'read', true],
    ['staff', 'invoices.void', false],
    ['staff', 'invoices.read', true],
  ])('follows the actions of the profile: %s, %s is %s', async (resource, action, allowed) => {
    fetchMock.mockResolvedValue(answer({ ...profile, isAdmin: true, staffActions: ['invoices.read'] }));
    expect(await provider().canAccess?.({ resource, action })).toBe(allowed);
  });

  it('sends staff who must set up a second factor to its page, without signing them out', async () => {
    const body = { code: 'SECOND_FACTOR_SETUP_REQUIRED' };
    await expect(provider().checkError(new HttpError('set up', 403, body))).resolves.toBeUndefined();
    expect(leadToSetup).toHaveBeenCalledTimes(1);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('redirects a customer to the storefront, and renders nothing meanwhile', async () => {
    fetchMock.mockResolvedValue(answer({ ...profile, isAdmin: false }));
    const settled = jest.fn();
    const left = new Promise<void>((resolve) => leaveTo.mockImplementation(() => resolve()));
    void provider().checkAuth({}).then(settled, settled);
    await left;
    expect(leaveTo).toHaveBeenCalledWith('/');
    expect(settled).not.toHaveBeenCalled();
  });

  it('redirects signed-out users to the sign-in page', async () => {
    fetchMock.mockResolvedValue(signedOut());
    await expect(provider().checkAuth({})).rejects.toMatchObject({ message: false });
  });

  it('keeps a page that itself requires the password', async () => {
    reauthenticate.mockReturnValue(true);
    fetchMock.mockResolvedValue(signedOut());
    const auth = provider();
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    await expect(auth.checkError(new HttpError('signed out', 401))).resolves.toBeUndefined();
  });

  it('keeps the session if the server is unreachable', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(provider().checkAuth({})).resolves.toBeUndefined();
  });

  it.each([500, 502, 503])('keeps the session if the request for the profile returns %i', async (status) => {
    fetchMock.mockImplementation(() => Promise.resolve(answer({ code: 'ANY' }, status)));
    await expect(provider().checkAuth({})).resolves.toBeUndefined();
    await expect(provider().checkError(new HttpError('not for you', 403))).resolves.toBeUndefined();
  });

  it.each([401, 403])('ends the session if that request returns %i', async (status) => {
    fetchMock.mockImplementation(() => Promise.resolve(answer({ code: 'ANY' }, status)));
    await expect(provider().checkAuth({})).rejects.toMatchObject({ message: false });
    await expect(provider().checkError(new HttpError('not for you', 403))).rejects.toMatchObject({ status });
  });

  it('signs out locally, even if the session has already ended', async () => {
    localStorage.setItem('userInfo', '{}');
    fetchMock.mockResolvedValue(signedOut());
    await provider().logout({});
    expect(localStorage.getItem('userInfo')).toBeNull();
  });

  it.each([
    [401, true],
    [400, false],
    [500, false],
  ])('ends the session for status %p: %p', async (status, ends) => {
    const ended = await provider()
      .checkError(new HttpError('refused', status))
      .then(
        () => false,
        () => true,
      );
    expect(ended).toBe(ends);
  });
});
