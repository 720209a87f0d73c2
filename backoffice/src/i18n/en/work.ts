export const unsaved = {
  title: 'Unsaved changes',
  text: 'What you typed on this page is not saved yet.',
  stay: 'Stay here',
  save: 'Save and go on',
  discard: 'Leave without saving',
};

/** The buttons that move a record on. */
export const steps = {
  title: 'Next steps',
  quotes: {
    send: 'Send quote',
    sent: 'Quote sent.',
    confirm: 'Confirm',
    confirmed: 'Quote confirmed.',
    list_prices_title: 'Send at list prices?',
    list_prices: 'No price of this quote was saved yet: the customer gets these lines at list prices.',
  },
  orders: {
    deliver: 'Deliver',
    deliver_title: 'Deliver order {number}',
    delivered: 'Order delivered.',
    deliver_failed: 'The delivery was not recorded.',
    delivered_by_help: 'Name of the driver, or of the person who received the goods; stands on the delivery note',
    note_help: 'Kept in the history; the customer does not see it',
    not_deliverable: 'Only an order in Processing can be delivered.',
    invoice: 'Invoice',
    open_invoice: 'Open the invoice',
    free: 'A free order gets no invoice.',
    not_invoiceable: 'This order can’t be invoiced: it was cancelled or returned, or all of its goods came back.',
  },
  invoices: {
    record_payment: 'Record payment',
    nothing_to_credit: 'Nothing is left to credit of this invoice.',
    settled: 'Nothing is left to pay of this invoice.',
    is_void: 'This invoice is void.',
  },
};

export const broken = {
  again: 'Try again',
  old: {
    title: 'There is a newer version',
    text: 'The back office was updated while this page was open. Load it again to go on.',
  },
  page: {
    title: 'This page can’t be shown',
    text: 'Something went wrong on this page. Your records are safe; try again, or go back to the start.',
  },
};

export const new_requests = {
  one: 'One request waits for a price.',
  other: 'A new request came in: {count} wait for a price.',
};

/** The money of the dashboard. */
export const cash = {
  title: 'Cash expected by week (AED)',
  due: 'Due',
  overdue: 'Overdue',
  later: 'Later',
  days: '{from} – {to}',
  month: 'This month up to today (AED)',
  before: '{amount} on {from} – {to}',
};
