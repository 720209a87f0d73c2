interface Entry<Id> {
  readonly _id: Id;
  readonly isDefault: boolean;
}

/** The book with the entry added, or replaced if its id exists. The first entry is the default. */
export function withEntry<Id, E extends Entry<Id>>(book: readonly E[], entry: E, same: (a: Id, b: Id) => boolean): E[] {
  const isKnown = book.some(({ _id }) => same(_id, entry._id));
  const next = isKnown ? book.map((one) => (same(one._id, entry._id) ? entry : one)) : [...book, entry];
  return entry.isDefault ? next.map((one) => ({ ...one, isDefault: same(one._id, entry._id) })) : oneDefault(next);
}

/** The book without the entry. */
export function withoutEntry<Id, E extends Entry<Id>>(
  book: readonly E[],
  id: Id,
  same: (a: Id, b: Id) => boolean,
): E[] {
  return oneDefault(book.filter(({ _id }) => !same(_id, id)));
}

function oneDefault<E extends { readonly isDefault: boolean }>(book: E[]): E[] {
  if (book.some(({ isDefault }) => isDefault)) return book;
  return book.map((one, index) => ({ ...one, isDefault: index === 0 }));
}
