/** What a line of an order has besides that of its quote, before anything happens to it. */
export const NO_QUANTITIES = { deliveredQty: 0, invoicedQty: 0, cancelledQty: 0, returnedQty: 0, expectedOn: null };

/** The fields of a line of an order that its invoice copies. */
export const withoutQuantities = (line: object): object =>
  Object.fromEntries(Object.entries(line).filter(([field]) => !(field in NO_QUANTITIES)));

/** What an order says of its invoices before the first one. */
export const NOT_BILLED = {
  ...{ billing: 'order', billingState: 'None', invoices: [] },
  ...{ invoice: null, invoiceGenerated: false, invoiceCredited: false },
};
