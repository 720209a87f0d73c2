import '@fastify/cookie';
import type { FastifyReply } from 'fastify';

export const SESSION_COOKIE = 'session';
export const SESSION_DAYS = 30;

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const describedCookie = (description: string, example: string) => ({
  'Set-Cookie': { description, required: true, schema: { type: 'string' as const, example } },
});

/** For the API description. */
export const SETS_SESSION = describedCookie(
  'The session, and what tells this browser from others',
  `${SESSION_COOKIE}=eyJhbGciOiJIUzI1NiJ9.e30.c2ln; Max-Age=${SESSION_DAYS * 86_400}; Path=/; HttpOnly; SameSite=Lax`,
);
export const ENDS_SESSION = describedCookie(
  'Takes the session away',
  `${SESSION_COOKIE}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
);

export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(SESSION_COOKIE, token, { ...ATTRIBUTES, secure, maxAge: SESSION_DAYS * 86_400 });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(SESSION_COOKIE, { ...ATTRIBUTES, secure });
}
