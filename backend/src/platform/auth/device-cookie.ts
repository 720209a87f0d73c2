import '@fastify/cookie';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieRules } from './cookie-rules.js';

const DEVICE_COOKIE = 'device';
const DEVICE_DAYS = 365;
/** Only sign-in needs it. */
const PATH = '/api/users/auth';
const ATTRIBUTES = { httpOnly: true, sameSite: 'lax' } as const;

/**
 * Marks a browser as one in which the user has signed in (OWASP, device cookies). Sign-in attempts from it are counted
 * separately, so that an attacker who guesses the password elsewhere doesn't lock the user out. It gives no access.
 * @param secret of the shop
 * @param email as it is stored
 */
export function setDeviceCookie(reply: FastifyReply, secret: string, email: string, rules: CookieRules): void {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${sign(secret, id, email)}`;
  const { prefix, secure } = rules;
  // The prefix __Host- requires the path /.
  const path = prefix === '' ? PATH : '/';
  reply.setCookie(`${prefix}${DEVICE_COOKIE}`, value, { ...ATTRIBUTES, path, secure, maxAge: DEVICE_DAYS * 86_400 });
}

/** @returns the id of the device, or null if the user of this email has not signed in with it */
export function readDeviceCookie(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  secret: string,
  email: string,
  { prefix }: CookieRules,
): string | null {
  const [id = '', signature = ''] = (cookies[`${prefix}${DEVICE_COOKIE}`] ?? '').split('.');
  const expected = Buffer.from(sign(secret, id, email));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`device\n${id}\n${email}`).digest('base64url');
}
