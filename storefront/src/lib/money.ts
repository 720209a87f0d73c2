/** Fils (integer) of an amount in AED. Sums are made in fils so that 0.1 + 0.2 stays 0.30. */
export const toFils = (aed: number): number => Math.round(aed * 100);

/** AED with at most two decimals of an integer number of fils. */
export const toAed = (fils: number): number => fils / 100;

/** Price of a line in AED: `quantity` pieces at `unitPrice` AED. */
export const linePrice = (unitPrice: number, quantity: number): number => toAed(toFils(unitPrice) * quantity);

/** Sum of amounts in AED. */
export const sumAed = (amounts: readonly number[]): number =>
  toAed(amounts.reduce((total, amount) => total + toFils(amount), 0));
