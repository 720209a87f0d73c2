import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';
import { awaitEmails } from '../support/emails.js';
import { companyDetails, freshTrn } from '../support/given.js';

let shop: TestShop;
let staff: TestActor;
beforeAll(async () => {
  shop = await startShop();
  staff = await shop.as.staff();
});
afterAll(() => shop.close());

const get = async (path: string) => (await staff.http.get(`/api/${path}`).expect(200)).body;
const listed = async (query: object) =>
  (await staff.http.get('/api/companies').query(listQuery(query)).expect(200)).body as { legalName: string }[];
const names = async (query: object) => (await listed(query)).map(({ legalName }) => legalName);
const putInto = (user: string, company: string | null, fields: object = {}) =>
  staff.http.put(`/api/users/${user}`).send({ company, ...fields });
const apply = ({ http }: TestActor, company: object) => http.put('/api/users/profile').send({ company });
const actionsOn = async (id: string) =>
  (await get(`companies/${id}/history`)).map(({ action }: { action: string }) => action);

describe('a company that its buyer describes', () => {
  it('waits for staff, and its buyer is its admin', async () => {
    const buyer = await shop.as.customer();
    const details = companyDetails('Nakheel Print LLC', freshTrn());
    const { body } = await apply(buyer, details).expect(200);
    expect(body).toMatchObject({ companyRole: 'admin', company: { ...details, status: 'Pending', pending: null } });
    const { company } = await get(`users/${buyer.id}`);
    expect(company).toMatchObject({ legalName: 'Nakheel Print LLC', status: 'Pending' });
    expect(await names({ filter: { waiting: true, q: 'Nakheel' } })).toEqual(['Nakheel Print LLC']);
    const { body: confirmed } = await staff.http.post(`/api/companies/${company._id}/confirm`).send({}).expect(200);
    expect(confirmed.status).toBe('Confirmed');
    expect(await actionsOn(company._id)).toEqual(['confirmed', 'created']);
    const again = await staff.http.post(`/api/companies/${company._id}/confirm`).send({}).expect(409);
    expect(again.body.code).toBe('COMPANY_NOT_WAITING');
  });

  it('can be sent back as shown in the profile, and changes nothing', async () => {
    const buyer = await shop.as.customer();
    const { body: profile } = await apply(buyer, companyDetails('Echo LLC', freshTrn())).expect(200);
    const { body } = await buyer.http.put('/api/users/profile').send(profile).expect(200);
    expect(body).toEqual(profile);
    expect((await get(`companies/${profile.company._id}`)).version).toBe(1);
  });

  it('can be changed by its buyer while it waits', async () => {
    const buyer = await shop.as.customer();
    const { body: first } = await apply(buyer, companyDetails('Typo LC')).expect(200);
    const { body } = await apply(buyer, companyDetails('Typo LLC', freshTrn())).expect(200);
    expect(body.company).toMatchObject({ _id: first.company._id, legalName: 'Typo LLC', status: 'Pending' });
  });

  it.each([
    ['with a wrong TRN', { trn: '123' }, 'company.trn'],
    ['with terms of payment', { paymentTermsDays: 90 }, 'company.paymentTermsDays'],
  ])('is refused at its field %s', async (_what, fields, field) => {
    const buyer = await shop.as.customer();
    const { body } = await apply(buyer, { ...companyDetails('Wrong LLC'), ...fields }).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await buyer.http.get('/api/users/account/profile')).body.company).toBeNull();
  });

  it('changes once staff have confirmed the change', async () => {
    const buyer = await shop.as.customer();
    const { body: applied } = await apply(buyer, companyDetails('Old Name LLC', freshTrn())).expect(200);
    const { _id, trn } = applied.company;
    await staff.http.post(`/api/companies/${_id}/confirm`).send({}).expect(200);
    const wanted = companyDetails('New Name LLC', trn);
    const { body } = await apply(buyer, wanted).expect(200);
    expect(body.company).toMatchObject({ legalName: 'Old Name LLC', status: 'Confirmed', pending: wanted });
    await apply(buyer, wanted).expect(200);
    const company = await get(`companies/${_id}`);
    expect(company).toMatchObject({ legalName: 'Old Name LLC', pending: wanted, version: 3 });
    const path = `/api/companies/${_id}/confirm`;
    expect((await staff.http.post(path).send({ version: 2 }).expect(409)).body.code).toBe('STALE_VERSION');
    const { body: confirmed } = await staff.http.post(path).send({ version: 3 }).expect(200);
    expect(confirmed).toMatchObject({ legalName: 'New Name LLC', status: 'Confirmed', pending: null });
    expect(await actionsOn(_id)).toEqual(['confirmed', 'change requested', 'confirmed', 'created']);
  });

  it('does not change if staff refuse the change', async () => {
    const buyer = await shop.as.customer();
    const { _id } = await shop.given.company({ legalName: 'Stays LLC' });
    await putInto(buyer.id, _id, { companyRole: 'admin' }).expect(200);
    await apply(buyer, companyDetails('Goes LLC', freshTrn())).expect(200);
    const { body } = await staff.http.post(`/api/companies/${_id}/refuse`).send({}).expect(200);
    expect(body.company).toMatchObject({ legalName: 'Stays LLC', pending: null });
    await staff.http.post(`/api/companies/${_id}/refuse`).send({}).expect(409);
  });

  it('is removed if staff refuse it while it is new', async () => {
    const buyer = await shop.as.customer();
    const { body: applied } = await apply(buyer, companyDetails('Nobody LLC', freshTrn())).expect(200);
    const { body } = await staff.http.post(`/api/companies/${applied.company._id}/refuse`).send({}).expect(200);
    expect(body).toEqual({ company: null });
    const { body: profile } = await buyer.http.get('/api/users/account/profile').expect(200);
    expect(profile).toMatchObject({ company: null, companyRole: null });
    expect(await actionsOn(applied.company._id)).toEqual(['refused', 'created']);
    const [latest] = await get(`users/${buyer.id}/history`);
    expect(latest.changes).toContainEqual({ field: 'company', from: 'Nobody LLC', to: null });
  });

  it('is mailed to staff, and their decision to its users, in their language', async () => {
    const buyer = await shop.as.customer();
    await buyer.http.put('/api/users/profile').send({ language: 'ar' }).expect(200);
    const { body: applied } = await apply(buyer, companyDetails('Told LLC', freshTrn())).expect(200);
    const { email: inbox } = (await staff.http.get('/api/settings').expect(200)).body;
    const [application] = await awaitEmails(shop, inbox, 'Company to verify: Told LLC');
    expect(application?.text).toContain(buyer.name);
    await staff.http.post(`/api/companies/${applied.company._id}/confirm`).send({}).expect(200);
    await awaitEmails(shop, buyer.email, 'شركتكم Told LLC');
    await buyer.http.put('/api/users/profile').send({ language: 'en' }).expect(200);
    await apply(buyer, companyDetails('Other LLC', freshTrn())).expect(200);
    await staff.http.post(`/api/companies/${applied.company._id}/refuse`).send({}).expect(200);
    const [refused] = await awaitEmails(shop, buyer.email, 'Your company Told LLC');
    expect(refused?.text).toContain('Your details remain unchanged');
  });

  it('can be changed only by its admin', async () => {
    const buyer = await shop.as.customer();
    await putInto(buyer.id, (await shop.given.company())._id).expect(200);
    const { body: profile } = await buyer.http.get('/api/users/account/profile').expect(200);
    await apply(buyer, profile.company).expect(200);
    const { body } = await apply(buyer, companyDetails('Mine LLC')).expect(409);
    expect(body.code).toBe('COMPANY_ADMIN_ONLY');
  });

  it('can’t use the TRN of another company, whose name the buyer does not learn', async () => {
    const { trn } = await shop.given.company({ legalName: 'Secret Trading LLC' });
    const buyer = await shop.as.customer();
    await apply(buyer, companyDetails('Own LLC')).expect(200);
    const { body } = await apply(buyer, companyDetails('Own LLC', trn)).expect(409);
    expect(body).toMatchObject({ code: 'COMPANY_TRN_TAKEN', errors: { 'company.trn': expect.any(String) } });
    expect(JSON.stringify(body)).not.toContain('Secret');
  });
});

