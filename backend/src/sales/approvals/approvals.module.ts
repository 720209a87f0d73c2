import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { storesOf } from '../../platform/database/stores.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { UserRecordModule } from '../../people/user-record/user-record.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { ApprovalDecisions } from './approval-decisions.service.js';
import { ApprovalsService } from './approvals.service.js';
import { Approval, APPROVAL_RECORD, ApprovalSchema } from './approval.schema.js';
import { AcceptancesController, ApprovalsController } from './approvals.controller.js';
import { ApprovalRequests } from './approval-requests.service.js';
import { QuoteLinksModule } from '../quote-links/quote-links.module.js';
import { BuyerLimits } from './buyer-limits.service.js';

@Module({
  imports: [
    storesOf([Approval, ApprovalSchema, APPROVAL_RECORD]),
    UsersModule,
    CompaniesModule,
    UserRecordModule,
    QuotesModule,
    QuoteLinksModule,
    OrdersModule,
  ],
  controllers: [ApprovalsController, AcceptancesController],
  providers: [ApprovalsService, ApprovalRequests, ApprovalDecisions, BuyerLimits],
})
export class ApprovalsModule {}
