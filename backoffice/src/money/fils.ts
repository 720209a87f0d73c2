/** 1 AED is 100 fils. Sums are made in whole fils, so that no rounding error of binary fractions can gather. */
const FILS_PER_AED = 100;

/** AED, at most two decimals → whole fils. */
export const toFils = (aed: number): number => Math.round(aed * FILS_PER_AED);

/** Whole fils → AED. */
export const toAed = (fils: number): number => fils / FILS_PER_AED;

const twoDecimals = new Intl.NumberFormat('en-AE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** AED as text with two decimals and without the currency: 1,234.50. A missing amount is empty. */
export const formatAed = (aed: number | null | undefined): string => (aed == null ? '' : twoDecimals.format(aed));
