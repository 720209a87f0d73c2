import { MAX_LENGTH } from '@shop/contract/limits';
import { Amount, Id, Note, Text } from '../../../platform/http/validation/fields.js';
import { ListOf, Nested } from '../../../platform/http/validation/list-fields.js';
import { DifferenceDto } from '../../../billing/differences/dto/difference.requests.js';
import { DIFFERENCE, ReceivedMoneyDto } from '../../payments/dto/payment.requests.js';

const MOST_ALLOCATIONS = 100;
const WRONG_AMOUNT = 'Please enter a valid payment amount.';

export class AllocationDto {
  @Id({ description: '`_id` of an invoice of the account, or of a current member of the company' })
  invoice: string;

  @Amount({ min: 0.01, message: WRONG_AMOUNT, description: 'Amount in AED, at most the remaining due', example: 100 })
  amount: number;

  @Nested(() => DifferenceDto, DIFFERENCE)
  difference?: DifferenceDto;
}

export class RecordReceiptDto extends ReceivedMoneyDto {
  @Id({ optional: true, description: 'Paying company; not allowed together with `user`' })
  company?: string | null;

  @Id({ optional: true, description: 'Paying individual; not allowed together with `company`' })
  user?: string | null;

  @Id({
    optional: true,
    description:
      'Order that the money is for; company and user can be omitted then. The money pays the open advance ' +
      'invoices of the order, then a new one for goods that are not delivered yet. Money for the whole remaining ' +
      'amount creates the invoice instead',
  })
  order?: string | null;

  @Amount({ min: 0.01, message: WRONG_AMOUNT, description: 'Received amount in AED', example: 100 })
  amount: number;

  @Amount({
    optional: 'filled',
    description:
      'Part in AED that is not for the order and becomes credit of the account: a refundable deposit, or an ' +
      'amount beyond the value of the order',
    example: 0,
  })
  onAccount?: number;

  @Text({ max: MAX_LENGTH.name, optional: true, description: 'Bank reference', example: 'FT26320K2' })
  reference?: string;

  @Note({ example: 'Two invoices of October' })
  note?: string;

  @ListOf(() => AllocationDto, {
    max: MOST_ALLOCATIONS,
    description:
      'Amounts for invoices, together at most the amount; the remaining amount becomes credit of the account',
  })
  allocations: AllocationDto[];
}

export class ApplyCreditDto {
  @Amount({
    min: 0.01,
    message: WRONG_AMOUNT,
    description: 'Amount in AED, at most the credit balance and the remaining due',
    example: 40,
  })
  amount: number;
}

export class AccountQueryDto {
  @Id({ optional: true, description: 'Id of a company; not allowed together with `user`' })
  company?: string;

  @Id({ optional: true, description: 'Id of an individual; not allowed together with `company`' })
  user?: string;
}
