import { OneOf } from '../../../platform/http/validation/fields.js';

export const PURCHASE_SCOPES = ['own', 'company'] as const;
export type PurchaseScope = (typeof PURCHASE_SCOPES)[number];

export class PurchaseQueryDto {
  @OneOf(PURCHASE_SCOPES, {
    optional: 'filled',
    description: '`company`: what all people of one’s company bought, where it shares; one’s own without it',
  })
  scope?: PurchaseScope;
}
