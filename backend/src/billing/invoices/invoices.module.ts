import { Module } from '@nestjs/common';
import { InvoiceViews } from './invoice-views.service.js';
import { InvoiceSalesViews } from './invoice-sales-views.service.js';
import { InvoiceTaxViews } from './invoice-tax-views.service.js';
import { InvoiceWriting } from './invoice-writing.service.js';
import { InvoiceDrafts } from './invoice-drafts.service.js';
import { InvoiceAssignment } from './invoice-assignment.service.js';
import { InvoiceChanges } from './invoice-changes.service.js';
import { InvoicePapers } from './invoice-papers.service.js';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { ParticularsModule } from '../../documents/particulars/particulars.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { UserRecordModule } from '../../people/user-record/user-record.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';
import { DeliveriesModule } from '../../sales/deliveries/deliveries.module.js';
import { AdvanceIssuing } from './advance-issuing.service.js';
import { AdvanceUses } from './advance-uses.service.js';
import { PlannedBills } from './planned-bills.service.js';
import { Invoice, INVOICE_RECORD, InvoiceSchema } from './invoice.schema.js';
import { AdvanceInvoicesController, InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';
import { INVOICE_SEARCH } from './invoices.list.js';
import { OpeningInvoices } from './opening-invoices.service.js';

@Module({
  imports: [
    storesOf([Invoice, InvoiceSchema, INVOICE_RECORD]),
    OrdersModule,
    DeliveriesModule,
    UsersModule,
    UserRecordModule,
    CompaniesModule,
    ParticularsModule,
    DocumentsModule,
    VatPeriodsModule,
  ],
  controllers: [InvoicesController, AdvanceInvoicesController],
  providers: [
    InvoiceViews,
    InvoiceSalesViews,
    InvoiceTaxViews,
    foundBySearch(Invoice, INVOICE_SEARCH),
    InvoiceDrafts,
    PlannedBills,
    AdvanceUses,
    AdvanceIssuing,
    InvoiceWriting,
    InvoicesService,
    InvoiceChanges,
    InvoicePapers,
    InvoiceAssignment,
    OpeningInvoices,
  ],
  exports: [
    InvoiceViews,
    InvoiceSalesViews,
    InvoiceTaxViews,
    InvoiceDrafts,
    InvoiceWriting,
    AdvanceIssuing,
    PlannedBills,
    InvoicesService,
    InvoiceChanges,
    InvoicePapers,
    OpeningInvoices,
  ],
})
export class InvoicesModule {}
