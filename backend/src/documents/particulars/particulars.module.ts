import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { PoFile, PoFileSchema } from './po-file.schema.js';
import { PoFilesController } from './po-files.controller.js';
import { PoFiles } from './po-files.service.js';
import { PurchaseDetailsService } from './purchase-details.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: PoFile.name, schema: PoFileSchema }])],
  controllers: [PoFilesController],
  providers: [plainStoreOf(PoFile), PoFiles, PurchaseDetailsService],
  exports: [PurchaseDetailsService, PoFiles],
})
export class ParticularsModule {}
