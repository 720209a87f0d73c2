import { unwrap } from './api-client';
import { ApiError } from './api-error';
import { inLanguageOfVisit } from './i18n/refusals';

const MAX_NAME = 120;

/** Sends a file as the body itself. The server knows a file by its bytes: the same one again is the same record. */
export async function upload<Answer>(path: string, file: File): Promise<Answer> {
  const query = new URLSearchParams({ name: file.name.slice(-MAX_NAME) }).toString();
  const request = new Request(`${window.location.origin}${path}?${query}`, {
    ...{ method: 'POST', credentials: 'include', body: new Uint8Array(await file.arrayBuffer()) },
    headers: { 'content-type': file.type },
  });
  const response = await fetch(request).catch(() => {
    throw new ApiError(0, 'NO_ANSWER', '');
  });
  const content: unknown = await response.json().catch(() => undefined);
  return unwrap(
    response.ok ? { data: content as Answer, response } : { error: await inLanguageOfVisit(content), response },
  );
}
