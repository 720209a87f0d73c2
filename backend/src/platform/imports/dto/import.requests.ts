import { MAX_IMPORT_CHARACTERS, MAX_IMPORT_ROWS } from '@shop/contract/product-import';
import { Text } from '../../http/validation/fields.js';
import { WholeNumbers } from '../../http/validation/list-fields.js';

/** The fields of an import of a checked file, besides the file. */
export class PlannedImportDto {
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
