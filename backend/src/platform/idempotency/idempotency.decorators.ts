import { SetMetadata } from '@nestjs/common';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const WITHOUT_KEY = 'shop:without-idempotency-key';

/**
 * For calls that give or take a session, since an answer that is kept has no cookies, and for files, which are known by their
 * bytes. An `Idempotency-Key` is ignored.
 */
export const WithoutIdempotencyKey = () => SetMetadata(WITHOUT_KEY, true);
