import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDataProvider } from '../dataProvider/dataProvider';
import { askFirst } from './firstAnswers';
import { listUrl, statusOf } from './listUrl';
import type { Listing } from './outline';

const listing: Listing = { sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 };
const urlOf = (search: string, stored?: unknown) => decodeURIComponent(listUrl('/api/orders', listing, search, stored));

describe('the call that a list begins with', () => {
  it('asks for what the list itself says where nobody said otherwise', () => {
    expect(urlOf('')).toBe('/api/orders?filter={}&range=[0,24]&sort=["createdAt","DESC"]');
  });

  it('asks for what was looked at last', () => {
    const stored = { filter: { status: 'Quoted' }, sort: 'number', order: 'ASC', page: 3, perPage: 10 };
    expect(urlOf('', stored)).toBe('/api/orders?filter={"status":"Quoted"}&range=[20,29]&sort=["number","ASC"]');
  });

  it('asks for what the address says, and for nothing of the last visit then', () => {
    const stored = { filter: { status: 'Quoted' }, sort: 'number', order: 'ASC', page: 3, perPage: 10 };
    expect(urlOf('?filter=%7B%22q%22%3A%22ink%22%7D&page=2', stored)).toBe(
      '/api/orders?filter={"q":"ink"}&range=[25,49]&sort=["createdAt","DESC"]',
    );
    expect(statusOf('?filter=%7B%22status%22%3A%22Paid%22%7D', stored)).toBe('Paid');
    expect(statusOf('', stored)).toBe('Quoted');
  });

  it.each([
    ['?filter=nonsense&page=x&perPage=', undefined],
    ['', 'nonsense'],
    ['', { filter: 'nonsense', page: null }],
  ])('takes no harm from nonsense: %s %j', (search, stored) => {
    expect(urlOf(search, stored)).toBe('/api/orders?filter={}&range=[0,24]&sort=["createdAt","DESC"]');
  });
});

describe('the answer to the first call', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const answer = () => new Response(JSON.stringify([{ _id: 'q1' }]), { headers: { 'content-range': 'quotes 0-0/7' } });
  beforeEach(() => {
    fetched.mockReset().mockImplementation(() => Promise.resolve(answer()));
  });

  const read = () =>
    createDataProvider('/api').getList('quotes', {
      ...{ pagination: { page: 1, perPage: 25 }, sort: { field: "it's (odd)!*", order: 'DESC' } },
      filter: { q: "O'Neil & (sons)" },
    });
  const url = () =>
    listUrl('/api/quotes/admin', listing, '', {
      ...{ filter: { q: "O'Neil & (sons)" }, sort: "it's (odd)!*", order: 'DESC' },
    });

  it('is handed over once: the same call is not made twice, the next one is', async () => {
    await askFirst(url());
    expect(await read()).toMatchObject({ data: [{ id: 'q1' }], total: 7 });
    expect(fetched).toHaveBeenCalledTimes(1);
    await read();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls[1]?.[0]).toBe(url());
  });

  it.each([
    ['was refused', () => Promise.resolve(new Response('{}', { status: 401 }))],
    ['never came', () => Promise.reject(new TypeError('offline'))],
    ['makes no sense', () => Promise.resolve(new Response('<html>'))],
  ])('is asked for again by the application where it %s', async (_what, first) => {
    fetched.mockImplementationOnce(first);
    expect(await askFirst(url())).toBeUndefined();
    expect(await read()).toMatchObject({ total: 7 });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
