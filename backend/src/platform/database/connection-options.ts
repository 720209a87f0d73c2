import type { ConnectOptions, Connection, Query, Schema } from 'mongoose';

/** For one command at the database: longer ones are ended there. */
export const MAX_TIME_MS = 10_000;
/** For the answer to any command: after this the connection is given up. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * Every connection of the shop. An acknowledged change is on the disks of most members, nothing is read that could be
 * rolled back, and no answer is waited for without end.
 */
export const CONNECTION_OPTIONS = {
  writeConcern: { w: 'majority', journal: true },
  readConcernLevel: 'majority',
  readPreference: 'primary',
  serverSelectionTimeoutMS: 8000,
  socketTimeoutMS: ANSWER_WITHIN_MS,
} satisfies ConnectOptions;

/** Mongoose's own setting limits what reads, also where that changes a record; the plugin limits other updates and deletions. */
export function limitTime(connection: Connection): Connection {
  connection.set('maxTimeMS', MAX_TIME_MS);
  return connection.plugin((schema: Schema) => {
    const changes = ['updateOne', 'updateMany', 'deleteOne', 'deleteMany'] as const;
    schema.pre([...changes], { document: false, query: true }, function (this: Query<unknown, unknown>) {
      this.setOptions({ maxTimeMS: MAX_TIME_MS });
    });
  });
}
