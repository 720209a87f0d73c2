import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentsModule } from '../platform/pdf/documents.module.js';
import { UsersModule } from '../users/users.module.js';
import { QuoteConversion } from './quote-conversion.service.js';
import { QuoteDocument } from './quote.document.js';
import { QuoteFigures } from './quote-figures.service.js';
import { QuoteEmails } from './quote.emails.js';
import { QuoteLines } from './quote-lines.service.js';
import { Quote, QuoteSchema } from './quote.schema.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Quote.name, schema: QuoteSchema }]),
    CatalogModule,
    UsersModule,
    DocumentsModule,
  ],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteFigures, QuoteLines, QuoteConversion, QuoteDocument, QuoteEmails],
  exports: [QuotesService, QuoteFigures, QuoteConversion],
})
export class QuotesModule {}
