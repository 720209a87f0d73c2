import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from '../../goods/catalog/catalog.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { QuotesModule } from '../../sales/quotes/quotes.module.js';
import { SettingsModule } from '../../shop/settings/settings.module.js';
import { plainStoreOf } from '../../platform/database/plain-store.js';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { CallbackController } from './delivery/callback.controller.js';
import { EInvoiceConnectors } from './delivery/connectors/connectors.service.js';
import { DeliveriesController } from './delivery/deliveries.controller.js';
import { EInvoiceDeliveries } from './delivery/e-invoice-deliveries.service.js';
import { DeliverySettling } from './delivery/delivery-settling.service.js';
import { EInvoiceDocuments } from './e-invoice-documents.service.js';
import { EInvoiceChecks } from './e-invoice-checks.service.js';
import { DeliveryEditing } from './delivery/delivery-editing.service.js';
import { DeliveryRelay } from './delivery/delivery-relay.service.js';
import { DELIVERY_RECORD, EInvoiceDelivery, EInvoiceDeliverySchema } from './delivery/e-invoice-delivery.schema.js';
import { SentEInvoice, SentEInvoiceSchema } from './delivery/sent-e-invoice.schema.js';
import { EInvoicesController } from './e-invoices.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EInvoiceDelivery.name, schema: EInvoiceDeliverySchema },
      { name: SentEInvoice.name, schema: SentEInvoiceSchema },
    ]),
    InvoicesModule,
    CreditNotesModule,
    OrdersModule,
    QuotesModule,
    CompaniesModule,
    CatalogModule,
    SettingsModule,
  ],
  controllers: [EInvoicesController, DeliveriesController, CallbackController],
  providers: [
    recordStoreOf(EInvoiceDelivery, DELIVERY_RECORD),
    plainStoreOf(SentEInvoice),
    EInvoiceChecks,
    EInvoiceDocuments,
    EInvoiceConnectors,
    EInvoiceDeliveries,
    DeliveryEditing,
    DeliverySettling,
    DeliveryRelay,
  ],
  exports: [EInvoiceDeliveries],
})
export class EInvoicingModule {}
