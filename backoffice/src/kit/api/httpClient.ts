import { RepeatableCalls } from '@shop/contract/repeatable-calls';
import { fetchUtils, HttpError } from 'react-admin';
import { confirmIdentity } from '../../people/auth/identity';
import { codeOf, inPageLanguage } from './errors';

const withId = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && '_id' in record ? { ...record, id: record._id } : record;

const repeatable = new RepeatableCalls();

/** A weighty call of somebody whose sign-in is old goes on once they have confirmed who they are, with the same key. */
const withConfirmation = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (codeOf(error) !== 'REAUTHENTICATION_REQUIRED' || !(await confirmIdentity())) throw error;
    return call();
  }
};

/** A call that changes something carries an `Idempotency-Key`; a file is sent without, the server knows it by its bytes. */
const fetchOnce = (url: string, options: fetchUtils.Options) => {
  const { method = 'GET', body = '' } = options;
  if (method === 'GET') return fetchUtils.fetchJson(url, options);
  if (typeof body !== 'string') return withConfirmation(() => fetchUtils.fetchJson(url, options));
  const send = (key: string) => {
    const headers = new Headers(options.headers ?? { accept: 'application/json' });
    headers.set('idempotency-key', key);
    return withConfirmation(() => fetchUtils.fetchJson(url, { ...options, headers }));
  };
  return repeatable.send(`${method} ${url} ${body}`, send, () => true);
};

/**
 * Fetches JSON with the session cookie and gives every record that carries `_id` an equal `id`.
 * Rejects with react-admin's HttpError {message, status, body} in the language of the page; `body.errors` maps fields to
 * messages.
 */
export const httpClient = async (url: string, options: fetchUtils.Options = {}) => {
  const response = await fetchOnce(url, { ...options, credentials: 'include' }).catch((error: unknown): never => {
    throw inPageLanguage(error);
  });
  const json: unknown = response.json;
  return { ...response, json: Array.isArray(json) ? json.map(withId) : withId(json) };
};

/** Resolves to the JSON of the answer. Its type is the contract's: the answer is not checked again here. */
export const request = async <T>(url: string, options?: fetchUtils.Options): Promise<T> =>
  (await httpClient(url, options)).json as T;

export const getJson = <T>(url: string): Promise<T> => request<T>(url);

/** POSTs `body` as JSON, and nothing when it is undefined. */
export const post = <T = unknown>(url: string, body?: unknown): Promise<T> =>
  request<T>(url, { method: 'POST', body: body === undefined ? undefined : JSON.stringify(body) });

export const put = <T>(url: string, body: unknown): Promise<T> =>
  request<T>(url, { method: 'PUT', body: JSON.stringify(body) });

/** POSTs `body` as JSON. Resolves to the file of the answer; rejects as `httpClient` does. */
export const postForFile = async (url: string, body: unknown): Promise<Blob> => {
  const headers = { 'content-type': 'application/json', accept: 'application/pdf, application/json' };
  const response = await fetch(url, { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) });
  if (response.ok) return response.blob();
  const refusal = (await response.json().catch(() => ({}))) as { message?: string };
  throw inPageLanguage(new HttpError(refusal.message ?? response.statusText, response.status, refusal));
};
