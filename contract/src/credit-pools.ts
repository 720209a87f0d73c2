import type { Fils } from './money.js';
import { netOfGross, type PriceBasis, shareOut, sumOf, type TaxedCategory, vatOf } from './vat.js';

/** The uncredited rest of one category and rate. */
interface Pool {
  readonly rate: number;
  /** In the document's basis. */
  readonly amount: Fils;
  readonly vat: Fils;
}

interface SharedVat {
  /** The indexes of the parts of one category. */
  readonly places: readonly number[];
  readonly vat: Fils;
  readonly basis: PriceBasis;
}

/** The amount in the price basis of the document. */
export const inBasis = ({ net, gross }: TaxedCategory, basis: PriceBasis): Fils =>
  basis === 'inclusive' ? gross : net;

/** The indexes of the parts, grouped by category and rate. */
function placesByCategory(parts: readonly TaxedCategory[]): number[][] {
  const places = new Map<string, number[]>();
  for (const [place, part] of parts.entries()) places.set(keyOf(part), [...(places.get(keyOf(part)) ?? []), place]);
  return [...places.values()];
}

/** The parts at these indexes with these amounts in the basis; the VAT is distributed by the amounts. */
function sharedVat(
  parts: readonly TaxedCategory[],
  amounts: readonly Fils[],
  { places, vat, basis }: SharedVat,
): [place: number, part: TaxedCategory][] {
  const own = places.map((place) => amounts[place] ?? 0);
  const vats = shareOut(vat, own);
  const shared: [number, TaxedCategory][] = [];
  for (const [index, place] of places.entries()) {
    const [part, share] = [parts[place], vats[index] ?? 0];
    const net = (own[index] ?? 0) - (basis === 'inclusive' ? share : 0);
    if (part !== undefined) shared.push([place, { ...part, net, vat: share, gross: net + share }]);
  }
  return shared;
}

/**
 * The categories of the uncredited rest. The VAT of a credit is computed once for each category, like an invoice's, and
 * so is the rest's; neither differs by more than a fils. Sums of separately rounded lines would differ more: of a
 * hundred lines of 0.10, fifty have a VAT of one fils each.
 */
export class CreditPools {
  private readonly pools: Map<string, Pool>;

  constructor(
    parts: readonly TaxedCategory[],
    private readonly basis: PriceBasis,
  ) {
    this.pools = new Map();
    for (const part of parts) {
      const { amount, vat } = this.poolOf(part);
      const pool = { rate: part.rate, amount: amount + inBasis(part, basis), vat: vat + part.vat };
      this.pools.set(keyOf(part), pool);
    }
  }

  /** Takes these amounts, in the basis, from the parts. */
  takeAmounts(parts: readonly TaxedCategory[], amounts: readonly Fils[]): TaxedCategory[] {
    return this.take(parts, (places) => {
      const own = places.map((place) => amounts[place] ?? 0);
      const pool = this.poolOf(parts[places[0] ?? 0]);
      return { own, vat: vatTaken(pool, sumOfAmounts(own), this.basis) };
    });
  }

  /** Takes these amounts with VAT from the parts, exactly by category. */
  takeGross(parts: readonly TaxedCategory[], amounts: readonly Fils[]): TaxedCategory[] {
    if (this.basis === 'inclusive') return this.takeAmounts(parts, amounts);
    return this.take(parts, (places) => {
      const gross = sumOfAmounts(places.map((place) => amounts[place] ?? 0));
      const nets = places.map((place) => parts[place]?.net ?? 0);
      const net = netTaken(this.poolOf(parts[places[0] ?? 0]), gross, sumOfAmounts(nets));
      return { own: shareOut(net, nets), vat: gross - net };
    });
  }

