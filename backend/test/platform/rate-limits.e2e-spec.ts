import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Attempts } from '../../src/platform/http/rate-limit/attempts.service.js';
import { CallLimit } from '../../src/platform/http/rate-limit/call-limit.service.js';
import { CALLS } from '../../src/platform/http/rate-limit/limits.js';
import { SIGN_IN_AS_USER } from '../../src/people/auth/attempt-limits.js';
import type { Agent } from 'supertest';
import { codeOf } from '../support/authenticator.js';
import { signInWith, type TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';
import { linkedQuote } from '../support/linked-quote.js';

/** Two servers on one database, with the limits as shipped. */
let shop: TestShop;
let second: TestShop;
let buyer: TestActor;
let minutes = 0;

beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT: '1' });
  second = await startShop({ RATE_LIMIT: '1' }, shop);
  buyer = await shop.as.customer();
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

/** Every test has an hour of its own, without earlier counts, and starts in its first second. */
beforeEach(() => {
  minutes = (Math.floor(minutes / 60) + 1) * 60;
  passMinutes(0);
});

function passMinutes(count: number): void {
  minutes += count;
  const instant = new Date(Date.UTC(2027, 0, 1) + minutes * 60_000 + 500).toISOString();
  shop.clock.stopAt(instant);
  second.clock.stopAt(instant);
}

const MESSAGE = { name: 'Aisha', phone: '+971501234567', message: 'Hello' };
const WRONG = 'a wrong guess';

/** @param from the address that the proxy in front names */
const write = (server: TestShop, from = '203.0.113.1', message: object = MESSAGE) =>
  server.as.visitor().post('/api/contact').set('x-forwarded-for', from).send(message);
/** A password without a link that would set it. */
const attempt = (server: TestShop, from = '203.0.113.1') =>
  server.as.visitor().post('/api/users/password-reset/confirm').set('x-forwarded-for', from).send({});
const signIn = (email: string, password: string, from = '203.0.113.1') =>
  shop.as.visitor().post('/api/users/auth').set('x-forwarded-for', from).send({ email, password });

async function guess(times: number, email: string, from?: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => signIn(email, WRONG, from)));
  return answers.map(({ status }) => status);
}

describe('attempts', () => {
  it('are limited to ten a minute, and the next one gets the time until the next attempt', async () => {
    for (let count = 0; count < 10; count += 1) await attempt(shop).expect(400);
    const { body, headers } = await attempt(shop).expect(429);
    expect(headers['retry-after']).toBe('60');
    expect(body).toEqual({
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Please try again in 60 seconds.',
      params: { seconds: 60 },
    });
    await attempt(shop, '203.0.113.2').expect(400);
    await shop.as.visitor().get('/api/shop').set('x-forwarded-for', '203.0.113.1').expect(200);
    passMinutes(1);
    await attempt(shop).expect(400);
  });

  it('are counted for all servers together, exactly, even in a burst', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => attempt(index % 2 ? shop : second)));
    expect(statusCounts(answers)).toEqual({ 400: 10, 429: 30 });
    await attempt(second).expect(429);
    passMinutes(1);
    const later = await Promise.all(Array.from({ length: 40 }, (_, index) => attempt(index % 2 ? shop : second)));
    expect(statusCounts(later)).toEqual({ 400: 10, 429: 30 });
  });

  it('are counted before the body is read', async () => {
    const unreadable = (content: string) =>
      shop.as.visitor().post('/api/contact').set('content-type', 'application/json').send(content);
    for (let count = 0; count < 10; count += 1) await unreadable('{"half":').expect(400);
    await unreadable('{"half":').expect(429);
    await unreadable('x'.repeat(25_000)).expect(429);
  });

  it('are counted together for the addresses of one IPv6 customer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => attempt(shop, `2001:db8:1:2::${index.toString(16)}`)),
    );
    expect(statusCounts(answers)).toEqual({ 400: 10, 429: 2 });
    await attempt(shop, '2001:db8:1:3::1').expect(400);
  });
});

