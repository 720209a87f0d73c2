import { resolveAll } from '@shop/contract/order-lines';
import { api, unwrap } from '../../../lib/api-client';

export const resolveLines = (lines: readonly string[]) =>
  resolveAll(lines, async (texts) =>
    unwrap(await api.POST('/api/products/resolve', { body: { lines: texts.map((text) => ({ text })) } })),
  );

/** Lines with this code then mean the product. */
export const rememberCode = async (code: string, product: string) =>
  unwrap(await api.POST('/api/own-codes', { body: { code, product } }));
