import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startShop, type TestShop } from '../support/app.js';
import { fileOf, HEADINGS, MoveInCalls } from '../support/move-in-calls.js';

let shop: TestShop;
let calls: MoveInCalls;

beforeAll(async () => {
  shop = await startShop();
  calls = await MoveInCalls.at(shop);
});
beforeEach(() => calls.renew());
afterAll(() => shop.close());

describe('a list of open invoices', () => {
  it('is found by the headings of its program, with a row for each line and others passed over', async () => {
    await calls.office.http.put(`/api/move-ins/${calls.moveIn}`).send({ source: 'zoho' }).expect(200);
    const [open, paid] = [calls.oldNumber(), calls.oldNumber()];
    const heads =
      'Invoice Date,Invoice ID,Invoice Number,Invoice Status,Customer Name,Due Date,Item Name,Item Tax Amount,Total,Balance';
    const line = (item: string, vat: string) =>
      `2026-09-14,9,${open},Overdue,${calls.name.toUpperCase()},2026-10-14,${item},${vat},10500.00,6500.00`;
    const rows = [
      line('Ribbon', '300.00'),
      line('Tape', '200.00'),
      `2026-09-14,8,${paid},Paid,${calls.name},2026-10-14,Tape,5,105,0`,
    ];
    const plan = await calls.check('invoices', [heads, ...rows].join('\n'));
    expect(plan).toMatchObject({ created: 1, skipped: 2, wrong: 0, unused: ['Invoice ID', 'Item Name'] });
    await calls.bring('invoices', [heads, ...rows].join('\n'));
    expect(await calls.invoiceOf(open)).toMatchObject({ remainingDue: 6_500, amountPaid: 4_000, tax: { vat: 500 } });
  });

  it.each([
    [
      'a rest that is not the total less paid and credited',
      '2026-09-14,2026-10-14,100,5,50,0,20',
      'rest',
      'OPENING_REST',
    ],
    ['a day of issue in the shop’s time', '2026-12-01,2026-12-31,100,5,0,0,100', 'issuedOn', 'OPENING_AFTER_SWITCH'],
    ['a due day before the issue', '2026-09-14,2026-09-01,100,5,0,0,100', 'dueOn', 'BEFORE_ISSUE'],
    ['a negative total', '2026-09-14,2026-10-14,-100,,0,0,-100', 'total', 'OPENING_TOTAL'],
    ['a word for an amount', '2026-09-14,2026-10-14,hundred,5,0,0,', 'total', 'OPENING_AMOUNT'],
    ['a total that no document has', '2026-09-14,2026-10-14,10000000.01,,0,0,', 'total', 'TOTAL_TOO_HIGH'],
    ['an amount of more than whole fils', '2026-09-14,2026-10-14,99999999999999.99,,0,0,', 'total', 'OPENING_AMOUNT'],
    ['a day that no calendar has', '2026-02-30,2026-10-14,100,5,0,0,100', 'issuedOn', 'DAY'],
    ['VAT above the total', '2026-09-14,2026-10-14,100,105,0,0,100', 'vat', 'OPENING_VAT'],
  ])('refuses %s, naming the cell', async (_title, rest, field, rule) => {
    const csv = `${HEADINGS},rest\n${calls.rowOf(calls.oldNumber(), rest)}`;
    const { rows, plan } = await calls.check('invoices', csv);
    expect(plan).toBeNull();
    expect(rows[0]).toMatchObject({
      action: 'wrong',
      problems: expect.arrayContaining([expect.objectContaining({ field, rule })]),
    });
  });

  it('shows what contradicts itself instead of passing it over', async () => {
    const number = calls.oldNumber();
    const twice = [calls.rowOf(number), calls.rowOf(number, '2026-09-14,2026-10-14,900.00,42.86,0,0')];
    const settled = calls.rowOf(calls.oldNumber(), '2026-09-14,2026-10-14,100,4.76,100,0,20');
    const unnumbered = `,${calls.name},,,105,5,0,0,105`;
    const csv = [`${HEADINGS},rest`, ...twice.map((row) => `${row},`), settled, unnumbered, ',Total,,,1105,,,,'].join(
      '\n',
    );
    const { rows } = await calls.check('invoices', csv);
    const found = rows.map(({ action, problems }: { action: string; problems: { field: string; rule: string }[] }) =>
      [action, ...problems.map(({ field, rule }) => `${field} ${rule}`)].join(' '),
    );
    expect(found).toEqual([
      'create',
      'wrong total OPENING_NUMBER_TWICE',
      'wrong rest OPENING_REST',
      'wrong issuedOn REQUIRED number REQUIRED',
      'skipped',
    ]);
  });

  it('takes a customer called Total for a customer', async () => {
    const row = `${calls.oldNumber()},Total Print LLC,2026-09-14,2026-10-14,105,5,0,0`;
    const { rows } = await calls.check('invoices', fileOf(row));
    expect(rows[0]).toMatchObject({ action: 'wrong', problems: [{ rule: 'OPENING_CUSTOMER_UNKNOWN' }] });
  });

  it('names customers that it does not know, and those that are almost named so', async () => {
    const rows = (one: string) => `${calls.oldNumber()},${one},2026-09-14,2026-10-14,100,5,0,0`;
    const found = await calls.check(
      'invoices',
      fileOf(rows('Nobody Trading'), rows(calls.name.replace(' LLC', ' L.L.C.'))),
    );
    expect(found.rows.map(({ problems }: { problems: { rule: string }[] }) => problems[0]?.rule)).toEqual([
      'OPENING_CUSTOMER_UNKNOWN',
      'OPENING_CUSTOMER_LIKE',
    ]);
  });

  it('needs the order of day and month where both fit, and stores nothing until then', async () => {
    const csv = fileOf(calls.rowOf(calls.oldNumber(), '03/02/2026,04/03/2026,105,5,0,0'));
    const first = await calls.check('invoices', csv);
    expect(first).toMatchObject({ plan: null, goodPlan: null, problems: [{ rule: 'DAY_ORDER' }] });
    const { plan } = await calls.check('invoices', csv, { dateOrder: 'mdy' });
    await calls.send('invoices', { csv, plan, dateOrder: 'mdy' }).expect(200);
    const [{ createdAt }] = await calls.read('invoices', { filter: JSON.stringify({ company: [calls.company] }) });
    expect(createdAt).toBe('2026-03-02T08:00:00.000Z');
  });

  it('assumes missing VAT only after a confirmation', async () => {
    const csv = fileOf(calls.rowOf(calls.oldNumber(), '2026-09-14,2026-10-14,105,,0,0'));
    const { plan, rows } = await calls.check('invoices', csv);
    expect(rows[0].remarks).toEqual(['VAT_ASSUMED']);
    expect((await calls.send('invoices', { csv, plan }).expect(200)).body).toMatchObject({ created: 0, left: [2] });
    expect((await calls.report())[0]).toMatchObject({ count: 0 });
    await calls.bring('invoices', csv);
    expect((await calls.report())[0]).toMatchObject({ count: 1, brought: 105 });
  });

  it('is the same when it is imported again, and changed rows are refused', async () => {
    const number = calls.oldNumber();
    await calls.bring('invoices', fileOf(calls.rowOf(number)));
    expect(await calls.check('invoices', fileOf(calls.rowOf(number)))).toMatchObject({
      created: 0,
      unchanged: 1,
      plan: null,
    });
    const changed = await calls.check(
      'invoices',
      fileOf(calls.rowOf(number, '2026-09-14,2026-10-14,10500,500,4100,0')),
    );
    expect(changed.rows[0].problems).toMatchObject([
      { field: 'paid', rule: 'OPENING_CHANGED_FROM', params: { before: '4000' } },
      { field: 'rest', rule: 'OPENING_CHANGED_FROM', params: { before: '6500' } },
    ]);
  });

  it('brings nothing twice when two people import it at once', async () => {
    const other = await shop.as.staff();
    const csv = fileOf(...Array.from({ length: 30 }, () => calls.rowOf(calls.oldNumber())));
    const { plan } = await calls.check('invoices', csv);
    const answers = await Promise.all([
      calls.send('invoices', { csv, plan }),
      calls.send('invoices', { csv, plan }, other.http),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await calls.report())[0]).toMatchObject({ count: 30, brought: 195_000 });
  });

  it('goes on where it stopped: what is there already is passed over', async () => {
    const rows = Array.from({ length: 12 }, () => calls.rowOf(calls.oldNumber()));
    await calls.bring('invoices', fileOf(...rows.slice(0, 7)));
    expect(await calls.bring('invoices', fileOf(...rows))).toMatchObject({ created: 5, unchanged: 7 });
    expect((await calls.report())[0]).toMatchObject({ count: 12, brought: 78_000 });
  });
});
