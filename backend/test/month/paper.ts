/**
 * The arithmetic of a trader's month as it is done on paper: written from the rules of VAT alone, with none of the shop's code.
 * Amounts are whole fils.
 */

export type Basis = 'inclusive' | 'exclusive';
export type Category = 'S' | 'Z' | 'E' | 'O';

/** The content of an order. */
export interface PaperLine {
  readonly qty: bigint;
  readonly price: bigint;
  readonly discount: bigint;
  readonly category: Category;
}

export interface PaperOrder {
  readonly basis: Basis;
  readonly lines: readonly PaperLine[];
  /** Off the lines together. */
  readonly discount: bigint;
  readonly delivery: bigint;
  readonly fee: bigint;
}

/** An amount of a document: a line, the delivery, the fee. Charges have no quantity. */
export interface Taxed {
  readonly category: Category;
  readonly qty: bigint;
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
}

/** The amounts of a document: its lines in their order, then delivery, then fee. */
export type Amounts = readonly Taxed[];

const RATES: Readonly<Record<Category, bigint>> = { S: 5n, Z: 0n, E: 0n, O: 0n };

/** Half a fils is rounded up. */
export const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

export const total = (amounts: Amounts, column: 'net' | 'vat' | 'gross'): bigint =>
  sum(amounts.map((amount) => amount[column]));

/** Each gets its share rounded down; the fils that remain go to the largest remainders, the earlier one of two. */
export function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n));
  const down = weights.map((weight) => (amount * weight) / whole);
  const remainders = weights.map((weight, index) => ({ index, remainder: (amount * weight) % whole }));
  remainders.sort((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const rest = Number(amount - sum(down));
  const lucky = new Set(remainders.slice(0, rest).map(({ index }) => index));
  return down.map((one, index) => (lucky.has(index) ? one + 1n : one));
}

/** The document that an order becomes. VAT is computed for each category, and shared by what belongs to it. */
export function taxed({ basis, lines, discount, delivery, fee }: PaperOrder): Taxed[] {
  const amounts = lines.map((line) => line.qty * line.price - line.discount);
  const discounts = share(discount, amounts);
  const categories = new Set(lines.map(({ category }) => category));
  const chargeCategory = categories.size === 1 ? (lines[0]?.category ?? 'S') : 'S';
  const parts = [
    ...lines.map(({ category, qty }, index) => ({
      ...{ category, qty },
      amount: (amounts[index] ?? 0n) - (discounts[index] ?? 0n),
    })),
    ...[delivery, fee].map((amount) => ({ category: chargeCategory, qty: 0n, amount })),
  ];
  const vats = new Map<object, bigint>();
  for (const category of ['S', 'Z', 'E', 'O'] as const) {
    const own = parts.filter((part) => part.category === category);
    const amount = sum(own.map((part) => part.amount));
    const rate = RATES[category];
    const vat = halfUp(amount * rate, basis === 'inclusive' ? 100n + rate : 100n);
    share(
      vat,
      own.map((part) => part.amount),
    ).forEach((one, index) => vats.set(own[index] as object, one));
  }
  return parts.map((part) => {
    const vat = vats.get(part) ?? 0n;
    const net = basis === 'inclusive' ? part.amount - vat : part.amount;
    return { category: part.category, qty: part.qty, net, vat, gross: net + vat };
  });
}

export interface PaperCredit {
  /** By line; lines that are not named have 0. */
  readonly qtys?: readonly bigint[];
  /** With VAT. */
  readonly delivery?: bigint;
  readonly fee?: bigint;
}

/** A part of an amount, by a share of its quantity; the whole of it is exact. */
function piece(left: Taxed, qty: bigint, basis: Basis): Taxed {
  if (qty === left.qty) return left;
  const vat = halfUp(left.vat * qty, left.qty);
  const gross = basis === 'inclusive' ? halfUp(left.gross * qty, left.qty) : halfUp(left.net * qty, left.qty) + vat;
  return { category: left.category, qty, net: gross - vat, vat, gross };
}

/** A part of an amount, by its gross; the whole of it is exact. */
function slice(left: Taxed, gross: bigint): Taxed {
  const vat = gross === left.gross ? left.vat : halfUp(left.vat * gross, left.gross);
  return { category: left.category, qty: 0n, net: gross - vat, vat, gross };
}

/** A credit of quantities and charges, off what a document has left. */
export function creditOfPieces(
  left: Amounts,
  { qtys = [], delivery = 0n, fee = 0n }: PaperCredit,
  basis: Basis,
): Taxed[] {
  const lines = left.slice(0, -2).map((line, index) => piece(line, qtys[index] ?? 0n, basis));
  const [ofDelivery, ofFee] = left.slice(-2) as [Taxed, Taxed];
  return [...lines, slice(ofDelivery, delivery), slice(ofFee, fee)];
}

/** A credit of an amount with VAT, shared by all that a document has left. */
export function creditOfAmount(left: Amounts, amount: bigint): Taxed[] {
  const shares = share(
    amount,
    left.map(({ gross }) => gross),
  );
  return left.map((one, index) => slice(one, shares[index] ?? 0n));
}

export const leftAfter = (left: Amounts, credit: Amounts): Taxed[] =>
  left.map((one, index) => {
    const { qty, net, vat, gross } = credit[index] as Taxed;
    return { ...one, qty: one.qty - qty, net: one.net - net, vat: one.vat - vat, gross: one.gross - gross };
  });

/** An amount as printed on documents: 1,234.50. */
export function printed(fils: bigint): string {
  const digits = String(fils < 0n ? -fils : fils).padStart(3, '0');
  const dirhams = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${dirhams}.${digits.slice(-2)}`;
}

/** The form used by the API. */
export const aed = (fils: bigint): number => Number(fils) / 100;
