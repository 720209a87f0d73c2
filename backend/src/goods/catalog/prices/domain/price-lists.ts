import type { ProductType } from '@shop/contract/catalog';
import type { Fils } from '@shop/contract/money';
import type { PriceStep } from '@shop/contract/price-change';
import { PRICE_TARGETS, type PriceListKind, type PriceTarget } from '@shop/contract/price-lists';
import type { AgreedQuantities } from '@shop/contract/quantity-rules';

/** Days in Dubai, both included; null if open. */
export interface Validity {
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export interface PriceLine extends Validity, AgreedQuantities {
  readonly id: string;
  readonly target: PriceTarget;
  /** The id of the product or category, or the product type; empty for all products. */
  readonly key: string;
  readonly minQty: number;
  /** Exactly one of price and percent is set. */
  readonly price: Fils | null;
  /** On the list price, in hundredths of a percent. */
  readonly percent: number | null;
}

/** Ids of companies and persons. */
interface Members {
  readonly companies: readonly string[];
  readonly users: readonly string[];
}

export interface CustomerGroupMembers extends Members {
  readonly id: string;
}

export interface PriceListTerms extends Members, Validity {
  readonly id: string;
  readonly name: string;
  readonly kind: PriceListKind;
  readonly groups: readonly string[];
  /** 1 comes first. */
  readonly rank: number;
  /** Percentages are rounded to multiples of it. */
  readonly step: PriceStep;
  readonly isActive: boolean;
}

/** A price list as prices are looked up in it. */
export interface PriceList extends PriceListTerms {
  /** By `lineKey`; the deepest break first, then the younger line. */
  readonly lines: ReadonlyMap<string, readonly PriceLine[]>;
}

/** The fields of a product by which its price is found. */
export interface PricedItem {
  readonly id: string;
  readonly category: string;
  readonly productType: ProductType;
  /** The list price. */
  readonly price: Fils;
}

/** The payer: a confirmed company, or a person without one. */
export interface PriceAccount {
  readonly company: string | null;
  readonly user: string | null;
}

const lineKey = (target: PriceTarget, key: string) => `${target} ${key}`;

/** An id begins with the time of its creation. */
const youngerFirst = (one: { readonly id: string }, other: { readonly id: string }) => (one.id > other.id ? -1 : 1);

export function priceListOf(terms: PriceListTerms, stored: readonly PriceLine[]): PriceList {
  const lines = new Map<string, PriceLine[]>();
  for (const line of stored) {
    const key = lineKey(line.target, line.key);
    const same = lines.get(key);
    if (same === undefined) lines.set(key, [line]);
    else same.push(line);
  }
  for (const same of lines.values()) same.sort((one, other) => other.minQty - one.minQty || youngerFirst(one, other));
  return { ...terms, lines };
}

/** The lines about a product in their order of precedence. */
export function linesFor({ lines }: PriceList, { id, category, productType }: PricedItem): PriceLine[] {
  const keys: Readonly<Record<PriceTarget, string>> = { product: id, category, type: productType, all: '' };
  return PRICE_TARGETS.flatMap((target) => lines.get(lineKey(target, keys[target])) ?? []);
}

const has = ({ companies, users }: Members, { company, user }: PriceAccount): boolean =>
  (company !== null && companies.includes(company)) || (user !== null && users.includes(user));

/** Agreements of an account before its lists, those before the lists of its groups, and public ones last; null if not its own. */
function tierOf(list: PriceList, account: PriceAccount, groups: ReadonlySet<string>): number | null {
  if (list.kind === 'Public') return 3;
  const isNamed = has(list, account);
  if (!isNamed && !list.groups.some((group) => groups.has(group))) return null;
  if (list.kind === 'Agreement') return 0;
  return isNamed ? 1 : 2;
}

/** The lists that count for an account in their order of precedence, those that are not active too. */
export function listsOf(
  account: PriceAccount,
  lists: Iterable<PriceList>,
  groups: readonly CustomerGroupMembers[],
): PriceList[] {
  const own = new Set(groups.filter((group) => has(group, account)).map(({ id }) => id));
  return [...lists]
    .flatMap((list) => {
      const tier = tierOf(list, account, own);
      return tier === null ? [] : [{ list, tier }];
    })
    .sort((a, b) => a.tier - b.tier || a.list.rank - b.list.rank || youngerFirst(a.list, b.list))
    .map(({ list }) => list);
}
