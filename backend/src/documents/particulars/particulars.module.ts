import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { PoFile, PoFileSchema } from './po-file.schema.js';
import { PoFilesController } from './po-files.controller.js';
import { PoFiles } from './po-files.service.js';
import { PurchaseDetailsService } from './purchase-details.service.js';

@Module({
  imports: [storesOf([PoFile, PoFileSchema])],
  controllers: [PoFilesController],
  providers: [PoFiles, PurchaseDetailsService],
  exports: [PurchaseDetailsService, PoFiles],
})
export class ParticularsModule {}
