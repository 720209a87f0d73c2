import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../../people/companies/companies.module.js';
import { ChequesModule } from '../../cheques/cheques.module.js';
import { InvoicesModule } from '../../../billing/invoices/invoices.module.js';
import { OrdersModule } from '../../../sales/orders/orders.module.js';
import { ReceiptsModule } from '../../receipts/receipts.module.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { CompanyOverviewController, CreditLimitsController } from './credit-limits.controller.js';
import { CreditStanding } from './credit-standing.service.js';

@Module({
  imports: [CompaniesModule, UsersModule, OrdersModule, InvoicesModule, ReceiptsModule, ChequesModule],
  controllers: [CreditLimitsController, CompanyOverviewController],
  providers: [CreditStanding],
  exports: [CreditStanding],
})
export class CreditLimitsModule {}
