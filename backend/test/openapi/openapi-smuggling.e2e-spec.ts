import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type Description, type Operation, operationsOf } from './description.js';
import { callOf } from './requests.js';
import { World } from './world.js';
import { OPERATIONS } from '../operations/all.js';
import type { Arranged } from '../operations/operation-case.js';
import { startShop, type TestShop } from '../support/app.js';

let shop: TestShop;
let world: World;
let operations: Operation[];
beforeAll(async () => {
  shop = await startShop();
  world = await World.in(shop);
  const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
  operations = operationsOf(body as Description);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

const jsonOf = ({ body }: { readonly body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;
const writes = () => operations.filter(({ body }) => body !== null);

async function arranged(operation: Operation): Promise<Arranged & { readonly body: Record<string, unknown> }> {
  const example = structuredClone(operation.body?.example ?? {}) as Record<string, unknown>;
  const said = await OPERATIONS[operation.id].arrange(world, example);
  return { ...said, body: (said.body ?? example) as Record<string, unknown> };
}

/** For calls that are refused or whose success does not matter: what they need is made once for each operation. */
const shared = new Map<string, ReturnType<typeof arranged>>();
function arrangedOnce(operation: Operation): ReturnType<typeof arranged> {
  const known = shared.get(operation.id) ?? arranged(operation);
  shared.set(operation.id, known);
  return known;
}

async function sent(operation: Operation, said: Arranged) {
  return world.send(said.as ?? world.actor(operation.access), callOf(operation, said));
}

/** Everything that the shop has stored, as one text. */
async function stored(): Promise<string> {
  const collections = (await shop.app.get<Connection>(getConnectionToken()).db?.collections()) ?? [];
  const contents = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return JSON.stringify(contents);
}

/** Every call that writes, on a busy machine. */
const ALL_CALLS_MS = 120_000;

describe('read-only fields', () => {
  const SMUGGLED = {
    _id: 'decafbad0000000000000000',
    isAdmin: true,
    passwordHash: 'smuggled-hash',
    passwordChanges: 987_654,
    passwordReset: { tokenHash: 'smuggled-token', expiresAt: '2091-02-03T04:05:06.007Z' },
    sessions: [{ id: 'smuggled-session', expiresAt: '2091-02-03T04:05:06.007Z' }],
    locks: 987_654,
    createdAt: '2091-02-03T04:05:06.007Z',
    updatedAt: '2091-02-03T04:05:06.007Z',
    number: 'smuggled-number',
  };
  const TRACE = /decafbad|smuggled|987654|2091-02-03/;

  function smuggledInto({ body }: Operation): Record<string, unknown> {
    const known = Object.keys(body?.schema['properties'] ?? {});
    return Object.fromEntries(Object.entries(SMUGGLED).filter(([field]) => !known.includes(field)));
  }

  it(
    'are refused by name by every call with a body',
    async () => {
      const secret = ['locks', 'passwordChanges', 'passwordHash', 'passwordReset', 'sessions'];
      for (const operation of writes()) {
        const { body, ...said } = await arrangedOnce(operation);
        const smuggled = smuggledInto(operation);
        const answer = await sent(operation, { ...said, body: { ...body, ...smuggled } });
        const named = Object.keys((jsonOf(answer) as { errors?: object }).errors ?? {});
        const about = { call: operation.id, status: 400, secret, others: [] };
        const others = named.filter((field) => !(field in smuggled));
        expect({
          ...about,
          status: answer.status,
          secret: secret.filter((field) => named.includes(field)),
          others,
        }).toEqual(about);
      }
      expect(await stored()).not.toMatch(TRACE);
    },
    ALL_CALLS_MS,
  );

  it(
    'are ignored if they belong to the record, which is sent back whole',
    async () => {
      const { _id, createdAt, updatedAt } = SMUGGLED;
      const dropping: string[] = [];
      for (const operation of writes()) {
        const { body, ...said } = await arranged(operation);
        const { status } = await sent(operation, { ...said, body: { ...body, _id, createdAt, updatedAt } });
        if (status < 300) dropping.push(operation.id);
      }
      expect(await stored()).not.toMatch(TRACE);
      expect(dropping.every((id) => /_(update|create)$/.test(id))).toBe(true);
      expect(dropping.length).toBeGreaterThan(3);
    },
    ALL_CALLS_MS,
  );

  it('would be found if they were stored', async () => {
    await shop.given.category({ displayName: 'smuggled' });
    expect(await stored()).toMatch(TRACE);
  });

  it('can’t be set through the prototype', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const operation of writes()) {
      const { body, ...said } = await arrangedOnce(operation);
      for (const key of ['__proto__', 'constructor']) {
        const polluting = key === 'constructor' ? { prototype: { isAdmin: true } } : { isAdmin: true };
        const text = JSON.stringify({ ...body, '§': polluting }).replace('§', key);
        const { method, path } = callOf(operation, said);
        const call = { method, path, headers: { ...headers, ...said.headers }, body: text };
        const { status } = await world.send(said.as ?? world.actor(operation.access), call);
        expect({ call: operation.id, key, isServerFault: status >= 500 }).toMatchObject({ isServerFault: false });
        expect('isAdmin' in {}).toBe(false);
      }
    }
    const filter = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
    await world.staff.http.get('/api/users').query({ filter }).expect(400);
    expect('isAdmin' in {}).toBe(false);
    const { body } = await world.customer.http.get('/api/users/account/profile').expect(200);
    expect(body.isAdmin).toBe(false);
  });
});

describe('operators of the database', () => {
  const OPERATORS = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, { $where: 'sleep(1000)' }];

  it('are not accepted as the value of any field', async () => {
    for (const operation of writes()) {
      const { body, ...said } = await arrangedOnce(operation);
      const fields = Object.keys(body);
      if (fields.length === 0) continue;
      const operators = fields.map((field, index) => [field, OPERATORS[index % OPERATORS.length]] as const);
      const answer = await sent(operation, { ...said, body: Object.fromEntries(operators) });
      // A part of a field is named as in 'address.street'.
      const named = Object.keys((jsonOf(answer) as { errors?: object }).errors ?? {}).map((path) => path.split('.')[0]);
      expect({
        call: operation.id,
        status: answer.status,
        accepted: fields.filter((field) => !named.includes(field)),
      }).toEqual({ call: operation.id, status: 400, accepted: [] });
    }
  });
});
