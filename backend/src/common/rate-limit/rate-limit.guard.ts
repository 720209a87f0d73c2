import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/tokens.js';
import { DomainError } from '../errors/domain-error.js';
import { RATE_LIMIT, type RateLimit } from './rate-limit.decorators.js';

const CALLS_PER_MINUTE = 1200;
const ATTEMPTS_PER_MINUTE = 10;

/** Counts calls per client address; over the limit a call is refused with Retry-After. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly calls: RateLimiterMemory;
  private readonly attempts: RateLimiterMemory;

  constructor(
    private readonly reflector: Reflector,
    @Inject(ENVIRONMENT) { rateLimit }: Environment,
  ) {
    this.calls = new RateLimiterMemory({ points: CALLS_PER_MINUTE * rateLimit, duration: 60 });
    this.attempts = new RateLimiterMemory({ points: ATTEMPTS_PER_MINUTE * rateLimit, duration: 60 });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<RateLimit | undefined>(RATE_LIMIT, targets);
    if (limit === 'none') return true;
    const http = context.switchToHttp();
    const { ip } = http.getRequest<FastifyRequest>();
    await this.count(this.calls, ip, http.getResponse<FastifyReply>());
    if (limit === 'attempts') {
      await this.count(this.attempts, `${context.getHandler().name} ${ip}`, http.getResponse<FastifyReply>());
    }
    return true;
  }

  private async count(limiter: RateLimiterMemory, key: string, reply: FastifyReply): Promise<void> {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      void reply.header('retry-after', String(seconds));
      const message = `Too many attempts. Please try again in ${seconds} seconds.`;
      throw new DomainError('too-many', { code: 'TOO_MANY_REQUESTS', message });
    }
  }
}
