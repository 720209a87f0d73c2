import { MAX_IMPORT_ROWS, type SheetColumn, SHEET_COLUMNS } from '@shop/contract/product-import';
import { ruleFault } from '../../../platform/errors/refuse.js';
import type { SheetForm } from '../../../platform/imports/import-sheet.js';

export const PRODUCT_SHEET: SheetForm<SheetColumn> = {
  kinds: SHEET_COLUMNS,
  maxRows: MAX_IMPORT_ROWS,
  tooMany: ruleFault('TOO_MANY_PRODUCTS', { max: MAX_IMPORT_ROWS }),
};
