import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../catalog/catalog.module.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { PriceListsModule } from './lists/price-lists.module.js';
import { PRICE_CHANGE_RECORD, PriceChange, PriceChangeSchema } from './price-change.schema.js';
import { PriceChangesController, ProductPricesController } from './price-changes.controller.js';
import { PriceChanges } from './price-changes.service.js';
import { PricePlans } from './price-plans.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PriceChange.name, schema: PriceChangeSchema }]),
    CatalogModule,
    PriceListsModule,
  ],
  controllers: [PriceChangesController, ProductPricesController],
  providers: [recordStoreOf(PriceChange, PRICE_CHANGE_RECORD), PricePlans, PriceChanges],
})
export class PriceChangesModule {}
