import { Module } from '@nestjs/common';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { EInvoicingModule } from '../../e-invoicing/e-invoicing.module.js';
import { InvoicesModule } from '../../billing/invoices/invoices.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { ReceiptsModule } from '../../money/receipts/receipts.module.js';
import { SalesModule } from '../sales/sales.module.js';
import { QuotesModule } from '../../sales/quotes/quotes.module.js';
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
