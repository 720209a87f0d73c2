import type { ConnectOptions, Connection, Query, Schema } from 'mongoose';

/** The database ends a command that runs longer than this. */
export const MAX_TIME_MS = 10_000;
/** The driver closes a connection if a command gets no answer within this time. */
const ANSWER_WITHIN_MS = 15_000;
/** The driver gives up an attempt to connect after this time and tries again, so that it soon notices a database that is back. */
const CONNECTED_WITHIN_MS = 3000;

/**
 * Options of every connection. A write is acknowledged once it is on the disks of most members, reads return no data
 * that could be rolled back, and no command waits without a limit.
 */
export const CONNECTION_OPTIONS = {
  writeConcern: { w: 'majority', journal: true },
  readConcernLevel: 'majority',
  readPreference: 'primary',
  serverSelectionTimeoutMS: 8000,
  socketTimeoutMS: ANSWER_WITHIN_MS,
  connectTimeoutMS: CONNECTED_WITHIN_MS,
} satisfies ConnectOptions;

/**
 * Mongoose's own setting limits reads, and reads that change a record; the plugin limits other updates and deletions.
 */
export function limitTime(connection: Connection): Connection {
  connection.set('maxTimeMS', MAX_TIME_MS);
  return connection.plugin((schema: Schema) => {
    const changes = ['updateOne', 'updateMany', 'deleteOne', 'deleteMany'] as const;
    schema.pre([...changes], { document: false, query: true }, function (this: Query<unknown, unknown>) {
      this.setOptions({ maxTimeMS: MAX_TIME_MS });
    });
  });
}
