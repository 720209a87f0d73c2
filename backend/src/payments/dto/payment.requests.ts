import { MAX_LENGTH } from '@shop/contract/limits';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { describeSteps } from '../../platform/openapi/states.js';
import { Amount, DateOrInstant, OneOf, Text, Version } from '../../platform/http/validation/fields.js';
import { DropUnknownFields } from '../../platform/http/validation/validation.pipe.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@shop/contract/payment';
import { PAYMENT_MACHINE } from '../domain/payment.rules.js';

const WRONG_AMOUNT = 'Please enter a valid payment amount.';

export class RecordPaymentDto {
  @Amount({ min: 0.01, message: WRONG_AMOUNT, description: 'AED, at most what remains due', example: 100 })
  amount: number;

  @OneOf(PAYMENT_METHODS, { message: 'Please choose a payment method.' })
  paymentMethod: PaymentMethod;

  @DateOrInstant({ message: 'Please enter the payment date.', description: 'Tomorrow at the latest' })
  paymentDate: string;

  @Text({
    max: MAX_LENGTH.name,
    required: 'Please enter who received the payment (paidTo).',
    example: 'Omar, front desk',
  })
  paidTo: string;

  @Text({ max: MAX_LENGTH.note, optional: true, example: 'Cheque 004711' })
  note?: string;
}

@DropUnknownFields()
export class UpdatePaymentDto {
  @Amount({ min: 0.01, message: WRONG_AMOUNT, optional: 'filled', description: 'AED', example: 100 })
  amount?: number;

  @OneOf(PAYMENT_METHODS, { optional: true })
  paymentMethod?: PaymentMethod;

  @DateOrInstant({ optional: 'filled', description: 'Tomorrow at the latest' })
  paymentDate?: string;

  @Text({ max: MAX_LENGTH.note, optional: true, example: 'Cheque 004711' })
  note?: string;

  @OneOf(PAYMENT_STATUSES, { optional: true, description: describeSteps(PAYMENT_MACHINE) })
  status?: PaymentStatus;

  @Version()
  version?: number;
}
