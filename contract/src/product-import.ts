import type { CellKind } from './sheets/import-columns.js';

/** The maximum number of products of one file. */
export const MAX_IMPORT_ROWS = 2000;

/**
 * The maximum number of changed products of one import: all changes are one transaction, which blocks these products.
 */
export const MAX_IMPORT_CHANGES = 500;

/** The maximum number of characters of a file with comma separated values. */
export const MAX_IMPORT_CHARACTERS = 500_000;

/** The column that describes the errors in a file of wrong lines. An import ignores it. */
export const PROBLEMS_COLUMN = 'problems';

/** Remarks about the new price or stock of a row. A row that has one is left unless it is confirmed. */
export const IMPORT_REMARKS = [
  'FAR_OFF',
  'BELOW_COST',
  'STOCK',
  'VAT_ASSUMED',
  'VAT_UNUSUAL',
  'REST_ASSUMED',
  'NAME_ALIKE',
  'TRN_KNOWN',
  'EMIRATE_ASSUMED',
  'CHEQUE_STALE',
  'CHEQUE_INVOICE_CLOSED',
  'CHEQUE_ABOVE_INVOICES',
  'ON_ACCOUNT',
  'SKU_UNKNOWN',
] as const;
export type ImportRemark = (typeof IMPORT_REMARKS)[number];

/** The columns of a sheet of products, by their headings. */
export const SHEET_COLUMNS = {
  sku: 'text',
  name: 'exported',
  nameEn: 'text',
  nameAr: 'text',
  productType: 'text',
  category: 'text',
  code: 'text',
  size: 'text',
  variant: 'text',
  color: 'text',
  sort: 'text',
  quality: 'text',
  stock: 'number',
  stockChange: 'number',
  moq: 'number',
  step: 'number',
  max: 'number',
  packSize: 'number',
  packUnit: 'text',
  price: 'number',
  costPrice: 'number',
  unit: 'text',
  unitCode: 'code',
  taxCategory: 'code',
  taxReason: 'text',
  hsCode: 'text',
  origin: 'text',
  storageLocation: 'text',
  isAvailable: 'flag',
  isActive: 'flag',
  displaySpecs: 'text',
  description: 'text',
  descriptionAr: 'text',
  machines: 'text',
  images: 'addresses',
  [PROBLEMS_COLUMN]: 'exported',
} as const satisfies Record<string, CellKind>;
export type SheetColumn = keyof typeof SHEET_COLUMNS;
