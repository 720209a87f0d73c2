import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { SessionTokens } from '../src/platform/auth/tokens.js';
import { type Description, type Operation, operationsOf } from './openapi/description.js';
import { callOf } from './openapi/requests.js';
import { World } from './openapi/world.js';
import { OPERATIONS } from './operations/all.js';
import type { Arranged } from './operations/operation-case.js';
import { PRODUCTION, startShop, type TestShop } from './support/app.js';

let shop: TestShop;
let world: World;
let operations: Operation[];
beforeAll(async () => {
  shop = await startShop();
  world = await World.in(shop);
  const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
  operations = operationsOf(body as Description);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

const jsonOf = ({ body }: { readonly body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;
const writes = () => operations.filter(({ body }) => body !== null);

async function arranged(operation: Operation): Promise<Arranged & { readonly body: Record<string, unknown> }> {
  const example = structuredClone(operation.body?.example ?? {}) as Record<string, unknown>;
  const said = await OPERATIONS[operation.id].arrange(world, example);
  return { ...said, body: (said.body ?? example) as Record<string, unknown> };
}

/** For calls that are refused or whose success does not matter: what they need is made once for each operation. */
const shared = new Map<string, ReturnType<typeof arranged>>();
function arrangedOnce(operation: Operation): ReturnType<typeof arranged> {
  const known = shared.get(operation.id) ?? arranged(operation);
  shared.set(operation.id, known);
  return known;
}

async function sent(operation: Operation, said: Arranged) {
  return world.send(said.as ?? world.actor(operation.access), callOf(operation, said));
}

/** Everything that the shop has stored, as one text. */
async function stored(): Promise<string> {
  const collections = (await shop.app.get<Connection>(getConnectionToken()).db?.collections()) ?? [];
  const contents = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return JSON.stringify(contents);
}

describe('every kind of answer', () => {
  const policyOf = (header: unknown) => String(header).split(/; ?/);
  const addressOf = {
    page: () => '/',
    'page of the back office': () => '/admin/quotes',
    'file of a page': async () => {
      const { text } = await shop.as.visitor().get('/').expect(200);
      return /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    },
    answer: () => '/api/shop',
    refusal: () => '/api/users',
    'missing address': () => '/api/none',
    'missing file': () => '/assets/none.js',
    description: () => '/api/docs',
    picture: async () => `/media/${(await pictureName()) ?? ''}`,
    'address that is none': () => '/api/quotes/%E0%A4%A',
  };

  async function pictureName(): Promise<string | undefined> {
    const walk = await OPERATIONS.media_get.arrange(world, {});
    return walk.path?.['name'];
  }

  it.each(Object.entries(addressOf))('says what browsers must not do with it: a %s', async (_kind, address) => {
    const { headers } = await shop.as.visitor().get(await address());
    const policy = policyOf(headers['content-security-policy']);
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
    const scripts = policy.find((part) => part.startsWith('script-src ')) ?? policy[0];
    expect(["script-src 'self'", "default-src 'none'"]).toContain(scripts);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('a PDF says so too, and stays out of caches', async () => {
    const quote = await shop.given.confirmedQuote(world.customer);
    const { headers } = await world.customer.http.get(`/api/quotes/${quote._id}/pdf`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(policyOf(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  it('keeps other sites’ windows and devices’ senses away', async () => {
    const { headers } = await shop.as.visitor().get('/').expect(200);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/),
    });
  });

  it.each(['/', '/admin'])('has no script in the page itself: %s', async (path) => {
    const { text } = await shop.as.visitor().get(path).expect(200);
    const scripts = [...text.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', content = ''] of scripts) {
      if (/ type="application\/(ld\+)?json"/.test(attributes)) {
        // Data, which a browser does not run: it must not be able to end its own element either.
        expect(JSON.parse(content)).toBeInstanceOf(Object);
        expect(content).not.toContain('<');
      } else {
        expect(attributes).toMatch(/ src="\/(admin\/)?assets\//);
        expect(content).toBe('');
      }
    }
    expect(text).not.toMatch(/\son\w+=|javascript:|<base\b/i);
  });
});

describe('in production over https', () => {
  let production: TestShop;
  beforeAll(async () => {
    production = await startShop({ ...PRODUCTION, PUBLIC_URL: 'https://shop.example' }, shop);
  });
  afterAll(() => production.close());

  async function signIn(): Promise<string[]> {
    const { email, password } = world.customer;
    const { headers } = await production.as.visitor().post('/api/users/auth').send({ email, password }).expect(200);
    return [headers['set-cookie'] ?? []].flat();
  }

  it('cookies belong to the very host, and the session works', async () => {
    const cookies = await signIn();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', '__Host-device']);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [session = ''] = cookies.map((cookie) => cookie.split(';')[0] ?? '');
    const profile = () => production.as.visitor().get('/api/users/account/profile');
    await profile().set('cookie', session).expect(200);
    await profile().set('cookie', session.replace('__Host-', '')).expect(401);
    const { headers } = await production.as.visitor().post('/api/users/logout').set('cookie', session).expect(200);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-session=;.* Secure/);
    await profile().set('cookie', session).expect(401);
  });

  it('browsers are held to https for a year, below the host too', async () => {
    const { headers } = await production.as.visitor().get('/').expect(200);
    const [, seconds = '0'] =
      /^max-age=(\d+); includeSubDomains/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400);
  });
});

describe('what the database knows of a session', () => {
  it('signs nobody in, even with the key that signs sessions', async () => {
    const { id } = await shop.as.customer();
    const users = shop.app.get<Connection>(getConnectionToken()).collection('users');
    const user = await users.findOne({ _id: new Types.ObjectId(id) });
    const values = Object.values(user?.['sessions'][0] as object).map(String);
    expect(values.length).toBeGreaterThan(0);
    for (const sid of values) {
      const token = await shop.app.get(SessionTokens).sign({ sub: id, sid });
      await shop.as.visitor().get('/api/users/account/profile').set('cookie', `session=${token}`).expect(401);
    }
  });
});

describe('a browser that signs in again', () => {
  it('leaves no session behind', async () => {
    const { http, email, password } = await shop.as.customer();
    const signIn = async () => {
      const { headers } = await http.post('/api/users/auth').send({ email, password }).expect(200);
      return /session=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    };
    const profile = (cookie: string) => shop.as.visitor().get('/api/users/account/profile').set('cookie', cookie);
    const first = await signIn();
    await profile(first).expect(200);
    const second = await signIn();
    await profile(first).expect(401);
    await profile(second).expect(200);
  });
});

describe('methods that nobody needs', () => {
  it.each(['TRACE', 'PATCH', 'PUT'])('have nothing at an address of a page: %s', async (method) => {
    const { status, body } = await world.wire.send({ method, path: '/', headers: { 'x-secret': 'echo' } });
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('echo');
  });
});

describe('fields that nobody may set', () => {
  const SMUGGLED = {
    _id: 'decafbad0000000000000000',
    isAdmin: true,
    passwordHash: 'smuggled-hash',
    passwordChanges: 987_654,
    passwordReset: { tokenHash: 'smuggled-token', expiresAt: '2091-02-03T04:05:06.007Z' },
    sessions: [{ id: 'smuggled-session', expiresAt: '2091-02-03T04:05:06.007Z' }],
    locks: 987_654,
    createdAt: '2091-02-03T04:05:06.007Z',
    updatedAt: '2091-02-03T04:05:06.007Z',
    number: 'smuggled-number',
  };
  const TRACE = /decafbad|smuggled|987654|2091-02-03/;

  function smuggledInto({ body }: Operation): Record<string, unknown> {
    const known = Object.keys(body?.schema['properties'] ?? {});
    return Object.fromEntries(Object.entries(SMUGGLED).filter(([field]) => !known.includes(field)));
  }

  it('are refused by name by every call with a body', async () => {
    const secret = ['locks', 'passwordChanges', 'passwordHash', 'passwordReset', 'sessions'];
    for (const operation of writes()) {
      const { body, ...said } = await arrangedOnce(operation);
      const smuggled = smuggledInto(operation);
      const answer = await sent(operation, { ...said, body: { ...body, ...smuggled } });
      const named = Object.keys((jsonOf(answer) as { errors?: object }).errors ?? {});
      const about = { call: operation.id, status: 400, secret, others: [] };
      const others = named.filter((field) => !(field in smuggled));
      expect({
        ...about,
        status: answer.status,
        secret: secret.filter((field) => named.includes(field)),
        others,
      }).toEqual(about);
    }
    expect(await stored()).not.toMatch(TRACE);
  });

  it('leave no trace where they are fields of the record, which comes back as a whole', async () => {
    const { _id, createdAt, updatedAt } = SMUGGLED;
    const dropping: string[] = [];
    for (const operation of writes()) {
      const { body, ...said } = await arranged(operation);
      const { status } = await sent(operation, { ...said, body: { ...body, _id, createdAt, updatedAt } });
      if (status < 300) dropping.push(operation.id);
    }
    expect(await stored()).not.toMatch(TRACE);
    expect(dropping.every((id) => /_(update|create)$/.test(id))).toBe(true);
    expect(dropping.length).toBeGreaterThan(3);
  });

  it('can be distinguished from those that were stored', async () => {
    await shop.given.category({ displayName: 'smuggled' });
    expect(await stored()).toMatch(TRACE);
  });

  it('do not come by way of the prototype', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const operation of writes()) {
      const { body, ...said } = await arrangedOnce(operation);
      for (const key of ['__proto__', 'constructor']) {
        const polluting = key === 'constructor' ? { prototype: { isAdmin: true } } : { isAdmin: true };
        const text = JSON.stringify({ ...body, '§': polluting }).replace('§', key);
        const { method, path } = callOf(operation, said);
        const call = { method, path, headers: { ...headers, ...said.headers }, body: text };
        const { status } = await world.send(said.as ?? world.actor(operation.access), call);
        expect({ call: operation.id, key, isServerFault: status >= 500 }).toMatchObject({ isServerFault: false });
        expect('isAdmin' in {}).toBe(false);
      }
    }
    const filter = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    await world.staff.http.get('/api/users').query({ filter }).expect(400);
    expect('isAdmin' in {}).toBe(false);
    const { body } = await world.customer.http.get('/api/users/account/profile').expect(200);
    expect(body.isAdmin).toBe(false);
  });
});

describe('a parameter that comes twice', () => {
  it.each(['/api/products?page=1&page=2', '/api/users?range=[0,1]&range=[0,2]', '/api/users?filter={}&filter={}'])(
    'is refused, not chosen from: %s',
    async (address) => {
      const { body } = await world.staff.http.get(address).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('operators of the database', () => {
  const OPERATORS = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, { $where: 'sleep(1000)' }];

  it('are no value of any field', async () => {
    for (const operation of writes()) {
      const { body, ...said } = await arrangedOnce(operation);
      const fields = Object.keys(body);
      if (fields.length === 0) continue;
      const operators = fields.map((field, index) => [field, OPERATORS[index % OPERATORS.length]] as const);
      const answer = await sent(operation, { ...said, body: Object.fromEntries(operators) });
      // A part of a field is named as in 'address.street'.
      const named = Object.keys((jsonOf(answer) as { errors?: object }).errors ?? {}).map((path) => path.split('.')[0]);
      expect({
        call: operation.id,
        status: answer.status,
        accepted: fields.filter((field) => !named.includes(field)),
      }).toEqual({ call: operation.id, status: 400, accepted: [] });
    }
  });

  it('open no account', async () => {
    for (const operator of OPERATORS) {
      const visitor = shop.as.visitor();
      const { headers } = await visitor
        .post('/api/users/auth')
        .send({ email: operator, password: operator })
        .expect(400);
      expect(headers).not.toHaveProperty('set-cookie');
      await visitor.post('/api/users/auth').send({ email: world.customer.email, password: operator }).expect(400);
      await visitor.post('/api/users/password-reset/confirm').send({ token: operator }).expect(400);
    }
  });

  it.each([
    ['/api/products', { 'q[$ne]': 'x' }],
    ['/api/products', { 'category[$gt]': '' }],
    ['/api/users', { filter: '{"$where":"sleep(1000)"}' }],
    ['/api/users', { filter: '{"email":{"$ne":null}}' }],
    ['/api/users', { filter: '{"passwordHash":"x"}' }],
    ['/api/users', { sort: '["passwordHash","ASC"]' }],
    ['/api/users', { sort: '["$natural","ASC"]' }],
  ])('are no part of a query of %s: %j', async (path, query) => {
    const { body } = await world.staff.http.get(path).query(query).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });
});
