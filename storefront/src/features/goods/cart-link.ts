import { MAX_LIST_LINES, MAX_QTY } from '@shop/contract/limits';
import { paths } from '../../config/paths';

/** A product and its quantity. */
export interface GoodsLine {
  readonly product: string;
  readonly qty: number;
}

const KEY = 'items';
const LINE = /^([0-9a-f]{24})\.([1-9]\d{0,5})$/;

/** An address that shows a cart to another person. The part after `#` is never sent to a server. */
export function cartLinkOf(lines: readonly GoodsLine[]): string {
  const items = lines.map(({ product, qty }) => `${product}.${qty}`).join(',');
  return `${window.location.origin}${paths.cart}#${KEY}=${items}`;
}

/** The lines of such an address, each product once; undefined if it is not one. */
export function linesInLink(hash: string): { lines: readonly GoodsLine[]; unread: number } | undefined {
  if (!hash.startsWith(`#${KEY}=`)) return undefined;
  const texts = hash.slice(KEY.length + 2).split(',');
  const lines = new Map<string, GoodsLine>();
  for (const text of texts.slice(0, MAX_LIST_LINES)) {
    const [, product = '', count] = LINE.exec(text) ?? [];
    const qty = Number(count);
    if (product !== '' && qty <= MAX_QTY) lines.set(product, { product, qty });
  }
  return { lines: [...lines.values()], unread: texts.length - lines.size };
}
