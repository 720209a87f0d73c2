import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Environment } from '../../src/platform/config/environment.js';
import { ENVIRONMENT } from '../../src/platform/config/config.module.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { codeOf } from '../support/authenticator.js';
import { awaitEmails } from '../support/emails.js';
import { type Assertion, newPasskey, type TestPasskey, withPasskey } from '../support/passkey.js';

let shop: TestShop;
let origin: string;
let counter = 0;
const NOON = Date.parse('2026-11-25T08:00:00Z');
const FACTOR = '/api/users/second-factor';
const PASSKEYS = `${FACTOR}/passkeys`;

const stopAt = (minutes: number) => shop.clock.stopAt(new Date(NOON + minutes * 60_000).toISOString());

beforeAll(async () => {
  shop = await startShop();
  origin = shop.app.get<Environment>(ENVIRONMENT).publicUrl;
});
beforeEach(() => stopAt(0));
afterAll(() => shop.close());

const freshStaff = async () => {
  const person = await shop.as.staff(`Huda ${(counter += 1)}`);
  return { person, ...(await withPasskey(person, origin)) };
};

const signIn = ({ email, password }: TestActor, proof: { passkey?: unknown; code?: string } = {}) =>
  shop.as
    .visitor()
    .post('/api/users/auth')
    .send({ email, password, ...proof });

interface Refusal {
  readonly code: string;
  readonly details: { readonly methods: string[]; readonly passkey: { readonly challenge: string } };
}

/** Signs in with the password only. @returns the challenge */
async function challenge(person: TestActor): Promise<string> {
  const { body } = await signIn(person).expect(401);
  return (body as Refusal).details.passkey.challenge;
}

const answered = async (person: TestActor, passkey: TestPasskey) => passkey.answer(await challenge(person));
const refused = async (person: TestActor, passkey: unknown) =>
  expect((await signIn(person, { passkey }).expect(401)).body).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });

