import { cleanLine } from '@shop/contract/text';

/** Names that differ only in case and blanks are one. */
export const nameKey = (name: string): string => cleanLine(name).trim().replace(/\s+/gu, ' ').toLowerCase();

/** Names that differ in dots, dashes and the legal form may be one, which people decide. */
export const likeKey = (name: string): string =>
  nameKey(name)
    .replace(/\bl\.?\s?l\.?\s?c\b\.?/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

export interface NamedCustomer {
  /** The key of the account. */
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly trn: string;
  /** True for a company without users: documents are made out to a person, too. */
  readonly isAlone: boolean;
}

export type FoundCustomer =
  /** `otherName` is set for a customer that was found by its TRN and is not known under the name. */
  | { readonly id: string; readonly otherName?: string }
  | { readonly problem: 'unknown' | 'ambiguous' | 'alone' }
  | { readonly problem: 'like'; readonly name: string };

/** Finds customers by TRN, otherwise by name. */
export class CustomerNames {
  private readonly byTrn: ReadonlyMap<string, NamedCustomer>;
  private readonly byName = new Map<string, Set<string>>();
  private readonly byLike = new Map<string, Set<string>>();
  private readonly alone: ReadonlySet<string>;

  constructor(customers: readonly NamedCustomer[]) {
    this.byTrn = new Map(customers.filter(({ trn }) => trn !== '').map((one) => [one.trn, one]));
    this.alone = new Set(customers.filter(({ isAlone }) => isAlone).map(({ id }) => id));
    for (const { id, name, otherNames } of customers) {
      for (const one of [name, ...otherNames].filter(Boolean)) {
        add(this.byName, nameKey(one), id);
        add(this.byLike, likeKey(one), name);
      }
    }
  }

  find(name: string, trn: string): FoundCustomer {
    const found = this.named(name, trn);
    return 'id' in found && this.alone.has(found.id) ? { problem: 'alone' } : found;
  }

  /** The account of the company with this name; undefined if there is none, or several. */
  company(name: string): string | undefined {
    const found = this.named(name, '');
    return 'id' in found && found.id.startsWith('companies ') ? found.id : undefined;
  }

  private named(name: string, trn: string): FoundCustomer {
    const ofTrn = this.byTrn.get(trn.replace(/\D/gu, ''));
    const named = this.byName.get(nameKey(name)) ?? new Set<string>();
    if (trn !== '' && ofTrn !== undefined)
      return { id: ofTrn.id, ...(named.has(ofTrn.id) ? {} : { otherName: ofTrn.name }) };
    const [found, another] = named;
    if (found !== undefined) return another === undefined ? { id: found } : { problem: 'ambiguous' };
    const [like] = (name === '' ? undefined : this.byLike.get(likeKey(name))) ?? [];
    return like === undefined ? { problem: 'unknown' } : { problem: 'like', name: like };
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
