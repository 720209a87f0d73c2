import { BANK_DATE_ORDERS, type BankDateOrder } from '@shop/contract/bank';
import { DECIMAL_SIGNS, type DecimalSign } from '@shop/contract/numbers';
import { MAX_LENGTH } from '@shop/contract/limits';
import { MAX_MOVE_IN_ROWS } from '@shop/contract/move-in';
import { MOVE_IN_COLUMNS } from '@shop/contract/move-in-forms';
import { MAX_IMPORT_CHARACTERS } from '@shop/contract/product-import';
import { Note, OneOf, Text, WholeNumber } from '../../platform/http/validation/fields.js';
import { ListOf } from '../../platform/http/validation/list-fields.js';
import { PlannedImportDto } from '../../platform/imports/dto/import.requests.js';

export class MoveInFileDto extends PlannedImportDto {
  @Text({
    max: MAX_IMPORT_CHARACTERS,
    required: 'Choose a file.',
    kind: 'paragraphs',
    trim: false,
    description: 'File content: a heading row, optionally below title rows, then the rows of the list',
    example: 'number,customer,issuedOn,dueOn,total,vat,paid\nZB-0412,Gulf Cartons LLC,2026-09-14,2026-10-14,105,5,40',
  })
  csv: string;

  @OneOf(BANK_DATE_ORDERS, {
    optional: true,
    description: 'Order of day and month, if the days of the file can be read in both ways',
  })
  dateOrder?: BankDateOrder | null;

  @OneOf(DECIMAL_SIGNS, {
    optional: true,
    description: 'Decimal mark, if the numbers of the file can be read in both ways',
  })
  decimalSign?: DecimalSign | null;
}

export class GoLiveDto {
  @Note({ description: 'Reason, needed if a balance differs from the old books', example: 'Rounding of the old books' })
  reason?: string;
}

export class MoveInUploadQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'invoices.csv' })
  name?: string;
}

class ChosenColumnDto {
  @Text({ max: 200, description: 'Heading of the file, in lower case', example: 'our ref.' })
  heading: string;

  @OneOf(MOVE_IN_COLUMNS, { optional: true, description: 'Its column; if omitted, it is not used', example: 'po' })
  column?: string;
}

export class MoveInUploadDto {
  @ListOf(() => ChosenColumnDto, { max: 200, optional: true, description: 'Replaces all choices for columns' })
  columns?: ChosenColumnDto[] | null;

  @WholeNumber({
    min: 0,
    max: MAX_MOVE_IN_ROWS,
    optional: true,
    description: 'Number of rows that are stored',
    example: 500,
  })
  done?: number;

  @WholeNumber({
    min: 0,
    max: MAX_MOVE_IN_ROWS,
    optional: true,
    description: 'Number of rows of the import',
    example: 1200,
  })
  total?: number;
}
