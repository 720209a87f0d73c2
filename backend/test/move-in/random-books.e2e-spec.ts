import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

/** Random whole numbers from 0 to `most`, the same for each seed. */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % (most + 1);
  };
}

interface OldInvoice {
  readonly number: string;
  readonly customer: string;
  /** In August. */
  readonly day: number;
  /** From the day of issue. */
  readonly dueDays: number;
  /** In fils, as all amounts here. */
  readonly total: number;
  readonly vat: number;
  readonly paid: number;
}

const aed = (fils: number) => (fils / 100).toFixed(2);
const padded = (number: number) => String(number).padStart(2, '0');
const EVE_DAY = '2026-11-30';
const DAY_MS = 86_400_000;
const dueOf = ({ day, dueDays }: OldInvoice) =>
  new Date(Date.parse(`2026-08-${padded(day)}`) + dueDays * DAY_MS).toISOString().slice(0, 10);
const slashed = (day: string) => day.split('-').toReversed().join('/');
const openOf = (all: readonly OldInvoice[]) => all.reduce((sum, { total, paid }) => sum + total - paid, 0);

/** The ageing on the eve by plain arithmetic. */
function agedBy(all: readonly OldInvoice[]) {
  const lateOf = (one: OldInvoice) => Math.round((Date.parse(EVE_DAY) - Date.parse(dueOf(one))) / DAY_MS);
  const between = (from: number, to: number) =>
    openOf(all.filter((one) => lateOf(one) >= from && lateOf(one) <= to)) / 100;
  return {
    ...{ current: between(-999, 0), days1to30: between(1, 30), days31to60: between(31, 60) },
    ...{ days61to90: between(61, 90), over90: between(91, 999) },
  };
}

/** The same invoices in the lists of three programs. */
const FILES = {
  zoho: (all: readonly OldInvoice[]) => [
    'Invoice Date,Invoice Number,Invoice Status,Customer Name,Due Date,Item Tax Amount,Total,Balance',
    ...all.flatMap((one) => {
      const { number, customer, day, total, vat, paid } = one;
      const half = Math.floor(vat / 2);
      const row = (part: number) =>
        `2026-08-${padded(day)},${number},Overdue,${customer},${dueOf(one)},${aed(part)},${aed(total)},${aed(total - paid)}`;
      return [row(half), row(vat - half)];
    }),
  ],
  xero: (all: readonly OldInvoice[]) => [
    'ContactName,InvoiceNumber,InvoiceDate,DueDate,Total,TaxTotal,InvoiceAmountPaid,InvoiceAmountDue',
    ...all.map((one) => {
      const { number, customer, day, total, vat, paid } = one;
      return `${customer},${number},${padded(day)} Aug 2026,${dueOf(one)},${aed(total)},${aed(vat)},${aed(paid)},${aed(total - paid)}`;
    }),
  ],
  sheets: (all: readonly OldInvoice[]) => [
    'number,customer,issuedOn,dueOn,total,vat,paid',
    ...all.map((one) => {
      const { number, customer, day, total, vat, paid } = one;
      return `${number},${customer},${padded(day)}/08/2026,${slashed(dueOf(one))},"${aed(total)}",${aed(vat)},${aed(paid)}`;
    }),
  ],
} as const;

interface OldCheque {
  readonly number: string;
  readonly customer: string;
  readonly amount: number;
  readonly invoices: readonly string[];
  /** True if the old books call its invoice paid. */
  readonly closes: boolean;
}

function randomCheques(all: readonly OldInvoice[], roll: (most: number) => number): OldCheque[] {
  return Array.from({ length: 12 }, (): OldCheque => {
    const [one, other] = [all[roll(all.length - 1)], all[roll(all.length - 1)]];
    const number = String(900_000_000 + roll(90_000_000));
    const head = { number, customer: one?.customer ?? '', amount: 1 + roll(1_500_000) };
    if (roll(4) === 0) return { ...head, invoices: [calls.oldNumber()], closes: true };
    const second = other && other !== one && other.customer === one?.customer ? [other.number] : [];
    return { ...head, invoices: [one?.number ?? '', ...second], closes: false };
  });
}

