import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../../people/companies/companies.module.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { storesOf } from '../../../platform/database/stores.js';
import { ImportsModule } from '../../../platform/imports/imports.module.js';
import { foundBySearch } from '../../../platform/lists/record-searches.service.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { CUSTOMER_GROUP_RECORD, CustomerGroup, CustomerGroupSchema } from './customer-group.schema.js';
import { CustomerGroups } from './customer-groups.service.js';
import { OwnPricesController } from './own-prices.controller.js';
import { OwnPrices } from './own-prices.service.js';
import { PriceAudience } from './price-audience.service.js';
import { PriceLineDrafts } from './price-line-drafts.service.js';
import { PriceListEditing } from './price-list-editing.service.js';
import { PriceListPapers } from './price-list-papers.service.js';
import { PriceListImports } from './price-list-imports.service.js';
import {
  PRICE_LIST_RECORD,
  PriceListHead,
  PriceListLine,
  PriceListLineSchema,
  PriceListSchema,
} from './price-list.schema.js';
import { CustomerGroupsController, PriceListsController, PricesController } from './price-lists.controller.js';
import { PRICE_LIST_SEARCH } from './price-lists.list.js';
import { PriceLists } from './price-lists.service.js';
import { PriceMembers } from './price-members.service.js';
import { PriceQuestions } from './price-questions.service.js';

@Module({
  imports: [
    storesOf(
      [PriceListHead, PriceListSchema, PRICE_LIST_RECORD],
      [PriceListLine, PriceListLineSchema],
      [CustomerGroup, CustomerGroupSchema, CUSTOMER_GROUP_RECORD],
    ),
    CatalogModule,
    CompaniesModule,
    UsersModule,
    ImportsModule,
  ],
  controllers: [OwnPricesController, PriceListsController, CustomerGroupsController, PricesController],
  providers: [
    foundBySearch(PriceListHead, PRICE_LIST_SEARCH),
    PriceLists,
    PriceListEditing,
    PriceLineDrafts,
    PriceListImports,
    PriceListPapers,
    OwnPrices,
    PriceAudience,
    CustomerGroups,
    PriceMembers,
    PriceQuestions,
  ],
  exports: [PriceListEditing, PriceMembers],
})
export class PriceListsModule {}
