import { Module } from '@nestjs/common';
import { InvoicePurchases } from './invoice-purchases.service.js';
import { InvoiceIssuing } from './invoice-issuing.service.js';
import { NewInvoices } from './new-invoices.service.js';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { PurchaseModule } from '../../documents/particulars/purchase.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { SupplierPackModule } from '../../shop/supplier-pack/supplier-pack.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';
import { InvoiceAccounts } from './invoice-accounts.service.js';
import { InvoiceCrediting } from './invoice-crediting.service.js';
import { InvoiceTransmission } from './invoice-transmission.service.js';
import { InvoiceBooks } from './invoice-books.service.js';
import { InvoiceDocument } from './invoice.document.js';
import { InvoiceMailing } from './invoice.mailing.js';
import { InvoiceEditing } from './invoice-editing.service.js';
import { InvoiceSales } from './invoice-sales.service.js';
import { InvoiceStatistics } from './invoice-statistics.service.js';
import { InvoiceSettlement } from './invoice-settlement.service.js';
import { InvoiceEmails } from './invoice.emails.js';
import { Invoice, INVOICE_RECORD, InvoiceSchema } from './invoice.schema.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';
import { INVOICE_SEARCH } from './invoices.list.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Invoice.name, schema: InvoiceSchema }]),
    OrdersModule,
    UsersModule,
    CompaniesModule,
    PurchaseModule,
    DocumentsModule,
    SupplierPackModule,
    VatPeriodsModule,
  ],
  controllers: [InvoicesController],
  providers: [
    InvoicePurchases,
    recordStoreOf(Invoice, INVOICE_RECORD),
    foundBySearch(Invoice, INVOICE_SEARCH),
    NewInvoices,
    InvoiceIssuing,
    InvoicesService,
    InvoiceAccounts,
    InvoiceBooks,
    InvoiceStatistics,
    InvoiceSales,
    InvoiceEditing,
    InvoiceSettlement,
    InvoiceCrediting,
    InvoiceTransmission,
    InvoiceDocument,
    InvoiceMailing,
    InvoiceEmails,
  ],
  exports: [
    InvoicePurchases,
    NewInvoices,
    InvoiceBooks,
    InvoiceIssuing,
    InvoicesService,
    InvoiceAccounts,
    InvoiceStatistics,
    InvoiceSales,
    InvoiceSettlement,
    InvoiceCrediting,
    InvoiceTransmission,
  ],
})
export class InvoicesModule {}
