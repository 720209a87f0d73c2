import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { signInWith, type TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { companyDetails, freshTrn } from '../support/given.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterEach(() => shop.clock.run());
afterAll(() => shop.close());

const PASSWORD = 'correct horse battery';
const CONFIRM = 'Please confirm your email address';
const WAITS = 'A document is ready for you';
const NEWS = 'You have a new notification';
let counter = 0;

/** A customer who has just registered. */
async function newcomer(email = `new-${(counter += 1)}@press.example`): Promise<TestActor> {
  const http = shop.as.visitor();
  const body = { name: 'Aisha Rahman', phoneNumber: '+971501234567', email };
  const { body: profile } = await http
    .post('/api/users')
    .send({ ...body, password: PASSWORD, confirmPassword: PASSWORD })
    .expect(201);
  expect(profile).toMatchObject({ email, isEmailProved: false, pendingEmail: '' });
  return { http, id: (profile as { _id: string })._id, email, password: PASSWORD, name: body.name };
}

const tokenIn = (text = '') => /confirm-email#([\w.-]+)/.exec(text)?.[1] ?? '';
const tokenTo = async (email: string, subject = CONFIRM, count = 1) =>
  tokenIn((await awaitEmails(shop, email, subject, count)).at(-1)?.text);
const prove = (token: string) => shop.as.visitor().post('/api/users/account/email/prove').send({ token });
const profileOf = async ({ http }: TestActor) => (await http.get('/api/users/account/profile').expect(200)).body;
const moveTo = ({ http, password }: TestActor, email: string) =>
  http.put('/api/users/profile').send({ email, currentPassword: password });
const invalid = { code: 'INVALID_EMAIL_LINK' };

describe('a registered address', () => {
  it('is confirmed by the mailed link, which may be used again, even twice at once', async () => {
    const person = await newcomer();
    const token = await tokenTo(person.email);
    const answers = await Promise.all([prove(token), prove(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await prove(token).expect(200)).body).toEqual({ email: person.email });
    expect(await profileOf(person)).toMatchObject({ isEmailProved: true });
    const { body } = await staff.http.get(`/api/users/${person.id}/history`).expect(200);
    expect(body.filter(({ action }: { action: string }) => action === 'email proved')).toHaveLength(1);
  });

  it('is not confirmed by a link that expired, belongs to another user, or was changed', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const token = await tokenTo(person.email);
    const [, ...rest] = token.split('.');
    expect((await prove([other.id, ...rest].join('.')).expect(400)).body).toMatchObject(invalid);
    expect((await prove(`${token}x`).expect(400)).body).toMatchObject(invalid);
    expect((await prove('nothing').expect(400)).body).toMatchObject(invalid);
    await prove('').expect(400);
    shop.clock.stopAt(new Date(Date.now() + 73 * 3_600_000).toISOString());
    expect((await prove(token).expect(400)).body).toMatchObject(invalid);
    shop.clock.run();
    expect(await profileOf(person)).toMatchObject({ isEmailProved: false });
  });

  it('gets the link again while it is not confirmed', async () => {
    const person = await newcomer();
    const again = () => person.http.post('/api/users/account/email/send-again');
    expect((await again().expect(200)).body).toEqual({ sentTo: person.email });
    await prove(await tokenTo(person.email, CONFIRM, 2)).expect(200);
    expect((await again().expect(409)).body).toMatchObject({ code: 'EMAIL_PROVED' });
  });

  it('is confirmed by a link for a new password', async () => {
    const person = await newcomer();
    await shop.as.visitor().post('/api/users/password-reset').send({ email: person.email }).expect(202);
    const [received] = await awaitEmails(shop, person.email, 'Set a new password');
    const token = /#([\w-]+)/.exec(received?.text ?? '')?.[1];
    const password = 'another horse battery';
    await shop.as
      .visitor()
      .post('/api/users/password-reset/confirm')
      .send({ token, password, confirmPassword: password })
      .expect(200);
    const { body } = await staff.http.get(`/api/users/${person.id}`).expect(200);
    expect(body).toMatchObject({ isEmailProved: true });
  });

  it('gets no documents before it is confirmed, only a notice that one waits, with the link', async () => {
    const person = await newcomer();
    const quote = await shop.given.quote(person, { status: 'Quoted' });
    await staff.http
      .post(`/api/quotes/${quote._id}/messages`)
      .send({ text: 'The price holds for a week.' })
      .expect(201);
    const received = await awaitEmails(shop, person.email, WAITS, 3);
    for (const { text, html } of received) {
      expect(`${text}${html}`).not.toMatch(/AED|QUO-|holds for a week/);
      expect(tokenIn(text)).not.toBe('');
    }
    await prove(tokenIn(received[0]?.text)).expect(200);
    await staff.http.post(`/api/quotes/${quote._id}/messages`).send({ text: 'And the second one.' }).expect(201);
    const [open] = await awaitEmails(shop, person.email, `New message about your quote ${quote.number}`);
    expect(open?.text).toContain('And the second one.');
  });

  it('gets no notifications before it is confirmed: neither about stock nor about a company', async () => {
    const person = await newcomer();
    const product = await shop.given.product({ isAvailable: false });
    await person.http.post('/api/stock-alerts').send({ product: product._id }).expect(201);
    await staff.http.put(`/api/products/${product._id}`).send({ isAvailable: true }).expect(200);
    const company = companyDetails('Secretive LLC', freshTrn());
    await person.http.put('/api/users/profile').send({ company }).expect(200);
    const { body } = await person.http.get('/api/users/account/profile').expect(200);
    await staff.http.post(`/api/companies/${body.company._id}/confirm`).send({}).expect(200);
    for (const { text, html } of await awaitEmails(shop, person.email, NEWS, 2)) {
      expect(`${text}${html}`).not.toMatch(new RegExp(`${product.name}|${product.sku}|Secretive`));
      expect(tokenIn(text)).not.toBe('');
    }
  });

  it('does not stop notices to the staff if it is the shop’s own', async () => {
    const { email } = (await staff.http.get('/api/settings').expect(200)).body;
    await newcomer(email);
    const quote = await shop.given.quote(await shop.as.customer(), { status: 'Requested' });
    const [notice] = await awaitEmails(shop, email, `New request ${quote.number} from Aisha Rahman`);
    expect(notice?.text).toContain(quote._id);
  });

  it('is valid immediately if staff vouch for it', async () => {
    const person = await newcomer();
    const path = `/api/users/${person.id}`;
    expect((await staff.http.put(path).send({ isEmailKnown: true }).expect(200)).body).toMatchObject({
      isEmailProved: true,
    });
    const { body } = await staff.http.get(`${path}/history`).expect(200);
    expect(JSON.stringify(body)).toContain('emailProvedAt');
  });
});

describe('a changed address', () => {
  it('replaces the old one once it is confirmed; until then the old one works and is notified', async () => {
    const person = await shop.as.customer();
    const wanted = `moved-${(counter += 1)}@press.example`;
    const { body } = await moveTo(person, wanted).expect(200);
    expect(body).toMatchObject({ email: person.email, pendingEmail: wanted, isEmailProved: true });
    await awaitEmails(shop, person.email, 'A new email address was entered for your account');
    await signInWith(person);
    await prove(await tokenTo(wanted)).expect(200);
    expect(await profileOf(person)).toMatchObject({ email: wanted, pendingEmail: '', isEmailProved: true });
    await awaitEmails(shop, person.email, 'Your email address was changed');
    await signInWith({ ...person, email: wanted });
  });

  it('may be withdrawn by its owner, after which its link is not valid', async () => {
    const person = await shop.as.customer();
    const wanted = `regretted-${(counter += 1)}@press.example`;
    await moveTo(person, wanted).expect(200);
    const token = await tokenTo(wanted);
    const withdraw = () => person.http.delete('/api/users/account/email/pending');
    expect((await withdraw().expect(200)).body).toEqual({ email: person.email });
    await withdraw().expect(200);
    expect(await profileOf(person)).toMatchObject({ email: person.email, pendingEmail: '', isEmailProved: true });
    expect((await prove(token).expect(400)).body).toMatchObject(invalid);
    const { body } = await staff.http.get(`/api/users/${person.id}/history`).expect(200);
    const changes = [{ field: 'pendingEmail', from: wanted, to: '' }];
    expect(body.slice(0, 2)).toMatchObject([{ changes }, { changes: [{ field: 'pendingEmail', to: wanted }] }]);
  });

  it('is discarded when another one is entered, and when the password changes', async () => {
    const person = await shop.as.customer();
    await moveTo(person, 'first-wish@press.example').expect(200);
    const first = await tokenTo('first-wish@press.example');
    await moveTo(person, 'second-wish@press.example').expect(200);
    await prove(first).expect(400);
    const second = await tokenTo('second-wish@press.example');
    const newPassword = 'another horse battery';
    const body = { currentPassword: person.password, newPassword, confirmPassword: newPassword };
    await person.http.put('/api/users/password').send(body).expect(200);
    expect((await prove(second).expect(400)).body).toMatchObject(invalid);
  });

  it('is refused if another user has it, even if that user got it meanwhile', async () => {
    const [one, other] = [await shop.as.customer(), await shop.as.customer()];
    await moveTo(one, other.email).expect(409);
    await Promise.all([moveTo(one, 'both-want@press.example'), moveTo(other, 'both-want@press.example')]);
    const links = await awaitEmails(shop, 'both-want@press.example', CONFIRM, 2);
    const answers = await Promise.all(links.map(({ text }) => prove(tokenIn(text))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('entered by staff requires reauthentication, ends the sessions, and waits for its confirmation', async () => {
    const [person, colleague] = [await shop.as.customer(), await shop.as.staff()];
    await signInWith(colleague);
    const path = `/api/users/${person.id}`;
    const change = { email: `by-staff-${(counter += 1)}@press.example` };
    shop.clock.stopAt(new Date(Date.now() + 35 * 60_000).toISOString());
    const refused = { code: 'REAUTHENTICATION_REQUIRED' };
    expect((await colleague.http.put(path).send(change).expect(403)).body).toMatchObject(refused);
    expect((await colleague.http.put(path).send({ isEmailKnown: true }).expect(403)).body).toMatchObject(refused);
    await colleague.http.put(path).send({ email: person.email, name: 'Renamed' }).expect(200);
    const { body } = await staff.http.put(path).send(change).expect(200);
    expect(body).toMatchObject({ email: person.email, pendingEmail: change.email });
    await person.http.get('/api/users/account/profile').expect(401);
    await prove(await tokenTo(change.email)).expect(200);
    await signInWith({ ...person, email: change.email });
  });
});
