import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { CompanyOverviewController } from './company-overview.controller.js';
import { CompanyOverview } from './company-overview.service.js';

/** A module of its own, since it stands above users and invoices, which stand above companies. */
@Module({
  imports: [ReceiptsModule, CompaniesModule, UsersModule, InvoicesModule],
  controllers: [CompanyOverviewController],
  providers: [CompanyOverview],
})
export class CompanyOverviewModule {}
