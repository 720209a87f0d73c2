import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { located, strictAjv } from './answer-check.js';
import { callsFor, type Candidate, candidatesOf, withValues } from './boundaries.js';
import { type Description, type JsonSchema, type Operation, operationsOf } from './description.js';
import { queryCandidatesOf, queryOf } from './query-boundaries.js';
import { callOf, type Said } from './requests.js';
import { World } from './world.js';
import { OPERATIONS } from '../operations/all.js';
import type { Arranged, BoundsException, OperationId } from '../operations/operation-case.js';
import { startShopWithProvider } from '../support/shop-with-provider.js';

const shop = await startShopWithProvider();
const { body: description } = await shop.as.visitor().get('/api/docs-json').expect(200);
const { components } = description as Description;
const operations = operationsOf(description as Description);
const named = (chosen: readonly Operation[]) => chosen.map((operation) => [operation.id, operation] as const);
const withBody = named(operations.filter(({ body }) => body !== null));
const withQuery = named(
  operations.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'query')),
);
let world: World;

beforeAll(async () => {
  world = await World.in(shop);
  await Promise.all([world.sessionOf(world.customer), world.sessionOf(world.staff)]);
});
afterAll(async () => {
  world.wire.close();
  await shop.close();
});

const ajv = strictAjv();
ajv.addSchema({ $id: 'description', $defs: located(components.schemas) as object });
const compiled = new Map<JsonSchema, ValidateFunction>();

function fits(schema: JsonSchema, value: unknown): boolean {
  // Only required fields are tried without a value.
  if (value === undefined) return false;
  const validate = compiled.get(schema) ?? ajv.compile(located(schema) as object);
  compiled.set(schema, validate);
  return validate(value);
}

const NOBODYS = 'f'.repeat(24);

/** A call of the right shape for a record that is not there, so that nothing but the shape is looked at. */
async function arranged({ id, body }: Operation): Promise<Arranged> {
  const example = structuredClone(body?.example ?? {}) as Record<string, unknown>;
  const { path = {}, ...said }: Arranged = await OPERATIONS[id].arrange(world, example);
  const nowhere = Object.fromEntries(Object.keys(path).map((name) => [name, NOBODYS]));
  return { ...said, path: nowhere };
}

/** Made once for each operation: calls for a record that is not there leave what they name as it is. */
const arrangements = new Map<string, Promise<Arranged>>();
function toRefuse(operation: Operation): Promise<Arranged> {
  const known = arrangements.get(operation.id) ?? arranged(operation);
  arrangements.set(operation.id, known);
  return known;
}

/** In bytes; a text of many characters that are described may come to more. */
const LARGEST_BODY = 1024 * 1024 - 1000;

/** The fields that the answer complains about. */
async function blamed(operation: Operation, { as, ...said }: Arranged & Said): Promise<string[]> {
  const actor = as ?? world.actor(operation.access === 'visitor' ? 'visitor' : operation.access);
  const { status, body } = await world.send(actor, callOf(operation, said));
  const isTooLarge = Buffer.byteLength(JSON.stringify(said.body ?? null)) > LARGEST_BODY;
  const isUnread = status >= 500 || status === 429 || (status === 413 && !isTooLarge);
  expect({ status, body: body.toString(), isUnread }).toMatchObject({ isUnread: false });
  if (status !== 400) return [];
  return Object.keys(JSON.parse(body.toString()).errors ?? {});
}

/** True if the bounds of this field differ from the description according to the registry. */
const isStricter = ({ id }: Operation, field: string) => isExcepted(id, 'stricter', field);
const isLooser = ({ id }: Operation, field: string) => isExcepted(id, 'looser', field);
const isExcepted = (id: OperationId, kind: BoundsException['are'], field: string) =>
  OPERATIONS[id].bounds?.some(({ are, fields }) => are === kind && fields.includes(field)) === true;

