import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { DomainError } from '../errors/domain-error.js';
import { isOwnOrigin } from './origin.js';

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