describe('an applicant who gives the TRN of a known company', () => {
  it('waits for staff, and gets the same response as other applicants', async () => {
    const known = await shop.given.company({ legalName: 'Known Trading LLC', paymentTermsDays: 90 });
    const buyer = await shop.as.customer();
    const details = companyDetails('Known Trdg', known.trn);
    const { body } = await apply(buyer, details).expect(200);
    expect(body).toMatchObject({
      company: { ...details, _id: null, status: 'Pending', pending: null },
      companyRole: null,
    });
    await buyer.http.put('/api/users/profile').send(body).expect(200);
    expect(await get(`users/${buyer.id}`)).toMatchObject({ company: null, companyRequest: details });
    const { asking, people } = await get(`companies/${known._id}/overview`);
    expect([asking, people]).toMatchObject([[{ _id: buyer.id, companyRequest: details }], []]);
    const waiting = await staff.http.get('/api/users').query(listQuery({ filter: { companyRequest: true } }));
    expect(waiting.body.map(({ _id }: { _id: string }) => _id)).toContain(buyer.id);
    await putInto(buyer.id, known._id, { companyRole: 'buyer' }).expect(200);
    const accepted = (await buyer.http.get('/api/users/account/profile').expect(200)).body;
    expect(accepted).toMatchObject({ company: { _id: known._id, legalName: 'Known Trading LLC' } });
    expect(await get(`users/${buyer.id}`)).toMatchObject({ companyRequest: null, companyRole: 'buyer' });
  });

  it('is a private person again if staff refuse', async () => {
    const { trn } = await shop.given.company();
    const buyer = await shop.as.customer();
    await apply(buyer, companyDetails('Stranger LLC', trn)).expect(200);
    await staff.http.put(`/api/users/${buyer.id}`).send({ companyRequest: null }).expect(200);
    expect((await buyer.http.get('/api/users/account/profile')).body).toMatchObject({ company: null });
  });

  it('may describe another company instead', async () => {
    const { trn } = await shop.given.company();
    const buyer = await shop.as.customer();
    await apply(buyer, companyDetails('Mistyped LLC', trn)).expect(200);
    const { body } = await apply(buyer, companyDetails('Mistyped LLC', freshTrn())).expect(200);
    expect(body).toMatchObject({ companyRole: 'admin', company: { _id: expect.any(String), status: 'Pending' } });
    expect((await get(`users/${buyer.id}`)).companyRequest).toBeNull();
  });
});
