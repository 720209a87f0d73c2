import { createHmac } from 'node:crypto';
import type { TestActor } from '../support/actors.js';
import { SECRET } from '../support/e-invoice-provider.js';
import { byId, listed, plainly, type OperationCase, type OperationCases, type World } from './operation-case.js';
import { invoice, order, quoted } from './records.js';

/** A buyer of a company with all data for an e-invoice. */
async function registered(world: World): Promise<TestActor> {
  const buyer = await world.shop.as.customer('Hind Saleh');
  const company = await world.shop.given.company();
  const member = { company: company._id, companyRole: 'buyer' };
  await world.staff.http.put(`/api/users/${buyer.id}`).send(member).expect(200);
  return buyer;
}

async function issued(world: World) {
  const buyer = await registered(world);
  return { buyer, invoice: await world.shop.given.invoice(buyer) };
}

async function credited(world: World, of: string): Promise<string> {
  const body = { invoice: of, reason: 'DL8.61.1.C', words: 'Wrong price', amount: 40 };
  const { body: note } = await world.staff.http.post('/api/credit-notes').send(body).expect(201);
  return note._id;
}

const PATH = '/api/e-invoicing/deliveries';

async function toSend(world: World) {
  // Other tests change the shop's details.
  await world.shop.given.settings({
    licenceNumber: '612345',
    licenceAuthority: 'Dubai Economy and Tourism',
    address: { street: 'Shop 4, Al Quoz', city: 'Dubai', emirate: 'DXB', country: 'AE' },
  });
  return (await issued(world)).invoice;
}

async function handedOver(world: World) {
  const { _id } = await toSend(world);
  await world.staff.http.post(`${PATH}/${_id}/mark-sent`).send({}).expect(200);
  return { _id };
}

/** It is with the shop's own queue, since that is not worked on. */
async function onItsWay(world: World) {
  await world.shop.given.settings({ eInvoiceConnector: 'webhook' });
  const { _id } = await toSend(world);
  await world.staff.http.post(`${PATH}/${_id}/send`).send({}).expect(200);
  return { _id };
}

/** An action that the e-invoice of a consumer refuses. */
function action(find: (world: World) => Promise<{ readonly _id: string }>): OperationCase {
  const of = (found: typeof find) => async (world: World, body: object) => ({
    ...{ path: { id: (await found(world))._id }, body },
  });
  return { arrange: of(find), refused: { 409: of(invoice) } };
}

/** A call of the provider about the document, signed as it goes over the wire. */
async function callbackAbout(world: World, find: (world: World) => Promise<{ readonly _id: string }>, example: object) {
  const { body: delivery } = await world.staff.http.get(`${PATH}/${(await find(world))._id}`).expect(200);
  return signed({ ...example, uuid: delivery.uuid });
}

function signed(body: object) {
  const at = String(Math.floor(Date.now() / 1000));
  const hmac = createHmac('sha256', SECRET)
    .update(`${at}.${JSON.stringify(body)}`)
    .digest('hex');
  return { headers: { 'x-shop-timestamp': at, 'x-shop-signature': `v1=${hmac}` }, body };
}

export const delivery = handedOver;

const note = async (world: World) => ({ _id: await credited(world, (await invoice(world))._id) });

export const eInvoiceOperations = {
  einvoices_invoice: {
    arrange: async (world) => {
      const { buyer, invoice: own } = await issued(world);
      return { path: { id: own._id }, as: buyer };
    },
    // The particulars of a person are not enough.
    refused: { 409: async (world) => ({ path: { id: (await invoice(world))._id } }) },
  },
  einvoices_creditNote: {
    arrange: async (world) => {
      const { buyer, invoice: own } = await issued(world);
      return { path: { id: await credited(world, own._id) }, as: buyer };
    },
    refused: { 409: async (world) => ({ path: { id: (await note(world))._id } }) },
  },
  einvoices_invoiceFindings: byId(invoice),
  einvoices_creditNoteFindings: byId(note),
  einvoices_orderFindings: byId(order),
  einvoices_quoteFindings: byId(quoted),
  einvoices_readiness: plainly,
  transmissions_zip: { arrange: () => Promise.resolve({ query: { from: '2026-11-01', to: '2026-11-30' } }) },
  transmissions_list: listed({ status: ['ready', 'failed'], kind: 'invoice', overdue: false, q: 'rahman' }),
  transmissions_markAllSent: { arrange: async (world) => ({ body: { documents: [(await toSend(world))._id] } }) },
  transmissions_get: byId(invoice),
  transmissions_send: {
    ...action(toSend),
    arrange: async (world) => {
      await world.shop.given.settings({ eInvoiceConnector: 'webhook' });
      return { path: { id: (await toSend(world))._id } };
    },
  },
  transmissions_ask: action(onItsWay),
  transmissions_markSent: action(toSend),
  transmissions_markAccepted: action(handedOver),
  transmissions_markRejected: action(handedOver),
  callback_take: {
    notRepeated: 'is signed',
    arrange: (world, example) => callbackAbout(world, handedOver, example),
    refused: {
      401: async (world, example) => ({ body: (await callbackAbout(world, handedOver, example)).body }),
      404: (_world, example) => Promise.resolve(signed(example)),
      409: (world, example) => callbackAbout(world, toSend, example),
    },
  },
} satisfies OperationCases;
