import type { FieldRefusalTable, RefusalTable } from './refusal.js';

export const goods = {
  PRODUCT_NOT_FOUND: { status: 404, text: 'Product not found' },
  CATEGORY_NOT_FOUND: { status: 404, text: 'Category not found' },
  PRICE_CHANGE_NOT_FOUND: { status: 404, text: 'Price change not found' },
  PRICES_HIDDEN: {
    status: 400,
    text: 'You can’t see prices, so products can’t be sorted by price. Choose another order.',
  },
  PRICE_LIST_NOT_FOUND: { status: 404, text: 'Price list not found' },
  CUSTOMER_GROUP_NOT_FOUND: { status: 404, text: 'Customer group not found' },
  LIST_OF_SYNONYMS_NOT_FOUND: { status: 404, text: 'List of synonyms not found' },
  OWN_CODE_NOT_FOUND: { status: 404, text: 'Code not found' },
  TOO_MANY_CODES: 'You already have {max} codes. Delete one first.',
  STOCK_ALERT_NOT_FOUND: { status: 404, text: 'Stock alert not found' },
  LIST_NOT_FOUND: { status: 404, text: 'List not found' },
  CATEGORY_IN_USE: 'This category still has products. Move or delete them first.',
  CATEGORY_NAME_TAKEN: {
    status: 409,
    text: 'Another category already has this name. Choose another name.',
    field: 'name',
  },
  PRODUCT_IN_ORDERS:
    'This product is in orders that are Processing ({documents}). Deliver or cancel them first, or hide the product.',
  PRODUCT_IN_QUOTES:
    'This product is in open quotes ({documents}). Hide it instead so that it can no longer be requested.',
  PRODUCT_DELETED: '{product} was deleted from the catalogue and can’t be ordered.',
  INSUFFICIENT_STOCK: 'Not enough stock of {product}: {asked} requested, {left} available.',
  IMPORT_OUTDATED: 'The file would now make different changes than shown. Check it again.',
  PRODUCT_AVAILABLE: 'This product is already available.',

  LIST_NAME_TAKEN: { status: 409, text: 'You already have a list with this name. Choose another name.', field: 'name' },
  TOO_MANY_LISTS: 'You already have {max} lists. Delete one first.',
  LIST_FULL: 'A list can have up to {max} products. Remove some products first.',
  LIST_OF_ANOTHER: 'Only the owner can change a shared list.',

  PRICE_LIST_NAME_TAKEN: {
    status: 409,
    text: 'Another price list already has this name. Choose another name.',
    field: 'name',
  },
  GROUP_NAME_TAKEN: {
    status: 409,
    text: 'Another customer group already has this name. Choose another name.',
    field: 'name',
  },
  GROUP_IN_USE: 'Price list “{list}” is assigned to this group. Remove the group from it first.',
  PRICE_LINE_TWICE:
    'The price list already has a line with this target, quantity and first day. Change that line instead.',
  PRICE_LIST_FULL: 'A price list can have up to {max} lines.',

  PRICE_CHANGE_OUTDATED: 'Prices or products have changed since the preview. Review the changes again.',
} as const satisfies RefusalTable;

export const goodsRules = {
  KEY_TAKEN: 'Another filter in this category already has this key. Choose another key.',
  UNKNOWN_CATEGORY: 'This category does not exist.',
  OTHER_PRODUCT_TYPE: 'The product type must match the category ({type}).',
  SIGNED_IN_ONLY: 'Sign in to sort by what you buy most often.',
  TAX_REASON_NEEDED: 'A product that is not standard-rated (S) needs a reason for its VAT category.',
  MOQ_OFF_STEP: 'The MOQ must be a multiple of the step ({step}).',
  MAX_BELOW_MOQ: 'The maximum can’t be below the MOQ ({moq}).',
  PACK_UNIT_NEEDED: 'Enter the name of the pack, for example carton.',
  PACK_SIZE_NEEDED: 'Enter how many units the pack has.',
  HS_CODE: 'HS code must have 6 to 12 digits, without dots.',
  'UNKNOWN_PRODUCT/list': 'This product is not available.',

  UNKNOWN_GROUP: 'This customer group does not exist.',
  UNKNOWN_PRICE_LIST: 'No price list for single customers has this name.',
  UNKNOWN_TARGET: 'Choose a product, category or product type of the shop.',
  'UNKNOWN_LINE/list': 'This line is no longer on the price list.',
  PRICE_OR_PERCENT: 'Enter either a price or a percentage.',
  QUANTITIES_OF_BREAK:
    'A quantity break can’t have a MOQ, step or maximum. Set them in the first line, from quantity 1.',
  BREAK_BELOW_MOQ: 'Must be 1 or at least the MOQ ({moq}).',

  PERCENT: 'Must be at most {max} percent.',
  TOO_MANY_PRODUCTS: 'The file has more than {max} products. Split it.',
  'TOO_MANY_PRODUCTS/filter': 'More than {max} products. Narrow the filter.',

  SKU_TWICE: 'This SKU also appears on an earlier line. Remove one of the two lines.',
  PRODUCT_TWICE: 'This product also appears on an earlier line. Remove one of the two lines.',
  UNKNOWN_SKU: 'No product has this SKU. Check the SKU. To create a product with it, add its product type.',
  'UNKNOWN_SKU/list': 'No product has this SKU. Check the SKU.',
  PRICED_TWICE: 'An earlier line has the same product, quantity and first day. Remove one of the two lines.',
  'TOO_MANY_LINES/file': 'The file has more than {max} lines. Split it.',
  OTHER_TYPE: 'The product type can’t be changed ({type}).',
  NO_SUCH_CATEGORY: 'This category doesn’t exist for this product type.',
  UNKNOWN_COLUMN: 'The import doesn’t recognise column “{name}”. Choose what it contains, or ignore it.',
  COLUMN_TWICE: 'Column “{name}” appears twice. Remove one of the two columns.',
  CELLS_DIFFER:
    'This row has {cells} cells, but the header has {columns}. Check for a missing or an additional separator.',
  ERROR_CELL: 'Cell {cell} contains an error instead of a value. Correct the cell in the sheet.',
  BROKEN_TEXT: 'Cell {cell} contains unreadable characters. Save the file as UTF-8.',
  AMBIGUOUS_NUMBER:
    'The number in cell {cell} can be read in two ways. Write it without the comma or point, or with two decimals.',
  NEGATIVE_STOCK: 'Only {stock} in stock. Enter a smaller decrease.',
  OWN_SKU: 'Must be 3 to 30 letters, digits and - . / _. It must not look like a SKU of the shop, such as RIB-00001.',
  UNREADABLE_FILE: 'The file can’t be read from this line on: a quotation mark is missing, or a row is too long.',
  EMPTY_FILE: 'The file is empty. Choose another file.',
  TOO_MANY_CHANGES: 'More than {max} products would change. Split the file.',
} as const satisfies FieldRefusalTable;
