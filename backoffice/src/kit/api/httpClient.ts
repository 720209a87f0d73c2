import { RepeatableCalls } from '@shop/contract/repeatable-calls';
import { fetchUtils } from 'react-admin';
import { confirmIdentity } from '../auth/identity';
import { codeOf, inPageLanguage } from './errors';

const withId = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && '_id' in record ? { ...record, id: record._id } : record;

const repeatable = new RepeatableCalls(codeOf);

/**
 * A call that requires a fresh confirmation continues once the user has confirmed their identity, with the same key.
 */
const withConfirmation = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (codeOf(error) !== 'REAUTHENTICATION_REQUIRED' || !(await confirmIdentity())) throw error;
    return call();
  }
};

/**
 * A changing call has an `Idempotency-Key`; a file is sent without one, since the server identifies it by its bytes.
 */
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
 * Fetches JSON with the session cookie and gives every record with an `_id` an equal `id`. Rejects with react-admin's
 * HttpError {message, status, body} in the language of the page; `body.errors` maps fields to messages.
 */
export const httpClient = async (url: string, options: fetchUtils.Options = {}) => {
  const response = await fetchOnce(url, { ...options, credentials: 'include' }).catch((error: unknown): never => {
    throw inPageLanguage(error);
  });
  const json: unknown = response.json;
  return { ...response, json: Array.isArray(json) ? json.map(withId) : withId(json) };
};
