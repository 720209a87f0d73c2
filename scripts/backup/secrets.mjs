import { chown, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The shop's own files that a restored shop can't do without; with the key of the sessions everybody stays signed in.
 * The database's password is made anew for each folder, and letters in the data folder are copies of what is stored.
 */
const SECRETS = ['jwt-secret'];

/** @returns {Record<string, string>} paths by name; a shop with JWT_SECRET set has none */
export function secretsIn(dataDir) {
  const found = SECRETS.filter((name) => existsSync(join(dataDir, name)));
  return Object.fromEntries(found.map((name) => [name, join(dataDir, name)]));
}

/** The secrets of a backup on their way into a data folder: written beside the present ones, then put in their place. */
export class StagedSecrets {
  #dataDir;
  #names = [];

  constructor(dataDir) {
    this.#dataDir = dataDir;
  }

  /** @param {ReadonlyMap<string, Buffer>} files those of the backup, by name */
  async stage(files) {
    const { uid, gid } = await stat(this.#dataDir);
    for (const name of SECRETS.filter((each) => files.has(each))) {
      this.#names.push(name);
      await writeSynced(this.#draft(name), files.get(name));
      // A restore by root must leave files that the shop's own user can read.
      if (process.getuid?.() === 0) await chown(this.#draft(name), uid, gid);
    }
  }

  /** @param {Date} now names what is moved aside */
  async commit(now) {
    for (const name of this.#names) {
      const path = join(this.#dataDir, name);
      const [draft, present] = await Promise.all([readFile(this.#draft(name)), readFile(path).catch(() => null)]);
      if (present && !present.equals(draft)) {
        await rename(path, `${path}.replaced-${now.toISOString().replace(/[:.]/g, '')}`);
      }
      await rename(this.#draft(name), path);
    }
    await syncFolder(this.#dataDir);
  }

  /** Removes what was not put in place. */
  async discard() {
    for (const name of this.#names) await rm(this.#draft(name), { force: true });
  }

  #draft(name) {
    return join(this.#dataDir, `${name}.restored`);
  }
}

async function writeSynced(path, content) {
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path) {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