describe('emails to the shop', () => {
  it('are limited to five an hour for one address by the contact form, regardless of refused ones', async () => {
    for (let count = 0; count < 5; count += 1) {
      await write(shop, '203.0.113.1', { ...MESSAGE, name: '' }).expect(400);
      await write(shop).expect(201);
      passMinutes(1);
    }
    const { body, headers } = await write(second).expect(429);
    expect([headers['retry-after'], body.code]).toEqual([String(55 * 60), 'TOO_MANY_REQUESTS']);
    await write(shop, '203.0.113.2').expect(201);
    passMinutes(55);
    await write(shop).expect(201);
  });

  it('are limited to five an hour for a user at all addresses by the contact form, without repetitions', async () => {
    const { http } = await shop.as.customer();
    const send = (from: number, key = String(from)) =>
      http
        .post('/api/contact')
        .set({ 'x-forwarded-for': `203.0.113.${from}`, 'idempotency-key': key })
        .send(MESSAGE);
    for (let count = 0; count < 5; count += 1) await send(count).expect(201);
    await send(9).expect(429);
    await send(10, '0').expect(201);
  });

  it('are limited to twenty an hour by quote requests', async () => {
    const product = await shop.given.product();
    const { http } = await shop.as.customer();
    const ask = (qty: number, from: string) =>
      http
        .post('/api/quotes')
        .set('x-forwarded-for', from)
        .send({ requestedItems: [{ product: product._id, qty }] });
    await ask(0, '203.0.113.1').expect(400);
    for (let count = 0; count < 20; count += 1) await ask(1, '203.0.113.1').expect(201);
    expect((await ask(1, '203.0.113.2').expect(429)).headers['retry-after']).toBe('3600');
    passMinutes(60);
    await ask(1, '203.0.113.1').expect(201);
  });
});

describe('codes that answer a quote by its link', () => {
  it('are limited to ten an hour for each link and for each address, on all servers together', async () => {
    const of = await shop.as.customer();
    const guessAt = (server: TestShop, path: string, from: string) =>
      server.as.visitor().post(`${path}/accept`).set('x-forwarded-for', from).send({ code: '000000', revision: 1 });
    const [first, other] = [await linkedQuote(shop, of), await linkedQuote(shop, of)];
    const third = await linkedQuote(shop, of);
    for (let count = 0; count < 10; count += 1) {
      await guessAt(count % 2 ? shop : second, first.path, `203.0.113.${count}`).expect(400);
    }
    await guessAt(shop, first.path, '203.0.113.20').expect(429);
    for (let count = 0; count < 9; count += 1) await guessAt(second, other.path, '203.0.113.20').expect(400);
    await guessAt(shop, third.path, '203.0.113.20').expect(400);
    await guessAt(shop, third.path, '203.0.113.20').expect(429);
    passMinutes(60);
    await guessAt(shop, first.path, '203.0.113.20').expect(400);
  });
});

