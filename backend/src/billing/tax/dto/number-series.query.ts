import { Type } from 'class-transformer';
import { WholeNumber } from '../../../platform/http/validation/fields.js';

export class NumberSeriesQueryDto {
  @Type(() => Number)
  @WholeNumber({
    min: 2000,
    max: 9999,
    optional: true,
    description: 'Year of the numbers; the current year if omitted',
    example: 2026,
  })
  year?: number;
}
