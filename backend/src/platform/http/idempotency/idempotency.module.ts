import { Global, Module } from '@nestjs/common';
import { storesOf } from '../../database/stores.js';
import { IdempotencyKey, IdempotencyKeySchema } from './idempotency-key.schema.js';
import { IdempotencyKeys } from './idempotency-keys.service.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { RunningServer, RunningServerSchema } from './running-server.schema.js';
import { ServerHeartbeat } from './server-heartbeat.service.js';

@Global()
@Module({
  imports: [storesOf([IdempotencyKey, IdempotencyKeySchema], [RunningServer, RunningServerSchema])],
  providers: [ServerHeartbeat, IdempotencyKeys, IdempotencyInterceptor],
  exports: [IdempotencyInterceptor],
})
export class IdempotencyModule {}
