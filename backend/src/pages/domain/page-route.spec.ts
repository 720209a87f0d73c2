import { describe, expect, it } from '@jest/globals';
import { readRoute } from './page-route.js';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  return readRoute(pathname, searchParams);
};

describe('readRoute', () => {
  it.each([
    ['/', { kind: 'public', page: 'home', path: '/' }],
    ['/Terms/', { kind: 'public', page: 'terms', path: '/terms' }],
    ['/cart?x=1', { kind: 'personal', page: 'cart' }],
    ['/account/requests/6920200f1c2d3e4f5a6b7c8d', { kind: 'personal', page: 'requests' }],
    ['/product/abc', { kind: 'product', id: 'abc' }],
    ['/product', { kind: 'missing' }],
    ['/product/a/b', { kind: 'missing' }],
    ['/account/secrets', { kind: 'missing' }],
    ['/constructor', { kind: 'missing' }],
    ['/wp-login.php', { kind: 'missing' }],
  ])('knows what stands at %s', (address, route) => {
    expect(at(address)).toEqual(route);
  });

  it.each([
    ['/shop', { productType: null, categoryIds: [], refined: false, page: 1 }],
    ['/shop?type=Ribbon&page=3', { productType: 'Ribbon', categoryIds: [], refined: false, page: 3 }],
    ['/shop?type=Paper&page=-1', { productType: null, categoryIds: [], refined: false, page: 1 }],
    ['/shop?category=a&category=a', { productType: null, categoryIds: ['a'], refined: false, page: 1 }],
    ['/shop?category=a&category=b', { productType: null, categoryIds: ['a', 'b'], refined: true, page: 1 }],
    ['/shop?q=FC3', { productType: null, categoryIds: [], refined: true, page: 1 }],
    ['/shop?attr.size=6-mm&utm=x', { productType: null, categoryIds: [], refined: true, page: 1 }],
  ])('reads the choice of %s', (address, choice) => {
    expect(at(address)).toEqual({ kind: 'shop', ...choice });
  });
});
