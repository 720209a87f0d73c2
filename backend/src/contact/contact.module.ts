import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { ContactEmails } from './contact.emails.js';
import { ContactMessage, ContactMessageSchema } from './contact-message.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: ContactMessage.name, schema: ContactMessageSchema }])],
  controllers: [ContactController],
  providers: [ContactService, ContactEmails],
})
export class ContactModule {}
