import { CHEQUE_RULE } from './bounds.js';
import { byId, plainly, type OperationCases, type World, stricter } from './operation-case.js';
import { smallDifference } from './differences.js';
import { invoice, order, receipt, today } from './records.js';

const NOBODY = 'f'.repeat(24);

/** The example with an account, and an invoice of it instead of the example's. */
const received = async (world: World, { company: _company, ...example }: Record<string, unknown>) => {
  const { _id } = await invoice(world);
  const allocations = [{ invoice: _id, amount: 60, difference: await smallDifference(world) }];
  return { body: { ...example, user: world.customer.id, order: null, paymentDate: today(), allocations } };
};

/** An invoice of a customer who has 40 AED of credit. */
async function invoiceWithCredit(world: World) {
  await receipt(world);
  return { path: { id: (await invoice(world))._id } };
}

/** Money that waits for the invoice of its order, whose delivery was taken back. */
async function waiting(world: World) {
  const { _id } = await order(world);
  const change = (status: string) => world.staff.http.put(`/api/orders/${_id}`).send({ status }).expect(200);
  const money = { order: _id, amount: 10, paymentMethod: 'Cash', paymentDate: today(), allocations: [] };
  await change('Delivered');
  const { body } = await world.staff.http.post('/api/receipts').send(money).expect(201);
  await change('Processing');
  return body as { _id: string };
}

export const receiptOperations = {
  receipts_record: {
    bounds: [
      CHEQUE_RULE,
      stricter(
        'A receipt is of one account, whose invoices it names once each',
        'company',
        'user',
        'allocations',
        'amount',
        'allocations.0.amount',
        'onAccount',
      ),
    ],
    arrange: received,
    refused: {
      404: async (world, example) => ({ body: { ...(await received(world, example)).body, user: NOBODY } }),
      409: async (world, example) => {
        const { body } = await received(world, example);
        return { body: { ...body, amount: 500, allocations: [{ ...body.allocations[0], amount: 100.01 }] } };
      },
    },
  },
  receipts_listOwn: plainly,
  receipts_ownCredit: plainly,
  receipts_openInvoices: {
    arrange: ({ customer }) => Promise.resolve({ query: { user: customer.id } }),
    refused: { 404: () => Promise.resolve({ query: { user: NOBODY } }) },
  },
  receipts_totals: plainly,
  receipts_list: {
    arrange: async (world) => {
      await receipt(world);
      return { query: { sort: ['paymentDate', 'ASC'], range: [0, 9], filter: { q: 'FT26' } } };
    },
  },
  receipts_get: byId(receipt),
  receipts_pdf: byId(receipt),
  receipts_refund: {
    arrange: async (world, example) => ({
      path: { id: (await receipt(world))._id },
      body: { ...example, paymentDate: today() },
    }),
    refused: {
      409: async (world, example) => ({
        path: { id: (await receipt(world))._id },
        body: { ...example, paymentDate: today(), amount: 40.01 },
      }),
    },
  },
  receipts_issueAdvance: {
    ...byId(waiting),
    refused: { 409: async (world) => ({ path: { id: (await receipt(world))._id } }) },
  },
  receipts_remove: byId(receipt),
  invoicecredit_get: { arrange: invoiceWithCredit },
  invoicecredit_apply: {
    arrange: async (world, example) => ({ ...(await invoiceWithCredit(world)), body: example }),
    refused: { 409: async (world) => ({ ...(await invoiceWithCredit(world)), body: { amount: 1_000_000 } }) },
  },
} satisfies OperationCases;
