import { MAX_LENGTH } from '@shop/contract/limits';
import { Text } from '../../../platform/http/validation/fields.js';

export class PoFileQueryDto {
  @Text({ max: MAX_LENGTH.fileName, optional: 'filled', description: 'File name', example: 'PO-4711.pdf' })
  name?: string;
}
