import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let company: string;
let admin: TestActor;
let approver: TestActor;
let buyer: TestActor;
let product: ProductResponse;

const member = async (role: string, more: object = {}): Promise<TestActor> => {
  const user = await shop.as.customer(`The ${role}`);
  await staff.http
    .put(`/api/users/${user.id}`)
    .send({ company, companyRole: role, ...more })
    .expect(200);
  return user;
};
const cart = (qty: number, more: object = {}) => ({ requestedItems: [{ product: product._id, qty }], ...more });
const request = ({ http }: TestActor, body: object) => http.post('/api/quotes').send(body);
const ask = async ({ http }: TestActor, body: object = cart(20)): Promise<string> =>
  (await http.post('/api/approvals').send(body).expect(201)).body._id;
const decide = ({ http }: TestActor, id: string, action: string, body?: object) =>
  http.post(`/api/approvals/${id}/${action}`).send(body);
const confirm = ({ body }: { readonly body: { readonly _id: string } }) =>
  staff.http.put(`/api/quotes/${body._id}`).send({ status: 'Confirmed' }).expect(200);
const limitOf = async ({ http }: TestActor) => (await http.get('/api/approvals/limit').expect(200)).body;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  company = (await shop.given.company({ needsApproval: true }))._id;
  product = await shop.given.product({ price: 10 });
  admin = await member('admin');
  approver = await member('approver');
});
beforeEach(async () => {
  buyer = await member('buyer', { monthlyLimit: 100 });
});
afterAll(() => shop.close());

describe('a monthly limit', () => {
  it('allows requests up to its last fils, and none beyond', async () => {
    expect(await limitOf(buyer)).toEqual({ monthlyLimit: 100, spent: 0, left: 100, needsApproval: true });
    await confirm(await request(buyer, cart(6)).expect(201));
    expect(await limitOf(buyer)).toMatchObject({ spent: 60, left: 40 });
    await confirm(await request(buyer, cart(4)).expect(201));
    const { body } = await request(buyer, cart(1)).expect(409);
    expect(body).toMatchObject({ code: 'APPROVAL_NEEDED', params: { left: '0.00' } });
    expect((await buyer.http.get('/api/quotes/my')).body).toHaveLength(2);
  });

  it('counts accepted and ordered amounts once, without cancelled orders', async () => {
    const priced = (await request(buyer, cart(3)).expect(201)).body;
    const rejected = (await request(buyer, cart(3)).expect(201)).body;
    await staff.http.put(`/api/quotes/${rejected._id}`).send({ status: 'Rejected' }).expect(200);
    const requestedItems = [{ product: product._id, qty: 3, unitPrice: 15 }];
    await staff.http.put(`/api/quotes/${priced._id}`).send({ status: 'Confirmed', requestedItems }).expect(200);
    expect(await limitOf(buyer)).toMatchObject({ spent: 45, left: 55 });
    const { body } = await staff.http.post(`/api/orders/from-quote/${priced._id}`).expect(201);
    await staff.http.put(`/api/orders/${body._id}`).send({ status: 'Cancelled' }).expect(200);
    expect(await limitOf(buyer)).toMatchObject({ spent: 0, left: 100 });
  });

  it('has no effect if the company disables approvals, or if there is no limit', async () => {
    const other = (await shop.given.company())._id;
    const free = await shop.as.customer();
    const joined = { company: other, companyRole: 'buyer', monthlyLimit: 1 };
    await staff.http.put(`/api/users/${free.id}`).send(joined).expect(200);
    await request(free, cart(20)).expect(201);
    expect((await free.http.post('/api/approvals').send(cart(20)).expect(409)).body.code).toBe('APPROVAL_NOT_NEEDED');
    await request(await member('buyer'), cart(20)).expect(201);
  });

  it('is exceeded by custom items, which have no price yet', async () => {
    const words = { requestedItems: [{ text: 'A cutting plate, 40 x 60', qty: 1 }] };
    await request(buyer, words).expect(409);
    const { body } = await buyer.http.post('/api/approvals').send(words).expect(201);
    expect(body).toMatchObject({ amount: 0, hasUnpriced: true, monthlyLimit: 100, allowedActions: ['withdraw'] });
  });
});

