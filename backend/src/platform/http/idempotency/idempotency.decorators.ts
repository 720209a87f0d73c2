import { SetMetadata } from '@nestjs/common';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const WITHOUT_KEY = 'shop:without-idempotency-key';

/**
 * For calls that give or take a session, since an answer that is kept has no cookies; for files, which are known by their
 * bytes; and for calls that change nothing. An `Idempotency-Key` is ignored.
 */
export const WithoutIdempotencyKey = () => SetMetadata(WITHOUT_KEY, true);
