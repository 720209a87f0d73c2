import { MAX_IMPORT_CHARACTERS } from '@shop/contract/product-import';
import { Text } from '../../../platform/http/validation/fields.js';
import { PlannedImportDto } from '../../../platform/imports/dto/import.requests.js';

export class ImportProductsDto extends PlannedImportDto {
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
}
