import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';
import { linkedQuote } from '../support/linked-quote.js';

let shop: TestShop;
let staff: TestActor;
let company: string;
let approver: TestActor;
let second: TestActor;
let buyer: TestActor;

const member = async (companyRole: string, more: object = {}): Promise<TestActor> => {
  const user = await shop.as.customer(`The ${companyRole}`);
  const body = { company, companyRole, ...more };
  await staff.http.put(`/api/users/${user.id}`).send(body).expect(200);
  return user;
};
/** An offer of two pieces at this price each. */
const offer = (unitPrice: number) => shop.given.confirmedQuote(buyer, { unitPrice }).then(({ _id }) => offered(_id));
async function offered(id: string) {
  await staff.http.put(`/api/quotes/${id}`).send({ status: 'Requested' }).expect(200);
  const { body } = await staff.http.put(`/api/quotes/${id}`).send({ status: 'Quoted', allowPartial: true }).expect(200);
  return body as { _id: string; revision: number; number: string; requestedItems: { _id: string }[] };
}
interface Approval {
  readonly _id: string;
  readonly order: { readonly _id: string } | null;
  readonly status: string;
}

const accept = ({ _id, revision }: { _id: string; revision: number }, more: object = {}) =>
  buyer.http.post(`/api/quotes/${_id}/accept`).send({ revision, ...more });
const request = ({ _id, revision }: { _id: string; revision: number }, more: object = {}) =>
  buyer.http.post(`/api/quotes/${_id}/approval`).send({ revision, ...more });
const approve = ({ http }: TestActor, id: string) => http.post(`/api/approvals/${id}/approve`).send({});
const read = async (path: string, { http }: TestActor = staff) => (await http.get(path).expect(200)).body;
const spent = async () => (await read('/api/approvals/limit', buyer)).spent;
const waitingFor = async (order: string) => {
  const found: Approval[] = await read('/api/approvals?scope=company', approver);
  return found.filter((one) => one.order?._id === order && one.status === 'Waiting');
};

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  company = (await shop.given.company({ needsApproval: true }))._id;
  [approver, second] = [await member('admin'), await member('approver')];
});
beforeEach(async () => {
  buyer = await member('buyer', { monthlyLimit: 100 });
});
afterAll(() => shop.close());

