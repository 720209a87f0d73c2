import { Id, OneOf } from '../../../platform/http/validation/fields.js';
import { COPIED_PRICES, type CopiedPrices } from '../quote-drafts.service.js';

const Prices = () =>
  OneOf(COPIED_PRICES, {
    optional: 'filled',
    description:
      '`same` uses the prices of the original document (default). `list` uses the current prices of the account',
  });

export class CopiedLinesQueryDto {
  @Prices()
  prices?: CopiedPrices;
}

export class DuplicateDto {
  @Prices()
  prices?: CopiedPrices;

  @Id({ optional: 'filled', description: 'Customer of the new document; the same customer by default' })
  user?: string;
}
