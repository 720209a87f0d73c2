import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, refusalsOf } from '../support/calls.js';
import { pdfText } from '../support/pdf-text.js';

const MISSING = '6920200f1c2d3e4f5a6b7c8d';
const ARABIC_LETTERS = /[\ufb50-\ufdff\ufe70-\ufeff]/g;

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let other: TestActor;
let order: { _id: string; orderNumber: string; sku: string };
let payment: { _id: string; invoiceNumber: string };

beforeAll(async () => {
  shop = await startShop();
  [staff, buyer, other] = [await shop.as.staff(), await shop.as.customer(), await shop.as.customer()];
  const { _id, orderNumber, orderItems } = await shop.given.order(buyer, {
    qty: 3,
    unitPrice: 41.5,
    deliveryCharge: 25,
  });
  order = { _id, orderNumber, sku: orderItems[0]?.sku ?? '' };
  const notes = {
    adminToAdminNote: 'secret margin',
    adminToClientNote: 'Gate 7',
    shippingAddress: 'Warehouse 12, Ajman',
  };
  await staff.http.put(`/api/orders/${_id}`).send(notes).expect(200);
  await shop.given.settings({ postDatedCheques: 'count' });
  payment = await paid();
});
afterAll(() => shop.close());

async function paid(): Promise<{ _id: string; invoiceNumber: string }> {
  const { _id, invoiceNumber } = await shop.given.invoice(buyer);
  const cheque = { paymentMethod: 'Cheque', chequeNumber: '004711', chequeDate: '2026-12-31' };
  const body = { amount: 40.05, paymentDate: '2026-11-20', paidTo: 'Omar', note: 'secret note', ...cheque };
  const answer = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(body).expect(201);
  return { _id: answer.body.payment._id, invoiceNumber };
}

const pathOf = (document: string, id?: string) =>
  document === 'receipt' ? `/api/payments/${id ?? payment._id}/receipt` : `/api/orders/${id ?? order._id}/${document}`;
const textOf = async (document: string, { http }: TestActor = buyer, query = '') =>
  pdfText((await http.get(`${pathOf(document)}${query}`).expect(200)).body);

const DOCUMENTS = ['pdf', 'proforma', 'delivery-note', 'receipt'];

describe.each(DOCUMENTS)('the document %s', (document) => {
  it('is the same for its owner and for staff, and never contains internal notes', async () => {
    const [own, of] = [await textOf(document), await textOf(document, staff)];
    expect(own).toBe(of);
    expect(own).not.toContain('secret');
    expect(own.match(ARABIC_LETTERS)).toBeNull();
  });

  it('is a file whose name contains its number', async () => {
    const { headers } = await buyer.http.get(pathOf(document)).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    const number = document === 'receipt' ? `Receipt-${payment.invoiceNumber}-[0-9A-F]{6}` : `.*${order.orderNumber}`;
    expect(headers['content-disposition']).toMatch(new RegExp(`^inline; filename="${number}\\.pdf"$`));
  });

  it('is in Arabic if requested', async () => {
    expect((await textOf(document, buyer, '?language=ar')).match(ARABIC_LETTERS)?.length).toBeGreaterThan(40);
  });

  it('is refused for visitors, and not found for other buyers', async () => {
    const calls: Call[] = [['get', pathOf(document)]];
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(['401 SIGNED_OUT']);
    const code = document === 'receipt' ? 'PAYMENT_NOT_FOUND' : 'ORDER_NOT_FOUND';
    expect(await refusalsOf(other.http, calls)).toEqual([`404 ${code}`]);
    expect(await refusalsOf(staff.http, [['get', pathOf(document, MISSING)]])).toEqual([`404 ${code}`]);
  });
});

describe('an order confirmation', () => {
  it('has the lines with their prices, the total in words and the note to the client', async () => {
    const text = await textOf('pdf');
    for (const shown of ['Order confirmation', order.orderNumber, order.sku, '41.50', '124.50', '149.50', 'Gate 7'])
      expect(text).toContain(shown);
    expect(text).toContain('Total in words: one hundred and forty-nine dirhams and fifty fils only.');
  });
});

