import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { rfReferenceOf } from '@shop/contract/rf-reference';
import { type Connection, Types } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { type Call, listQuery, refusalsOf, statusCounts, without } from '../support/calls.js';
import { withoutQuantities } from '../support/order-lines.js';
import { pdfText } from '../support/pdf-text.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  shop.clock.run();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const MISSING = '6920200f1c2d3e4f5a6b7c8d';
const issue = (order: unknown, more: object = {}) => staff.http.post('/api/invoices').send({ order, ...more });
const voidInvoice = (id: string) => staff.http.delete(`/api/invoices/${id}`);
const seen = async (id: string) => (await staff.http.get(`/api/invoices/${id}`).expect(200)).body;
const seenOrder = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const own = async () => (await buyer.http.get('/api/invoices/my').expect(200)).body;
const pay = (id: string, amount: number) =>
  staff.http
    .post(`/api/payments/from-invoice/${id}`)
    .send({ amount, paymentMethod: 'Cash', paymentDate: '2024-03-11', paidTo: 'Omar' });
const numberOf = (text: string) => Number(text.slice(-5));

describe('an invoice', () => {
  it('copies its order, and ignores sent users and amounts', async () => {
    const order = await shop.given.order(buyer, { qty: 3, unitPrice: 19.99, deliveryCharge: 25 });
    const { body } = await issue(order._id, { user: staff.id, amountDue: 1 }).expect(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      invoiceNumber: expect.stringMatching(/^INV-\d{4}-\d{5}$/),
      user: { _id: buyer.id, name: buyer.name, email: buyer.email },
      order: { _id: order._id, orderNumber: order.orderNumber },
      opening: null,
      rfReference: rfReferenceOf(body.invoiceNumber),
      lines: order.orderItems.map(
        ({ costPrice: _cost, margin: _margin, priceSource: _source, priceIsManual: _manual, ...line }) =>
          withoutQuantities(line),
      ),
      title: 'Simplified Tax Invoice',
      ...{ kind: 'Standard', advances: [], advanced: 0, used: 0 },
      ...{ supply: { isExport: false, freeZoneBeneficiary: '' }, deliveries: [] },
      eInvoiceSentAt: null,
      seller: expect.objectContaining({ legalName: 'Press & Pack Supplies Trading LLC', trn: '100000000000003' }),
      buyer: {
        ...{ name: buyer.name, email: buyer.email, phoneNumber: '+971500000000', address: 'Al Quoz, Dubai' },
        company: null,
      },
      company: null,
      cheques: [],
      coveredByCheques: 0,
      supplyDate: body.createdAt,
      deliveryCharge: 25,
      extraFee: 0,
      discount: 0,
      discountReason: '',
      ...{ poNumber: '', poFile: null, neededBy: null, deliveryMethod: null, deliveryAddress: null },
      tax: {
        ...{ basis: 'inclusive', net: 80.92, vat: 4.05, gross: 84.97 },
        categories: [{ category: 'S', rate: 5, net: 80.92, vat: 4.05 }],
      },
      issuedTotal: 84.97,
      credited: 0,
      creditNotes: [],
      amountDue: 84.97,
      amountPaid: 0,
      ...{ taxDate: body.createdAt, differences: [], waived: 0 },
      ...{ remainingDue: 84.97, writtenOff: 0, writeOffs: [], writeOffFrom: expect.stringMatching(/^\d{4}-/) },
      salesperson: null,
      payments: [],
      status: 'Unpaid',
      dueDate: expect.stringMatching(/T19:59:59\.999Z$/),
      voidedAt: null,
      adminToClientNote: '',
      allowedActions: ['edit', 'void', 'pdf', 'addPayment', 'credit', 'difference'],
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await own()).toEqual([
      {
        ...without(body, 'salesperson', 'opening', 'writeOffs', 'writeOffFrom', 'differences', 'taxDate'),
        allowedActions: ['pdf'],
      },
    ]);
    const invoice = { _id: body._id, invoiceNumber: body.invoiceNumber };
    expect(await seenOrder(order._id)).toMatchObject({ invoiceGenerated: true, invoice });
  });

  it('is issued once for an order', async () => {
    const { _id, order } = await shop.given.invoice(buyer);
    const { body } = await issue(order._id).expect(409);
    const message = 'This order already has an invoice.';
    expect(body).toEqual({ statusCode: 409, code: 'INVOICE_EXISTS', message });
    expect((await own()).map((invoice: { _id: string }) => invoice._id)).toEqual([_id]);
  });

  it('is not issued for a free order', async () => {
    const order = await shop.given.order(buyer, { unitPrice: 0 });
    const { body } = await issue(order._id).expect(409);
    expect(body).toEqual({ statusCode: 409, code: 'FREE_ORDER', message: 'Free orders are not invoiced.' });
    expect(await own()).toEqual([]);
  });

  it.each(['Cancelled', 'Returned'])('is not issued for an order that is %s', async (status) => {
    const order = await shop.given.order(buyer);
    await staff.http.put(`/api/orders/${order._id}`).send({ status }).expect(200);
    const { body } = await issue(order._id).expect(409);
    const message = `An order with status ${status} can’t be invoiced.`;
    expect(body).toEqual({ statusCode: 409, code: 'ORDER_NOT_INVOICEABLE', message });
    expect(await seenOrder(order._id)).toMatchObject({ invoiceGenerated: false, invoice: null });
  });

  it.each([[undefined], [null], ['none'], [{ $gt: '' }]])('is not issued for the order %j', async (order) => {
    const { body } = await issue(order).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { order: 'Order is required.' } });
  });

  it('is not issued for a missing order, and uses no number', async () => {
    const { invoiceNumber } = await shop.given.invoice(buyer);
    expect((await issue(MISSING).expect(404)).body.code).toBe('ORDER_NOT_FOUND');
    const next = await shop.given.invoice(buyer);
    expect(numberOf(next.invoiceNumber)).toBe(numberOf(invoiceNumber) + 1);
  });
});

