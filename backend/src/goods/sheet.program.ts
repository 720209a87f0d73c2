import { runReading } from '../platform/reading/reading-program.js';
import { PRODUCT_SHEET, readSheet } from './catalog/domain/import-sheet.js';
import { PRICE_SHEET } from './prices/lists/domain/price-sheet.js';

const FORMS = { products: PRODUCT_SHEET, prices: PRICE_SHEET };

interface Input {
  readonly csv: string;
  readonly form: keyof typeof FORMS;
}

runReading(({ csv, form }: Input) =>
  form === 'products' ? readSheet(csv, FORMS.products) : readSheet(csv, FORMS.prices),
);
