import { MAX_LINES } from '@shop/contract/limits';
import { Day, Flag, Text } from '../../../platform/http/validation/fields.js';
import { IdList } from '../../../platform/http/validation/list-fields.js';

export class AgreePricesDto {
  @Text({
    max: 100,
    optional: true,
    description: 'Of the price list; the number of the quote and the name of the account where it is left out',
    example: 'Ribbons 2027',
  })
  name?: string;

  @Day({ description: 'Last day in Dubai on which the prices hold', example: '2027-12-31' })
  validTo: string;

  @IdList({
    max: MAX_LINES,
    optional: true,
    description: 'Ids of lines; all products where it is left out',
    example: null,
  })
  lines?: string[] | null;

  @Flag({ optional: true, description: 'True: each price holds from the quoted quantity on' })
  fromQuantity?: boolean | null;
}
