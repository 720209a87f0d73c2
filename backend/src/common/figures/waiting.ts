import type { Model, QueryFilter } from 'mongoose';

/** How many records wait for something, and since when the first of them does. */
export interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

/** Counts the records of a filter, and finds the one that was made first. */
export async function waitingIn<T extends { createdAt: Date }>(
  model: Model<T>,
  filter: QueryFilter<T>,
): Promise<Waiting> {
  const first = model.findOne(filter).sort({ createdAt: 1, _id: 1 }).select('createdAt');
  const [count, oldest] = await Promise.all([model.countDocuments(filter), first.lean<{ createdAt: Date } | null>()]);
  return { count, oldest: oldest?.createdAt ?? null };
}
