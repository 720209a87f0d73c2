import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff('Mona Staff');
});
afterAll(() => shop.close());

async function buyerOf(company: string): Promise<TestActor> {
  const buyer = await shop.as.customer();
  await staff.http.put(`/api/users/${buyer.id}`).send({ company }).expect(200);
  return buyer;
}

const accountsOf = async (...ids: string[]) => {
  const filter = JSON.stringify({ id: ids });
  return (await staff.http.get(`/api/company-accounts?filter=${filter}`).expect(200)).body;
};

describe('the accounts of the companies of a list', () => {
  it('agree with their statements, each with its own money', async () => {
    const [one, two] = [await shop.given.company({ creditLimit: 5000 }), await shop.given.company()];
    const invoice = await shop.given.invoice(await buyerOf(one._id), { qty: 2, unitPrice: 50 });
    await shop.given.invoice(await buyerOf(two._id), { qty: 1, unitPrice: 30 });
    const receipt = { company: one._id, amount: 40, paymentMethod: 'Cash', paymentDate: new Date().toISOString() };
    const allocations = [{ invoice: invoice._id, amount: 40 }];
    await staff.http
      .post('/api/receipts')
      .send({ ...receipt, allocations })
      .expect(201);
    const accounts = await accountsOf(one._id, two._id);
    const of = (id: string) => accounts.find((account: { _id: string }) => account._id === id);
    expect(of(one._id)).toEqual({
      ...{
        _id: one._id,
        balance: 60,
        overdue: 0,
        coveredByCheques: 0,
        creditLimit: 5000,
        turnover: 100,
        turnoverBefore: 0,
      },
    });
    expect(of(two._id)).toMatchObject({ balance: 30, creditLimit: null, turnover: 30 });
    for (const { _id } of [one, two]) {
      const { body: statement } = await staff.http.get(`/api/companies/${_id}/statement`).expect(200);
      expect(of(_id).balance).toBe(statement.closingBalance);
    }
  });
});
