import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../database/plain-store.js';
import { AttemptCounter, AttemptCounterSchema, Attempts } from './attempts.service.js';
import { CallLimit } from './call-limit.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AttemptCounter.name, schema: AttemptCounterSchema }])],
  providers: [plainStoreOf(AttemptCounter), Attempts, CallLimit],
  exports: [Attempts, CallLimit],
})
export class RateLimitModule {}
