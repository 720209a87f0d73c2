import type { AnyBulkWriteOperation } from 'mongodb';
import type { Connection, Types } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { hashOf } from '../users/domain/token-hash.js';

const BATCH = 500;

interface EarlierUser {
  readonly _id: Types.ObjectId;
  readonly sessions: readonly { readonly id?: string }[];
}

/** Replaces stored ids of sessions by their hashes. The sessions remain valid: the browsers store the ids. */
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

/** One update for each session, since other sessions may begin and end at the same moment. */
function updatesOf({ _id, sessions }: EarlierUser): AnyBulkWriteOperation<EarlierUser>[] {
  const ids = sessions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return ids.map((id) => ({
    updateOne: {
      filter: { _id, 'sessions.id': id },
      update: { $set: { 'sessions.$.idHash': hashOf(id) }, $unset: { 'sessions.$.id': '' } },
    },
  }));
}
