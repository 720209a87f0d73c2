import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Agent } from 'supertest';
import { signInWith, type TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { codeOf } from '../support/authenticator.js';
import { awaitEmails } from '../support/emails.js';
import { stored } from '../races/races.js';

let shop: TestShop;
let admin: TestActor;
const NOON = Date.parse('2026-11-25T08:00:00Z');
const FACTOR = '/api/users/second-factor';

const stopAt = (minutes: number) => shop.clock.stopAt(new Date(NOON + minutes * 60_000).toISOString());
const now = () => shop.clock.now();

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.as.staff('Mona Admin');
});
beforeEach(() => stopAt(0));
afterAll(() => shop.close());

/** A member of staff with an authenticator app. */
async function withApp(): Promise<TestActor & { secret: string; recoveryCodes: string[] }> {
  const person = await shop.as.staff();
  const { body } = await person.http.post(`${FACTOR}/app`).expect(200);
  const { secret } = body as { secret: string };
  const confirmed = await person.http
    .post(`${FACTOR}/app/confirm`)
    .send({ code: codeOf(secret, now()) })
    .expect(200);
  return { ...person, secret, recoveryCodes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes };
}

const signIn = ({ email, password }: TestActor, code?: string, http: Agent = shop.as.visitor()) =>
  http.post('/api/users/auth').send({ email, password, ...(code !== undefined && { code }) });

describe('an authenticator app', () => {
  it('is requested after the password, which alone does not sign in', async () => {
    const person = await withApp();
    const refused = await signIn(person).expect(401);
    expect(refused.body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await signIn(person, '000000').expect(401)).body).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    stopAt(1);
    await signIn(person, codeOf(person.secret, now())).expect(200);
    expect((await signIn({ ...person, password: 'wrong guess here' }, '1').expect(401)).body).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  });

  it('signs in once with each code, even in many concurrent calls', async () => {
    const person = await withApp();
    stopAt(2);
    const code = codeOf(person.secret, now());
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await signIn(person, code)).status));
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
    await signIn(person, code).expect(401);
  });

  it('is not in use until its first code was entered', async () => {
    const person = await shop.as.staff();
    await person.http.post(`${FACTOR}/app`).expect(200);
    const wrong = await person.http.post(`${FACTOR}/app/confirm`).send({ code: '000000' }).expect(400);
    expect(wrong.body).toMatchObject({ reasons: { code: { rule: 'WRONG_CODE' } } });
    await signIn(person).expect(200);
    const { body } = await person.http.get(FACTOR).expect(200);
    expect(body).toEqual({ app: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false });
  });

  it('accepts a code with spaces and in Arabic digits', async () => {
    const person = await withApp();
    stopAt(3);
    const typed = codeOf(person.secret, now()).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    await signIn(person, `${typed.slice(0, 3)} ${typed.slice(3)}`).expect(200);
  });

  it('is stored encrypted, and is in no response and no history', async () => {
    const person = await withApp();
    const [user] = await stored(shop, 'users', { email: person.email });
    expect(JSON.stringify(user)).not.toContain(person.secret);
    const answers = await Promise.all(
      [`/api/users/${person.id}`, `/api/users/${person.id}/history`, '/api/users?range=[0,99]'].map((path) =>
        admin.http.get(path).expect(200),
      ),
    );
    const text = JSON.stringify(answers.map(({ body }) => body as unknown));
    expect(text).toContain('second factor on');
    expect(text).not.toMatch(/recovery":|totp|secondFactor/);
    await awaitEmails(shop, person.email, 'Your sign-in settings were changed');
  });
});

