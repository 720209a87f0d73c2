import { api, unwrap } from '../../../lib/api-client';

/** What the lines ask for, by the catalogue of now. */
export const resolveLines = async (lines: readonly string[]) =>
  unwrap(await api.POST('/api/products/resolve', { body: { lines: lines.map((text) => ({ text })) } }));
