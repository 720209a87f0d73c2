import { Module } from '@nestjs/common';
import { DocumentWarnings } from './document-warnings.service.js';
import { QuotesService } from './quotes.service.js';
import { QuoteDrafts } from './quote-drafts.service.js';
import { QuoteBinding } from './quote-binding.service.js';
import { QuoteAnswering } from './quote-answering.service.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import { QuotePapers } from './quote-papers.service.js';
import { QuoteRequests } from './quote-requests.service.js';
import { QuoteEditing } from './quote-editing.service.js';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { PriceListsModule } from '../../goods/prices/lists/price-lists.module.js';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { ParticularsModule } from '../../documents/particulars/particulars.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { QuoteAnswersController } from './quote-answers.controller.js';
import { QuoteReminders } from './quote-reminders.service.js';
import { QuoteRevision, QuoteRevisionSchema } from './quote-revision.schema.js';
import { QuoteEmails } from './quote.emails.js';
import { Quote, QUOTE_RECORD, QuoteSchema } from './quote.schema.js';
import { QuoteWriting } from './quote-writing.service.js';
import {
  QuoteAgreementsController,
  QuoteBatchesController,
  QuoteRevisionsController,
  QuotesController,
} from './quotes.controller.js';
import { QUOTE_SEARCH } from './quotes.list.js';
import { OpeningQuotes } from './opening-quotes.service.js';
import { QuoteAgreements } from './quote-agreements.service.js';
import { AgreedQuotes } from './agreed-quotes.service.js';
import { QuoteBatches } from './quote-batches.service.js';
import { MoveInsModule } from '../../shop/move-ins/move-ins.module.js';
import { UserRecordModule } from '../../people/user-record/user-record.module.js';

@Module({
  imports: [
    storesOf([Quote, QuoteSchema, QUOTE_RECORD], [QuoteRevision, QuoteRevisionSchema]),
    CatalogModule,
    PriceListsModule,
    UsersModule,
    UserRecordModule,
    CompaniesModule,
    DocumentsModule,
    ParticularsModule,
    MoveInsModule,
  ],
  controllers: [
    QuotesController,
    QuoteAnswersController,
    QuoteRevisionsController,
    QuoteBatchesController,
    QuoteAgreementsController,
  ],
  providers: [
    QuotesService,
    DocumentWarnings,
    foundBySearch(Quote, QUOTE_SEARCH),
    QuoteEditing,
    QuoteRequests,
    QuoteBinding,
    QuoteDrafts,
    QuotePapers,
    QuoteEmails,
    QuoteWriting,
    QuoteRevisions,
    QuoteAnswering,
    QuoteReminders,
    QuoteBatches,
    QuoteAgreements,
    AgreedQuotes,
    OpeningQuotes,
  ],
  exports: [
    OpeningQuotes,
    DocumentWarnings,
    QuoteDrafts,
    QuoteRevisions,
    QuoteAnswering,
    QuotesService,
    QuoteWriting,
    QuoteEditing,
    QuoteRequests,
    QuoteBinding,
    QuotePapers,
  ],
})
export class QuotesModule {}
