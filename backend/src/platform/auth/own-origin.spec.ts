import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './own-origin.js';

const host = 'shop.example:3000';

describe('isOwnOrigin', () => {
  it.each([
    ['GET', 'http://evil.example', undefined, true],
    ['POST', 'http://shop.example:3000', undefined, true],
    ['POST', 'https://shop.example:3000', 'same-origin', true],
    ['POST', undefined, undefined, true],
    ['POST', undefined, 'none', true],
    ['POST', 'http://evil.example', undefined, false],
    ['PUT', 'http://shop.example', undefined, false],
    ['DELETE', 'null', undefined, false],
    ['DELETE', 'null', 'same-origin', false],
    ['POST', undefined, 'cross-site', false],
    ['POST', undefined, 'same-site', false],
    ['POST', 'http://shop.example:3000', 'cross-site', false],
  ])('is for %s from %s (%s): %s', (method, origin, fetchSite, own) => {
    expect(isOwnOrigin({ method, host, origin, referer: undefined, fetchSite, httpsOnly: false })).toBe(own);
  });

  it.each([
    ['https://shop.example:3000', true],
    ['http://shop.example:3000', false],
    ['ftp://shop.example:3000', false],
  ])('is for a shop on https, called from %s: %s', (origin, own) => {
    expect(
      isOwnOrigin({ method: 'POST', host, origin, referer: undefined, fetchSite: undefined, httpsOnly: true }),
    ).toBe(own);
  });

  it.each([
    ['a foreign page', undefined, 'https://evil.example/page', false],
    ['a page with an invalid address', undefined, 'about', false],
    ['a page of the shop', undefined, 'http://shop.example:3000/cart', true],
    ['a page of the shop, regardless of the referer', 'http://shop.example:3000', 'https://evil.example/', true],
  ])('checks the referer if there is no origin: from %s', (_page, origin, referer, own) => {
    const facts = { method: 'POST', host, origin, referer, fetchSite: undefined, httpsOnly: false };
    expect(isOwnOrigin(facts)).toBe(own);
  });
});
