import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { DocumentLinksController, LinkedDocumentController } from './document-links.controller.js';
import { DocumentLinks } from './document-links.service.js';
import { Link, LinkSchema } from './link.schema.js';
import { Links } from './links.service.js';

@Module({
  imports: [storesOf([Link, LinkSchema])],
  controllers: [DocumentLinksController, LinkedDocumentController],
  providers: [Links, DocumentLinks],
  exports: [Links],
})
export class LinksModule {}