describe('a passkey', () => {
  it('signs in after the password, is listed with its last use, and comes with recovery codes', async () => {
    const { person, passkey, recoveryCodes } = await freshStaff();
    expect(recoveryCodes).toHaveLength(10);
    const { body } = await signIn(person).expect(401);
    expect(body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', details: { methods: ['passkey', 'recovery'] } });
    stopAt(1);
    await signIn(person, { passkey: await answered(person, passkey) }).expect(200);
    const factor = await person.http.get(FACTOR).expect(200);
    const times = { addedAt: '2026-11-25T08:00:00.000Z', lastUsedAt: '2026-11-25T08:01:00.000Z' };
    expect(factor.body).toMatchObject({ app: false, passkeys: [{ name: 'Work laptop', ...times }] });
    await signIn(person, { code: recoveryCodes[0] ?? '' }).expect(200);
    await awaitEmails(shop, person.email, 'Your sign-in settings were changed');
  });

  it('signs in once with each response, even in concurrent calls', async () => {
    const { person, passkey } = await freshStaff();
    const answer = await answered(person, passkey);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await signIn(person, { passkey: answer })).status));
    expect(statuses.sort()).toEqual([200, 401, 401]);
    await refused(person, answer);
  });

  it('confirms the identity, with the challenge of the options', async () => {
    const { person, passkey } = await freshStaff();
    const options = await person.http.post('/api/users/reauth/options').expect(200);
    const { methods, passkey: requested } = options.body as Refusal['details'];
    expect(methods).toEqual(['passkey', 'recovery']);
    const answer = passkey.answer(requested.challenge);
    await person.http.post('/api/users/reauth').send({ passkey: answer }).expect(200);
    const again = await person.http.post('/api/users/reauth').send({ passkey: answer }).expect(400);
    expect(again.body).toMatchObject({ reasons: { passkey: { rule: 'WRONG_PASSKEY' } } });
  });

  it('signs its owner in while an attacker who knows the password begins sign-ins and fails', async () => {
    const [{ person, passkey }, other] = await Promise.all([freshStaff(), freshStaff()]);
    const mine = await challenge(person);
    stopAt(1);
    await refused(person, other.passkey.answer(await challenge(person)));
    await refused(person, passkey.answer(Buffer.from('no challenge of this shop').toString('base64url')));
    await signIn(person, { passkey: passkey.answer(mine) }).expect(200);
  });

  it('is refused for another challenge, after five minutes, and without user verification', async () => {
    const { person, passkey } = await freshStaff();
    await challenge(person);
    await refused(person, passkey.answer(Buffer.from('a challenge of somebody else').toString('base64url')));
    const late = await answered(person, passkey);
    stopAt(6);
    await refused(person, late);
    await refused(person, passkey.answer(await challenge(person), 0x01));
    await signIn({ ...person, password: 'wrong guess here' }, { passkey: await answered(person, passkey) }).expect(401);
  });

  it('is refused if it belongs to another user or site, or is a clone with an old counter', async () => {
    const [{ person, passkey }, other] = await Promise.all([freshStaff(), freshStaff()]);
    await refused(person, other.passkey.answer(await challenge(person)));
    const theirs: Assertion = await answered(other.person, other.passkey);
    await refused(person, theirs);
    await signIn(person, { passkey: await answered(person, passkey) }).expect(200);
    passkey.counter = 0;
    await refused(person, await answered(person, passkey));
    const foreign = await newPasskey(person, 'https://shop.example.evil');
    await person.http.post(PASSKEYS).send(foreign.body).expect(400);
  });

  it('is added once, to a staff account, by a complete request', async () => {
    const person = await shop.as.staff();
    await person.http.post(PASSKEYS).send({ name: 'Early' }).expect(400);
    const { body } = await newPasskey(person, origin);
    const { http: stranger } = await shop.as.staff();
    await stranger.post(PASSKEYS).send(body).expect(400);
    await person.http.post(PASSKEYS).send(body).expect(201);
    const again = await person.http.post(PASSKEYS).send(body).expect(400);
    expect(again.body).toMatchObject({ reasons: { id: { rule: 'WRONG_PASSKEY' } } });
    await signIn(person, { passkey: { id: 'abc' } }).expect(400);
  });

  it('is removed only by its owner, and the last one with the recovery codes', async () => {
    const { person, id } = await freshStaff();
    const second = await withPasskey(person, origin);
    expect(second.recoveryCodes).toEqual([]);
    await (await shop.as.staff()).http.delete(`${PASSKEYS}/${id}`).expect(404);
    await person.http.delete(`${PASSKEYS}/${id}`).expect(200);
    await person.http.delete(`${PASSKEYS}/${id}`).expect(404);
    await person.http.delete(`${PASSKEYS}/${second.id}`).expect(200);
    const { body } = await person.http.get(FACTOR).expect(200);
    expect(body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    await signIn(person).expect(200);
    const history = await person.http.get(`/api/users/${person.id}/history`).expect(200);
    expect(history.body).toContainEqual(expect.objectContaining({ action: 'passkey removed' }));
    expect(JSON.stringify(history.body)).not.toMatch(/publicKey|credentialId/);
  });

  it('is removed by another Administrator with the other factors', async () => {
    const { person } = await freshStaff();
    const admin = await shop.as.staff();
    await admin.http.delete(`/api/users/${person.id}/second-factor`).expect(200);
    await signIn(person).expect(200);
  });

  it('can’t be removed as the last factor if the shop requires one, but can beside an app', async () => {
    const { person, id } = await freshStaff();
    const required = (requireSecondFactor: boolean) =>
      person.http.put('/api/settings').send({ requireSecondFactor }).expect(200);
    await required(true);
    expect((await person.http.delete(`${PASSKEYS}/${id}`).expect(409)).body).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    });
    const { body } = await person.http.post(`${FACTOR}/app`).expect(200);
    const code = codeOf((body as { secret: string }).secret, shop.clock.now());
    await person.http.post(`${FACTOR}/app/confirm`).send({ code }).expect(200);
    await person.http.delete(`${PASSKEYS}/${id}`).expect(200);
    await required(false);
  });
});
