import { SetMetadata } from '@nestjs/common';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const WITHOUT_KEY = 'shop:without-idempotency-key';

/**
 * The route ignores an `Idempotency-Key`. Routes that set or clear a session need this, since a stored answer has no
 * cookies; so do routes of files, which are identified by their bytes, routes that change nothing, and those that
 * change something after they have answered.
 */
export const WithoutIdempotencyKey = () => SetMetadata(WITHOUT_KEY, true);
