import { dubaiDay } from '@shop/contract/dubai-day';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Agent } from 'supertest';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import { INVOICE_MACHINE, type InvoiceKind } from '../../src/billing/invoices/domain/invoice.rules.js';
import { endsOrder } from '@shop/contract/statuses';
import { ORDER_MACHINE, type OrderKind } from '../../src/sales/orders/domain/order.rules.js';
import { PAYMENT_MACHINE, type PaymentKind } from '../../src/money/payments/domain/payment.rules.js';
import { QUOTE_MACHINE, type QuoteKind } from '../../src/sales/quotes/domain/quote.rules.js';
import { type Description, type Operation, operationsOf } from '../openapi/description.js';
import { World } from '../openapi/world.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import {
  atBuyerQty,
  beyondNeedQty,
  closeAll,
  type LineQuantities,
  openQty,
  retainedQty,
} from '../../src/sales/orders/domain/line-quantities.js';
import { Callers, type Subject, walkActions, walkSteps } from './state-walks.js';

let shop: TestShop;
let world: World;
let operations: readonly Operation[];
let staff: TestActor;
let buyer: TestActor;
let product: ProductResponse;

beforeAll(async () => {
  shop = await startShop();
  world = await World.in(shop);
  ({ staff, customer: buyer } = world);
  const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
  operations = operationsOf(body as Description);
  product = await shop.given.product({ stock: 100_000 });
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

const callers = () => new Callers(world, operations);
const change = async (path: string, id: string, body: object) => {
  await staff.http.put(`/api/${path}/${id}`).send(body).expect(200);
  return id;
};

const quoted = (status: 'Requested' | 'Quoted' | 'Confirmed' | 'Rejected') => async () =>
  (await shop.given.quote(buyer, { status }, 2, product))._id;

const QUOTES: Subject<QuoteKind> = {
  machine: QUOTE_MACHINE,
  path: 'quotes',
  alone: '403 BUYER_ONLY',
  factsOf: ({ status, isOrderCreated, isExpired }) => ({ status, isOrderCreated, isExpired }),
  states: {
    Requested: async () => (await shop.given.requestedQuote(buyer, 2, product))._id,
    Quoted: quoted('Quoted'),
    Confirmed: quoted('Confirmed'),
    Rejected: quoted('Rejected'),
    'Quoted and expired': () => longAgo(quoted('Quoted')),
    'Confirmed and ordered': async () => String((await shop.given.order(buyer, { product })).quote?._id),
  },
};

const ordered = (status: string, unitPrice: number) => async () =>
  change('orders', (await shop.given.order(buyer, { product, unitPrice }))._id, { status });
const invoiced = (status: string) => async () =>
  change('orders', (await shop.given.invoice(buyer, { product })).order._id, { status });
const ORDER_STATES = ORDER_MACHINE.statuses.flatMap((status) => [
  [status, ordered(status, 50)] as const,
  [`${status} and free`, ordered(status, 0)] as const,
]);
const INVOICED_ORDERS = [
  ['Processing and invoiced', invoiced('Processing')],
  ['Delivered and invoiced', invoiced('Delivered')],
  [
    'Delivered and invoiced in part',
    async () => {
      const { _id, orderItems } = await shop.given.order(buyer, { product });
      const lines = [{ line: orderItems[0]?._id, qty: 1 }];
      await staff.http.post('/api/invoices').send({ order: _id, lines }).expect(201);
      return change('orders', _id, { status: 'Delivered' });
    },
  ],
  ['Processing, its invoice credited', async () => (await creditedInvoice()).order],
  ['Cancelled, its goods returned', async () => (await creditedInvoice(true)).order],
  [
    'Cancelled, its invoice credited',
    async () => change('orders', (await shop.given.invoice(buyer, { product })).order._id, { status: 'Cancelled' }),
  ],
] as const;

const credit = (http: Agent, invoice: string, body: object) =>
  http.post('/api/credit-notes').send({ invoice, reason: 'DL8.61.1.C', words: 'Wrong price', ...body });

const writeOff = (http: Agent, invoice: string, amount: number) =>
  http.post(`/api/invoices/${invoice}/write-offs`).send({ amount, reason: 'Wound up', notifiedOn: '2026-10-01' });

/** An invoice of 100 AED that is credited in full, by an amount or with its goods. */
const creditedInvoice = async (restock = false) => {
  const { _id, order, lines } = await shop.given.invoice(buyer, { product });
  const body = restock ? { lines: [{ line: lines[0]?._id, qty: 2, restock }] } : { amount: 100, rebill: true };
  await credit(staff.http, _id, body).expect(201);
  return { invoice: _id, order: order._id };
};

/** An order of a buyer who may owe nothing. */
const heldOrder = async () => {
  await staff.http.put(`/api/users/${buyer.id}`).send({ creditLimit: 0 }).expect(200);
  const { _id } = await shop.given.order(buyer, { product });
  await staff.http.put(`/api/users/${buyer.id}`).send({ creditLimit: null }).expect(200);
  return _id;
};

type Quantities = Record<'qty' | 'cancelledQty' | 'returnedQty' | 'invoicedQty', number>;

const ORDERS: Subject<OrderKind> = {
  machine: ORDER_MACHINE,
  path: 'orders',
  factsOf: ({ status, billableTotal: totalPrice, invoices, orderItems, hold, mostInAdvance }) => ({
    isHeld: hold != null,
    isAdvanceable: mostInAdvance > 0,
    ...{ status, totalPrice, hasInvoice: invoices.length > 0 },
    hasStandingInvoice: invoices.some(({ isCredited }: { isCredited: boolean }) => !isCredited),
    hasUnbilledGoods: orderItems.some(
      (line: Quantities) => line.qty > line.cancelledQty + line.returnedQty + line.invoicedQty,
    ),
    hasGoods:
      orderItems.some((line: LineQuantities) => retainedQty(line) > 0) ||
      (invoices.length > 0 && orderItems.every(({ returnedQty }: Quantities) => returnedQty === 0)),
    isAtBuyer: !endsOrder(status) && orderItems.some((line: LineQuantities) => atBuyerQty(line) > 0),
    isOpenBilled: closeAll(orderItems).some((line: LineQuantities) => beyondNeedQty(line) > 0),
    isOpen: orderItems.some((line: LineQuantities) => openQty(line) > 0),
  }),
  states: Object.fromEntries([...ORDER_STATES, ...INVOICED_ORDERS, ['Processing and held', heldOrder]]),
};

const pay = (http: Agent, invoice: string, amount: number) =>
  http
    .post(`/api/payments/from-invoice/${invoice}`)
    .send({ amount, paymentMethod: 'Cash', paymentDate: '2026-03-11', paidTo: 'Omar' });

/** An invoice of 100 AED of which `amount` was paid, and what became of the payment. */
const paid = async (amount: number, status = 'Received') => {
  const { _id: invoice } = await shop.given.invoice(buyer, { product });
  const { body } = await pay(staff.http, invoice, amount).expect(201);
  return { invoice, payment: await change('payments', body.payment._id, { status }) };
};

/** Issued at a time whose terms are over now. */
const longAgo = async (work: () => Promise<string>) => {
  shop.clock.stopAt('2026-03-11T08:00:00.000Z');
  try {
    return await work();
  } finally {
    shop.clock.run();
  }
};

const INVOICES: Subject<InvoiceKind> = {
  machine: INVOICE_MACHINE,
  path: 'invoices',
  factsOf: ({
    status,
    kind,
    amountDue,
    amountPaid,
    credited,
    writtenOff,
    waived,
    writeOffFrom,
    used,
    eInvoiceSentAt,
  }) => ({
    ...{ writtenOff, waived, writeOffFrom, isAdvance: kind === 'Advance' },
    isTooEarly: writeOffFrom !== null && dubaiDay(new Date()) < writeOffFrom,
    ...{ status, amountPaid, credited, isCreditable: amountDue > used, isUsed: used > 0 },
    isSent: eInvoiceSentAt !== null,
    isOpening: false,
  }),
  states: {
    Unpaid: async () => (await shop.given.invoice(buyer, { product }))._id,
    'Unpaid after a refund': async () => (await paid(100, 'Refunded')).invoice,
    'Partially Paid': async () => (await paid(40)).invoice,
    Paid: async () => (await paid(100)).invoice,
    'Unpaid and credited in part': async () => {
      const { _id } = await shop.given.invoice(buyer, { product });
      await credit(staff.http, _id, { amount: 40 }).expect(201);
      return _id;
    },
    'Paid and credited in full': async () => {
      const { invoice } = await paid(100);
      await credit(staff.http, invoice, { amount: 100 }).expect(201);
      return invoice;
    },
    Credited: async () => (await creditedInvoice()).invoice,
    Overdue: () => longAgo(async () => (await shop.given.invoice(buyer, { product }))._id),
    'Overdue and paid in part': () => longAgo(async () => (await paid(40)).invoice),
    'Overdue after a refund': () => longAgo(async () => (await paid(100, 'Refunded')).invoice),
    'Written Off': async () => {
      const id = await longAgo(async () => (await shop.given.invoice(buyer, { product }))._id);
      await writeOff(staff.http, id, 100).expect(201);
      return id;
    },
    'Overdue and written off in part': async () => {
      const id = await longAgo(async () => (await shop.given.invoice(buyer, { product }))._id);
      await writeOff(staff.http, id, 40).expect(201);
      return id;
    },
    Void: async () => {
      const { _id } = await shop.given.invoice(buyer, { product });
      await staff.http.delete(`/api/invoices/${_id}`).expect(200);
      return _id;
    },
    'Paid, long due': () => longAgo(async () => (await paid(100)).invoice),
  },
};

const PAYMENTS: Subject<PaymentKind> = {
  machine: PAYMENT_MACHINE,
  path: 'payments',
  factsOf: ({ status, amount, refunds, reversal }) => ({ status, amount, refunds, reversal, refundedAt: null }),
  states: {
    Received: async () => (await paid(40)).payment,
    Refunded: async () => (await paid(40, 'Refunded')).payment,
  },
};

/** Being free changes no step. An invoiced order has steps of its own. */
const STEPPED_ORDERS = {
  ...ORDERS,
  states: Object.fromEntries(ORDER_STATES.filter(([name]) => !name.endsWith('free'))),
};

describe('a quote', () => {
  walkActions(QUOTES, callers);
  walkSteps(QUOTES, callers, 'QUOTE_STEP_REFUSED', { 'Confirmed and ordered': 'QUOTE_FROZEN' });
});

describe('an order', () => {
  walkActions(ORDERS, callers);
  walkSteps(STEPPED_ORDERS, callers, 'ORDER_STEP_REFUSED');
});

describe('an invoice', () => {
  walkActions(INVOICES, callers);
});

describe('a payment', () => {
  walkActions(PAYMENTS, callers);
  walkSteps(PAYMENTS, callers, 'PAYMENT_STEP_REFUSED');
});

describe('the API description', () => {
  it('describes each record as in its table', async () => {
    const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
    const { schemas } = body.components;
    const said = (name: string, field: string): string => schemas[name].properties[field].description;
    for (const name of ['OrderResponse', 'UpdateOrderDto']) {
      expect(said(name, 'status')).toContain('Processing → Delivered, Returned, Cancelled; Delivered → Returned');
    }
    expect(said('QuoteResponse', 'status')).toContain('Requested → Quoted, Confirmed, Rejected');
    expect(said('PaymentResponse', 'status')).toContain('Received → Refunded; Refunded (final)');
    expect(said('InvoiceResponse', 'status')).toContain('Unpaid → Partially Paid, Paid, Overdue');
    expect(said('InvoiceResponse', 'allowedActions')).toContain('`addPayment` while Unpaid, Partially Paid, Overdue');
    expect(body.paths['/api/invoices'].post.description).toContain(
      '`invoice` is possible while Processing or Delivered, if a part of it is not invoiced yet, not all of its goods were returned, not all of it was credited as cancelled or returned, its total is above 0',
    );
    expect(body.paths['/api/quotes/{id}/pdf'].get.description).toContain('refused with QUOTE_UNDER_REVIEW');
  });
});
