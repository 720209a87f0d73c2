import type { Model, QueryFilter } from 'mongoose';
import { findPage } from './find-page.js';

/** How many records wait, and since when the oldest of them does. */
export interface OpenRecords {
  readonly count: number;
  readonly oldest: Date | null;
}

const OLDEST = { sort: { createdAt: 1, _id: 1 }, skip: 0, limit: 1 } as const;

/** Counts the records that match a filter, and finds the oldest. */
export async function countOpen<T extends { createdAt: Date }>(
  model: Model<T>,
  filter: QueryFilter<T>,
): Promise<OpenRecords> {
  const { records, total } = await findPage(model, { ...OLDEST, filter });
  return { count: total, oldest: records[0]?.createdAt ?? null };
}
