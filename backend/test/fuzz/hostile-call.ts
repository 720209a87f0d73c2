import type { Operation } from '../openapi/description.js';
import { withValues } from '../openapi/boundaries.js';
import { callOf, escaped, type Said } from '../openapi/requests.js';
import type { WireCall } from '../openapi/wire.js';
import { type Piece, spelled } from './hostile-values.js';
import type { Mutation } from './mutations.js';

const HOLE = '@@what is put here@@';

/** The valid call with all of the mutations. */
export function hostileCall(operation: Operation, said: Said, mutations: readonly Mutation[]): WireCall {
  return mutations.reduce(
    (call, mutation) => mutated(call, mutation),
    callOf(
      operation,
      mutations.reduce((whole, mutation) => saidWith(whole, mutation), said),
    ),
  );
}

function saidWith(said: Said, mutation: Mutation): Said {
  if (mutation.kind === 'path') return { ...said, path: { ...said.path, [mutation.name]: spelled(mutation.value) } };
  return said;
}

function mutated(call: WireCall, mutation: Mutation): WireCall {
  switch (mutation.kind) {
    case 'path':
      return call;
    case 'query':
      return withQuery(call, `${escaped(mutation.name)}=${escaped(mutation.value.map(spelled).join(''))}`);
    case 'raw query':
      return withQuery(call, spelled(mutation.value).replace(/[^\u0021-\u007e]/g, escaped));
    case 'header':
      return { ...call, headers: { ...call.headers, [mutation.name]: spelled(mutation.value) } };
    case 'method':
      return { ...call, method: mutation.method };
    default:
      return {
        ...call,
        headers: { 'content-type': 'application/json', ...call.headers },
        body: mutatedBody(call, mutation),
      };
  }
}

type OfBody = Exclude<Mutation, { kind: 'path' | 'query' | 'raw query' | 'header' | 'method' }>;

function mutatedBody({ body = '{}' }: WireCall, mutation: OfBody): Buffer {
  const bytes = Buffer.from(body);
  switch (mutation.kind) {
    case 'field':
      return Buffer.from(withField(bytes.toString(), mutation.field, mutation.json));
    case 'added key':
      return Buffer.from(withKey(bytes.toString(), mutation.key, mutation.json));
    case 'body':
      return Buffer.from(mutation.json.map(spelled).join(''));
    case 'cut body':
      return bytes.subarray(0, Math.floor((bytes.length * mutation.at) / 100));
    case 'bytes': {
      const middle = Math.floor(bytes.length / 2);
      return Buffer.concat([bytes.subarray(0, middle), Buffer.from(mutation.hex, 'hex'), bytes.subarray(middle)]);
    }
  }
}

/** Another mutation may have left no JSON, or nothing at the field's place: then the body stays as it is. */
function withField(body: string, field: string, json: readonly Piece[]): string {
  try {
    const whole = JSON.stringify(withValues(JSON.parse(body), [{ field, value: HOLE }]));
    return whole.replace(JSON.stringify(HOLE), () => json.map(spelled).join(''));
  } catch {
    return body;
  }
}

function withKey(body: string, key: Piece, json: readonly Piece[]): string {
  if (!body.endsWith('}')) return body;
  const separator = /^\s*\{\s*\}$/.test(body) ? '' : ',';
  return `${body.slice(0, -1)}${separator}${JSON.stringify(spelled(key))}:${json.map(spelled).join('')}}`;
}

function withQuery(call: WireCall, part: string): WireCall {
  return { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}${part}` };
}
