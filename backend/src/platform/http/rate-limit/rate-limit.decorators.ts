import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';

export const UNLIMITED = 'shop:unlimited';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of the route are not counted. */
    readonly unlimited?: boolean;
    /** Calls of the route are counted as attempts. */
    readonly attemptsLimited?: boolean;
  }
}

const COUNTED: FastifyContextConfig = { attemptsLimited: true };
const NOT_COUNTED: FastifyContextConfig = { unlimited: true };

/** Counts calls that a script would try again and again: sign-in, registration, contact, passwords. */
export const AttemptsLimited = () => RouteConfig(COUNTED);
/** The method must always answer, however busy the shop is: health checks and metrics. */
export const Unlimited = () => applyDecorators(SetMetadata(UNLIMITED, true), RouteConfig(NOT_COUNTED));
