import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../catalog/catalog.module.js';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { PriceListsModule } from './lists/price-lists.module.js';
import { PriceChangeDecisions } from './price-change-decisions.service.js';
import { PriceChangeWork } from './price-change-work.service.js';
import {
  PRICE_CHANGE_RECORD,
  PriceChange,
  PriceChangeBatch,
  PriceChangeBatchSchema,
  PriceChangeSchema,
} from './price-change.schema.js';
import { PriceChangesController, ProductPricesController } from './price-changes.controller.js';
import { PriceChanges } from './price-changes.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PriceChange.name, schema: PriceChangeSchema },
      { name: PriceChangeBatch.name, schema: PriceChangeBatchSchema },
    ]),
    CatalogModule,
    PriceListsModule,
  ],
  controllers: [PriceChangesController, ProductPricesController],
  providers: [
    recordStoreOf(PriceChange, PRICE_CHANGE_RECORD),
    plainStoreOf(PriceChangeBatch),
    PriceChanges,
    PriceChangeDecisions,
    PriceChangeWork,
  ],
})
export class PriceChangesModule {}
