import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { UsersModule } from '../users/users.module.js';
import { SalesController } from './sales.controller.js';
import { SalesService } from './sales.service.js';

@Module({
  imports: [InvoicesModule, CreditNotesModule, UsersModule, CompaniesModule],
  controllers: [SalesController],
  providers: [SalesService],
  exports: [SalesService],
})
export class SalesModule {}
