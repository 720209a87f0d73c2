import { Global, Module } from '@nestjs/common';
import { storesOf } from '../../database/stores.js';
import { AttemptCounter, AttemptCounterSchema, Attempts } from './attempts.service.js';
import { CallLimit } from './call-limit.service.js';

@Global()
@Module({
  imports: [storesOf([AttemptCounter, AttemptCounterSchema])],
  providers: [Attempts, CallLimit],
  exports: [Attempts, CallLimit],
})
export class RateLimitModule {}
