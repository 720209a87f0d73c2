import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/tokens.js';
import { clientNetwork } from './client-network.js';
import { CALLS } from './limits.js';
import { tooManyAttempts } from './rate-limit.errors.js';

/** Counts the calls of each client at this server, whatever they ask for and whoever answers them. */
@Injectable()
export class CallLimit {
  private readonly calls: RateLimiterMemory;

  constructor(@Inject(ENVIRONMENT) { rateLimit }: Environment) {
    this.calls = new RateLimiterMemory({ points: CALLS.points * rateLimit, duration: CALLS.seconds });
  }

  /** @throws DomainError saying when to come back, for a call over the limit */
  async count(ip: string): Promise<void> {
    try {
      await this.calls.consume(clientNetwork(ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyAttempts(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}
