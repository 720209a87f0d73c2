import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { ChequesModule } from '../cheques/cheques.module.js';
import { InvoicesModule } from '../../billing/invoices/invoices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { MoveInsModule } from '../../shop/move-ins/move-ins.module.js';
import { ReadingModule } from '../../platform/reading/reading.module.js';
import { BankAccounts } from './bank-accounts.service.js';
import { BankAccountsController } from './bank-accounts.controller.js';
import { BankBatches } from './bank-batches.service.js';
import { BankBatchesController } from './bank-batches.controller.js';
import { BankBookings } from './bank-bookings.service.js';
import { BankImports } from './bank-imports.service.js';
import { BANK_LINE_RECORD, BankLine, BankLineSchema } from './bank-line.schema.js';
import { BankKnownLines } from './bank-known-lines.service.js';
import { BankLines } from './bank-lines.service.js';
import { BankLinesController } from './bank-lines.controller.js';
import {
  BankBooked,
  BankBookedSchema,
  BankPayer,
  BankPayerSchema,
  BankProfile,
  BankProfileSchema,
  BankRule,
  BankRuleSchema,
} from './bank-notes.schema.js';
import { BANK_STATEMENT_RECORD, BankStatement, BankStatementSchema } from './bank-statement.schema.js';
import { BankStatementsController } from './bank-statements.controller.js';
import { BankMatching } from './bank-matching.service.js';
import { BankPayers } from './bank-payers.service.js';
import { BankRules } from './bank-rules.service.js';
import { BankRulesController } from './bank-rules.controller.js';
import { BankSuggestions } from './bank-suggestions.service.js';

@Module({
  imports: [
    storesOf(
      [BankStatement, BankStatementSchema, BANK_STATEMENT_RECORD],
      [BankLine, BankLineSchema, BANK_LINE_RECORD],
      [BankBooked, BankBookedSchema],
      [BankProfile, BankProfileSchema],
      [BankPayer, BankPayerSchema],
      [BankRule, BankRuleSchema],
    ),
    ChequesModule,
    MoveInsModule,
    InvoicesModule,
    PaymentsModule,
    ReceiptsModule,
    ReadingModule,
  ],
  controllers: [
    BankAccountsController,
    BankStatementsController,
    BankBatchesController,
    BankLinesController,
    BankRulesController,
  ],
  providers: [
    BankAccounts,
    BankBatches,
    BankBookings,
    BankImports,
    BankKnownLines,
    BankLines,
    BankMatching,
    BankPayers,
    BankRules,
    BankSuggestions,
  ],
  exports: [BankAccounts, BankLines],
})
export class BankModule {}
