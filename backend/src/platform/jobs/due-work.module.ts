import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DoneWork, DoneWorkSchema } from './done-work.schema.js';
import { OnceOnly } from './once-only.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: DoneWork.name, schema: DoneWorkSchema }])],
  providers: [OnceOnly],
  exports: [OnceOnly],
})
export class DueWorkModule {}
