import { compactCode } from './plain-words.js';

const SEPARATOR = '\n';

/** The SKUs of all rows, without hyphens, in one text: searching one text is fastest. */
export class SkuList {
  private readonly text: string;
  private readonly starts: Uint32Array;
  private readonly rows: ReadonlyMap<string, number>;

  constructor(skus: readonly string[]) {
    const compact = skus.map(compactCode);
    this.text = compact.join(SEPARATOR);
    this.rows = new Map(compact.map((sku, row) => [sku, row]));
    this.starts = new Uint32Array(compact.length);
    let start = 0;
    for (const [row, sku] of compact.entries()) {
      this.starts[row] = start;
      start += sku.length + SEPARATOR.length;
    }
  }

  rowOf(sku: string): number | undefined {
    return this.rows.get(sku);
  }

  /**
   * Calls `visit` for each row whose SKU contains the part, with whether the SKU begins with it; once per occurrence.
   */
  eachWith(part: string, visit: (row: number, isBeginning: boolean) => void): void {
    for (let at = this.text.indexOf(part); at !== -1; at = this.text.indexOf(part, at + 1)) {
      const row = this.rowAt(at);
      visit(row, this.starts[row] === at);
    }
  }

  hasNumber(letters: string, digits: string): boolean {
    return this.numbered(letters, digits).test(this.text);
  }

  /**
   * Calls `visit` for each row whose SKU has these letters and a number that begins with these digits, without leading
   * zeros; with true if this is the whole number.
   */
  eachNumbered(letters: string, digits: string, visit: (row: number, isWhole: boolean) => void): void {
    for (const { index, 0: found } of this.text.matchAll(this.numbered(letters, digits))) {
      visit(this.rowAt(index), !/\d/.test(this.text.charAt(index + found.length)));
    }
  }

  private numbered(letters: string, digits: string): RegExp {
    return new RegExp(`^${letters}0*${digits}`, 'gm');
  }

  private rowAt(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
