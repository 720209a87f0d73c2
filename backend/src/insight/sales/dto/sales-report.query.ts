import { SALES_BY, type SalesBy } from '@shop/contract/sales';
import { Day, OneOf } from '../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
export class SalesReportQueryDto {
  @Day({ optional: 'filled', description: 'First day; the first of the last day’s month where it is left out' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day; today where it is left out' })
  to?: string;

  @OneOf(SALES_BY, { optional: 'filled', description: 'What there is a row for; `month` where it is left out' })
  by?: SalesBy;
}
