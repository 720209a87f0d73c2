import type { Model, QueryFilter } from 'mongoose';
import type { ListKind } from '../live-lists/live-list.js';
import type { LiveLists } from '../live-lists/live-lists.service.js';

/** How many records wait for something, and since when the first of them does. */
export interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

const OLDEST = { sort: { createdAt: 1, _id: 1 }, skip: 0, limit: 1 } as const;

/** Counts the records of a filter, and finds the one that was made first. */
export async function waitingIn<T extends { createdAt: Date }>(
  lists: LiveLists,
  { kind, model }: { readonly kind: ListKind; readonly model: Model<T> },
  filter: QueryFilter<T>,
): Promise<Waiting> {
  const { records, total } = await lists.findPage(kind, model, { ...OLDEST, filter });
  return { count: total, oldest: records[0]?.createdAt ?? null };
}
