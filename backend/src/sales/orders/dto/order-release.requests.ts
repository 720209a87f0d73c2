import { MAX_LENGTH } from '@shop/contract/limits';
import { Text, Version } from '../../../platform/http/validation/fields.js';

export class ReleaseOrderDto {
  @Text({
    max: MAX_LENGTH.note,
    kind: 'paragraphs',
    required: 'Enter a reason.',
    example: 'Cheque received, will be banked on Sunday',
  })
  reason: string;

  @Version()
  version?: number;
}
