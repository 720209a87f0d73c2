import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { pdfText } from '../support/pdf-text.js';
import { openOf } from './ledger.js';
import { aed, printed, sum, type Taxed, total } from './paper.js';
import { EXCLUSIVE_FROM, INVOICES, SHARJAH_FROM } from './sales.js';
import { DAY_OF_CORRECTIONS, everything, open, type Sale, Trader } from './trader.js';

jest.setTimeout(120_000);

let trader: Trader;
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

/** The month of a made-up trader: sixty invoices with payments as they come, then the corrections. */
beforeAll(async () => {
  trader = new Trader(await startShop({}, { mongodbUri: freshDatabaseUri() }));
  await trader.open();
  const payments = new Map<number, string>();
  for (let index = 0; index < INVOICES; index += 1) {
    if (index === EXCLUSIVE_FROM) await trader.put('/api/settings', { priceBasis: 'exclusive' });
    if (index === SHARJAH_FROM) await trader.put('/api/settings', { address: { city: 'Sharjah', emirate: 'SHJ' } });
    const sale = await trader.sell(index);
    if (index % 10 === 0) payments.set(index, await trader.pay(sale, open(sale), index === 20 ? '004711' : ''));
    else if (index % 7 === 3) payments.set(index, await trader.pay(sale, open(sale) / 2n));
  }
  trader.shop.clock.stopAt(`${DAY_OF_CORRECTIONS}T06:00:00Z`);
  await correct(payments);
  await settle();
  trader.shop.clock.stopAt('2026-10-31T06:00:00Z');
});
afterAll(() => trader.shop.close());

const saleOf = (index: number): Sale => trader.sales[index] as Sale;

/** Twelve credit notes, a cheque that came back, a wrong payment, a void invoice, and refunds. */
async function correct(payments: ReadonlyMap<number, string>): Promise<void> {
  const paid = (index: number) => payments.get(index) as string;
  await trader.reverse(saleOf(20), paid(20), saleOf(20).bill.paid, 'Cheque returned');
  await trader.reverse(saleOf(38), paid(38), saleOf(38).bill.paid, 'Typed twice');
  await trader.refund(saleOf(10), paid(10), 1234n);
  await trader.voidSale(saleOf(41));

  await trader.creditPieces(saleOf(2), { qtys: [1n, 3n] }, 'DL8.61.1.D', true);
  await trader.creditAmount(saleOf(7), open(saleOf(7)) / 3n, 'DL8.61.1.C');
  await trader.creditPieces(saleOf(9), everything(saleOf(9)), 'DL8.61.1.A');
  await trader.creditPieces(saleOf(13), { delivery: 1001n }, 'DL8.61.1.C');
  await trader.creditAmount(saleOf(14), 777n, 'VD');
  await trader.creditPieces(saleOf(14), everything(saleOf(14)), 'DL8.61.1.D', true);
  await trader.end(saleOf(22), 'Cancelled');
  await trader.end(saleOf(27), 'Delivered', 'Returned');
  await trader.creditPieces(saleOf(30), { qtys: [0n, 0n, 7n] }, 'DL8.61.1.D', true);
  await trader.creditPieces(saleOf(33), { qtys: [3n, 5n] }, 'DL8.61.1.C');
  await trader.creditAmount(saleOf(40), 5_005n, 'DL8.61.1.C');
  await trader.creditPieces(saleOf(50), everything(saleOf(50)), 'DL8.61.1.A');

  await trader.refund(saleOf(30), paid(30), -open(saleOf(30)));
  const paidBack = saleOf(50).bill.paid / 3n;
  await trader.refund(saleOf(50), paid(50), paidBack);
  await trader.refund(saleOf(50), paid(50), saleOf(50).bill.paid);
}

/** Transfers over several invoices, and credit that is used for others. */
async function settle(): Promise<void> {
  const parts = (...indexes: number[]) => indexes.map((index) => [saleOf(index), open(saleOf(index))] as const);
  await trader.receive('falcon', parts(8, 12, 18), 50_000n);
  await trader.apply(saleOf(23), 12_345n);
  await trader.receive('palm', parts(4, 19));
  await trader.receive('Nora', [...parts(1), [saleOf(6), open(saleOf(6)) - 5n]]);
  await trader.apply(saleOf(5), 4_000n, saleOf(40));
}

