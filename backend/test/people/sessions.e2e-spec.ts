import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Agent } from 'supertest';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails, emailsTo } from '../support/emails.js';

interface Session {
  readonly _id: string;
  readonly isCurrent: boolean;
  readonly browser: string;
  readonly system: string;
}

const SESSIONS = '/api/users/sessions';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const NEW_DEVICE = 'New sign-in to your account';

let shop: TestShop;
let buyer: TestActor;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const signIn = async ({ email, password }: TestActor, agent = PHONE, http: Agent = shop.as.visitor()) => {
  await http.post('/api/users/auth').set('user-agent', agent).send({ email, password }).expect(200);
  return http;
};
const sessionsOf = async (http: Agent) => (await http.get(SESSIONS).expect(200)).body as Session[];

describe('a user’s sessions', () => {
  it('are listed with their devices, the current one marked, and without secrets', async () => {
    buyer = await shop.as.customer();
    const phone = await signIn(buyer);
    const [newest, older] = await sessionsOf(phone);
    expect(newest).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      isCurrent: true,
      ...{ browser: 'Safari', system: 'iPhone', address: expect.stringContaining('127.0.0.1') },
      ...{ signedInAt: expect.any(String), expiresAt: expect.any(String) },
    });
    expect(older).toMatchObject({ isCurrent: false, browser: '' });
  });

  it('can be ended one by one, immediately', async () => {
    buyer = await shop.as.customer();
    const phone = await signIn(buyer);
    const [first] = await sessionsOf(phone);
    await buyer.http.delete(`${SESSIONS}/${first?._id}`).expect(200);
    await phone.get(SESSIONS).expect(401);
    expect(await sessionsOf(buyer.http)).toHaveLength(1);
    const missing = await buyer.http.delete(`${SESSIONS}/${first?._id}`).expect(404);
    expect(missing.body).toMatchObject({ code: 'SESSION_NOT_FOUND' });
  });

  it('can be ended all at once, except the calling one', async () => {
    buyer = await shop.as.customer();
    const others = [await signIn(buyer), await signIn(buyer)];
    expect((await buyer.http.delete(SESSIONS).expect(200)).body).toEqual({ ended: 2 });
    for (const other of others) await other.get(SESSIONS).expect(401);
    await buyer.http.get(SESSIONS).expect(200);
  });

  it('are private to the user', async () => {
    const [theirs] = await sessionsOf(buyer.http);
    const other = await shop.as.customer();
    await other.http.delete(`${SESSIONS}/${theirs?._id}`).expect(404);
    await buyer.http.get(SESSIONS).expect(200);
  });
});

describe('a sign-in with an unknown browser', () => {
  it('is mailed to the user, in their language, once', async () => {
    const person = await shop.as.customer();
    const phone = await signIn(person);
    const [mail] = await awaitEmails(shop, person.email, NEW_DEVICE);
    expect(mail?.text).toContain('Safari, iPhone');
    expect(mail?.text).toContain('127.0.0.1');
    await signIn(person, PHONE, phone);
    await signIn(person, PHONE);
    expect(await emailsTo(shop, person.email)).toHaveLength(1);
    await person.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
    await signIn(person, 'curl/8');
    await awaitEmails(shop, person.email, 'دخول إلى حسابك من جهاز جديد');
  });
});
