import { api, unwrap } from '../../../lib/api-client';

/** The products that the lines ask for, by the present catalogue. */
export const resolveLines = async (lines: readonly string[]) =>
  unwrap(await api.POST('/api/products/resolve', { body: { lines: lines.map((text) => ({ text })) } }));
