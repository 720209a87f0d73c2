import { changesState, type Operation } from './description.js';
import type { Said } from './requests.js';
import type { WireCall } from './wire.js';

/** Changes that make a valid call a wrong one, and the status that it has to get. */
export interface WrongCall {
  readonly status: number;
  readonly said?: Said;
  readonly wire?: Partial<WireCall>;
}

/** Calls that are invalid for every route and caller, besides the refusals of the route itself. */
export function wrongCalls(operation: Operation, said: Said): WrongCall[] {
  return [
    ...Object.keys(said.path ?? {}).flatMap((name) => wrongPaths(name, said)),
    ...(changesState(operation) ? WRONG_CHANGES : []),
    ...(operation.answers.has(401) ? [WRONG_KEY] : []),
    ...(operation.path.startsWith('/api/') ? [{ status: 400, said: { query: { unknown: 1 } } }] : []),
  ];
}

const WRONG_KEY: WrongCall = { status: 401, wire: { headers: { authorization: 'Bearer shopk_unknown' } } };
const NO_IDS = ['f'.repeat(24), 'f'.repeat(5000), '$ne', '__proto__', 'é\u202e'];

function wrongPaths(name: string, { path }: Said): WrongCall[] {
  const instead = (value: string): Said => ({ path: { ...path, [name]: value } });
  return NO_IDS.map((value) => ({ status: 404, said: instead(value) }));
}

const JSON_TYPE = { 'content-type': 'application/json' };

const WRONG_CHANGES: readonly WrongCall[] = [
  { status: 403, wire: { headers: { origin: 'https://evil.example' } } },
  { status: 400, wire: { headers: JSON_TYPE, body: '{"half":' } },
  { status: 415, wire: { headers: { 'content-type': 'application/yaml' }, body: 'a: 1' } },
  // The server need not read a body that is announced to be too large.
  { status: 413, wire: { headers: { ...JSON_TYPE, 'content-length': '2097153', connection: 'close' }, body: '{' } },
];
