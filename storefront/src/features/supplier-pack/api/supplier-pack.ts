import type { Language } from '@shop/contract/languages';
import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, unwrap } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { PackCheckResponse } from '@shop/contract/api';
import { inLanguageOfVisit } from '../../../lib/i18n/refusals';

/** The documents by which the buyer checks the shop. */
export const supplierPackQuery = () =>
  queryOptions({
    queryKey: ['supplier-pack'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/supplier-pack', { signal })),
    gcTime: limits.cacheMs,
  });

const NAME = /filename="([^"]+)"/;

/** Requests a new pack for the buyer. @throws ApiError */
export async function fetchPack(language: Language): Promise<File> {
  const address = `${window.location.origin}/api/supplier-pack/file?language=${language}`;
  const response = await fetch(new Request(address, { credentials: 'include' })).catch(() => {
    throw new ApiError(0, 'NO_ANSWER', '');
  });
  if (response.ok) {
    const [, name = 'supplier-pack.zip'] = NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return new File([await response.blob()], name);
  }
  const error: unknown = await response.json().catch(() => undefined);
  return unwrap<File>({ error: await inLanguageOfVisit(error), response });
}

/** Checks that the shop has signed this list of files. @throws ApiError */
export async function checkManifest(manifest: string, signature: string): Promise<PackCheckResponse> {
  return unwrap(await api.POST('/api/supplier-pack/check', { body: { manifest, signature } }));
}
