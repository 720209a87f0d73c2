import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Attempts } from './attempts.service.js';
import { CallLimit } from './call-limit.service.js';
import { clientNetwork } from './client-network.js';
import { RATE_LIMIT, type RateLimit } from './rate-limit.decorators.js';

/** Counts calls per client; over the limit a call is refused with Retry-After. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly attempts: Attempts,
    private readonly calls: CallLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<RateLimit | undefined>(RATE_LIMIT, targets);
    if (limit === 'none') return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    this.calls.count(ip);
    if (limit === 'attempts') {
      await this.attempts.count('call', context.getClass().name, context.getHandler().name, clientNetwork(ip));
    }
    return true;
  }
}
