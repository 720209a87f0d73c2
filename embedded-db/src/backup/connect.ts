import pg from 'pg';

/**
 * Runs `work` with a connection to a running server; when `signal` speaks the connection is cut, and what the server
 * is doing for it fails.
 */
export async function withConnection<T>(
  socketFolder: string,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' });
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