describe('an acceptance above the limit of the buyer', () => {
  it('is refused, and completed in the buyer’s name once an approver approves it', async () => {
    const quote = await offer(3000);
    const { body } = await accept(quote).expect(409);
    expect(body).toMatchObject({ code: 'APPROVAL_NEEDED', params: { left: '100.00' } });
    expect(body.message).toMatch(/first: .*The approver/);
    const { body: approval } = await request(quote, { poNumber: 'PO-1' }).expect(201);
    expect(approval).toMatchObject({
      ...{ subject: 'quote', amount: 6000, revision: quote.revision, quote: { number: quote.number } },
      allowedActions: ['withdraw'],
    });
    await buyer.http.post(`/api/approvals/${approval._id}/approve`).send({}).expect(403);
    const answers = await Promise.all([approve(approver, approval._id), approve(second, approval._id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(`/api/quotes/${quote._id}`)).toMatchObject({
      ...{ status: 'Confirmed', poNumber: 'PO-1', answer: { by: { name: buyer.name }, decision: 'accepted' } },
    });
    expect(await spent()).toBe(6000);
    const { body: order } = await staff.http.post(`/api/orders/from-quote/${quote._id}`).expect(201);
    expect(order.hold).toBeNull();
    expect(await spent()).toBe(6000);
  });

  it('is shown as waiting on the quote and its link until it is decided or the offer changes', async () => {
    const { quote: priced, path, code } = await linkedQuote(shop, buyer);
    const requestedItems = [{ ...priced.requestedItems[0], unitPrice: 500 }];
    const { body: quote } = await staff.http.put(`/api/quotes/${priced._id}`).send({ requestedItems }).expect(200);
    const isWaiting = async (who: TestActor) => (await read(`/api/quotes/${quote._id}`, who)).isApprovalWaiting;
    const isWaitingByLink = async () => (await shop.as.visitor().get(path).expect(200)).body.isApprovalWaiting;
    expect([await isWaiting(buyer), await isWaitingByLink()]).toEqual([false, false]);
    const { body: approval } = await request(quote).expect(201);
    expect([await isWaiting(buyer), await isWaitingByLink()]).toEqual([true, true]);
    expect(await isWaiting(staff)).toBeUndefined();
    await buyer.http.post(`/api/approvals/${approval._id}/withdraw`).send({}).expect(200);
    expect([await isWaiting(buyer), await isWaitingByLink()]).toEqual([false, false]);
    const body = { code: await code(), revision: quote.revision };
    const { body: linked } = await shop.as.visitor().post(`${path}/approval`).send(body).expect(200);
    expect(linked.isApprovalWaiting).toBe(true);
    const { body: changed } = await staff.http.put(`/api/quotes/${quote._id}`).send({ discount: 1 }).expect(200);
    expect(changed.revision).toBe(quote.revision + 1);
    expect(await isWaiting(buyer)).toBe(false);
  });

  it('is also refused for chosen lines and by link, if these exceed the limit', async () => {
    const quote = await offer(60);
    const lines = quote.requestedItems.map(({ _id }) => _id);
    await accept(quote, { lines }).expect(409);
    const linked = await linkedQuote(shop, buyer);
    const requestedItems = [{ ...linked.quote.requestedItems[0], unitPrice: 500 }].map(
      ({ _id, product, qty, unitPrice }) => ({
        ...{ _id, product, qty, unitPrice },
      }),
    );
    const path = `/api/quotes/${linked.quote._id}`;
    const { body } = await staff.http.put(path).send({ requestedItems }).expect(200);
    const code = await linked.code();
    const answer = { code, revision: body.revision };
    const { body: refused } = await shop.as.visitor().post(`${linked.path}/accept`).send(answer).expect(409);
    expect(refused.code).toBe('APPROVAL_NEEDED');
    await shop.as.visitor().post(`${linked.path}/approval`).send(answer).expect(200);
    const [approval] = await read('/api/approvals', buyer);
    await approve(approver, approval._id).expect(200);
    expect((await read(path)).status).toBe('Confirmed');
  });

  it('is approved only for its revision', async () => {
    const quote = await offer(3000);
    const { body: approval } = await request(quote).expect(201);
    await staff.http.put(`/api/quotes/${quote._id}`).send({ deliveryCharge: 5 }).expect(200);
    const { body } = await approve(approver, approval._id).expect(409);
    expect(body.code).toBe('QUOTE_CHANGED');
    const again = await request({ ...quote, revision: quote.revision + 1 }).expect(201);
    expect((await read(`/api/approvals/${approval._id}`, buyer)).status).toBe('Withdrawn');
    await approve(second, again.body._id).expect(200);
  });

  it('can’t be approved by a company from which staff move the quote', async () => {
    const quote = await offer(3000);
    const { body: approval } = await request(quote).expect(201);
    const move = { company: null, reason: 'Bought for themselves' };
    await staff.http.put(`/api/quotes/${quote._id}`).send(move).expect(200);
    await approve(approver, approval._id).expect(404);
    await accept(quote).expect(200);
  });

  it('is no longer pending when its quote is deleted', async () => {
    const quote = await offer(3000);
    const { body: approval } = await request(quote).expect(201);
    await staff.http.delete(`/api/quotes/${quote._id}`).expect(200);
    expect(await read(`/api/approvals/${approval._id}`, buyer)).toMatchObject({ status: 'Withdrawn' });
  });

  it('needs no approval if a request of that amount was approved', async () => {
    const product = await shop.given.product({ price: 500 });
    const requestedItems = [{ product: product._id, qty: 2 }];
    const { body: waiting } = await buyer.http.post('/api/approvals').send({ requestedItems }).expect(201);
    const { body: approved } = await approve(approver, waiting._id).expect(200);
    const path = `/api/quotes/${approved.quote._id}`;
    const quoted = async (unitPrice: number) => {
      const lines = [{ product: product._id, qty: 2, unitPrice }];
      return (await staff.http.put(path).send({ status: 'Quoted', requestedItems: lines }).expect(200)).body;
    };
    expect((await accept(await quoted(501)).expect(409)).body.code).toBe('APPROVAL_NEEDED');
    await accept(await quoted(500)).expect(200);
  });

  it('needs no approval within the limit, which two concurrent acceptances share', async () => {
    const [first, other] = [await offer(30), await offer(30)];
    expect((await request(first).expect(409)).body.code).toBe('APPROVAL_NOT_NEEDED');
    const answers = await Promise.all([accept(first), accept(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await spent()).toBe(60);
  });
});

describe('an order above the limit of its buyer that staff create', () => {
  it('is stored and held until the approver agrees, which the buyer sees', async () => {
    const order = await shop.given.order(buyer, { unitPrice: 3000 });
    expect(order.hold).toMatchObject({ reason: 'approval' });
    expect((await read(`/api/orders/${order._id}`, buyer)).hold).toMatchObject({ reason: 'approval' });
    await staff.http.post('/api/invoices').send({ order: order._id }).expect(409);
    const [approval] = await waitingFor(order._id);
    await approve(approver, approval?._id ?? '').expect(200);
    expect((await read(`/api/orders/${order._id}`)).hold).toBeNull();
    await awaitEmails(shop, buyer.email, `Order ${order.orderNumber} is approved`);
    await staff.http.post('/api/invoices').send({ order: order._id }).expect(201);
  });

  it('is also held if staff confirmed its quote, and counts once', async () => {
    const ordered = async (unitPrice: number) => {
      const { _id } = await shop.given.confirmedQuote(buyer, { unitPrice });
      return (await staff.http.post(`/api/orders/from-quote/${_id}`).expect(201)).body;
    };
    expect((await ordered(30)).hold).toBeNull();
    expect(await spent()).toBe(60);
    expect((await ordered(3000)).hold).toMatchObject({ reason: 'approval' });
  });

  it('remains held if it exceeds the credit limit of its account, too', async () => {
    const poor = (await shop.given.company({ needsApproval: true, creditLimit: 50 }))._id;
    const alone = { company: poor, companyRole: 'admin', monthlyLimit: 100 };
    await staff.http.put(`/api/users/${buyer.id}`).send(alone).expect(200);
    const order = await shop.given.order(buyer, { unitPrice: 45 });
    expect(order.hold).toMatchObject({ reason: 'creditLimit' });
    const { body } = await staff.http.put(`/api/orders/${order._id}`).send({ deliveryCharge: 50 }).expect(200);
    expect(body.hold).toMatchObject({ reason: 'approval' });
    const [approval] = await read('/api/approvals', buyer);
    await approve(buyer, approval._id).expect(200);
    expect((await read(`/api/orders/${order._id}`)).hold).toMatchObject({ reason: 'creditLimit' });
  });

  it('is held again if a charge increases it, and waits for the new amount', async () => {
    const order = await shop.given.order(buyer, { unitPrice: 45 });
    expect(order.hold).toBeNull();
    const path = `/api/orders/${order._id}`;
    const raise = async (deliveryCharge: number) =>
      (await staff.http.put(path).send({ deliveryCharge }).expect(200)).body.hold?.reason ?? null;
    expect(await raise(10)).toBeNull();
    expect(await raise(50)).toBe('approval');
    const [earlier] = await waitingFor(order._id);
    expect(await raise(60)).toBe('approval');
    const waiting = await waitingFor(order._id);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?._id).not.toBe(earlier?._id);
    expect(await raise(10)).toBeNull();
    expect(await waitingFor(order._id)).toHaveLength(0);
  });

  it('is released by staff with a reason, and then needs no approval', async () => {
    const order = await shop.given.order(buyer, { unitPrice: 3000 });
    await staff.http.post(`/api/orders/${order._id}/release`).send({ reason: 'Agreed by telephone' }).expect(200);
    expect(await waitingFor(order._id)).toHaveLength(0);
    const [mailed, ...others] = await awaitEmails(shop, buyer.email, `Order ${order.orderNumber} is released`);
    expect(mailed?.text).toContain('Amount: AED 6,000.00');
    expect(mailed?.text).not.toContain('Agreed by telephone');
    expect(others).toEqual([]);
    await staff.http.put(`/api/orders/${order._id}`).send({ discount: 5 }).expect(200);
    expect((await read(`/api/orders/${order._id}`)).hold).toBeNull();
  });

  it('is checked against the limit of its new account when it moves', async () => {
    const free = await shop.as.customer();
    const order = await shop.given.order(free, { unitPrice: 3000 });
    const { body } = await staff.http.put(`/api/orders/${order._id}`).send({ user: buyer.id }).expect(200);
    expect(body.hold).toMatchObject({ reason: 'approval' });
  });
});
