import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../database/plain-store.js';
import { IdempotencyKey, IdempotencyKeySchema } from './idempotency-key.schema.js';
import { IdempotencyKeys } from './idempotency-keys.service.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { RunningServer, RunningServerSchema } from './running-server.schema.js';
import { ServerHeartbeat } from './server-heartbeat.service.js';

@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IdempotencyKey.name, schema: IdempotencyKeySchema },
      { name: RunningServer.name, schema: RunningServerSchema },
    ]),
  ],
  providers: [
    plainStoreOf(IdempotencyKey),
    plainStoreOf(RunningServer),
    ServerHeartbeat,
    IdempotencyKeys,
    IdempotencyInterceptor,
  ],
  exports: [IdempotencyInterceptor],
})
export class IdempotencyModule {}
