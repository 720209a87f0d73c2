import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { DomainError } from '../errors/domain-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface OriginFacts {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** The shop is reached over https only, so a page that came over http may have been forged. */
  readonly httpsOnly: boolean;
}

/**
 * Whether a call may change state. Browsers always send the page's origin with such calls, so a foreign origin means
 * cross-site request forgery. Other programs send neither header and don't hold a user's cookie by accident.
 */
export function isOwnOrigin({ method, host, origin, fetchSite, httpsOnly }: OriginFacts): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  // A page without an origin, such as a sandboxed frame, sends 'null'.
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (!httpsOnly || page.protocol === 'https:');
}

@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers, protocol } = context.switchToHttp().getRequest<FastifyRequest>();
    const fetchSite = headers['sec-fetch-site']?.toString();
    const facts = { method, host: headers.host, origin: headers.origin, fetchSite };
    if (isOwnOrigin({ ...facts, httpsOnly: this.isHttpsOnly(protocol) })) return true;
    throw new DomainError('forbidden', {
      code: 'FOREIGN_ORIGIN',
      message: 'This call must come from the shop itself.',
      security: 'foreign origin refused',
    });
  }

  /** In production, if PUBLIC_URL or the proxy (X-Forwarded-Proto) says https. */
  private isHttpsOnly(protocol: string): boolean {
    const { production, publicUrl } = this.environment;
    return production && (publicUrl.startsWith('https:') || protocol === 'https');
  }
}
