import { creditOfAmount, halfUp, type PaperOrder, type Taxed, total } from './paper.js';

/** The script of orders that are delivered and invoiced in parts: plain arithmetic, with none of the shop's code. */
export const ORDERS = 20;
export const customers = ['Omar', 'Nora', 'Hind', 'Sara'] as const;

/** Pieces by line. */
export type Part = readonly bigint[];

export interface Bill {
  readonly _id: string;
  readonly lines: readonly string[];
  readonly amounts: readonly Taxed[];
  /** The part of the advance that it uses, by VAT category. */
  readonly uses: readonly Taxed[];
  /** The amounts that are not credited. */
  left: readonly Taxed[];
}

/** Two lines, of which some are exports; a discount, and a charge for the delivery. */
export function orderOf(index: number): PaperOrder {
  const of = BigInt(index);
  return {
    basis: index < ORDERS / 2 ? 'inclusive' : 'exclusive',
    lines: [
      { qty: 6n + (of % 5n), price: 1005n + ((of * 997n) % 9000n), discount: 0n, category: 'S' },
      {
        qty: 4n + (of % 3n),
        price: 333n + ((of * 1313n) % 5000n),
        discount: 0n,
        category: index % 5 === 4 ? 'Z' : 'S',
      },
    ],
    discount: index % 3 === 1 ? 77n + of : 0n,
    delivery: index % 2 === 0 ? 2500n : 0n,
    fee: 0n,
  };
}

/** The pieces of its two or three deliveries: 45 of all orders. */
export function plannedParts(index: number): Part[] {
  const [first, second] = orderOf(index).lines.map(({ qty }) => qty) as [bigint, bigint];
  const half = (first + 1n) / 2n;
  if (index < 15)
    return [
      [half, 1n],
      [first - half, second - 1n],
    ];
  return [
    [half, 1n],
    [1n, 1n],
    [first - half - 1n, second - 2n],
  ];
}

/** Advances for each second order, and two invoices of each. */
export const bills = (): number => ORDERS / 2 + 2 * ORDERS;

/** A third of the order and some fils, by VAT category. */
export function advanceOf(left: readonly Taxed[], index: number): Taxed[] {
  const parts = byCategory(left);
  return creditOfAmount(parts, total(parts, 'gross') / 3n + BigInt(index));
}

function byCategory(amounts: readonly Taxed[]): Taxed[] {
  return (['S', 'Z'] as const).flatMap((category) => {
    const own = amounts.filter((one) => one.category === category);
    const sums = { net: total(own, 'net'), vat: total(own, 'vat'), gross: total(own, 'gross') };
    return sums.gross === 0n ? [] : [{ category, qty: 0n, ...sums }];
  });
}

/** The part of an advance that an invoice uses: of each category at most its own gross. */
export function usedBy(billed: readonly Taxed[], advance: readonly Taxed[]): Taxed[] {
  const categories = byCategory(billed);
  return advance.map((part) => {
    const own = categories.find(({ category }) => category === part.category);
    const most = own === undefined || own.gross > part.gross ? part.gross : own.gross;
    if (own === undefined || most === 0n) return { ...part, net: 0n, vat: 0n, gross: 0n };
    if (most === part.gross) return part;
    // It covers the whole category and gets its VAT, unless the two differ by more than a fils.
    const vat = halfUp(part.vat * most, part.gross);
    const isNear = vat - own.vat <= 1n && own.vat - vat <= 1n;
    return isNear ? { ...part, ...own } : { ...part, net: most - vat, vat, gross: most };
  });
}
