import { Module } from '@nestjs/common';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { storesOf } from '../../platform/database/stores.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { MessageFile, MessageFileSchema, QuoteMessage, QuoteMessageSchema } from './quote-message.schema.js';
import { MessageFiles } from './message-files.service.js';
import { QuoteMessagesController } from './quote-messages.controller.js';
import { QuoteMessages } from './quote-messages.service.js';

@Module({
  imports: [
    storesOf([QuoteMessage, QuoteMessageSchema], [MessageFile, MessageFileSchema]),
    CatalogModule,
    QuotesModule,
    UsersModule,
    PicturesModule,
  ],
  controllers: [QuoteMessagesController],
  providers: [QuoteMessages, MessageFiles],
})
export class QuoteMessagesModule {}
