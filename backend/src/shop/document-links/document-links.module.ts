import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { DocumentLink, DocumentLinkSchema } from './document-link.schema.js';
import { DocumentLinksController, LinkedDocumentController } from './document-links.controller.js';
import { DocumentLinks } from './document-links.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: DocumentLink.name, schema: DocumentLinkSchema }])],
  controllers: [DocumentLinksController, LinkedDocumentController],
  providers: [plainStoreOf(DocumentLink), DocumentLinks],
})
export class DocumentLinksModule {}
