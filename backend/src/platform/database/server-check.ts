import type { Connection } from 'mongoose';
import { ConfigurationError } from '../config/variables.js';

/**
 * ApiRefusals a server without transactions: money and stock would be half-written on it.
 * @throws ConfigurationError
 */
export async function requireTransactions(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.['setName'] === undefined && hello?.['msg'] !== 'isdbgrid') {
    throw new ConfigurationError('MONGODB_URI points to a server without transactions: use a replica set');
  }
}
