import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { PackCover } from './pack-cover.document.js';
import { PackKey, PackKeySchema } from './pack-key.schema.js';
import { PackKeys } from './pack-keys.service.js';
import { SUPPLIER_DOCUMENT_RECORD, SupplierDocument, SupplierDocumentSchema } from './supplier-document.schema.js';
import { SupplierDocumentsController } from './supplier-documents.controller.js';
import { SupplierDocuments } from './supplier-documents.service.js';
import { SupplierFile, SupplierFileSchema } from './supplier-file.schema.js';
import { SupplierFiles } from './supplier-files.service.js';
import { SupplierNotices } from './supplier-notices.service.js';
import { SupplierPackController } from './supplier-pack.controller.js';
import { SupplierPack } from './supplier-pack.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SupplierDocument.name, schema: SupplierDocumentSchema },
      { name: SupplierFile.name, schema: SupplierFileSchema },
      { name: PackKey.name, schema: PackKeySchema },
    ]),
    PicturesModule,
    CompaniesModule,
    DocumentsModule,
    UsersModule,
  ],
  controllers: [SupplierDocumentsController, SupplierPackController],
  providers: [
    recordStoreOf(SupplierDocument, SUPPLIER_DOCUMENT_RECORD),
    plainStoreOf(SupplierFile),
    plainStoreOf(PackKey),
    SupplierFiles,
    SupplierDocuments,
    PackKeys,
    PackCover,
    SupplierPack,
    SupplierNotices,
  ],
  exports: [SupplierDocuments],
})
export class SupplierPackModule {}
