import { describe, expect, it } from '@jest/globals';
import { hashOfKey, isApiKey, isNetwork, isWithin, newApiKey, shownPart } from './api-key-token.js';

describe('an API key', () => {
  it('is recognised by its checksum', () => {
    const key = newApiKey();
    expect(isApiKey(key)).toBe(true);
    expect(isApiKey(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`)).toBe(false);
    expect(isApiKey('shopk_')).toBe(false);
    expect(hashOfKey(key)).not.toContain(shownPart(key));
  });

  it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1'])('may be limited to %s', (network) => {
    expect(isNetwork(network)).toBe(true);
  });

  it.each(['', 'example.com', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', 'fe80::1%eth0', '10.1'])(
    'can’t be limited to %s',
    (network) => {
      expect(isNetwork(network)).toBe(false);
    },
  );

  it.each([
    ['203.0.113.7', true],
    ['::ffff:203.0.113.7', true],
    ['203.0.114.7', false],
    ['2001:db8::9', true],
    ['2001:db9::9', false],
    ['', false],
  ])('of two networks is used from %s: %s', (address, expected) => {
    expect(isWithin(['203.0.113.0/24', '2001:db8::/32'], address)).toBe(expected);
  });
});
