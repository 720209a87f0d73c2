import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { refuse } from '../src/platform/errors/refuse.js';
import { callInProgress, IdempotencyKeys } from '../src/platform/http/idempotency/idempotency-keys.service.js';
import { AnswerCheck } from './openapi/answer-check.js';
import { changesState, type Description, type Operation, operationsOf, type Role } from './openapi/description.js';
import { callOf } from './openapi/requests.js';
import { Wire, type WireAnswer } from './openapi/wire.js';
import { Witness } from './openapi/witness.js';
import { World } from './openapi/world.js';
import { wrongCalls } from './openapi/wrong-calls.js';
import { OPERATIONS } from './operations/all.js';
import type { Arrange, Arranged, NotRepeated } from './operations/operation-case.js';
import { startShop, type TestShop } from './support/app.js';
import { startShopWithProvider } from './support/shop-with-provider.js';

// The tests are named after the operations, so the description has to be there before they are.
const shop = await startShopWithProvider();
const { body: description } = await shop.as.visitor().get('/api/docs-json').expect(200);
const operations = operationsOf(description as Description);
const named = operations.map((operation) => [operation.id, operation] as const);
const check = new AnswerCheck(description as Description);
let world: World;
let witness: Witness;

beforeAll(async () => {
  world = await World.in(shop);
  witness = new Witness(world, check);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

const ROLES: readonly Role[] = ['visitor', 'customer', 'staff'];
const isLetIn = (role: Role, { access }: Operation) => ROLES.indexOf(role) >= ROLES.indexOf(access);
const letIn = (operation: Operation) => ROLES.filter((role) => isLetIn(role, operation));
const turnedAway = (operation: Operation) => ROLES.filter((role) => !isLetIn(role, operation));

const takesKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
const partsOf = ({ status, headers, body }: WireAnswer) => [status, headers['content-type'], body.toString()];

const SESSION: NotRepeated = 'opens or closes a session';

const caseOf = ({ id }: Operation) => OPERATIONS[id];
const exampleOf = ({ body }: Operation) => structuredClone(body?.example ?? {}) as Record<string, unknown>;
const arranged = (operation: Operation, arrange: Arrange = caseOf(operation).arrange) =>
  arrange(world, exampleOf(operation));

describe('the registry of operations', () => {
  it('has a case for each operation of the description', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('says of each change whether it takes a key, and why not', () => {
    const unclear = operations.filter(changesState).filter((operation) => {
      const { notRepeated } = OPERATIONS[operation.id];
      // The answers of some that take a key have cookies besides, which are not stored.
      return takesKey(operation) ? notRepeated !== undefined && notRepeated !== SESSION : notRepeated === undefined;
    });
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  it('detects an answer that is not as described', () => {
    const [operation] = operations.filter(({ id }) => id === 'health_answer');
    const answer = (body: unknown, headers = {}) => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: Buffer.from(JSON.stringify(body)),
      ms: 1,
    });
    if (operation === undefined) throw new Error('There is no health check');
    expect(check.problemsOf(operation, answer({ status: 'ok' }))).toEqual([]);
    expect(check.problemsOf(operation, answer({ status: 'ok', more: 1 }))).toHaveLength(1);
    expect(check.problemsOf(operation, answer({ status: 'fine' }))).toHaveLength(1);
    expect(check.problemsOf(operation, answer({}))).toHaveLength(1);
    expect(check.problemsOf(operation, answer({ status: 'ok' }, { 'x-more': '1' }))).toHaveLength(1);
    expect(check.problemsOf(operation, answer({ status: 'ok' }, { 'content-type': 'text/html' }))).toHaveLength(1);
    expect(check.problemsOf(operation, { ...answer({ status: 'ok' }), status: 418 })).toHaveLength(1);
  });
});

describe.each(named)('%s', (_id, operation) => {
  /** For calls that only read or are refused, and so leave it as it was made. */
  let untouched: Promise<Arranged> | undefined;
  const toLeave = () => (untouched ??= arranged(operation));

  it('succeeds as described for everybody who is let in', async () => {
    for (const role of letIn(operation)) {
      const said = operation.method === 'get' ? await toLeave() : await arranged(operation);
      const { status, body } = await witness.call(operation, role, said);
      const refusal = status < 300 ? null : body.toString();
      expect({ role, refusal }).toEqual({ role, refusal: null });
    }
  });

  it('turns away everybody else', async () => {
    const said = await toLeave();
    for (const role of turnedAway(operation)) {
      const { status } = await witness.call(operation, role, said);
      expect({ role, status }).toEqual({ role, status: role === 'visitor' ? 401 : 403 });
    }
  });

  it('refuses as described what is wrong with a valid call', async () => {
    for (const [status, arrange] of Object.entries(caseOf(operation).refused ?? {})) {
      const said = await arranged(operation, arrange);
      const [role = 'staff'] = letIn(operation);
      const { status: got, body } = await witness.call(operation, role, said);
      expect({ role, got, why: body.toString() }).toMatchObject({ role, got: Number(status) });
    }
  });

  it('refuses as described what is no call at all', async () => {
    const said = await toLeave();
    const [role = 'staff'] = letIn(operation);
    for (const wrong of wrongCalls(operation, said)) {
      const { status } = await witness.call(operation, role, { ...said, ...wrong.said }, wrong.wire);
      expect({ wrong, status }).toEqual({ wrong, status: wrong.status });
    }
  });

  if (takesKey(operation) && OPERATIONS[operation.id].notRepeated === undefined) {
    it('answers a repetition with its Idempotency-Key by the first answer, byte for byte', async () => {
      const said = await arranged(operation);
      const wire = { headers: { 'idempotency-key': `repeated-${operation.id}` } };
      const [role = 'staff'] = letIn(operation);
      const first = await witness.call(operation, role, said, wire);
      expect(first.status < 300 ? null : first.body.toString()).toBeNull();
      expect(first.headers['idempotent-replayed']).toBeUndefined();
      const second = await witness.call(operation, role, said, wire);
      expect(partsOf(second)).toEqual(partsOf(first));
      expect(second.headers['idempotent-replayed']).toBe('true');
    });
  }

  if (operation.answers.has(422)) {
    it('refuses as described a key that is taken', async () => {
      const keys = jest.spyOn(shop.app.get(IdempotencyKeys), 'claim');
      keys.mockRejectedValueOnce(refuse('IDEMPOTENCY_KEY_REUSED')).mockRejectedValueOnce(callInProgress());
      const [role = 'staff'] = letIn(operation);
      const said = await toLeave();
      const wire = { headers: { 'idempotency-key': 'taken' } };
      const statuses = [
        await witness.call(operation, role, said, wire),
        await witness.call(operation, role, said, wire),
      ];
      expect(statuses.map(({ status }) => status)).toEqual([422, 409]);
      keys.mockRestore();
    });
  }

  if (operation.access === 'customer' && operation.path.includes('{')) {
    it('is not there for another customer', async () => {
      const said = { ...(await toLeave()), as: await shop.as.customer() };
      expect((await witness.call(operation, 'customer', said)).status).toBe(404);
    });
  }
});

describe('a caller who calls too often', () => {
  let limited: TestShop;
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  beforeAll(async () => {
    limited = await startShop({ RATE_LIMIT: '1' }, shop);
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
    witness.note(operation, answer, `${call.method} ${call.path}`);
    expect(answer.status).toBe(429);
  });
});

describe('the description', () => {
  it('promises nothing that is never answered', () => {
    expect(witness.unseen(operations).sort()).toEqual(Object.keys(UNREACHED).sort());
  });
});

/** Described answers that can't be provoked from outside, with the reason. */
const UNREACHED: Readonly<Record<string, string>> = {};
