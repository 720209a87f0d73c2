import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../catalog/catalog.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { UsersModule } from '../users/users.module.js';
import { OrderCreation } from './order-creation.service.js';
import { OrderFigures } from './order-figures.service.js';
import { OrderInvoicing } from './order-invoicing.service.js';
import { OrderEmails } from './order.emails.js';
import { OrderLines } from './order-lines.service.js';
import { Order, OrderSchema } from './order.schema.js';
import { OrderStock } from './order-stock.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Order.name, schema: OrderSchema }]),
    CatalogModule,
    QuotesModule,
    UsersModule,
  ],
  controllers: [OrdersController],
  providers: [OrdersService, OrderFigures, OrderCreation, OrderInvoicing, OrderEmails, OrderLines, OrderStock],
  exports: [OrdersService, OrderFigures, OrderCreation, OrderInvoicing],
})
export class OrdersModule {}
