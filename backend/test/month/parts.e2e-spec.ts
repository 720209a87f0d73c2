import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';
import { freshDatabaseUri } from '../support/database.js';
import { Return } from './ledger.js';
import { aed, creditOfPieces, leftAfter, sum, type Taxed, taxed, total } from './paper.js';
import { advanceOf, type Bill, bills, customers, ORDERS, orderOf, type Part, plannedParts, usedBy } from './parts.js';

jest.setTimeout(180_000);

/** An order in the books. */
interface Booked {
  readonly _id: string;
  readonly lines: readonly string[];
  readonly deliveries: string[];
  /** The amounts that no invoice bills. A piece that came back before the last invoice remains in it. */
  left: readonly Taxed[];
  /** Pieces of the first line that will not be billed. */
  back: bigint;
  /** The part of its advance that no invoice uses, by VAT category. */
  advance: readonly Taxed[];
  readonly invoices: Bill[];
}

let shop: TestShop;
let staff: TestActor;
let products: string[] = [];
/** A company each, with its buyer. */
const buyers: { readonly id: string; readonly company: string }[] = [];
const orders: Booked[] = [];
const returns = { third: new Return(), fourth: new Return() };
const taken = [0n, 0n];
/** By customer. */
const money = [0n, 0n, 0n, 0n];
const credited = [0n, 0n, 0n, 0n];

const send = async (path: string, body: object) => {
  const answer = await staff.http.post(`/api/${path}`).send(body);
  expect([path, answer.status < 300 || answer.body.message]).toEqual([path, true]);
  return answer.body;
};
const read = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const at = (day: string) => shop.clock.stopAt(`${day}T06:00:00Z`);
const today = () => shop.clock.now().toISOString().slice(0, 10);
const quarter = () => (today() < '2026-10-01' ? returns.third : returns.fourth);
const gross = (amounts: readonly Taxed[]) => total(amounts, 'gross');
/** The totals of an e-invoice, in AED, by the names of their elements. */
const amountsIn = (xml: string) => {
  const totals = xml.matchAll(/^ {4}<cbc:(TaxAmount|TaxInclusiveAmount|PrepaidAmount|PayableAmount)[^>]*>([\d.-]+)</gm);
  return Object.fromEntries(Array.from(totals, ([, name, amount]) => [name, Number(amount)]));
};
const booked = (index: number) => orders[index] as Booked;
const customerOf = (index: number) => index % customers.length;
const each = async (work: (index: number) => Promise<void>, wanted: (index: number) => boolean = () => true) => {
  for (let index = 0; index < ORDERS; index += 1) if (wanted(index)) await work(index);
};

async function order(index: number): Promise<void> {
  if (index === ORDERS / 2) await staff.http.put('/api/settings').send({ priceBasis: 'exclusive' }).expect(200);
  const paper = orderOf(index);
  const { _id, orderItems } = await send('orders', {
    user: buyers[customerOf(index)]?.id,
    orderItems: paper.lines.map(({ qty, price, category }, line) => ({
      ...{ product: products[line], qty: Number(qty), unitPrice: aed(price) },
      ...{ taxCategory: category, taxReason: category === 'Z' ? 'Export to Oman' : '' },
    })),
    ...{ discount: aed(paper.discount), discountReason: 'Rounded off', deliveryCharge: aed(paper.delivery) },
  });
  const lines = orderItems.map((line: { _id: string }) => line._id);
  orders.push({ _id, lines, deliveries: [], left: taxed(paper), back: 0n, advance: [], invoices: [] });
}

async function receive(index: number, amount: bigint, more: object = { order: booked(index)._id }): Promise<void> {
  const paid = { amount: aed(amount), paymentMethod: 'Bank Transfer', paymentDate: today(), allocations: [] };
  await send('receipts', { ...paid, ...more });
  money[customerOf(index)] = (money[customerOf(index)] ?? 0n) + amount;
}

/** Half of the advances are created by payments; staff request the other half, which is paid later. */
async function advance(index: number): Promise<void> {
  const parts = advanceOf(booked(index).left, index);
  if (index % 4 === 0) await receive(index, gross(parts));
  else await send(`orders/${booked(index)._id}/advance-invoices`, { amount: aed(gross(parts)) });
  booked(index).advance = parts;
  quarter().add('1b', parts, 1n);
}

async function deliver(index: number, number: number): Promise<void> {
  const { _id, lines, deliveries } = booked(index);
  const pieces = plannedParts(index)[number] as Part;
  const body = { lines: lines.map((line, at) => ({ line, qty: Number(pieces[at]) })) };
  deliveries.push((await send(`orders/${_id}/deliveries`, body))._id);
  pieces.forEach((qty, line) => (taken[line] = (taken[line] ?? 0n) + qty));
}

