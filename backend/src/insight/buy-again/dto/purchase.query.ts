import { Day, OneOf } from '../../../platform/http/validation/fields.js';

const PURCHASE_SCOPES = ['own', 'company'] as const;
export type PurchaseScope = (typeof PURCHASE_SCOPES)[number];

export class PurchaseQueryDto {
  @OneOf(PURCHASE_SCOPES, {
    optional: 'filled',
    description:
      '`company`: products bought by all members of your company, if it shares them; without it, your own purchases',
  })
  scope?: PurchaseScope;

  @Day({ optional: 'filled', description: 'First day in Dubai; if omitted, all purchases' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day in Dubai', example: '2026-11-30' })
  to?: string;
}
