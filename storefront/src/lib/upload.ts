import type { paths } from '@shop/contract/api';
import { addressOf, type ParamsOf, type PostedAnswer } from '@shop/contract/client';
import { unwrap } from './api-client';
import { ApiError } from './api-error';
import { inLanguageOfVisit } from './i18n/refusals';

const MAX_NAME = 120;

/** The name under which a file is stored. */
export const uploadName = ({ name }: File): { name: string } => ({ name: name.slice(-MAX_NAME) });

/**
 * Sends a file as the raw body. The server identifies a file by its bytes: a repeated upload returns the same record.
 */
export async function upload<Path extends keyof paths>(
  path: Path,
  params: ParamsOf<Path>,
  file: File,
): Promise<PostedAnswer<Path>> {
  const request = new Request(window.location.origin + addressOf(path, params), {
    method: 'POST',
    credentials: 'include',
    body: new Uint8Array(await file.arrayBuffer()),
    headers: { 'content-type': file.type },
  });
  const response = await fetch(request).catch(() => {
    throw new ApiError(0, 'NO_ANSWER', '');
  });
  const content: unknown = await response.json().catch(() => undefined);
  return unwrap(
    response.ok
      ? { data: content as PostedAnswer<Path>, response }
      : { error: await inLanguageOfVisit(content), response },
  );
}
