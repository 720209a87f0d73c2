import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import {
  SUPPLIER_DOCUMENT_RECORD,
  SupplierDocument,
  SupplierDocumentSchema,
  SupplierFile,
  SupplierFileSchema,
} from './supplier-document.schema.js';
import { SupplierDocumentsController } from './supplier-documents.controller.js';
import { SupplierDocuments } from './supplier-documents.service.js';
import { SupplierNotices } from './supplier-notices.service.js';

@Module({
  imports: [
    storesOf([SupplierDocument, SupplierDocumentSchema, SUPPLIER_DOCUMENT_RECORD], [SupplierFile, SupplierFileSchema]),
    PicturesModule,
  ],
  controllers: [SupplierDocumentsController],
  providers: [SupplierDocuments, SupplierNotices],
})
export class SupplierPackModule {}
