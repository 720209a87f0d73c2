import { Module } from '@nestjs/common';
import { OrderPurchases } from './order-purchases.service.js';
import { OrderEditing } from './order-editing.service.js';
import { OrderCredit } from './order-credit.service.js';
import { OrderRelease } from './order-release.service.js';
import { NewOrders } from './new-orders.service.js';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { PurchaseModule } from '../../documents/particulars/purchase.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';
import { OrderCopying } from './order-copying.service.js';
import { OrderCreation } from './order-creation.service.js';
import { OrderStatistics } from './order-statistics.service.js';
import { OrderInvoicing } from './order-invoicing.service.js';
import { OrderDocument } from './order.document.js';
import { OrderMailing } from './order.mailing.js';
import { OrderEmails } from './order.emails.js';
import { OrderPrepayment } from './order-prepayment.service.js';
import { OrderLines } from './order-lines.service.js';
import { Order, ORDER_RECORD, OrderSchema } from './order.schema.js';
import { OrderReturns } from './order-returns.service.js';
import { OrderStock } from './order-stock.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { ORDER_SEARCH } from './orders.list.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Order.name, schema: OrderSchema }]),
    CatalogModule,
    QuotesModule,
    UsersModule,
    CompaniesModule,
    DocumentsModule,
    PurchaseModule,
    VatPeriodsModule,
  ],
  controllers: [OrdersController],
  providers: [
    OrderPurchases,
    recordStoreOf(Order, ORDER_RECORD),
    foundBySearch(Order, ORDER_SEARCH),
    NewOrders,
    OrderCredit,
    OrderRelease,
    OrderEditing,
    OrdersService,
    OrderStatistics,
    OrderCreation,
    OrderCopying,
    OrderInvoicing,
    OrderEmails,
    OrderDocument,
    OrderMailing,
    OrderLines,
    OrderStock,
    OrderReturns,
    OrderPrepayment,
  ],
  exports: [
    OrderPurchases,
    OrderEditing,
    OrdersService,
    OrderStatistics,
    OrderCreation,
    OrderInvoicing,
    OrderPrepayment,
    OrderReturns,
    OrderCredit,
  ],
})
export class OrdersModule {}