describe('a request above the limit', () => {
  it('waits, is mailed to its approvers in their language, and is hidden from others', async () => {
    await approver.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
    const id = await ask(buyer, cart(20, { poNumber: 'PO-9', clientToAdminNote: 'Soon' }));
    const [mail] = await awaitEmails(shop, approver.email, 'طلب من The buyer في انتظار موافقتك');
    expect(mail?.text).toContain('200.00');
    expect(mail?.text).toContain('/account/approvals');
    await awaitEmails(shop, buyer.email, 'Your request is waiting for approval');
    const { body } = await approver.http.get('/api/approvals?scope=company').expect(200);
    expect(body[0]).toMatchObject({ _id: id, amount: 200, status: 'Waiting', allowedActions: ['approve', 'refuse'] });
    expect(body[0]).toMatchObject({ user: { name: 'The buyer' }, poNumber: 'PO-9', clientToAdminNote: 'Soon' });
    const stranger = await shop.as.customer();
    await stranger.http.get(`/api/approvals/${id}`).expect(404);
    await decide(stranger, id, 'approve').expect(404);
    await decide(approver, id, 'withdraw').expect(404);
    const colleague = await member('buyer');
    await decide(colleague, id, 'approve').expect(404);
    await colleague.http.get(`/api/approvals/${id}`).expect(404);
    expect((await colleague.http.get('/api/approvals?scope=company').expect(403)).body.code).toBe(
      'COMPANY_ROLE_NEEDED',
    );
    expect((await decide(buyer, id, 'approve').expect(403)).body.code).toBe('OWN_APPROVAL');
    expect((await staff.http.get('/api/quotes/admin?filter={"q":"PO-9"}').expect(200)).body).toEqual([]);
  });

  it('becomes a request of its buyer once it is approved, even if sent twice', async () => {
    const id = await ask(buyer, cart(20, { poNumber: 'PO-10' }));
    const approve = () =>
      decide(approver, id, 'approve', { answer: 'Go ahead' }).set('idempotency-key', `approve-${id}`);
    const first = await approve().expect(200);
    expect(first.body).toMatchObject({ status: 'Approved', decidedBy: 'The approver', answer: 'Go ahead' });
    expect((await approve().expect(200)).body).toEqual(first.body);
    const { body } = await buyer.http.get('/api/quotes/my').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ _id: first.body.quote._id, status: 'Requested', poNumber: 'PO-10' }),
    ]);
    expect((await decide(admin, id, 'refuse', { answer: 'No' }).expect(409)).body).toMatchObject({
      code: 'APPROVAL_DECIDED',
      params: { by: 'The approver', status: 'Approved' },
    });
    await awaitEmails(shop, buyer.email, `We received your request ${first.body.quote.number}`);
    expect(await limitOf(buyer)).toMatchObject({ spent: 0, left: 100 });
  });

  it('is refused with a reason, or withdrawn by its buyer', async () => {
    const refused = await ask(buyer);
    await decide(admin, refused, 'refuse', { answer: 'Next month, please' }).expect(200);
    const [mail] = await awaitEmails(shop, buyer.email, 'Your request was rejected');
    expect(mail?.text).toContain('Next month, please');
    const withdrawn = await ask(buyer);
    expect((await decide(buyer, withdrawn, 'withdraw').expect(200)).body.status).toBe('Withdrawn');
    expect((await decide(admin, withdrawn, 'approve').expect(409)).body.code).toBe('APPROVAL_DECIDED');
    expect((await buyer.http.get('/api/quotes/my')).body).toEqual([]);
  });

  it('does not change if a product is gone or its buyer has left', async () => {
    const { _id } = await shop.given.product({ price: 500 });
    const gone = await ask(buyer, { requestedItems: [{ product: _id, qty: 1 }] });
    await staff.http.put(`/api/products/${_id}`).send({ isAvailable: false }).expect(200);
    const { body } = await decide(approver, gone, 'approve').expect(409);
    expect(body).toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
      errors: { 'requestedItems.0.product': expect.any(String) },
    });
    expect((await buyer.http.get(`/api/approvals/${gone}`).expect(200)).body.status).toBe('Waiting');
    const left = await ask(buyer);
    await admin.http.delete(`/api/companies/my/people/${buyer.id}`).expect(200);
    expect((await decide(approver, left, 'approve').expect(409)).body.code).toBe('APPROVAL_BUYER_LEFT');
  });

  it('is decided once by concurrent calls of two approvers or its buyer', async () => {
    const contested = await ask(buyer);
    const both = await Promise.all([
      decide(approver, contested, 'approve'),
      decide(admin, contested, 'refuse', { answer: 'No' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('APPROVAL_DECIDED');
    const taken = await ask(buyer);
    const race = await Promise.all([decide(approver, taken, 'approve'), decide(buyer, taken, 'withdraw')]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await buyer.http.get('/api/approvals').expect(200);
    const approved = body.filter(({ status }: { status: string }) => status === 'Approved');
    expect((await buyer.http.get('/api/quotes/my')).body).toHaveLength(approved.length);
  });

  it('can be approved by its own buyer only if they are the only admin', async () => {
    const own = (await shop.given.company({ needsApproval: true }))._id;
    const alone = await shop.as.customer();
    const joined = { company: own, companyRole: 'admin', monthlyLimit: 50 };
    await staff.http.put(`/api/users/${alone.id}`).send(joined).expect(200);
    const id = await ask(alone);
    const helper = await shop.as.customer();
    await staff.http.put(`/api/users/${helper.id}`).send({ company: own, companyRole: 'approver' }).expect(200);
    expect((await decide(alone, id, 'approve').expect(403)).body.code).toBe('OWN_APPROVAL');
    await staff.http.put(`/api/users/${helper.id}`).send({ companyRole: 'buyer' }).expect(200);
    await decide(alone, id, 'approve').expect(200);
  });
});
