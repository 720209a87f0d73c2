import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../people/companies/companies.module.js';
import { InvoicesModule } from '../../billing/invoices/invoices.module.js';
import { DifferencesModule } from '../../billing/differences/differences.module.js';
import { CreditNotesModule } from '../../billing/credit-notes/credit-notes.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { VatPeriodsModule } from '../../shop/vat-periods/vat-periods.module.js';
import { AccountCredit } from './account-credit.service.js';
import { OpeningCredits } from './opening-credits.service.js';
import { ReceiptPapers } from './receipt-papers.service.js';
import { ReceiptsService } from './receipts.service.js';
import { OrderMoney } from './order-money.service.js';
import { ReceiptPrepayments } from './receipt-prepayments.service.js';
import { ReceiptRecording } from './receipt-recording.service.js';
import { Receipt, RECEIPT_RECORD, ReceiptSchema } from './receipt.schema.js';
import { InvoiceCreditController, ReceiptsController } from './receipts.controller.js';
import { RECEIPT_SEARCH } from './receipts.list.js';
import { WaitingMoney } from './waiting-money.service.js';

@Module({
  imports: [
    storesOf([Receipt, ReceiptSchema, RECEIPT_RECORD]),
    InvoicesModule,
    OrdersModule,
    PaymentsModule,
    CreditNotesModule,
    DifferencesModule,
    UsersModule,
    CompaniesModule,
    DocumentsModule,
    VatPeriodsModule,
  ],
  controllers: [ReceiptsController, InvoiceCreditController],
  providers: [
    foundBySearch(Receipt, RECEIPT_SEARCH),
    ReceiptsService,
    AccountCredit,
    ReceiptPrepayments,
    OrderMoney,
    ReceiptRecording,
    ReceiptPapers,
    WaitingMoney,
    OpeningCredits,
  ],
  exports: [OpeningCredits, AccountCredit, ReceiptsService, ReceiptRecording, ReceiptPrepayments],
})
export class ReceiptsModule {}
