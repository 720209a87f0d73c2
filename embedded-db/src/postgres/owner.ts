import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../bundle/command.js';
import type { ServerIdentity } from './identity.js';

/**
 * Gives a folder with its content to PostgreSQL's account, the folder itself last; does nothing if that is the account
 * of this process.
 */
export async function giveTo(folder: string, { account }: ServerIdentity): Promise<void> {
  if (!account) return;
  const { uid, gid } = account;
  const content = (await readdir(folder)).map((name) => join(folder, name));
  if (content.length > 0) await runCommand('chown', ['-hR', `${uid}:${gid}`, '--', ...content]);
  await chown(folder, uid, gid);
}
