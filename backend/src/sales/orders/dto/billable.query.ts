import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { OneOf } from '../../../platform/http/validation/fields.js';

export class BillableQueryDto {
  @OneOf(BILLING_BASES, {
    optional: 'filled',
    description: 'All that is left, or what is delivered of it; left out: as the order bills by itself',
    example: 'delivery',
  })
  basis?: BillingBasis;
}
