import { MAX_IMPORT_CHARACTERS, SHEET_COLUMNS } from '@shop/contract/product-import';
import { importForm } from '../../kit/imports/importFile';

export const PRODUCT_FORM = importForm(SHEET_COLUMNS, {
  roles: { sku: 'sku', price: 'price', unit: 'unit' },
  maxCharacters: MAX_IMPORT_CHARACTERS,
});