/** @param pieces null for all that is left */
async function bill(index: number, pieces: Part | null, body: object): Promise<void> {
  const own = booked(index);
  const open = own.left.slice(0, -2).map(({ qty }, line) => (line === 0 ? qty - own.back : qty));
  const wanted = { qtys: pieces ?? open, delivery: own.left.at(-2)?.gross ?? 0n };
  const amounts = creditOfPieces(own.left, wanted, orderOf(index).basis);
  const uses = usedBy(amounts, own.advance);
  own.left = leftAfter(own.left, amounts);
  own.advance = own.advance.map((part, at) => leftAfter([part], [uses[at] as Taxed])[0] as Taxed);
  const { _id, lines } = await send('invoices', { order: own._id, ...body });
  own.invoices.push({ _id, amounts, uses, left: amounts, lines: lines.map((line: { _id: string }) => line._id) });
  quarter().add('1b', amounts, 1n);
  quarter().add('1b', uses, -1n);
}

/** A piece of the first line comes back into stock, with what it was billed for. */
async function giveBack(index: number, number: number): Promise<void> {
  const invoice = booked(index).invoices[number] as Bill;
  const amounts = creditOfPieces(invoice.left, { qtys: [1n] }, orderOf(index).basis);
  const lines = [{ line: invoice.lines[0], qty: 1, restock: true }];
  await send('credit-notes', { invoice: invoice._id, reason: 'DL8.61.1.D', words: 'Wrong colour', lines });
  invoice.left = leftAfter(invoice.left, amounts);
  const own = booked(index);
  own.left = own.left.map((one, line) => {
    const { qty, net, vat, gross: part } = amounts[line] as Taxed;
    return { ...one, qty: one.qty + qty, net: one.net + net, vat: one.vat + vat, gross: one.gross + part };
  });
  own.back += 1n;
  quarter().add('1b', amounts, -1n);
  taken[0] = (taken[0] ?? 0n) - 1n;
  credited[customerOf(index)] = (credited[customerOf(index)] ?? 0n) + gross(amounts);
}

const leftToPay = ({ left, uses }: Bill) => gross(left) - gross(uses);
/** The sum of a customer. */
const ofCustomer = (customer: number, amount: (own: Booked, index: number) => bigint) =>
  sum(orders.map((own, index) => (customerOf(index) === customer ? amount(own, index) : 0n)));
/** The amount of the remaining invoices: 0 after the last one, even though a piece was returned. */
const toCome = ({ invoices, left, advance: unused }: Booked) =>
  invoices.length === 2 ? 0n : gross(left) - gross(unused);
const hasAdvance = (index: number) => index % 2 === 0;

async function expectStanding(): Promise<void> {
  for (const [customer, { company }] of buyers.entries()) {
    const standing = await read(`credit-standing?company=${company}`);
    expect([customer, standing.unbilled.amount]).toEqual([customer, aed(ofCustomer(customer, toCome))]);
    const owed = ofCustomer(customer, ({ invoices }) => sum(invoices.map(leftToPay))) + advancesOf(customer);
    expect([customer, Math.round((standing.open.amount - standing.creditBalance) * 100) / 100]).toEqual([
      customer,
      aed(owed - (money[customer] ?? 0n)),
    ]);
  }
}

/** The sum of the advance invoices of a customer, used or not. */
const advancesOf = (customer: number) =>
  ofCustomer(customer, (own, index) =>
    hasAdvance(index) ? gross(own.advance) + sum(own.invoices.map(({ uses }) => gross(uses))) : 0n,
  );

beforeAll(async () => {
  shop = await startShop({}, { mongodbUri: freshDatabaseUri() });
  at('2026-09-02');
  staff = await shop.as.staff();
  for (const name of customers) {
    const { id } = await shop.as.customer(name);
    const company = (await shop.given.company({ legalName: `${name} Trading LLC` }))._id;
    await staff.http.put(`/api/users/${id}`).send({ company, companyRole: 'buyer' }).expect(200);
    buyers.push({ id, company });
  }
  products = await Promise.all([0, 1].map(async () => (await shop.given.product({ stock: 1000 }))._id));
  await each(order);
  at('2026-09-10');
  await each(advance, hasAdvance);
  at('2026-09-20');
  const isEarly = (index: number) => index < ORDERS / 2;
  await each((index) => deliver(index, 0), isEarly);
  at('2026-09-22');
  const billFirst = (index: number) =>
    bill(index, plannedParts(index)[0] as Part, { deliveries: booked(index).deliveries });
  await each(billFirst, isEarly);
  at('2026-09-25');
  await each(
    (index) => receive(index, advanceTotal(index)),
    (index) => index % 4 === 2,
  );
});
afterAll(() => shop.close());

const advanceTotal = (index: number) =>
  gross(booked(index).advance) + sum(booked(index).invoices.map(({ uses }) => gross(uses)));

const boxesOf = async (period: string) => {
  const { boxes } = await read(`vat-return?${period}`);
  return Object.fromEntries(
    boxes.map(({ box, amount, vat }: { box: string; amount: number; vat: number | null }) => [box, [amount, vat]]),
  );
};
const expectReturn = async (period: string, paper: Return) => {
  const boxes = await boxesOf(period);
  expect(boxes['1b']).toEqual([aed(paper.box('1b').net), aed(paper.box('1b').vat)]);
  expect(boxes['4']).toEqual([aed(paper.box('4').net), null]);
  expect(boxes['8']).toEqual([aed(paper.totals().net), aed(paper.totals().vat)]);
};

