import { describe, expect, it } from '@jest/globals';
import { Socket } from 'node:net';
import { requestIdOf } from './request-id.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function idOf(given: string | undefined, remoteAddress: string): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given }, socket });
}

describe('requestIdOf', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('takes the id of a proxy at %s', (address) => {
    expect(idOf('from-the-proxy.1:2_3', address)).toBe('from-the-proxy.1:2_3');
  });

  it.each(['10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::1'])('makes one for a caller at %s', (address) => {
    expect(idOf('from-the-proxy.1:2_3', address)).toMatch(UUID);
  });

  it.each([undefined, '', 'short', 'with space', 'quo"te-quote', 'line\nbreak', 'ünicode-id', 'x'.repeat(65)])(
    'makes one in place of %j',
    (given) => {
      expect(idOf(given, '127.0.0.1')).toMatch(UUID);
    },
  );

  it('makes another each time', () => {
    expect(idOf(undefined, '127.0.0.1')).not.toBe(idOf(undefined, '127.0.0.1'));
  });
});
