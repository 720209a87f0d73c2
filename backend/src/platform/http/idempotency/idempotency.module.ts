import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../database/plain-store.js';
import { IdempotencyKey, IdempotencyKeySchema } from './idempotency-key.schema.js';
import { IdempotencyKeys } from './idempotency-keys.service.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: IdempotencyKey.name, schema: IdempotencyKeySchema }])],
  providers: [plainStoreOf(IdempotencyKey), IdempotencyKeys, IdempotencyInterceptor],
  exports: [IdempotencyInterceptor],
})
export class IdempotencyModule {}
