import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { QuoteLinkAnswers } from './quote-link-answers.service.js';
import { QuoteLink, QuoteLinkSchema } from './quote-link.schema.js';
import { LinkedQuoteController, QuoteLinksController } from './quote-links.controller.js';
import { QuoteLinks } from './quote-links.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: QuoteLink.name, schema: QuoteLinkSchema }]), QuotesModule, UsersModule],
  controllers: [QuoteLinksController, LinkedQuoteController],
  providers: [plainStoreOf(QuoteLink), QuoteLinks, QuoteLinkAnswers],
  exports: [QuoteLinkAnswers],
})
export class QuoteLinksModule {}
