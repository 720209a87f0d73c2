import { Id, OneOf } from '../../../platform/http/validation/fields.js';
import { COPIED_PRICES, type CopiedPrices } from '../quote-drafts.service.js';

const Prices = () =>
  OneOf(COPIED_PRICES, {
    optional: 'filled',
    description:
      '`same`: those of the earlier document (where it is left out). `list`: the present prices of the account',
  });

export class CopiedLinesQueryDto {
  @Prices()
  prices?: CopiedPrices;
}

export class DuplicateDto {
  @Prices()
  prices?: CopiedPrices;

  @Id({ optional: 'filled', description: 'Whose the new document is; the same customer’s where it is left out' })
  user?: string;
}
