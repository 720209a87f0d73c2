import { BILLING_BASES, type BillingBasis } from '@shop/contract/billing';
import { OneOf } from '../../../platform/http/validation/fields.js';

export class BillableQueryDto {
  @OneOf(BILLING_BASES, {
    optional: 'filled',
    description: 'Invoice all remaining or only delivered quantities; as `POST /api/invoices` if omitted',
    example: 'delivery',
  })
  basis?: BillingBasis;
}
