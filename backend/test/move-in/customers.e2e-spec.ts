import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Transactions } from '../../src/platform/database/transactions.js';
import { OutboxEmail } from '../../src/platform/mail/outbox.schema.js';
import { MoveIn } from '../../src/shop/move-ins/move-in.schema.js';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';

interface Row {
  readonly line: number;
  readonly action: string;
  readonly problems: readonly { readonly field: string; readonly rule: string }[];
}

let shop: TestShop;
let office: TestActor;
let moveIn: string;
let counter = 0;

beforeAll(async () => {
  shop = await startShop();
  office = await shop.as.staff('Olga Office');
});
beforeEach(async () => {
  await shop.app.get<Model<MoveIn>>(getModelToken(MoveIn.name)).updateMany({ status: 'Open' }, { status: 'Undone' });
  const body = { source: 'sheets', switchDay: '2027-01-01' };
  moveIn = (await office.http.post('/api/move-ins').send(body).expect(201)).body._id;
  counter += 1;
});
afterAll(() => shop.close());

const send = (body: object, http = office.http) => http.post(`/api/move-ins/${moveIn}/customers`).send(body);
const check = async (csv: string) => (await send({ csv }).expect(200)).body;
/** Checks the file and imports it with all remarks confirmed. */
async function bring(csv: string) {
  const { plan, rows } = await check(csv);
  expect(rows.flatMap(({ problems }: Row) => problems)).toEqual([]);
  return (await send({ csv, plan, confirmed: rows.map(({ line }: Row) => line) }).expect(200)).body;
}
const undo = () => office.http.post(`/api/move-ins/${moveIn}/customers/undo`).send({});
const listed = async (path: string, q: string) =>
  (
    await office.http
      .get(`/api/${path}`)
      .query({ filter: JSON.stringify({ q }), range: '[0,99]' })
      .expect(200)
  ).body;
const nameOf = (what: string) => `${what} No${String(counter)}`;
const trnOf = () => `1${String(counter).padStart(12, '4')}03`;
const fileOf = (columns: string, ...rows: string[]) => [columns, ...rows].join('\n');
const outbox = () => shop.app.get<Model<OutboxEmail>>(getModelToken(OutboxEmail.name)).countDocuments();