describe('access', () => {
  it('is limited to owners of invoices and staff', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const stranger = await shop.as.customer('Lina Haddad');
    const forStaff: Call[] = [
      ['post', '/api/invoices'],
      ['get', '/api/invoices'],
      ['delete', `/api/invoices/${_id}`],
    ];
    expect(await refusalsOf(buyer.http, forStaff)).toEqual(Array(3).fill('403 STAFF_ONLY'));
    const one: Call[] = [
      ['get', `/api/invoices/${_id}`],
      ['get', `/api/invoices/${_id}/pdf`],
    ];
    const signedOut = await refusalsOf(shop.as.visitor(), [...forStaff, ['get', '/api/invoices/my'], ...one]);
    expect(signedOut).toEqual(Array(6).fill('401 SIGNED_OUT'));
    const missing: Call[] = [...one, ['get', `/api/invoices/${MISSING}`], ['get', '/api/invoices/none']];
    expect(await refusalsOf(stranger.http, missing)).toEqual(Array(4).fill('404 INVOICE_NOT_FOUND'));
    expect((await stranger.http.get('/api/invoices/my').expect(200)).body).toEqual([]);
    await voidInvoice(MISSING).expect(404);
  });
});

describe('Dubai’s calendar', () => {
  it.each([
    ['2026-03-10T19:59:59.999Z', '2026-04-09T19:59:59.999Z'],
    ['2026-03-10T20:00:00.000Z', '2026-04-10T19:59:59.999Z'],
    ['2024-01-30T12:00:00.000Z', '2024-02-29T19:59:59.999Z'],
  ])('makes an invoice issued at %s due until %s', async (issued, dueDate) => {
    shop.clock.stopAt(issued);
    expect(await shop.given.invoice(buyer)).toMatchObject({ createdAt: issued, dueDate });
  });

  it('decides the year of a number', async () => {
    const numbers: string[] = [];
    for (const now of ['2023-12-31T19:59:59.999Z', '2023-12-31T20:00:00.000Z', '2024-12-31T19:59:59.999Z']) {
      shop.clock.stopAt(now);
      const { invoiceNumber, order } = await shop.given.invoiceOfQuote(buyer);
      const { quote } = await seenOrder(order._id);
      numbers.push(invoiceNumber, order.orderNumber, quote.number);
    }
    expect(numbers.map((number) => number.slice(0, 8))).toEqual([
      ...['INV-2023', 'ORD-2023', 'QUO-2023'],
      ...['INV-2024', 'ORD-2024', 'QUO-2024'],
      ...['INV-2024', 'ORD-2024', 'QUO-2024'],
    ]);
    expect(numbers.slice(0, 3).map(numberOf)).toEqual([1, 1, 1]);
  });

  it('makes an invoice overdue at the end of its last day, in responses and in filters', async () => {
    shop.clock.stopAt('2026-03-10T08:00:00.000Z');
    const invoices = [];
    for (const paid of [0, 40, 100]) {
      const invoice = await shop.given.invoice(buyer);
      if (paid > 0) await pay(invoice._id, paid).expect(201);
      invoices.push(invoice._id);
    }
    const [unpaid, part, paid] = invoices;
    const statusesAt = async (now: string) => {
      shop.clock.stopAt(now);
      const listed: Record<string, string[]> = {};
      for (const status of ['Unpaid', 'Partially Paid', 'Paid', 'Overdue']) {
        const query = listQuery({ filter: { user: buyer.id, status } });
        const { body } = await staff.http.get('/api/invoices').query(query).expect(200);
        expect(body.every((invoice: { status: string }) => invoice.status === status)).toBe(true);
        listed[status] = body.map(({ _id }: { _id: string }) => _id);
      }
      const mine = (await own()).map(({ status }: { status: string }) => status);
      return { listed, mine };
    };
    expect(await statusesAt('2026-04-09T19:59:59.999Z')).toEqual({
      listed: { Unpaid: [unpaid], 'Partially Paid': [part], Paid: [paid], Overdue: [] },
      mine: ['Paid', 'Partially Paid', 'Unpaid'],
    });
    expect(await statusesAt('2026-04-09T20:00:00.000Z')).toEqual({
      listed: { Unpaid: [], 'Partially Paid': [], Paid: [paid], Overdue: [part, unpaid] },
      mine: ['Paid', 'Overdue', 'Overdue'],
    });
    const either = listQuery({ filter: { user: buyer.id, status: ['Paid', 'Overdue'] } });
    const { headers } = await staff.http.get('/api/invoices').query(either).expect(200);
    expect(headers['content-range']).toBe('invoices 0-2/3');
  });
});

