import { Injectable, Logger } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import type { RecordResource } from '../history/history-entry.schema.js';
import type { Stored } from '../database/record.js';
import { findPage, type FoundPage } from '../list-query/find-page.js';
import type { ListRequest } from '../list-query/list-spec.js';
import type { ListIndex } from './domain/list-index.js';
import { type ListKind, LiveList } from './live-list.js';
import { RecordedChanges } from './recorded-changes.service.js';

/** Nobody of staff is there: the memory is of more use to others. */
const IDLE_MS = 30 * 60_000;

/**
 * Answers lists from what this server keeps of them in memory. Never stale: before each answer it reads what has changed.
 * Until a list is read for the first time, and for questions about what is not kept, the database answers.
 */
@Injectable()
export class LiveLists {
  private readonly logger = new Logger(LiveLists.name);
  private readonly lists = new Map<RecordResource, LiveList>();
  private readonly idle = setTimeout(() => this.lists.clear(), IDLE_MS).unref();

  constructor(private readonly changes: RecordedChanges) {
    changes.onChange((change) => {
      for (const list of this.lists.values()) list.meet(change);
    });
  }

  /** One window of a list and how many there are in all. */
  async findPage<T>(kind: ListKind, model: Model<T>, request: ListRequest<T>): Promise<FoundPage<T & Stored>> {
    const index = request.collation === undefined ? await this.current(kind, model) : undefined;
    const selected = index?.select(request) ?? null;
    if (selected === null) return findPage(model, request);
    return { records: await recordsOf(model, selected.ids), total: selected.total, first: request.skip };
  }

  /** Reads a list into memory, if it is not there yet. */
  async read<T>(kind: ListKind, model: Model<T>): Promise<void> {
    await this.changes.read();
    await this.listOf(kind, model).read();
  }

  private async current<T>(kind: ListKind, model: Model<T>): Promise<ListIndex | undefined> {
    this.idle.refresh();
    const list = this.listOf(kind, model);
    await this.changes.read();
    const index = await list.current();
    if (index === undefined) void list.read().catch((error: unknown) => this.fail(kind, error));
    return index;
  }

  private listOf<T>(kind: ListKind, { db, collection }: Model<T>): LiveList {
    const list = this.lists.get(kind.resource) ?? new LiveList(kind, db.collection(collection.name));
    this.lists.set(kind.resource, list);
    return list;
  }

  private fail({ resource }: ListKind, error: unknown): void {
    this.logger.warn(
      `The list of ${resource} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** In this order; what was removed a moment ago is left out. */
async function recordsOf<T>(model: Model<T>, ids: readonly string[]): Promise<(T & Stored)[]> {
  if (ids.length === 0) return [];
  const found = await model.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).lean<(T & Stored)[]>();
  const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
