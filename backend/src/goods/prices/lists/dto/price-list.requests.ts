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
const FROM = { optional: true, example: null, description: 'First day in Dubai; null: from the beginning' };
const TO = { optional: true, example: null, description: 'Last day in Dubai; null: without end' };
const QUANTITY = (what: string) =>
  ({ min: 1, max: MAX_QTY, optional: true, description: `${what}; null: as the product says`, example: null }) as const;

export class CreateCustomerGroupDto {
  @Text({ max: MAX_NAME, required: 'Enter a name.', example: 'Packaging makers' })
  name: string;

  @IdList({ max: MAX_AUDIENCE, optional: true, description: 'Companies', example: [] })
  companies?: string[] | null;

  @IdList({ max: MAX_AUDIENCE, optional: true, description: 'Persons without a company', example: [] })
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
      'Agreement: before every other list of an account. List: by rank. Public: for everybody, after all others',
  })
  kind: PriceListKind;

  @IdList({ max: MAX_AUDIENCE, optional: true, description: 'Customer groups', example: [] })
  groups?: string[] | null;

  @WholeNumber({
    min: 1,
    max: MAX_RANK,
    optional: true,
    description: '1 comes first; 100 where it is left out',
    example: 100,
  })
  rank?: number | null;

  @OneOf(PRICE_STEPS, { optional: true, description: 'Percentages make multiples of this many AED' })
  step?: PriceStep | null;

  @Day(FROM)
  validFrom?: string | null;

  @Day(TO)
  validTo?: string | null;

  @Flag({ optional: true, description: 'False: it decides no price' })
  isActive?: boolean | null;

  @Note({ description: 'For colleagues', example: '' })
  note?: string;
}

@IgnoresFieldsOf(PriceListResponse)
export class UpdatePriceListDto extends CreatePriceListDto {
  @Version()
  version?: number;
}

export class CopyPriceListDto {
  @Text({ max: MAX_NAME, required: 'Enter a name.', description: 'Of the copy', example: 'Packaging makers 2028' })
  name: string;
}

export class PriceLineDto {
  @Id({ optional: true, description: 'Of the line that this changes; without it a new one', example: null })
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

  @WholeNumber({ min: 1, max: MAX_QTY, description: 'The line counts from this quantity on', example: 24 })
  minQty: number;

  @Amount({
    min: 0.01,
    optional: true,
    description: 'AED a piece, VAT included. Either this or `percent`',
    example: 5.2,
  })
  price?: number | null;

  @SignedPercent({ ...PRICE_PERCENT, optional: true, description: 'On the list price', example: null })
  percent?: number | null;

  @WholeNumber(QUANTITY('Minimum order quantity'))
  moq?: number | null;

  @WholeNumber(QUANTITY('Buyers request multiples of it'))
  step?: number | null;

  @WholeNumber(QUANTITY('The most on one line'))
  max?: number | null;

  @Day(FROM)
  validFrom?: string | null;

  @Day(TO)
  validTo?: string | null;

  @Ignored('Follows from the target', 'string')
  name?: unknown;

  @Ignored('Follows from the target', 'string')
  sku?: unknown;
}

export class SavePriceLinesDto {
  @ListOf(() => PriceLineDto, { max: MAX_SAVED_LINES, description: 'New and changed lines; all others stay' })
  lines: PriceLineDto[];

  @IdList({ max: MAX_SAVED_LINES, optional: true, description: 'Lines to remove', example: [] })
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
      'The file: a line of headings, then a line for each price. `target` is product (or empty), category, type or all; `sku` names a product, `name` a category or product type',
    example: 'sku,minQty,price\nRIB-00001,24,5.2',
  })
  csv: string;

  @Text({
    max: 64,
    kind: 'exact',
    optional: true,
    description: 'The `plan` of the dry run whose changes are to be made; without it nothing is',
    example: '',
  })
  plan?: string;

  @Flag({ optional: true, description: 'With `plan`: ends the lines of `missing`', example: false })
  endMissing?: boolean | null;
}