describe('twenty orders in 45 deliveries and 50 invoices', () => {
  it('have the credit use of September: open and unbilled amounts, and paid advances', async () => {
    await expectStanding();
  });

  it('have the VAT return of the third quarter, including its advances', async () => {
    await expectReturn('from=2026-07-01&to=2026-09-30', returns.third);
  });

  it('end in October, after some returns', async () => {
    at('2026-10-05');
    // A session ends after a month.
    staff = await shop.as.staff();
    const isLate = (index: number) => index >= ORDERS / 2;
    await each((index) => deliver(index, 0), isLate);
    at('2026-10-06');
    await each(
      (index) => bill(index, plannedParts(index)[0] as Part, { deliveries: booked(index).deliveries }),
      isLate,
    );
    at('2026-10-10');
    for (const index of [1, 11]) await giveBack(index, 0);
    for (const [number, day] of ['2026-10-12', '2026-10-19'].entries()) {
      at(day);
      await each(
        (index) => deliver(index, number + 1),
        (index) => plannedParts(index).length > number + 1,
      );
    }
    at('2026-10-20');
    await each((index) => bill(index, null, {}));
    at('2026-10-25');
    for (const index of [6, 16]) await giveBack(index, 1);
    for (const index of [3, 6, 9, 12]) {
      const last = booked(index).invoices[1] as Bill;
      const allocations = [{ invoice: last._id, amount: aed(leftToPay(last)) }];
      await receive(index, leftToPay(last), { company: buyers[customerOf(index)]?.company, allocations });
    }
  });

  it('have invoices with the same amounts, whose sums are their orders', async () => {
    for (const [index, own] of orders.entries()) {
      for (const { _id, amounts, uses, left } of own.invoices) {
        expect([index, await read(`invoices/${_id}`)]).toMatchObject([
          index,
          {
            ...{ issuedTotal: aed(gross(amounts)), tax: { vat: aed(total(amounts, 'vat')) } },
            ...{ advanced: aed(gross(uses)), credited: aed(gross(amounts) - gross(left)) },
            amountDue: aed(gross(left) - gross(uses)),
          },
        ]);
      }
      expect(own.left.reduce((pieces, { qty }) => pieces + qty, 0n)).toBe(own.back);
      const { totalPrice } = await read(`orders/${own._id}`);
      expect(aed(gross(taxed(orderOf(index))))).toBe(totalPrice);
    }
    const { headers } = await staff.http.get('/api/deliveries').query(listQuery({})).expect(200);
    expect(headers['content-range']).toMatch(/\/45$/);
    expect((await read('number-series?year=2026'))[0]).toMatchObject({ count: bills(), missing: [], voided: [] });
  });

  it('have VAT returns of both quarters that equal the VAT of all orders less returned goods', async () => {
    await expectReturn('from=2026-07-01&to=2026-09-30', returns.third);
    await expectReturn('from=2026-10-01&to=2026-12-31', returns.fourth);
    const invoiced = orders.flatMap(({ invoices }) => invoices.map(({ left }) => total(left, 'vat')));
    expect(returns.third.totals().vat + returns.fourth.totals().vat).toBe(sum(invoiced));
    const open = orders.map(({ left }) => total(left, 'vat'));
    const ordered = orders.map((_, index) => total(taxed(orderOf(index)), 'vat'));
    expect(sum(invoiced)).toBe(sum(ordered) - sum(open));
  });

  it('have valid e-invoices of their amounts, less the advances that they use', async () => {
    for (const { _id, amounts, uses } of orders.flatMap(({ invoices }) => invoices)) {
      const { text } = await staff.http.get(`/api/invoices/${_id}/e-invoice`).expect(200);
      const [prepaid, payable] = [gross(uses), gross(amounts) - gross(uses)];
      expect(amountsIn(text)).toEqual({
        ...{ TaxAmount: aed(total(amounts, 'vat')), TaxInclusiveAmount: aed(gross(amounts)) },
        ...(prepaid > 0n && { PrepaidAmount: aed(prepaid) }),
        PayableAmount: aed(payable),
      });
    }
  });

  it('have the statement and the credit of each customer', async () => {
    await expectStanding();
    for (const [customer, { company }] of buyers.entries()) {
      const { closingBalance } = await read(`companies/${company}/statement?from=2026-09-01&to=2026-10-31`);
      const invoiced = ofCustomer(customer, ({ invoices }) => sum(invoices.map(({ amounts }) => gross(amounts))));
      const used = ofCustomer(customer, ({ invoices }) => sum(invoices.map(({ uses }) => gross(uses))));
      const balance = advancesOf(customer) + invoiced - used - (credited[customer] ?? 0n) - (money[customer] ?? 0n);
      expect([customer, closingBalance]).toEqual([customer, aed(balance)]);
    }
  });

  it('have the stock less delivered and plus returned goods', async () => {
    const stocks = await Promise.all(products.map(async (id) => (await read(`products/${id}`)).stock));
    expect(stocks).toEqual(taken.map((qty) => 1000 - Number(qty)));
  });
});
