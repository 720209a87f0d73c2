import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxLetter, OutboxLetterSchema } from './outbox-letter.schema.js';
import { Outbox } from './outbox.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxLetter.name, schema: OutboxLetterSchema }])],
  providers: [Outbox],
  exports: [Outbox],
})
export class MailModule {}
