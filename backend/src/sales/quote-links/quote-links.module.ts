import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { QuoteLinkAnswers } from './quote-link-answers.service.js';
import { QuoteLink, QuoteLinkSchema } from './quote-link.schema.js';
import { LinkedQuoteController, QuoteLinksController } from './quote-links.controller.js';
import { QuoteLinks } from './quote-links.service.js';

@Module({
  imports: [storesOf([QuoteLink, QuoteLinkSchema]), QuotesModule, UsersModule],
  controllers: [QuoteLinksController, LinkedQuoteController],
  providers: [QuoteLinks, QuoteLinkAnswers],
  exports: [QuoteLinkAnswers],
})
export class QuoteLinksModule {}
