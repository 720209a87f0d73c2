import { type FactoryProvider, Inject } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { Actor } from '../auth/actor.js';
import { changesBetween, changesOfCreation, changesOfRemoval } from '../history/changes.js';
import type { HistoryAction } from '@shop/contract/records';
import { Amounts } from '../history/amounts.service.js';
import type { Change, HistoryCause } from '../history/history-entry.schema.js';
import { HistoryWriter } from '../history/history-writer.service.js';
import { declareKind } from '../history/record-kinds.js';
import { derivedFields } from './derived-fields.js';
import { moneyFieldsOf } from './money.js';
import { insertRecords, type RecordKind, type Stored } from './record.js';
import { refuse } from '../errors/refuse.js';

const BATCH = 500;

/** Actor and transaction of a change, and its action in the history. */
export interface ChangeContext {
  /** null for the shop itself. */
  readonly actor: Pick<Actor, 'id' | 'name' | 'key'> | null;
  readonly session: ClientSession;
  readonly action?: HistoryAction;
  /** The changes that the history shows, if they are not the differences. */
  readonly changes?: readonly Change[];
  /** The record that caused the change. */
  readonly cause?: HistoryCause;
}

type NamedChange = ChangeContext & Required<Pick<ChangeContext, 'action' | 'changes'>>;

/**
 * A field of records that others refer to: writing it makes a transaction that adds a reference conflict with a removal
 * of the record.
 */
export interface Lockable {
  locks: number;
}

/**
 * The only way to change records. Each change checks the version that was read, and is written together with its
 * history entry, from which the change feed notifies every server.
 */
export class RecordStore<T extends object> {
  constructor(
    private readonly model: Model<T>,
    private readonly kind: RecordKind<T>,
    private readonly history: HistoryWriter,
  ) {}

  /** @param fields missing ones get the defaults of the schema. @returns the stored record */
  async insert(fields: Partial<NoInfer<T> & Stored>, by: ChangeContext): Promise<T & Stored> {
    const record = await this.newRecord(fields);
    await insertRecords(this.model, [record], by.session);
    await this.writeHistory(record, 'created', () => changesOfCreation(this.reported(record)), by);
    return record;
  }

  /** Does the same for many records, with two commands in all. */
  async insertAll(
    all: readonly Partial<NoInfer<T> & Stored>[],
    by: Omit<ChangeContext, 'changes'>,
  ): Promise<(T & Stored)[]> {
    const records = await Promise.all(all.map((fields) => this.newRecord(fields)));
    await insertRecords(this.model, records, by.session);
    const entries = records.map((record) =>
      this.entryOf(record, 'created', () => changesOfCreation(this.reported(record)), by),
    );
    await this.history.writeHistory(entries, by.session);
    return records;
  }

  private async newRecord(fields: Partial<T & Stored>): Promise<T & Stored> {
    const createdAt = new Date();
    const document = new this.model({ createdAt, updatedAt: createdAt, ...fields });
    await document.validate();
    return document.toObject<T & Stored>();
  }

  /**
   * Changes fields. If nothing differs, the version stays the same.
   * @returns the record after the change @throws DomainError STALE_VERSION
   */
  async store(before: NoInfer<T> & Stored, fields: Partial<NoInfer<T>>, by: ChangeContext): Promise<T & Stored> {
    const changes = changesBetween(before, fields);
    if (changes.length === 0) return before;
    const derived = derivedFields<T>(this.model, { ...before, ...fields });
    const update = { $set: { ...fields, ...derived }, $inc: { version: 1 } } as UpdateQuery<T>;
    const after = await this.model
      .findOneAndUpdate(this.asRead(before), update, { session: by.session, returnDocument: 'after' })
      .lean<(T & Stored) | null>();
    if (after === null) throw refuse('STALE_VERSION', { record: this.kind.name });
    const { reported } = this.kind;
    await this.writeHistory(
      after,
      'updated',
      () => (reported ? changesBetween(reported(before), reported(after)) : changes),
      by,
    );
    return after;
  }

