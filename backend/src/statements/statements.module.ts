import { Module } from '@nestjs/common';
import { DocumentsModule } from '../platform/pdf/documents.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { UsersModule } from '../users/users.module.js';
import { StatementDocument } from './statement.document.js';
import { StatementsController } from './statements.controller.js';
import { StatementsService } from './statements.service.js';

@Module({
  imports: [UsersModule, InvoicesModule, DocumentsModule],
  controllers: [StatementsController],
  providers: [StatementsService, StatementDocument],
})
export class StatementsModule {}
