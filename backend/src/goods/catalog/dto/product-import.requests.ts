import { MAX_IMPORT_CHARACTERS, MAX_IMPORT_ROWS } from '@shop/contract/product-import';
import { Text } from '../../../platform/http/validation/fields.js';
import { WholeNumbers } from '../../../platform/http/validation/list-fields.js';

export class ImportProductsDto {
  @Text({
    max: MAX_IMPORT_CHARACTERS,
    required: 'Choose a file.',
    kind: 'paragraphs',
    trim: false,
    description:
      'The file: a line of headings, also below titles, then a line for each product. One with a SKU changes that product, or creates it where the line has a product type',
    example: 'sku,price,stock\nRIB-00001,19.5,200',
  })
  csv: string;

  @Text({
    max: 64,
    kind: 'exact',
    optional: true,
    description: 'The `plan` or `goodPlan` of the dry run whose changes are to be made; without it nothing is',
    example: '',
  })
  plan?: string;

  @WholeNumbers({
    min: 1,
    max: MAX_IMPORT_CHARACTERS,
    most: MAX_IMPORT_ROWS,
    optional: true,
    description: 'With `plan`: lines of the file with `remarks` that are to be taken all the same',
    example: [2],
  })
  confirmed?: number[] | null;
}
