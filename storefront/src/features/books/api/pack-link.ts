import { api, queryOf, unwrap } from '../../../lib/api-client';
import { toApiError } from '../../../lib/api-error';
import { inLanguageOfVisit } from '../../../lib/i18n/refusals';

const of = (token: string) => ({ params: { path: { token } } });

/** The month pack behind a link. */
export const linkedPackQuery = (token: string) =>
  queryOf(['book-pack-links', token], (signal) => api.GET('/api/book-pack-links/{token}', { ...of(token), signal }));

export const sendPackCode = async (token: string) =>
  unwrap(await api.POST('/api/book-pack-links/{token}/code', of(token)));

/** The client of the API reads texts only. @throws ApiError if it is refused */
export async function packFile(token: string, code: string): Promise<Blob> {
  const address = `${window.location.origin}/api/book-pack-links/${encodeURIComponent(token)}/file`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(new Request(address, { method: 'POST', headers, body: JSON.stringify({ code }) }));
  if (response.ok) return response.blob();
  const refusal: unknown = await response.json().catch(() => undefined);
  throw toApiError(response.status, await inLanguageOfVisit(refusal));
}
