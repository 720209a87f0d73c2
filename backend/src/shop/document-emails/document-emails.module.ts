import { Module } from '@nestjs/common';
import { DocumentEmailsController } from './document-emails.controller.js';
import { DocumentEmails } from './document-emails.service.js';

@Module({ controllers: [DocumentEmailsController], providers: [DocumentEmails] })
export class DocumentEmailsModule {}
