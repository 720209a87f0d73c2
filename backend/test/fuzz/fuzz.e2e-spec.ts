import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AnswerCheck } from '../openapi/answer-check.js';
import { type Description, operationsOf, type Role } from '../openapi/description.js';
import { World } from '../openapi/world.js';
import { OPERATIONS } from '../operations/all.js';
import { startShopWithProvider } from '../support/shop-with-provider.js';
import { collectionsOf, digestOf } from './digest.js';
import { certainMutations, mutationsOf } from './mutations.js';
import { fuzzSettings } from './settings.js';
import { Target } from './target.js';
import { problemsOf } from './verdict.js';

const settings = fuzzSettings(process.env);
const shop = await startShopWithProvider();
const { body } = await shop.as.visitor().get('/api/docs-json').expect(200);
const operations = operationsOf(body as Description);
const check = new AnswerCheck(body as Description);
/** Calls without a body have little to be wrong: walks and bounds try their paths and queries. */
const chosen = operations.filter(({ id, body: sent }) =>
  settings.operation === null ? sent !== null || settings.isThorough : id === settings.operation,
);
const named = chosen.map((operation) => [operation.id, operation] as const);
const collections = await collectionsOf(shop);
const prototype = Object.getOwnPropertyNames(Object.prototype);
let world: World;
let calls = 0;

beforeAll(async () => {
  world = await World.in(shop);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
  console.info(`Fuzzed ${chosen.length} operations with ${calls} calls, seed ${settings.seed}`);
});

const roles = fc.constantFrom<Role>('visitor', 'customer', 'staff', 'staff');

describe('the fuzzer', () => {
  it('reports changed records, and nothing else', async () => {
    const before = await digestOf(shop, collections);
    await shop.as.visitor().get('/api/products').expect(200);
    expect(await digestOf(shop, collections)).toEqual(before);
    await shop.as.visitor().post('/api/contact').send({ name: 'A', phone: '0501234567', message: 'B' }).expect(201);
    expect(await digestOf(shop, collections)).not.toEqual(before);
  });

  const wrong: [string, string | null, { status: number; said?: object }][] = [
    ['a failure', 'contact_send', { status: 503 }],
    ['a status that is not described', 'contact_send', { status: 418 }],
    ['an error of another shape', 'contact_send', { status: 400, said: { error: 'Bad Request' } }],
    ['an answer of another shape', 'contact_send', { status: 201, said: { text: 'Sent' } }],
    ['an error of an undescribed shape', null, { status: 404, said: { error: 'Not Found' } }],
    ['an unexpected success', null, { status: 200, said: { message: 'Sent' } }],
  ];
  it.each(wrong)(
    'notices %s',
    (_what, id, { status, said = { statusCode: status, code: 'CODE', message: 'Text' } }) => {
      const aim = operations.find((operation) => operation.id === id) ?? null;
      const headers = { 'content-type': 'application/json' };
      const answer = { status, headers, body: Buffer.from(JSON.stringify(said)), ms: 1 };
      expect(problemsOf(check, aim, { method: 'POST', path: '/' }, answer, [])).not.toEqual([]);
    },
  );
});

describe.each(named)('%s', (id, operation) => {
  const timeout = 60_000 + settings.runs * 1000;

  it(
    'answers as described, immediately, and changes nothing if it refuses',
    async () => {
      const { isThorough } = settings;
      const target = new Target(world, collections, operations, check, operation, OPERATIONS[id], isThorough);
      await target.arrange();
      for (const mutation of certainMutations(operation)) {
        expect({ mutation, problems: await target.fire(operation.access, [mutation]) }).toEqual({
          mutation,
          problems: [],
        });
      }
      // A run with FUZZ_OPERATION says which of the calls it was.
      expect(await target.unexpectedChanges()).toEqual([]);
      const mutations = fc.array(mutationsOf(operation), { minLength: 1, maxLength: 3 });
      const end = settings.withinMs === null ? Infinity : performance.now() + settings.withinMs;
      const property = fc.asyncProperty(roles, mutations, async (role, some) => {
        if (performance.now() > end) return;
        const problems = await target.fire(role, some);
        if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${howToRepeat(id)}`);
      });
      await fc.assert(property, parameters());
      calls += target.calls;
      expect(await target.fireValid()).toEqual([]);
    },
    timeout,
  );
});

describe('all calls together', () => {
  it('created no collection', async () => {
    expect(await collectionsOf(shop)).toEqual(collections);
  });

  it('left the prototypes unchanged', () => {
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototype);
  });
});

function parameters(): fc.Parameters<[Role, unknown]> {
  const { seed, runs: numRuns, path } = settings;
  return {
    seed,
    numRuns,
    ...(path === null ? {} : { path }),
  };
}

function howToRepeat(id: string): string {
  return `Again: FUZZ_OPERATION=${id} FUZZ_SEED=${settings.seed} FUZZ_PATH=<the path above> npm test -- --testPathPatterns fuzz`;
}
