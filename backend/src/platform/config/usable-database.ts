import mongoose from 'mongoose';
import { requireTransactions } from '../database/server-check.js';
import { ConfigurationError } from './variables.js';

const REACHABLE_WITHIN_MS = 8000;

/** @throws ConfigurationError when the server does not answer or has no transactions */
export async function requireUsable(uri: string): Promise<void> {
  const connection = mongoose.createConnection(uri, { serverSelectionTimeoutMS: REACHABLE_WITHIN_MS });
  try {
    await connection.asPromise().catch((error: unknown) => {
      throw new ConfigurationError(`MONGODB_URI: no usable server answers (${messageOf(error)})`);
    });
    await requireTransactions(connection);
  } finally {
    await connection.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
