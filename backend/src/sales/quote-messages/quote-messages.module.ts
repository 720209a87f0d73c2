import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { MessageFile, MessageFileSchema } from './message-file.schema.js';
import { MessageFiles } from './message-files.service.js';
import { QuoteMessage, QuoteMessageSchema } from './quote-message.schema.js';
import { QuoteMessagesController } from './quote-messages.controller.js';
import { QuoteMessages } from './quote-messages.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: QuoteMessage.name, schema: QuoteMessageSchema },
      { name: MessageFile.name, schema: MessageFileSchema },
    ]),
    CatalogModule,
    QuotesModule,
    UsersModule,
    PicturesModule,
  ],
  controllers: [QuoteMessagesController],
  providers: [plainStoreOf(QuoteMessage), plainStoreOf(MessageFile), QuoteMessages, MessageFiles],
})
export class QuoteMessagesModule {}
