/** State of the way from the listing to a product: the step back leads to the listing as it was left. */
export const fromShop = { fromShop: true } as const;

export const cameFromShop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromShop' in state && state.fromShop === true;
