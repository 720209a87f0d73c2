import { Module } from '@nestjs/common';
import { storesOf } from '../../platform/database/stores.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { FollowUpsModule } from '../../sales/follow-ups/follow-ups.module.js';
import { DifferencesModule } from '../../billing/differences/differences.module.js';
import { InvoicesModule } from '../../billing/invoices/invoices.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { PaymentsService } from './payments.service.js';
import { PaymentRecording } from './payment-recording.service.js';
import { PaymentPapers } from './payment-papers.service.js';
import { PaymentReversals } from './payment-reversals.service.js';
import { PaymentSettlement } from './payment-settlement.service.js';
import { Payment, PAYMENT_RECORD, PaymentSchema } from './payment.schema.js';
import { PaymentsController } from './payments.controller.js';
import { PAYMENT_SEARCH } from './payments.list.js';

@Module({
  imports: [
    storesOf([Payment, PaymentSchema, PAYMENT_RECORD]),
    InvoicesModule,
    DifferencesModule,
    FollowUpsModule,
    UsersModule,
    DocumentsModule,
  ],
  controllers: [PaymentsController],
  providers: [
    foundBySearch(Payment, PAYMENT_SEARCH),
    PaymentsService,
    PaymentSettlement,
    PaymentReversals,
    PaymentRecording,
    PaymentPapers,
  ],
  exports: [PaymentsService, PaymentRecording, PaymentReversals, PaymentSettlement],
})
export class PaymentsModule {}
