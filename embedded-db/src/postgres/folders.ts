import { join } from 'node:path';

/** Folders of one instance, all below the folder of PostgreSQL's account. */
export interface ServerFolders {
  base: string;
  data: string;
  log: string;
}

export function serverFolders(dataDir: string): ServerFolders {
  const base = join(dataDir, 'postgres');
  return { base, data: join(base, 'data'), log: join(dataDir, 'postgres.log') };
}
