import type { paths } from '@shop/contract';
import {
  addressOf,
  type CallResult,
  createClient,
  type OutgoingCall,
  type ParamsOf,
  type PostedAnswer,
} from '@shop/contract/client';
import { HttpError, type Identifier } from 'react-admin';
import { inPageLanguage } from './errors';
import { httpClient } from './httpClient';

/** The client of the API, typed by the contract. Rejects as `httpClient` does, and so never answers an `error`. */
export const api = createClient(async ({ method, address, body }: OutgoingCall): Promise<CallResult> => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { json, status, headers } = await httpClient(address, { method, body: text });
  return { data: json, response: new Response(null, { status, headers }) };
});

/** The JSON of an answer. Its type is the contract's: the answer is not checked again here. */
export const dataOf = async <T>(call: Promise<CallResult<T>>): Promise<T> => (await call).data as T;

/** The record of an answer, which has the `id` that react-admin reads: `httpClient` gives it one. */
export const recordOf = async <T extends { _id: string }>(call: Promise<CallResult<T>>): Promise<T & { id: string }> =>
  (await call).data as T & { id: string };

/** The place of a record in a path. */
export const at = (id: Identifier): { path: { id: string } } => ({ path: { id: String(id) } });

/** Sends a file as it is: the server knows it by its bytes. */
export const sendFile = async <Path extends keyof paths>(
  path: Path,
  params: ParamsOf<Path>,
  file: Blob,
  type: string = file.type,
): Promise<PostedAnswer<Path>> => {
  const headers = new Headers({ 'content-type': type, accept: 'application/json' });
  const { json } = await httpClient(addressOf(path, params), { method: 'POST', headers, body: file });
  return json as PostedAnswer<Path>;
};

/** POSTs `body` as JSON. Resolves to the file of the answer; rejects as `httpClient` does. */
export const postForFile = async <Path extends keyof paths>(
  path: Path,
  params: ParamsOf<Path>,
  body: object,
): Promise<Blob> => {
  const headers = { 'content-type': 'application/json', accept: 'application/pdf, application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(addressOf(path, params), { ...init, credentials: 'include' });
  if (response.ok) return response.blob();
  const refusal = (await response.json().catch(() => ({}))) as { message?: string };
  throw inPageLanguage(new HttpError(refusal.message ?? response.statusText, response.status, refusal));
};
