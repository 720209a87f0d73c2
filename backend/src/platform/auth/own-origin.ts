import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.js';
import { bearerToken } from './bearer.js';
import { refuse } from '../errors/refuse.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface OriginFacts {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** The address of the page. */
  readonly referer: string | undefined;
  readonly fetchSite: string | undefined;
  /** The shop is reached over https only, so a page that was loaded over http may be forged. */
  readonly httpsOnly: boolean;
}

/**
 * True if the call may change state. Browsers send the page's origin with such calls, old browsers at least its
 * address: a foreign one means cross-site request forgery. Other programs send none of these headers and don't hold a
 * user's cookie by accident.
 */
export function isOwnOrigin({ method, host, origin, referer, fetchSite, httpsOnly }: OriginFacts): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const from = origin ?? referer;
  if (from === undefined) return true;
  // A page without an origin, such as a sandboxed frame, sends 'null'.
  if (!URL.canParse(from)) return false;
  const page = new URL(from);
  return page.host === host && (!httpsOnly || page.protocol === 'https:');
}

type Settings = Pick<Environment, 'production' | 'publicUrl'>;

/** Refuses changes requested by pages of other sites, before the body is read. */
export function refuseForeignOrigins(fastify: FastifyInstance, settings: Settings): void {
  fastify.addHook('onRequest', ({ method, headers, protocol }, _reply, done) => {
    // No browser adds a bearer token by itself, and the token alone decides.
    if (bearerToken({ headers }) !== null) return done();
    const { host, origin, referer } = headers;
    const fetchSite = headers['sec-fetch-site']?.toString();
    const facts = { method, host, origin, referer, fetchSite, httpsOnly: isHttpsOnly(settings, protocol) };
    done(isOwnOrigin(facts) ? undefined : foreignOrigin());
  });
}

/** In production, if PUBLIC_URL or the proxy (X-Forwarded-Proto) says https. */
function isHttpsOnly({ production, publicUrl }: Settings, protocol: string): boolean {
  return production && (publicUrl.startsWith('https:') || protocol === 'https');
}

const foreignOrigin = () => refuse('FOREIGN_ORIGIN', {}, { security: 'foreign origin refused' });
