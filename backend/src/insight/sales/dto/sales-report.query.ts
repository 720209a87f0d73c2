import { SALES_BY, type SalesBy } from '@shop/contract/sales';
import { Day, OneOf } from '../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
export class SalesReportQueryDto {
  @Day({ optional: 'filled', description: 'First day; if omitted, the first day of the month of the last day' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day; today if omitted' })
  to?: string;

  @OneOf(SALES_BY, { optional: 'filled', description: 'Grouping of the rows; `month` by default' })
  by?: SalesBy;
}
