import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import request, { type Agent } from 'supertest';
import { PROJECT_ROOT } from '../../src/platform/config/paths.js';
import type { TestActor } from '../support/actors.js';
import { startShop } from '../support/app.js';
import { listQuery } from '../support/calls.js';
import { pdfText } from '../support/pdf-text.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

// A backup is restored and the shop is started on it twice.
jest.setTimeout(180_000);

const BACKUP = join(PROJECT_ROOT, 'backend/test/fixtures/shop-2026-11-22.tar');
const PASSWORD = 'print-demo-2026';
const KHALID = { name: 'خالد المنصوري', email: 'khalid@almansoori-press.example' };
const KHALID_ID = '6b0368cacd611ad0c971c8d9';
const LISTS = ['quotes/admin', 'orders', 'invoices', 'payments', 'users', 'products/admin', 'categories'];
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

type Row = Record<string, unknown>;

let folder: string;
const shops: ServerProcess[] = [];
let khalid: Agent;
let staff: Agent;
/** Whole staff lists as the first and as the second start on the backup answer them. */
let afterFirstStart: Row[][];
let afterSecondStart: Row[][];

const signIn = async ({ url }: ServerProcess, email: string): Promise<Agent> => {
  const http = request.agent(url);
  await http.post('/api/users/auth').send({ email, password: PASSWORD }).expect(200);
  return http;
};

const rowsOf = async (path: string, query: object = {}): Promise<Row[]> =>
  (await staff.get(`/api/${path}`).query(listQuery(query)).expect(200)).body;

