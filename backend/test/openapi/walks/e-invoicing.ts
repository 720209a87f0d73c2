import type { TestActor } from '../../support/actors.js';
import { byId, plainly, type Walks, type World } from '../world.js';
import { invoice, order, quoted } from './records.js';

/** A buyer of a company that has all that an e-invoice tells. */
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

/** The e-invoice of the shop itself. */
async function xml(world: World): Promise<Buffer> {
  const { buyer, invoice: own } = await issued(world);
  const { text } = await buyer.http.get(`/api/invoices/${own._id}/e-invoice`).expect(200);
  return Buffer.from(text);
}

const XML = { 'content-type': 'application/xml' };

const note = async (world: World) => ({ _id: await credited(world, (await invoice(world))._id) });

export const eInvoiceWalks: Walks = {
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
  reading_read: {
    arrange: async (world) => ({ headers: XML, body: await xml(world) }),
    refused: { 400: () => Promise.resolve({ headers: XML, body: Buffer.from('<Invoice>') }) },
  },
};
