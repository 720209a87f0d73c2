import type { LineResponse } from '@shop/contract/api';

/** False for lines whose prices the reader does not see, and before a quote is priced. */
export const isPriced = (lines: readonly Pick<LineResponse, 'unitPrice'>[]): boolean =>
  lines.some(({ unitPrice }) => unitPrice !== null);
