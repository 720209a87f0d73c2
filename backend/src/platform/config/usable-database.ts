import mongoose from 'mongoose';
import { CONNECTION_OPTIONS } from '../database/connection-options.js';
import { requireTransactions } from '../database/transactions.js';
import { ConfigurationError } from './variables.js';
import { errorMessage } from '../errors/error-message.js';

/** @throws ConfigurationError when the server does not answer or has no transactions */
export async function requireUsable(uri: string): Promise<void> {
  const connection = mongoose.createConnection(uri, CONNECTION_OPTIONS);
  try {
    await connection.asPromise().catch((error: unknown) => {
      throw new ConfigurationError(`MONGODB_URI: no usable server responds (${errorMessage(error)})`);
    });
    await requireTransactions(connection);
  } finally {
    await connection.close();
  }
}
