import { Day, OneOf } from '../../../platform/http/validation/fields.js';

const PURCHASE_SCOPES = ['own', 'company'] as const;
export type PurchaseScope = (typeof PURCHASE_SCOPES)[number];

export class PurchaseQueryDto {
  @OneOf(PURCHASE_SCOPES, {
    optional: 'filled',
    description: '`company`: what all people of one’s company bought, where it shares; one’s own without it',
  })
  scope?: PurchaseScope;

  @Day({ optional: 'filled', description: 'The first day in Dubai; all purchases without it' })
  from?: string;

  @Day({ optional: 'filled', description: 'The last day in Dubai', example: '2026-11-30' })
  to?: string;
}
