import '@fastify/cookie';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DEVICE_COOKIE = 'device';
const DEVICE_DAYS = 365;
/** Only sign-in asks for it. */
const ATTRIBUTES = { path: '/api/users/auth', httpOnly: true, sameSite: 'lax' } as const;

/**
 * A browser keeps a sealed token of the user who signed in with it, so that somebody who guesses that user's password
 * from elsewhere uses up no attempts of the user's own (OWASP, device cookies). It opens nothing by itself.
 * @param secret of the shop
 * @param email as it is stored
 */
export function rememberDevice(reply: FastifyReply, secret: string, email: string, secure: boolean): void {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${seal(secret, id, email)}`;
  reply.setCookie(DEVICE_COOKIE, value, { ...ATTRIBUTES, secure, maxAge: DEVICE_DAYS * 86_400 });
}

/** @returns the device's id, or null where the user of this e-mail has not signed in with it */
export function knownDevice(request: Pick<FastifyRequest, 'cookies'>, secret: string, email: string): string | null {
  const [id = '', given = ''] = (request.cookies[DEVICE_COOKIE] ?? '').split('.');
  const expected = Buffer.from(seal(secret, id, email));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

function seal(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`device\n${id}\n${email}`).digest('base64url');
}
