import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { HistoryEntry, type HistoryEntryRecord } from '../history/history-entry.schema.js';

/** Longer than a change may take from its entry to its commit, with room for clocks that differ. */
const LOOK_BACK_MS = 60_000;
const BATCH = 1000;

export type RecordedChange = Pick<HistoryEntryRecord, '_id' | 'resource' | 'resourceId'>;

/**
 * What the histories tell of: each change of a record is in them if and only if it is committed, so whoever has read them
 * has missed nothing that was answered before. By the ids of the entries, which carry the machine's time.
 */
@Injectable()
export class RecordedChanges {
  private readonly listeners: ((change: RecordedChange) => void)[] = [];
  private readonly met = new Map<string, number>();
  private since: number | undefined;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(@InjectModel(HistoryEntry.name) private readonly entries: Model<HistoryEntry>) {}

  onChange(listener: (change: RecordedChange) => void): void {
    this.listeners.push(listener);
  }

  /** Tells of every change that was committed before the call. Those who ask while somebody reads share the next reading. */
  read(): Promise<void> {
    if (this.running === undefined) return this.start();
    this.next ??= this.running.catch(() => undefined).then(() => this.start());
    return this.next;
  }

  private start(): Promise<void> {
    this.next = undefined;
    const reading = this.readNow().finally(() => {
      this.running = undefined;
    });
    this.running = reading;
    return reading;
  }

  private async readNow(): Promise<void> {
    const now = Date.now();
    const first = Types.ObjectId.createFromTime(Math.floor((this.since ?? now - LOOK_BACK_MS) / 1000));
    const { db, collection } = this.entries;
    const found = await db
      .collection<RecordedChange>(collection.name)
      .find({ _id: { $gte: first } }, { projection: { resource: 1, resourceId: 1 }, batchSize: BATCH })
      .toArray();
    for (const change of found) this.meet(change);
    const since = now - LOOK_BACK_MS;
    this.since = since;
    for (const [id, at] of this.met) if (at < since - 1000) this.met.delete(id);
  }

  private meet(change: RecordedChange): void {
    const id = change._id.toHexString();
    if (this.met.has(id)) return;
    this.met.set(id, change._id.getTimestamp().getTime());
    for (const tell of this.listeners) tell(change);
  }
}
