import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import type { RequestWithActor } from '../auth/access.decorators.js';
import { signedOut, staffOnly } from '../auth/access.guard.js';

/** Lets in staff, and programs that know METRICS_TOKEN. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, actor } = context.switchToHttp().getRequest<RequestWithActor>();
    if (this.knowsToken(headers.authorization) || actor?.isAdmin === true) return true;
    throw actor ? staffOnly() : signedOut();
  }

  private knowsToken(authorization: string | undefined): boolean {
    const { metricsToken } = this.environment;
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    if (metricsToken === null || token === undefined) return false;
    // Of the same length whatever was sent, as the comparison asks.
    return timingSafeEqual(digest(token), digest(metricsToken));
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
