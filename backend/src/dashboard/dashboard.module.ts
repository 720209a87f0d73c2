import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { EInvoicingModule } from '../e-invoicing/e-invoicing.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { SalesModule } from '../sales/sales.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [
    QuotesModule,
    OrdersModule,
    InvoicesModule,
    PaymentsModule,
    ReceiptsModule,
    SalesModule,
    CatalogModule,
    EInvoicingModule,
  ],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
