import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import { STAFF_ROLES, type StaffRole } from '@shop/contract/staff-roles';
import request from 'supertest';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

const NOBODY = '6560a1b2c3d4e5f6a7b8c9d0';

let shop: TestShop;
const staff = {} as Record<StaffRole, TestActor>;
let customer: TestActor;

beforeAll(async () => {
  shop = await startShop();
  for (const role of STAFF_ROLES) staff[role] = await shop.as.staff(`${role} person`, role);
  customer = await shop.as.customer();
});
afterAll(() => shop.close());

describe('an operation of staff', () => {
  it('is refused with the name of the action and the roles that have it', async () => {
    const { body } = await staff.Store.http.post('/api/invoices').send({ order: NOBODY }).expect(403);
    expect(body).toMatchObject({
      code: 'STAFF_ROLE_REFUSED',
      message: 'Store can’t issue invoices and change their due dates. Roles that can: Accounts or Administrator.',
    });
  });
});

describe('records shared by their owners and staff', () => {
  it('are visible to the roles that may see them, and not found for other staff', async () => {
    const invoice = await shop.given.invoice(customer);
    for (const role of STAFF_ROLES) {
      const { status } = await staff[role].http.get(`/api/invoices/${invoice._id}`);
      expect([role, status]).toEqual([role, role === 'Store' ? 404 : 200]);
    }
  });

  it('remain accessible to their owners in every role', async () => {
    const { _id } = await shop.given.requestedQuote(staff.Store);
    await staff.Store.http.get(`/api/quotes/${_id}`).expect(200);
  });
});

describe('a call with several effects', () => {
  const put = (role: StaffRole, path: string, body: object) => staff[role].http.put(`/api/${path}`).send(body);
  const refused = { code: 'STAFF_ROLE_REFUSED' };

  it('requires for an order the role of each change', async () => {
    const { _id } = await shop.given.order(customer);
    const path = `orders/${_id}`;
    expect((await put('Store', path, { deliveryCharge: 10 }).expect(403)).body).toMatchObject(refused);
    expect((await put('Store', path, { invoiceGenerated: true }).expect(403)).body).toMatchObject(refused);
    expect((await put('Sales', path, { status: 'Delivered' }).expect(403)).body).toMatchObject(refused);
    await put('Sales', path, { deliveryCharge: 10, status: 'Processing', isDelivered: false }).expect(200);
    await put('Store', path, { status: 'Delivered', deliveredBy: 'Rashid' }).expect(200);
    await put('Accounts', path, { invoiceGenerated: true }).expect(200);
    expect((await put('Sales', path, { invoiceGenerated: false }).expect(403)).body).toMatchObject(refused);
    await put('Accounts', path, { invoiceGenerated: false }).expect(200);
  });

  it('requires for the cancellation of an invoiced order a role that may credit', async () => {
    const { _id } = await shop.given.order(customer);
    await put('Administrator', `orders/${_id}`, { invoiceGenerated: true }).expect(200);
    const { body } = await put('Sales', `orders/${_id}`, { status: 'Cancelled' }).expect(403);
    expect(body).toMatchObject({ ...refused, params: { actions: 'creditNotes.issue' } });
  });

  it('requires for a product the role of its price and the role of its stock', async () => {
    const { _id, price, stock } = await shop.given.product({ price: 10, stock: 5 });
    const path = `products/${_id}`;
    await put('Store', path, { price, stock: Number(stock) + 1, storageLocation: 'A1' }).expect(200);
    await put('Sales', path, { price: 12 }).expect(200);
    expect((await put('Store', path, { price: 9 }).expect(403)).body).toMatchObject(refused);
    expect((await put('Sales', path, { stock: 100 }).expect(403)).body).toMatchObject(refused);
  });

  it('requires for a staff account a role that manages staff', async () => {
    const path = `users/${staff.Administrator.id}`;
    expect((await put('Sales', path, { email: 'sales-takes-over@example.com' }).expect(403)).body).toMatchObject(
      refused,
    );
    expect((await put('Sales', `users/${customer.id}`, { isAdmin: true }).expect(403)).body).toMatchObject(refused);
    expect((await staff.Accounts.http.delete(`/api/${path}`).expect(403)).body).toMatchObject(refused);
    await put('Sales', `users/${customer.id}`, { phoneNumber: '+97141234567' }).expect(200);
  });
});

