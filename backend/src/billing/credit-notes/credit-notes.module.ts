import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { CreditNotePapers } from './credit-note-papers.service.js';
import { CreditNotesService } from './credit-notes.service.js';
import { CreditNoteIssuing } from './credit-note-issuing.service.js';
import { CREDIT_NOTE_RECORD, CreditNote, CreditNoteSchema } from './credit-note.schema.js';
import { CreditableController, CreditNotesController } from './credit-notes.controller.js';
import { CREDIT_NOTE_SEARCH } from './credit-notes.list.js';

@Module({
  imports: [
    storesOf([CreditNote, CreditNoteSchema, CREDIT_NOTE_RECORD]),
    InvoicesModule,
    OrdersModule,
    UsersModule,
    DocumentsModule,
  ],
  controllers: [CreditNotesController, CreditableController],
  providers: [foundBySearch(CreditNote, CREDIT_NOTE_SEARCH), CreditNotesService, CreditNoteIssuing, CreditNotePapers],
  exports: [CreditNotesService, CreditNoteIssuing],
})
export class CreditNotesModule {}
