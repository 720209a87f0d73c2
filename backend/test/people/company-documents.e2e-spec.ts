import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let staff: TestActor;
let company: string;
let admin: TestActor;
let buyer: TestActor;
let approver: TestActor;
let accounts: TestActor;
let stranger: TestActor;

const join = async (role: string): Promise<TestActor> => {
  const user = await shop.as.customer(`The ${role}`);
  await staff.http.put(`/api/users/${user.id}`).send({ company, companyRole: role }).expect(200);
  return user;
};
const share = (settings: object) => admin.http.put('/api/companies/my').send(settings).expect(200);
const idsOf = async ({ http }: TestActor, resource: string, scope = 'company'): Promise<string[]> => {
  const { body } = await http.get(`/api/${resource}/my`).query({ scope }).expect(200);
  return (body as { _id: string }[]).map(({ _id }) => _id);
};

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  company = (await shop.given.company())._id;
  admin = await join('admin');
  buyer = await join('buyer');
  approver = await join('approver');
  accounts = await join('accounts');
  stranger = await shop.as.customer();
});
afterAll(() => shop.close());

describe('the documents of a company', () => {
  it('are visible to their owner and to those who may see the account, until its admin shares them', async () => {
    const { _id, order } = await shop.given.invoice(buyer);
    await share({ sharesQuotes: false, sharesOrders: false, sharesInvoices: false });
    for (const resource of ['quotes', 'orders', 'invoices']) {
      const { body } = await approver.http.get(`/api/${resource}/my?scope=company`).expect(409);
      expect(body.code).toBe('COMPANY_SHARES_NOTHING');
    }
    expect((await approver.http.get(`/api/orders/${order._id}`).expect(404)).body.code).toBe('ORDER_NOT_FOUND');
    await approver.http.get(`/api/invoices/${_id}`).expect(404);
    expect(await idsOf(accounts, 'invoices')).toContain(_id);
    await accounts.http.get(`/api/orders/${order._id}`).expect(404);
    await stranger.http.get('/api/invoices/my?scope=company').expect(409);
  });

  it('are readable by colleagues once it shares them, with the name of the requester and without actions', async () => {
    const { _id: invoice, order } = await shop.given.invoiceOfQuote(buyer);
    const { _id: own } = await shop.given.requestedQuote(approver);
    await share({ sharesQuotes: true, sharesOrders: true, sharesInvoices: true });
    const { body: quotes } = await approver.http.get('/api/quotes/my?scope=company').expect(200);
    expect(quotes).toContainEqual(expect.objectContaining({ user: expect.objectContaining({ name: 'The buyer' }) }));
    expect(await idsOf(approver, 'quotes', 'own')).toEqual([own]);
    const { body: read } = await approver.http.get(`/api/orders/${order._id}`).expect(200);
    expect(read).not.toHaveProperty('adminToAdminNote');
    expect(read.allowedActions).toEqual([]);
    expect((await approver.http.get(`/api/invoices/${invoice}`).expect(200)).body.allowedActions).toEqual(['pdf']);
    await stranger.http.get(`/api/invoices/${invoice}`).expect(404);
  });

  it('include their payments, credit notes and files', async () => {
    await share({ sharesQuotes: true, sharesInvoices: true });
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const file = await buyer.http.post('/api/po-files').set('content-type', 'application/pdf').send(pdf).expect(201);
    const { _id: product } = await shop.given.product();
    const request = { requestedItems: [{ product, qty: 1 }], poFile: file.body._id };
    await buyer.http.post('/api/quotes').send(request).expect(201);
    await approver.http.get(`/api/po-files/${file.body._id}`).expect(200);
    await stranger.http.get(`/api/po-files/${file.body._id}`).expect(404);
    const { _id } = await shop.given.invoice(buyer);
    const paid = { amount: 40, paymentMethod: 'Cash', paymentDate: '2024-11-21', paidTo: 'Omar' };
    const { body } = await staff.http.post(`/api/payments/from-invoice/${_id}`).send(paid).expect(201);
    const path = `/api/payments/${body.payment._id}`;
    expect((await approver.http.get(path).expect(200)).body).not.toHaveProperty('paidTo');
    await stranger.http.get(path).expect(404);
    await share({ sharesQuotes: false, sharesInvoices: false });
    await approver.http.get(path).expect(404);
    await approver.http.get(`/api/po-files/${file.body._id}`).expect(404);
  });

  it('stay with the company when a member leaves, and exclude that member’s earlier and later ones', async () => {
    const leaver = await shop.as.customer();
    const before = await shop.given.requestedQuote(leaver);
    await staff.http.put(`/api/users/${leaver.id}`).send({ company, companyRole: 'buyer' }).expect(200);
    const during = await shop.given.requestedQuote(leaver);
    await share({ sharesQuotes: true });
    await admin.http.delete(`/api/companies/my/people/${leaver.id}`).expect(200);
    const after = await shop.given.requestedQuote(leaver);
    const seen = await idsOf(approver, 'quotes');
    expect(seen).toContain(during._id);
    expect(seen).not.toContain(before._id);
    expect(seen).not.toContain(after._id);
    expect(await idsOf(leaver, 'quotes', 'own')).toEqual([after._id, before._id]);
    await leaver.http.get(`/api/quotes/${during._id}`).expect(404);
    await leaver.http.get('/api/quotes/my?scope=company').expect(409);
  });
});

