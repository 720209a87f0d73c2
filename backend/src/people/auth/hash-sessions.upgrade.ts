import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { hashOf } from '../users/domain/token-hash.js';

const BATCH = 500;

interface EarlierUser {
  readonly _id: Types.ObjectId;
  readonly sessions: readonly { readonly id?: string }[];
}

/** Stores the hashes of sessions whose ids were stored as they are. They go on: the browsers keep their ids. */
export function hashSessions(name: string): Upgrade {
  return {
    name,
    async run(connection: Connection) {
      const users = connection.collection<EarlierUser>('users');
      const find = () =>
        users.find({ 'sessions.id': { $exists: true } }, { projection: { sessions: 1 }, limit: BATCH });
      let changed = 0;
      for (let found = await find().toArray(); found.length > 0; found = await find().toArray()) {
        changed += (await users.bulkWrite(found.flatMap(updatesOf))).modifiedCount;
      }
      return changed;
    },
  };
}

/** One for each session, since others may begin and end at the same moment. */
function updatesOf({ _id, sessions }: EarlierUser): AnyBulkWriteOperation<EarlierUser>[] {
  const ids = sessions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return ids.map((id) => ({
    updateOne: {
      filter: { _id, 'sessions.id': id },
      update: { $set: { 'sessions.$.idHash': hashOf(id) }, $unset: { 'sessions.$.id': '' } },
    },
  }));
}
