import { type CellKind, columnByHeading } from './sheets/import-columns.js';

/** The maximum number of characters of a file of lines. */
export const MAX_PRICE_IMPORT_CHARACTERS = 1_000_000;

/** The columns of a file of lines, by their headings; `name` is that of a category or product type. */
export const PRICE_SHEET_COLUMNS = {
  sku: 'text',
  target: 'text',
  name: 'text',
  minQty: 'number',
  price: 'number',
  percent: 'number',
  moq: 'number',
  step: 'number',
  max: 'number',
  validFrom: 'text',
  validTo: 'text',
} as const satisfies Record<string, CellKind>;
export type PriceSheetColumn = keyof typeof PRICE_SHEET_COLUMNS;

export const priceSheetColumn = columnByHeading(PRICE_SHEET_COLUMNS);
