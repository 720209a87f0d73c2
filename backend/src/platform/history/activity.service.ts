import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { StaffList } from '../lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../lists/list-query.js';
import type { ListPage } from '../lists/list-spec.js';
import { ACTIVITY_LIST } from './activity.list.js';
import { Amounts } from './amounts.service.js';
import type { ActivityEntryResponse } from './dto/activity.response.js';
import { RECORD_RESOURCES } from '@shop/contract/records';
import { HistoryEntry, type HistoryEntryRecord } from './history-entry.schema.js';
import type { Actor } from '../auth/actor.js';
import { type Showing, showingTo, toHistoryEntry } from './history.mapper.js';
import { QueryCache } from './query-cache.service.js';
import { nameKey, type RecordName, RecordNames } from './record-names.service.js';

/** The entries of all histories as one list. */
@Injectable()
export class Activity {
  private readonly staffList: StaffList<HistoryEntry>;

  constructor(
    @InjectModel(HistoryEntry.name) entries: Model<HistoryEntry>,
    cache: QueryCache,
    private readonly names: RecordNames,
    private readonly amounts: Amounts,
  ) {
    this.staffList = new StaffList(entries, RECORD_RESOURCES, cache);
  }

  async list(query: ListQueryDto, actor: Actor): Promise<ListPage<ActivityEntryResponse>> {
    const { records, ...page } = await this.staffList.find(parseListQuery(ACTIVITY_LIST, query));
    const names = await this.names.namesOf(records);
    return {
      ...page,
      rows: records.map((entry) =>
        toActivityEntry(
          entry,
          names.get(nameKey(entry)),
          showingTo(actor, entry.resource, this.amounts.amountsOf(entry.resource)),
        ),
      ),
    };
  }
}

function toActivityEntry(
  entry: HistoryEntryRecord,
  named: RecordName | undefined,
  showing: Showing,
): ActivityEntryResponse {
  const { resource, resourceId, cause } = entry;
  return {
    ...toHistoryEntry(entry, showing),
    resource,
    record: { _id: resourceId.toHexString(), name: named?.name ?? '', exists: named?.exists ?? false },
    cause: cause === undefined ? null : { resource: cause.resource, _id: cause.id.toHexString() },
  };
}
