import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { SessionTokens } from '../../src/platform/auth/tokens.js';
import { World } from '../openapi/world.js';
import { OPERATIONS } from '../operations/all.js';
import { PRODUCTION, startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let world: World;
beforeAll(async () => {
  shop = await startShop();
  world = await World.in(shop);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

describe('every kind of response', () => {
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

  it.each(Object.entries(addressOf))('has headers that restrict browsers: a %s', async (_kind, address) => {
    const { headers } = await shop.as.visitor().get(await address());
    const policy = policyOf(headers['content-security-policy']);
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
    const scripts = policy.find((part) => part.startsWith('script-src ')) ?? policy[0];
    expect(["script-src 'self'", "default-src 'none'"]).toContain(scripts);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has these headers for a PDF too, which is not cached', async () => {
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

  it('isolates the page from other sites and from sensors of the device', async () => {
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

describe('a shop in production over https', () => {
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

  it('limits cookies to its own host, and sessions work', async () => {
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

  it('requires https of browsers for a year, including subdomains', async () => {
    const { headers } = await production.as.visitor().get('/').expect(200);
    const [, seconds = '0'] =
      /^max-age=(\d+); includeSubDomains/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400);
  });
});

describe('stored session data', () => {
  it('can’t be used to sign in, even with the key that signs sessions', async () => {
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

describe('a second sign-in of a browser', () => {
  it('leaves no old session', async () => {
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

describe('unused methods', () => {
  it.each(['TRACE', 'PATCH', 'PUT'])('are refused at the address of a page: %s', async (method) => {
    const { status, body } = await world.wire.send({ method, path: '/', headers: { 'x-secret': 'echo' } });
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('echo');
  });
});

describe('a repeated query parameter', () => {
  it.each(['/api/products?page=1&page=2', '/api/users?range=[0,1]&range=[0,2]', '/api/users?filter={}&filter={}'])(
    'is refused instead of choosing one value: %s',
    async (address) => {
      const { body } = await world.staff.http.get(address).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('operators of the database', () => {
  const OPERATORS = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, { $where: 'sleep(1000)' }];

  it('can’t be used to sign in', async () => {
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
  ])('are refused in a query of %s: %j', async (path, query) => {
    const { body } = await world.staff.http.get(path).query(query).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });
});
