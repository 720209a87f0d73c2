import { afterEach, expect, it, jest } from '@jest/globals';
import { api, dataOf, recordOf, sendFile } from './client';

const original = globalThis.fetch;
const sent: { address: string; init: RequestInit | undefined }[] = [];

/** The next calls are answered so. */
const answer = (status: number, json: unknown, headers: Record<string, string> = {}): void => {
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' };
    sent.push({ address: `${method} ${new URL(url, 'http://shop').pathname}`, init });
    return Promise.resolve(new Response(JSON.stringify(json), { status, headers }));
  });
};

afterEach(() => {
  globalThis.fetch = original;
  sent.length = 0;
});

it('a call returns the JSON of the server, and its headers', async () => {
  answer(200, [{ _id: 'l1' }], { 'content-range': 'lines 0-0/7' });
  const call = api.GET('/api/price-lists/{id}/lines', { params: { path: { id: 'p/1' } } });
  expect(await dataOf(call)).toMatchObject([{ _id: 'l1' }]);
  expect((await call).response.headers.get('content-range')).toBe('lines 0-0/7');
  expect(sent.map(({ address }) => address)).toEqual(['GET /api/price-lists/p%2F1/lines']);
});

it('a record has the id that react-admin requires', async () => {
  answer(200, { _id: 'q1' });
  const record = await recordOf(api.POST('/api/quotes/{id}/renew', { params: { path: { id: 'q1' } }, body: {} }));
  expect(record.id).toBe('q1');
  expect(sent[0]?.init?.body).toBe('{}');
});

it('a refusal is thrown as an HttpError of react-admin', async () => {
  answer(409, { statusCode: 409, code: 'STALE_VERSION', message: 'Changed.' });
  const failure: unknown = await dataOf(api.POST('/api/categories')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 409, message: 'Changed.', body: { code: 'STALE_VERSION' } });
});

it('a file is sent unchanged, with its type', async () => {
  answer(201, { url: '/media/1.png' });
  const picture = new File(['bytes'], 'a.png', { type: 'image/png' });
  expect(await sendFile('/api/media', {}, picture)).toEqual({ url: '/media/1.png' });
  const { headers, body } = sent[0]?.init ?? {};
  expect(new Headers(headers).get('content-type')).toBe('image/png');
  expect(body).toBe(picture);
});
