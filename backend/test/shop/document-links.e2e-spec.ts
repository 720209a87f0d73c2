import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Link } from '../../src/shop/links/link.schema.js';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff('Mona Staff');
  buyer = await shop.as.customer('Aisha Rahman');
});
afterAll(() => shop.close());

const share = async (resource: string, id: string, body: object = {}) => {
  const { body: link } = await staff.http.post(`/api/document-links/${resource}/${id}`).send(body).expect(201);
  return link as { url: string; name: string; phoneNumber: string; expiresAt: string };
};
const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const open = (path: string) => shop.as.visitor().get(path).buffer(true);

describe('a link to a document', () => {
  it('shows an invoice to everyone who has it, and names the customer to staff', async () => {
    const invoice = await shop.given.invoice(buyer);
    const link = await share('invoices', invoice._id);
    expect(link).toMatchObject({ name: invoice.invoiceNumber, phoneNumber: '+971500000000', language: 'en' });
    const { body, headers } = await open(pathOf(link)).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    expect(await pdfText(body)).toContain(invoice.invoiceNumber);
    const { body: history } = await staff.http.get(`/api/invoices/${invoice._id}/history`).expect(200);
    expect(history[0]).toMatchObject({ action: 'link made', actor: { name: 'Mona Staff' } });
  });

  it('shows a receipt, and the statement of the chosen days', async () => {
    const { _id: invoice } = await shop.given.invoice(buyer);
    const payment = { amount: 10, paymentMethod: 'Cash', paymentDate: new Date().toISOString(), paidTo: 'Omar' };
    const { body: paid } = await staff.http.post(`/api/payments/from-invoice/${invoice}`).send(payment).expect(201);
    await open(pathOf(await share('payments', paid.payment._id))).expect(200);
    const statement = await share('users', buyer.id, { from: '2025-01-01', until: '2025-12-31' });
    expect(statement.name).toBe('2025-01-01 – 2025-12-31');
    const { body } = await open(pathOf(statement)).expect(200);
    expect(await pdfText(body)).toContain('Aisha Rahman');
  });

  it('ends when staff revoke it, and when it expires', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const path = pathOf(await share('invoices', _id));
    expect((await staff.http.delete(`/api/document-links/invoices/${_id}`).expect(200)).body).toEqual({ revoked: 1 });
    expect((await open(path).expect(404)).body.code).toBe('DOCUMENT_LINK_NOT_FOUND');
    const late = pathOf(await share('invoices', _id));
    const model = shop.app.get<Model<Link>>(getModelToken(Link.name));
    await model.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await open(late).expect(404)).body.code).toBe('DOCUMENT_LINK_NOT_FOUND');
  });

  it('is stored only as a hash of its token', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const token =
      pathOf(await share('invoices', _id))
        .split('/')
        .at(-2) ?? '';
    const links = await shop.app.get<Model<Link>>(getModelToken(Link.name)).find({ record: _id }).lean();
    expect(JSON.stringify(links)).not.toContain(token);
    expect(links).toMatchObject([{ resource: 'invoices', period: null }]);
  });

  it('can be created only by staff, and only for financial documents', async () => {
    const { _id } = await shop.given.invoice(buyer);
    await staff.http.post(`/api/document-links/orders/${_id}`).send({}).expect(404);
    await staff.http
      .post(`/api/document-links/invoices/${'f'.repeat(24)}`)
      .send({})
      .expect(404);
    await staff.http.post(`/api/document-links/invoices/${_id}`).send({ from: '2026-01-01' }).expect(400);
  });
});
