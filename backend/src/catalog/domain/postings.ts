/** The rows of each value of a column, as an index of a book has the pages of each word. */
export class Postings {
  /** By value: where its rows begin; those of the next one begin where they end. */
  private readonly starts: Uint32Array;
  private readonly rows: Uint32Array;

  /**
   * @param cells by row: the number of its value
   * @param count of the rows; what `cells` has beyond is left alone
   * @param values how many values there are
   */
  constructor(cells: Uint16Array | Uint32Array, count: number, values: number) {
    this.starts = new Uint32Array(values + 1);
    this.rows = new Uint32Array(count);
    for (let row = 0; row < count; row += 1) {
      const end = (cells[row] ?? 0) + 1;
      this.starts[end] = (this.starts[end] ?? 0) + 1;
    }
    for (let value = 1; value <= values; value += 1) {
      this.starts[value] = (this.starts[value] ?? 0) + (this.starts[value - 1] ?? 0);
    }
    const next = this.starts.slice();
    for (let row = 0; row < count; row += 1) {
      const value = cells[row] ?? 0;
      const place = next[value] ?? 0;
      this.rows[place] = row;
      next[value] = place + 1;
    }
  }

  /** @returns a view of the rows with this value, in their order; not to be written to */
  of(value: number): Uint32Array {
    return this.rows.subarray(this.starts[value], this.starts[value + 1]);
  }
}
