import { describe, expect, it } from '@jest/globals';
import { roundOf, writesOf } from './round.mjs';

const products = [1, 2, 3].map((number) => ({ _id: `p${number}`, price: number + 0.25 }));

describe('the writes of mixed traffic', () => {
  it('are three quotes to one price', () => {
    const next = writesOf(products);
    const paths = Array.from({ length: 400 }, () => next().path);
    expect(paths.filter((path) => path === '/api/quotes')).toHaveLength(300);
  });

  it('change each price to another one than it was', () => {
    const next = writesOf(products);
    const prices = new Map(products.map(({ _id, price }) => [`/api/products/${_id}`, price]));
    for (let count = 1; count <= 4000; count += 1) {
      const { path, body } = next();
      if (path === '/api/quotes') continue;
      expect(body.price).not.toBe(prices.get(path));
      prices.set(path, body.price);
    }
  });
});

describe('the round of a connection', () => {
  const writer = { cookie: 'session=staff' };
  const told = [];
  const calls = {
    read: () => '/api/products',
    write: () => ({ as: 'staff', method: 'PUT', path: '/api/products/p1', body: { price: 2 } }),
  };
  const round = roundOf(calls, { staff: writer }, (kind) => told.push(kind));
  const asked = round.map(({ setupRequest }) => setupRequest({ method: 'GET', headers: { accept: 'any' } }));

  it('is nineteen reads and a write', () => {
    expect(asked.map(({ method }) => method)).toEqual([...Array.from({ length: 19 }, () => 'GET'), 'PUT']);
    for (const { onResponse } of round) onResponse();
    expect(told).toEqual([...Array.from({ length: 19 }, () => 'read'), 'write']);
  });

  it('reads as a visitor and writes as who may', () => {
    expect(asked.at(0).headers).toEqual({ accept: 'any' });
    expect(asked.at(-1)).toMatchObject({ headers: { accept: 'any', ...writer }, body: '{"price":2}' });
  });
});