describe.each(withBody)('%s', (_id, operation) => {
  it('accepts exactly the described bodies', async () => {
    const said = await toRefuse(operation);
    const sample = fullBody(operation, said);
    await world.sessionOf(said.as ?? null);
    const candidates = candidatesOf(operation.body?.schema ?? {}, components.schemas, sample);
    const described = new Set(candidates.filter(({ schema, value }) => fits(schema, value)));
    const isRuled = ({ field }: Candidate) => isStricter(operation, field);
    const calls = [
      ...callsFor(candidates.filter((candidate) => described.has(candidate) && !isRuled(candidate))),
      ...callsFor(candidates.filter((candidate) => !described.has(candidate))),
    ];
    const differencesIn = async (call: readonly Candidate[]) => {
      const fields = await blamed(operation, { ...said, body: withValues(sample, call) });
      return call.filter((candidate) => {
        const { field } = candidate;
        const isTaken = !fields.some((name) => name === field || name.startsWith(`${field}.`));
        const isExcused = isTaken ? isLooser(operation, field) : isRuled(candidate);
        return !isExcused && isTaken !== described.has(candidate);
      });
    };
    const found = (await Promise.all(calls.map(differencesIn))).flat();
    // Rules of the shop come last: beside a field of a wrong shape the answer does not mention them.
    const differences = found.map((candidate) => differencesIn([candidate]));
    expect((await Promise.all(differences)).flat().map(inWords)).toEqual([]);
  });

  it('states whether it accepts undescribed fields', async () => {
    const said = await toRefuse(operation);
    const fields = await blamed(operation, { ...said, body: { ...(said.body as object), undescribed: 1 } });
    const schema = operation.body?.schema ?? {};
    expect(fields.includes('undescribed')).toBe(!fits(schema, { ...(said.body as object), undescribed: 1 }));
  });
});

describe('the exceptions of the registry', () => {
  it('are fields of the body or the query of their operation', () => {
    const bodies = new Map(withBody);
    const queries = new Map(withQuery);
    const unknown = operations.flatMap(({ id }) => {
      const { body } = bodies.get(id) ?? { body: null };
      const query = queries.get(id);
      const varied = [
        ...candidatesOf(body?.schema ?? {}, components.schemas, body?.example),
        ...(query === undefined ? [] : queryCandidatesOf(query)),
      ].map(({ field }) => field);
      const excepted = OPERATIONS[id].bounds?.flatMap(({ fields }) => fields) ?? [];
      return excepted.filter((field) => !varied.includes(field)).map((field) => `${id} ${field}`);
    });
    expect(unknown).toEqual([]);
  });
});

/** The first parameter with given bounds: many lists share their kinds of filters. */
const firstWith = new Map<string, string>();
/** Without the properties of a filter, which are varied separately, and the words that each list has of its own. */
const SEPARATE = ['description', 'example', 'properties'];
const boundsOf = ({ schema }: Candidate) =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'enum' ? [] : SEPARATE.includes(key) ? undefined : value));
const isFirst = ({ id }: Operation, candidate: Candidate) => {
  const [bounds, parameter] = [boundsOf(candidate), `${id} ${candidate.field}`];
  if (!firstWith.has(bounds)) firstWith.set(bounds, parameter);
  return firstWith.get(bounds) === parameter;
};

/** All wrong values of the first parameter with its bounds; one of each other parameter, not the same everywhere. */
function chosenFor<C extends Candidate>(operation: Operation, wrong: readonly C[]): C[] {
  const own = wrong.filter((candidate) => isFirst(operation, candidate));
  const shared = wrong.filter((candidate) => !own.includes(candidate));
  const place = operations.indexOf(operation);
  const fields = [...new Set(shared.map(({ field }) => field))];
  const samples = fields.flatMap((name) => {
    const ofField = shared.filter(({ field }) => field === name);
    return ofField.slice(place % ofField.length).slice(0, 1);
  });
  return [...own, ...samples];
}

describe.each(withQuery)('the query of %s', (id, operation) => {
  it('accepts exactly the described values', async () => {
    const { path } = operation.path.includes('{') ? await OPERATIONS[id].arrange(world, {}) : {};
    const candidates = queryCandidatesOf(operation);
    const described = new Set(candidates.filter(({ schema, value }) => fits(schema, value)));
    const calls = [
      ...callsFor(candidates.filter((candidate) => described.has(candidate))),
      // The answer names the first parameter that is wrong.
      ...chosenFor(
        operation,
        candidates.filter((candidate) => !described.has(candidate)),
      ).map((candidate) => [candidate]),
    ];
    const differences = calls.map(async (call) => {
      const fields = await blamed(operation, { as: world.staff, path, query: queryOf(call) });
      const isTaken = ({ field }: Candidate) => !fields.includes(field) && !fields.includes(field.split('.')[0] ?? '');
      return call.filter((candidate) => isTaken(candidate) !== described.has(candidate));
    });
    expect((await Promise.all(differences)).flat().map(inWords)).toEqual([]);
  });
});

/** All fields of the example, as far as the arranged body does not have them: so that each field can be varied. */
function fullBody({ body }: Operation, said: Said): object {
  const whole: Record<string, unknown> = { ...(body?.example as object), ...(said.body as object), version: undefined };
  return 'category' in whole ? { ...whole, category: NOBODYS } : whole;
}

function inWords({ field, value }: Candidate): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return `${field} = ${text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text}`;
}
