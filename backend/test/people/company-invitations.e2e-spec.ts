import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { awaitEmails } from '../support/emails.js';

let shop: TestShop;
let staff: TestActor;
let company: string;
let admin: TestActor;
let counter = 0;

const OWN = '/api/companies/my/invitations';
const freshEmail = () => `invited-${(counter += 1)}@example.ae`;
const invite = (email: string, more: object = {}) =>
  admin.http.post(OWN).send({ email, companyRole: 'buyer', ...more });
const tokenFor = async (email: string, count = 1): Promise<string> => {
  const mails = await awaitEmails(shop, email, 'Invitation to Nakheel Print LLC', count);
  return /#([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};
const look = (token: string) => shop.as.visitor().post('/api/invitations/look').send({ token });
const accept = ({ http }: Pick<TestActor, 'http'>, token: string) =>
  http.post('/api/invitations/accept').send({ token });
const roleOf = async ({ http }: Pick<TestActor, 'http'>) => {
  const { body } = await http.get('/api/users/account/profile').expect(200);
  return [body.company?._id ?? null, body.companyRole, body.monthlyLimit];
};
const registered = async (email: string) => {
  const http = shop.as.visitor();
  const words = { password: 'a long password of mine', confirmPassword: 'a long password of mine' };
  await http
    .post('/api/users')
    .send({ name: 'Layla', phoneNumber: '+971501234567', email, ...words })
    .expect(201);
  return { http };
};

beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
  company = (await shop.given.company({ legalName: 'Nakheel Print LLC' }))._id;
});
beforeEach(async () => {
  admin = await shop.as.customer('Mariam');
  await staff.http.put(`/api/users/${admin.id}`).send({ company, companyRole: 'admin' }).expect(200);
});
afterAll(() => shop.close());

describe('an invitation to a company', () => {
  it('lets a user who registers with its address join, once', async () => {
    const email = freshEmail();
    const { body } = await invite(email, { companyRole: 'approver', monthlyLimit: 250.5 }).expect(201);
    expect(body).toMatchObject({
      email,
      companyRole: 'approver',
      status: 'Open',
      isExpired: false,
      invitedBy: 'Mariam',
    });
    expect(JSON.stringify(body)).not.toContain('token');
    const token = await tokenFor(email);
    expect((await look(token).expect(200)).body).toMatchObject({
      legalName: 'Nakheel Print LLC',
      email,
      invitedBy: 'Mariam',
    });
    const joined = await registered(email);
    expect((await accept(joined, token).expect(200)).body).toMatchObject({
      companyRole: 'approver',
      monthlyLimit: 250.5,
    });
    expect(await roleOf(joined)).toEqual([company, 'approver', 250.5]);
    expect((await accept(joined, token).expect(400)).body.code).toBe('INVALID_INVITATION');
    expect((await look(token).expect(400)).body.code).toBe('INVALID_INVITATION');
    expect((await admin.http.get(OWN).expect(200)).body).not.toContainEqual(expect.objectContaining({ email }));
  });

  it('is accepted by only one of two concurrent calls', async () => {
    const user = await shop.as.customer();
    await invite(user.email).expect(201);
    const token = await tokenFor(user.email);
    const answers = await Promise.all([accept(user, token), accept(user, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await roleOf(user)).toEqual([company, 'buyer', null]);
  });

  it('does not reveal if the address has an account, only that it already belongs to the company', async () => {
    const known = await shop.as.customer();
    const [one, other] = [await invite(known.email).expect(201), await invite(freshEmail()).expect(201)];
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
    expect((await invite(known.email.toUpperCase()).expect(409)).body.code).toBe('INVITATION_OPEN');
    expect((await invite(admin.email).expect(409)).body.code).toBe('ALREADY_MEMBER');
  });

  it('is only valid for its address, and for users without another company', async () => {
    const user = await shop.as.customer();
    await invite(user.email).expect(201);
    const token = await tokenFor(user.email);
    const thief = await shop.as.customer();
    expect((await accept(thief, token).expect(409)).body.code).toBe('INVITATION_FOR_ANOTHER');
    const other = (await shop.given.company())._id;
    await staff.http.put(`/api/users/${user.id}`).send({ company: other }).expect(200);
    expect((await accept(user, token).expect(409)).body.code).toBe('IN_ANOTHER_COMPANY');
    await staff.http.put(`/api/users/${user.id}`).send({ company: null }).expect(200);
    await accept(user, token).expect(200);
    expect((await look('wrong').expect(400)).body.code).toBe('INVALID_INVITATION');
  });

  it('can be revoked, sent again with another link, and expires after seven days', async () => {
    const user = await shop.as.customer();
    const { _id } = (await invite(user.email).expect(201)).body;
    const first = await tokenFor(user.email);
    await admin.http.post(`/api/invitations/${_id}/send`).expect(200);
    const second = await tokenFor(user.email, 2);
    await look(first).expect(400);
    await look(second).expect(200);
    shop.clock.stopAt(new Date(Date.now() + 7 * 86_400_000 + 1000).toISOString());
    await look(second).expect(400);
    expect((await admin.http.get(OWN).expect(200)).body).toContainEqual(
      expect.objectContaining({ _id, isExpired: true }),
    );
    shop.clock.run();
    expect((await admin.http.delete(`/api/invitations/${_id}`).expect(200)).body.status).toBe('Revoked');
    await look(second).expect(400);
    expect((await admin.http.post(`/api/invitations/${_id}/send`).expect(409)).body.code).toBe('INVITATION_CLOSED');
  });

  it('can be managed only by the admins of its company and by staff', async () => {
    const email = freshEmail();
    const { body } = await staff.http
      .post(`/api/companies/${company}/invitations`)
      .send({ email, companyRole: 'accounts' })
      .expect(201);
    expect((await staff.http.get(`/api/companies/${company}/invitations`).expect(200)).body[0]._id).toBe(body._id);
    const buyer = await shop.as.customer();
    await staff.http.put(`/api/users/${buyer.id}`).send({ company, companyRole: 'buyer' }).expect(200);
    const stranger = await shop.as.customer();
    expect((await buyer.http.get(OWN).expect(403)).body.code).toBe('COMPANY_ROLE_NEEDED');
    await buyer.http.post(OWN).send({ email: freshEmail(), companyRole: 'admin' }).expect(403);
    await stranger.http.get(OWN).expect(404);
    for (const { http } of [buyer, stranger]) {
      await http.post(`/api/invitations/${body._id}/send`).expect(404);
      await http.delete(`/api/invitations/${body._id}`).expect(404);
    }
    await staff.http.delete(`/api/invitations/${body._id}`).expect(200);
  });
});
