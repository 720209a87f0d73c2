const ROWS = 25;

const rowsOf = ({ body }) => JSON.parse(body);
const isFull = (answer) => rowsOf(answer).length === ROWS;

function staffList(name, resource, { sort = ['createdAt', 'DESC'], first = 0, filter = {}, isAsNamed = isFull }) {
  const query = { sort, range: [first, first + ROWS - 1], filter };
  const asJson = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return { name, path: () => `/api/${resource}?${new URLSearchParams(asJson)}`, as: 'staff', isAsNamed };
}

const all = (test) => (answer) => isFull(answer) && rowsOf(answer).every(test);

/** An invoice of 2025, and so a customer who has some. */
const INVOICED = `/api/invoices?${new URLSearchParams({ filter: '{"createdAt_lte":"2025-12-31"}', range: '[0,0]' })}`;

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
  staffList('orders with a part of a number in them', 'orders', {
    filter: { q: '2025-0' },
    isAsNamed: all((order) => JSON.stringify(order).includes('2025-0')),
  }),
  staffList('the fiftieth page of orders by status', 'orders', { sort: ['status', 'DESC'], first: 49 * ROWS }),
  staffList('products by category, far down', 'products/admin', { sort: ['category', 'ASC'], first: 4000 }),
  {
    name: 'dashboard: today',
    path: () => '/api/dashboard/today',
    as: 'staff',
    isAsNamed: ({ body }) => 'ages' in JSON.parse(body),
  },
  {
    name: 'dashboard: sales',
    path: () => '/api/dashboard/sales',
    as: 'staff',
    isAsNamed: ({ body }) => JSON.parse(body).months.length === 12,
  },
  {
    name: 'statement of a year',
    path: async ({ staff }) =>
      `/api/users/${rowsOf(await staff.get(INVOICED))[0].user._id}/statement?from=2025-01-01&to=2025-12-31`,
    as: 'staff',
    isAsNamed: (answer) => rowsOf(answer).entries.length > 5,
  },
  { name: 'my quotes', path: () => '/api/quotes/my', as: 'buyer', isAsNamed: (answer) => rowsOf(answer).length > 5 },
];
