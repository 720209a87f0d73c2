import { fetchUtils } from 'react-admin';
import { takeFirstAnswer } from '../firstRows/firstAnswers';
import { inLanguage } from './errors';

const withId = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && '_id' in record ? { ...record, id: record._id } : record;

/**
 * Fetches JSON with the session cookie and gives every record that carries `_id` an equal `id`.
 * A call that was made before the application was here is not made again.
 * Rejects with react-admin's HttpError {message, status, body}; `body.errors` maps fields to messages. What the server
 * says in it is said in the language of the page.
 */
export const httpClient = async (url: string, options: fetchUtils.Options = {}) => {
  const isRead = options.method === undefined || options.method === 'GET';
  const first = isRead ? await takeFirstAnswer(url) : undefined;
  const response =
    first ??
    (await fetchUtils.fetchJson(url, { ...options, credentials: 'include' }).catch((error: unknown) => {
      throw inLanguage(error);
    }));
  const json: unknown = response.json;
  return { ...response, json: Array.isArray(json) ? json.map(withId) : withId(json) };
};

/** POSTs `body` as JSON (nothing when it is undefined) and resolves to the answer's JSON. */
export const post = async (url: string, body?: unknown): Promise<unknown> => {
  const { json } = await httpClient(url, {
    method: 'POST',
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return json;
};
