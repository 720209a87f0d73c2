import { readNumber } from './numbers.js';

/**
 * The text that a field shows of a typed number once it is left: its digits 0-9, as the pages show numbers. Text that is not a
 * number remains.
 */
export const typedNumber = (typed: string, decimals = 0): string => String(readNumber(typed, decimals) ?? typed);
