import createClient from 'openapi-fetch';
import { ApiError, toApiError } from './api-error';
import { visit } from './i18n/i18n';
import type { paths } from './api-types';
import { serializeQuery } from './query-string';

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` whenever the API answers that nobody is signed in (401). Returns the way to stop. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** The typed client of the shop's API; the session cookie goes with every call. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  credentials: 'include',
  querySerializer: serializeQuery,
  fetch: (request) => globalThis.fetch(request),
});

api.use({
  onResponse({ response }) {
    if (response.status === 401) unauthorizedListeners.forEach((listener) => listener());
  },
  onError({ error }) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    return new ApiError(0, 'NO_ANSWER', '');
  },
});

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

/** The server speaks English. In another language its words give way to those that the language has for the code. */
function inLanguageOfVisit(error: ApiError): ApiError {
  const message = visit.errorText(error.code);
  if (message === undefined) return error;
  const ofField = visit.errorText('field') ?? message;
  const fields = Object.entries(error.fields).map(([field, said]) => [
    field,
    said === error.message ? message : ofField,
  ]);
  return new ApiError(error.status, error.code, message, Object.fromEntries(fields));
}
