import { Module } from '@nestjs/common';
import { EarlierOrders } from './earlier-orders.service.js';
import { OrdersService } from './orders.service.js';
import { OrderEditing } from './order-editing.service.js';
import { OrderBinding } from './order-binding.service.js';
import { OrderAdvances } from './order-advances.service.js';
import { OpeningOrders } from './opening-orders.service.js';
import { OpenOrders } from './open-orders.service.js';
import { OrderGoods } from './order-goods.service.js';
import { OrderDrafts } from './order-drafts.service.js';
import { OrderCreation } from './order-creation.service.js';
import { OrderAssignment } from './order-assignment.service.js';
import { LastPrices } from './last-prices.service.js';
import { OrderPapers } from './order-papers.service.js';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { ParticularsModule } from '../../documents/particulars/particulars.module.js';
import { UserRecordModule } from '../../people/user-record/user-record.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';
import { Order, ORDER_RECORD, OrderSchema } from './order.schema.js';
import { OrdersController } from './orders.controller.js';
import { ORDER_SEARCH } from './orders.list.js';

@Module({
  imports: [
    storesOf([Order, OrderSchema, ORDER_RECORD]),
    CatalogModule,
    QuotesModule,
    UsersModule,
    UserRecordModule,
    CompaniesModule,
    DocumentsModule,
    ParticularsModule,
    VatPeriodsModule,
  ],
  controllers: [OrdersController],
  providers: [
    OrdersService,
    EarlierOrders,
    foundBySearch(Order, ORDER_SEARCH),
    OrderDrafts,
    OrderBinding,
    OrderAdvances,
    OrderGoods,
    OpenOrders,
    OrderEditing,
    OrderCreation,
    OpeningOrders,
    OrderPapers,
    LastPrices,
    OrderAssignment,
  ],
  exports: [
    OrdersService,
    EarlierOrders,
    OrderEditing,
    OrderCreation,
    OrderBinding,
    OrderAdvances,
    OrderGoods,
    OpenOrders,
    OpeningOrders,
  ],
})
export class OrdersModule {}
