import { Text } from '../../../platform/http/validation/fields.js';

export class RecordSearchQueryDto {
  @Text({
    max: 100,
    description: 'A number, a name, a phone number, a PO number or an amount in AED',
    example: 'INV-2026-00001',
  })
  q: string;
}
