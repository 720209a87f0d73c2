import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { DocumentLink, DocumentLinkSchema } from './document-link.schema.js';
import { DocumentLinksController, LinkedDocumentController } from './document-links.controller.js';
import { DocumentLinks } from './document-links.service.js';

@Module({
  imports: [storesOf([DocumentLink, DocumentLinkSchema])],
  controllers: [DocumentLinksController, LinkedDocumentController],
  providers: [DocumentLinks],
})
export class DocumentLinksModule {}
