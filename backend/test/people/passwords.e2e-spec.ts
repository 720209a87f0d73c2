import { getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { Model } from 'mongoose';
import { User, type UserRecord } from '../../src/people/user-record/user.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const NEW = 'a new horse, correct';
const CHANGED = 'Your password was changed';
const profileOf = (http: TestActor['http']) => http.get('/api/users/account/profile');

const signIn = (email: string, password: string) => shop.as.visitor().post('/api/users/auth').send({ email, password });

async function stored(id: string): Promise<UserRecord> {
  const user = await shop.app.get<Model<User>>(getModelToken(User.name)).findById(id).lean<UserRecord | null>();
  if (user === null) throw new Error(`The user ${id} is gone`);
  return user;
}

describe('a change of the password', () => {
  const change = ({ http, password }: TestActor, fields: object = {}) =>
    http.put('/api/users/password').send({
      currentPassword: password,
      newPassword: NEW,
      confirmPassword: NEW,
      ...fields,
    });

  it('replaces the password and this session, and ends all other sessions at once', async () => {
    const user = await shop.as.customer();
    const elsewhere = shop.as.visitor();
    await elsewhere.post('/api/users/auth').send({ email: user.email, password: user.password }).expect(200);
    const { body, headers } = await change(user).expect(200);
    expect(body).toEqual({ message: 'Your password was changed.' });
    expect(String(headers['set-cookie'])).toMatch(/^session=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    await profileOf(user.http).expect(200);
    await profileOf(elsewhere).expect(401);
    expect((await stored(user.id)).sessions).toHaveLength(1);
    await signIn(user.email, user.password).expect(401);
    await signIn(user.email, NEW).expect(200);
  });

  it('is mailed to the user and recorded in the history, without the passwords', async () => {
    const [staff, user] = [await shop.as.staff(), await shop.as.customer()];
    await change(user).expect(200);
    const [email] = await awaitEmails(shop, user.email, CHANGED);
    expect(email?.text).not.toContain(NEW);
    const { body } = await staff.http.get(`/api/users/${user.id}/history`).expect(200);
    expect(body[0]).toMatchObject({ action: 'password changed', actor: { _id: user.id } });
    expect(JSON.stringify(body)).not.toMatch(/horse|argon2/);
  });

  it('does not change the version of the profile', async () => {
    const user = await shop.as.customer();
    await change(user).expect(200);
    expect((await profileOf(user.http).expect(200)).body.version).toBe(1);
  });

  it.each([
    [{ currentPassword: 'wrong horse' }, { currentPassword: 'The current password is not correct.' }],
    [{ currentPassword: '' }, { currentPassword: 'Current password is required.' }],
    [{ newPassword: '' }, { newPassword: 'New password is required.' }],
    [{ confirmPassword: undefined }, { confirmPassword: 'Confirm password is required.' }],
    [
      { confirmPassword: 'other' },
      { newPassword: 'Passwords do not match.', confirmPassword: 'Passwords do not match.' },
    ],
    [{ newPassword: 'horse', confirmPassword: 'horse' }, { newPassword: 'Password must have at least 8 characters.' }],
    [
      { newPassword: 'Password123', confirmPassword: 'Password123' },
      { newPassword: 'This password is too easy to guess. Please choose another one.' },
    ],
    [
      { newPassword: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      { newPassword: 'Must be at most 128 characters.', confirmPassword: 'Must be at most 128 characters.' },
    ],
    [{ newPassword: { $ne: '' } }, { newPassword: 'New password is required.' }],
    [{ isAdmin: true }, { isAdmin: 'This field is not accepted here.' }],
  ])('is refused with %j, and changes nothing', async (fields, errors) => {
    const user = await shop.as.customer();
    const before = await stored(user.id);
    const { body } = await change(user, fields).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    expect(await stored(user.id)).toEqual(before);
  });

  it('requires a signed-in user', async () => {
    const { body } = await shop.as.visitor().put('/api/users/password').send({}).expect(401);
    expect(body.code).toBe('SIGNED_OUT');
  });

  it('happens once if several are requested at the same time, and leaves one session', async () => {
    const user = await shop.as.customer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const newPassword = `a new horse, number ${index}`;
        return change(user, { newPassword, confirmPassword: newPassword });
      }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    for (const { status } of answers) expect([200, 400, 401]).toContain(status);
    expect((await stored(user.id)).sessions).toHaveLength(1);
    expect((await stored(user.id)).passwordChanges).toBe(1);
  });

  it('leaves no session to a concurrent sign-in with the old password', async () => {
    const user = await shop.as.customer();
    const [changed, ...signIns] = await Promise.all([
      change(user),
      ...Array.from({ length: 8 }, () => signIn(user.email, user.password)),
    ]);
    expect(changed.status).toBe(200);
    const cookies = signIns.filter(({ status }) => status === 200).map(({ headers }) => headers['set-cookie']);
    for (const cookie of cookies) {
      const session = String(cookie).split(';')[0] ?? '';
      await profileOf(shop.as.visitor()).set('cookie', session).expect(401);
    }
    expect((await stored(user.id)).sessions).toHaveLength(1);
  });
});

describe('a password', () => {
  const register = (email: string, password: string) =>
    shop.as
      .visitor()
      .post('/api/users')
      .send({ name: 'Lina', phoneNumber: '+971501234567', email, password, confirmPassword: password });

  it('may contain spaces and any letters, and is the same in each Unicode form', async () => {
    await register('spaces@example.com', '  caf\u00e9 خالد  ').expect(201);
    await signIn('spaces@example.com', '  cafe\u0301 خالد  ').expect(200);
    await signIn('spaces@example.com', 'caf\u00e9 خالد').expect(401);
  });

  it('may have 128 characters', async () => {
    const password = 'correct horse '.repeat(10).slice(0, 128);
    await register('long@example.com', password).expect(201);
    await signIn('long@example.com', password).expect(200);
    await signIn('long@example.com', password.slice(0, 127)).expect(401);
  });

  it.each(['12345678', 'iloveyou', 'Welcome2026!', 'easy-guess', 'easy-guess@example.com'])(
    'can’t be %j',
    async (password) => {
      const { body } = await register('easy-guess@example.com', password).expect(400);
      expect(Object.keys(body.errors)).toEqual(['password']);
    },
  );

  it('is rehashed at a sign-in if the hash parameters have changed', async () => {
    const { id, email, password } = await shop.as.customer();
    const old = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await shop.app.get<Model<User>>(getModelToken(User.name)).updateOne({ _id: id }, { passwordHash: old });
    await signIn(email, 'wrong horse').expect(401);
    expect((await stored(id)).passwordHash).toBe(old);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email, password)));
    expect(statusCounts(answers)).toEqual({ 200: 4 });
    expect((await stored(id)).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn(email, password).expect(200);
  });
});
