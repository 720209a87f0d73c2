import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let company: { _id: string };
const numbers: string[] = [];

/** A company with an invoice of January that is paid in part in March, and one of March; a person who pays too much in February. */
beforeAll(async () => {
  shop = await startShop({ SHOP_INVOICE_TERMS_DAYS: '30' });
  shop.clock.stopAt('2026-01-10T08:00:00.000Z');
  [staff, buyer, company] = [await shop.as.staff(), await shop.as.customer('Hind'), await shop.given.company()];
  const member = await shop.as.customer();
  await staff.http.put(`/api/users/${member.id}`).send({ company: company._id }).expect(200);
  const early = await shop.given.invoice(member, { qty: 1, unitPrice: 300 });
  shop.clock.stopAt('2026-02-02T08:00:00.000Z');
  await receive({ user: buyer.id, amount: 50, paymentDate: '2026-02-02', allocations: [] });
  shop.clock.stopAt('2026-03-20T08:00:00.000Z');
  staff = await shop.as.staff();
  numbers.push(early.invoiceNumber, (await shop.given.invoice(member, { qty: 1, unitPrice: 120 })).invoiceNumber);
  const allocations = [{ invoice: early._id, amount: 100 }];
  await receive({ company: company._id, amount: 100, paymentDate: '2026-03-15', allocations });
});
afterAll(() => shop.close());

const receive = (body: object) =>
  staff.http
    .post('/api/receipts')
    .send({ paymentMethod: 'Cash', reference: '', ...body })
    .expect(201);
const get = async (path: string) => (await staff.http.get(`/api/receivables${path}`).expect(200)).body;

describe('receivables', () => {
  it.each([
    ['2026-01-09', []],
    [
      '2026-02-09',
      [
        { current: 300, overdue: 0, balance: 300 },
        { creditBalance: 50, balance: -50 },
      ],
    ],
    [
      '2026-03-14',
      [
        { days31to60: 300, overdue: 300, balance: 300 },
        { creditBalance: 50, balance: -50 },
      ],
    ],
    [
      '2026-03-20',
      [
        { current: 120, days31to60: 200, balance: 320 },
        { creditBalance: 50, balance: -50 },
      ],
    ],
  ])('are for %s the amounts due at the end of that day', async (on, expected) => {
    const { accounts, total } = await get(`?on=${on}`);
    expect(accounts).toEqual(expected.map((sums) => expect.objectContaining(sums)));
    const { body: statement } = await staff.http.get(`/api/companies/${company._id}/statement?to=${on}`).expect(200);
    expect(total.balance).toBe(statement.closingBalance + (accounts[1]?.balance ?? 0));
  });

  it('are computed for an account from its documents', async () => {
    const { documents, balance } = await get(`/account?on=2026-03-20&company=${company._id}`);
    expect([
      documents.map(({ number, age, amount }: Record<string, unknown>) => [number, age, amount]),
      balance,
    ]).toEqual([
      [
        [numbers[0], 'days31to60', 200],
        [numbers[1], 'current', 120],
      ],
      320,
    ]);
    const ofPerson = await get(`/account?on=2026-03-20&user=${buyer.id}`);
    expect(ofPerson).toMatchObject({ name: 'Hind', documents: [{ resource: 'receipts', age: 'credit', amount: 50 }] });
  });

  it('list the invoices of an account first, by due date, then its receipts', async () => {
    const late = { company: company._id, amount: 25, paymentDate: '2026-03-21', allocations: [] };
    shop.clock.stopAt('2026-03-21T08:00:00.000Z');
    await receive(late);
    const { documents } = await get(`/account?on=2026-03-21&company=${company._id}`);
    expect(documents.map(({ number, age }: Record<string, unknown>) => [number, age])).toEqual([
      [numbers[0], 'days31to60'],
      [numbers[1], 'current'],
      [expect.stringMatching(/^RCP-/), 'credit'],
    ]);
  });

  it('include accounts that have only cheques in hand', async () => {
    shop.clock.stopAt('2026-03-22T08:00:00.000Z');
    const { id } = await shop.as.customer('Aisha');
    const sheet = {
      bank: 'Mashreq',
      chequeNumber: '12',
      chequeDate: '2026-06-30',
      receivedOn: '2026-03-22',
      amount: 70,
    };
    await staff.http
      .post('/api/cheques')
      .send({ user: id, ...sheet })
      .expect(201);
    const listed = async (on: string) =>
      (await get(`?on=${on}`)).accounts.filter(({ name }: { name: string }) => name === 'Aisha');
    expect(await listed('2026-03-22')).toMatchObject([{ _id: id, coveredByCheques: 70, balance: 0, current: 0 }]);
    expect(await listed('2026-03-21')).toEqual([]);
    expect((await get('?on=2026-03-22')).total.coveredByCheques).toBe(70);
    expect(await get(`/account?on=2026-03-22&user=${id}`)).toMatchObject({ coveredByCheques: 70, documents: [] });
  });
});
