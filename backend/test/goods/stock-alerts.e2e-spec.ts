import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let buyer: TestActor;
let product: ProductResponse;

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
beforeEach(async () => {
  buyer = await shop.as.customer();
  product = await shop.given.product({ isAvailable: false });
});
afterAll(() => shop.close());

const wait = ({ http }: TestActor, id = product._id) => http.post('/api/stock-alerts').send({ product: id });
const waits = async ({ http }: TestActor) => {
  const { body } = await http.get('/api/stock-alerts/my').expect(200);
  return (body as { product: string }[]).map(({ product: id }) => id);
};
const change = (fields: object, id = product._id) => staff.http.put(`/api/products/${id}`).send(fields);
/** The subjects of the emails that wait or were sent. */
const emailsTo = async ({ email }: TestActor) => {
  const filter = JSON.stringify({ q: email });
  const { body } = await staff.http.get('/api/mail').query({ filter }).expect(200);
  return (body as { subject: string }[]).map(({ subject }) => subject);
};
const notice = () => `Available again: ${product.name}`;

describe('a buyer who waits for a product', () => {
  it('is notified once, by an email with a link to the product', async () => {
    const { body } = await wait(buyer).expect(201);
    expect(body).toMatchObject({ product: product._id, version: 1 });
    expect(await waits(buyer)).toEqual([product._id]);
    await change({ price: 12 }).expect(200);
    expect(await emailsTo(buyer)).toEqual([]);
    await change({ isAvailable: true }).expect(200);
    const [email] = await awaitEmails(shop, buyer.email, notice());
    expect(email?.text).toContain(`/product/${product._id}`);
    expect(email?.text).toContain(product.sku);
    expect(await waits(buyer)).toEqual([]);
    await change({ isAvailable: false }).expect(200);
    await change({ isAvailable: true }).expect(200);
    expect(await emailsTo(buyer)).toEqual([notice()]);
  });

  it('is notified in their own language', async () => {
    await buyer.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
    await wait(buyer).expect(201);
    await change({ isAvailable: true }).expect(200);
    expect(await emailsTo(buyer)).toEqual([`توفّر من جديد: ${product.name}`]);
  });

  it('has one alert for any number of concurrent requests', async () => {
    const answers = await Promise.all([wait(buyer), wait(buyer), wait(buyer)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id as string)).size).toBe(1);
    expect(await waits(buyer)).toHaveLength(1);
  });

  it('can cancel the alert', async () => {
    const { body } = await wait(buyer).expect(201);
    await buyer.http.delete(`/api/stock-alerts/${body._id}`).expect(200);
    await change({ isAvailable: true }).expect(200);
    expect(await emailsTo(buyer)).toEqual([]);
    await buyer.http.delete(`/api/stock-alerts/${body._id}`).expect(404);
  });

  it('is notified when the product is shown again, not while it is hidden', async () => {
    await wait(buyer).expect(201);
    await change({ isActive: false, isAvailable: true }).expect(200);
    expect(await waits(buyer)).toEqual([product._id]);
    await change({ isActive: true }).expect(200);
    expect(await emailsTo(buyer)).toEqual([notice()]);
  });

  it('is notified when the category of the product is shown again', async () => {
    const category = await shop.given.category();
    product = await shop.given.product({ category: category._id, isAvailable: false });
    await wait(buyer).expect(201);
    const show = (isActive: boolean) => staff.http.put(`/api/categories/${category._id}`).send({ isActive });
    await show(false).expect(200);
    await change({ isAvailable: true }).expect(200);
    expect(await emailsTo(buyer)).toEqual([]);
    await show(true).expect(200);
    expect(await emailsTo(buyer)).toEqual([notice()]);
  });
});

describe('a stock alert', () => {
  it('requires a signed-in user', async () => {
    await shop.as.visitor().post('/api/stock-alerts').send({ product: product._id }).expect(401);
    await shop.as.visitor().get('/api/stock-alerts/my').expect(401);
  });

  it('needs a listed product that is unavailable', async () => {
    expect((await wait(buyer, 'rubber').expect(400)).body.errors).toHaveProperty('product');
    await wait(buyer, 'f'.repeat(24)).expect(404);
    const hidden = await shop.given.product({ isActive: false, isAvailable: false });
    await wait(buyer, hidden._id).expect(404);
    const available = await shop.given.product();
    expect((await wait(buyer, available._id).expect(409)).body.code).toBe('PRODUCT_AVAILABLE');
  });

  it('is private to its user', async () => {
    const { body } = await wait(buyer).expect(201);
    const other = await shop.as.customer();
    expect(await waits(other)).toEqual([]);
    const { body: refusal } = await other.http.delete(`/api/stock-alerts/${body._id}`).expect(404);
    expect(refusal.code).toBe('STOCK_ALERT_NOT_FOUND');
    expect(await waits(buyer)).toHaveLength(1);
  });
});

describe('a product that becomes available at the same time', () => {
  it('is reported once if that happens twice', async () => {
    await wait(buyer).expect(201);
    const answers = await Promise.all([1, 2, 3].map((price) => change({ isAvailable: true, price })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await emailsTo(buyer)).toEqual([notice()]);
  });

  it('is reported to a concurrent stock alert, or the alert is refused', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => shop.as.customer()));
    const answers = await Promise.all([...buyers.map((one) => wait(one)), change({ isAvailable: true })]);
    const outcomes = await Promise.all(
      buyers.map(async (one, index) => [answers[index]?.status, (await emailsTo(one)).length] as const),
    );
    for (const [status, emails] of outcomes) expect([status, emails]).toEqual(status === 201 ? [201, 1] : [409, 0]);
  });
});
