/** The fields that a line of an order has besides those of its quote, before anything happens to it. */
export const NO_QUANTITIES = {
  deliveredQty: 0,
  invoicedQty: 0,
  cancelledQty: 0,
  billedAheadQty: 0,
  returnedQty: 0,
  expectedOn: null,
};

/** The fields of a line of an order that its invoice copies. */
export const withoutQuantities = (line: object): object =>
  Object.fromEntries(Object.entries(line).filter(([field]) => !(field in NO_QUANTITIES)));

/** The fields of an order about its invoices before the first one. */
export const NOT_BILLED = {
  ...{ billing: 'order', billingState: 'None', invoices: [] },
  ...{ invoice: null, invoiceGenerated: false, invoiceCredited: false },
};
