import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { CreditNotesModule } from '../../billing/credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../../billing/invoices/invoices.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { SalesController } from './sales.controller.js';
import { SalesService } from './sales.service.js';

@Module({
  imports: [PaymentsModule, InvoicesModule, CreditNotesModule, UsersModule, CompaniesModule],
  controllers: [SalesController],
  providers: [SalesService],
  exports: [SalesService],
})
export class SalesModule {}