describe('voiding', () => {
  it('uses up the number, keeps the invoice visible and frees the order', async () => {
    const { _id, order, invoiceNumber } = await shop.given.invoice(buyer);
    expect((await voidInvoice(_id).expect(200)).body).toEqual({ _id });
    expect((await voidInvoice(_id).expect(409)).body.code).toBe('INVOICE_VOID');
    const voided = { _id, invoiceNumber, status: 'Void', amountDue: 100, remainingDue: 0, allowedActions: ['pdf'] };
    expect(await seen(_id)).toMatchObject({ ...voided, voidedAt: expect.any(String) });
    expect(await own()).toMatchObject([voided]);
    const listed = async (filter: object) =>
      (await staff.http.get('/api/invoices').query({ filter: JSON.stringify({ ...filter, user: buyer.id }) })).body;
    expect(await listed({ status: 'Void' })).toMatchObject([voided]);
    expect(await listed({ status: ['Paid', 'Unpaid', 'Overdue', 'Partially Paid'] })).toEqual([]);
    expect(await seenOrder(order._id)).toMatchObject({ invoiceGenerated: false, invoice: null });
    const { body } = await issue(order._id).expect(201);
    expect(numberOf(body.invoiceNumber)).toBe(numberOf(invoiceNumber) + 1);
    const audit = shop.app.get<Connection>(getConnectionToken()).collection('audit');
    const entry = await audit.findOne({ resource: 'invoices', resourceId: new Types.ObjectId(_id), action: 'voided' });
    expect(entry?.['actorName']).toBe(staff.name);
  });

  it('is refused while the invoice has a payment that was not refunded', async () => {
    const { _id } = await shop.given.invoice(buyer);
    const { body } = await pay(_id, 40).expect(201);
    const payment = `/api/payments/${body.payment._id}`;
    const before = await seen(_id);
    const refused = await voidInvoice(_id).expect(409);
    const message = 'This invoice has payments. Refund or delete them before you delete it.';
    expect(refused.body).toEqual({ statusCode: 409, code: 'INVOICE_HAS_PAYMENTS', message });
    expect(before.allowedActions).not.toContain('void');
    expect(await seen(_id)).toEqual(before);
    await staff.http.put(payment).send({ status: 'Refunded' }).expect(200);
    expect((await seen(_id)).allowedActions).toContain('void');
    await voidInvoice(_id).expect(200);
  });

  it('fails or makes a concurrent payment fail', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { _id } = await shop.given.invoice(buyer);
      const [voided, paid] = await Promise.all([voidInvoice(_id), pay(_id, 40)]);
      expect(['200 409', '409 201']).toContain(`${voided.status} ${paid.status}`);
      const { body } = await staff.http.get('/api/payments').query({ invoice: _id }).expect(200);
      expect(body).toHaveLength(paid.status === 201 ? 1 : 0);
    }
  });

  it('happens once for many concurrent requests, and so does the next invoice', async () => {
    const { _id, order } = await shop.given.invoice(buyer);
    expect(statusCounts(await Promise.all([1, 2, 3, 4].map(() => voidInvoice(_id))))).toEqual({ 200: 1, 409: 3 });
    expect(statusCounts(await Promise.all([1, 2, 3, 4].map(() => issue(order._id))))).toEqual({ 201: 1, 409: 3 });
  });

  it('is not bypassed: the invoice and the deletion of its order at the same time leave both or neither', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { _id } = await shop.given.order(buyer);
      const [issued, deleted] = await Promise.all([issue(_id), staff.http.delete(`/api/orders/${_id}`)]);
      expect(['201 409', '404 200']).toContain(`${issued.status} ${deleted.status}`);
    }
  });
});

