import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { normaliseEmails } from '../../src/people/users/normalise-emails.upgrade.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PASSWORD = 'correct horse';
const registration = (email: string) => ({
  ...{ name: 'Aisha Rahman', phoneNumber: '+971501234567', email },
  ...{ password: PASSWORD, confirmPassword: PASSWORD },
});
const register = (email: string) => shop.as.visitor().post('/api/users').send(registration(email));
const signIn = (email: string) => shop.as.visitor().post('/api/users/auth').send({ email, password: PASSWORD });

describe('an email address', () => {
  it('is one with and without invisible marks, in composed and decomposed letters', async () => {
    const { body } = await register('\u200fmarks@pr\u200bess.example\u202c').expect(201);
    expect(body.email).toBe('marks@press.example');
    await signIn('\u202amarks@press.example').expect(200);
    const { body: taken } = await register('marks@\u2066press.example').expect(409);
    expect(taken.code).toBe('EMAIL_TAKEN');
    await register('jose\u0301@press.example').expect(201);
    await signIn('jos\u00e9@press.example').expect(200);
  });

  it.each(['"x\r\nBcc: y@z"@example.com', '"x\nBcc: y"@example.com', '"x\u2028y"@example.com', 'x\u0000@example.com'])(
    'is refused as %j',
    async (email) => {
      const { body } = await register(email).expect(400);
      expect(Object.keys(body.errors)).toEqual(['email']);
    },
  );

  it('loses the line break that was copied with it', async () => {
    const { body } = await register('copied@press.example\r\n').expect(201);
    expect(body.email).toBe('copied@press.example');
  });
});

describe('the upgrade of stored addresses', () => {
  const users = () => shop.app.get<Connection>(getConnectionToken()).collection('users');
  const storeAs = (email: string, stored: string) => users().updateOne({ email }, { $set: { email: stored } });
  const run = () => normaliseEmails.run(shop.app.get<Connection>(getConnectionToken()));

  it('lets users sign in whose address has marks, and marks twins for staff', async () => {
    for (const email of ['old@press.example', 'first@press.example', 'second@press.example']) await register(email);
    await storeAs('old@press.example', 'old\u200f@press.example');
    await storeAs('second@press.example', 'first\u200b@press.example');
    const { http: staff } = await shop.as.staff();
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    await signIn('old@press.example').expect(200);
    const twins = listQuery({ filter: { hasTwinEmail: true } });
    const { body } = await staff.get('/api/users').query(twins).expect(200);
    expect(body).toMatchObject([{ email: 'first\u200b@press.example', hasTwinEmail: true }]);

    const [twin] = body;
    const path = `/api/users/${twin._id}`;
    const { body: renamed } = await staff
      .put(path)
      .send({ ...twin, name: 'Renamed' })
      .expect(200);
    expect(renamed).toMatchObject({ name: 'Renamed', email: twin.email, hasTwinEmail: true });
    const { body: other } = await staff.put(path).send({ email: 'third@press.example' }).expect(200);
    expect(other).toMatchObject({ email: 'third@press.example', hasTwinEmail: false });
    await signIn('third@press.example').expect(200);
  });
});
