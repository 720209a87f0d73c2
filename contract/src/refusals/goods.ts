import type { FieldRefusal, Refusal } from './refusal.js';

export const goods = {
  PRODUCT_NOT_FOUND: { status: 404, text: 'Product not found' },
  CATEGORY_NOT_FOUND: { status: 404, text: 'Category not found' },
  PRICE_CHANGE_NOT_FOUND: { status: 404, text: 'Price change not found' },
  LIST_OF_SYNONYMS_NOT_FOUND: { status: 404, text: 'List of synonyms not found' },
  STOCK_ALERT_NOT_FOUND: { status: 404, text: 'Stock alert not found' },
  LIST_NOT_FOUND: { status: 404, text: 'List not found' },
  CATEGORY_IN_USE: { status: 409, text: 'This category still has products. Move or delete them first.' },
  CATEGORY_NAME_TAKEN: { status: 409, text: 'Another category has this name.', field: 'name' },
  PRODUCT_IN_ORDERS: {
    status: 409,
    text: 'Orders that are Processing need this product ({documents}): deliver or cancel them first, or hide the product.',
  },
  PRODUCT_IN_QUOTES: {
    status: 409,
    text: 'Open quotes have this product ({documents}): hide the product, then nobody can request it any more.',
  },
  PRODUCT_DELETED: { status: 409, text: '{product} was deleted from the catalogue and can’t be ordered.' },
  INSUFFICIENT_STOCK: { status: 409, text: 'Not enough stock of {product}: {asked} asked, {left} left.' },
  IMPORT_OUTDATED: { status: 409, text: 'The file would now change something else than was shown. Check it again.' },
  PRODUCT_AVAILABLE: { status: 409, text: 'This product can be had now: there is nothing to wait for.' },

  LIST_NAME_TAKEN: { status: 409, text: 'You have a list of this name already.', field: 'name' },
  TOO_MANY_LISTS: { status: 409, text: 'You have {max} lists already: delete one first.' },
  LIST_FULL: { status: 409, text: 'A list holds at most {max} products.' },
  LIST_OF_ANOTHER: { status: 409, text: 'Only its owner changes a shared list.' },

  PRICE_CHANGE_OUTDATED: {
    status: 409,
    text: 'Prices or products are no longer as they were shown. Look through the changes again.',
  },
  PRICE_CHANGE_NOT_CANCELLED: { status: 409, text: 'Only a price change that has not begun can be cancelled.' },
  PRICE_CHANGE_NOT_UNDONE: { status: 409, text: 'Only a finished price change can be undone, within {hours} hours.' },
} as const satisfies Readonly<Record<string, Refusal>>;

export const goodsRules = {
  KEY_TAKEN: { text: 'Another filter of this category has this key.' },
  UNKNOWN_CATEGORY: { text: 'This category does not exist.' },
  OTHER_PRODUCT_TYPE: { text: 'The product type must be the one of the category ({type}).' },
  SIGNED_IN_ONLY: { text: 'Sign in to see first what you bought.' },
  TAX_REASON_NEEDED: { text: 'A product that is not standard rated (S) needs a tax reason.' },
  HS_CODE: { text: 'HS code must be 6 to 12 digits, without dots.' },
  'UNKNOWN_PRODUCT/list': { text: 'This product is not in the shop.' },

  PERCENT: { text: 'Must be at most {max} percent.' },
  DAY_AHEAD: { text: 'Must be a day after today.' },
  DAYS_AHEAD: { text: 'Must be at most {max} days ahead.' },
  TOO_MANY_PRODUCTS: { text: 'More than {max} products in one file.' },
  'TOO_MANY_PRODUCTS/filter': { text: 'More than {max} products: narrow the filter.' },

  SKU_TWICE: { text: 'This SKU stands on an earlier line, too.' },
  PRODUCT_TWICE: { text: 'This product stands on an earlier line, too.' },
  UNKNOWN_SKU: { text: 'No product has this SKU.' },
  OTHER_TYPE: { text: 'A product stays what it is ({type}).' },
  NO_SUCH_CATEGORY: { text: 'There is no such category of this product type.' },
  UNKNOWN_COLUMN: { text: 'An import has no place for the column “{name}”. Choose what it contains, or leave it out.' },
  COLUMN_TWICE: { text: 'The column “{name}” is there twice.' },
  CELLS_DIFFER: { text: 'This row has {cells} cells, the first one has {columns}.' },
  ERROR_CELL: { text: 'Cell {cell} contains an error instead of a value.' },
  BROKEN_TEXT: { text: 'Cell {cell} contains letters that were lost. Save the file as UTF-8.' },
  AMBIGUOUS_NUMBER: {
    text: 'May be read in two ways in cell {cell}: write it without the point, or with two decimals.',
  },
  NEGATIVE_STOCK: { text: 'There are {stock} in stock: fewer than this takes out.' },
  OWN_SKU: {
    text: 'Must be 3 to 30 letters, digits and - . / _, and not like a number of the shop, such as RIB-00001.',
  },
  UNREADABLE_FILE: {
    text: 'From here on the file can’t be read: a quotation mark is not closed, or a row is too long.',
  },
  EMPTY_FILE: { text: 'The file is empty.' },
  TOO_MANY_CHANGES: { text: 'More than {max} products would change: split the file.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
