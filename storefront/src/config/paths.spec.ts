import { describe, expect, it } from '@jest/globals';
import { isAdminPath, paths, safeRedirect } from './paths';

describe('safeRedirect', () => {
  it.each([
    ['/cart', '/cart'],
    ['/account/orders?x=1', '/account/orders?x=1'],
    ['/admin/quotes', '/admin/quotes'],
    [null, '/'],
    ['', '/'],
    ['cart', '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('leads %j to %j', (target, path) => {
    expect(safeRedirect(target)).toBe(path);
  });
});

describe('paths', () => {
  it('encodes the redirect readably', () => {
    expect(paths.login('/cart')).toBe('/login?redirect=/cart');
    expect(paths.login('/account/orders?a=b&c=d')).toBe('/login?redirect=/account/orders%3Fa%3Db%26c%3Dd');
    expect(paths.login('/')).toBe('/login');
  });

  it('distinguishes the back office from pages with a similar beginning', () => {
    expect(isAdminPath('/admin/quotes')).toBe(true);
    expect(isAdminPath('/administration')).toBe(false);
  });
});
