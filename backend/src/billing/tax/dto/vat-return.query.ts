import { Day } from '../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
export class VatReturnQueryDto {
  @Day({ optional: 'filled', description: 'First day; if omitted, the first day of the quarter of the last day' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day; today if omitted' })
  to?: string;
}
