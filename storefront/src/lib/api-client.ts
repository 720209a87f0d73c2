import { RepeatableCalls } from '@shop/contract/repeatable-calls';
import type { Client } from 'openapi-fetch';
import { ApiError, toApiError } from './api-error';
import type { paths } from './api-types';
import { visit } from './i18n/i18n';

/**
 * Query string of the API: lists repeat their key, groups write `group[key]` and repeat it too
 * (`categoryIds=a&categoryIds=b&attributes[size]=6-mm`). Empty and missing values are left out.
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

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` whenever the API answers that nobody is signed in (401). Returns the way to stop. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

interface Call {
  params?: { path?: Record<string, string>; query?: Record<string, unknown> };
  body?: unknown;
  signal?: AbortSignal;
}

/** The methods that the shop calls, typed by the contract. */
type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>;

/**
 * The client of the shop's API; the session cookie goes with every call. Of openapi-fetch it has the types alone, which
 * these calls are given: its code would be more than the first pages can spare.
 */
export const api = {
  GET: (path: string, call?: Call) => send('GET', path, call),
  POST: (path: string, call?: Call) => send('POST', path, call),
  PUT: (path: string, call?: Call) => send('PUT', path, call),
  DELETE: (path: string, call?: Call) => send('DELETE', path, call),
} as Api;

const repeatable = new RepeatableCalls();

async function send(method: string, path: string, { params = {}, body, signal }: Call = {}) {
  const address = addressOf(path, params);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sendWith = (headers: Record<string, string>) =>
    answerTo(
      new Request(address, {
        method,
        credentials: 'include',
        ...(signal && { signal }),
        ...(text !== undefined && { body: text }),
        headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
      }),
    );
  const { response, content } = await (method === 'GET'
    ? sendWith({})
    : repeatable.send(
        `${method} ${address} ${text ?? ''}`,
        (key) => sendWith({ 'idempotency-key': key }),
        (answer) => answer.response.ok,
      ));
  // In place before the refusal is told; without it the server's own words stand.
  if (!response.ok) await visit.load(['errors']).catch(() => undefined);
  if (response.status === 401) unauthorizedListeners.forEach((listener) => listener());
  return response.ok ? { data: content, response } : { error: content, response };
}

/** @throws ApiError with status 0 where no answer came; the DOMException where the caller gave the call up */
async function answerTo(request: Request): Promise<{ response: Response; content: unknown }> {
  try {
    const response = await globalThis.fetch(request);
    return { response, content: parsed(await response.text()) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'NO_ANSWER', '');
  }
}

function addressOf(path: string, { path: places = {}, query = {} }: NonNullable<Call['params']>): string {
  const filled = path.replace(/\{(\w+)\}/g, (place: string, name: string) => encodeURIComponent(places[name] ?? place));
  const search = serializeQuery(query);
  return window.location.origin + filled + (search && `?${search}`);
}

/** Undefined for what is no JSON: a proxy may answer in place of the shop. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface CallResult<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The body of a successful call; throws an ApiError otherwise. */
export function unwrap<T>(result: CallResult<T>): T {
  if (!result.response.ok || result.data === undefined) {
    throw inLanguageOfVisit(toApiError(result.response.status, result.error));
  }
  return result.data;
}

/** The server speaks English. In another language its words give way to those that the language has for code and field. */
function inLanguageOfVisit({ status, code, message, fields, details }: ApiError): ApiError {
  const inItsWords = Object.entries(fields).map(
    ([field, said]) => [field, visit.errorText(code, field) ?? said] as const,
  );
  return new ApiError(status, code, visit.errorText(code) ?? message, Object.fromEntries(inItsWords), details);
}