describe('a proforma invoice', () => {
  it('states that it is not a tax invoice', async () => {
    const text = await textOf('proforma');
    for (const shown of ['Proforma invoice', order.orderNumber, '149.50', 'This is not a tax invoice'])
      expect(text).toContain(shown);
    expect(text).not.toMatch(/Tax Invoice|Less advances/);
  });

  it('names the advances, and requests the remaining amount', async () => {
    const { _id } = await shop.given.order(buyer, { qty: 10, unitPrice: 105 });
    const requested = await staff.http.post(`/api/orders/${_id}/advance-invoices`).send({ amount: 100 }).expect(201);
    const text = await pdfText((await buyer.http.get(pathOf('proforma', _id)).expect(200)).body);
    for (const shown of ['Less advances', requested.body.invoiceNumber, '95.24', '4.76', 'Remaining due', '950.00'])
      expect(text).toContain(shown);
  });
});

describe('an invoice with an advance', () => {
  it('states its own VAT after the advance', async () => {
    const { _id } = await shop.given.order(buyer, { qty: 10, unitPrice: 105 });
    await staff.http.post(`/api/orders/${_id}/advance-invoices`).send({ amount: 100 }).expect(201);
    const invoice = (await staff.http.post('/api/invoices').send({ order: _id }).expect(201)).body;
    const text = await pdfText((await buyer.http.get(`/api/invoices/${invoice._id}/pdf`).expect(200)).body);
    expect(text).toContain('VAT of this invoice after advances 45.24');
  });
});

describe('a document of a cancelled order', () => {
  it.each(['pdf', 'proforma', 'delivery-note'])('states that nothing is due (%s)', async (document) => {
    const { _id } = await shop.given.order(buyer);
    await staff.http.put(`/api/orders/${_id}`).send({ status: 'Cancelled' }).expect(200);
    const { body } = await buyer.http.get(pathOf(document, _id)).expect(200);
    expect(await pdfText(body)).toContain('This order was cancelled. No payment is due.');
  });
});

describe('a delivery note', () => {
  it('has address, quantities and SKUs and a place for the signature, and no price', async () => {
    const text = await textOf('delivery-note');
    for (const shown of ['Delivery note', order.orderNumber, 'Warehouse 12, Ajman', order.sku, buyer.name])
      expect(text).toContain(shown);
    expect(text).toMatch(/signature/i);
    expect(text).not.toMatch(/AED|41\.50|149\.50|dirham/);
  });

  it('shows when and by whom it was delivered', async () => {
    const { _id } = await shop.given.order(buyer);
    const delivered = { status: 'Delivered', deliveredBy: 'Khalid, van 2' };
    await staff.http.put(`/api/orders/${_id}`).send(delivered).expect(200);
    const { body } = await buyer.http.get(pathOf('delivery-note', _id)).expect(200);
    const text = await pdfText(body);
    for (const shown of ['Delivered', 'Khalid, van 2']) expect(text).toContain(shown);
  });
});

describe('a receipt', () => {
  it('shows the payer, the amount in figures and words, the method and the invoice', async () => {
    const text = await textOf('receipt');
    const shown = ['Receipt', buyer.name, '40.05', 'Forty dirhams and five fils only.', payment.invoiceNumber];
    for (const one of [...shown, 'Cheque', '004711', '31 December 2026', 'once the cheque'])
      expect(text).toContain(one);
  });

  it('states that a reversed payment is no longer valid', async () => {
    const { _id } = await paid();
    await staff.http.delete(`/api/payments/${_id}`).expect(200);
    const { body } = await buyer.http.get(pathOf('receipt', _id)).expect(200);
    const text = await pdfText(body);
    for (const shown of ['Reversed', 'is no longer valid']) expect(text).toContain(shown);
    expect(text).not.toContain('once the cheque');
  });
});
