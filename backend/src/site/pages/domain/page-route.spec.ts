import { describe, expect, it } from '@jest/globals';
import { writeFilters } from '@shop/contract/shop-filters';
import { isRefined, readRoute } from './page-route.js';

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
    ['/shop', '', false],
    ['/shop?type=Ribbon&page=3', 'type=Ribbon&page=3', false],
    ['/shop?type=Paper&page=-1&q=+&utm=x', '', false],
    ['/shop?category=a&category=a', 'category=a', false],
    ['/shop?category=a&category=b', 'category=a&category=b', true],
    ['/shop?q=FC3', 'q=FC3', true],
    ['/shop?sort=name', 'sort=name', true],
    ['/shop?attr.size=6-mm&attr.weight=1', 'attr.size=6-mm', true],
    [`/shop?q=${'x'.repeat(99)}😀y`, `q=${'x'.repeat(99)}`, true],
    [`/shop?attr.size=${'x'.repeat(41)}`, '', false],
  ])('reads the choice of %s', (address, read, refined) => {
    const route = at(address);
    if (route.page !== 'shop') throw new Error(route.page);
    expect(writeFilters(route.filters, route.number).toString()).toBe(read);
    expect(isRefined(route.filters)).toBe(refined);
  });

  it('reads at most 50 values of a filter', () => {
    const route = at(`/shop?${Array.from({ length: 60 }, (_, index) => `attr.size=${index}`).join('&')}`);
    expect(route).toMatchObject({ filters: { selectedAttributes: { size: { length: 50 } } } });
  });
});
