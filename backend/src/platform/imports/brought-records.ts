import type { Fils } from '@shop/contract/money';
import type { ClientSession, Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import type { Stored } from '../database/record.js';
import type { ChangeContext, RecordStore } from '../database/record-store.js';

/** A record as it is now, with its number or name. */
export interface StoredRecord extends Pick<Stored, '_id' | 'version'> {
  readonly name: string;
}

/** The sums of the records that a move-in brought. */
export interface BroughtSums {
  readonly count: number;
  /** The open sum in the old books. */
  readonly open: Fils;
}

/** Records of one kind that come from other books. */
export abstract class BroughtRecords<T extends object> {
  protected abstract readonly records: RecordStore<T>;
  protected abstract readonly model: Model<T>;
  protected abstract readonly numberField: keyof T & string;

  load(ids: readonly Types.ObjectId[], session: ClientSession | null): Promise<(T & Stored)[]> {
    const filter = { _id: { $in: [...ids] } } as QueryFilter<T>;
    return this.model.find(filter).session(session).lean<(T & Stored)[]>();
  }

  async stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]> {
    const found = await this.load(ids, session);
    return found.map((record) => ({ _id: record._id, version: record.version, name: this.numberOf(record) }));
  }

  /** @throws DomainError STALE_VERSION */
  async remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void> {
    for (const record of await this.load(ids, by.session)) {
      await this.beforeRemoval(record, by);
      await this.records.remove(record, by);
    }
  }

  /** The highest number of brought records in a series of the shop, such as `INV-2026`; 0 if none has one. */
  async highest(series: string, session: ClientSession): Promise<number> {
    const numbers = new RegExp(`^${series}-\\d{1,9}$`, 'u');
    const filter = { [this.numberField]: numbers, opening: { $ne: null } } as QueryFilter<T>;
    const found = await this.model
      .find(filter, { [this.numberField]: 1 })
      .session(session)
      .lean<T[]>();
    return Math.max(0, ...found.map((record) => Number(this.numberOf(record).slice(series.length + 1))));
  }

  /** The numbers of these that records have. */
  async taken(numbers: readonly string[]): Promise<Set<string>> {
    const filter = { [this.numberField]: { $in: [...numbers] } } as QueryFilter<T>;
    const found = await this.model.find(filter, { [this.numberField]: 1 }).lean<T[]>();
    return new Set(found.map((record) => this.numberOf(record)));
  }

  /** @param open the open amount of a record, as an expression of the database */
  protected async sums(filter: PipelineStage.Match['$match'], open: string | object): Promise<BroughtSums> {
    const [sums] = await this.model.aggregate<BroughtSums>([
      { $match: filter },
      { $group: { _id: null, count: { $sum: 1 }, open: { $sum: open } } },
    ]);
    return { count: sums?.count ?? 0, open: sums?.open ?? 0 };
  }

  protected beforeRemoval(_record: T & Stored, _by: ChangeContext): Promise<void> {
    return Promise.resolve();
  }

  private numberOf(record: T): string {
    return String(record[this.numberField]);
  }
}