  private take(
    parts: readonly TaxedCategory[],
    takenOf: (places: readonly number[]) => { own: readonly Fils[]; vat: Fils },
  ): TaxedCategory[] {
    const taken = [...parts];
    for (const places of placesByCategory(parts)) {
      const { own, vat } = takenOf(places);
      const amounts = new Map(places.map((place, index) => [place, own[index] ?? 0]));
      const all = parts.map((_, place) => amounts.get(place) ?? 0);
      for (const [place, part] of sharedVat(parts, all, { places, vat, basis: this.basis })) taken[place] = part;
      this.lower(parts[places[0] ?? 0], sumOfAmounts(own), vat);
    }
    return taken;
  }

  private lower(part: TaxedCategory | undefined, amount: Fils, vat: Fils): void {
    if (part === undefined) return;
    const pool = this.poolOf(part);
    this.pools.set(keyOf(part), { rate: part.rate, amount: pool.amount - amount, vat: pool.vat - vat });
  }

  private poolOf(part: TaxedCategory | undefined): Pool {
    const none = { rate: part?.rate ?? 0, amount: 0, vat: 0 };
    return part === undefined ? none : (this.pools.get(keyOf(part)) ?? none);
  }
}

/** The parts after amounts were taken: the VAT of each category is distributed by the rest of its parts. */
export function sharedByCategory(parts: readonly TaxedCategory[], basis: PriceBasis): TaxedCategory[] {
  const rest = [...parts];
  const amounts = parts.map((part) => inBasis(part, basis));
  for (const places of placesByCategory(parts)) {
    const vat = sumOfAmounts(places.map((place) => parts[place]?.vat ?? 0));
    for (const [place, part] of sharedVat(parts, amounts, { places, vat, basis })) rest[place] = part;
  }
  return rest;
}

/** True if the VAT of each category differs by at most this many fils from the VAT of its net amount. */
export const isBalanced = (parts: readonly TaxedCategory[], most: Fils): boolean =>
  placesByCategory(parts).every((places) => {
    const own = places.flatMap((place) => parts[place] ?? []);
    const { net, vat } = sumOf(own);
    return Math.abs(vat - vatOf(net, own[0]?.rate ?? 0, 'exclusive')) <= most;
  });

/**
 * The maximum difference between the remaining VAT and the VAT of the remaining amount, so that later credit notes can
 * meet the rules.
 */
export const MOST_OFF = 1;

/** The VAT of the amount itself, if the rest then has the VAT of its own amount; the last amount takes all. */
function vatTaken({ rate, amount, vat }: Pool, taken: Fils, basis: PriceBasis): Fils {
  if (taken === amount) return vat;
  const balanced = vat - vatOf(amount - taken, rate, basis);
  const own = Math.max(vatOf(taken, rate, basis), balanced - MOST_OFF);
  return Math.max(0, Math.min(own, balanced + MOST_OFF, vat));
}

/** The net part of a gross amount, for prices without VAT. @param most net amount of the parts */
function netTaken(pool: Pool, gross: Fils, most: Fils): Fils {
  const least = Math.max(0, gross - pool.vat);
  const nearest = Math.min(most, Math.max(least, netOfGross(gross, pool.rate)));
  const nets = [nearest, nearest + 1, nearest - 1].filter((net) => net >= least && net <= most);
  const offs = nets.map((net) => offBalance(pool, net, gross - net));
  return nets[offs.indexOf(Math.min(...offs))] ?? nearest;
}

/** The larger difference between VAT and amount, of the taken part or of the rest. */
function offBalance({ rate, amount, vat }: Pool, net: Fils, taken: Fils): number {
  if (net === amount) return taken === vat ? 0 : Infinity;
  const rest = vat - taken - vatOf(amount - net, rate, 'exclusive');
  return Math.max(Math.abs(rest), Math.abs(taken - vatOf(net, rate, 'exclusive')));
}

const keyOf = ({ category, rate }: TaxedCategory): string => `${category} ${rate}`;
const sumOfAmounts = (amounts: readonly Fils[]): Fils => amounts.reduce((sum, amount) => sum + amount, 0);
