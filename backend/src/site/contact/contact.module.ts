import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { CONTACT_RECORD, ContactMessage, ContactMessageSchema } from './contact-message.schema.js';
import { CONTACT_SEARCH } from './contact.list.js';

@Module({
  imports: [storesOf([ContactMessage, ContactMessageSchema, CONTACT_RECORD])],
  controllers: [ContactController],
  providers: [foundBySearch(ContactMessage, CONTACT_SEARCH), ContactService],
})
export class ContactModule {}
