import { Module } from '@nestjs/common';
import { LinksModule } from '../../shop/links/links.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { QuoteLinkAnswers } from './quote-link-answers.service.js';
import { LinkedQuoteController, QuoteLinksController } from './quote-links.controller.js';
import { QuoteLinks } from './quote-links.service.js';

@Module({
  imports: [LinksModule, QuotesModule, UsersModule],
  controllers: [QuoteLinksController, LinkedQuoteController],
  providers: [QuoteLinks, QuoteLinkAnswers],
  exports: [QuoteLinkAnswers],
})
export class QuoteLinksModule {}
