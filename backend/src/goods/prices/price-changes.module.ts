import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { storesOf } from '../../platform/database/stores.js';
import { PriceListsModule } from './lists/price-lists.module.js';
import { PRICE_CHANGE_RECORD, PriceChange, PriceChangeSchema } from './price-change.schema.js';
import { PriceChangesController, ProductPricesController } from './price-changes.controller.js';
import { PriceChanges } from './price-changes.service.js';

@Module({
  imports: [storesOf([PriceChange, PriceChangeSchema, PRICE_CHANGE_RECORD]), CatalogModule, PriceListsModule],
  controllers: [PriceChangesController, ProductPricesController],
  providers: [PriceChanges],
})
export class PriceChangesModule {}