describe('a file of customers', () => {
  it('brings companies with their people, terms and groups, and persons; nothing is mailed', async () => {
    const group = nameOf('Resellers');
    const { body } = await office.http.post('/api/customer-groups').send({ name: group }).expect(201);
    const mails = await outbox();
    const [company, person, mail] = [nameOf('Gulf Cartons LLC'), nameOf('Colin'), `omar${String(counter)}@gulf.ae`];
    const columns =
      'customer,trn,contact,email,phone,street,emirate,terms,creditLimit,billing,group,salesperson,language';
    const csv = fileOf(
      columns,
      `${company},${trnOf()},Omar Said,${mail},0501234567,Shop 4,Dubai,45,"5,000.00",delivery,${group},Olga Office,ar`,
      `${person},,,,,Villa 9,Ajman,,250,,,,`,
    );
    expect(await check(csv)).toMatchObject({ applied: false, created: 2, wrong: 0, left: [] });
    expect(await listed('companies', company)).toEqual([]);
    expect(await bring(csv)).toMatchObject({ applied: true, created: 2 });
    const [stored] = await listed('companies', company);
    expect(stored).toMatchObject({
      ...{ legalName: company, trn: trnOf(), status: 'Confirmed', paymentTermsDays: 45, creditLimit: 5000 },
      ...{ billing: 'delivery', address: { street: 'Shop 4', emirate: 'DXB', country: 'AE' } },
      salesperson: { name: 'Olga Office' },
    });
    expect(await listed('users', mail)).toMatchObject([
      { name: 'Omar Said', language: 'ar', company: { _id: stored._id }, companyRole: 'buyer', invitedAt: null },
    ]);
    expect(await listed('users', person)).toMatchObject([{ name: person, company: null, creditLimit: 250 }]);
    const members = await office.http.get(`/api/customer-groups/${body._id}`).expect(200);
    expect(members.body.companies).toEqual([stored._id]);
    expect(await outbox()).toBe(mails);
  });

  it('is the same when it is imported again, and a changed row is refused', async () => {
    const row = `${nameOf('Same LLC')},DXB`;
    await bring(fileOf('customer,emirate', row));
    expect(await check(fileOf('customer,emirate', row))).toMatchObject({ created: 0, unchanged: 1, plan: null });
    const { rows } = await check(fileOf('customer,emirate', row.replace('DXB', 'SHJ')));
    expect(rows[0].problems).toMatchObject([
      { field: 'emirate', rule: 'OPENING_CHANGED_FROM', params: { before: 'DXB' } },
    ]);
  });

  it('has two branches of one TRN as one company with two people', async () => {
    const [dubai, sharjah] = [nameOf('Two Dubai'), nameOf('Two Sharjah')];
    const row = (name: string, emirate: string, joinTo: string) => `${name},${trnOf()},Hall 7,${emirate},${joinTo}`;
    const columns = 'customer,trn,street,emirate,joinTo';
    const refused = await check(fileOf(columns, row(dubai, 'DXB', ''), row(sharjah, 'SHJ', '')));
    expect(refused).toMatchObject({ plan: null, wrong: 1 });
    expect(refused.rows[1].problems).toMatchObject([{ field: 'trn', rule: 'TRN_TWICE' }]);
    const csv = fileOf(columns, row(dubai, 'DXB', ''), row(sharjah, 'SHJ', dubai));
    expect(await bring(csv)).toMatchObject({ created: 2 });
    const [{ _id }] = await listed('companies', dubai);
    expect(await listed('users', nameOf('Two'))).toMatchObject([{ company: { _id } }, { company: { _id } }]);
    expect(await check(csv)).toMatchObject({ unchanged: 2, created: 0 });
  });

  it('imports valid rows alone, and those with a remark only after a confirmation', async () => {
    const [near, wrong] = [nameOf('Near LLC'), nameOf('Wrong LLC')];
    const csv = fileOf('customer,trn', `${near},`, `${wrong},12`);
    const { plan, goodPlan, left, rows } = await check(csv);
    expect([plan, left, rows[0].remarks]).toEqual([null, [2], ['EMIRATE_ASSUMED']]);
    expect((await send({ csv, plan: goodPlan }).expect(200)).body).toMatchObject({ created: 0, left: [2] });
    expect(await listed('companies', near)).toEqual([]);
    expect((await send({ csv, plan: goodPlan, confirmed: [2] }).expect(200)).body).toMatchObject({
      created: 1,
      wrong: 1,
    });
    expect(await listed('companies', near)).toHaveLength(1);
  });

  it('brings no customer twice when two people import it at once, or it is sent twice', async () => {
    const csv = fileOf('customer', ...Array.from({ length: 30 }, (_, index) => nameOf(`Race ${String(index)}`)));
    const { plan } = await check(csv);
    const other = await shop.as.staff();
    const answers = await Promise.all([send({ csv, plan }), send({ csv, plan }, other.http)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listed('users', nameOf('Race'))).toHaveLength(30);
    expect((await send({ csv, plan })).body).toMatchObject({ code: 'IMPORT_OUTDATED' });
  });

  it('is refused if a user with its email address was created at the same moment', async () => {
    const files = ['One', 'Two'].map((what) =>
      fileOf('customer,email', `${nameOf(what)},twin${String(counter)}@gulf.ae`),
    );
    const plans = await Promise.all(files.map(check));
    const answers = await Promise.all(files.map((csv, index) => send({ csv, plan: plans[index].plan })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused if a group or price list that it names was deleted after the check', async () => {
    const name = nameOf('Deleted');
    const [groups, lists] = ['/api/customer-groups', '/api/price-lists'];
    await office.http.post(groups).send({ name }).expect(201);
    await office.http.post(lists).send({ name, kind: 'Agreement' }).expect(201);
    for (const [path, column] of [
      [groups, 'group'],
      [lists, 'priceList'],
    ] as const) {
      const csv = fileOf(`customer,emirate,${column}`, `${name} LLC,DXB,${name}`);
      const { plan } = await check(csv);
      const [{ _id }] = (await office.http.get(path).query({ filter: JSON.stringify({ q: name }) })).body;
      const transactions = shop.app.get(Transactions);
      const run = transactions.run.bind(transactions);
      // The rows were planned once more, and are to be stored.
      const storing = jest.spyOn(transactions, 'run').mockImplementationOnce(async (...call) => {
        await office.http.delete(`${path}/${_id}`).expect(200);
        return run(...call);
      });
      expect((await send({ csv, plan }).expect(409)).body).toMatchObject({ code: 'IMPORT_OUTDATED' });
      storing.mockRestore();
      expect(await listed('companies', name)).toEqual([]);
      expect((await check(csv)).rows[0].problems).toMatchObject([{ field: column }]);
    }
  });

  it('is refused for other staff and visitors, and without a file', async () => {
    const accounts = await shop.as.staff('Amal', 'Accounts');
    await send({ csv: 'customer' }, accounts.http).expect(403);
    await send({ csv: 'customer' }, shop.as.visitor()).expect(401);
    await send({}).expect(400);
    expect(await check('one,two\n1,2')).toMatchObject({ created: 0, plan: null });
  });

  it('gives invoices of the old books their customers, also by the old name of a branch', async () => {
    const [dubai, sharjah] = [nameOf('Old Dubai LLC'), nameOf('Old Sharjah')];
    await bring(
      fileOf('customer,legalName,emirate,joinTo', `${dubai},${nameOf('Legal LLC')},DXB,`, `${sharjah},,SHJ,${dubai}`),
    );
    const invoices = fileOf(
      'number,customer,issuedOn,total,vat,rest',
      `OC-${String(counter)}-1,${dubai},2026-09-14,105,5,105`,
      `OC-${String(counter)}-2,${sharjah},2026-09-15,105,5,105`,
    );
    const found = await office.http.post(`/api/move-ins/${moveIn}/invoices`).send({ csv: invoices }).expect(200);
    expect(found.body).toMatchObject({ created: 2, wrong: 0 });
  });
});

describe('the step of customers', () => {
  it('is undone as a whole, and can be brought again', async () => {
    const group = nameOf('Left');
    const { body } = await office.http.post('/api/customer-groups').send({ name: group }).expect(201);
    const name = nameOf('Undone LLC');
    const list = await office.http.post('/api/price-lists').send({ name: group, kind: 'Agreement' }).expect(201);
    const companiesOfList = async () =>
      (await office.http.get(`/api/price-lists/${list.body._id}`).expect(200)).body.companies;
    const csv = fileOf(
      'customer,emirate,group,priceList',
      `${name},DXB,${group},${group.toUpperCase()}`,
      `${nameOf('Undone Person')},,,`,
    );
    await bring(csv);
    expect(await companiesOfList()).toHaveLength(1);
    await undo().expect(200);
    expect(await companiesOfList()).toEqual([]);
    expect([await listed('companies', name), await listed('users', nameOf('Undone'))]).toEqual([[], []]);
    expect((await office.http.get(`/api/customer-groups/${body._id}`)).body.companies).toEqual([]);
    expect(await bring(csv)).toMatchObject({ created: 2 });
  });

  it('is not undone after a change of a customer, which is named', async () => {
    const name = nameOf('Changed LLC');
    await bring(fileOf('customer,emirate', `${name},DXB`, `${nameOf('Other LLC')},DXB`));
    const [{ _id }] = await listed('companies', name);
    await office.http.put(`/api/companies/${_id}`).send({ notes: 'Pays late' }).expect(200);
    const { body } = await undo().expect(409);
    expect(body).toMatchObject({ code: 'MOVE_IN_USED', params: { records: name } });
    expect(await listed('companies', nameOf('Other LLC'))).toHaveLength(1);
  });

  it('is not undone once a document refers to a customer, or one was invited or joined by a colleague', async () => {
    const name = nameOf('Invited');
    await bring(
      fileOf('customer,email,emirate', `${name},in${String(counter)}@gulf.ae,`, `${nameOf('Host LLC')},,DXB`),
    );
    const [{ _id }] = await listed('users', name);
    await office.http.post(`/api/users/${_id}/invitation`).expect(201);
    const [host] = await listed('companies', nameOf('Host LLC'));
    const colleague = nameOf('Colleague');
    await office.http.post('/api/users/admin').send({ name: colleague, company: host._id }).expect(201);
    const number = `RF-${String(counter)}`;
    const csv = fileOf(
      'number,customer,issuedOn,total,vat,rest',
      `${number},${nameOf('Host LLC')},2026-09-14,105,5,105`,
    );
    const invoices = (body: object) => office.http.post(`/api/move-ins/${moveIn}/invoices`).send(body);
    const { plan } = (await invoices({ csv }).expect(200)).body;
    await invoices({ csv, plan }).expect(200);
    const { params } = (await undo().expect(409)).body;
    expect(params.records.split(', ').toSorted()).toEqual([number, colleague, name].toSorted());
  });

  it('is not undone, and brings no customer, once the move-in has ended', async () => {
    await office.http.post(`/api/move-ins/${moveIn}/undo`).expect(200);
    await undo().expect(409);
    await send({ csv: 'customer\nLate' }).expect(409);
  });
});
