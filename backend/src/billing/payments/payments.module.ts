import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { recordStoreOf } from '../../platform/database/record-store.js';
import { foundBySearch } from '../../platform/lists/record-searches.service.js';
import { DocumentsModule } from '../../platform/pdf/documents.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { UsersModule } from '../../people/users/users.module.js';
import { PaymentStatistics } from './payment-statistics.service.js';
import { PaymentRecording } from './payment-recording.service.js';
import { PaymentDocument } from './payment.document.js';
import { PaymentMailing } from './payment.mailing.js';
import { PaymentSettlement } from './payment-settlement.service.js';
import { PaymentRefunding } from './payment-refunding.service.js';
import { PaymentEmails } from './payment.emails.js';
import { Payment, PAYMENT_RECORD, PaymentSchema } from './payment.schema.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { PAYMENT_SEARCH } from './payments.list.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Payment.name, schema: PaymentSchema }]),
    InvoicesModule,
    UsersModule,
    DocumentsModule,
  ],
  controllers: [PaymentsController],
  providers: [
    recordStoreOf(Payment, PAYMENT_RECORD),
    foundBySearch(Payment, PAYMENT_SEARCH),
    PaymentsService,
    PaymentStatistics,
    PaymentSettlement,
    PaymentRecording,
    PaymentRefunding,
    PaymentEmails,
    PaymentDocument,
    PaymentMailing,
  ],
  exports: [PaymentsService, PaymentStatistics, PaymentRecording, PaymentSettlement],
})
export class PaymentsModule {}
