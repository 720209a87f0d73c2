export const list = {
  preview: 'Preview',
  open: 'Open',
  show_preview: 'Preview beside the list (J and K walk through the rows)',
  compact: 'Compact rows',
  total: 'Total of {count}:',
  open_amount: '{amount} open',
};

/** Numbers beside the pages of the menu. */
export const waiting = {
  quotes: '{count} to price',
  orders: '{count} to deliver',
  invoices: '{count} overdue',
};
