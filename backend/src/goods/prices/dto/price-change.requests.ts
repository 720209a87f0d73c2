import {
  PRICE_CHANGE_KINDS,
  PRICE_DIRECTIONS,
  PRICE_OUTCOMES,
  PRICE_STEPS,
  type PriceChangeKind,
  type PriceDirection,
  type PriceOutcome,
  type PriceStep,
  ROUNDING_WAYS,
  type RoundingWay,
} from '@shop/contract/price-change';
import { Amount, Day, OneOf, Text, Version } from '../../../platform/http/validation/fields.js';
import { RangeQueryDto } from '../../../platform/lists/list-query.js';

const MAX_FILTER = 20_000;
const MAX_NOTE = 200;

export class PreviewPriceChangeDto {
  @Text({
    max: MAX_FILTER,
    required: 'Choose the products.',
    description: 'The `filter` of the product list for staff, as JSON; `{"id":[…]}` for chosen products, `{}` for all',
    example: '{"productType":"Ribbon"}',
  })
  filter: string;

  @OneOf(PRICE_CHANGE_KINDS, { description: 'By a percentage, by an amount, or to a price' })
  kind: PriceChangeKind;

  @OneOf(PRICE_DIRECTIONS, { optional: true, description: 'Up where it is left out; of no account for `set`' })
  direction?: PriceDirection;

  @Amount({ description: 'Percent or AED, with at most two decimals', example: 5 })
  value: number;

  @OneOf(PRICE_STEPS, {
    optional: true,
    description: 'Prices become multiples of this many AED; `.95`: whole AED and 95 fils. 0.01 where it is left out',
  })
  step?: PriceStep;

  @OneOf(ROUNDING_WAYS, { optional: true, description: 'To the nearest where it is left out' })
  rounding?: RoundingWay;
}

export class CreatePriceChangeDto extends PreviewPriceChangeDto {
  @Day({
    optional: true,
    description: 'The day in Dubai at whose start the prices change; at once where it is left out',
    example: null,
  })
  startDay?: string | null;

  @Text({ max: MAX_NOTE, optional: true, description: 'Why, for colleagues', example: 'New list of the maker' })
  note?: string;

  @Text({
    max: 64,
    kind: 'exact',
    required: 'Review the changes first.',
    description: '`plan` of the preview',
    example: '4f1c0a9d',
  })
  plan: string;
}

export class PriceChangeActionDto {
  @Version()
  version?: number;
}

export class PriceLinesQueryDto extends RangeQueryDto {
  @OneOf(PRICE_OUTCOMES, { optional: true, description: 'Only lines of which this became' })
  outcome?: PriceOutcome;
}