describe('recovery codes', () => {
  it('consist of ten, sign in once each, and are replaced by new ones', async () => {
    const person = await withApp();
    const [first = '', second = ''] = person.recoveryCodes;
    expect(new Set(person.recoveryCodes).size).toBe(10);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await signIn(person, first)).status));
    expect(statuses.sort()).toEqual([200, 401, 401]);
    await signIn(person, second.toLowerCase().replaceAll('-', '')).expect(200);
    expect((await person.http.get(FACTOR).expect(200)).body).toMatchObject({ recoveryCodesLeft: 8 });
    const { body } = await person.http.post(`${FACTOR}/recovery-codes`).expect(200);
    await signIn(person, person.recoveryCodes[2]).expect(401);
    await signIn(person, (body as { recoveryCodes: string[] }).recoveryCodes[0]).expect(200);
  });
});

describe('a lost second factor', () => {
  it('is removed by another Administrator, which ends the sessions and notifies the user', async () => {
    const person = await withApp();
    await admin.http.delete(`/api/users/${person.id}/second-factor`).expect(200);
    await person.http.get(FACTOR).expect(401);
    await signIn(person).expect(200);
    const { body } = await admin.http.get(`/api/users/${person.id}/history`).expect(200);
    expect(body).toContainEqual(expect.objectContaining({ action: 'second factor reset' }));
    await awaitEmails(shop, person.email, 'Your sign-in settings were changed', 2);
  });

  it('is removed by its owner', async () => {
    const person = await withApp();
    await person.http.delete(FACTOR).expect(200);
    await signIn(person).expect(200);
  });
});

describe('a shop that requires a second factor', () => {
  const required = (requireSecondFactor: boolean, { http }: TestActor) =>
    http.put('/api/settings').send({ requireSecondFactor });

  it('can be configured by staff who have one; other staff can then only set one up', async () => {
    const person = await shop.as.staff('Late', 'Accounts');
    const boss = await withApp();
    expect((await required(true, admin).expect(400)).body).toMatchObject({
      reasons: { requireSecondFactor: { rule: 'SECOND_FACTOR_FIRST' } },
    });
    await required(true, boss).expect(200);
    expect((await person.http.get('/api/invoices').expect(403)).body).toMatchObject({
      code: 'SECOND_FACTOR_SETUP_REQUIRED',
    });
    await person.http.get('/api/users/account/profile').expect(200);
    const { body } = await person.http.post(`${FACTOR}/app`).expect(200);
    const code = codeOf((body as { secret: string }).secret, now());
    await person.http.post(`${FACTOR}/app/confirm`).send({ code }).expect(200);
    await person.http.get('/api/invoices').expect(200);
    await required(false, boss).expect(200);
  });
});

