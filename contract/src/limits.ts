/** How many positions a document may have, and how many pieces a position. */
export const MAX_LINES = 200;
export const MAX_QTY = 100_000;
