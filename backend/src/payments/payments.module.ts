import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { UsersModule } from '../users/users.module.js';
import { PaymentFigures } from './payment-figures.service.js';
import { PaymentRecording } from './payment-recording.service.js';
import { PaymentEmails } from './payment.emails.js';
import { Payment, PaymentSchema } from './payment.schema.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Payment.name, schema: PaymentSchema }]), InvoicesModule, UsersModule],
  controllers: [PaymentsController],
  providers: [PaymentsService, PaymentFigures, PaymentRecording, PaymentEmails],
  exports: [PaymentsService, PaymentFigures, PaymentRecording],
})
export class PaymentsModule {}
