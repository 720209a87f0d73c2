import { type CallResult, createClient, type OutgoingCall } from '@shop/contract/client';
import { RepeatableCalls } from '@shop/contract/repeatable-calls';
import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { ApiError, toApiError } from './api-error';
import { inLanguageOfVisit } from './i18n/refusals';

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` whenever the API responds with 401 (not signed in). Returns a function that stops this. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** The client of the shop's API; every call sends the session cookie. */
export const api = createClient(send);

const codeOf = (outcome: unknown): unknown => {
  const content = typeof outcome === 'object' && outcome !== null && 'content' in outcome ? outcome.content : undefined;
  return typeof content === 'object' && content !== null && 'code' in content ? content.code : undefined;
};
const repeatable = new RepeatableCalls(codeOf);

async function send({ method, address: path, body, signal }: OutgoingCall): Promise<CallResult> {
  const address = window.location.origin + path;
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
  if (response.status === 401) unauthorizedListeners.forEach((listener) => listener());
  return response.ok ? { data: content, response } : { error: await inLanguageOfVisit(content), response };
}

/** @throws ApiError with status 0 if no response came; the DOMException if the caller aborted the call */
async function answerTo(request: Request): Promise<{ response: Response; content: unknown }> {
  try {
    const response = await globalThis.fetch(request);
    return { response, content: parsed(await response.text()) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'NO_ANSWER', '');
  }
}

/** Undefined if it is not JSON: a proxy may respond instead of the shop. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a successful call; throws an ApiError otherwise. */
export function unwrap<T>(result: CallResult<T>): T {
  if (!result.response.ok || result.data === undefined) {
    throw toApiError(result.response.status, result.error);
  }
  return result.data;
}

/** The query of one call of the API. */
export const queryOf = <T>(
  queryKey: QueryKey,
  call: (signal: AbortSignal) => Promise<CallResult<T>>,
  options: Omit<UndefinedInitialDataOptions<T>, 'queryKey' | 'queryFn'> = {},
) => queryOptions<T>({ ...options, queryKey, queryFn: async ({ signal }) => unwrap(await call(signal)) });
