import { Day } from '../../../platform/http/validation/fields.js';

/** Days in Dubai, both included. */
export class VatReturnQueryDto {
  @Day({ optional: 'filled', description: 'First day; the first of the last day’s quarter where it is left out' })
  from?: string;

  @Day({ optional: 'filled', description: 'Last day; today where it is left out' })
  to?: string;
}
