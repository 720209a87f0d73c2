import { DAY_MS } from '@shop/contract/dubai-day';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types } from 'mongoose';
import { DueTask } from '../jobs/due-task.js';
import { HistoryWriter } from './history-writer.service.js';
import { type DeclaredKind, modelOf, recordKinds } from './record-kinds.js';

/** A shop that was switched off, or has just been upgraded, reports what happened in these days and nothing older. */
const REPORTED_DAYS = 7;

interface DueRecord {
  readonly kind: DeclaredKind;
  readonly _id: Types.ObjectId;
  readonly when: unknown;
}

/** Writes into the history what time alone brings, such as the end of an offer: once for each record and day. */
@Injectable()
export class DueEvents extends DueTask<DueRecord> {
  protected readonly failure = 'Failed to report an event that time brings';

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly history: HistoryWriter,
  ) {
    super();
  }

  protected async due(now: Date): Promise<readonly DueRecord[]> {
    return (await Promise.all(recordKinds().map((kind) => this.find(kind, now)))).flat();
  }

  protected keyOf({ kind, _id, when }: DueRecord): string {
    const day = when instanceof Date ? when.toISOString() : String(when);
    return `${kind.resource} ${_id.toHexString()} ${kind.due?.action} ${day}`;
  }

  protected async carryOut(piece: DueRecord, session: ClientSession): Promise<void> {
    const { kind, _id } = piece;
    const [still] = await this.find(kind, this.clock.now(), { _id, session });
    if (kind.due === undefined || still === undefined || this.keyOf(still) !== this.keyOf(piece)) return;
    const { action } = kind.due;
    await this.history.writeHistory({ resource: kind.resource, id: _id, action, actor: null }, session);
  }

  private async find(
    kind: DeclaredKind,
    now: Date,
    only?: { readonly _id: Types.ObjectId; readonly session: ClientSession },
  ): Promise<DueRecord[]> {
    const { due, resource } = kind;
    if (due === undefined) return [];
    const { field } = due;
    const filter = due.filter(new Date(now.getTime() - REPORTED_DAYS * DAY_MS), now);
    const found = await modelOf(this.connection, resource)
      ?.find({ ...filter, ...(only && { _id: only._id }) })
      .select(field)
      .session(only?.session ?? null)
      .lean<Readonly<Record<string, unknown> & { _id: Types.ObjectId }>[]>();
    return (found ?? []).map((record) => ({ kind, _id: record._id, when: record[field] }));
  }
}
