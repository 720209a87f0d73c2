import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';
import type { ClosurePackage } from './closure.js';
import { runCommand } from './command.js';

/** The bundle supports one architecture; each architecture would have its own list. */
export const PINS_FILE = new URL('../../packages/amd64.json', import.meta.url);

/** A package in the version that this version of the program was tested with. */
export interface PinnedPackage extends ClosurePackage {
  /** The hash of the .deb, in hexadecimal. */
  sha256: string;
  /** The licences in its copyright file. */
  licences: string[];
}

export async function readPins(): Promise<PinnedPackage[]> {
  return JSON.parse(await readFile(PINS_FILE, 'utf8')) as PinnedPackage[];
}

/** Identifies a list of packages: different lists have different fingerprints. */
export function fingerprint(packages: readonly ClosurePackage[], salt = ''): string {
  const lines = packages.map((each) => `${each.name}=${each.version}`).sort();
  return createHash('sha256')
    .update([salt, ...lines].join('\n'))
    .digest('hex')
    .slice(0, 12);
}

export function versionsOf(packages: readonly ClosurePackage[]): Record<string, string> {
  return Object.fromEntries(packages.map((each) => [each.name, each.version]));
}

/** Throws EmbeddedDatabaseUnavailable unless `archives` contains each of the packages with the pinned hash. */
export async function checkHashes(archives: string, pins: readonly PinnedPackage[]): Promise<void> {
  const files = (await readdir(archives)).filter((name) => name.endsWith('.deb'));
  const found = new Set(await Promise.all(files.map((name) => sha256Of(join(archives, name)))));
  const wrong = pins.find((each) => !found.has(each.sha256));
  if (!wrong) return;
  const reason = `${wrong.name} ${wrong.version} from the Debian archive is not the file this version was tested with`;
  throw new EmbeddedDatabaseUnavailable('untrusted', `${reason}; nothing was installed`);
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The packages whose version decides about the format of the data: an older one could not open them. */
const DECISIVE = ['postgresql-18', 'postgresql-18-documentdb'];

/** True if these programs are newer than the pinned ones. */
export async function areNewer(versions: Record<string, string>, pins: readonly PinnedPackage[]): Promise<boolean> {
  for (const { name, version } of pins.filter((each) => DECISIVE.includes(each.name))) {
    const present = versions[name];
    if (present === undefined) continue;
    const isNewer = await runCommand('dpkg', ['--compare-versions', present, 'gt', version]).then(
      () => true,
      () => false,
    );
    if (isNewer) return true;
  }
  return false;
}
