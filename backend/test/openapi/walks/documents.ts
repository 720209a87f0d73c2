import { byId, listed, OLD_VERSION, plainly, type Walk, type Walks, type World } from '../world.js';

const quote = ({ shop, customer }: World) => shop.given.requestedQuote(customer);
const quoted = ({ shop, customer }: World) => shop.given.quote(customer, { status: 'Quoted' });
const order = ({ shop, customer }: World) => shop.given.order(customer);
const invoice = ({ shop, customer }: World) => shop.given.invoice(customer);

/** Parties and lines of the example, as they are in this shop. */
async function lines({ shop }: World): Promise<object[]> {
  const { _id } = await shop.given.product();
  return [{ product: _id, qty: 12, unitPrice: 18.5 }];
}

/** A change of the record with the version that nobody has loaded. */
function stale(find: (world: World) => Promise<{ readonly _id: string }>): Walk['refused'] {
  return { 409: async (world) => ({ path: { id: (await find(world))._id }, body: { version: OLD_VERSION } }) };
}

export const quoteWalks: Walks = {
  quotes_request: {
    arrange: async (world, example) => ({ body: { ...example, requestedItems: await lines(world) } }),
    refused: {
      409: async ({ shop }) => {
        const { _id } = await shop.given.product({ isAvailable: false });
        return { body: { requestedItems: [{ product: _id, qty: 1 }] } };
      },
    },
  },
  quotes_listOwn: plainly,
  quotes_list: listed({ q: 'QUO', status: ['Requested', 'Quoted'], isOrderCreated: false }),
  quotes_get: byId(quote),
  quotes_update: {
    arrange: async (world, { version: _version, ...example }) => {
      const { _id } = await quote(world);
      const body = { ...example, user: world.customer.id, requestedItems: await lines(world) };
      return { path: { id: _id }, body };
    },
    refused: stale(quote),
  },
  quotes_remove: {
    ...byId(quote),
    refused: { 409: async (world) => ({ path: { id: (await order(world)).quote?._id ?? '' } }) },
  },
  quotes_pdf: { ...byId(quoted), refused: { 409: async (world) => ({ path: { id: (await quote(world))._id } }) } },
};

export const orderWalks: Walks = {
  orders_create: {
    arrange: async (world, example) => ({
      body: { ...example, user: world.customer.id, orderItems: await lines(world) },
    }),
  },
  orders_createFromQuote: {
    arrange: async ({ shop, customer }) => ({ path: { quoteId: (await shop.given.confirmedQuote(customer))._id } }),
    refused: { 409: async (world) => ({ path: { quoteId: (await quote(world))._id } }) },
  },
  orders_listOwn: plainly,
  orders_list: listed({ q: 'ORD', status: 'Processing', invoiceGenerated: false, createdAt_gte: '2020-01-01' }),
  orders_get: byId(order),
  orders_update: {
    arrange: async (world, { version: _version, ...example }) => {
      const { _id } = await order(world);
      return { path: { id: _id }, body: { ...example, user: world.customer.id, status: 'Delivered' } };
    },
    refused: stale(order),
  },
  orders_remove: {
    ...byId(order),
    refused: { 409: async (world) => ({ path: { id: (await invoice(world)).order._id } }) },
  },
};

export const invoiceWalks: Walks = {
  invoices_issue: {
    arrange: async (world) => ({ body: { order: (await order(world))._id } }),
    refused: {
      404: () => Promise.resolve({ body: { order: 'f'.repeat(24) } }),
      409: async (world) => ({ body: { order: (await invoice(world)).order._id } }),
    },
  },
  invoices_listOwn: plainly,
  invoices_list: listed({ q: 'INV', status: ['Unpaid', 'Overdue'], dueDate_gte: '2020-01-01' }),
  invoices_get: byId(invoice),
  invoices_update: {
    arrange: async (world) => {
      const { _id, dueDate } = await invoice(world);
      return { path: { id: _id }, body: { dueDate, adminToClientNote: 'Please name the number with the transfer' } };
    },
    refused: stale(invoice),
  },
  invoices_remove: {
    ...byId(invoice),
    refused: { 409: async (world) => ({ path: { id: (await payment(world)).invoice._id } }) },
  },
  invoices_pdf: byId(invoice),
};

interface Paid {
  readonly _id: string;
  readonly invoice: { readonly _id: string };
}

async function payment(world: World): Promise<Paid> {
  const { _id } = await invoice(world);
  const body = { amount: 40, paymentMethod: 'Cash', paymentDate: today(), paidTo: 'Omar, front desk' };
  const answer = await world.staff.http.post(`/api/payments/from-invoice/${_id}`).send(body).expect(201);
  return answer.body.payment as Paid;
}

const today = () => new Date().toISOString().slice(0, 10);

export const paymentWalks: Walks = {
  payments_record: {
    arrange: async (world, example) => ({
      path: { invoiceId: (await invoice(world))._id },
      body: { ...example, paymentDate: today() },
    }),
    refused: {
      409: async (world, example) => ({
        path: { invoiceId: (await invoice(world))._id },
        body: { ...example, paymentDate: today(), amount: 100.01 },
      }),
    },
  },
  payments_listOwn: plainly,
  payments_list: {
    arrange: async (world) => {
      const paid = await payment(world);
      return { query: { ...LISTED, filter: { q: 'omar', status: 'Received' }, invoice: paid.invoice._id } };
    },
  },
  payments_get: byId(payment),
  payments_update: {
    arrange: async (world, { version: _version, ...example }) => ({
      path: { id: (await payment(world))._id },
      body: { ...example, paymentDate: today() },
    }),
    refused: stale(payment),
  },
  payments_remove: byId(payment),
};

const LISTED = { sort: ['paymentDate', 'ASC'], range: [0, 9] };

/** Histories of all that has one. */
export const historyWalks: Walks = Object.fromEntries(
  Object.entries({
    quotes: quoted,
    orders: order,
    invoices: invoice,
    payments: payment,
    users: async ({ shop }: World) => ({ _id: (await shop.as.customer()).id }),
    products: ({ shop }: World) => shop.given.product(),
    categories: ({ shop }: World) => shop.given.category(),
  }).map(([resource, find]) => [
    `${resource}-audit_history`,
    { arrange: async (world: World) => ({ path: { id: (await find(world))._id }, query: { range: [0, 9] } }) },
  ]),
);
