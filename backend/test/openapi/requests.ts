import { jsonSchemaOf, type Operation, type Parameter } from './description.js';
import type { WireCall } from './wire.js';

/** A call before it is put into bytes. */
export interface Said {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The call as a well-behaved client sends it. */
export function callOf(operation: Operation, { path = {}, query = {}, headers = {}, body }: Said): WireCall {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(path[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value]) => queryParts(operation, name, value));
  // Bytes are an upload, whose type the caller names among the headers.
  const isBytes = body === undefined || Buffer.isBuffer(body);
  const json: Record<string, string> = isBytes ? {} : { 'content-type': 'application/json' };
  return {
    method: operation.method.toUpperCase(),
    path: search.length === 0 ? filled : `${filled}?${search.join('&')}`,
    headers: { ...json, ...headers },
    body: isBytes ? body : JSON.stringify(body),
  };
}

function queryParts({ parameters }: Operation, name: string, value: unknown): string[] {
  const parameter = parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
  const texts = isJson(parameter) ? [JSON.stringify(value)] : [value].flat().map(String);
  return texts.map((text) => `${escaped(name)}=${escaped(text)}`);
}

/** For an address. Halves of surrogate pairs have no encoding: they go as the bytes that CESU-8 would give them. */
export function escaped(text: string): string {
  return text.replace(/[^A-Za-z0-9._~-]/gu, (character) =>
    /\p{Cs}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character).replaceAll("'", '%27'),
  );
}

/** Some parameters of staff lists are JSON. */
export function isJson(parameter: Parameter | undefined): boolean {
  return jsonSchemaOf(parameter) !== null;
}
