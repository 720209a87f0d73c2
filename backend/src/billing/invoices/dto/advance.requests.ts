import { Amount, DateOrInstant, Note } from '../../../platform/http/validation/fields.js';
import { SignedPercent } from '../../../platform/http/validation/percent.js';

export class RequestAdvanceDto {
  @Amount({ min: 0.01, optional: 'filled', description: 'AED incl. VAT. Send either this or `percent`', example: 300 })
  amount?: number;

  @SignedPercent({
    min: 0.01,
    max: 100,
    optional: 'filled',
    description: 'Percentage of the order total incl. VAT',
    example: 30,
  })
  percent?: number;

  @DateOrInstant({
    optional: true,
    description: 'Last day for payment; if omitted, the day of issue',
  })
  dueDate?: string | null;

  @Note({ description: 'Shown on the PDF', example: '' })
  note?: string;
}
