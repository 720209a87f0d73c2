import { getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { User, type UserRecord } from '../../src/people/user-record/user.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { statusCounts } from '../support/calls.js';
import { awaitEmails, emailsTo } from '../support/emails.js';

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

describe('a reset', () => {
  const SUBJECT = 'Set a new password';
  const LINK = /https:\/\/shop\.example\/reset-password#([\w-]{43})$/m;
  const INVALID = 'This link is no longer valid. Please request a new one.';
  const ask = (email: string) => shop.as.visitor().post('/api/users/password-reset').send({ email });
  const confirm = (token: string, password = NEW, confirmPassword = password) =>
    shop.as.visitor().post('/api/users/password-reset/confirm').send({ token, password, confirmPassword });

  /** @returns the tokens of all links that were mailed to the user, the oldest first */
  async function tokens(email: string, count = 1): Promise<string[]> {
    const emails = await awaitEmails(shop, email, SUBJECT, count);
    return emails.map(({ text }) => LINK.exec(text.replaceAll('\r', ''))?.[1] ?? '');
  }

  async function linkFor({ email }: TestActor): Promise<string> {
    await ask(email).expect(202);
    const [token = ''] = await tokens(email);
    return token;
  }

  it('sets a new password once, ends all sessions, and sends an email', async () => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    const { body } = await confirm(token).expect(200);
    expect(body).toEqual({ message: 'Your password was changed.' });
    await profileOf(user.http).expect(401);
    await signIn(user.email, user.password).expect(401);
    await signIn(user.email, NEW).expect(200);
    await awaitEmails(shop, user.email, CHANGED);
    expect((await confirm(token, 'yet another horse').expect(400)).body).toEqual({
      statusCode: 400,
      code: 'INVALID_RESET_LINK',
      message: INVALID,
      errors: { token: INVALID },
      reasons: { token: { rule: 'INVALID_RESET_LINK' } },
    });
    await signIn(user.email, NEW).expect(200);
  });

  it('is in the history, without the password', async () => {
    const [staff, user] = [await shop.as.staff(), await shop.as.customer()];
    await confirm(await linkFor(user)).expect(200);
    const { body } = await staff.http.get(`/api/users/${user.id}/history`).expect(200);
    expect(body[0]).toMatchObject({ action: 'password reset', actor: { _id: user.id } });
    expect(JSON.stringify(body)).not.toMatch(/horse|argon2/);
  });

  it('gets the same response with and without an account, and an email only with one', async () => {
    const { email } = await shop.as.customer();
    const known = await ask(email.toUpperCase()).expect(202);
    const unknown = await ask('nobody-at-all@example.com').expect(202);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    await awaitEmails(shop, email, SUBJECT);
    expect(await emailsTo(shop, 'nobody-at-all@example.com')).toEqual([]);
  });

  it('stores no token that opens an account', async () => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    expect(JSON.stringify(await stored(user.id))).not.toContain(token);
    await confirm((await stored(user.id)).passwordReset?.tokenHash ?? '').expect(400);
  });

  it('accepts only the newest link', async () => {
    const user = await shop.as.customer();
    await linkFor(user);
    await ask(user.email).expect(202);
    const [older = '', newer = ''] = await tokens(user.email, 2);
    await confirm(older).expect(400);
    await confirm(newer).expect(200);
  });

  it('accepts a link for half an hour', async () => {
    const [late, timely] = [await shop.as.customer(), await shop.as.customer()];
    shop.clock.stopAt('2026-11-21T08:00:00Z');
    const [first, second] = [await linkFor(late), await linkFor(timely)];
    shop.clock.stopAt('2026-11-21T08:29:59.999Z');
    await confirm(second).expect(200);
    shop.clock.stopAt('2026-11-21T08:30:00Z');
    expect((await confirm(first).expect(400)).body.code).toBe('INVALID_RESET_LINK');
    shop.clock.run();
    await signIn(late.email, late.password).expect(200);
  });

  it('happens once for any number of concurrent confirmations', async () => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    const passwords = Array.from({ length: 20 }, (_, index) => `a new horse, number ${index}`);
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
    expect(statusCounts(answers)).toEqual({ 200: 1, 400: 19 });
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    await signIn(user.email, winner).expect(200);
    expect(await awaitEmails(shop, user.email, CHANGED)).toHaveLength(1);
  });

  it.each([
    ['other', { password: 'Passwords do not match.', confirmPassword: 'Passwords do not match.' }],
    ['short', { password: 'Password must have at least 8 characters.' }],
    ['password1', { password: 'This password is too easy to guess. Please choose another one.' }],
    ['', { password: 'Password is required.', confirmPassword: 'Confirm password is required.' }],
  ])('is refused with %j, and the link stays valid', async (password, errors) => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    const { body } = await confirm(token, password, password === 'other' ? NEW : password).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    await confirm(token).expect(200);
  });

  it.each([
    ['password-reset', {}, { email: 'Email is required.' }],
    ['password-reset', { email: { $ne: '' } }, { email: 'Email is required.' }],
    ['password-reset', { email: 'nobody' }, { email: 'Please enter a valid email address.' }],
    ['password-reset/confirm', { password: NEW, confirmPassword: NEW }, { token: 'The link is incomplete.' }],
    [
      'password-reset/confirm',
      { token: { $ne: '' }, password: NEW, confirmPassword: NEW },
      { token: 'The link is incomplete.' },
    ],
    ['password-reset/confirm', { token: 'forged', password: NEW, confirmPassword: NEW }, { token: INVALID }],
  ])('is refused at %s with %j, naming the field', async (path, fields, errors) => {
    const { body } = await shop.as.visitor().post(`/api/users/${path}`).send(fields).expect(400);
    expect(body.errors).toEqual(errors);
  });

  it('can’t be requested by another site', async () => {
    const { body } = await ask('a@example.com').set('origin', 'https://evil.example').expect(403);
    expect(body.code).toBe('FOREIGN_ORIGIN');
  });

  it('marks the browser as known, so that attempts elsewhere can’t lock its user out', async () => {
    const { headers } = await confirm(await linkFor(await shop.as.customer())).expect(200);
    expect(String(headers['set-cookie'])).toMatch(/^device=.+; Path=\/api\/users\/auth; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    ['the password is changed', (user: TestActor) => changePassword(user)],
    [
      'the user changes the email',
      (user: TestActor) => user.http.put('/api/users/profile').send({ ...moved(user), currentPassword: user.password }),
    ],
    [
      'staff change the email',
      async (user: TestActor) => (await shop.as.staff()).http.put(`/api/users/${user.id}`).send(moved(user)),
    ],
  ])('is no longer possible when %s', async (_name, act) => {
    const user = await shop.as.customer();
    const token = await linkFor(user);
    expect((await act(user)).status).toBe(200);
    await confirm(token, 'yet another horse').expect(400);
  });

  const moved = ({ email }: TestActor) => ({ email: `moved-${email}` });
  const changePassword = ({ http, password }: TestActor) =>
    http.put('/api/users/password').send({ currentPassword: password, newPassword: NEW, confirmPassword: NEW });
});
