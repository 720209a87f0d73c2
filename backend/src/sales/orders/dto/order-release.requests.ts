import { MAX_LENGTH } from '@shop/contract/limits';
import { Text, Version } from '../../../platform/http/validation/fields.js';

export class ReleaseOrderDto {
  @Text({
    max: MAX_LENGTH.note,
    kind: 'paragraphs',
    required: 'Please say why.',
    example: 'Cheque received, will be banked on Sunday',
  })
  reason: string;

  @Version()
  version?: number;
}