const vatOfDocument = (amounts: readonly Taxed[]) => ({
  ...{ net: aed(total(amounts, 'net')), vat: aed(total(amounts, 'vat')), gross: aed(total(amounts, 'gross')) },
  categories: (['S', 'Z', 'E', 'O'] as const).flatMap((category) => {
    const own = amounts.filter((one) => one.category === category && one.gross > 0n);
    return own.length === 0 ? [] : [{ category, net: aed(total(own, 'net')), vat: aed(total(own, 'vat')) }];
  }),
});
const amountsOf = ({ net, vat, gross }: Taxed) => ({ net: aed(net), vat: aed(vat), gross: aed(gross) });
const ledgers = () => [...trader.ledgers.values()];
/** The sum of all accounts. */
const together = (amount: (ledger: ReturnType<typeof ledgers>[number]) => bigint) => aed(sum(ledgers().map(amount)));

describe('a month computed on paper', () => {
  it('has sixty invoices with the same amounts, line by line', async () => {
    for (const { _id, bill } of trader.sales) {
      const invoice = await trader.get(`/api/invoices/${_id}`);
      const gross = aed(total(bill.amounts, 'gross'));
      expect(invoice).toMatchObject({
        ...{ invoiceNumber: bill.number, issuedTotal: gross, tax: vatOfDocument(bill.amounts) },
        lines: bill.amounts.slice(0, -2).map(amountsOf),
        ...{ credited: aed(bill.credited), amountPaid: aed(bill.paid) },
        amountDue: aed(total(bill.amounts, 'gross') - bill.credited),
        remainingDue: bill.isVoid ? 0 : Math.max(aed(openOf(bill)), 0),
      });
    }
  });

  it('has twelve credit notes with the same amounts', () => {
    expect(trader.credits).toHaveLength(12);
    for (const { note, amounts } of trader.credits) {
      expect(note).toMatchObject({ total: aed(total(amounts, 'gross')), tax: vatOfDocument(amounts) });
      expect(note.lines.map(({ gross }) => gross)).toEqual(
        amounts.slice(0, -2).flatMap(({ gross }) => (gross === 0n ? [] : [aed(gross)])),
      );
    }
  });

  it.each(['Omar', 'Nora', 'falcon', 'palm'])('has the statement of %s', async (name) => {
    const ledger = trader.ledgers.get(name)!;
    const of = trader.ids.get(name) ?? '';
    const resource = name === 'falcon' || name === 'palm' ? 'companies' : 'users';
    const statement = await trader.get(`/api/${resource}/${of}/statement?undone=shown`);
    const { current, days1to30 } = ledger.ages('2026-10-31');
    expect(statement).toMatchObject({
      openingBalance: 0,
      invoiced: aed(ledger.sums.invoiced),
      credited: aed(ledger.sums.credited),
      paid: aed(ledger.sums.paid),
      refunded: aed(ledger.sums.refunded),
      returned: aed(ledger.sums.returned),
      mistaken: aed(ledger.sums.mistaken),
      voided: aed(ledger.sums.voided),
      closingBalance: aed(ledger.balance()),
      creditBalance: aed(ledger.creditBalance()),
      aging: { current: aed(current), days1to30: aed(days1to30), days31to60: 0, days61to90: 0, over90: 0 },
    });
    expect(ledger.balance()).toBe(current + days1to30 - ledger.creditBalance());
    const { body } = await trader.staff.http.get(`/api/${resource}/${of}/statement/pdf?language=en`).expect(200);
    expect(await pdfText(body)).toContain(printed(ledger.balance()));
  });

  it('has the ageing of the dashboard', async () => {
    const { due, overdue, ages } = await trader.get('/api/dashboard/today');
    const of = (age: 'current' | 'days1to30') => together((ledger) => ledger.ages('2026-10-31')[age]);
    expect(due.amount).toBe(
      together((ledger) => ledger.ages('2026-10-31').current + ledger.ages('2026-10-31').days1to30),
    );
    expect([overdue.amount, ages[0].amount]).toEqual([of('days1to30'), of('days1to30')]);
  });

  it('has the money received in the dashboard and in the totals of payments and receipts', async () => {
    const { months } = await trader.get('/api/dashboard/sales');
    expect(months.at(-1)).toMatchObject({ month: '2026-10', received: together((ledger) => ledger.received()) });
    const filter = encodeURIComponent(JSON.stringify({ paymentDate_gte: OCTOBER.from, paymentDate_lte: OCTOBER.to }));
    const [payments, receipts] = await Promise.all(
      ['payments', 'receipts'].map((list) => trader.get(`/api/${list}/totals?filter=${filter}`)),
    );
    expect(payments.amount).toBe(together(({ bills }) => sum(bills.map(({ paid }) => paid))));
    expect(receipts.amount).toBe(aed(sum(trader.receipts.map(({ amount }) => amount))));
  });

  it('has the VAT return of its quarter by emirate, and earlier supplies in the previous one', async () => {
    const { september, october } = trader.returns;
    const boxesOf = async (period: object) => {
      const { boxes } = (await trader.staff.http.get('/api/vat-return').query(period).expect(200)).body;
      return new Map(
        boxes.map(({ box, amount, vat }: { box: string; amount: number; vat: number }) => [box, [amount, vat]]),
      );
    };
    const boxes = await boxesOf(OCTOBER);
    for (const box of ['1b', '1c']) {
      expect([box, boxes.get(box)]).toEqual([box, [aed(october.box(box).net), aed(october.box(box).vat)]]);
    }
    expect(boxes.get('4')).toEqual([aed(october.box('4').net), null]);
    expect(boxes.get('5')).toEqual([aed(october.box('5').net), null]);
    expect(boxes.get('8')).toEqual([aed(october.totals().net), aed(october.totals().vat)]);
    expect(boxes.get('14')).toEqual([aed(october.totals().vat), null]);
    const before = await boxesOf({ from: '2026-07-01', to: '2026-09-30' });
    expect(before.get('8')).toEqual([aed(september.totals().net), aed(september.totals().vat)]);
    expect(before.get('1b')).toEqual([aed(september.box('1b').net), aed(september.box('1b').vat)]);
  });

  it('has the sales of every report, invoices less credit notes', async () => {
    const gross = together(({ sums }) => sums.invoiced - sums.voided - sums.credited);
    for (const by of ['month', 'customer', 'product']) {
      const {
        rows,
        other,
        total: all,
      } = await trader.get(`/api/sales-report?from=${OCTOBER.from}&to=${OCTOBER.to}&by=${by}`);
      const cents = [...rows, ...(other ? [other] : [])].map((row: { gross: number }) => Math.round(row.gross * 100));
      expect([by, all.gross, cents.reduce((before, one) => before + one, 0)]).toEqual([
        by,
        gross,
        Math.round(gross * 100),
      ]);
      expect(all).toMatchObject({ invoices: INVOICES - 1, creditNotes: 12 });
    }
    const { months } = await trader.get('/api/dashboard/sales');
    expect(months.at(-1)).toMatchObject({ month: '2026-10', invoiced: gross, invoices: INVOICES - 1 });
  });

  it('has numbers without a gap, and one that is void', async () => {
    const [invoices, notes] = await trader.get('/api/number-series?year=2026');
    expect(invoices).toMatchObject({ count: INVOICES, missing: [] });
    expect(invoices.voided).toMatchObject([{ number: saleOf(41).number, reason: 'Wrong buyer' }]);
    expect(notes).toMatchObject({ count: 12, missing: [], voided: [] });
  });

  it('has the same amounts on every printed document', async () => {
    const textOf = async (path: string) =>
      pdfText((await trader.staff.http.get(`/api/${path}/pdf?language=en`).expect(200)).body);
    const expectAmounts = async (path: string, amounts: readonly bigint[]) => {
      const text = await textOf(path);
      for (const amount of amounts) expect([path, text]).toEqual([path, expect.stringContaining(printed(amount))]);
    };
    for (const { _id, bill } of trader.sales) {
      const columns = (['net', 'vat', 'gross'] as const).map((column) => total(bill.amounts, column));
      // An invoice in full, to a buyer who is registered, has the VAT of each line.
      const isInFull = bill.account === 'falcon' || bill.account === 'palm';
      const vats = isInFull ? bill.amounts.slice(0, -2).map(({ vat }) => vat) : [];
      await expectAmounts(`invoices/${_id}`, [...columns, ...vats]);
    }
    for (const { note, amounts } of trader.credits) {
      await expectAmounts(`credit-notes/${note._id}`, [total(amounts, 'vat'), total(amounts, 'gross')]);
    }
    for (const { _id, amount } of trader.receipts) await expectAmounts(`receipts/${_id}`, [amount]);
  });
});
