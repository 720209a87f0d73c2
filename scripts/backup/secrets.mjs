import { chown, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key of the sessions: with it everybody stays signed in in a restored shop, and whoever has the file may sign
 * a session for anybody. The database's password is made anew for each folder, and e-mails in the data folder are copies of what is stored.
 */
const KEY = 'jwt-secret';

/** @returns {Record<string, string>} paths by name; a shop with JWT_SECRET set has none */
export function secretsIn(dataDir) {
  const path = join(dataDir, KEY);
  return existsSync(path) ? { [KEY]: path } : {};
}

/** The key of a backup on its way into a data folder: written beside the present one, then put in its place. */
export class StagedSecrets {
  #dataDir;
  #path;
  #draft;

  constructor(dataDir) {
    this.#dataDir = dataDir;
    this.#path = join(dataDir, KEY);
    this.#draft = `${this.#path}.restored`;
  }

  /** @param {ReadonlyMap<string, Buffer>} files those of the backup, by name */
  async stage(files) {
    await this.discard();
    if (!files.has(KEY)) return;
    await writeFile(this.#draft, files.get(KEY), { flag: 'wx', mode: 0o600, flush: true });
    const { uid, gid } = await stat(this.#dataDir);
    // A restore by root must leave files that the shop's own user can read.
    if (process.getuid?.() === 0) await chown(this.#draft, uid, gid);
  }

  /** @param {Date} now names what is moved aside */
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

  /** Removes what was not put in place. */
  async discard() {
    await rm(this.#draft, { force: true });
  }
}
