import { Module } from '@nestjs/common';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { Backorders } from './backorders.service.js';
import { BackordersController, DeliveriesOfOrderController, DeliveriesController } from './deliveries.controller.js';
import { DELIVERY_SEARCH } from './deliveries.list.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryBilling } from './delivery-billing.service.js';
import { DeliveryFollowing } from './delivery-following.service.js';
import { DeliveryPapers } from './delivery-papers.service.js';
import { DeliveryProofs } from './delivery-proofs.service.js';
import { DeliveryWriting } from './delivery-writing.service.js';
import { OpeningDeliveries } from './opening-deliveries.service.js';
import { UnbilledDeliveries } from './unbilled-deliveries.service.js';
import { Delivery, DELIVERY_RECORD, DeliveryFile, DeliveryFileSchema, DeliverySchema } from './delivery.schema.js';

@Module({
  imports: [
    storesOf([Delivery, DeliverySchema, DELIVERY_RECORD], [DeliveryFile, DeliveryFileSchema]),
    CatalogModule,
    PicturesModule,
    UsersModule,
    CompaniesModule,
    DocumentsModule,
    VatPeriodsModule,
    OrdersModule,
  ],
  controllers: [DeliveriesController, DeliveriesOfOrderController, BackordersController],
  providers: [
    foundBySearch(Delivery, DELIVERY_SEARCH),
    DeliveriesService,
    DeliveryBilling,
    DeliveryWriting,
    DeliveryFollowing,
    DeliveryProofs,
    DeliveryPapers,
    Backorders,
    UnbilledDeliveries,
    OpeningDeliveries,
  ],
  exports: [DeliveriesService, DeliveryBilling, OpeningDeliveries],
})
export class DeliveriesModule {}
