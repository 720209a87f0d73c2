import { MAX_LENGTH } from '@shop/contract/limits';
import { Amount, Id, Note, Text } from '../../../platform/http/validation/fields.js';
import { ListOf } from '../../../platform/http/validation/list-fields.js';
import { ReceivedMoneyDto } from '../../payments/dto/payment.requests.js';

const MOST_ALLOCATIONS = 100;
const WRONG_AMOUNT = 'Please enter a valid payment amount.';

class AllocationDto {
  @Id({ description: 'An invoice of the account, or of a present member of the company' })
  invoice: string;

  @Amount({ min: 0.01, message: WRONG_AMOUNT, description: 'AED, at most what remains due', example: 100 })
  amount: number;
}

export class RecordReceiptDto extends ReceivedMoneyDto {
  @Id({ optional: true, description: 'The company that paid; not together with `user`' })
  company?: string | null;

  @Id({ optional: true, description: 'The person that paid; not together with `company`' })
  user?: string | null;

  @Id({
    optional: true,
    description:
      'The order that the money came for; company and user may be missing then. What its invoices will ask is settled: open advance invoices, then a new one for goods that are not delivered yet; money for all that is left makes the invoice instead',
  })
  order?: string | null;

  @Amount({ min: 0.01, message: WRONG_AMOUNT, description: 'AED that were received', example: 100 })
  amount: number;

  @Amount({
    optional: 'filled',
    description:
      'AED of it that are not for the order, and stay credit of the account: a refundable deposit, or more than the order is worth',
    example: 0,
  })
  onAccount?: number;

  @Text({ max: MAX_LENGTH.name, optional: true, description: 'What the bank says of it', example: 'FT26320K2' })
  reference?: string;

  @Note({ example: 'Two invoices of October' })
  note?: string;

  @ListOf(() => AllocationDto, {
    max: MOST_ALLOCATIONS,
    description: 'Together at most the amount; the rest is credit of the account',
  })
  allocations: AllocationDto[];
}

export class ApplyCreditDto {
  @Amount({
    min: 0.01,
    message: WRONG_AMOUNT,
    description: 'AED, at most the credit balance and what remains due',
    example: 40,
  })
  amount: number;
}

export class AccountQueryDto {
  @Id({ optional: true, description: 'A company; not together with `user`' })
  company?: string;

  @Id({ optional: true, description: 'A person; not together with `company`' })
  user?: string;
}
