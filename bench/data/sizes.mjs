/** How much a data set holds; the demo shop is what both are grown from. */
export const SIZES = {
  small: { products: 5000, orders: 2000, buyers: 100 },
  large: { products: 50_000, orders: 50_000, buyers: 1000 },
};
