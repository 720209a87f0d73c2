/** A byte for each row: 1 for the rows of a set, 0 for all others. */
export type RowMask = Uint8Array;

/** The values of one attribute for all rows. Each value is stored as a small number, its code. */
export class AttributeColumn {
  private readonly values: string[] = [];
  private readonly codeOf = new Map<string, number>();
  private readonly codes: Uint32Array;

  constructor(values: readonly string[]) {
    this.codes = Uint32Array.from(values, (value) => this.codeOf.get(value) ?? this.addCode(value));
  }

  /** The distinct values; the index of a value is its code. */
  get distinct(): readonly string[] {
    return this.values;
  }

  /** Sets the number of each row to the number of its value, if that is lower. @param byCode a number for each value */
  lower(rows: Uint8Array, byCode: Uint8Array): void {
    const { codes } = this;
    for (let row = 0; row < rows.length; row += 1) {
      const number = byCode[codes[row] ?? 0] ?? 255;
      if (number < (rows[row] ?? 255)) rows[row] = number;
    }
  }

  rowsWith(values: readonly string[]): RowMask {
    const { codes } = this;
    const wanted = new Uint8Array(this.values.length);
    for (const value of values) {
      const code = this.codeOf.get(value);
      if (code !== undefined) wanted[code] = 1;
    }
    const mask = new Uint8Array(codes.length);
    for (let row = 0; row < mask.length; row += 1) mask[row] = wanted[codes[row] ?? 0] ?? 0;
    return mask;
  }

  /** How many of these rows have each value, without values that have none. */
  counts(rows: readonly number[]): Map<string, number> {
    const { codes } = this;
    const tally = new Uint32Array(this.values.length);
    for (const row of rows) {
      const code = codes[row] ?? 0;
      tally[code] = (tally[code] ?? 0) + 1;
    }
    const counted = this.values.map((value, code) => [value, tally[code] ?? 0] as const);
    return new Map(counted.filter(([, count]) => count > 0));
  }

  private addCode(value: string): number {
    const code = this.values.push(value) - 1;
    this.codeOf.set(value, code);
    return code;
  }
}
