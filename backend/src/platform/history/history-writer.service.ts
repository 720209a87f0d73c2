import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import { DatabaseClock } from '../database/database-clock.service.js';
import { insertRecords, toObjectId } from '../database/record.js';
import { afterTransaction } from '../database/transactions.js';
import { Clock } from '../clock.js';
import { Events } from '../events/events.service.js';
import { ChangeFeed } from './change-feed.service.js';
import { withoutSecrets } from './changes.js';
import { HISTORY_WRITTEN } from './history.events.js';
import type { HistoryAction, RecordResource } from '@shop/contract/records';
import { type Change, type HistoryCause, HistoryEntry, type HistoryEntryRecord } from './history-entry.schema.js';

interface NewHistoryEntry {
  readonly resource: RecordResource;
  readonly id: Types.ObjectId;
  readonly action: HistoryAction;
  /** null for the shop itself, for example at its first start. */
  readonly actor: Pick<Actor, 'id' | 'name' | 'key'> | null;
  readonly changes?: readonly Change[];
  readonly cause?: HistoryCause | undefined;
}

@Injectable()
export class HistoryWriter {
  private readonly written = new WeakMap<ClientSession, HistoryEntryRecord[]>();

  constructor(
    @InjectModel(HistoryEntry.name) private readonly entries: Model<HistoryEntry>,
    private readonly clock: Clock,
    private readonly databaseClock: DatabaseClock,
    private readonly feed: ChangeFeed,
    private readonly events: Events,
  ) {}

  /** Stores the entries in the transaction of the change. An update that changes nothing gets no entry. */
  async writeHistory(records: NewHistoryEntry | readonly NewHistoryEntry[], session: ClientSession): Promise<void> {
    const at = this.clock.now();
    const entries = [records]
      .flat()
      .filter(isReported)
      .map((record) => this.toEntry(record, at));
    await insertRecords(this.entries, entries, session);
    await this.events.publish(HISTORY_WRITTEN, entries, { actor: null, session });
    this.notifyAfter(session, entries);
  }

  /**
   * A retried transaction has the same session: the entries of its failed attempts are reported too, which is harmless.
   */
  private notifyAfter(session: ClientSession, entries: readonly HistoryEntryRecord[]): void {
    const written = this.written.get(session) ?? [];
    if (written.length === 0) afterTransaction(session, () => this.feed.notifyOwn(written));
    written.push(...entries);
    this.written.set(session, written);
  }

  private toEntry({ resource, id, action, actor, changes = [], cause }: NewHistoryEntry, at: Date): HistoryEntryRecord {
    return {
      // The change feed reads entries by this time.
      _id: new Types.ObjectId(Types.ObjectId.generate(Math.floor(this.databaseClock.now() / 1000))),
      resource,
      resourceId: id,
      action,
      actorId: actor === null ? null : toObjectId(actor.id),
      actorName: actor === null ? 'The shop' : nameOf(actor),
      at,
      changes: withoutSecrets(changes),
      ...(cause && { cause }),
    };
  }
}

/** `Omar Staff (ERP)` for a program with an API key. */
const nameOf = ({ name, key }: Pick<Actor, 'name' | 'key'>): string =>
  key === undefined ? name : `${name} (${key.name})`;

const isReported = ({ action, changes }: NewHistoryEntry): boolean => action !== 'updated' || changes?.length !== 0;
