import pg from 'pg';
import { clientOptions, type ServerAccess } from '../postgres/access.js';

/**
 * Runs `work` with a connection to a running server; when `signal` aborts, the connection is closed, and the running
 * statement fails.
 */
export async function withConnection<T>(
  access: ServerAccess,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(clientOptions(access));
  client.on('error', () => undefined);
  const cut = () => void client.end().catch(() => undefined);
  signal?.addEventListener('abort', cut);
  try {
    signal?.throwIfAborted();
    await client.connect();
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', cut);
    await client.end().catch(() => undefined);
  }
}
