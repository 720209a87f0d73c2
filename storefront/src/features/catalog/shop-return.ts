/** State of the navigation from the listing to a product: going back returns to the listing's position. */
export const fromShop = { fromShop: true } as const;

export const cameFromShop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromShop' in state && state.fromShop === true;
