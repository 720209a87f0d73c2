import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { severalInvoices } from '../../src/billing/credit-notes/several-invoices.upgrade.js';
import { fillLineQuantities } from '../../src/sales/orders/fill-line-quantities.upgrade.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  buyer = await shop.as.customer();
});
afterAll(() => shop.close());

const orderOf = async (id: string) => (await staff.http.get(`/api/orders/${id}`).expect(200)).body;
const change = (order: string, body: object) => staff.http.put(`/api/orders/${order}`).send(body).expect(200);
const lineOf = (order: { orderItems: { _id?: string }[] }) => order.orderItems[0]!._id;

/** Orders of 10 pieces in the states that they could be in when deliveries were all or nothing. */
const STATES: Readonly<Record<string, () => Promise<string>>> = {
  new: async () => (await shop.given.order(buyer, { qty: 10 }))._id,
  'set aside': async () => {
    const { _id } = await shop.given.order(buyer, { qty: 10 });
    await change(_id, { stockUpdated: true });
    return _id;
  },
  cancelled: async () => {
    const { _id } = await shop.given.order(buyer, { qty: 10 });
    await change(_id, { status: 'Cancelled' });
    return _id;
  },
  'invoiced, not delivered': async () => (await shop.given.invoice(buyer, { qty: 10 })).order._id,
  'partly returned before its invoice': async () => {
    const order = await shop.given.order(buyer, { qty: 10 });
    await change(order._id, { status: 'Delivered' });
    const lines = [{ line: lineOf(order), qty: 4 }];
    await staff.http.post(`/api/orders/${order._id}/returns`).send({ lines }).expect(201);
    await change(order._id, { invoiceGenerated: true });
    return order._id;
  },
  returned: async () => {
    const { _id } = await shop.given.order(buyer, { qty: 10 });
    await change(_id, { status: 'Delivered' });
    await change(_id, { status: 'Returned' });
    return _id;
  },
  'credited in part before its delivery': async () => {
    const { _id, lines, order } = await shop.given.invoice(buyer, { qty: 10 });
    const back = [{ line: lines[0]!._id, qty: 3, restock: true }];
    const note = { invoice: _id, reason: 'DL8.61.1.D', words: 'Not needed', lines: back };
    await staff.http.post('/api/credit-notes').send(note).expect(201);
    return order._id;
  },
};

describe('an order of an earlier version', () => {
  it.each(Object.keys(STATES))('has its quantities after the upgrade: %s', async (state) => {
    const connection = shop.app.get<Connection>(getConnectionToken());
    const _id = await STATES[state]!();
    const before = await orderOf(_id);
    const [{ returnedQty, cancelledQty }] = before.orderItems;
    const unset = {
      'orderItems.0.deliveredQty': 1,
      'orderItems.0.invoicedQty': 1,
      'orderItems.0.cancelledQty': 1,
      ...{ invoices: 1, billingState: 1, isToBill: 1 },
    } as const;
    const $set = { 'orderItems.0.returnedQty': returnedQty + cancelledQty };
    await connection.collection('orders').updateOne({ _id: new Types.ObjectId(_id) }, { $unset: unset, $set });
    for (const upgrade of [fillLineQuantities, severalInvoices]) {
      expect(await upgrade.run(connection)).toBe(1);
      expect(await upgrade.run(connection)).toBe(0);
    }
    expect(await orderOf(_id)).toEqual(before);
  });

  it('may have several invoices, whichever of two servers drops the index that forbids it', async () => {
    const connection = shop.app.get<Connection>(getConnectionToken());
    const invoices = connection.collection('invoices');
    const name = 'order._id_1_voidedAt_1_creditedAt_1';
    await invoices.createIndex({ 'order._id': 1, voidedAt: 1, creditedAt: 1 }, { name, unique: true }, {});
    await Promise.all([severalInvoices.run(connection), severalInvoices.run(connection)]);
    expect(await invoices.indexExists(name)).toBe(false);
  });
});
