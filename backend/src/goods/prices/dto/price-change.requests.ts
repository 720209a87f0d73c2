import { PRICE_CHANGE_KINDS, PRICE_DIRECTIONS, PRICE_STEPS, ROUNDING_WAYS } from '@shop/contract/price-change';
import { Amount, OneOf, Text, Version } from '../../../platform/http/validation/fields.js';
import type { PriceRule } from '../../catalog/domain/new-price.js';

export class PreviewPriceChangeDto {
  @Text({
    max: 20_000,
    required: 'Choose the products.',
    description: 'Filter of the product list for staff, as JSON; `{"id":[…]}` for chosen products, `{}` for all',
    example: '{"productType":"Ribbon"}',
  })
  filter: string;

<<<<<<< HEAD
  @OneOf(PRICE_CHANGE_KINDS, { description: 'Change by a percentage or an amount, or set a price' })
  kind: PriceChangeKind;

  @OneOf(PRICE_DIRECTIONS, { optional: true, description: 'Up by default; ignored for `set`' })
  direction?: PriceDirection;
=======
  @OneOf(PRICE_CHANGE_KINDS, { description: 'By a percentage, by an amount, or to a price' })
  kind: PriceRule['kind'];

  @OneOf(PRICE_DIRECTIONS, { optional: true, description: 'The default is up; ignored for `set`' })
  direction?: PriceRule['direction'];
>>>>>>> main

  @Amount({ description: 'Percent or AED, with at most two decimals', example: 5 })
  value: number;

  @OneOf(PRICE_STEPS, {
    optional: true,
<<<<<<< HEAD
    description:
      'Prices are rounded to multiples of this amount in AED; `.95` rounds to whole AED plus 95 fils. 0.01 by default',
=======
    description: 'Prices become multiples of this many AED; `.95`: whole AED and 95 fils. The default is 0.01',
>>>>>>> main
  })
  step?: PriceRule['step'];

<<<<<<< HEAD
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
=======
  @OneOf(ROUNDING_WAYS, { optional: true, description: 'The default is to the nearest' })
  rounding?: PriceRule['rounding'];
}

export class CreatePriceChangeDto extends PreviewPriceChangeDto {
  @Text({ max: 200, optional: true, description: 'Reason, for colleagues', example: 'New list of the maker' })
>>>>>>> main
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

export class ApplyPriceChangeDto {
  @Version()
  version?: number;
}
<<<<<<< HEAD

export class PriceLinesQueryDto extends RangeQueryDto {
  @OneOf(PRICE_OUTCOMES, { optional: true, description: 'Lines with this outcome' })
  outcome?: PriceOutcome;
}
=======
>>>>>>> main
