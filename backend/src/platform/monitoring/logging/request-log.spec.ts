import { describe, expect, it } from '@jest/globals';
import { Socket } from 'node:net';
import { requestIds } from './request-log.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function idOf(given: string | undefined, remoteAddress = '10.0.0.1'): string {
  const requestIdOf = requestIds((address) => address === '10.0.0.1');
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given }, socket });
}

describe('requestIds', () => {
  it('uses the id of a trusted proxy', () => {
    expect(idOf('from-the-proxy.1:2_3')).toBe('from-the-proxy.1:2_3');
  });

  it('generates an id for untrusted callers', () => {
    expect(idOf('from-the-proxy.1:2_3', '10.0.0.2')).toMatch(UUID);
  });

  it.each([undefined, '', 'short', 'with space', 'quo"te-quote', 'line\nbreak', 'ünicode-id', 'x'.repeat(65)])(
    'generates an id instead of %j',
    (given) => {
      expect(idOf(given)).toMatch(UUID);
    },
  );

  it('generates a different one each time', () => {
    expect(idOf(undefined)).not.toBe(idOf(undefined));
  });
});
