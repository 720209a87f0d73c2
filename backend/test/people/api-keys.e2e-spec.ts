import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { StaffAction } from '@shop/contract/staff-roles';
import request from 'supertest';
import { ApiKeyReminders } from '../../src/people/api-keys/api-key-reminders.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
/** Another server on the same database. */
let second: TestShop;
let admin: TestActor;
const inDays = (days: number) => dubaiDay(new Date(Date.now() + days * 86_400_000));

beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  second = await startShop({ RATE_LIMIT: '1' }, shop);
  admin = await shop.as.staff('Omar Staff');
}, 120_000);
afterAll(async () => {
  await second.close();
  await shop.close();
});

interface Key {
  readonly _id: string;
  readonly key: string;
  readonly version: number;
}

async function keyWith(scopes: StaffAction[], fields: object = {}, maker = admin): Promise<Key> {
  const body = { name: 'ERP', expiresOn: inDays(30), scopes, ...fields };
  return (await maker.http.post('/api/api-keys').send(body).expect(201)).body as Key;
}

const program = ({ key }: Pick<Key, 'key'>, { url } = shop) => request.agent(url).set('authorization', `Bearer ${key}`);

const reads = (key: Key, calls: number) =>
  Promise.all(Array.from({ length: calls }, () => program(key, second).get('/api/settings')));

const refusal = (status: number, code: string) => (answer: request.Response) =>
  expect({ status: answer.status, code: (answer.body as { code?: string }).code }).toEqual({ status, code });

