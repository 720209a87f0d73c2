import { MAX_LENGTH } from '@shop/contract/limits';
import { Amount, Day, Id, Text } from '../../../platform/http/validation/fields.js';
import { ListOf, Nested } from '../../../platform/http/validation/list-fields.js';

const MOST_ALLOCATIONS = 100;
const IBAN_LENGTH = 34;
const DIGEST_LENGTH = 64;

export class BankFileQueryDto {
  @Text({
    max: IBAN_LENGTH,
    required: 'Please choose a bank account.',
    description: 'The IBAN of a bank account of the settings',
    example: 'AE070331234567890123456',
  })
  bankAccount: string;

  @Text({ max: MAX_LENGTH.name, optional: true, description: 'The name of the file', example: 'November.sta' })
  name?: string;
}

export class ImportBankFileQueryDto extends BankFileQueryDto {
  @Text({
    max: DIGEST_LENGTH,
    required: 'Please look at the preview first.',
    description: 'The `plan` of the preview',
    example: '6f1ed002ab5595859014ebf0951522d9',
  })
  plan: string;
}

class BankAllocationDto {
  @Id({ description: 'An invoice of the account, or of a present member of the company' })
  invoice: string;

  @Amount({ min: 0.01, description: 'AED, at most what remains due', example: 100 })
  amount: number;
}

class RecordedReceiptDto {
  @Id({ optional: true, description: 'The company that paid; not together with `user`' })
  company?: string | null;

  @Id({ optional: true, description: 'The person that paid; not together with `company`' })
  user?: string | null;

  @Id({ optional: true, description: 'An order without invoice that the money came for' })
  order?: string | null;

  @Text({ max: MAX_LENGTH.note, kind: 'paragraphs', optional: true, example: 'Two invoices of October' })
  note?: string;

  @ListOf(() => BankAllocationDto, {
    max: MOST_ALLOCATIONS,
    description: 'Together at most the amount; the rest is credit of the account',
  })
  allocations: BankAllocationDto[];
}

/** One of `receipt`, `payment` and `record`. */
export class MatchBankLineDto {
  @Id({ optional: true, description: 'A receipt that is in the books' })
  receipt?: string | null;

  @Id({ optional: true, description: 'A payment of an invoice that is in the books' })
  payment?: string | null;

  @Nested(() => RecordedReceiptDto, { optional: true, description: 'A receipt to record for it' })
  record?: RecordedReceiptDto | null;

  @Amount({ min: 0.01, optional: true, description: 'AED; by default, all that is left of both', example: 100 })
  amount?: number | null;
}

export class IgnoreBankLineDto {
  @Text({ max: MAX_LENGTH.note, required: 'Please enter a reason.', example: 'Transfer to our savings account' })
  reason: string;
}

export class ReconciliationQueryDto {
  @Day({ description: 'In Dubai' })
  on: string;
}
