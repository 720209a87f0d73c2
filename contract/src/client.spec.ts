import { describe, expect, it } from '@jest/globals';
import { addressOf, createClient, type OutgoingCall, serializeQuery } from './client.js';

/** A client that sends nothing, and the calls that it would have sent. */
function recorded() {
  const sent: OutgoingCall[] = [];
  const api = createClient((call) => {
    sent.push(call);
    return Promise.resolve({ data: { _id: 'u1' }, response: new Response(null, { status: 200 }) });
  });
  return { api, sent };
}

describe('createClient', () => {
  it('inserts path and query parameters', async () => {
    const { api, sent } = recorded();
    await api.GET('/api/products/{id}', { params: { path: { id: 'a/b' } } });
    await api.GET('/api/products', { params: { query: { ids: ['a', 'b'], q: '' } } });
    expect(sent).toEqual([
      { method: 'GET', address: '/api/products/a%2Fb' },
      { method: 'GET', address: '/api/products?ids=a&ids=b' },
    ]);
  });

  it('forwards the body, and returns the response of the frontend', async () => {
    const { api, sent } = recorded();
    const body = { email: 'a@b.ae', password: 'x' };
    expect(await api.POST('/api/users/auth', { body })).toMatchObject({ data: { _id: 'u1' } });
    expect(sent).toEqual([{ method: 'POST', address: '/api/users/auth', body }]);
  });

  it('compiles only for the paths, parameters and bodies of the contract', () => {
    const { api } = recorded();
    // @ts-expect-error There is no such path.
    void api.GET('/api/product');
    // @ts-expect-error The path has an id.
    void api.GET('/api/products/{id}');
    // @ts-expect-error A sign-in needs a password.
    void api.POST('/api/users/auth', { body: { email: 'a@b.ae' } });
    // @ts-expect-error There is no such path.
    void addressOf('/api/quote/{id}/pdf', { path: { id: 'q1' } });
    expect(api).toBeDefined();
  });
});

it('addressOf writes the address of a link', () => {
  expect(addressOf('/api/quotes/{id}/pdf', { path: { id: 'q 1' }, query: { language: 'ar' } })).toBe(
    '/api/quotes/q%201/pdf?language=ar',
  );
});

describe('serializeQuery', () => {
  it('repeats the key of lists', () => {
    expect(serializeQuery({ categoryIds: ['a', 'b'], page: 2 })).toBe('categoryIds=a&categoryIds=b&page=2');
  });

  it('writes groups with brackets', () => {
    const params = new URLSearchParams(serializeQuery({ attributes: { size: ['6-mm', '9-mm'] } }));
    expect(params.getAll('attributes[size]')).toEqual(['6-mm', '9-mm']);
  });

  it('omits empty values', () => {
    expect(serializeQuery({ q: '', productType: undefined, categoryIds: [], page: 1 })).toBe('page=1');
  });
});
