import { Module } from '@nestjs/common';
import { CatalogModule } from '../goods/catalog/catalog.module.js';
import { CompaniesModule } from '../people/companies/companies.module.js';
import { CreditNotesModule } from '../billing/credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../billing/invoices/invoices.module.js';
import { OrdersModule } from '../sales/orders/orders.module.js';
import { QuotesModule } from '../sales/quotes/quotes.module.js';
import { SettingsModule } from '../shop/settings/settings.module.js';
import { storesOf } from '../platform/database/stores.js';
import { CallbackController } from './transmission/callback.controller.js';
import { EInvoiceConnectors } from './transmission/connectors/e-invoice-connectors.service.js';
import { TransmissionsController } from './transmission/transmissions.controller.js';
import { Transmissions } from './transmission/transmissions.service.js';
import { TransmissionSettling } from './transmission/transmission-settling.service.js';
import { EInvoiceDocuments } from './e-invoice-documents.service.js';
import { EInvoiceChecks } from './e-invoice-checks.service.js';
import { TransmissionEditing } from './transmission/transmission-editing.service.js';
import { TransmissionRelay } from './transmission/transmission-relay.service.js';
import { TRANSMISSION_RECORD, Transmission, TransmissionSchema } from './transmission/transmission.schema.js';
import { SentEInvoice, SentEInvoiceSchema } from './transmission/sent-e-invoice.schema.js';
import { EInvoicesController } from './e-invoices.controller.js';

@Module({
  imports: [
    storesOf([Transmission, TransmissionSchema, TRANSMISSION_RECORD], [SentEInvoice, SentEInvoiceSchema]),
    InvoicesModule,
    CreditNotesModule,
    OrdersModule,
    QuotesModule,
    CompaniesModule,
    CatalogModule,
    SettingsModule,
  ],
  controllers: [EInvoicesController, TransmissionsController, CallbackController],
  providers: [
    EInvoiceChecks,
    EInvoiceDocuments,
    EInvoiceConnectors,
    Transmissions,
    TransmissionEditing,
    TransmissionSettling,
    TransmissionRelay,
  ],
  exports: [Transmissions],
})
export class EInvoicingModule {}
