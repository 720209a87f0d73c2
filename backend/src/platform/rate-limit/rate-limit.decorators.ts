import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';

export type RateLimit = 'attempts' | 'none';
export const RATE_LIMIT = 'shop:rate-limit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of the route are not counted. */
    readonly unlimited?: boolean;
  }
}

const UNLIMITED: FastifyContextConfig = { unlimited: true };

/** For calls that a script would try again and again: sign-in, registration, contact, passwords. */
export const AttemptsLimited = () => SetMetadata(RATE_LIMIT, 'attempts' satisfies RateLimit);
/** For methods that must answer however busy the shop is: health checks and metrics. */
export const Unlimited = () =>
  applyDecorators(SetMetadata(RATE_LIMIT, 'none' satisfies RateLimit), RouteConfig(UNLIMITED));