  /** @throws DomainError STALE_VERSION */
  async remove(record: NoInfer<T> & Stored, by: ChangeContext): Promise<void> {
    const { deletedCount } = await this.model.deleteOne(this.asRead(record), { session: by.session });
    if (deletedCount === 0) throw refuse('STALE_VERSION', { record: this.kind.name });
    await this.writeHistory(record, 'deleted', () => changesOfRemoval(this.reported(record)), by);
  }

  /**
   * Prevents the removal of a record while a record that refers to it is stored in the same transaction.
   * @returns the record; null if it does not exist
   */
  lock(this: RecordStore<T & Lockable>, id: Types.ObjectId, session: ClientSession): Promise<(T & Stored) | null> {
    return this.model
      .findOneAndUpdate({ _id: id } as QueryFilter<T & Lockable>, LOCK, {
        session,
        timestamps: false,
        returnDocument: 'after',
      })
      .lean<(T & Stored) | null>();
  }

  /** Does the same as `lock` for all records that match the filter. @returns how many there are */
  async lockAll(
    this: RecordStore<T & Lockable>,
    filter: QueryFilter<NoInfer<T>>,
    session: ClientSession,
  ): Promise<number> {
    const options = { session, timestamps: false };
    const update = LOCK as UpdateQuery<T & Lockable>;
    return (await this.model.updateMany(filter as QueryFilter<T & Lockable>, update, options)).matchedCount;
  }

  /**
   * Updates fields that are copies from another record. That record's history reports the change, so these versions
   * don't change.
   */
  async follow(
    updates: readonly { readonly _id: Types.ObjectId; readonly fields: Partial<NoInfer<T>> }[],
    session: ClientSession,
  ): Promise<void> {
    for (let start = 0; start < updates.length; start += BATCH) {
      const writes = updates.slice(start, start + BATCH).map(({ _id, fields }) => ({
        updateOne: { filter: { _id }, update: { $set: fields } },
      }));
      await this.model.bulkWrite(writes as Parameters<Model<T>['bulkWrite']>[0], { session });
    }
  }

  /**
   * Changes fields that staff don't see as part of the record (sessions, passwords), regardless of its version.
   * @param by a history entry is written only if it names an action
   * @returns the record after the change; null if no record matched the filter
   */
  async amend(
    filter: QueryFilter<NoInfer<T>>,
    update: UpdateQuery<NoInfer<T>>,
    by: Pick<ChangeContext, 'session'> | NamedChange | null = null,
  ): Promise<(T & Stored) | null> {
    const after = await this.model
      .findOneAndUpdate(filter, update, { timestamps: false, returnDocument: 'after' })
      .session(by?.session ?? null)
      .lean<(T & Stored) | null>();
    if (after !== null && by !== null && 'action' in by) await this.writeHistory(after, by.action, () => [], by);
    return after;
  }

  private reported(record: T & Stored): object {
    return this.kind.reported?.(record) ?? record;
  }

  private asRead({ _id, version }: Stored): QueryFilter<T> {
    return { _id, version };
  }

  private writeHistory(
    record: Stored,
    usual: HistoryAction,
    differing: () => Change[],
    by: ChangeContext,
  ): Promise<void> {
    return this.history.writeHistory(this.entryOf(record, usual, differing, by), by.session);
  }

  private entryOf(record: Stored, usual: HistoryAction, differing: () => Change[], by: ChangeContext) {
    const { actor, action = usual, changes = differing(), cause } = by;
    return { resource: this.kind.resource, id: record._id, action, actor, changes, cause };
  }
}

const LOCK = { $inc: { locks: 1 } };

const tokenOf = (type: { readonly name: string }) => `${type.name}RecordStore`;

export const InjectRecords = (type: { readonly name: string }) => Inject(tokenOf(type));

/** Provides the store of one kind of records, in the module that owns them. */
export function recordStoreOf<T extends object>(
  type: abstract new () => T,
  kind: RecordKind<T>,
): FactoryProvider<RecordStore<T>> {
  declareKind(kind);
  return {
    provide: tokenOf(type),
    useFactory: (model: Model<T>, history: HistoryWriter, amounts: Amounts) => {
      amounts.add(kind.resource, [...moneyFieldsOf(model.schema), ...(kind.namedAmounts ?? [])]);
      return new RecordStore(model, kind, history);
    },
    inject: [getModelToken(type.name), HistoryWriter, Amounts],
  };
}
