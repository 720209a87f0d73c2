import { Module } from '@nestjs/common';
import { CreditNotesModule } from '../../billing/credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../../billing/invoices/invoices.module.js';
import { BankModule } from '../../money/bank/bank.module.js';
import { ChequesModule } from '../../money/cheques/cheques.module.js';
import { PaymentsModule } from '../../money/payments/payments.module.js';
import { ReceiptsModule } from '../../money/receipts/receipts.module.js';
import { JournalController } from './journal.controller.js';
import { Journal } from './journal.service.js';
import { JournalReading } from './journal-reading.service.js';

@Module({
  imports: [InvoicesModule, CreditNotesModule, PaymentsModule, ReceiptsModule, ChequesModule, BankModule],
  controllers: [JournalController],
  providers: [JournalReading, Journal],
  exports: [JournalReading, Journal],
})
export class JournalModule {}
