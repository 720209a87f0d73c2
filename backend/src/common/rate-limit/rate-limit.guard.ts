import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/tokens.js';
import { Attempts } from './attempts.service.js';
import { clientNetwork } from './client-network.js';
import { CALLS } from './limits.js';
import { RATE_LIMIT, type RateLimit } from './rate-limit.decorators.js';
import { tooManyAttempts } from './rate-limit.errors.js';

/** Counts calls per client; over the limit a call is refused with Retry-After. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly calls: RateLimiterMemory;

  constructor(
    private readonly reflector: Reflector,
    private readonly attempts: Attempts,
    @Inject(ENVIRONMENT) { rateLimit }: Environment,
  ) {
    this.calls = new RateLimiterMemory({ points: CALLS.points * rateLimit, duration: CALLS.seconds });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<RateLimit | undefined>(RATE_LIMIT, targets);
    if (limit === 'none') return true;
    const client = clientNetwork(context.switchToHttp().getRequest<FastifyRequest>().ip);
    await this.countCall(client);
    if (limit === 'attempts') {
      await this.attempts.count('call', context.getClass().name, context.getHandler().name, client);
    }
    return true;
  }

  private async countCall(client: string): Promise<void> {
    try {
      await this.calls.consume(client);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}
