/** The most products of one file. */
export const MAX_IMPORT_ROWS = 2000;

/** The most products that one import changes: all of it is one transaction, for whose products others wait. */
export const MAX_IMPORT_CHANGES = 500;

/** The most characters of a file, as comma separated values. */
export const MAX_IMPORT_CHARACTERS = 500_000;

/** The column of a file of wrong lines that says what is wrong. An import reads past it. */
export const PROBLEMS_COLUMN = 'problems';
