import { LINE_RULE, PHONE_RULE, PURCHASE_RULE } from './bounds.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import {
  byId,
  listed,
  ownDocuments,
  plainly,
  type OperationCases,
  type World,
  stricter,
  onRecord,
  type OnRecord,
} from './operation-case.js';
import { heldOrder } from './credit-limits.js';
import { company, delivered, invoice, lines, order, PDF, poFile, purchase, quote, quoted, stale } from './records.js';

/** A document for a new customer whose email address is another customer's. */
const emailTaken = (field: 'requestedItems' | 'orderItems') => async (world: World) => ({
  body: { customer: { name: 'Huda', email: world.customer.email }, [field]: await lines(world) },
});

/** An offer, for its buyer. */
const byBuyer = async (world: World) => ({ as: world.customer, path: { id: (await quoted(world))._id } });

export const quoteOperations = {
  quotes_request: {
    bounds: [LINE_RULE, PURCHASE_RULE, PHONE_RULE('deliveryAddress.phone')],
    arrange: async (world, example) => ({
      body: { ...example, ...(await purchase(world.customer)), requestedItems: await lines(world) },
    }),
    refused: {
      409: async ({ shop }) => {
        const { _id } = await shop.given.product({ isAvailable: false });
        return { body: { requestedItems: [{ product: _id, qty: 1 }] } };
      },
    },
  },
  quotes_warnings: {
    arrange: async (world, example) => ({ body: { ...example, requestedItems: await lines(world) } }),
    notRepeated: 'reads',
  },
  quotes_write: {
    arrange: async (world, { customer: _new, ...example }) => ({
      body: {
        ...{ ...example, ...(await purchase(world.staff)) },
        ...{ user: world.customer.id, requestedItems: await lines(world) },
      },
    }),
    refused: { 409: emailTaken('requestedItems') },
  },
  quotes_duplicate: {
    arrange: async (world) => ({ path: { id: (await quote(world))._id }, body: { prices: 'list' } }),
  },
  quotes_copiedLines: {
    arrange: async (world) => ({ path: { id: (await quote(world))._id }, query: { prices: 'list' } }),
  },
  quotes_listOwn: ownDocuments,
  quotes_totals: plainly,
  quotes_list: listed({ q: 'QUO', status: ['Requested', 'Quoted'], isOrderCreated: false }),
  quotes_get: byId(quote),
  quotes_update: {
    actions: {
      quotes: {
        edit: onRecord({ adminToClientNote: 'two days' }),
        annotate: onRecord({ adminToAdminNote: 'call first' }),
      },
    },
    arrange: async (world, { version: _version, ...example }) => {
      const { _id } = await quote(world);
      const details = await purchase(world.staff);
      const account = { user: world.customer.id, company: (await company(world))._id };
      const body = { ...example, ...details, ...account, requestedItems: await lines(world) };
      return { path: { id: _id }, body };
    },
    refused: stale(quote),
  },
  quotes_remove: {
    actions: { quotes: { delete: onRecord() } },
    ...byId(quote),
    refused: { 409: async (world) => ({ path: { id: (await order(world)).quote?._id ?? '' } }) },
  },
  quotebatches_assign: {
    arrange: async (world) => ({ body: { quotes: [(await quote(world))._id], salesperson: world.staff.id } }),
  },
  quotebatches_remind: {
    arrange: async (world) => ({ body: { quotes: [(await quoted(world))._id] } }),
  },
  quoteanswers_accept: {
    actions: { quotes: { accept: onRecord({ revision: 1 }) } },
    arrange: async (world) => ({ ...(await byBuyer(world)), body: { revision: 1, poNumber: 'PO-4711' } }),
    refused: {
      403: async (world) => ({ as: world.staff, path: { id: (await quoted(world))._id }, body: { revision: 1 } }),
      409: async (world) => ({ ...(await byBuyer(world)), body: { revision: 2 } }),
    },
  },
  quoteanswers_decline: {
    actions: { quotes: { decline: onRecord({ revision: 1, reason: 'PRICE' }) } },
    arrange: async (world, example) => ({ ...(await byBuyer(world)), body: { ...example, revision: 1 } }),
    refused: { 409: async (world) => ({ ...(await byBuyer(world)), body: { revision: 2, reason: 'PRICE' } }) },
  },
  quoteanswers_renew: {
    actions: { quotes: { renew: onRecord({ validUntil: null }) } },
    ...byId(quoted),
    refused: { 409: async (world) => ({ path: { id: (await quote(world))._id } }) },
  },
  quoterevisions_list: byId(quoted),
  quoterevisions_pdf: {
    arrange: async (world) => ({ path: { id: (await quoted(world))._id, revision: '1' } }),
  },
  quotes_pdf: {
    actions: { quotes: { pdf: onRecord() } },
    ...byId(quoted),
    refused: { 409: async (world) => ({ path: { id: (await quote(world))._id } }) },
  },
} satisfies OperationCases;

