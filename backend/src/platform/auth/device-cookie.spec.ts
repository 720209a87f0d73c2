import { describe, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.js';

const SECRET = 'a key that signs the sessions of tests';
const OVER_HTTP = { secure: false, prefix: '' } as const;

function cookieOf(email: string, secret = SECRET): string {
  const set: string[] = [];
  const reply = { setCookie: (_name: string, value: string) => set.push(value) };
  setDeviceCookie(reply as unknown as FastifyReply, secret, email, OVER_HTTP);
  return set[0] ?? '';
}

const read = (device: string | undefined, email: string) =>
  readDeviceCookie({ cookies: { device } }, SECRET, email, OVER_HTTP);

describe('a device cookie', () => {
  it('gives the device id only to the user who signed in with it', () => {
    expect(read(cookieOf('a@example.com'), 'a@example.com')).toMatch(/^[\w-]{22}$/);
  });

  it('has a new id each time', () => {
    expect(cookieOf('a@example.com')).not.toBe(cookieOf('a@example.com'));
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another user’s', cookieOf('b@example.com')],
    ['another shop’s', cookieOf('a@example.com', 'another key')],
    ['one with another id', cookieOf('a@example.com').replace(/^./, (first) => (first === 'x' ? 'y' : 'x'))],
    ['one without a signature', cookieOf('a@example.com').split('.')[0]],
  ])('is refused: %s', (_name, cookie) => {
    expect(read(cookie, 'a@example.com')).toBeNull();
  });
});