describe('the admin of a company', () => {
  it('is the only member who sees the members and sets roles, limits and sharing', async () => {
    const { body } = await admin.http.get('/api/companies/my/people').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ name: 'The buyer', companyRole: 'buyer' }));
    const path = `/api/companies/my/people/${buyer.id}`;
    const changed = await admin.http.put(path).send({ monthlyLimit: 1000.5 }).expect(200);
    expect(changed.body).toMatchObject({ companyRole: 'buyer', monthlyLimit: 1000.5 });
    expect((await buyer.http.get('/api/users/account/profile')).body.monthlyLimit).toBe(1000.5);
    await admin.http.put(path).send({ monthlyLimit: null }).expect(200);
    for (const { http } of [buyer, approver, accounts]) {
      const refused = await http.put(path).send({ companyRole: 'admin' }).expect(403);
      expect(refused.body).toMatchObject({ code: 'COMPANY_ROLE_NEEDED', params: { roles: 'admin' } });
      await http.put('/api/companies/my').send({ sharesQuotes: true }).expect(403);
      await http.get('/api/companies/my').expect(200);
    }
    await stranger.http.get('/api/companies/my').expect(404);
    await admin.http.put(`/api/companies/my/people/${stranger.id}`).send({ companyRole: 'admin' }).expect(404);
    await admin.http.put(path).send({ version: 1 }).expect(409);
  });

  it('can’t be removed as the last one, even by concurrent role changes', async () => {
    const own = `/api/companies/my/people/${admin.id}`;
    const { body } = await admin.http.put(own).send({ companyRole: 'buyer' }).expect(409);
    expect(body.code).toBe('LAST_COMPANY_ADMIN');
    await admin.http.delete(own).expect(409);
    const second = await join('admin');
    const path = `/api/companies/my/people/${second.id}`;
    const answers = await Promise.all([
      admin.http.put(path).send({ companyRole: 'buyer' }),
      second.http.put(own).send({ companyRole: 'buyer' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toContain(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers[0].status === 200 ? admin : second;
    await winner.http.put(path).send({ companyRole: 'buyer' });
    await staff.http.put(`/api/users/${admin.id}`).send({ companyRole: 'admin' }).expect(200);
  });

  it('can’t be set by staff without a company, and neither can a limit', async () => {
    const { body } = await staff.http.put(`/api/users/${stranger.id}`).send({ monthlyLimit: 10 }).expect(400);
    expect(body.reasons).toEqual({ monthlyLimit: { rule: 'LIMIT_WITHOUT_COMPANY' } });
  });
});
