import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { isOwnOrigin } from './origin.js';

@Injectable()
export class OriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const fetchSite = headers['sec-fetch-site'];
    const facts = { method, host: headers.host, origin: headers.origin, fetchSite: fetchSite?.toString() };
    if (isOwnOrigin(facts)) return true;
    throw new DomainError('forbidden', {
      code: 'FOREIGN_ORIGIN',
      message: 'This call must come from the shop itself.',
    });
  }
}