/** The parts of a cheque by plain arithmetic: its invoices in their order, each up to what is left of it. */
function coveredBy({ amount, invoices, closes }: OldCheque, left: Map<string, number>): [string, number][] {
  let rest = amount;
  return invoices.flatMap((number): [string, number][] => {
    const part = closes ? rest : Math.min(rest, left.get(number) ?? 0);
    rest -= part;
    left.set(number, (left.get(number) ?? 0) - part);
    return part === 0 ? [] : [[number, part]];
  });
}

describe('random orders, advances and quotes', () => {
  it.each([7, 2026])('come to plain sums when the orders are billed, from %d on', async (seed) => {
    const roll = dice(seed);
    const vatIn = (gross: number) => Math.round((gross * 5) / 105);
    const all = Array.from({ length: 8 }, () => {
      const total = 100 + roll(2_000_000);
      return { number: calls.oldNumber(), total, advance: roll(3) === 0 ? total : 1 + roll(total - 1) };
    });
    const documents = (more: string) =>
      all.map(({ number, total }) => `${number}${more},${calls.name},2026-11-10,Goods,1,${aed(total)},including VAT`);
    const head = 'number,customer,on,text,qty,unitPrice,basis';
    await calls.bring('quotes', [head, ...documents('-Q')].join('\n'));
    await calls.bring('orders', [head, ...documents('')].join('\n'));
    const advances = all.map(
      ({ number, advance }) => `${number}-A,${calls.name},${number},2026-11-12,${aed(advance)},${aed(vatIn(advance))}`,
    );
    await calls.bring('advances', ['number,customer,order,issuedOn,total,vat', ...advances].join('\n'));
    const sumOf = (amount: (one: (typeof all)[number]) => number) => all.reduce((sum, one) => sum + amount(one), 0);
    const quotes = (await calls.read('quotes/admin', { filter: JSON.stringify({ user: [calls.buyer.id] }) })) as {
      totalPrice: number;
    }[];
    expect(quotes.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0)).toBe(
      sumOf((one) => one.total),
    );
    const boxes = async () => {
      const { boxes: found } = await calls.read('vat-return', { from: '2026-12-01', to: '2026-12-31' });
      const { amount, vat } = found.find(({ box }: { box: string }) => box === '1b');
      return { net: Math.round(amount * 100), vat: Math.round(vat * 100) };
    };
    const before = await boxes();
    shop.clock.stopAt('2026-12-05T08:00:00Z');
    const orders = await calls.read('orders', { filter: JSON.stringify({ user: [calls.buyer.id] }) });
    for (const { _id } of orders)
      await calls.accounts.http.post('/api/invoices').send({ order: _id, basis: 'order' }).expect(201);
    const { closingBalance } = await calls.statement();
    expect(Math.round(closingBalance * 100)).toBe(sumOf(({ total, advance }) => total - advance));
    const vat = sumOf(({ total, advance }) => vatIn(total) - vatIn(advance));
    const net = sumOf(({ total, advance }) => total - advance) - vat;
    expect(await boxes()).toEqual({ net: before.net + net, vat: before.vat + vat });
  });
});

