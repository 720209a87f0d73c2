import { MAX_OWN_CODE } from '@shop/contract/order-lines';
import { Id, Text } from '../../../../platform/http/validation/fields.js';

export class RememberCodeDto {
  @Text({ max: MAX_OWN_CODE, required: 'Code is required.', example: 'ART-991' })
  code: string;

  @Id()
  product: string;
}
