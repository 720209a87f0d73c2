import { MAX_LINES } from '@shop/contract/limits';
import { Day, Flag, Text } from '../../../platform/http/validation/fields.js';
import { IdList } from '../../../platform/http/validation/list-fields.js';

export class AgreePricesDto {
  @Text({
    max: 100,
    optional: true,
    description: 'Name of the price list; by default the quote number and the account’s name',
    example: 'Ribbons 2027',
  })
  name?: string;

  @Day({ description: 'Last day in Dubai for the prices', example: '2027-12-31' })
  validTo: string;

  @IdList({
    max: MAX_LINES,
    optional: true,
    description: 'Ids of lines; if omitted, all lines with a product',
    example: null,
  })
  lines?: string[] | null;

  @Flag({ optional: true, description: 'If true, each price applies from the quoted quantity' })
  fromQuantity?: boolean | null;
}