describe.each(['zoho', 'xero', 'sheets'] as const)('random books of %s', (source) => {
  it.each([7, 2026])('come over to the fils for each customer, from %d on', async (seed) => {
    const roll = dice(seed);
    await calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ source }).expect(200);
    const customers = await Promise.all(
      [1, 2, 3].map(async (one) => {
        const name = `Random ${source} ${String(seed)} ${String(one)} LLC`;
        const { _id: company } = await shop.given.company({ legalName: name, creditLimit: 1_000_000 });
        const { id } = await shop.as.customer();
        await calls.office.http.put(`/api/users/${id}`).send({ company, companyRole: 'buyer' }).expect(200);
        return { name, company, user: id };
      }),
    );
    const all = Array.from({ length: 40 }, (): OldInvoice => {
      const total = 100 + roll(2_000_000);
      return {
        number: calls.oldNumber(),
        customer: customers[roll(2)]?.name ?? '',
        day: 1 + roll(27),
        dueDays: roll(150),
        total,
        vat: roll(3) === 0 ? 0 : Math.round((total * 5) / 105),
        paid: roll(1) === 0 ? 0 : roll(total - 1),
      };
    });
    const period = { from: '2026-07-01', to: '2026-12-31' };
    const before = await calls.read('vat-return', period);
    const series = await calls.read('number-series', { year: 2026 });
    expect(await calls.bring('invoices', FILES[source](all).join('\n'))).toMatchObject({ created: 40, wrong: 0 });
    for (const { name, company, user } of customers) {
      const own = all.filter(({ customer }) => customer === name);
      const open = { count: own.length, amount: openOf(own) / 100 };
      const statement = await calls.read(`companies/${company}/statement`, { ...period, to: EVE_DAY });
      expect(statement).toMatchObject({ closingBalance: open.amount, aging: agedBy(own) });
      expect(await calls.read('credit-standing', { user })).toMatchObject({ creditLimit: 1_000_000, open });
      const rows = await calls.read('invoices', { filter: JSON.stringify({ company: [company] }) });
      const vat = rows.reduce((sum: number, { tax }: { tax: { vat: number } }) => sum + Math.round(tax.vat * 100), 0);
      expect(vat).toBe(own.reduce((sum, one) => sum + one.vat, 0));
    }
    expect((await calls.report())[0]).toMatchObject({ count: 40, brought: openOf(all) / 100 });
    const cheques = randomCheques(all, roll);
    const list = cheques.map(
      ({ number, customer, amount, invoices }) =>
        `${number},Mashreq,${customer},2027-01-${padded(1 + roll(27))},${aed(amount)},2026-10-01,${invoices.join(';')}`,
    );
    await calls.bring(
      'cheques',
      ['chequeNumber,bank,customer,chequeDate,amount,receivedOn,invoices', ...list].join('\n'),
    );
    const left = new Map(all.map(({ number, total, paid }) => [number, total - paid]));
    for (const cheque of cheques) {
      const covered = coveredBy(cheque, left);
      // Books of the same seed have cheques of the same numbers.
      const { company } = customers.find(({ name }) => name === cheque.customer) ?? { company: '' };
      const filter = JSON.stringify({ q: cheque.number, company: [company] });
      const [stored] = await calls.read('cheques', { filter });
      const parts = stored.allocations.map((one: { invoiceNumber: string; amount: number }) => [
        one.invoiceNumber,
        Math.round(one.amount * 100),
      ]);
      expect(parts).toEqual(covered);
    }
    const credits = Array.from({ length: 9 }, () => ({ customer: customers[roll(2)]?.name, amount: 1 + roll(90_000) }));
    const creditRows = credits.map(({ customer, amount }) => `${customer ?? ''},${aed(amount)},2026-10-15`);
    await calls.bring('credits', ['customer,amount,on', ...creditRows].join('\n'));
    const sumOf = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
    for (const { name, company } of customers) {
      const own = all.filter(({ customer }) => customer === name);
      const closed = cheques.filter(({ customer, closes }) => customer === name && closes);
      const credit = credits.filter(({ customer }) => customer === name);
      const { closingBalance } = await calls.read(`companies/${company}/statement`, period);
      expect(Math.round(closingBalance * 100)).toBe(openOf(own) + sumOf(closed) - sumOf(credit));
    }
    expect(await calls.read('number-series', { year: 2026 })).toEqual(series);
    expect(await calls.read('vat-return', period)).toEqual(before);
  });
});
