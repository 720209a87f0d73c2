import { type PriceSheetColumn, PRICE_SHEET_COLUMNS } from '@shop/contract/price-list-import';
import { MAX_PRICE_LIST_LINES } from '@shop/contract/price-lists';
import { ruleFault } from '../../../../platform/errors/refuse.js';
import type { SheetForm } from '../../../../platform/imports/import-sheet.js';

export const PRICE_SHEET: SheetForm<PriceSheetColumn> = {
  kinds: PRICE_SHEET_COLUMNS,
  maxRows: MAX_PRICE_LIST_LINES,
  tooMany: ruleFault('TOO_MANY_LINES/file', { max: MAX_PRICE_LIST_LINES }),
};
