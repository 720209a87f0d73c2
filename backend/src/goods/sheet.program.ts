import { runReading } from '../platform/reading/reading-program.js';
import { PRODUCT_SHEET, readSheet } from './catalog/domain/import-sheet.js';
import { PRICE_SHEET } from './prices/lists/domain/price-sheet.js';

interface Input {
  readonly csv: string;
  readonly form: 'products' | 'prices';
}

runReading(({ csv, form }: Input) =>
  form === 'products' ? readSheet(csv, PRODUCT_SHEET) : readSheet(csv, PRICE_SHEET),
);
