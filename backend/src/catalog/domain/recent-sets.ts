import type { RowSet } from './row-set.js';

/** A page, its facets and the next page ask for the same. */
const MOST = 64;

/** The rows of the conditions and words that were asked for last. */
export class RecentSets {
  /** The one asked for last at the end. */
  private readonly known = new Map<string, RowSet>();

  /** Once rows have changed. */
  forget(): void {
    this.known.clear();
  }

  /** @param make is asked where the set is not kept */
  get(name: string, make: () => RowSet): RowSet {
    const set = this.known.get(name) ?? make();
    this.known.delete(name);
    this.known.set(name, set);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
    return set;
  }
}
