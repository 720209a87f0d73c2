import { Text } from '../../../platform/http/validation/fields.js';

export class RecordSearchQueryDto {
  @Text({
    max: 100,
    description: 'Number, name, phone number, PO number or amount in AED',
    example: 'INV-2026-00001',
  })
  q: string;
}
