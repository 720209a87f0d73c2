import type { paths } from '@shop/contract/api';
import type { Client } from 'openapi-fetch';

/** The methods that the frontends call, typed by the contract. Only types of openapi-fetch are used. */
export type ApiClient = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

type OperationsOf<Path extends keyof paths> = Extract<
  paths[Path]['get' | 'post' | 'put' | 'delete'],
  { parameters: unknown }
>;

/** The parameters of a path, and its query. */
export type ParamsOf<Path extends keyof paths> = Pick<OperationsOf<Path>['parameters'], 'path' | 'query'>;

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Json } } ? Json : never;

/** The response of a POST to a path. */
export type PostedAnswer<Path extends keyof paths> = paths[Path] extends { post: { responses: infer Answers } }
  ? JsonOf<Answers[keyof Answers & (200 | 201)]>
  : never;

/** A call that is sent: `address` contains the parameters of path and query, and begins with a slash. */
export interface OutgoingCall {
  readonly method: string;
  readonly address: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** The result of a call: `data` if it succeeded, otherwise `error`. */
export interface CallResult<T = unknown> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

interface Params {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

interface Call {
  readonly params?: Params;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** The client of the shop's API, typed by the contract: a path that does not exist is a compile error. */
export function createClient(send: (call: OutgoingCall) => Promise<CallResult>): ApiClient {
  const callBy =
    (method: string) =>
    (path: string, { params = {}, ...call }: Call = {}) =>
      send({ ...call, method, address: addressFor(path, params) });
  return { GET: callBy('GET'), POST: callBy('POST'), PUT: callBy('PUT'), DELETE: callBy('DELETE') } as ApiClient;
}

/** The address of an operation, for links and for uploads of raw files. */
export const addressOf = <Path extends keyof paths>(path: Path, params: ParamsOf<Path>): string =>
  addressFor(path, params);

function addressFor(path: string, { path: places = {}, query = {} }: Params): string {
  const filled = path.replace(/\{(\w+)\}/g, (place: string, name: string) => {
    const value = places[name];
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : place);
  });
  const search = serializeQuery(query);
  return filled + (search && `?${search}`);
}

/**
 * Query string of the API: lists repeat their key, groups are written as `group[key]` and may repeat it too
 * (`categoryIds=a&categoryIds=b&attributes[size]=6-mm`). Empty and missing values are omitted.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) append(params, key, value);
  return params.toString();
}

function append(params: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) value.forEach((entry) => append(params, key, entry));
  else if (typeof value === 'object') {
    for (const [inner, entry] of Object.entries(value)) append(params, `${key}[${inner}]`, entry);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    params.append(key, String(value));
  }
}
