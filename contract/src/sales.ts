/** What a sales report has a row for. */
export const SALES_BY = ['month', 'customer', 'product'] as const;
export type SalesBy = (typeof SALES_BY)[number];
