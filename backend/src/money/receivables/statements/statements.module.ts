import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../../platform/pdf/documents.module.js';
import { CompaniesModule } from '../../../people/companies/companies.module.js';
import { ChequesModule } from '../../cheques/cheques.module.js';
import { InvoicesModule } from '../../../billing/invoices/invoices.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { ReceiptsModule } from '../../receipts/receipts.module.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { AccountBooks } from './account-books.service.js';
import { StatementPapers } from './statement-papers.service.js';
import {
  CompanyAccountsController,
  CompanyStatementsController,
  OwnStatementController,
  StatementsController,
} from './statements.controller.js';
import { StatementsService } from './statements.service.js';
import { CompanyAccounts } from './company-accounts.service.js';

@Module({
  imports: [
    UsersModule,
    CompaniesModule,
    InvoicesModule,
    PaymentsModule,
    ReceiptsModule,
    ChequesModule,
    DocumentsModule,
  ],
  controllers: [OwnStatementController, StatementsController, CompanyStatementsController, CompanyAccountsController],
  exports: [StatementsService, AccountBooks],
  providers: [StatementsService, StatementPapers, CompanyAccounts, AccountBooks],
})
export class StatementsModule {}
