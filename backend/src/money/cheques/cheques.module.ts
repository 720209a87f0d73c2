import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { MoveInsModule } from '../../shop/move-ins/move-ins.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { InvoicesModule } from '../../billing/invoices/invoices.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { ChequeCover } from './cheque-cover.service.js';
import { ChequeDeposit, ChequeDepositSchema } from './cheque-deposit.schema.js';
import { ChequeDeposits } from './cheque-deposits.service.js';
import { ChequeEntry } from './cheque-entry.service.js';
import { ChequeFile, ChequeFileSchema } from './cheque-file.schema.js';
import { ChequeFiles } from './cheque-files.service.js';
import { ChequeHolds } from './cheque-holds.service.js';
import { ChequeNotices } from './cheque-notices.service.js';
import { ChequeFilesController, ChequePapersController } from './cheque-papers.controller.js';
import { ChequePapers } from './cheque-papers.service.js';
import { ChequePlans } from './cheque-plans.service.js';
import { ChequeReminders } from './cheque-reminders.service.js';
import { ChequeSeries } from './cheque-series.service.js';
import { ChequeDepositsController, ChequeStepsController } from './cheque-steps.controller.js';
import { ChequeSteps } from './cheque-steps.service.js';
import { Cheque, CHEQUE_RECORD, ChequeSchema } from './cheque.schema.js';
import { ChequesController } from './cheques.controller.js';
import { CHEQUE_SEARCH } from './cheques.list.js';
import { ChequesService } from './cheques.service.js';
import { OpeningCheques } from './opening-cheques.service.js';
import { ExecutionFile } from './execution-file.service.js';

@Module({
  imports: [
    storesOf(
      [Cheque, ChequeSchema, CHEQUE_RECORD],
      [ChequeDeposit, ChequeDepositSchema],
      [ChequeFile, ChequeFileSchema],
    ),
    UsersModule,
    CompaniesModule,
    OrdersModule,
    InvoicesModule,
    ReceiptsModule,
    DocumentsModule,
    PicturesModule,
    MoveInsModule,
  ],
  controllers: [
    ChequesController,
    ChequeStepsController,
    ChequeDepositsController,
    ChequePapersController,
    ChequeFilesController,
  ],
  providers: [
    foundBySearch(Cheque, CHEQUE_SEARCH),
    ChequeCover,
    ChequesService,
    ChequePlans,
    ChequeHolds,
    ChequeNotices,
    ChequeReminders,
    ChequeEntry,
    ChequeSeries,
    ChequeSteps,
    ChequeDeposits,
    ChequePapers,
    ChequeFiles,
    ExecutionFile,
    OpeningCheques,
  ],
  exports: [ChequesService, ChequeCover, ChequeSteps, OpeningCheques],
})
export class ChequesModule {}
