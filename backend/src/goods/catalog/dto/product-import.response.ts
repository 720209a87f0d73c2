import { ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { PartialImportResponse } from '../../../platform/imports/dto/import.response.js';

export class ProductImportResponse extends PartialImportResponse {
  @ApiWholeNumber({
    description:
      'Number of rows without a SKU whose product exists already, with the same category, size, variant, colour ' +
      'and code. They change nothing',
    example: 0,
  })
  existing: number;
}