describe('an API key', () => {
  it('is shown once and stored as a hash', async () => {
    const key = await keyWith(['orders.read']);
    expect(key.key).toMatch(/^shopk_[\w-]{43}[0-9a-f]{8}$/);
    const [listed] = (await admin.http.get('/api/api-keys').expect(200)).body as Record<string, unknown>[];
    expect(listed).toMatchObject({ _id: key._id, prefix: key.key.slice(0, 14), lastUsedAt: null });
    expect(JSON.stringify(listed)).not.toContain(key.key);
    expect(Object.keys(listed ?? {})).not.toContain('hash');
  });

  it('reads what its scope includes, and a change names the missing scope', async () => {
    const { _id } = await shop.given.order(await shop.as.customer());
    const erp = program(await keyWith(['orders.read']));
    await erp.get(`/api/orders/${_id}`).expect(200);
    const { body } = await erp.put(`/api/orders/${_id}`).send({ adminNote: 'Hello' });
    expect(body).toMatchObject({
      code: 'KEY_NOT_ALLOWED',
      params: { scopes: expect.stringContaining('orders.write') },
    });
  });

  it('hides costs unless its scopes include them', async () => {
    const { _id } = await shop.given.product({ costPrice: 7 });
    const read = async (scopes: StaffAction[]) =>
      (
        await program(await keyWith(scopes))
          .get(`/api/products/admin?filter={"id":["${_id}"]}`)
          .expect(200)
      ).body[0];
    expect(await read(['products.read'])).not.toMatchObject({ costPrice: 7 });
    expect(await read(['products.read', 'margin.see'])).toMatchObject({ costPrice: 7 });
  });

  it('finds only records of its scopes in a search over all records', async () => {
    const buyer = await shop.as.customer('Zubayda Qasimi');
    await shop.given.order(buyer);
    const found = await program(await keyWith(['orders.read']))
      .get('/api/search?q=zubayda')
      .expect(200);
    expect((found.body as { resource: string }[]).map(({ resource }) => resource)).toEqual(['orders']);
  });

  it('decides alone: a cookie beside it is ignored', async () => {
    const key = await keyWith(['orders.read']);
    const call = admin.http.get('/api/quotes/admin').set('authorization', `Bearer ${key.key}`);
    refusal(403, 'KEY_NOT_ALLOWED')(await call);
    refusal(401, 'INVALID_KEY')(await admin.http.get('/api/quotes/admin').set('authorization', 'Bearer shopk_wrong'));
    for (const header of ['Bearer other', 'Bearer', 'Bearer  '])
      refusal(401, 'SIGNED_OUT')(await admin.http.get('/api/quotes/admin').set('authorization', header));
    const doubled = `Bearer ${key.key} ${key.key}`;
    refusal(401, 'INVALID_KEY')(await admin.http.get('/api/orders').set('authorization', doubled));
    const body = { productType: 'Ribbon', name: `n-${Date.now()}`, displayName: 'From a program' };
    const writer = program(await keyWith(['products.write'])).set('origin', 'https://erp.example');
    await writer.post('/api/categories').send(body).expect(201);
  });

  it.each([
    ['post', '/api/users/auth'],
    ['post', '/api/users/reauth'],
    ['post', '/api/users'],
    ['get', '/api/users/profile'],
    ['get', '/api/users/sessions'],
    ['get', '/api/orders/my'],
    ['get', '/api/api-keys'],
    ['post', '/api/api-keys'],
    ['put', '/api/settings'],
    ['post', '/api/contact'],
    ['post', '/api/quotes'],
    ['get', '/api/metrics'],
  ] as const)('can’t %s %s', async (method, path) => {
    const reader = program(await keyWith(['settings.read', 'orders.read', 'quotes.read']));
    const answer = await reader[method](path).send({});
    expect(answer.status).toBeGreaterThanOrEqual(401);
    expect(['KEY_NOT_ALLOWED', 'SIGNED_OUT']).toContain((answer.body as { code: string }).code);
  });

  it('can’t void an invoice by changing its order', async () => {
    const { order } = await shop.given.invoice(await shop.as.customer());
    const writer = program(await keyWith(['orders.read', 'orders.write', 'invoices.issue', 'invoices.read']));
    const answer = await writer.put(`/api/orders/${order._id}`).send({ invoiceGenerated: false });
    refusal(403, 'KEY_NOT_ALLOWED')(answer);
  });

  it('is read as a visitor on public reads, without hidden products of staff', async () => {
    const { _id } = await shop.given.product({ isActive: false });
    await program(await keyWith(['products.read']))
      .get(`/api/products/${_id}`)
      .expect(404);
  });

  it('can’t be made or used beyond what the role of its maker includes now', async () => {
    const maker = await shop.as.staff('Second admin');
    const key = await keyWith(['invoices.issue', 'orders.read'], {}, maker);
    const due = (as = program(key)) => as.get('/api/orders');
    await due().expect(200);
    const rank = (staffRole: string | null) =>
      admin.http
        .put(`/api/users/${maker.id}`)
        .send({ isAdmin: staffRole !== null, staffRole })
        .expect(200);
    await rank('Store');
    await due().expect(200);
    refusal(403, 'STAFF_ROLE_REFUSED')(await program(key).post('/api/invoices').send({}));
    await rank(null);
    refusal(401, 'INVALID_KEY')(await due());
    refusal(401, 'INVALID_KEY')(await due(program(key, second)));
  });

  it('ends on every server with the deletion of its maker', async () => {
    const maker = await shop.as.staff('Leaver');
    const key = await keyWith(['orders.read'], {}, maker);
    await program(key, second).get('/api/orders').expect(200);
    await admin.http.delete(`/api/users/${maker.id}`).expect(200);
    for (const server of [shop, second]) refusal(401, 'INVALID_KEY')(await program(key, server).get('/api/orders'));
  });

  it('is one after rotations and a revocation at once: then none of its secrets works', async () => {
    const key = await keyWith(['orders.read']);
    const path = `/api/api-keys/${key._id}`;
    const rotate = () => admin.http.post(`${path}/rotate`);
    const answers = await Promise.all([rotate(), rotate(), rotate()]);
    const secrets = answers.map(({ body }) => (body as Key).key);
    const statuses = await Promise.all(
      [key.key, ...secrets].map(async (one) => (await program({ key: one }).get('/api/orders')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    const [{ body: last }] = await Promise.all([rotate(), admin.http.delete(path).expect(200)]);
    for (const one of [key.key, ...secrets, (last as Partial<Key>).key ?? key.key]) {
      refusal(401, 'INVALID_KEY')(await program({ key: one }).get('/api/orders'));
    }
  });

  it('ends on every server as soon as it is revoked', async () => {
    const key = await keyWith(['orders.read']);
    await program(key, second).get('/api/orders').expect(200);
    await admin.http.delete(`/api/api-keys/${key._id}`).expect(200);
    refusal(401, 'INVALID_KEY')(await program(key, second).get('/api/orders'));
    refusal(401, 'INVALID_KEY')(await program(key).get('/api/products'));
    refusal(409, 'KEY_REVOKED')(await admin.http.post(`/api/api-keys/${key._id}/rotate`));
  });

  it('works for another 24 hours after a rotation, beside its successor, also if that is rotated again', async () => {
    const key = await keyWith(['orders.read']);
    const next = (await admin.http.post(`/api/api-keys/${key._id}/rotate`).expect(200)).body as Key;
    await program(key, second).get('/api/orders').expect(200);
    await program(next, second).get('/api/orders').expect(200);
    const last = (await admin.http.post(`/api/api-keys/${key._id}/rotate`).expect(200)).body as Key;
    refusal(401, 'INVALID_KEY')(await program(next).get('/api/orders'));
    await program(key).get('/api/orders').expect(200);
    shop.clock.stopAt(new Date(Date.now() + 25 * 3_600_000).toISOString());
    refusal(401, 'INVALID_KEY')(await program(key).get('/api/orders'));
    await program(last).get('/api/orders').expect(200);
    shop.clock.run();
  });

  it('expires at the end of its last day, of which its maker is reminded once', async () => {
    const key = await keyWith(['orders.read'], { expiresOn: inDays(20), name: 'Night job' });
    const mailed = async () =>
      ((await admin.http.get('/api/mail').expect(200)).body as { subject: string }[]).filter(({ subject }) =>
        subject.includes('Night job'),
      ).length;
    const remind = () => shop.app.get(ApiKeyReminders).run();
    await remind();
    expect(await mailed()).toBe(0);
    shop.clock.stopAt(new Date(Date.now() + 7 * 86_400_000).toISOString());
    await remind();
    await remind();
    expect(await mailed()).toBe(1);
    shop.clock.stopAt(new Date(Date.now() + 22 * 86_400_000).toISOString());
    refusal(401, 'INVALID_KEY')(await program(key).get('/api/orders'));
    shop.clock.run();
  });

  it('works from its networks alone', async () => {
    const key = await keyWith(['orders.read'], { allowedIps: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = (address: string) => program(key).get('/api/orders').set('x-forwarded-for', address);
    await from('203.0.113.7').expect(200);
    await from('2001:db8::5').expect(200);
    refusal(401, 'INVALID_KEY')(await from('203.0.114.7'));
    await admin.http.put(`/api/api-keys/${key._id}`).send({ name: 'ERP', expiresOn: inDays(9), allowedIps: [] });
    await from('203.0.114.7').expect(200);
    const [{ lastUsedIp }] = (await admin.http.get(`/api/api-keys?filter={"id":["${key._id}"]}`)).body as [
      { lastUsedIp: string },
    ];
    expect(lastUsedIp).toBe('203.0.114.7');
  });

  it.each([
    [{ expiresOn: inDays(400) }, 'expiresOn'],
    [{ expiresOn: inDays(-1) }, 'expiresOn'],
    [{ allowedIps: ['10.0.0.0/33'] }, 'allowedIps'],
    [{ allowedIps: ['example.com'] }, 'allowedIps'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['staff.write'] }, 'scopes'],
    [{ scopes: ['payments.refund'] }, 'scopes'],
  ])('is refused with %j', async (fields, field) => {
    const body = { name: 'ERP', expiresOn: inDays(30), scopes: ['orders.read'], ...fields };
    const answer = await admin.http.post('/api/api-keys').send(body).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toContain(field);
  });

  it('is named in the history of what its program changed', async () => {
    const body = { productType: 'Ribbon', name: 'by-key', displayName: 'By key' };
    const writer = program(await keyWith(['products.write', 'products.read'], { name: 'Catalogue sync' }));
    const { _id } = (await writer.post('/api/categories').send(body).expect(201)).body as { _id: string };
    const [entry] = (await admin.http.get(`/api/categories/${_id}/history`).expect(200)).body as [object];
    expect(entry).toMatchObject({ actor: { _id: admin.id, name: 'Omar Staff (Catalogue sync)' } });
  });

  it('has Idempotency-Keys of its own', async () => {
    const body = { productType: 'Ribbon', name: 'repeated', displayName: 'Repeated' };
    const one = await keyWith(['products.write']);
    const other = await keyWith(['products.write']);
    const send = (key: Key) => program(key).post('/api/categories').set('idempotency-key', 'k-1').send(body);
    const first = await send(one).expect(201);
    expect((await send(one).expect(201)).headers['idempotent-replayed']).toBe('true');
    const others = await send(other).expect(201);
    expect(others.headers['idempotent-replayed']).toBeUndefined();
    expect(others.body).not.toMatchObject({ _id: (first.body as { _id: string })._id });
  });

  it('has a limit of its own, which answers name', async () => {
    const key = await keyWith(['orders.read']);
    const { headers } = await program(key, second).get('/api/orders').expect(200);
    expect(headers).toMatchObject({ 'ratelimit-policy': '"key";q=600;w=60', ratelimit: '"key";r=599;t=60' });
    for (let round = 0; round < 6; round += 1) await reads(key, 100);
    const { body, headers: refused } = await program(key, second).get('/api/orders').expect(429);
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refused['retry-after']).toBeDefined();
    expect(refused['ratelimit']).toContain('r=0');
  }, 120_000);
});
