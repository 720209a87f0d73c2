import type { paths } from '@shop/contract/api';
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

/**
 * The client of the API, typed by the contract. Rejects in the same way as `httpClient`, so it never returns an
 * `error`.
 */
export const api = createClient(async ({ method, address, body }: OutgoingCall): Promise<CallResult> => {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { json, status, headers } = await httpClient(address, { method, body: text });
  return { data: json, response: new Response(null, { status, headers }) };
});

/** The JSON of a response. Its type is that of the contract, without a check at run time. */
export const dataOf = async <T>(call: Promise<CallResult<T>>): Promise<T> => (await call).data as T;

/** The record of a response, with the `id` that react-admin needs: `httpClient` adds it. */
export const recordOf = async <T extends { _id: string }>(call: Promise<CallResult<T>>): Promise<T & { id: string }> =>
  (await call).data as T & { id: string };

/** The path parameter for a record. */
export const at = (id: Identifier): { path: { id: string } } => ({ path: { id: String(id) } });

/** Sends a file as the raw body: the server identifies it by its bytes. */
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

/** Resolves to the file of a response; rejects in the same way as `httpClient`. */
const fileFrom = async (address: string, init?: RequestInit): Promise<Blob> => {
  const response = await fetch(address, { ...init, credentials: 'include' });
  if (response.ok) return response.blob();
  const refusal = (await response.json().catch(() => ({}))) as { message?: string };
  throw inPageLanguage(new HttpError(refusal.message ?? response.statusText, response.status, refusal));
};

export const getFile = <Path extends keyof paths>(path: Path, params: ParamsOf<Path>): Promise<Blob> =>
  fileFrom(addressOf(path, params));

/** POSTs `body` as JSON. */
export const postForFile = <Path extends keyof paths>(
  path: Path,
  params: ParamsOf<Path>,
  body: object,
): Promise<Blob> => {
  const headers = { 'content-type': 'application/json', accept: 'application/pdf, application/json' };
  return fileFrom(addressOf(path, params), { method: 'POST', headers, body: JSON.stringify(body) });
};
