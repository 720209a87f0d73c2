import { PROBLEMS_COLUMN } from '@shop/contract/product-import';
import { refusalText } from '../../i18n/refusalText';
import type { ImportRowResponse, ProductImportResponse } from '@shop/contract/api';
import type { Sheet } from '../ui/exportSheet';

/** The problems of a row in one text, each with its column. @param label names a column */
const problemsText = ({ problems }: ImportRowResponse, label: (field: string) => string): string =>
  problems.map(({ field, message, ...rule }) => `${label(field)}: ${refusalText(message, rule)}`).join(' ');

/**
 * The wrong lines of a file, to be corrected and imported again: its own columns, and one that describes the errors.
 * Such a column from an earlier import is replaced.
 */
export const wrongLines = (
  { columns, rows }: Pick<ProductImportResponse, 'columns' | 'rows'>,
  label: (field: string) => string,
): Sheet => {
  const reported = columns.findIndex((heading) => heading.trim().toLowerCase() === PROBLEMS_COLUMN);
  const own = <T>(cells: readonly T[]): T[] => cells.filter((_, index) => index !== reported);
  const wrong = rows.filter(({ action }) => action === 'wrong');
  return {
    columns: [...own(columns), PROBLEMS_COLUMN].map((heading) => ({ heading, kind: 'text' })),
    rows: wrong.map((row) => [...own(row.cells), problemsText(row, label)]),
  };
};
