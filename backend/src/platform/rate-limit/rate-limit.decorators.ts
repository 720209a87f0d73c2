import { SetMetadata } from '@nestjs/common';

export type RateLimit = 'attempts' | 'none';
export const RATE_LIMIT = 'shop:rate-limit';

/** For what a script would try again and again: sign-in, registration, contact, passwords. */
export const AttemptsLimited = () => SetMetadata(RATE_LIMIT, 'attempts' satisfies RateLimit);
/** For health checks, which must answer however busy the shop is. */
export const Unlimited = () => SetMetadata(RATE_LIMIT, 'none' satisfies RateLimit);
