import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MoveInKind } from '@shop/contract/move-in';
import type { Fils } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { InjectStore, PlainStore } from '../platform/database/plain-store.js';
import { MoveInEntry } from './move-in-entry.schema.js';
import type { Brought } from './move-in-step.js';

interface StepSum {
  readonly _id: MoveInKind;
  readonly count: number;
  readonly amount: Fils;
}

@Injectable()
export class MoveInEntries {
  constructor(
    @InjectStore(MoveInEntry) private readonly entries: PlainStore<MoveInEntry>,
    @InjectModel(MoveInEntry.name) private readonly model: Model<MoveInEntry>,
  ) {}

  /** In the order of their rows. */
  of(moveIn: Types.ObjectId, kind: MoveInKind, session: ClientSession | null = null): Promise<MoveInEntry[]> {
    return this.entries.reads.find({ moveIn, kind }).sort({ line: 1, _id: 1 }).session(session).lean<MoveInEntry[]>();
  }

  async byKey(moveIn: Types.ObjectId, kind: MoveInKind): Promise<ReadonlyMap<string, MoveInEntry>> {
    return new Map((await this.of(moveIn, kind)).map((entry) => [entry.key, entry]));
  }

  /** How many rows of each kind were brought, and their sums. Records that come with those of a row do not count. */
  async sums(moveIn: Types.ObjectId): Promise<readonly StepSum[]> {
    return this.model.aggregate<StepSum>([
      { $match: { moveIn, content: { $ne: '' } } },
      { $group: { _id: '$kind', count: { $sum: 1 }, amount: { $sum: '$amount' } } },
    ]);
  }

  /** The contents of all rows of a kind, by the ids of their records. */
  async contents(kind: MoveInKind): Promise<Map<string, string>> {
    const found = await this.entries.reads.find({ kind }, { record: 1, content: 1 }).lean<MoveInEntry[]>();
    return new Map(found.map(({ record, content }) => [String(record), content]));
  }

  async isUsed(moveIn: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return (await this.entries.reads.exists({ moveIn }).session(session)) !== null;
  }

  /** By key, of those that exist. */
  async known(moveIn: Types.ObjectId, kind: MoveInKind, keys: readonly string[], session: ClientSession | null) {
    const found = await this.entries.reads
      .find({ moveIn, kind, key: { $in: [...keys] } })
      .session(session)
      .lean<MoveInEntry[]>();
    return new Map(found.map((entry) => [entry.key, entry]));
  }

  add(
    moveIn: Types.ObjectId,
    kind: MoveInKind,
    brought: readonly (Brought & Pick<MoveInEntry, 'amount'>)[],
    session: ClientSession,
  ): Promise<void> {
    return this.entries.insert(
      brought.map((one) => ({ _id: new Types.ObjectId(), moveIn, kind, ...one })),
      session,
    );
  }

  /** Takes over the version of a record that another step changed, unless it was used before. */
  async follow(
    { moveIn, kind, key, version }: Pick<MoveInEntry, 'moveIn' | 'kind' | 'key' | 'version'>,
    after: number | undefined,
    session: ClientSession,
  ): Promise<void> {
    await this.entries.changeOne({ moveIn, kind, key, version }, { $set: { version: after ?? version } }, session);
  }

  async remove(moveIn: Types.ObjectId, kind: MoveInKind, session: ClientSession): Promise<void> {
    await this.entries.removeAll({ moveIn, kind }, session);
  }
}
