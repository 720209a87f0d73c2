import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';
import { ContactLetters } from './contact.letters.js';
import { ContactMessage, ContactMessageSchema } from './contact-message.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: ContactMessage.name, schema: ContactMessageSchema }])],
  controllers: [ContactController],
  providers: [ContactService, ContactLetters],
})
export class ContactModule {}
