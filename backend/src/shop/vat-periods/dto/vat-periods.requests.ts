import { Day } from '../../../platform/http/validation/fields.js';

export class ClosePeriodDto {
  @Day({ description: 'Last day of the period, in Dubai', example: '2025-12-31' })
  to: string;
}
