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

/** Remarks about the new price of a row. A row that has one is left unless it is confirmed. */
export const IMPORT_REMARKS = ['FAR_OFF', 'BELOW_COST'] as const;
export type ImportRemark = (typeof IMPORT_REMARKS)[number];
