import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './origin.guard.js';

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
  ])('%s from %s (%s) is %s', (method, origin, fetchSite, own) => {
    expect(isOwnOrigin({ method, host, origin, fetchSite, httpsOnly: false })).toBe(own);
  });

  it.each([
    ['https://shop.example:3000', true],
    ['http://shop.example:3000', false],
    ['ftp://shop.example:3000', false],
  ])('of a shop that is on https, from %s, is %s', (origin, own) => {
    expect(isOwnOrigin({ method: 'POST', host, origin, fetchSite: undefined, httpsOnly: true })).toBe(own);
  });
});