describe('a call', () => {
  it('is refused above the limit, even for pages and cached responses, but not for health checks and files', async () => {
    const from = '203.0.113.50';
    const get = (path: string) => shop.as.visitor().get(path).set('x-forwarded-for', from);
    await get('/api/categories').expect(200);
    const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/').expect(200)).text) ?? [];
    for (let call = 2; call < CALLS.points; call += 1) shop.app.get(CallLimit).count(from);
    const { body, headers } = await get('/api/categories').expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(headers['retry-after']).toMatch(/^[1-9]\d?$/);
    await get('/api/products?q=never-asked').expect(429);
    await get('/api/health').expect(200);
    await get(asset).expect(200);
    for (const path of ['/', '/admin/orders', '/api/none', '/none.php', '/assets/none.js', '/%61pi/shop']) {
      const refusal = await get(path).expect(429);
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    await shop.as.visitor().get('/api/categories').set('x-forwarded-for', '203.0.113.51').expect(200);
  });
});

describe('sign-ins', () => {
  it('are limited to ten in fifteen minutes for one user from one address, right or wrong', async () => {
    const { email, password } = await shop.as.customer();
    expect(await guess(5, email)).toEqual(Array(5).fill(401));
    passMinutes(1);
    expect(await guess(5, email)).toEqual(Array(5).fill(401));
    passMinutes(1);
    const { headers } = await signIn(email, password).expect(429);
    expect(headers['retry-after']).toBe(String(13 * 60));
    await signIn(buyer.email, buyer.password).expect(200);
    await signIn(email, password, '203.0.113.2').expect(200);
    passMinutes(13);
    await signIn(email, password).expect(200);
  });

  it('reset the count of earlier failures if they succeed', async () => {
    const { email, password } = buyer;
    await guess(9, email);
    await signIn(email, password).expect(200);
    passMinutes(1);
    expect(await guess(9, email)).toEqual(Array(9).fill(401));
    await signIn(email, password).expect(200);
  });

  it('are refused for a guesser at many addresses, but not for the user’s own browser', async () => {
    const customer = await shop.as.customer();
    const { http, email, password } = customer;
    await signInWith(customer);
    for (let count = 0; count < 100; count += 1) await shop.app.get(Attempts).count(SIGN_IN_AS_USER, email);
    const { headers } = await signIn(email, password, '203.0.113.77').expect(429);
    expect(headers['retry-after']).toBe('3600');
    await signIn(buyer.email, buyer.password, '203.0.113.77').expect(200);
    await http.post('/api/users/auth').send({ email, password }).expect(200);
  });

  it('are blocked for new browsers after guessed codes, but not for known ones and recovery codes', async () => {
    const person = await shop.as.staff();
    await signInWith(person);
    const { email, password, http } = person;
    const path = '/api/users/second-factor/app';
    const { secret } = (await http.post(path).expect(200)).body as { secret: string };
    const code = () => codeOf(secret, shop.clock.now());
    const confirmed = await http.post(`${path}/confirm`).send({ code: code() }).expect(200);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    const attemptWith = (proof: string, from: number, by: Agent = shop.as.visitor()) =>
      by.post('/api/users/auth').set('x-forwarded-for', `192.0.2.${from}`).send({ email, password, code: proof });
    const guesses = await Promise.all(Array.from({ length: 32 }, (_, index) => attemptWith('000000', index)));
    expect(statusCounts(guesses)).toEqual({ 401: 30, 429: 2 });
    passMinutes(1);
    await attemptWith(code(), 40).expect(429);
    await attemptWith(recoveryCodes[0] ?? '', 41).expect(200);
    await attemptWith(code(), 42, http).expect(200);
    passMinutes(60);
    await attemptWith(code(), 43).expect(200);
  });

  it('are limited with a stolen device like without one', async () => {
    const customer = await shop.as.customer();
    const { http, email } = customer;
    await signInWith(customer);
    const from = (index: number) => `203.0.113.${100 + index}`;
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        http.post('/api/users/auth').set('x-forwarded-for', from(index)).send({ email, password: WRONG }),
      ),
    );
    expect(statusCounts(answers)).toEqual({ 401: 10, 429: 4 });
  });
});

describe('links for a new password', () => {
  it.each([
    ['a customer', () => buyer.email],
    ['an unknown address', () => 'nobody@example.com'],
  ])('are sent to %s three times in a quarter of an hour', async (_name, email) => {
    const ask = (from: string) =>
      shop.as.visitor().post('/api/users/password-reset').set('x-forwarded-for', from).send({ email: email() });
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => ask(`203.0.113.${index}`)));
    expect(statusCounts(answers)).toEqual({ 202: 3, 429: 2 });
    passMinutes(14);
    expect((await ask('203.0.113.9').expect(429)).headers['retry-after']).toBe('60');
    passMinutes(1);
    await ask('203.0.113.9').expect(202);
  });
});

describe('guesses at the current password', () => {
  it('are limited to ten in fifteen minutes across a user’s sessions and addresses', async () => {
    const { http, password } = await shop.as.customer();
    const change = (currentPassword: string, from: string) =>
      http
        .put('/api/users/password')
        .set('x-forwarded-for', from)
        .send({ currentPassword, newPassword: 'another horse', confirmPassword: 'another horse' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => change(WRONG, `203.0.113.${index % 2}`)),
    );
    expect(statusCounts(answers)).toEqual({ 400: 10, 429: 2 });
    passMinutes(1);
    expect((await change(password, '203.0.113.9').expect(429)).headers['retry-after']).toBe(String(14 * 60));
    passMinutes(14);
    await change(password, '203.0.113.9').expect(200);
  });
});

describe('calls of any kind', () => {
  it.each([
    ['computed', '/api/shop', '198.51.100.1'],
    ['cached', '/api/categories', '198.51.100.3'],
  ])('are limited to 1,200 a minute for each address if the response is %s', async (_how, url, from) => {
    const call = (remoteAddress: string) => shop.app.inject({ url, remoteAddress });
    const answers = await Promise.all(Array.from({ length: 1205 }, () => call(from)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await call('198.51.100.2')).statusCode).toBe(200);
  });
});
