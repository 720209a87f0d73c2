import { MAX_LENGTH } from '@shop/contract/limits';
import { Text } from '../../platform/http/validation/fields.js';

export class SuggestionQueryDto {
  @Text({
    max: MAX_LENGTH.search,
    description: 'Words or beginnings of words of name, SKU and code; all have to occur',
    example: 'sat',
  })
  q: string;
}
