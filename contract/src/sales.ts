/** The grouping of a sales report. */
export const SALES_BY = ['month', 'customer', 'product', 'salesperson'] as const;
export type SalesBy = (typeof SALES_BY)[number];
