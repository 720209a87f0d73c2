import {
  BANK_DATE_ORDERS,
  BANK_DECIMALS,
  type BankDateOrder,
  type BankDecimal,
  MAX_BANK_COLUMNS,
  MAX_BANK_HEADING,
} from '@shop/contract/bank';
import { MAX_LENGTH } from '@shop/contract/limits';
import { Amount, Day, Id, Note, OneOf, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { ListOf, Nested, Texts } from '../../../platform/http/validation/list-fields.js';

const MOST_ALLOCATIONS = 100;
const DIGEST_LENGTH = 64;

export class BankFileQueryDto {
  @Id({ description: 'A bank account of the shop, by its id in the settings' })
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

  @Id({ optional: true, description: 'The order that the money came for, as in a new receipt' })
  order?: string | null;

  @Amount({ optional: 'filled', description: 'AED of it that are not for the order, and stay credit', example: 0 })
  onAccount?: number;

  @Note({ example: 'Two invoices of October' })
  note?: string;

  @ListOf(() => BankAllocationDto, {
    max: MOST_ALLOCATIONS,
    description: 'Together at most the amount; the rest is credit of the account',
  })
  allocations: BankAllocationDto[];
}

/** One of `receipt`, `payment`, `cheque`, `deposit`, `record` and, for money paid out, `refund`. */
export class MatchBankLineDto {
  @Id({ optional: true, description: 'A receipt that is in the books' })
  receipt?: string | null;

  @Id({ optional: true, description: 'A payment of an invoice that is in the books' })
  payment?: string | null;

  @Id({ optional: true, description: 'A cheque that is at the bank: it clears on the day of the line' })
  cheque?: string | null;

  @Id({
    optional: true,
    description: 'A deposit of cheques: all of them that are at the bank clear on the day of the line',
  })
  deposit?: string | null;

  @Id({
    optional: true,
    description:
      'A refund of a receipt or a payment, or the id of one whose cheque was returned: of a line of money paid out',
  })
  refund?: string | null;

  @Nested(() => RecordedReceiptDto, { optional: true, description: 'A receipt to record for it' })
  record?: RecordedReceiptDto | null;

  @Amount({
    min: 0.01,
    optional: true,
    description: 'AED; by default, all that is left of both. A deposit is matched as a whole',
    example: 100,
  })
  amount?: number | null;
}

export class IgnoreBankLineDto {
  @Note({ required: 'Please enter a reason.', example: 'Transfer to our savings account' })
  reason: string;
}

export class ReconciliationQueryDto {
  @Day({ description: 'In Dubai' })
  on: string;
}

const column = (description: string) =>
  WholeNumber({ min: 0, max: MAX_BANK_COLUMNS - 1, optional: true, description, example: 0 });

/** The index of each column, from 0. */
class BankColumnsDto {
  @WholeNumber({ min: 0, max: MAX_BANK_COLUMNS - 1, description: 'The day of booking', example: 0 })
  bookedOn: number;

  @column('The value day')
  valueOn?: number | null;

  @column('The words of the line')
  text?: number | null;

  @column('The reference, or the number of the cheque')
  reference?: number | null;

  @column('Who paid, or was paid')
  counterparty?: number | null;

  @column('Money paid out; together with `credit`')
  debit?: number | null;

  @column('Money received; together with `debit`')
  credit?: number | null;

  @column('The amount with its sign, in place of `debit` and `credit`')
  amount?: number | null;

  @column('The balance after the line')
  balance?: number | null;
}

export class BankTableDto {
  @Texts({
    max: MAX_BANK_COLUMNS,
    maxLength: MAX_BANK_HEADING,
    description: 'The row of headings, as the file has it',
    example: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
  })
  headings: string[];

  @Nested(() => BankColumnsDto)
  columns: BankColumnsDto;

  @OneOf(BANK_DATE_ORDERS)
  dateOrder: BankDateOrder;

  @OneOf(BANK_DECIMALS)
  decimal: BankDecimal;
}
