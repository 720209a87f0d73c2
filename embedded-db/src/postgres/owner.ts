import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../bundle/command.js';
import type { ServerIdentity } from './identity.js';

/** Hands a folder with all that it holds to PostgreSQL's account, itself last; does nothing where that is our own. */
export async function giveTo(folder: string, { account }: ServerIdentity): Promise<void> {
  if (!account) return;
  const { uid, gid } = account;
  const content = (await readdir(folder)).map((name) => join(folder, name));
  if (content.length > 0) await runCommand('chown', ['-hR', `${uid}:${gid}`, '--', ...content]);
  await chown(folder, uid, gid);
}
