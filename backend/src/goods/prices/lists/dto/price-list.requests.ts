import { MAX_QTY } from '@shop/contract/limits';
import { MAX_PRICE_IMPORT_CHARACTERS } from '@shop/contract/price-list-import';
import { PRICE_STEPS, type PriceStep } from '@shop/contract/price-change';
import {
  MAX_AUDIENCE,
  MAX_RANK,
  MAX_SAVED_LINES,
  PRICE_LIST_KINDS,
  PRICE_PERCENT,
  PRICE_TARGETS,
  type PriceListKind,
  type PriceTarget,
} from '@shop/contract/price-lists';
import {
  Amount,
  Day,
  Flag,
  Id,
  Ignored,
  Note,
  OneOf,
  Text,
  Version,
  WholeNumber,
} from '../../../../platform/http/validation/fields.js';
import { IdList, ListOf } from '../../../../platform/http/validation/list-fields.js';
import { SignedPercent } from '../../../../platform/http/validation/percent.js';
import { IgnoresFieldsOf } from '../../../../platform/http/validation/validation.pipe.js';
import { CustomerGroupResponse, PriceListResponse } from './price-list.response.js';

const MAX_NAME = 100;
const FROM = { optional: true, example: null, description: 'First day in Dubai; null for no start date' };
const TO = { optional: true, example: null, description: 'Last day in Dubai; null for no end date' };
const QUANTITY = (what: string) =>
  ({
    min: 1,
    max: MAX_QTY,
    optional: true,
    description: `${what}; null to use the product’s value`,
    example: null,
  }) as const;

export class CreateCustomerGroupDto {
  @Text({ max: MAX_NAME, required: 'Enter a name.', example: 'Packaging makers' })
  name: string;

  @IdList({ max: MAX_AUDIENCE, optional: true, description: 'Ids of companies', example: [] })
  companies?: string[] | null;

  @IdList({ max: MAX_AUDIENCE, optional: true, description: 'Ids of individuals', example: [] })
  users?: string[] | null;
}

@IgnoresFieldsOf(CustomerGroupResponse)
export class UpdateCustomerGroupDto extends CreateCustomerGroupDto {
  @Version()
  version?: number;
}

export class CreatePriceListDto extends CreateCustomerGroupDto {
  @OneOf(PRICE_LIST_KINDS, {
    description:
      'Agreement lists come before all other lists of an account. List: by rank. Public lists apply to every ' +
      'buyer, after all others',
  })
  kind: PriceListKind;

  @IdList({ max: MAX_AUDIENCE, optional: true, description: 'Ids of customer groups', example: [] })
  groups?: string[] | null;

  @WholeNumber({
    min: 1,
    max: MAX_RANK,
    optional: true,
    description: 'Lower ranks come first; 100 by default',
    example: 100,
  })
  rank?: number | null;

  @OneOf(PRICE_STEPS, {
    optional: true,
    description: 'Prices computed from percentages are rounded to multiples of this amount in AED',
  })
  step?: PriceStep | null;

  @Day(FROM)
  validFrom?: string | null;

  @Day(TO)
  validTo?: string | null;

  @Flag({ optional: true, description: 'If false, the list sets no prices' })
  isActive?: boolean | null;

  @Note({ description: 'Internal note', example: '' })
  note?: string;
}

@IgnoresFieldsOf(PriceListResponse)
export class UpdatePriceListDto extends CreatePriceListDto {
  @Version()
  version?: number;
}

export class CopyPriceListDto {
  @Text({ max: MAX_NAME, required: 'Enter a name.', description: 'Name of the copy', example: 'Packaging makers 2028' })
  name: string;
}

export class PriceLineDto {
  @Id({ optional: true, description: 'Id of the line to change; omit for a new line', example: null })
  _id?: string | null;

  @OneOf(PRICE_TARGETS)
  target: PriceTarget;

  @Text({
    max: 60,
    optional: true,
    description: 'Id of the product or category, or the product type; empty for all products',
    example: '6920200f1c2d3e4f5a6b7c8d',
  })
  key?: string;

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'Minimum quantity for this line', example: 24 })
  minQty: number;

  @Amount({
    min: 0.01,
    optional: true,
    description: 'Unit price in AED incl. VAT. Send either this or `percent`',
    example: 5.2,
  })
  price?: number | null;

  @SignedPercent({
    ...PRICE_PERCENT,
    optional: true,
    description: 'Percentage of change of the list price',
    example: null,
  })
  percent?: number | null;

  @WholeNumber(QUANTITY('Minimum order quantity'))
  moq?: number | null;

  @WholeNumber(QUANTITY('Buyers can order multiples of it'))
  step?: number | null;

  @WholeNumber(QUANTITY('Maximum quantity per line'))
  max?: number | null;

  @Day(FROM)
  validFrom?: string | null;

  @Day(TO)
  validTo?: string | null;

  @Ignored('Taken from the target', 'string')
  name?: unknown;

  @Ignored('Taken from the target', 'string')
  sku?: unknown;
}

export class SavePriceLinesDto {
  @ListOf(() => PriceLineDto, {
    max: MAX_SAVED_LINES,
    description: 'New and changed lines; other lines are not changed',
  })
  lines: PriceLineDto[];

  @IdList({ max: MAX_SAVED_LINES, optional: true, description: 'Ids of lines to remove', example: [] })
  removed?: string[] | null;

  @Version()
  version?: number;
}

export class ImportPriceLinesDto {
  @Text({
    max: MAX_PRICE_IMPORT_CHARACTERS,
    required: 'Choose a file.',
    kind: 'paragraphs',
    trim: false,
    description:
      'File content: a heading row, then one row per price. `target` is product (or empty), category, type or ' +
      'all; `sku` identifies a product, `name` a category or product type',
    example: 'sku,minQty,price\nRIB-00001,24,5.2',
  })
  csv: string;

  @Text({
    max: 64,
    kind: 'exact',
    optional: true,
    description: '`plan` of the dry run whose changes are to be applied; if omitted, this is a dry run',
    example: '',
  })
  plan?: string;

  @Flag({ optional: true, description: 'With `plan`: ends the lines in `missing`', example: false })
  endMissing?: boolean | null;
}
