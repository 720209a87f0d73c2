import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { toObjectId } from '../database/record.js';
import { parseRange } from '../lists/list-query.js';
import type { FoundPage } from '../lists/find-page.js';
import type { ListPage } from '../lists/list-spec.js';
import type { RecordResource } from '@shop/contract/records';
import { HistoryEntry, type HistoryEntryRecord } from './history-entry.schema.js';
import { type HistoryQueryDto, MAX_ENTRIES } from './dto/history.query.js';
import type { HistoryEntryResponse } from './dto/history.response.js';
import type { Actor } from '../auth/actor.js';
import { Amounts } from './amounts.service.js';
import { showingTo, toHistoryEntry } from './history.mapper.js';
import { refuse } from '../errors/refuse.js';
import { recordKindOf } from './record-kinds.js';

const DEFAULT_ENTRIES = 50;

/** Reads what `HistoryWriter` has written. */
@Injectable()
export class HistoryService {
  constructor(
    @InjectModel(HistoryEntry.name) private readonly entries: Model<HistoryEntry>,
    private readonly amounts: Amounts,
  ) {}

  /**
   * The entries of a record, the latest first; also of a deleted record.
   * @throws DomainError *_NOT_FOUND when there are none
   */
  async entriesOf(
    resource: RecordResource,
    id: string,
    query: HistoryQueryDto,
    actor: Actor,
  ): Promise<ListPage<HistoryEntryResponse>> {
    const [first, last] = parseRange(query.range, { rows: query.limit ?? DEFAULT_ENTRIES, maxRows: MAX_ENTRIES });
    const resourceId = toObjectId(id);
    if (resourceId === null) throw refuse(recordKindOf(resource).notFound);
    const [found, total] = await Promise.all([
      this.entries
        .find({ resource, resourceId })
        .sort({ at: -1, _id: -1 })
        .skip(first)
        .limit(last - first + 1)
        .lean<HistoryEntryRecord[]>(),
      this.entries.countDocuments({ resource, resourceId }),
    ]);
    if (total === 0) throw refuse(recordKindOf(resource).notFound);
    const showing = showingTo(actor, resource, this.amounts.amountsOf(resource));
    return { rows: found.map((entry) => toHistoryEntry(entry, showing)), total, first };
  }

  /** The changes of one field of a record, the latest first; also of a deleted record. */
  async ofField(
    resource: RecordResource,
    id: string,
    field: string,
    query: HistoryQueryDto,
  ): Promise<FoundPage<HistoryEntryRecord>> {
    const [first, last] = parseRange(query.range, { rows: query.limit ?? DEFAULT_ENTRIES, maxRows: MAX_ENTRIES });
    const filter = { resource, resourceId: toObjectId(id), 'changes.field': field };
    if (filter.resourceId === null) throw refuse(recordKindOf(resource).notFound);
    const [records, total] = await Promise.all([
      this.entries
        .find(filter)
        .sort({ at: -1, _id: -1 })
        .skip(first)
        .limit(last - first + 1)
        .lean<HistoryEntryRecord[]>(),
      this.entries.countDocuments(filter),
    ]);
    if (total === 0) throw refuse(recordKindOf(resource).notFound);
    return { records, total, first };
  }

  /** The time of the last change of a field, by the id of the record; missing for records whose field never changed. */
  async lastChanges(
    resource: RecordResource,
    ids: readonly Types.ObjectId[],
    field: string,
  ): Promise<ReadonlyMap<string, Date>> {
    const found = await this.entries
      .find({ resource, resourceId: { $in: [...ids] }, 'changes.field': field })
      .sort({ at: 1 })
      .select('resourceId at')
      .lean<HistoryEntryRecord[]>();
    return new Map(found.map(({ resourceId, at }) => [resourceId.toHexString(), at]));
  }
}
