import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DraftChecks } from './draft-checks.service.js';
import { EInvoicesController } from './e-invoices.controller.js';
import { EInvoicesService } from './e-invoices.service.js';
import { ReadingController } from './reading/reading.controller.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  imports: [
    InvoicesModule,
    CreditNotesModule,
    OrdersModule,
    QuotesModule,
    CompaniesModule,
    CatalogModule,
    SettingsModule,
  ],
  controllers: [EInvoicesController, ReadingController],
  providers: [EInvoicesService, DraftChecks, ReadinessService],
})
export class EInvoicingModule {}
