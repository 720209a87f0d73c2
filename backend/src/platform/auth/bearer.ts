import type { FastifyRequest } from 'fastify';

type Request = { readonly headers: Pick<FastifyRequest['headers'], 'authorization'> };

/** The token of `Authorization: Bearer …`, or null. A call with such a header has no cookies: the token alone decides. */
export function bearerToken({ headers }: Request): string | null {
  return /^Bearer +(\S*)\s*$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
