import { Module } from '@nestjs/common';
import { CompanyOverviewController } from './company-overview.controller.js';
import { CreditLimitsModule } from './credit-limits/credit-limits.module.js';

/** A separate module, since it imports users and invoices, which import companies. */
@Module({
  imports: [CreditLimitsModule],
  controllers: [CompanyOverviewController],
})
export class CompanyOverviewModule {}
