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
      'File content: a heading row, optionally below title rows, then one row per product. A row with a SKU ' +
      'updates that product; a row without one creates a product if it has a product type',
    example: 'sku,price,stock\nRIB-00001,19.5,200',
  })
  csv: string;

  @Text({
    max: 64,
    kind: 'exact',
    optional: true,
    description: '`plan` or `goodPlan` of the dry run whose changes are to be applied; if omitted, this is a dry run',
    example: '',
  })
  plan?: string;

  @WholeNumbers({
    min: 1,
    max: MAX_IMPORT_CHARACTERS,
    most: MAX_IMPORT_ROWS,
    optional: true,
    description: 'With `plan`: file rows with `remarks` that are to be applied anyway',
    example: [2],
  })
  confirmed?: number[] | null;
}
