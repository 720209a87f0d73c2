/** A product of which this many pieces or fewer are left is shown to be running out. */
export const LOW_STOCK = 20;
