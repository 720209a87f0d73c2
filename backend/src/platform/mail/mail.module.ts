import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/config.module.js';
import { storesOf } from '../database/stores.js';
import { EmailRenderer } from './email-renderer.js';
import { FileTransport, MailTransport, SmtpTransport } from './mail-transport.js';
import { MailController } from './mail.controller.js';
import { MailRecipients } from './mail-recipients.service.js';
import { MailService } from './mail.service.js';
import { MailedDocuments } from './mailed-documents.service.js';
import { OutboxCleaning, OutboxQueue } from './outbox-queue.service.js';
import { OutboxEmail, OutboxEmailSchema } from './outbox.schema.js';
import { Outbox } from './outbox.service.js';
import { Relay } from './relay.service.js';

@Global()
@Module({
  imports: [storesOf([OutboxEmail, OutboxEmailSchema])],
  controllers: [MailController],
  providers: [
    MailService,
    MailRecipients,
    Outbox,
    OutboxQueue,
    OutboxCleaning,
    EmailRenderer,
    MailedDocuments,
    Relay,
    { provide: MailTransport, useFactory: transportOf, inject: [ENVIRONMENT] },
  ],
  exports: [Outbox, OutboxQueue, MailService, MailRecipients, MailedDocuments, EmailRenderer],
})
export class MailModule {}

function transportOf({ mail, dataDir }: Environment): MailTransport {
  return mail.smtp === null ? new FileTransport(join(dataDir, 'mail')) : new SmtpTransport(mail.smtp);
}
