import type { Connection } from 'mongoose';

/** Tests a write: a database may answer and read although it can store nothing. */
export async function writeProbe(connection: Connection): Promise<void> {
  const probes = connection.collection<{ _id: string; at: Date }>('readiness');
  await probes.updateOne({ _id: 'write' }, { $set: { at: new Date() } }, { upsert: true });
}
