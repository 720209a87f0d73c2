import {
  BANK_DATE_ORDERS,
  BANK_DECIMALS,
  BANK_RULE_KINDS,
  type BankDateOrder,
  type BankDecimal,
  type BankRuleKind,
  MAX_ACCEPTED,
  MAX_BANK_COLUMNS,
  MAX_BANK_HEADING,
} from '@shop/contract/bank';
import { AllocationDto } from '../../receipts/dto/receipt.requests.js';
import { IntersectionType } from '@nestjs/swagger';
import { MAX_CHOSEN, MAX_LENGTH } from '@shop/contract/limits';
import { Amount, Day, Id, Note, OneOf, Text, WholeNumber } from '../../../platform/http/validation/fields.js';
import { IdList, ListOf, Nested, Texts, WholeNumbers } from '../../../platform/http/validation/list-fields.js';

const MOST_ALLOCATIONS = 100;
const DIGEST_LENGTH = 64;
const MAX_ANSWERS = 2000;

export class BankFileQueryDto {
  @Id({ description: 'Id of the shop’s bank account in the settings' })
  bankAccount: string;

  @Text({ max: MAX_LENGTH.name, optional: true, description: 'File name', example: 'November.sta' })
  name?: string;

  @OneOf(BANK_DATE_ORDERS, { optional: true, description: 'Answer to `BANK_DATES_UNCLEAR`' })
  dateOrder?: BankDateOrder;

  @OneOf(BANK_DECIMALS, { optional: true, description: 'Answer to `BANK_DECIMAL_UNCLEAR`' })
  decimal?: BankDecimal;
}

export class ImportBankFileQueryDto extends BankFileQueryDto {
  @Text({
    max: DIGEST_LENGTH,
    required: 'Please look at the preview first.',
    description: '`plan` of the preview',
    example: '6f1ed002ab5595859014ebf0951522d9',
  })
  plan: string;

  @Text({
    max: MAX_ANSWERS,
    optional: true,
    description:
      'One letter for each transaction with `similar` in the preview, in their order: `s` for the same transaction, ' +
      '`a` for another one',
    example: 'ssa',
  })
  answers?: string;
}

class RecordedReceiptDto {
  @Id({ optional: true, description: 'Paying company; not allowed together with `user`' })
  company?: string | null;

  @Id({ optional: true, description: 'Paying individual; not allowed together with `company`' })
  user?: string | null;

  @Id({ optional: true, description: 'Order that the money is for, as in a new receipt' })
  order?: string | null;

  @Amount({ optional: 'filled', description: 'Part in AED that is not for the order and becomes credit', example: 0 })
  onAccount?: number;

  @Note({ example: 'Two invoices of October' })
  note?: string;

  @ListOf(() => AllocationDto, {
    max: MOST_ALLOCATIONS,
    description:
      'Amounts for invoices, together at most the amount; the remaining amount becomes credit of the account',
  })
  allocations: AllocationDto[];
}

/** One of `receipt`, `payment`, `cheque`, `deposit`, `record` and, for money paid out, `refund`. */
export class MatchBankLineDto {
  @Id({ optional: true, description: 'Id of a recorded receipt' })
  receipt?: string | null;

  @Id({ optional: true, description: 'Id of a recorded payment of an invoice' })
  payment?: string | null;

  @Id({ optional: true, description: 'Id of a cheque at the bank; it clears on the date of the transaction' })
  cheque?: string | null;

  @Id({
    optional: true,
    description: 'Id of a deposit; all of its cheques at the bank clear on the date of the transaction',
  })
  deposit?: string | null;

  @Id({
    optional: true,
    description:
      'For outgoing money: id of a refund of a receipt or payment, or of a receipt or payment whose cheque was returned',
  })
  refund?: string | null;

  @Nested(() => RecordedReceiptDto, { optional: true, description: 'Receipt to be recorded for the transaction' })
  record?: RecordedReceiptDto | null;

  @Amount({
    min: 0.01,
    optional: true,
    description: 'Amount in AED; by default, the remaining amount of both. A deposit can only be matched in full',
    example: 100,
  })
  amount?: number | null;
}

export class IgnoreBankLineDto {
  @Note({ required: 'Please enter a reason.', example: 'Transfer to our savings account' })
  reason: string;

  @OneOf(BANK_RULE_KINDS, {
    optional: true,
    description:
      'Stores a rule: later transactions of this account and direction with the same words are proposed as this; numbers among the words of money out may differ',
  })
  remember?: BankRuleKind | null;
}

export class ChosenBankLinesDto {
  @IdList({ min: 1, max: MAX_CHOSEN, description: 'Ids of bank transactions' })
  lines: string[];
}

export class IgnoreBankLinesDto extends IntersectionType(ChosenBankLinesDto, IgnoreBankLineDto) {}

class SeenBankLineDto {
  @Id()
  _id: string;

  @WholeNumber({ min: 1, max: 1e9, description: 'Version that was loaded', example: 1 })
  version: number;
}

export class AcceptBankLinesDto {
  @ListOf(() => SeenBankLineDto, { min: 1, max: MAX_ACCEPTED, description: 'Transactions as they were seen' })
  lines: SeenBankLineDto[];
}

export class ReconciliationQueryDto {
  @Day({ description: 'Day in Dubai' })
  on: string;
}

const column = (description: string) =>
  WholeNumber({ min: 0, max: MAX_BANK_COLUMNS - 1, optional: true, description, example: 0 });

/** The index of each column, from 0. */
class BankColumnsDto {
  @WholeNumber({ min: 0, max: MAX_BANK_COLUMNS - 1, description: 'Booking date', example: 0 })
  bookedOn: number;

  @column('Value date')
  valueOn?: number | null;

  @column('Description of the transaction')
  text?: number | null;

  @column('Reference or cheque number')
  reference?: number | null;

  @column('Payer or payee')
  counterparty?: number | null;

  @column('Outgoing amount; together with `credit`')
  debit?: number | null;

  @column('Incoming amount; together with `debit`')
  credit?: number | null;

  @column('Signed amount, instead of `debit` and `credit`')
  amount?: number | null;

  @column('Mark for money in or out, such as Dr and Cr')
  mark?: number | null;

  @column('Balance after the transaction')
  balance?: number | null;

  @column('Status, such as Completed and Pending')
  status?: number | null;

  @column('Currency')
  currency?: number | null;
}

export class BankTableDto {
  @Texts({
    max: MAX_BANK_COLUMNS,
    maxLength: MAX_BANK_HEADING,
    description: 'Heading row of the file',
    example: ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
  })
  headings: string[];

  @Nested(() => BankColumnsDto)
  columns: BankColumnsDto;

  @WholeNumbers({
    min: 0,
    max: MAX_BANK_COLUMNS - 1,
    most: MAX_BANK_COLUMNS,
    optional: true,
    description: 'Indexes of further columns with words, added to `text`',
    example: [5],
  })
  texts?: number[] | null;

  @OneOf(BANK_DATE_ORDERS)
  dateOrder: BankDateOrder;

  @OneOf(BANK_DECIMALS)
  decimal: BankDecimal;
}
