import { describe, expect, it } from '@jest/globals';
import { readRoute } from './page-route.js';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  return readRoute(pathname, searchParams);
};

describe('readRoute', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/Terms/', { page: 'terms' }],
    ['/cart?x=1', { page: 'cart' }],
    ['/account/requests/6920200f1c2d3e4f5a6b7c8d', { page: 'request' }],
    ['/product/abc', { page: 'product', id: 'abc' }],
    ['/product', { page: 'missing' }],
    ['/product/a/b', { page: 'missing' }],
    ['/account/requests/none', { page: 'missing' }],
    ['/account/secrets', { page: 'missing' }],
    ['/constructor', { page: 'missing' }],
    ['/wp-login.php', { page: 'missing' }],
  ])('finds the page at %s', (address, route) => {
    expect(at(address)).toEqual(route);
  });

  it.each([
    ['/shop', { productType: null, categoryIds: [], refined: false, number: 1 }],
    ['/shop?type=Ribbon&page=3', { productType: 'Ribbon', categoryIds: [], refined: false, number: 3 }],
    ['/shop?type=Paper&page=-1', { productType: null, categoryIds: [], refined: false, number: 1 }],
    ['/shop?category=a&category=a', { productType: null, categoryIds: ['a'], refined: false, number: 1 }],
    ['/shop?category=a&category=b', { productType: null, categoryIds: ['a', 'b'], refined: true, number: 1 }],
    ['/shop?q=FC3', { productType: null, categoryIds: [], refined: true, number: 1 }],
    ['/shop?attr.size=6-mm&utm=x', { productType: null, categoryIds: [], refined: true, number: 1 }],
  ])('reads the choice of %s', (address, choice) => {
    expect(at(address)).toEqual({ page: 'shop', ...choice });
  });
});
