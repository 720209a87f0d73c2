import { OmitType, PartialType, PickType } from '@nestjs/swagger';
import {
  CHEQUE_KINDS,
  type ChequeKind,
  HANDED_TO,
  type HandedTo,
  MAX_ACKNOWLEDGED,
  MAX_CHEQUES_AT_ONCE,
  MAX_SERIES,
  MIN_SERIES,
  RETURN_REASONS,
  type ReturnReason,
  UAE_BANKS,
} from '@shop/contract/cheques';
import { MAX_LENGTH } from '@shop/contract/limits';
import { PdfQueryDto } from '../../../platform/http/pdf-answer.js';
import {
  Amount,
  Day,
  Flag,
  Id,
  Note,
  OneOf,
  Text,
  Version,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { IdList, ListOf, Nested, Repeated } from '../../../platform/http/validation/list-fields.js';
import { IgnoresFieldsOf } from '../../../platform/http/validation/validation.pipe.js';
import { ChequeResponse } from './cheque.response.js';

const MOST_ALLOCATIONS = 100;
const MOST_MONTHS = 12;
const MAX_DRAWER = 200;

const ChequeNote = () => Note({ example: 'By the driver' });

class ChequeAllocationDto {
  @Id({ description: 'An invoice of the account, or of a present member of the company' })
  invoice: string;

  @Amount({ min: 0.01, description: 'AED, at most what is due and no other cheque covers', example: 100 })
  amount: number;
}

/** The sheet itself: which one, of which day, over how much. */
class ChequeSheetDto {
  @Text({ max: MAX_LENGTH.chequeNumber, required: 'Enter the cheque number.', example: '000123' })
  chequeNumber: string;

  @Day({ description: 'The day on the cheque', example: '2027-02-28' })
  chequeDate: string;

  @Amount({ min: 0.01, description: 'AED', example: 100 })
  amount: number;
}

class ChequeFieldsDto extends ChequeSheetDto {
  @Text({
    max: MAX_DRAWER,
    optional: true,
    description: 'Whose bank account it draws on; empty: the name of the account',
    example: '',
  })
  drawer?: string;

  @Text({ max: MAX_LENGTH.name, required: 'Enter the bank of the cheque.', example: UAE_BANKS[0] })
  bank: string;

  @Day({ optional: true, description: 'Today in Dubai at the latest; null: today', example: null })
  receivedOn?: string | null;

  @ListOf(() => ChequeAllocationDto, {
    max: MOST_ALLOCATIONS,
    optional: 'filled',
    description: 'What it is meant to pay, together at most its amount',
    example: [],
  })
  allocations?: ChequeAllocationDto[];

  @ChequeNote()
  note?: string;
}

export class RecordChequeDto extends ChequeFieldsDto {
  @Id({ optional: true, description: 'The company that gave it; not together with `user`' })
  company?: string | null;

  @Id({ optional: true, description: 'The person that gave it; not together with `company`' })
  user?: string | null;

  @OneOf(CHEQUE_KINDS, { optional: 'filled', description: 'A Guarantee is never presented and pays nothing' })
  kind?: ChequeKind;

  @Id({ optional: true, description: 'An order of the account without invoice that it is for; null: none' })
  order?: string | null;
}

@IgnoresFieldsOf(ChequeResponse)
export class UpdateChequeDto extends PartialType(ChequeFieldsDto, { skipNullProperties: false }) {
  @Version()
  version?: number;
}

export class ReplaceChequeDto extends OmitType(ChequeFieldsDto, ['allocations']) {}

export class WithdrawChequeQueryDto {
  @Note({ description: 'Why it is withdrawn', example: 'Entered twice' })
  reason?: string;
}

export const SERIES_ALLOCATIONS = ['oldest', 'none'] as const;

export class PreviewSeriesDto extends PickType(RecordChequeDto, [
  'company',
  'user',
  'drawer',
  'bank',
  'receivedOn',
  'note',
]) {
  @Nested(() => ChequeSheetDto, { description: 'The first cheque; the others follow in number and date' })
  first: ChequeSheetDto;

  @WholeNumber({ min: MIN_SERIES, max: MAX_SERIES, example: 12 })
  count: number;

  @WholeNumber({ min: 1, max: MOST_MONTHS, description: 'Months between two cheques', example: 1 })
  everyMonths: number;

  @OneOf(SERIES_ALLOCATIONS, { description: '`oldest`: they pay the open invoices of the account, the oldest first' })
  allocations: (typeof SERIES_ALLOCATIONS)[number];
}

export class RecordSeriesDto extends PreviewSeriesDto {
  @Text({
    max: 64,
    kind: 'exact',
    required: 'The plan of the preview is missing.',
    description: 'The `plan` of the preview',
    example: 'b1946ac92492d2347c6235b4d2611184',
  })
  plan: string;
}

const Cheques = (description: string) => IdList({ min: 1, max: MAX_CHEQUES_AT_ONCE, description });

export class DepositChequesDto {
  @Id({ description: 'A bank account of the shop, by its id in the settings' })
  bankAccount: string;

  @Day({ description: 'Today in Dubai at the latest', example: '2026-11-26' })
  depositedOn: string;

  @Cheques('Ids of cheques that are in hand, or that the bank returned')
  cheques: string[];

  @Flag({
    optional: 'filled',
    description: 'Whether the bank also takes cheques of a later date, and presents them on their day',
    example: false,
  })
  lodged?: boolean;

  @Text({ max: MAX_LENGTH.name, optional: true, description: 'Of the bank’s slip', example: '774120' })
  slipNumber?: string;

  @ChequeNote()
  note?: string;
}

export class ClearChequeDto {
  @Day({ description: 'When the money came: today in Dubai at the latest', example: '2026-11-26' })
  clearedOn: string;

  @Amount({
    min: 0.01,
    optional: true,
    description: 'AED that the bank paid, if it paid only a part; null: all of it',
    example: null,
  })
  amount?: number | null;
}

export class ClearChequesDto extends PickType(ClearChequeDto, ['clearedOn']) {
  @Cheques('Ids of cheques that are at the bank: all of them clear, or none')
  cheques: string[];
}

export class BounceChequeDto {
  @Day({ description: 'When the bank returned it: today in Dubai at the latest', example: '2026-11-26' })
  bouncedOn: string;

  @OneOf(RETURN_REASONS, {
    description: 'A cheque that came back with one of the first two is an executive instrument (art. 667)',
  })
  reason: ReturnReason;

  @Amount({ optional: true, description: 'AED that the bank paid nevertheless', example: 0 })
  paidPart?: number | null;

  @Amount({ optional: true, description: 'AED that the bank of the shop charged for it', example: 0 })
  charge?: number | null;

  @ChequeNote()
  note?: string;
}

export class GiveBackChequeDto {
  @Text({ max: MAX_LENGTH.name, required: 'Enter who got the cheque.', example: 'Aisha Rahman' })
  to: string;

  @Day({ description: 'Today in Dubai at the latest', example: '2026-11-26' })
  on: string;

  @Note({ required: 'Enter the reason.', example: 'Paid by transfer' })
  reason: string;
}

export class SettleChequeDto {
  @Id({ description: 'The receipt of the same account, by which the money came in place of the cheque' })
  receipt: string;
}

export class HandOverChequeDto {
  @OneOf(HANDED_TO)
  to: HandedTo;

  @Day({ description: 'Today in Dubai at the latest', example: '2026-11-26' })
  on: string;

  @ChequeNote()
  note?: string;
}

export class ChequeFileQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'Cheque.jpg' })
  name?: string;
}

export class AcknowledgementQueryDto extends PdfQueryDto {
  @Repeated()
  @IdList({ min: 1, max: MAX_ACKNOWLEDGED, description: 'Cheques of one account that were not withdrawn' })
  cheques: string[];
}

export class ChequeCalendarQueryDto {
  @Day({ optional: 'filled', description: 'In the first week; today by default', example: '2026-11-26' })
  from?: string;

  @Day({ optional: 'filled', description: 'In the last week, at most a year later; eight weeks by default' })
  to?: string;
}
