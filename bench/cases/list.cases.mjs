const ROWS = 25;

const rowsOf = ({ body }) => JSON.parse(body);
const isFull = (answer) => rowsOf(answer).length === ROWS;

function staffList(name, resource, { sort = ['createdAt', 'DESC'], filter = {}, isAsNamed = isFull }) {
  const query = { sort, range: [0, ROWS - 1], filter };
  const asJson = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return { name, path: () => `/api/${resource}?${new URLSearchParams(asJson)}`, as: 'staff', isAsNamed };
}

const all = (test) => (answer) => isFull(answer) && rowsOf(answer).every(test);

/** What staff and buyers have in front of them. */
export const LIST_CASES = [
  staffList(`staff list of ${ROWS} quotes`, 'quotes/admin', {}),
  staffList('staff list of confirmed quotes', 'quotes/admin', {
    filter: { status: 'Confirmed' },
    isAsNamed: all(({ status }) => status === 'Confirmed'),
  }),
  staffList('quotes by number', 'quotes/admin', { sort: ['number', 'DESC'] }),
  staffList('orders by amount', 'orders', { sort: ['totalPrice', 'DESC'] }),
  staffList('delivered orders of a year', 'orders', {
    filter: { status: 'Delivered', createdAt_gte: '2025-01-01', createdAt_lte: '2025-12-31' },
    isAsNamed: all(({ status }) => status === 'Delivered'),
  }),
  staffList('overdue invoices by due date', 'invoices', { sort: ['dueDate', 'ASC'], filter: { overdue: true } }),
  staffList('payments by amount', 'payments', { sort: ['amount', 'DESC'] }),
  { name: 'my quotes', path: () => '/api/quotes/my', as: 'buyer', isAsNamed: (answer) => rowsOf(answer).length > 5 },
];
