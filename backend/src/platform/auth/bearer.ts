import type { FastifyRequest } from 'fastify';

type Request = { readonly headers: Pick<FastifyRequest['headers'], 'authorization'> };

/** The token of `Authorization: Bearer …`, or null. A call with such a header has no cookies: the token alone decides. */
export function bearerToken({ headers: { authorization = '' } }: Request): string | null {
  return /^Bearer\b/i.test(authorization) ? authorization.slice('Bearer'.length).trim() : null;
}
