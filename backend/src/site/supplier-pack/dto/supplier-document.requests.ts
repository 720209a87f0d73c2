import { Type } from 'class-transformer';
import { Day, WholeNumber } from '../../../platform/http/validation/fields.js';

export class PutSupplierDocumentQueryDto {
  @Day({ optional: 'filled', description: 'Last day of validity; unlimited if omitted', example: '2027-01-31' })
  expiresOn?: string;

  @WholeNumber({ min: 1, max: 1e9, optional: 'filled', description: 'Version that was loaded', example: 1 })
  @Type(() => Number)
  version?: number;
}
