import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Longer than any installation takes: what is older was left behind by a process that was killed. */
const LEFT_BEHIND_AFTER_MS = 10 * 60_000;

/**
 * Makes the folder `target` by `fill`, unless it is there. It appears whole or not at all: `fill` gets a folder beside it,
 * which is then renamed. Of processes that do so at the same moment the first wins, and the others throw their work away.
 */
export async function installFolder(target: string, fill: (staging: string) => Promise<void>): Promise<void> {
  if (await exists(target)) return;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await removeLeftBehind(target);
  const staging = await mkdtemp(`${target}.partial-`);
  try {
    await fill(staging);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

async function removeLeftBehind(target: string): Promise<void> {
  const folder = dirname(target);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(`${basename(target)}.partial-`)) continue;
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFT_BEHIND_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
