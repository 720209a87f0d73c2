import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from './bearer.js';
import type { CookieRules } from './cookie-rules.js';

export const SESSION_COOKIE = 'session';
export const SESSION_DAYS = 30;

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const describedCookie = (description: string, example: string) => ({
  'Set-Cookie': { description, required: true, schema: { type: 'string' as const, example } },
});

/** Headers for the API description. */
export const SETS_SESSION = describedCookie(
  'Session cookie and a browser id',
  `${SESSION_COOKIE}=eyJhbGciOiJIUzI1NiJ9.e30.c2ln; Max-Age=${SESSION_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Lax`,
);
export const ENDS_SESSION = describedCookie(
  'Removes the session cookie',
  `${SESSION_COOKIE}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
);

/** @returns the token of the session, or null if there is no cookie, or a bearer token decides */
export function sessionToken(
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
  { prefix }: CookieRules,
): string | null {
  if (bearerToken(request) !== null) return null;
  return request.cookies[`${prefix}${SESSION_COOKIE}`] ?? null;
}

export function setSessionCookie(reply: FastifyReply, token: string, { prefix, secure }: CookieRules): void {
  const name = `${prefix}${SESSION_COOKIE}`;
  reply.setCookie(name, token, { ...ATTRIBUTES, secure, maxAge: SESSION_DAYS * 86_400 });
}

export function clearSessionCookie(reply: FastifyReply, { prefix, secure }: CookieRules): void {
  reply.clearCookie(`${prefix}${SESSION_COOKIE}`, { ...ATTRIBUTES, secure });
}
