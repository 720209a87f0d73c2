import type { Category, PaperLine, PaperOrder } from './paper.js';

/** How many invoices the month has. */
export const INVOICES = 60;

/** The buyers: Hind and Sara for Falcon, Majid for Palm, the others for themselves. */
export const BUYERS = ['Omar', 'Nora', 'Hind', 'Sara', 'Majid'] as const;
export type Buyer = (typeof BUYERS)[number];

/** The first half is sold with VAT in the prices, the second half with VAT on top. */
export const EXCLUSIVE_FROM = 30;
/** From this one on the shop has moved from Dubai to Sharjah. */
export const SHARJAH_FROM = 45;
/** These were delivered in September, so that September's return counts them. */
export const DELIVERED_BEFORE = 2;

export const buyerOf = (index: number): Buyer => BUYERS[index % BUYERS.length] ?? 'Omar';

/** Invoices are issued from the 2nd to the 29th, one after the other. */
export const issuedAt = (index: number): string =>
  new Date(Date.UTC(2026, 9, 2 + Math.floor((index * 28) / INVOICES), 6, index)).toISOString();

const OTHERS: readonly Category[] = ['S', 'Z', 'E', 'O'];

function lineOf(index: number, number: number): PaperLine {
  const price = BigInt(105 + ((index * 997 + number * 1313) % 9000));
  const isMixed = index % 2 === 0 && number > 0;
  const mixed = OTHERS[(index / 2 + number) % OTHERS.length] ?? 'S';
  const plain: Category = index % 8 === 5 ? 'Z' : 'S';
  return {
    qty: BigInt(2 + ((7 * index + 3 * number) % 40)),
    price,
    discount: number === 1 && index % 3 === 0 ? (price * BigInt(index + 1)) / 61n : 0n,
    category: isMixed ? mixed : plain,
  };
}

/** The order behind an invoice: one to four lines, each of a product of its own. */
export function orderOf(index: number): PaperOrder {
  const lines = Array.from({ length: 1 + (index % 4) }, (_, number) => lineOf(index, number));
  return {
    basis: index < EXCLUSIVE_FROM ? 'inclusive' : 'exclusive',
    lines,
    discount: index % 6 === 2 ? BigInt(17 + index * 3) : 0n,
    delivery: index % 4 === 1 ? 2500n : 0n,
    fee: index % 9 === 4 ? BigInt(1050 + index) : 0n,
  };
}
