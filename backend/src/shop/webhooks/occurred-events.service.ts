import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RecordResource } from '@shop/contract/records';
import { eventOf } from '@shop/contract/webhook-events';
import { type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { staffMay } from '../../platform/auth/staff-access.js';
import { DatabaseClock } from '../../platform/database/database-clock.service.js';
import { HistoryEntry, type HistoryEntryRecord } from '../../platform/history/history-entry.schema.js';
import { recordKindOf } from '../../platform/history/record-kinds.js';
import type { WebhookEventsResponse } from './dto/webhook-event.response.js';
import { EventBodies, type OccurredEvent } from './event-bodies.service.js';

/** Entries of one answer. */
const BATCH = 500;
/** A transaction may end this long after it made an entry: younger entries wait, so that no cursor passes one. */
const SETTLED_MS = 75_000;

/** The seconds of an id have 32 bits. */
const idAt = (milliseconds: number) =>
  Types.ObjectId.createFromTime(Math.min(Math.max(Math.floor(milliseconds / 1000), 0), 0xff_ff_ff_ff));

/** The event of an entry of the history, or nothing. */
export function occurredIn(entry: HistoryEntryRecord): OccurredEvent[] {
  const type = eventOf(entry);
  const { _id: event, resource, resourceId: record, at } = entry;
  return type === null ? [] : [{ event, type, resource, record, at }];
}

/** Reads events from the history, which has all of them: nothing else stores events. */
@Injectable()
export class OccurredEvents {
  constructor(
    @InjectModel(HistoryEntry.name) private readonly entries: Model<HistoryEntry>,
    private readonly clock: DatabaseClock,
    private readonly bodies: EventBodies,
  ) {}

  /** The next events that the caller may read. @param after the cursor of the last answer; null for those of now on */
  async next(after: Types.ObjectId | null, actor: Actor): Promise<WebhookEventsResponse> {
    const settled = idAt(this.clock.now() - SETTLED_MS);
    if (after === null) return { events: [], next: settled.toHexString() };
    const found = await this.entriesBetween(after, settled).limit(BATCH);
    const mayRead = (resource: RecordResource) => staffMay(actor, recordKindOf(resource).readAction);
    const events = found.flatMap(occurredIn).filter(({ resource }) => mayRead(resource));
    return { events: await this.bodies.bodiesOf(events), next: (found.at(-1)?._id ?? after).toHexString() };
  }

  /** The events between two moments, both to the second, one by one. */
  async *between(from: Date, to: Date): AsyncGenerator<OccurredEvent> {
    const entries = this.entriesBetween(idAt(from.getTime()), idAt(to.getTime() + 1000)).cursor();
    for await (const entry of entries as AsyncIterable<HistoryEntryRecord>) yield* occurredIn(entry);
  }

  private entriesBetween(after: Types.ObjectId, before: Types.ObjectId) {
    return this.entries
      .find({ _id: { $gt: after, $lt: before } })
      .sort({ _id: 1 })
      .lean<HistoryEntryRecord[]>();
  }
}
