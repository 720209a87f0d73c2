/** The emirates by the codes of the tax authority. */
export const EMIRATES = ['AUH', 'DXB', 'SHJ', 'AJM', 'UAQ', 'RAK', 'FUJ'] as const;
export type Emirate = (typeof EMIRATES)[number];

/** A tax registration number of the UAE: 15 digits that begin with 1 and end with 03. No check digit is published. */
export const TRN_PATTERN = /^1\d{12}03$/;

export const isTrn = (text: string): boolean => TRN_PATTERN.test(text);

/** A tax identification number: the first ten digits of a TRN, and the address for e-invoices. */
export const TIN_PATTERN = /^1\d{9}$/;
const TIN_DIGITS = 10;

export const isTin = (text: string): boolean => TIN_PATTERN.test(text);

export const tinOf = (trn: string): string => trn.slice(0, TIN_DIGITS);
