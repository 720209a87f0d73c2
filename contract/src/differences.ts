/** Small amounts that an invoice is short of: fees of a bank, which the shop bears, or another difference that it does not claim. */
export const DIFFERENCE_KINDS = ['bankCharge', 'difference'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** AED for each invoice, until the settings say another amount. */
export const DIFFERENCE_LIMIT = 50;
export const MOST_DIFFERENCE_LIMIT = 1000;
