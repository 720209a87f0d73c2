import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
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
    MongooseModule.forFeature([
      { name: SupplierDocument.name, schema: SupplierDocumentSchema },
      { name: SupplierFile.name, schema: SupplierFileSchema },
    ]),
    PicturesModule,
  ],
  controllers: [SupplierDocumentsController],
  providers: [
    recordStoreOf(SupplierDocument, SUPPLIER_DOCUMENT_RECORD),
    plainStoreOf(SupplierFile),
    SupplierDocuments,
    SupplierNotices,
  ],
})
export class SupplierPackModule {}
