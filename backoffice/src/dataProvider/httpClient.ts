import { fetchUtils } from 'react-admin';
import { inPageLanguage } from './errors';

const withId = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && '_id' in record ? { ...record, id: record._id } : record;

/**
 * Fetches JSON with the session cookie and gives every record that carries `_id` an equal `id`.
 * Rejects with react-admin's HttpError {message, status, body} in the language of the page; `body.errors` maps fields to
 * messages.
 */
export const httpClient = async (url: string, options: fetchUtils.Options = {}) => {
  const response = await fetchUtils
    .fetchJson(url, { ...options, credentials: 'include' })
    .catch((error: unknown): never => {
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
