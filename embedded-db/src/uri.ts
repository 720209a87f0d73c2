import { USER } from './gateway/scram.js';

/** Name of the gateway's replica set of one; drivers need one for transactions. */
export const REPLICA_SET = 'embedded';

/** The connection string of a gateway on loopback. It contains the password. */
export function buildUri(port: number, password: string): string {
  const query = new URLSearchParams({ replicaSet: REPLICA_SET, authSource: 'admin', authMechanism: 'SCRAM-SHA-256' });
  return `mongodb://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/?${query.toString()}`;
}
