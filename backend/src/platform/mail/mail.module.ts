import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/tokens.js';
import { Delivery } from './delivery.service.js';
import { FilePostman } from './file-postman.js';
import { LetterRenderer } from './letter-renderer.js';
import { LettersService } from './letters.service.js';
import { MailController } from './mail.controller.js';
import { OutboxCleaning } from './outbox-cleaning.service.js';
import { OutboxLetter, OutboxLetterSchema } from './outbox-letter.schema.js';
import { OutboxQueue } from './outbox-queue.service.js';
import { Outbox } from './outbox.service.js';
import { Postman } from './postman.js';
import { Relay } from './relay.service.js';
import { SmtpPostman } from './smtp-postman.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxLetter.name, schema: OutboxLetterSchema }])],
  controllers: [MailController],
  providers: [
    LettersService,
    Outbox,
    OutboxQueue,
    OutboxCleaning,
    LetterRenderer,
    Delivery,
    Relay,
    { provide: Postman, useFactory: postmanOf, inject: [ENVIRONMENT] },
  ],
  exports: [Outbox, OutboxQueue],
})
export class MailModule {}

function postmanOf({ mail, dataDir }: Environment): Postman {
  return mail.smtp === null ? new FilePostman(join(dataDir, 'mail')) : new SmtpPostman(mail.smtp);
}
