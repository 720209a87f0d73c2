import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The gateway's password: made once for a data folder, and readable by its owner only. */
export async function ensurePassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'gateway-password');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const password = randomBytes(24).toString('hex');
  const draft = `${path}.new`;
  await writeFile(draft, password, { mode: 0o600 });
  await rename(draft, path);
  return password;
}
