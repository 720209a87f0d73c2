import { describe, expect, it } from '@jest/globals';
import { isOuterAddress, isWebhookUrl } from './outer-address.js';

describe('the address of a receiver', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:a00:1', '::10.0.0.1'],
    ...['fe80::1', 'fec0::1', 'fd12::1', '64:ff9b::a00:1', '2002:a00:1::', 'ff02::1', 'example.com', ''],
  ])('can’t be %s', (address) => {
    expect(isOuterAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])('can be %s', (address) => {
    expect(isOuterAddress(address)).toBe(true);
  });

  it('is of the own machine in development alone', () => {
    expect(isWebhookUrl('http://127.0.0.1:8080/hook', true)).toBe(true);
    expect(isWebhookUrl('http://localhost/hook', true)).toBe(true);
    for (const url of [
      'https://localhost/',
      'https://LOCALHOST./',
      'https://shop.localhost/',
      'https://2130706433/',
      'https://0/',
      'https://0177.1/',
      'https://[::ffff:7f00:1]/',
      'https://①②⑦.⓪.⓪.①/',
      'https://192.168.1.1./',
      '//example.com',
      'http://127.0.0.1/',
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://[::1]/',
      'http://a.example/',
    ])
      expect(isWebhookUrl(url, false)).toBe(false);
  });
});
