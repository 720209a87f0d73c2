import type { PriceLineResponse } from '@shop/contract/api';
import { MAX_PRICE_IMPORT_CHARACTERS, PRICE_SHEET_COLUMNS } from '@shop/contract/price-list-import';
import type { Sheet } from '../../kit/ui/exportSheet';
import { importForm } from '../../kit/imports/importFile';

export const PRICE_FORM = importForm(PRICE_SHEET_COLUMNS, {
  roles: { sku: 'sku', price: 'price', qty: 'minQty' },
  maxCharacters: MAX_PRICE_IMPORT_CHARACTERS,
});

const COLUMNS = [
  ['sku', 'text'],
  ['target', 'text'],
  ['name', 'text'],
  ['minQty', 'number'],
  ['price', 'amount'],
  ['percent', 'number'],
  ['moq', 'number'],
  ['step', 'number'],
  ['max', 'number'],
  ['validFrom', 'day'],
  ['validTo', 'day'],
] as const;

/** The lines of a list with the columns of its import. */
export const lineSheet = (lines: readonly PriceLineResponse[]): Sheet => ({
  columns: COLUMNS.map(([heading, kind]) => ({ heading, kind })),
  rows: lines.map((line) => COLUMNS.map(([column]) => line[column])),
});
