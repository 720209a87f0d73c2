import { chown, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key that signs sessions: with it all users remain signed in in a restored shop, and anybody with the file can sign
 * a session for any user. The database's password is generated for each folder, and emails in the data folder are
 * copies of stored ones, so these are not needed.
 */
const KEY = 'jwt-secret';

/** @returns {Record<string, string>} paths by name; empty if JWT_SECRET is set */
export function secretsIn(dataDir) {
  const path = join(dataDir, KEY);
  return existsSync(path) ? { [KEY]: path } : {};
}

/** Restores the key of a backup: it is written beside the present one, then replaces it. */
export class StagedSecrets {
  #dataDir;
  #path;
  #draft;

  constructor(dataDir) {
    this.#dataDir = dataDir;
    this.#path = join(dataDir, KEY);
    this.#draft = `${this.#path}.restored`;
  }

  /** @param {ReadonlyMap<string, Buffer>} files of the backup, by name */
  async stage(files) {
    await this.discard();
    if (!files.has(KEY)) return;
    await writeFile(this.#draft, files.get(KEY), { flag: 'wx', mode: 0o600, flush: true });
    const { uid, gid } = await stat(this.#dataDir);
    // A restore by root must leave files that the shop's own user can read.
    if (process.getuid?.() === 0) await chown(this.#draft, uid, gid);
  }

  /** @param {Date} now for the names of replaced files */
  async commit(now) {
    const [draft, present] = await Promise.all(
      [this.#draft, this.#path].map((path) => readFile(path).catch(() => null)),
    );
    if (draft === null) return;
    if (present && !present.equals(draft)) {
      await rename(this.#path, `${this.#path}.replaced-${now.toISOString().replace(/[:.]/g, '')}`);
    }
    await rename(this.#draft, this.#path);
    const folder = await open(this.#dataDir, 'r');
    await folder.sync().finally(() => folder.close());
  }

  /** Removes files that were staged but not committed. */
  async discard() {
    await rm(this.#draft, { force: true });
  }
}
