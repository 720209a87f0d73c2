import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../database/plain-store.js';
import { DoneWork, DoneWorkSchema } from './done-work.schema.js';
import { OnceOnly } from './once-only.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: DoneWork.name, schema: DoneWorkSchema }])],
  providers: [plainStoreOf(DoneWork), OnceOnly],
  exports: [OnceOnly],
})
export class DueWorkModule {}