describe('the role of a member of staff', () => {
  const update = (id: string, body: object) => staff.Administrator.http.put(`/api/users/${id}`).send(body);

  it('is shown to them with its actions, and a change applies immediately', async () => {
    const person = await shop.as.staff('Noura', 'Sales');
    const profile = async () => (await person.http.get('/api/users/account/profile').expect(200)).body as object;
    expect(await profile()).toMatchObject({ isAdmin: true, staffRole: 'Sales' });
    await person.http.get('/api/vat-periods').expect(403);
    await update(person.id, { staffRole: 'Accounts' }).expect(200);
    await person.http.get('/api/vat-periods').expect(200);
    expect(await profile()).toMatchObject({
      staffRole: 'Accounts',
      staffActions: expect.arrayContaining(['invoices.issue']) as unknown,
    });
    const { body } = await staff.Administrator.http.get(`/api/users/${person.id}/history`).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ changes: [{ field: 'staffRole', from: 'Sales', to: 'Accounts' }] }),
    );
  });

  it('is Administrator by default, and absent for users who are not staff', async () => {
    const person = await shop.as.customer('Hamad');
    expect((await update(person.id, { staffRole: 'Store' }).expect(400)).body).toMatchObject({
      reasons: { staffRole: { rule: 'ROLE_WITHOUT_STAFF' } },
    });
    expect((await update(person.id, { isAdmin: true }).expect(200)).body).toMatchObject({ staffRole: 'Administrator' });
    const filter = JSON.stringify({ staffRole: 'Administrator', id: [person.id, staff.Sales.id] });
    const { body } = await staff.Sales.http.get('/api/users').query({ filter }).expect(200);
    expect((body as { _id: string }[]).map(({ _id }) => _id)).toEqual([person.id]);
    expect((await update(person.id, { isAdmin: false }).expect(200)).body).toMatchObject({ staffRole: null });
  });

  it('remains with the last Administrator, even if two demote each other concurrently', async () => {
    const { body } = await staff.Administrator.http.get('/api/users').query({
      filter: JSON.stringify({ staffRole: 'Administrator' }),
    });
    for (const { _id } of body as { _id: string }[]) {
      if (_id !== staff.Administrator.id) await update(_id, { staffRole: 'Sales' }).expect(200);
    }
    const other = await shop.as.staff('Second', 'Administrator');
    const statuses = await Promise.all([
      update(other.id, { staffRole: 'Store' }).then(({ status }) => status),
      other.http
        .put(`/api/users/${staff.Administrator.id}`)
        .send({ staffRole: 'Store' })
        .then(({ status }) => status),
    ]);
    // The one who comes second is an Administrator no more, or the last one.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([403, 409]).toContain(statuses.find((status) => status !== 200));
  });
});

describe('limits', () => {
  it('are hidden from a key that sees no prices, which can send records back without emptying them', async () => {
    const { _id: company } = await shop.given.company();
    const [member, person] = [await shop.as.customer(), await shop.as.customer()];
    const accounts = staff.Accounts.http;
    await accounts.put(`/api/companies/${company}`).send({ creditLimit: 900 }).expect(200);
    await accounts
      .put(`/api/users/${member.id}`)
      .send({ company, companyRole: 'buyer', monthlyLimit: 700 })
      .expect(200);
    await accounts.put(`/api/users/${person.id}`).send({ creditLimit: 500 }).expect(200);
    const paths = [`/api/users/${member.id}`, `/api/users/${person.id}`, `/api/companies/${company}`];
    const read = (http: typeof accounts) =>
      Promise.all(
        paths.map(async (path) => {
          const { monthlyLimit = null, creditLimit = null, ...rest } = (await http.get(path).expect(200)).body;
          return { limits: [monthlyLimit, creditLimit], rest };
        }),
      );
    const limits = async (http: typeof accounts) => (await read(http)).map((one) => one.limits);
    const known = await limits(accounts);
    expect(known).toEqual([
      [700, null],
      [null, 500],
      [null, 900],
    ]);
    const none = Array.from({ length: 3 }, () => [null, null]);
    expect(await limits(staff.Store.http)).toEqual(none);
    const scopes = ['customers.read', 'customers.write', 'customers.terms'];
    const { body: made } = await (
      await shop.as.staff()
    ).http
      .post('/api/api-keys')
      .send({ name: 'CRM', scopes, expiresOn: dubaiDay(new Date()) })
      .expect(201);
    const program = request.agent(shop.url).set('authorization', `Bearer ${made.key}`);
    for (const [index, { rest }] of (await read(program)).entries()) {
      const path = paths[index] ?? '';
      const sent = {
        name: rest.name,
        legalName: rest.legalName,
        companyRole: rest.companyRole,
        company: rest.company?._id,
      };
      const nulls = path.includes('companies') ? { creditLimit: null } : { creditLimit: null, monthlyLimit: null };
      const { body } = await program
        .put(path)
        .send({ ...sent, ...nulls, version: rest.version })
        .expect(200);
      expect([body.monthlyLimit ?? null, body.creditLimit]).toEqual([null, null]);
    }
    expect(await limits(accounts)).toEqual(known);
  });
});

describe('the credit limit of a person', () => {
  it('is set by those who decide on terms; Sales may change the rest', async () => {
    const person = await shop.as.customer();
    const put = (role: 'Sales' | 'Accounts', body: object) =>
      staff[role].http.put(`/api/users/${person.id}`).send(body);
    await put('Sales', { creditLimit: 500 }).expect(403);
    await put('Accounts', { creditLimit: 500 }).expect(200);
    await put('Sales', { name: 'Hamad Ali', creditLimit: 500 }).expect(200);
    await put('Sales', { creditLimit: null }).expect(403);
  });
});
