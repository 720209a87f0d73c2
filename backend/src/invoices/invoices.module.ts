import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../platform/pdf/documents.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { UsersModule } from '../users/users.module.js';
import { InvoiceAccounts } from './invoice-accounts.service.js';
import { InvoiceDocument } from './invoice.document.js';
import { InvoiceEditing } from './invoice-editing.service.js';
import { InvoiceFigures } from './invoice-figures.service.js';
import { InvoiceSettlement } from './invoice-settlement.service.js';
import { InvoiceEmails } from './invoice.emails.js';
import { Invoice, InvoiceSchema } from './invoice.schema.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Invoice.name, schema: InvoiceSchema }]),
    OrdersModule,
    UsersModule,
    DocumentsModule,
  ],
  controllers: [InvoicesController],
  providers: [
    InvoicesService,
    InvoiceAccounts,
    InvoiceFigures,
    InvoiceEditing,
    InvoiceSettlement,
    InvoiceDocument,
    InvoiceEmails,
  ],
  exports: [InvoicesService, InvoiceAccounts, InvoiceFigures, InvoiceSettlement],
})
export class InvoicesModule {}
