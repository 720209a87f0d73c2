import { describe, expect, it } from '@jest/globals';
import { readTrustedProxies } from './trusted-proxies.js';
import { ConfigurationError } from './variables.js';

describe('readTrustedProxies', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.5', false],
    ['::ffff:10.0.0.5', false],
    ['fe80::1', false],
    ['', false],
    ['no address', false],
    [undefined, false],
  ])('reads by default %s as %s', (address, trusted) => {
    expect(readTrustedProxies({})(address)).toBe(trusted);
  });

  it.each([
    ['10.0.0.5', true],
    ['::ffff:10.0.0.5', true],
    ['10.0.0.6', false],
    ['10.1.200.1', true],
    ['10.2.0.1', false],
    ['fd00::7', true],
    ['fd01::7', false],
    ['127.0.0.1', true],
  ])('reads configured %s as %s', (address, trusted) => {
    const isTrusted = readTrustedProxies({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,fd00::/16' });
    expect(isTrusted(address)).toBe(trusted);
  });

  it.each(['proxy.example', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', '10.0.0.0/8/8', '10.0.0.1,', '::1/x'])(
    'refuses %j',
    (TRUSTED_PROXIES) => {
      expect(() => readTrustedProxies({ TRUSTED_PROXIES })).toThrow(ConfigurationError);
      expect(() => readTrustedProxies({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES');
    },
  );
});