export const threadOperations = {
  quotemessages_thread: byId(quote),
  quotemessages_write: {
    bounds: [stricter('A message has a text or files', 'text')],
    arrange: async (world) => ({ path: { id: (await quote(world))._id }, body: { text: 'Thursday?' } }),
  },
  quotemessages_read: byId(quote),
  quotemessages_getTargets: byId(quote),
  quotemessages_setTargets: {
    arrange: async (world) => {
      const { _id, requestedItems } = await quote(world);
      const lines = [{ line: requestedItems[0]?._id, price: 5.2, quantity: 200, note: 'For a year' }];
      return { as: world.customer, path: { id: _id }, body: { lines } };
    },
    refused: {
      409: async (world) => ({
        as: world.customer,
        path: { id: (await order(world)).quote?._id ?? '' },
        body: { lines: [] },
      }),
    },
  },
  quotemessages_upload: {
    notRepeated: 'takes a file',
    arrange: async (world) => ({
      ...{ path: { id: (await quote(world))._id }, query: { name: 'a.pdf' } },
      ...{ headers: { 'content-type': 'application/pdf' }, body: PDF },
    }),
  },
  quotemessages_file: {
    arrange: async (world) => {
      const { _id } = await quote(world);
      const path = `/quotes/${_id}/files`;
      const { body } = await world.customer.http
        .post(`/api${path}`)
        .set('content-type', 'application/pdf')
        .send(PDF)
        .expect(201);
      return { as: world.customer, path: { id: _id, file: body._id } };
    },
  },
} satisfies OperationCases;

export const poFileOperations = {
  pofiles_upload: {
    notRepeated: 'takes a file',
    arrange: () => Promise.resolve({ headers: { 'content-type': 'application/pdf' }, body: PDF }),
  },
  pofiles_get: {
    arrange: async ({ customer }) => ({ as: customer, path: { id: (await poFile(customer))._id } }),
  },
} satisfies OperationCases;

/** One piece of the first line comes back. */
const returnedGoods: OnRecord = async (id, { staff }) => {
  const { body } = await staff.http.get(`/api/orders/${id}`).expect(200);
  return { path: { id }, body: { lines: [{ line: body.orderItems[0]._id, qty: 1 }] } };
};

export const orderOperations = {
  orders_create: {
    bounds: [
      stricter(
        'The total of a document has a bound of its own',
        'deliveryCharge',
        'extraFee',
        'discount',
        'orderItems.0.unitPrice',
        'orderItems.0.qty',
        'orderItems.0.discount',
      ),
      stricter(
        'Another VAT category than the standard one needs its reason',
        'orderItems.0.taxCategory',
        'orderItems.0.taxReason',
      ),
      stricter('The shop has the product', 'orderItems.0.product'),
      PURCHASE_RULE,
    ],
    arrange: async (world, { customer: _new, ...example }) => ({
      body: {
        ...{ ...example, ...(await purchase(world.staff)) },
        ...{ user: world.customer.id, orderItems: await lines(world) },
      },
    }),
    refused: { 409: emailTaken('orderItems') },
  },
  orders_duplicate: {
    arrange: async (world) => ({ path: { id: (await order(world))._id }, body: { prices: 'same' } }),
  },
  orders_copiedLines: {
    arrange: async (world) => ({ path: { id: (await order(world))._id }, query: { prices: 'same' } }),
  },
  orders_createFromQuote: {
    actions: { quotes: { createOrder: (quoteId) => ({ path: { quoteId } }) } },
    arrange: async ({ shop, customer }) => ({ path: { quoteId: (await shop.given.confirmedQuote(customer))._id } }),
    refused: { 409: async (world) => ({ path: { quoteId: (await quote(world))._id } }) },
  },
  orders_listOwn: ownDocuments,
  orders_lastPricesOf: { arrange: ({ customer }) => Promise.resolve({ query: { user: customer.id } }) },
  orders_totals: plainly,
  orders_list: listed({ q: 'ORD', status: 'Processing', invoiceGenerated: false, createdAt_gte: '2020-01-01' }),
  orders_get: byId(order),
  orders_billable: byId(order),
  orders_update: {
    actions: { orders: { edit: onRecord({ deliveredBy: 'Aramex' }), editMoney: onRecord({ extraFee: 7 }) } },
    arrange: async (world, { version: _version, orderItems: _lines, ...example }) => {
      const { _id } = await order(world);
      const details = await purchase(world.staff);
      const account = { user: world.customer.id, company: (await company(world))._id };
      return { path: { id: _id }, body: { ...example, ...details, ...account, status: 'Delivered' } };
    },
    refused: stale(order),
  },
  orders_deliver: {
    actions: { orders: { deliver: onRecord({ deliveredBy: 'Aramex' }) } },
    arrange: async (world) => ({
      path: { id: (await order(world))._id },
      body: { deliveredOn: dubaiDay(new Date()), deliveredBy: 'Sajid', note: 'Left with the guard' },
    }),
    refused: { 409: async (world) => ({ path: { id: (await delivered(world))._id } }) },
  },
  orders_assign: {
    arrange: async (world) => ({ path: { id: (await order(world))._id }, body: { salesperson: world.staff.id } }),
  },
  orders_release: {
    actions: { orders: { release: onRecord({ reason: 'Paid by cheque' }) } },
    arrange: async (world, { version: _version, ...body }) => ({ path: { id: await heldOrder(world) }, body }),
    refused: {
      409: async (world) => ({ path: { id: (await order(world))._id }, body: { reason: 'Paid' } }),
    },
  },
  orders_returnGoods: {
    actions: { orders: { returnGoods: returnedGoods } },
    arrange: async (world) => {
      const { _id, orderItems } = await delivered(world);
      return { path: { id: _id }, body: { lines: [{ line: orderItems[0]?._id, qty: 1 }], reason: 'Wrong colour' } };
    },
    refused: {
      409: async (world) => {
        const { _id, orderItems } = await order(world);
        return { path: { id: _id }, body: { lines: [{ line: orderItems[0]?._id, qty: 1 }] } };
      },
    },
  },
  orders_remove: {
    actions: { orders: { delete: onRecord() } },
    ...byId(order),
    refused: { 409: async (world) => ({ path: { id: (await invoice(world)).order._id } }) },
  },
  orders_pdf: byId(order),
  orders_proforma: byId(order),
  orders_deliveryNote: byId(order),
} satisfies OperationCases;
