export const dashboard = {
  title: 'Today',
  requested: 'Requests waiting',
  quoted: 'Quotes out',
  confirmed: 'Confirmed quotes',
  processing: 'Orders to deliver',
  unpaid: 'Invoices unpaid',
  partially_paid: 'Invoices partially paid',
  overdue: 'Invoices overdue',
  waiting: 'Requests waiting longest',
  overdue_list: 'Overdue invoices',
  nothing: 'Nothing here.',
  failed: 'Failed to load.',
};
