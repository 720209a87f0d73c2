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

  @OneOf(PRICE_CHANGE_KINDS, { description: 'Change by a percentage or an amount, or set a price' })
  kind: PriceRule['kind'];

  @OneOf(PRICE_DIRECTIONS, { optional: true, description: 'The default is up; ignored for `set`' })
  direction?: PriceRule['direction'];

  @Amount({ description: 'Percent or AED, with at most two decimals', example: 5 })
  value: number;

  @OneOf(PRICE_STEPS, {
    optional: true,
    description: 'Prices become multiples of this many AED; `.95`: whole AED and 95 fils. The default is 0.01',
  })
  step?: PriceRule['step'];

  @OneOf(ROUNDING_WAYS, { optional: true, description: 'The default is to the nearest' })
  rounding?: PriceRule['rounding'];
}

export class CreatePriceChangeDto extends PreviewPriceChangeDto {
  @Text({ max: 200, optional: true, description: 'Reason, for colleagues', example: 'New list of the maker' })
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
