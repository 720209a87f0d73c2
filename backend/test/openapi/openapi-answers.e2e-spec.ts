import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { CommandStartedEvent } from 'mongodb';
import type { Connection } from 'mongoose';
import { callUnderWay } from '../../src/platform/database/transactions.js';
import { refuse } from '../../src/platform/errors/refuse.js';
import { callInProgress, IdempotencyKeys } from '../../src/platform/http/idempotency/idempotency-keys.service.js';
import { changesState, type Operation } from './description.js';
import { callOf } from './requests.js';
import { callerOf, caseOf, isOfAccess, letIn, Walk } from './walk.js';
import { Wire, type WireAnswer } from './wire.js';
import { wrongCalls } from './wrong-calls.js';
import { OPERATIONS } from '../operations/all.js';
import type { NotRepeated } from '../operations/operation-case.js';
import { startShop, type TestShop } from '../support/app.js';

// Each call is made in each role that may make it, is repeated with its key, and is made wrongly. openapi-access.e2e-spec.ts
// tries who may not make it.
const walk = await Walk.start();
const { operations, named } = walk;

const takesKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
const isRepeated = (operation: Operation) => takesKey(operation) && caseOf(operation).notRepeated === undefined;
const partsOf = ({ status, headers, body }: WireAnswer) => [status, headers['content-type'], body.toString()];

/** The collections that calls with a key wrote to, by whether that was part of a transaction. */
const written = { inTransactions: new Set<string>(), outside: new Set<string>() };
const WRITES: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'findAndModify']);
/** A second attempt may count once more, and take another number; emails that a call woke up are sent by their queue. */
const OTHERS: ReadonlySet<string> = new Set(['attempts', 'counters', 'outbox']);
/** Their cases show what an import would change: only the answer is stored. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['imports_products', 'pricelists_import', 'moveins_importFile']);
walk.shop.app
  .get<Connection>(getConnectionToken())
  .getClient()
  .on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    if (!WRITES.has(commandName) || callUnderWay.getStore()?.keep === undefined) return;
    const collection = String(command[commandName]);
    if (command['autocommit'] === false) written.inTransactions.add(collection);
    else if (!OTHERS.has(collection)) written.outside.add(collection);
  });

const SESSION: NotRepeated = 'opens or closes a session';

describe('the registry of operations', () => {
  it('has a case for each operation of the description', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('states for each change whether it accepts an idempotency key, and why not', () => {
    const unclear = operations.filter(changesState).filter((operation) => {
      const { notRepeated } = caseOf(operation);
      // The answers of some that take a key have cookies besides, which are not stored.
      return takesKey(operation) ? notRepeated !== undefined && notRepeated !== SESSION : notRepeated === undefined;
    });
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(named)('%s', (_id, operation) => {
  // The lowest role makes calls that are repeated.
  const roles = letIn(operation).slice(isRepeated(operation) ? 1 : 0);
  if (roles.length > 0) {
    it(`succeeds as described for ${roles.join(' and ')}`, async () => {
      for (const role of roles) {
        const isRead = operation.method === 'get';
        const said = isRead ? await walk.toLeave(operation) : await walk.arranged(operation);
        const { status, body } = await walk.call(operation, role, said);
        expect({ role, refusal: status < 300 ? null : body.toString() }).toEqual({ role, refusal: null });
      }
    });
  }

  if (operation.access === 'customer' && operation.path.includes('{')) {
    it('is not found for another customer', async () => {
      const said = { ...(await walk.toLeave(operation)), as: await walk.shop.as.customer() };
      expect((await walk.call(operation, 'customer', said)).status).toBe(404);
    });
  }

  it('refuses faults of a valid call as described', async () => {
    const role = callerOf(operation);
    for (const [status, arrange] of Object.entries(caseOf(operation).refused ?? {})) {
      const said = await walk.arranged(operation, arrange);
      const { status: got, body } = await walk.call(operation, role, said);
      expect({ role, got, why: body.toString() }).toMatchObject({ role, got: Number(status) });
    }
  });

  it('refuses malformed calls as described', async () => {
    const said = await walk.toLeave(operation);
    for (const wrong of wrongCalls(operation, said)) {
      const { status } = await walk.call(operation, callerOf(operation), { ...said, ...wrong.said }, wrong.wire);
      expect({ wrong, status }).toEqual({ wrong, status: wrong.status });
    }
  });

  if (isRepeated(operation)) {
    it('answers a repetition with the same Idempotency-Key by the first response, stored in the transaction of its changes', async () => {
      const said = await walk.arranged(operation);
      const wire = { headers: { 'idempotency-key': `repeated-${operation.id}` } };
      const role = callerOf(operation);
      written.inTransactions.clear();
      written.outside.clear();
      const first = await walk.call(operation, role, said, wire);
      expect(first.status < 300 ? null : first.body.toString()).toBeNull();
      const isUnchanged = CHANGES_NOTHING.has(operation.id);
      expect([...written.outside]).toEqual(isUnchanged ? ['idempotency_keys'] : []);
      expect(written.inTransactions.has('idempotency_keys')).toBe(!isUnchanged);
      expect(first.headers['idempotent-replayed']).toBeUndefined();
      const second = await walk.call(operation, role, said, wire);
      expect(partsOf(second)).toEqual(partsOf(first));
      expect(second.headers['idempotent-replayed']).toBe('true');
    });
  }

  if (operation.answers.has(422)) {
    it('refuses a used key as described', async () => {
      const keys = jest.spyOn(walk.shop.app.get(IdempotencyKeys), 'claim');
      keys.mockRejectedValueOnce(refuse('IDEMPOTENCY_KEY_REUSED')).mockRejectedValueOnce(callInProgress());
      const role = callerOf(operation);
      const said = await walk.toLeave(operation);
      const wire = { headers: { 'idempotency-key': 'taken' } };
      const statuses = [await walk.call(operation, role, said, wire), await walk.call(operation, role, said, wire)];
      expect(statuses.map(({ status }) => status)).toEqual([422, 409]);
      keys.mockRestore();
    });
  }
});

describe('a caller who calls too often', () => {
  let limited: TestShop;
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  beforeAll(async () => {
    limited = await startShop({ RATE_LIMIT: '1' }, walk.shop);
    const wire = new Wire(limited.url);
    const calls = Array.from({ length: 1201 }, () => wire.send({ method: 'GET', path: '/api/shop', headers }));
    await Promise.all(calls);
    wire.close();
  });
  afterAll(() => limited.close());

  it.each(named.filter(([, { answers }]) => answers.has(429)))('gets 429 from %s', async (_id, operation) => {
    const wire = new Wire(limited.url);
    const call = callOf(operation, { path: { id: 'x', quoteId: 'x', invoiceId: 'x', name: 'x' }, headers });
    const answer = await wire.send(call);
    wire.close();
    walk.seen.note(operation, answer, `${call.method} ${call.path}`);
    expect(answer.status).toBe(429);
  });
});

describe('the description', () => {
  it('contains no success and no refusal that never occurs', () => {
    expect(walk.unseen((operation, status) => status < 300 || !isOfAccess(operation, status))).toEqual([]);
  });
});