async function startOnBackup(): Promise<Row[][]> {
  await shops.pop()?.stop();
  const shop = await startServer({ DATA_DIR: folder, JWT_SECRET: '', SEED: 'demo', ADMIN_PASSWORD: PASSWORD });
  shops.push(shop);
  staff = await signIn(shop, 'admin@example.com');
  khalid = await signIn(shop, KHALID.email);
  return Promise.all(LISTS.map((path) => rowsOf(path, { range: [0, 499], sort: ['id', 'ASC'] })));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-upgrade-'));
  const env = { ...process.env, MONGODB_URI: '', DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [join(PROJECT_ROOT, 'scripts/restore.mjs'), BACKUP], { env });
  afterFirstStart = await startOnBackup();
  afterSecondStart = await startOnBackup();
});
afterAll(async () => {
  await shops.pop()?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The values of these fields, row by row. */
const pick = (rows: Row[], ...fields: string[]) => rows.map((row) => fields.map((field) => row[field]));

describe('an upgraded shop', () => {
  it('has every record of the backup', () => {
    const counts = afterSecondStart.map((rows, list) => [LISTS[list], rows.length]);
    expect(Object.fromEntries(counts)).toEqual({
      'quotes/admin': 47,
      orders: 25,
      // One that was voided and one that was deleted are back.
      invoices: 18,
      payments: 19,
      users: 8,
      'products/admin': 193,
      categories: 13,
    });
  });

  it('is left as it is by a second start', () => {
    const withoutSignIns = (lists: Row[][]) => lists.map((rows) => rows.map((row) => ({ ...row, version: undefined })));
    expect(withoutSignIns(afterSecondStart)).toEqual(withoutSignIns(afterFirstStart));
  });

  it('shows a customer the quotes, orders, invoices and payments of the account', async () => {
    const mine = async (path: string, ...fields: string[]) =>
      pick((await khalid.get(`/api/${path}/my`).expect(200)).body, ...fields);
    expect(await mine('quotes', 'number', 'status', 'totalPrice', 'isOrderCreated')).toEqual([
      ['QUO-2026-00047', 'Confirmed', 272, true],
      ['QUO-2026-00046', 'Requested', 0, false],
      ['QUO-2026-00045', 'Quoted', 539, false],
      ['QUO-2026-00044', 'Confirmed', 272, true],
      ['QUO-2026-00043', 'Confirmed', 539, true],
    ]);
    expect(await mine('orders', 'orderNumber', 'status', 'totalPrice', 'isDelivered', 'invoiceGenerated')).toEqual([
      ['ORD-2026-00025', 'Delivered', 272, true, true],
      ['ORD-2026-00024', 'Returned', 272, false, false],
      ['ORD-2026-00023', 'Processing', 539, false, true],
    ]);
    expect(await mine('invoices', 'invoiceNumber', 'status', 'amountDue', 'amountPaid', 'remainingDue')).toEqual([
      ['INV-2026-00018', 'Paid', 272, 272, 0],
      ['INV-2026-00017', expect.stringMatching(/Partially Paid|Overdue/), 539, 100, 439],
      ['INV-2026-00016', 'Void', 539, 0, 0],
    ]);
    expect(await mine('payments', 'amount', 'status', 'paymentMethod')).toEqual([
      [272, 'Received', 'Bank Transfer'],
      [20, 'Refunded', 'Bank Transfer'],
      [50.05, 'Refunded', 'Bank Transfer'],
      [100, 'Received', 'Bank Transfer'],
    ]);
  });

  it('finds records in the staff lists by number, name and Arabic note', async () => {
    const found = async (path: string, field: string, filter: object) =>
      (await rowsOf(path, { filter, sort: [field, 'ASC'] })).map((row) => row[field]);
    expect(await found('users', 'name', { q: 'المنصوري' })).toEqual([KHALID.name]);
    expect(await found('quotes/admin', 'number', { q: 'QUO-2026-00045' })).toEqual(['QUO-2026-00045']);
    const orders = ['ORD-2026-00023', 'ORD-2026-00024', 'ORD-2026-00025'];
    expect(await found('orders', 'orderNumber', { q: 'خالد المنصوري' })).toEqual(orders);
    expect(await found('invoices', 'invoiceNumber', { q: '00017' })).toEqual(['INV-2026-00017']);
    expect(await found('invoices', 'invoiceNumber', { user: KHALID_ID, remainingDue_gte: 439 })).toEqual([
      'INV-2026-00017',
    ]);
    expect(await found('payments', 'amount', { q: 'خزينة' })).toEqual([272]);
  });

  it('states a customer’s account to the fils', async () => {
    const { body } = await staff
      .get(`/api/users/${KHALID_ID}/statement`)
      .query({ ...YEAR, undone: 'shown' })
      .expect(200);
    expect(body).toMatchObject({
      user: KHALID,
      openingBalance: 0,
      invoiced: 1350,
      paid: 442.05,
      refunded: 20,
      mistaken: 50.05,
      voided: 539,
      closingBalance: 439,
    });
    expect(pick(body.entries, 'kind', 'debit', 'credit', 'balance').at(-1)?.at(-1)).toBe(439);
    expect(body.entries).toHaveLength(10);
  });

  it('has standard rated products, each with the code of its unit', () => {
    const products = afterSecondStart[5] ?? [];
    expect(new Set(pick(products, 'taxCategory', 'taxReason').map(String))).toEqual(new Set(['S,']));
    expect(new Set(pick(products, 'descriptionAr', 'nameAr').flat())).toEqual(new Set(['']));
    const codes = new Set(pick(products, 'unit', 'unitCode').map(String));
    expect([...codes].sort()).toEqual(['box,XBX', 'coil,XCL', 'pack,XPA', 'reel,XRL', 'roll,XRO']);
  });

  it('says of a deleted payment who reversed it, and shows it on its invoice', () => {
    const [, , invoices = [], payments = []] = afterSecondStart;
    const payment = payments.find(({ amount }) => amount === 50.05);
    const reversal = { reason: '', by: expect.stringMatching(/./), at: expect.stringMatching(/^2026-/) };
    expect(payment).toMatchObject({ status: 'Refunded', reversal, invoice: { invoiceNumber: 'INV-2026-00017' } });
    const invoice = invoices.find(({ invoiceNumber }) => invoiceNumber === 'INV-2026-00017');
    const shown = invoice?.['payments'] as Row[];
    expect(shown.map(({ amount, status }) => [amount, status])).toEqual(
      expect.arrayContaining([
        [50.05, 'Refunded'],
        [100, 'Received'],
      ]),
    );
  });

  it('prints a quote and an invoice, Arabic words included', async () => {
    const printed = async (path: string, list: Row[], field: string, number: string) => {
      const row = list.find((one) => one[field] === number);
      const { body } = await khalid.get(`/api/${path}/${String(row?.['_id'])}/pdf`).expect(200);
      return pdfText(body);
    };
    const [quotes = [], , invoices = []] = afterSecondStart;
    const quotation = await printed('quotes', quotes, 'number', 'QUO-2026-00045');
    expect(quotation).toContain('QUO-2026-00045');
    expect(quotation).toContain('539.00');
    const invoice = await printed('invoices', invoices, 'invoiceNumber', 'INV-2026-00017');
    expect(invoice).toContain('INV-2026-00017');
    expect(invoice).toContain('439.00');
    for (const text of [quotation, invoice]) expect(text.match(/\p{Script=Arabic}/gu)?.length).toBeGreaterThan(40);
  });

  it('has VAT in open quotes and orders, and invoices as they were issued, with the seller', () => {
    const [quotes = [], orders = [], invoices = []] = afterSecondStart;
    const found = (rows: Row[], field: string, number: string) => rows.find((row) => row[field] === number);
    const tax = { basis: 'inclusive', net: 513.33, vat: 25.67, gross: 539 };
    const category = { taxCategory: 'S', taxRate: 5, discount: 0, _id: expect.stringMatching(/^[0-9a-f]{24}$/) };
    expect(found(quotes, 'number', 'QUO-2026-00045')).toMatchObject({
      ...{ totalPrice: 539, discount: 0, tax },
      requestedItems: expect.arrayContaining([expect.objectContaining(category)]),
    });
    expect(found(quotes, 'number', 'QUO-2026-00047')).toMatchObject({ totalPrice: 272, tax: null });
    expect(found(orders, 'orderNumber', 'ORD-2026-00023')).toMatchObject({ totalPrice: 539, tax: null });
    const openOrders = orders.filter(({ invoiceGenerated, status }) => !invoiceGenerated && status === 'Processing');
    expect(openOrders.length).toBeGreaterThan(0);
    for (const order of openOrders) expect(order['tax']).toMatchObject({ gross: order['totalPrice'] });
    const bankAccounts = [expect.objectContaining({ iban: 'AE070331234567890123456' })];
    const seller = { legalName: 'Press & Pack Supplies Trading LLC', trn: '100000000000003', bankAccounts };
    for (const invoice of invoices) {
      const issued = { title: 'Invoice', tax: null, supplyDate: null, seller, buyer: { company: null } };
      expect(invoice).toMatchObject(issued);
      expect(invoice['issuedTotal']).toBe(invoice['amountDue']);
    }
  });

  it('keeps the history and goes on with the numbers', async () => {
    const [, orders = []] = afterSecondStart;
    const order = orders.find(({ orderNumber }) => orderNumber === 'ORD-2026-00023');
    const { body: history } = await staff.get(`/api/orders/${String(order?.['_id'])}/history`).expect(200);
    expect(history.map(({ action }: Row) => action)).toEqual(expect.arrayContaining(['invoice voided', 'invoiced']));
    const requestedItems = [{ product: '6b0368c1cd611ad0c971c4c1', qty: 20 }];
    const { body: quote } = await khalid.post('/api/quotes').send({ requestedItems }).expect(201);
    expect(quote.number).toMatch(/-00048$|-00001$/);
  });
});

it('an upgrade that was interrupted is completed by the next start', async () => {
  const earlier = await startShop();
  try {
    const buyer = await earlier.as.customer("Zubaida O'Hara");
    const made = [await earlier.given.invoice(buyer), await earlier.given.invoice(buyer)];
    const connection = earlier.app.get<Connection>(getConnectionToken());
    const invoiceNumber = made[0]?.invoiceNumber ?? '';
    await connection.collection('upgrades').deleteMany({});
    await connection.collection('invoices').updateOne({ invoiceNumber }, { $unset: { searchTokens: 1, numberKey: 1 } });
    const older = { $set: { searchTokens: ['zubaida'] } };
    await connection.collection('users').updateOne({ name: "Zubaida O'Hara" }, older);
    const later = await startShop({}, earlier);
    try {
      const { http } = await later.as.staff();
      const found = async (q: string) =>
        pick((await http.get('/api/invoices').query(listQuery({ filter: { q } }))).body, 'invoiceNumber');
      expect(await found(invoiceNumber)).toEqual([[invoiceNumber]]);
      expect(await found('zubaida')).toHaveLength(2);
      expect(await found('ohara')).toHaveLength(2);
      const names = await connection.collection<{ _id: string }>('upgrades').distinct('_id');
      expect(names.sort()).toEqual([
        '2026-11-22 search fields',
        ...['2026-11-23 category names', '2026-11-23 cheques of payments'],
        ...['2026-11-23 deleted payments', '2026-11-23 hashes of sessions'],
        ...['2026-11-23 tax fields of products', '2026-11-23 users without email'],
        '2026-11-23 void invoices',
        '2026-11-24 Arabic descriptions of products',
        '2026-11-24 VAT of documents',
        '2026-11-25 companies of quotes and orders',
        '2026-11-25 email addresses without invisible marks',
        '2026-11-25 files of purchase orders by name',
        '2026-11-25 orders invoiced anew',
        '2026-11-25 revisions of quotes',
        '2026-11-26 Arabic names of products',
        ...['2026-11-26 addresses that exist are proved', '2026-11-26 deliveries of earlier orders'],
        '2026-11-26 earlier acceptances are agreed to',
        ...['2026-11-26 files of messages by name', '2026-11-26 ids of bank accounts'],
        ...['2026-11-26 post-dated cheques of older shops', '2026-11-26 quantities of order lines'],
        ...['2026-11-26 search fields without separators', '2026-11-26 several invoices of an order'],
      ]);
    } finally {
      await later.close();
    }
  } finally {
    await earlier.close();
  }
});

it('an index by which every user has an email address of their own gives way to one for those that there are', async () => {
  const earlier = await startShop();
  try {
    const connection = earlier.app.get<Connection>(getConnectionToken());
    const users = connection.collection('users');
    await users.createIndex({ email: 1 }, { name: 'email_1', unique: true }, {});
    await connection.collection('upgrades').deleteMany({});
    const later = await startShop({}, earlier);
    try {
      const { http } = await later.as.staff();
      for (const name of ['Aisha', 'Bilal']) await http.post('/api/users/admin').send({ name }).expect(201);
      const names = (await users.indexes()).map(({ name }) => name);
      expect(names.filter((name) => name?.startsWith('email_'))).toEqual(['email_given']);
    } finally {
      await later.close();
    }
  } finally {
    await earlier.close();
  }
});

it('sessions of an earlier version go on, as hashes', async () => {
  const earlier = await startShop();
  try {
    const connection = earlier.app.get<Connection>(getConnectionToken());
    const users = connection.collection('users');
    const newer = { idHash: 'of a session that a newer server began', expiresAt: new Date('2099-01-01') };
    const sessions = await Promise.all([1, 2].map(async () => sessionOf(await earlier.as.customer())));
    for (const { sub, sid } of sessions) {
      const stored = [newer, { id: sid, expiresAt: new Date('2099-01-01') }];
      await users.updateOne({ _id: new Types.ObjectId(sub) }, { $set: { sessions: stored } });
    }
    for (let start = 1; start <= 2; start += 1) {
      await connection.collection('upgrades').deleteMany({});
      const later = await startShop({}, earlier);
      const profile = (cookie: string) => later.as.visitor().get('/api/users/account/profile').set('cookie', cookie);
      for (const { cookie } of sessions) await profile(cookie).expect(200);
      await later.close();
    }
    const hashed = { idHash: expect.stringMatching(/^[0-9a-f]{64}$/), expiresAt: newer.expiresAt };
    const withSessions = await users.find({ 'sessions.0': { $exists: true } }).toArray();
    expect(withSessions.map((user) => user['sessions'])).toEqual(sessions.map(() => [newer, hashed]));
  } finally {
    await earlier.close();
  }
});

/** The cookie of somebody's session, and its claims. */
function sessionOf({ http }: TestActor): { cookie: string; sub: string; sid: string } {
  const cookie = http.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false }).toValueString();
  const claims = cookie.split('.')[1] ?? '';
  return { cookie, ...JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
