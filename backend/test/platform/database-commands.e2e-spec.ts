import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { CommandStartedEvent } from 'mongodb';
import type { Connection } from 'mongoose';
import type { TestActor } from '../support/actors.js';
import { startShop, type TestShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';

let shop: TestShop;
let staff: TestActor;
let person: TestActor;
let member: TestActor;
let admin: TestActor;
let products: string[];
const sent: CommandStartedEvent[] = [];

beforeAll(async () => {
  const uri = new URL(freshDatabaseUri());
  uri.searchParams.set('monitorCommands', 'true');
  shop = await startShop({}, { mongodbUri: uri.href });
  shop.app
    .get<Connection>(getConnectionToken())
    .getClient()
    .on('commandStarted', (event) => sent.push(event));
  staff = await shop.as.staff();
  [person, member, admin] = [await shop.as.customer(), await shop.as.customer(), await shop.as.customer()];
  const { _id: company } = await shop.given.company({ sharesQuotes: true });
  await staff.http
    .put(`/api/users/${member.id}`)
    .send({ company, companyRole: 'buyer', monthlyLimit: 5000 })
    .expect(200);
  await staff.http.put(`/api/users/${admin.id}`).send({ company, companyRole: 'admin' }).expect(200);
  products = await Promise.all([1, 2, 3].map(async () => (await shop.given.product({ stock: 100 }))._id));
});
afterAll(() => shop.close());

/** The collections that the second of two equal calls reads, and the others that it writes; the first fills caches. */
async function commandsOf(work: () => PromiseLike<unknown>) {
  await work();
  sent.length = 0;
  await work();
  const commands = sent
    .map(({ commandName, command }) => ({ name: commandName, collection: String(command[commandName]) }))
    // The change feed reads the history all the time.
    .filter(({ name, collection }) => name !== 'find' || collection !== 'audit');
  const of = (...names: string[]) =>
    commands.flatMap(({ name, collection }) => (names.includes(name) ? [collection] : []));
  return { reads: of('find', 'aggregate').toSorted(), writes: of('insert', 'update', 'findAndModify').toSorted() };
}

async function requestOf(buyer: TestActor): Promise<string> {
  const body = { requestedItems: products.map((product) => ({ product, qty: 2 })), poNumber: 'PO-1' };
  return (await buyer.http.post('/api/quotes').send(body).expect(201)).body._id;
}

const WARNINGS = ['orders', 'orders', 'orders', 'products', 'quotes'];

describe('the database', () => {
  it.each<[string, () => TestActor, string[]]>([
    ['person', () => person, ['products', 'settings', 'users']],
    ['member with a limit', () => member, ['companies', 'orders', 'products', 'quotes', 'settings', 'users']],
  ])('is read a fixed number of times, and written once per record, for a request of a %s', async (_, buyer, reads) => {
    expect(await commandsOf(() => requestOf(buyer()))).toEqual({
      reads: reads.toSorted(),
      writes: ['attempts', 'attempts', 'audit', 'counters', 'outbox', 'quotes', 'users'],
    });
  });

  it.each<[string, () => TestActor, () => TestActor, string[]]>([
    ['its buyer', () => person, () => person, ['users', 'quotes', 'users', ...WARNINGS]],
    ['staff', () => person, () => staff, ['users', 'quotes', 'users', ...WARNINGS, 'users', 'invoices']],
    [
      'a member of a company who requested it',
      () => member,
      () => member,
      ['users', 'quotes', 'users', 'companies', 'users', ...WARNINGS],
    ],
    [
      'an admin of their company',
      () => member,
      () => admin,
      ['users', 'quotes', 'users', 'companies', 'users', 'users'],
    ],
    [
      'staff, for a company',
      () => member,
      () => staff,
      ['users', 'quotes', 'users', ...WARNINGS, 'companies', 'invoices'],
    ],
  ])('is read a fixed number of times when a quote is opened by %s', async (_, buyer, viewer, reads) => {
    const quote = await requestOf(buyer());
    const open = () => viewer().http.get(`/api/quotes/${quote}`).expect(200);
    expect(await commandsOf(open)).toEqual({ reads: reads.toSorted(), writes: [] });
    await staff.http.put(`/api/quotes/${quote}`).send({ status: 'Quoted' }).expect(200);
    const approvals = viewer() === member ? ['approvals'] : [];
    expect(await commandsOf(open)).toEqual({ reads: [...reads, ...approvals].toSorted(), writes: [] });
  });
});
