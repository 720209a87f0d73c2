import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { CompaniesService } from '../../src/people/companies/companies.service.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { listQuery, refusalsOf } from '../support/calls.js';
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
const actionsOn = async (id: string) =>
  (await get(`companies/${id}/history`)).map(({ action }: { action: string }) => action);

describe('a company', () => {
  it('is created as described, and verified', async () => {
    const details = companyDetails('Al Manar Printing LLC', freshTrn());
    const body = { ...details, paymentTermsDays: 45, notes: 'Pays late' };
    const answer = await staff.http.post('/api/companies').send(body).expect(201);
    expect(answer.body).toEqual({
      ...body,
      _id: expect.any(String),
      ...{ legalNameAr: '', tin: '', status: 'Confirmed' },
      ...{ sharesPurchases: false, sharesQuotes: false, sharesOrders: false, sharesInvoices: false },
      ...{ needsApproval: false, creditLimit: null, billing: 'order', salesperson: null },
      pending: null,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await get(`companies/${answer.body._id}`)).toEqual(answer.body);
  });

  it('is changed field by field, with entries in its history', async () => {
    const { _id, version } = await shop.given.company({ legalName: 'Before LLC' });
    const change = { legalName: 'After LLC', paymentTermsDays: 0, version };
    const { body } = await staff.http.put(`/api/companies/${_id}`).send(change).expect(200);
    expect(body).toMatchObject({ legalName: 'After LLC', paymentTermsDays: 0, version: version + 1 });
    const [latest] = await get(`companies/${_id}/history`);
    expect(latest).toMatchObject({
      action: 'updated',
      changes: [
        { field: 'legalName', from: 'Before LLC', to: 'After LLC' },
        { field: 'paymentTermsDays', from: null, to: 0 },
      ],
    });
  });

  it('may be sent back unchanged, and nothing changes', async () => {
    const company = await shop.given.company();
    const { body } = await staff.http.put(`/api/companies/${company._id}`).send({ id: company._id, ...company });
    expect(body).toEqual(company);
  });

  it('is refused if it is stale', async () => {
    const { _id } = await shop.given.company();
    await staff.http.put(`/api/companies/${_id}`).send({ notes: 'Paid in cash', version: 1 }).expect(200);
    const { body } = await staff.http.put(`/api/companies/${_id}`).send({ notes: 'Old', version: 1 }).expect(409);
    expect(body.code).toBe('STALE_VERSION');
    expect((await get(`companies/${_id}`)).notes).toBe('Paid in cash');
  });

  it.each([
    ['without a name', { legalName: ' ' }, { legalName: 'Legal name is required.' }],
    [
      'with a wrong TRN',
      { trn: '200123456700003' },
      { trn: 'TRN must have 15 digits, start with 1 and end with 03. “200123456700003” is not valid.' },
    ],
    [
      'without an emirate in the UAE',
      { address: { ...companyDetails('').address, emirate: '' } },
      { 'address.emirate': 'Choose an emirate.' },
    ],
    [
      'with a country in words',
      { address: { ...companyDetails('').address, country: 'Oman' } },
      { 'address.country': expect.stringContaining('two capital letters') },
    ],
  ])('is refused %s', async (_what, fields, errors) => {
    const body = { ...companyDetails('Wrong LLC'), ...fields };
    const answer = await staff.http.post('/api/companies').send(body).expect(400);
    expect(answer.body.errors).toEqual(errors);
    expect(await names({ filter: { q: 'Wrong' } })).toEqual([]);
  });

  it('stores its TRN in Western digits, in any entered notation', async () => {
    const details = companyDetails('Al Noor LLC', '١٠٠٢٠٠٣٠٠٤٩٩٩٠٣');
    const { body } = await staff.http.post('/api/companies').send(details).expect(201);
    expect(body.trn).toBe('100200300499903');
  });

  it('has no emirate outside the UAE', async () => {
    const address = { street: 'Al Khuwair', city: 'Muscat', emirate: 'DXB', country: 'OM' } as const;
    expect((await shop.given.company({ address })).address).toEqual({ ...address, emirate: '' });
  });

  it('needs no TRN, but can’t have the TRN of another company', async () => {
    const [one, other] = [await shop.given.company({ legalName: 'First LLC' }), await shop.given.company({ trn: '' })];
    await shop.given.company({ trn: '' });
    const { body } = await staff.http.put(`/api/companies/${other._id}`).send({ trn: one.trn }).expect(409);
    expect(body).toMatchObject({
      code: 'COMPANY_TRN_TAKEN',
      errors: { trn: 'First LLC already has this TRN.' },
      params: { name: 'First LLC' },
    });
    const twin = companyDetails('Twin LLC', one.trn);
    expect((await staff.http.post('/api/companies').send(twin).expect(409)).body.code).toBe('COMPANY_TRN_TAKEN');
  });

  it('stays verified once it is verified', async () => {
    const { _id } = await shop.given.company();
    const { body } = await staff.http.put(`/api/companies/${_id}`).send({ status: 'Pending' }).expect(409);
    expect(body.code).toBe('COMPANY_CONFIRMED');
  });

  it('is listed by name, TRN, status and open tasks for staff', async () => {
    const one = await shop.given.company({ legalName: 'Zomorrod Packaging LLC' });
    await shop.given.company({ legalName: 'Zomorrod Labels LLC', status: 'Pending' });
    const sort: [string, string] = ['legalName', 'ASC'];
    expect(await names({ filter: { q: 'zomorrod' }, sort })).toEqual(['Zomorrod Labels LLC', 'Zomorrod Packaging LLC']);
    expect(await names({ filter: { q: one.trn } })).toEqual(['Zomorrod Packaging LLC']);
    expect(await names({ filter: { q: 'zomorrod', status: 'Pending' } })).toEqual(['Zomorrod Labels LLC']);
    expect(await names({ filter: { q: 'zomorrod', waiting: true } })).toEqual(['Zomorrod Labels LLC']);
    expect(await names({ filter: { q: 'zomorrod', waiting: false } })).toEqual(['Zomorrod Packaging LLC']);
    expect(await names({ filter: { id: [one._id] } })).toEqual(['Zomorrod Packaging LLC']);
    const { headers } = await staff.http.get('/api/companies').query(listQuery({ filter: { q: 'zomorrod' } }));
    expect(headers['content-range']).toBe('companies 0-1/2');
  });

  it('can be deleted while it has no members', async () => {
    const { _id } = await shop.given.company();
    const { id } = await shop.as.customer('Huda Saleh');
    await putInto(id, _id).expect(200);
    const { body } = await staff.http.delete(`/api/companies/${_id}`).expect(409);
    expect(body).toMatchObject({ code: 'COMPANY_IN_USE', params: { users: 'Huda Saleh' } });
    await putInto(id, null).expect(200);
    await staff.http.delete(`/api/companies/${_id}`).expect(200);
    await staff.http.get(`/api/companies/${_id}`).expect(404);
    expect(await actionsOn(_id)).toEqual(['deleted', 'created']);
  });

  it('is accessible only to staff', async () => {
    const { _id } = await shop.given.company();
    const calls = [
      ['get', '/api/companies'],
      ['post', '/api/companies'],
      ['get', `/api/companies/${_id}`],
      ['put', `/api/companies/${_id}`],
      ['post', `/api/companies/${_id}/confirm`],
      ['post', `/api/companies/${_id}/refuse`],
      ['get', `/api/companies/${_id}/overview`],
      ['get', `/api/companies/${_id}/history`],
      ['delete', `/api/companies/${_id}`],
    ] as const;
    const { http } = await shop.as.customer();
    expect(await refusalsOf(http, calls)).toEqual(calls.map(() => '403 STAFF_ONLY'));
    expect(await refusalsOf(shop.as.visitor(), calls)).toEqual(calls.map(() => '401 SIGNED_OUT'));
  });

  it('returns 404 if it is missing or its id is invalid', async () => {
    for (const id of ['6920200f1c2d3e4f5a6b7c8d', 'none']) {
      const { body } = await staff.http.get(`/api/companies/${id}`).expect(404);
      expect(body.code).toBe('COMPANY_NOT_FOUND');
    }
  });
});

describe('a user of a company', () => {
  it('is added to it, given a role and removed by staff, with the names in the history', async () => {
    const company = await shop.given.company();
    const { id } = await shop.as.customer();
    const { body } = await putInto(id, company._id).expect(200);
    const { _id, legalName, trn, status } = company;
    expect(body).toMatchObject({ company: { _id, legalName, trn, status }, companyRole: 'buyer' });
    await putInto(id, _id, { companyRole: 'accounts' }).expect(200);
    const users = await staff.http.get('/api/users').query(listQuery({ filter: { company: _id } }));
    expect(users.body).toMatchObject([{ _id: id, company: { legalName }, companyRole: 'accounts' }]);
    await putInto(id, null).expect(200);
    expect(await get(`users/${id}`)).toMatchObject({ company: null, companyRole: null });
    const [out, , into] = await get(`users/${id}/history`);
    expect(into.changes).toContainEqual({ field: 'company', from: null, to: legalName });
    expect(out.changes).toContainEqual({ field: 'company', from: legalName, to: null });
  });

  it('remains in it if the record is sent back unchanged', async () => {
    const { id } = await shop.as.customer();
    await putInto(id, (await shop.given.company())._id, { companyRole: 'approver' }).expect(200);
    const user = await get(`users/${id}`);
    const { body } = await staff.http.put(`/api/users/${id}`).send(user).expect(200);
    expect(body).toEqual(user);
  });

  it('belongs to an existing company, and has a role only in a company', async () => {
    const { id } = await shop.as.customer();
    const unknown = await putInto(id, '6920200f1c2d3e4f5a6b7c8d').expect(400);
    expect(unknown.body.errors).toEqual({ company: 'This company does not exist.' });
    const { body } = await staff.http.put(`/api/users/${id}`).send({ companyRole: 'buyer' }).expect(400);
    expect(body.reasons).toEqual({ companyRole: { rule: 'ROLE_WITHOUT_COMPANY' } });
  });

  it('has only their confirmed company as the recipient of documents', async () => {
    const companies = shop.app.get(CompaniesService);
    const { id } = await shop.as.customer();
    expect(await companies.ofUser(id)).toBeNull();
    const { _id } = await shop.given.company({ status: 'Pending', paymentTermsDays: 60 });
    await putInto(id, _id).expect(200);
    expect(await companies.ofUser(id)).toBeNull();
    await staff.http.post(`/api/companies/${_id}/confirm`).send({}).expect(200);
    expect(await companies.ofUser(id)).toMatchObject({ _id: new Types.ObjectId(_id), paymentTermsDays: 60 });
  });
});

describe('the overview of a company', () => {
  it('adds up the debts of its members and the overdue part', async () => {
    const { _id } = await shop.given.company();
    const [one, other] = [await shop.as.customer('Amal'), await shop.as.customer('Bilal')];
    for (const { id } of [one, other]) await putInto(id, _id).expect(200);
    const stranger = await shop.as.customer();
    for (const buyer of [one, other, stranger]) await shop.given.invoice(buyer);
    const late = await shop.given.invoice(other, { unitPrice: 10 });
    expect(await get(`companies/${_id}/overview`)).toMatchObject({
      people: [{ name: 'Amal' }, { name: 'Bilal' }],
      asking: [],
      open: { count: 3, amount: 220 },
      overdue: { count: 0, amount: 0 },
    });
    const today = new Date().toISOString();
    const payment = { amount: 5, paymentMethod: 'Cash', paymentDate: today, paidTo: 'Omar' };
    await staff.http.post(`/api/payments/from-invoice/${late._id}`).send(payment).expect(201);
    expect((await get(`companies/${_id}/overview`)).open).toEqual({ count: 3, amount: 215 });
  });

  it('is empty for a company without members', async () => {
    const { _id } = await shop.given.company({ trn: '' });
    const none = { count: 0, amount: 0 };
    const nothing = { people: [], asking: [], open: none, overdue: none, creditBalance: 0 };
    expect(await get(`companies/${_id}/overview`)).toEqual(nothing);
  });
});
