import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { CONTACT_RECORD, ContactMessage, ContactMessageSchema } from './contact-message.schema.js';
import { CONTACT_SEARCH } from './contact.list.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: ContactMessage.name, schema: ContactMessageSchema }])],
  controllers: [ContactController],
  providers: [
    recordStoreOf(ContactMessage, CONTACT_RECORD),
    foundBySearch(ContactMessage, CONTACT_SEARCH),
    ContactService,
  ],
})
export class ContactModule {}
