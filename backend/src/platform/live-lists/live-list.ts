import type { Collection, Document } from 'mongodb';
import { Types } from 'mongoose';
import type { RecordResource } from '../history/history-entry.schema.js';
import { ListIndex } from './domain/list-index.js';
import { type ListPaths, pathsOf, type Row, rowOf } from './domain/stored-values.js';
import type { RecordedChange } from './recorded-changes.service.js';

/** A list that is kept in memory. */
export interface ListKind extends ListPaths {
  readonly resource: RecordResource;
  /** Where a record names another one whose changes it follows. */
  readonly follows?: { readonly resource: RecordResource; readonly path: string };
}

const BATCH = 500;
/** So few are objects at a time that the garbage collector is done with them before they count as old. */
const AT_ONCE = 50;
/** So many are read anew, all of them, while the database answers. */
const MANY = 5000;
/** Beyond, a server's memory is not the place for them. */
const MOST_ROWS = 500_000;

/** What one list is sorted and filtered by, read once and then what was changed. */
export class LiveList {
  private index: ListIndex | undefined;
  private reading: Promise<void> | undefined;
  private changed = new Set<string>();
  private followed = new Set<string>();

  constructor(
    private readonly kind: ListKind,
    private readonly records: Collection,
  ) {}

  meet({ resource, resourceId }: RecordedChange): void {
    if (this.index === undefined && this.reading === undefined) return;
    if (resource === this.kind.resource) this.changed.add(resourceId.toHexString());
    if (resource === this.kind.follows?.resource) this.followed.add(resourceId.toHexString());
  }

  /** With every change that it was told of; undefined while it is being read for the first time. */
  async current(): Promise<ListIndex | undefined> {
    while (this.index !== undefined && (this.reading !== undefined || this.changed.size + this.followed.size > 0)) {
      await (this.reading ?? this.once(() => this.readChanged()));
    }
    return this.index;
  }

  /** Reads all of it. */
  read(): Promise<void> {
    return this.index === undefined ? this.once(() => this.readAll()) : Promise.resolve();
  }

  private once(read: () => Promise<void>): Promise<void> {
    this.reading ??= read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readAll(): Promise<void> {
    this.forget();
    const rows = await this.records.estimatedDocumentCount();
    if (rows > MOST_ROWS) return;
    const index = new ListIndex(this.kind, rows);
    await this.eachBatch({}, (rows) => index.add(rows));
    this.index = index;
  }

  private async readChanged(): Promise<void> {
    const { index } = this;
    const followers = index?.idsWith(this.kind.follows?.path ?? '', this.followed) ?? [];
    const ids = [...new Set([...this.changed, ...followers])];
    this.changed = new Set();
    this.followed = new Set();
    try {
      if (ids.length > MANY) return this.forget();
      const found: Row[] = [];
      await this.eachBatch({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, (rows) => found.push(...rows));
      const shown = new Set(found.map(({ id }) => id));
      index?.change(
        found,
        ids.filter((id) => !shown.has(id)),
      );
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private forget(): void {
    this.index = undefined;
    this.changed.clear();
    this.followed.clear();
  }

  private async eachBatch(filter: Document, take: (rows: Row[]) => void): Promise<void> {
    const projection = projectionOf(pathsOf(this.kind));
    const cursor = this.records.find(filter, { projection, batchSize: BATCH });
    while (await cursor.hasNext()) {
      take(cursor.readBufferedDocuments(AT_ONCE).map((record) => rowOf(record, this.kind)));
    }
  }
}

/** A field and one inside it can't both be named. */
function projectionOf(paths: readonly string[]): Record<string, 1> {
  const whole = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}.`)));
  return Object.fromEntries(whole.map((path) => [path, 1]));
}
