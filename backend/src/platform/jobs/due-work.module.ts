import { Global, Module } from '@nestjs/common';
import { storesOf } from '../database/stores.js';
import { DoneWork, DoneWorkSchema } from './done-work.schema.js';
import { OnceOnly } from './once-only.service.js';

@Global()
@Module({
  imports: [storesOf([DoneWork, DoneWorkSchema])],
  providers: [OnceOnly],
  exports: [OnceOnly],
})
export class DueWorkModule {}
