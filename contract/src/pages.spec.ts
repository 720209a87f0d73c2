import { describe, expect, it } from '@jest/globals';
import { pageAt } from './pages.js';

describe('pageAt', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/Terms/', { page: 'terms' }],
    ['/account/requests', { page: 'requests' }],
    ['/account/requests/6920200f1c2d3e4f5a6b7c8d', { page: 'request', id: '6920200f1c2d3e4f5a6b7c8d' }],
    ['/product/abc', { page: 'product', id: 'abc' }],
    ['/product', { page: 'missing' }],
    ['/product/a/b', { page: 'missing' }],
    ['/account/secrets', { page: 'missing' }],
    ['/constructor', { page: 'missing' }],
    ['/product/:id', { page: 'product', id: ':id' }],
    ['/*', { page: 'missing' }],
  ])('finds the page at %s', (path, expected) => {
    expect(pageAt(path)).toEqual(expected);
  });
});
