import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './origin.js';

describe('isOwnOrigin', () => {
  const host = 'shop.example:3000';
  it.each([
    ['GET', 'http://evil.example', undefined, true],
    ['POST', 'http://shop.example:3000', undefined, true],
    ['POST', 'https://shop.example:3000', 'same-origin', true],
    ['POST', undefined, undefined, true],
    ['POST', 'http://evil.example', undefined, false],
    ['PUT', 'http://shop.example', undefined, false],
    ['DELETE', 'null', undefined, false],
    ['POST', undefined, 'cross-site', false],
    ['POST', undefined, 'same-site', false],
  ])('%s from %s (%s) is %s', (method, origin, fetchSite, own) => {
    expect(isOwnOrigin({ method, host, origin, fetchSite })).toBe(own);
  });
});
