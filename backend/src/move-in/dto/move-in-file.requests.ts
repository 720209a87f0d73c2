import { BANK_DATE_ORDERS, type BankDateOrder } from '@shop/contract/bank';
import { MAX_IMPORT_CHARACTERS, MAX_IMPORT_ROWS } from '@shop/contract/product-import';
import { Note, OneOf, Text } from '../../platform/http/validation/fields.js';
import { WholeNumbers } from '../../platform/http/validation/list-fields.js';

export class MoveInFileDto {
  @Text({
    max: MAX_IMPORT_CHARACTERS,
    required: 'Choose a file.',
    kind: 'paragraphs',
    trim: false,
    description: 'File content: a heading row, optionally below title rows, then the rows of the list',
    example: 'number,customer,issuedOn,dueOn,total,vat,paid\nZB-0412,Gulf Cartons LLC,2026-09-14,2026-10-14,105,5,40',
  })
  csv: string;

  @Text({
    max: 64,
    kind: 'exact',
    optional: true,
    description: '`plan` or `goodPlan` of the dry run whose changes are to be applied; if omitted, this is a dry run',
    example: '',
  })
  plan?: string;

  @WholeNumbers({
    min: 1,
    max: MAX_IMPORT_CHARACTERS,
    most: MAX_IMPORT_ROWS,
    optional: true,
    description: 'With `plan`: file rows with `remarks` that are to be applied anyway',
    example: [2],
  })
  confirmed?: number[] | null;

  @OneOf(BANK_DATE_ORDERS, {
    optional: true,
    description: 'Order of day and month, if the days of the file can be read in both ways',
  })
  dateOrder?: BankDateOrder | null;
}

export class GoLiveDto {
  @Note({ description: 'Reason, needed if a balance differs from the old books', example: 'Rounding of the old books' })
  reason?: string;
}
