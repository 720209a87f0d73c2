import { getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { Model } from 'mongoose';
import { User, type UserRecord } from '../src/users/user.schema.js';
import type { TestActor } from './support/actors.js';
import { startShop, type TestShop } from './support/app.js';
import { statusCounts } from './support/calls.js';
import { lettersTo, awaitLetters } from './support/letters.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ PUBLIC_URL: 'https://shop.example' });
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

describe('a change of one’s password', () => {
  const change = ({ http, password }: TestActor, fields: object = {}) =>
    http.put('/api/users/password').send({
      currentPassword: password,
      newPassword: NEW,
      confirmPassword: NEW,
      ...fields,
    });

  it('sets it, keeps this session as a new one, and ends all others at once', async () => {
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

  it('is told by mail and kept in the history, without the passwords', async () => {
    const [staff, user] = [await shop.as.staff(), await shop.as.customer()];
    await change(user).expect(200);
    const [letter] = await awaitLetters(shop, user.email, CHANGED);
    expect(letter?.text).not.toContain(NEW);
    const { body } = await staff.http.get(`/api/users/${user.id}/history`).expect(200);
    expect(body[0]).toMatchObject({ action: 'password changed', actor: { _id: user.id } });
    expect(JSON.stringify(body)).not.toMatch(/horse|argon2/);
  });

  it('leaves the version of the profile alone', async () => {
    const user = await shop.as.customer();
    await change(user).expect(200);
    expect((await profileOf(user.http).expect(200)).body.version).toBe(1);
  });

  it.each([
    [{ currentPassword: 'wrong horse' }, { currentPassword: 'This is not your current password.' }],
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
  ])('with %j is refused, and everything stays as it was', async (fields, errors) => {
    const user = await shop.as.customer();
    const before = await stored(user.id);
    const { body } = await change(user, fields).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors });
    expect(await stored(user.id)).toEqual(before);
  });

  it('is for those who are signed in', async () => {
    const { body } = await shop.as.visitor().put('/api/users/password').send({}).expect(401);
    expect(body.code).toBe('SIGNED_OUT');
  });

  it('happens once where several are asked for at the same moment, and leaves one session', async () => {
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

  it('leaves no session to a sign-in with the old password at the same moment', async () => {
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

  it('may have spaces and any letters, and is the same however they are composed', async () => {
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
    'is not %j',
    async (password) => {
      const { body } = await register('easy-guess@example.com', password).expect(400);
      expect(Object.keys(body.errors)).toEqual(['password']);
    },
  );

  it('is hashed anew at a sign-in when hashes are made otherwise than they were', async () => {
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

describe('a reset', () => {
  const SUBJECT = 'Set a new password';
  const LINK = /https:\/\/shop\.example\/reset-password#([\w-]{43})$/m;
  const INVALID = 'This link is not valid any more. Please ask for a new one.';
  const ask = (email: string) => shop.as.visitor().post('/api/users/password-reset').send({ email });
  const confirm = (token: string, password = NEW, confirmPassword = password) =>
    shop.as.visitor().post('/api/users/password-reset/confirm').send({ token, password, confirmPassword });

  /** @returns the tokens of all links that were mailed to the user, the oldest first */
  async function tokens(email: string, count = 1): Promise<string[]> {
    const letters = await awaitLetters(shop, email, SUBJECT, count);
    return letters.map(({ text }) => LINK.exec(text.replaceAll('\r', ''))?.[1] ?? '');
  }

  async function linkFor({ email }: TestActor): Promise<string> {
    await ask(email).expect(202);
    const [token = ''] = await tokens(email);
    return token;
  }

  it('sets a new password once, ends all sessions, and says so by mail', async () => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    const { body } = await confirm(token).expect(200);
    expect(body).toEqual({ message: 'Your password was changed.' });
    await profileOf(user.http).expect(401);
    await signIn(user.email, user.password).expect(401);
    await signIn(user.email, NEW).expect(200);
    await awaitLetters(shop, user.email, CHANGED);
    expect((await confirm(token, 'yet another horse').expect(400)).body).toEqual({
      statusCode: 400,
      code: 'INVALID_RESET_LINK',
      message: INVALID,
      errors: { token: INVALID },
    });
    await signIn(user.email, NEW).expect(200);
  });

  it('is kept in the history, without the password', async () => {
    const [staff, user] = [await shop.as.staff(), await shop.as.customer()];
    await confirm(await linkFor(user)).expect(200);
    const { body } = await staff.http.get(`/api/users/${user.id}/history`).expect(200);
    expect(body[0]).toMatchObject({ action: 'password reset', actor: { _id: user.id } });
    expect(JSON.stringify(body)).not.toMatch(/horse|argon2/);
  });

  it('is answered alike for an account and for none, which is mailed nothing', async () => {
    const { email } = await shop.as.customer();
    const known = await ask(email.toUpperCase()).expect(202);
    const unknown = await ask('nobody-at-all@example.com').expect(202);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    await awaitLetters(shop, email, SUBJECT);
    expect(await lettersTo(shop, 'nobody-at-all@example.com')).toEqual([]);
  });

  it('keeps no token that opens an account', async () => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    expect(JSON.stringify(await stored(user.id))).not.toContain(token);
    await confirm((await stored(user.id)).passwordReset?.tokenHash ?? '').expect(400);
  });

  it('takes the newest link alone', async () => {
    const user = await shop.as.customer();
    await linkFor(user);
    await ask(user.email).expect(202);
    const [older = '', newer = ''] = await tokens(user.email, 2);
    await confirm(older).expect(400);
    await confirm(newer).expect(200);
  });

  it('takes a link for half an hour', async () => {
    const [late, timely] = [await shop.as.customer(), await shop.as.customer()];
    shop.clock.standAt('2026-11-21T08:00:00Z');
    const [first, second] = [await linkFor(late), await linkFor(timely)];
    shop.clock.standAt('2026-11-21T08:29:59.999Z');
    await confirm(second).expect(200);
    shop.clock.standAt('2026-11-21T08:30:00Z');
    expect((await confirm(first).expect(400)).body.code).toBe('INVALID_RESET_LINK');
    shop.clock.run();
    await signIn(late.email, late.password).expect(200);
  });

  it('happens once, however many confirm at the same moment', async () => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    const passwords = Array.from({ length: 20 }, (_, index) => `a new horse, number ${index}`);
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
    expect(statusCounts(answers)).toEqual({ 200: 1, 400: 19 });
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    await signIn(user.email, winner).expect(200);
    expect(await awaitLetters(shop, user.email, CHANGED)).toHaveLength(1);
  });

  it.each([
    ['other', { password: 'Passwords do not match.', confirmPassword: 'Passwords do not match.' }],
    ['short', { password: 'Password must have at least 8 characters.' }],
    ['password1', { password: 'This password is too easy to guess. Please choose another one.' }],
    ['', { password: 'Password is required.', confirmPassword: 'Confirm password is required.' }],
  ])('to %j is refused, and the link stays good', async (password, errors) => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    const { body } = await confirm(token, password, password === 'other' ? NEW : password).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    await confirm(token).expect(200);
  });

  it.each([
    ['password-reset', {}, { email: 'Email is required.' }],
    ['password-reset', { email: { $ne: '' } }, { email: 'Email is required.' }],
    ['password-reset', { email: 'nobody' }, { email: 'Please enter a valid e-mail address.' }],
    ['password-reset/confirm', { password: NEW, confirmPassword: NEW }, { token: 'The link is not complete.' }],
    [
      'password-reset/confirm',
      { token: { $ne: '' }, password: NEW, confirmPassword: NEW },
      { token: 'The link is not complete.' },
    ],
    ['password-reset/confirm', { token: 'forged', password: NEW, confirmPassword: NEW }, { token: INVALID }],
  ])('by %s with %j is 400 and names the field', async (path, fields, errors) => {
    const { body } = await shop.as.visitor().post(`/api/users/${path}`).send(fields).expect(400);
    expect(body.errors).toEqual(errors);
  });

  it('is not to be asked for by another site', async () => {
    const { body } = await ask('a@example.com').set('origin', 'https://evil.example').expect(403);
    expect(body.code).toBe('FOREIGN_ORIGIN');
  });

  it('makes the browser known, so that guessers elsewhere can’t keep its user out', async () => {
    const { headers } = await confirm(await linkFor(await shop.as.customer())).expect(200);
    expect(String(headers['set-cookie'])).toMatch(/^device=.+; Path=\/api\/users\/auth; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    ['the password is changed', (user: TestActor) => changePassword(user)],
    ['the user changes the e-mail', (user: TestActor) => user.http.put('/api/users/profile').send(moved(user))],
    [
      'staff change the e-mail',
      async (user: TestActor) => (await shop.as.staff()).http.put(`/api/users/${user.id}`).send(moved(user)),
    ],
  ])('is void when %s', async (_name, act) => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    expect((await act(user)).status).toBe(200);
    await confirm(token, 'yet another horse').expect(400);
  });

  const moved = ({ email }: TestActor) => ({ email: `moved-${email}` });
  const changePassword = ({ http, password }: TestActor) =>
    http.put('/api/users/password').send({ currentPassword: password, newPassword: NEW, confirmPassword: NEW });
});