const WORDS = 'Total in words: one hundred dirhams only.';

describe('an issued invoice', () => {
  it('does not change, even on paper', async () => {
    const product = await shop.given.product({ color: 'Black' });
    const { _id, order, invoiceNumber, lines } = await shop.given.invoice(buyer, { product });
    await staff.http.put(`/api/products/${product._id}`).send({ color: 'Gold', price: 1 }).expect(200);
    const moved = { name: 'Renamed Trading', address: 'Shop 9, Ajman' };
    await buyer.http.put('/api/users/profile').send(moved).expect(200);
    await staff.http.put(`/api/orders/${order._id}`).send({ adminToAdminNote: 'secret margin' }).expect(200);
    expect((await seen(_id)).lines).toEqual(lines);
    for (const { http } of [buyer, staff]) {
      const { body, headers } = await http.get(`/api/invoices/${_id}/pdf`).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${invoiceNumber}.pdf"`,
      });
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      const text = await pdfText(body);
      for (const shown of [
        invoiceNumber,
        order.orderNumber,
        buyer.name,
        'Al Quoz, Dubai',
        product.sku,
        '100.00',
        WORDS,
      ]) {
        expect(text).toContain(shown);
      }
      expect(text).not.toMatch(/Renamed|Ajman|Gold|secret/);
    }
  });
});
