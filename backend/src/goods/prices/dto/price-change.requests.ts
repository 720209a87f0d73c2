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
    description: 'Filter of the product list for staff, as JSON; `{"id":[…]}` for chosen products, `{}` for all',
    example: '{"productType":"Ribbon"}',
  })
  filter: string;

  @OneOf(PRICE_CHANGE_KINDS, { description: 'Change by a percentage or an amount, or set a price' })
  kind: PriceChangeKind;

  @OneOf(PRICE_DIRECTIONS, { optional: true, description: 'Up by default; ignored for `set`' })
  direction?: PriceDirection;

  @Amount({ description: 'Percent or AED, with at most two decimals', example: 5 })
  value: number;

  @OneOf(PRICE_STEPS, {
    optional: true,
    description:
      'Prices are rounded to multiples of this amount in AED; `.95` rounds to whole AED plus 95 fils. 0.01 by default',
  })
  step?: PriceStep;

  @OneOf(ROUNDING_WAYS, { optional: true, description: 'Rounds to the nearest multiple by default' })
  rounding?: RoundingWay;
}

export class CreatePriceChangeDto extends PreviewPriceChangeDto {
  @Day({
    optional: true,
    description: 'Day in Dubai on which the prices change; immediately if omitted',
    example: null,
  })
  startDay?: string | null;

  @Text({ max: MAX_NOTE, optional: true, description: 'Reason, for staff', example: 'New list of the maker' })
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
  @OneOf(PRICE_OUTCOMES, { optional: true, description: 'Lines with this outcome' })
  outcome?: PriceOutcome;
}
