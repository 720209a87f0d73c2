/** A byte for each row: 1 for the rows of a set, 0 for all others. */
export type RowMask = Uint8Array;

/** The values of one attribute of all rows, each stored as a small number, its code. */
export class AttributeColumn {
  private readonly values: string[] = [];
  private readonly codeOf = new Map<string, number>();
  private readonly codes: Uint32Array;

  constructor(values: readonly string[]) {
    this.codes = Uint32Array.from(values, (value) => this.codeOf.get(value) ?? this.addCode(value));
  }

  /** The rows that have one of these values. */
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

  /** How many of these rows have each value; values without rows are left out. */
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
