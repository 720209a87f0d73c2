import { Module } from '@nestjs/common';
import { QuotePurchases } from './quote-purchases.service.js';
import { QuoteRequests } from './quote-requests.service.js';
import { QuoteEditing } from './quote-editing.service.js';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { DocumentCopies } from './document-copies.service.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { PurchaseModule } from '../../documents/particulars/purchase.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { QuoteConversion } from './quote-conversion.service.js';
import { QuoteAnswersController } from './quote-answers.controller.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { QuoteDocument } from './quote.document.js';
import { QuoteMailing } from './quote.mailing.js';
import { QuoteReminders } from './quote-reminders.service.js';
import { QuoteRenewal } from './quote-renewal.service.js';
import { QuoteRevision, QuoteRevisionSchema } from './quote-revision.schema.js';
import { QuoteRevisionsController } from './quote-revisions.controller.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import { QuoteSending } from './quote-sending.service.js';
import { QuoteStatistics } from './quote-statistics.service.js';
import { QuoteEmails } from './quote.emails.js';
import { QuoteConversation } from './quote-conversation.service.js';
import { QuoteLines } from './quote-lines.service.js';
import { QuoteTotals } from './quote-totals.service.js';
import { Quote, QUOTE_RECORD, QuoteSchema } from './quote.schema.js';
import { QuoteWriting } from './quote-writing.service.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { QUOTE_SEARCH } from './quotes.list.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Quote.name, schema: QuoteSchema },
      { name: QuoteRevision.name, schema: QuoteRevisionSchema },
    ]),
    CatalogModule,
    UsersModule,
    CompaniesModule,
    DocumentsModule,
    PurchaseModule,
  ],
  controllers: [QuotesController, QuoteAnswersController, QuoteRevisionsController],
  providers: [
    QuotePurchases,
    recordStoreOf(Quote, QUOTE_RECORD),
    plainStoreOf(QuoteRevision),
    foundBySearch(Quote, QUOTE_SEARCH),
    QuoteEditing,
    QuoteRequests,
    QuotesService,
    QuoteStatistics,
    QuoteConversation,
    QuoteLines,
    QuoteTotals,
    QuoteConversion,
    QuoteDocument,
    QuoteMailing,
    QuoteEmails,
    QuoteWriting,
    DocumentCopies,
    QuoteAnswers,
    QuoteReminders,
    QuoteRenewal,
    QuoteRevisions,
    QuoteSending,
  ],
  exports: [
    DocumentCopies,
    QuoteAnswers,
    QuotePurchases,
    QuoteRevisions,
    QuoteSending,
    QuoteWriting,
    QuoteEditing,
    QuoteRequests,
    QuotesService,
    QuoteStatistics,
    QuoteTotals,
    QuoteConversation,
    QuoteConversion,
    QuoteDocument,
  ],
})
export class QuotesModule {}