describe('a call that requires reauthentication', () => {
  const settings = ({ http }: TestActor, days: number) => http.put('/api/settings').send({ quoteValidityDays: days });

  it('is required again half an hour after the sign-in, and not before', async () => {
    const person = await shop.as.staff();
    await signInWith(person);
    stopAt(29);
    await settings(person, 15).expect(200);
    stopAt(31);
    expect((await settings(person, 16).expect(403)).body).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    await person.http.get('/api/settings').expect(200);
    expect((await person.http.post('/api/users/reauth').send({ password: 'not it' }).expect(400)).body).toMatchObject({
      reasons: { password: { rule: 'WRONG_PASSWORD' } },
    });
    await settings(person, 16).expect(403);
    await person.http.post('/api/users/reauth').send({ password: person.password }).expect(200);
    await settings(person, 16).expect(200);
  });

  it('is confirmed by a code, too, and then repeated with the same key', async () => {
    const person = await withApp();
    stopAt(5);
    await signIn(person, codeOf(person.secret, now()), person.http).expect(200);
    stopAt(40);
    const put = () =>
      person.http.put('/api/settings').set('idempotency-key', 'asked-again').send({ quoteValidityDays: 17 });
    await put().expect(403);
    await person.http
      .post('/api/users/reauth')
      .send({ code: codeOf(person.secret, now()) })
      .expect(200);
    const done = await put().expect(200);
    expect(done.headers['idempotent-replayed']).toBeUndefined();
  });

  it('is needed for a role, a void, a refund and a closed period, while other work continues', async () => {
    const person = await shop.as.staff();
    const customer = await shop.as.customer();
    const invoice = await shop.given.invoice(customer);
    await signInWith(person);
    stopAt(35);
    const { http } = person;
    const refused = { code: 'REAUTHENTICATION_REQUIRED' };
    expect((await http.put(`/api/users/${customer.id}`).send({ isAdmin: true }).expect(403)).body).toMatchObject(
      refused,
    );
    expect((await http.delete(`/api/invoices/${invoice._id}`).expect(403)).body).toMatchObject(refused);
    expect(
      (await http.put(`/api/orders/${invoice.order._id}`).send({ invoiceGenerated: false }).expect(403)).body,
    ).toMatchObject(refused);
    expect((await http.post('/api/vat-periods').send({ to: '2001-01-31' }).expect(403)).body).toMatchObject(refused);
    const paid = { amount: 1, paymentMethod: 'Cash', paymentDate: '2026-11-24', paidTo: 'Mona' };
    const { body } = await http.post(`/api/payments/from-invoice/${invoice._id}`).send(paid).expect(201);
    const { _id } = (body as { payment: { _id: string } }).payment;
    expect((await http.post(`/api/payments/${_id}/refunds`).send({ amount: 1 }).expect(403)).body).toMatchObject(
      refused,
    );
    await http.put(`/api/users/${customer.id}`).send({ address: 'Sharjah' }).expect(200);
  });

  it('is needed for a lower amount or another day of a payment, a reversal and a credit note, but not to record payments', async () => {
    const person = await shop.as.staff();
    const { _id: invoice, order } = await shop.given.invoice(await shop.as.customer());
    await signInWith(person);
    stopAt(35);
    const { http } = person;
    const paid = { amount: 5, paymentMethod: 'Cash', paymentDate: '2026-11-24', paidTo: 'Mona' };
    const { body } = await http.post(`/api/payments/from-invoice/${invoice}`).send(paid).expect(201);
    const path = `/api/payments/${(body as { payment: { _id: string } }).payment._id}`;
    const credit = { invoice, reason: 'DL8.61.1.D', words: 'One came back', amount: 1 };
    const calls = [
      () => http.put(path).send({ amount: 4 }),
      () => http.put(path).send({ paymentDate: '2026-11-23' }),
      () => http.put(path).send({ status: 'Refunded' }),
      () => http.delete(path),
      () => http.post('/api/credit-notes').send(credit),
      () => http.put(`/api/orders/${order._id}`).send({ status: 'Cancelled' }),
    ];
    for (const call of calls)
      expect((await call().expect(403)).body).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    await http.put(path).send({ amount: 6, paymentDate: '2026-11-24', note: 'counted again' }).expect(200);
    await http.post('/api/users/reauth').send({ password: person.password }).expect(200);
    await http.put(path).send({ amount: 4, paymentDate: '2026-11-23' }).expect(200);
  });

  it('requires the second factor of those who have one, and not their password', async () => {
    const person = await withApp();
    const reauth = (body: object) => person.http.post('/api/users/reauth').send(body);
    const ways = await person.http.post('/api/users/reauth/options').expect(200);
    expect(ways.body).toEqual({ methods: ['totp', 'recovery'] });
    expect((await reauth({ password: person.password }).expect(400)).body).toMatchObject({
      reasons: { password: { rule: 'FACTOR_FOR_PASSWORD' } },
    });
    expect((await reauth({ code: '000000' }).expect(400)).body).toMatchObject({
      reasons: { code: { rule: 'WRONG_CODE' } },
    });
    await reauth({ code: person.recoveryCodes[3] }).expect(200);
    const { http } = await shop.as.staff();
    expect((await http.post('/api/users/reauth/options').expect(200)).body).toEqual({ methods: [] });
  });
});
