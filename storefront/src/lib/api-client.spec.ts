/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { api, onUnauthorized, unwrap } from './api-client';
import { ApiError } from './api-error';

const original = globalThis.fetch;
const sent: Request[] = [];

/** The next call is answered so. */
function answer(status: number, body: string): void {
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    if (input instanceof Request) sent.push(input);
    return Promise.resolve(new Response(body, { status }));
  });
}

afterEach(() => {
  globalThis.fetch = original;
  sent.length = 0;
});

const failureOf = async (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('the API client', () => {
  it('sends a body as JSON, together with the cookie', async () => {
    answer(200, '{"_id":"u1"}');
    const body = { email: 'a@b.ae', password: 'x' };
    expect(unwrap(await api.POST('/api/users/auth', { body }))).toEqual({ _id: 'u1' });
    expect(sent[0]).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual(body);
  });

  it('notifies its listener that the user is signed out', async () => {
    answer(401, '{"code":"SIGNED_OUT","message":"Please sign in."}');
    const listener = jest.fn();
    const stop = onUnauthorized(listener);
    await api.GET('/api/quotes/my');
    stop();
    await api.GET('/api/quotes/my');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a refusal', 409, '{"code":"STALE_VERSION","message":"Changed."}', { status: 409, code: 'STALE_VERSION' }],
    ['a page of a proxy', 502, '<h1>Bad gateway</h1>', { status: 502, code: 'UNKNOWN' }],
    ['an answer that is no JSON', 200, '<h1>Sign in to the Wi-Fi</h1>', { status: 200, code: 'UNKNOWN' }],
  ])('throws an error for %s', async (_what, status, body, error) => {
    answer(status, body);
    const failure = await failureOf(api.GET('/api/shop').then(unwrap));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject(error);
  });

  it('throws status 0 if no response came, and the abort if the call was cancelled', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(api.GET('/api/shop'))).toMatchObject({ status: 0, code: 'NO_ANSWER' });
    const abort = new DOMException('given up', 'AbortError');
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(abort);
    expect(await failureOf(api.GET('/api/shop'))).toBe(abort);
  });
});
