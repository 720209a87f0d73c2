import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { CallCounter } from './call-counter.js';
import { clientNetwork } from './client-network.js';
import { CALLS } from './limits.js';
import { tooManyAttempts } from './rate-limit.errors.js';

/** Counts the calls of each client at this server, whatever they ask for and whoever answers them. */
@Injectable()
export class CallLimit {
  private readonly calls: CallCounter;

  constructor(@Inject(ENVIRONMENT) { rateLimit }: Environment) {
    this.calls = new CallCounter(CALLS.points * rateLimit, CALLS.seconds * 1000);
  }

  /** @throws DomainError saying when to come back, for a call over the limit */
  count(ip: string): void {
    const waitMs = this.calls.count(clientNetwork(ip), performance.now());
    if (waitMs > 0) throw tooManyAttempts(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  /** @returns whether the call is within the limit */
  allows(ip: string): boolean {
    return this.calls.count(clientNetwork(ip), performance.now()) === 0;
  }
}
