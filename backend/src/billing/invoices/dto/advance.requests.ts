import { Amount, DateOrInstant, Note } from '../../../platform/http/validation/fields.js';
import { SignedPercent } from '../../../platform/http/validation/percent.js';

export class RequestAdvanceDto {
  @Amount({ min: 0.01, optional: 'filled', description: 'AED with VAT. Either this or `percent`', example: 300 })
  amount?: number;

  @SignedPercent({ min: 0.01, max: 100, optional: 'filled', description: 'Of the order’s total with VAT', example: 30 })
  percent?: number;

  @DateOrInstant({ optional: true, description: 'The last day for payment; left out: by the terms of the account' })
  dueDate?: string | null;

  @Note({ description: 'Shown on the PDF', example: '' })
  note?: string;
}
