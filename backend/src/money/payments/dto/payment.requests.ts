import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { MAX_LENGTH } from '@shop/contract/limits';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contract/statuses';
import { describeSteps } from '../../../platform/openapi/states.js';
import { Amount, DateOrInstant, Id, Note, OneOf, Text, Version } from '../../../platform/http/validation/fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { PAYMENT_METHODS, type PaymentMethod, REVERSAL_REASONS } from '@shop/contract/payment';
import { PAYMENT_MACHINE } from '../domain/payment.rules.js';
import { DifferenceDto } from '../../../billing/differences/dto/difference.requests.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';
import { ListQueryDto } from '../../../platform/lists/list-query.js';
import { PaymentResponse } from './payment.response.js';

const WRONG_AMOUNT = 'Please enter a valid payment amount.';

export const DIFFERENCE = {
  optional: 'filled',
  description: 'Bank charge or small difference that is taken off the rest of the invoice in the same step',
} as const;

/** How and when money came. */
export class ReceivedMoneyDto {
  @OneOf(PAYMENT_METHODS, { message: 'Please choose a payment method.', example: 'Cheque' })
  paymentMethod: PaymentMethod;

  @DateOrInstant({
    message: 'Please enter the payment date.',
    description: 'Payment date, today in Dubai at the latest',
  })
  paymentDate: string;

  @Text({
    max: MAX_LENGTH.chequeNumber,
    optional: true,
    description: 'Only for Cheque payments',
    example: '004711',
  })
  chequeNumber?: string;

  @DateOrInstant({ optional: true, description: 'Date on the cheque, at most a year ahead; null if none' })
  chequeDate?: string | null;
}

export class RecordPaymentDto extends ReceivedMoneyDto {
  @Amount({ min: 0.01, message: WRONG_AMOUNT, description: 'Amount in AED, at most the remaining due', example: 75 })
  amount: number;

  @Text({
    max: MAX_LENGTH.name,
    required: 'Please enter who received the payment (paidTo).',
    example: 'Omar, front desk',
  })
  paidTo: string;

  @Note({ example: 'From the Sharjah branch' })
  note?: string;

  @Nested(() => DifferenceDto, DIFFERENCE)
  difference?: DifferenceDto;
}

export class RefundPaymentDto {
  @Amount({
    min: 0.01,
    message: WRONG_AMOUNT,
    description: 'Amount in AED, at most the part that is not refunded yet',
    example: 40,
  })
  amount: number;

  @OneOf(PAYMENT_METHODS, { message: 'Please choose a payment method.' })
  paymentMethod: PaymentMethod;

  @DateOrInstant({
    message: 'Please enter the payment date.',
    description: 'Refund date, between the payment date and today in Dubai',
  })
  paymentDate: string;

  @Note({ example: 'To the account of the company' })
  note?: string;
}

@IgnoresFieldsOf(PaymentResponse)
export class UpdatePaymentDto extends PartialType(OmitType(RecordPaymentDto, ['paidTo', 'difference']), {
  skipNullProperties: false,
}) {
  @ApiProperty({ description: 'AED' })
  declare amount?: number;

  @OneOf(PAYMENT_METHODS, { optional: true, example: 'Cheque' })
  declare paymentMethod?: PaymentMethod;

  @DateOrInstant({ optional: 'filled', description: 'Payment date, today in Dubai at the latest' })
  declare paymentDate?: string;

  @OneOf(PAYMENT_STATUSES, { optional: true, description: describeSteps(PAYMENT_MACHINE) })
  status?: PaymentStatus;

  @Version()
  version?: number;
}

export class ReversePaymentQueryDto {
  @Note({
    description: `Reason for the reversal. The back office offers ${REVERSAL_REASONS.join(', ')} and free text`,
    example: 'Typed twice',
  })
  reason?: string;
}

export class PaymentListQueryDto extends ListQueryDto {
  @Id({ optional: true, description: 'Payments of this invoice' })
  invoice?: string;
}
