/** A line with the fields for comparing two versions of a document. */
export interface ComparedLine {
  readonly _id: string;
  /** null for a line of free text. */
  readonly product: string | null;
  readonly productName: string;
  readonly productNameAr?: string;
  readonly qty: number;
  /** Missing or null if unknown. */
  readonly unitPrice?: number | null;
  readonly discount?: number | null;
}

export const LINE_CHANGES = ['same', 'changed', 'substituted', 'removed', 'added'] as const;
export type LineChange = (typeof LINE_CHANGES)[number];

/** A line before and after; null if it did not exist. */
export interface LinePair<B, A> {
  readonly change: LineChange;
  readonly before: B | null;
  readonly after: A | null;
}

/**
 * Compares the lines of two versions of a document. A line is identified by its id, otherwise by its product. If lines
 * were removed and others were added at the same position, they are paired.
 * @returns in the order of the later version; removed lines at their old position
 */
export function compareLines<B extends ComparedLine, A extends ComparedLine>(
  before: readonly B[],
  after: readonly A[],
): LinePair<B, A>[] {
  const partners = partnersOf(before, after);
  const taken = new Set(partners.filter((line) => line !== undefined));
  const pairs: LinePair<B, A>[] = [];
  let open = before.filter((line) => !taken.has(line));
  after.forEach((line, index) => {
    const partner = partners[index];
    if (partner !== undefined) {
      const gone = open.filter((one) => before.indexOf(one) < before.indexOf(partner));
      open = open.filter((one) => !gone.includes(one));
      pairs.push(...gone.map(removed), { change: changeOf(partner, line), before: partner, after: line });
      return;
    }
    const replaced = open.find((one) => positionOf(one, before, index, partners));
    open = open.filter((one) => one !== replaced);
    pairs.push(
      replaced === undefined
        ? { change: 'added', before: null, after: line }
        : { change: 'substituted', before: replaced, after: line },
    );
  });
  return [...pairs, ...open.map(removed)];
}

/** The earlier line of each later one. */
function partnersOf<B extends ComparedLine>(before: readonly B[], after: readonly ComparedLine[]): (B | undefined)[] {
  const free = new Set(before);
  const take = (line: B | undefined) => {
    if (line !== undefined) free.delete(line);
    return line;
  };
  const byId = after.map(({ _id }) => take(before.find((one) => one._id === _id)));
  return after.map(
    ({ product }, index) =>
      byId[index] ?? take(product === null ? undefined : [...free].find((one) => one.product === product)),
  );
}

/** True if a removed line was between the neighbours of an added one. */
function positionOf<B>(line: B, before: readonly B[], index: number, partners: readonly (B | undefined)[]): boolean {
  const previous = partners.slice(0, index).findLast((one) => one !== undefined);
  const next = partners.slice(index + 1).find((one) => one !== undefined);
  const at = before.indexOf(line);
  return (previous === undefined || at > before.indexOf(previous)) && (next === undefined || at < before.indexOf(next));
}

function changeOf(before: ComparedLine, after: ComparedLine): LineChange {
  if (before.product !== after.product) return 'substituted';
  const isSame =
    before.productName === after.productName &&
    before.qty === after.qty &&
    (before.unitPrice ?? null) === (after.unitPrice ?? null) &&
    (before.discount ?? 0) === (after.discount ?? 0);
  return isSame ? 'same' : 'changed';
}

function removed<B extends ComparedLine>(line: B): LinePair<B, never> {
  return { change: 'removed', before: line, after: null };
}
