import '@fastify/cookie';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieRules } from './cookie-rules.js';

const DEVICE_COOKIE = 'device';
const DEVICE_DAYS = 365;
/** Only sign-in asks for it. */
const PATH = '/api/users/auth';
const ATTRIBUTES = { httpOnly: true, sameSite: 'lax' } as const;

/**
 * A browser keeps a sealed token of the user who signed in with it, so that somebody who guesses that user's password
 * from elsewhere uses up no attempts of the user's own (OWASP, device cookies). It opens nothing by itself.
 * @param secret of the shop
 * @param email as it is stored
 */
export function rememberDevice(reply: FastifyReply, secret: string, email: string, rules: CookieRules): void {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${seal(secret, id, email)}`;
  const { prefix, secure } = rules;
  // The prefix asks for the path of the whole host.
  const path = prefix === '' ? PATH : '/';
  reply.setCookie(`${prefix}${DEVICE_COOKIE}`, value, { ...ATTRIBUTES, path, secure, maxAge: DEVICE_DAYS * 86_400 });
}

/** @returns the device's id, or null where the user of this e-mail has not signed in with it */
export function knownDevice(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  secret: string,
  email: string,
  { prefix }: CookieRules,
): string | null {
  const [id = '', given = ''] = (cookies[`${prefix}${DEVICE_COOKIE}`] ?? '').split('.');
  const expected = Buffer.from(seal(secret, id, email));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

function seal(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`device\n${id}\n${email}`).digest('base64url');
}
