export type Compare = (one: number, other: number) => number;

/** Puts rows where they belong among others that are in order. */
export function withRows(rows: Uint32Array, added: readonly number[], compare: Compare): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(rows.length + added.length);
  let from = 0;
  let to = 0;
  for (const row of [...added].sort(compare)) {
    const place = firstPlace(rows.length, (at) => compare(rows[at] ?? 0, row) > 0);
    all.set(rows.subarray(from, place), to);
    to += place - from;
    all[to++] = row;
    from = place;
  }
  all.set(rows.subarray(from), to);
  return all;
}

/** The first of `length` places that is `after`; all behind it are. */
export function firstPlace(length: number, after: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (after(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What stays in order where marked rows are taken out. */
export function withoutRows(rows: Uint32Array, marks: Uint8Array): Uint32Array<ArrayBuffer> {
  const left = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (marks[row] !== 1) left[count++] = row;
  }
  return left.subarray(0, count);
}
