/**
 * Writes the list of pinned packages again, with the newest of the Debian archive: `node
 * embedded-db/dist/bundle/pin.js`. For maintainers; the specs must pass with these versions before the list is
 * committed.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARCHIVE_KEYRING, DEBIAN_ARCHIVE, PrivateApt } from './apt.js';
import { type ClosurePackage, isLinkedByServer } from './closure.js';
import { runCommand } from './command.js';
import { type PinnedPackage, PINS_FILE, sha256Of } from './pins.js';

const GCC = 'GPL-3+ with GCC runtime library exception';
/** Licences of packages whose copyright file is free text or in another package, read by a person. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'libgcc-s1': GCC,
  'libstdc++6': GCC,
  'libgssapi-krb5-2': 'MIT',
  libk5crypto3: 'MIT',
  'libkrb5-3': 'MIT',
  libkrb5support0: 'MIT',
  libnuma1: 'LGPL-2.1',
  'libtasn1-6': 'LGPL-2.1+',
};

async function pin(work: string): Promise<void> {
  const apt = await PrivateApt.create(join(work, 'apt'), DEBIAN_ARCHIVE, ARCHIVE_KEYRING);
  await apt.update();
  const packages = (await apt.resolveClosure()).filter((each) => isLinkedByServer(each.name));
  const archives = join(work, 'archives');
  await mkdir(archives);
  await apt.download(packages, archives, () => undefined);
  const files = await readdir(archives);
  const pins: PinnedPackage[] = [];
  for (const each of packages) {
    const file = files.find((name) => name.startsWith(`${each.name}_`));
    if (file === undefined) throw new Error(`${each.name} was not downloaded`);
    pins.push(await describe(each, join(archives, file), join(work, 'root')));
  }
  pins.sort((a, b) => (a.name < b.name ? -1 : 1));
  await writeFile(PINS_FILE, `[\n${pins.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
}

async function describe({ name, version, bytes }: ClosurePackage, file: string, root: string): Promise<PinnedPackage> {
  await runCommand('dpkg-deb', ['-x', file, root]);
  const copyright = await readFile(join(root, 'usr/share/doc', name, 'copyright'), 'utf8').catch(() => '');
  const byHand = READ_BY_HAND[name];
  const licences = byHand === undefined ? licencesIn(copyright) : [byHand];
  if (licences.length === 0) throw new Error(`${name}: check the licence manually`);
  return { name, version, bytes, sha256: await sha256Of(file), licences };
}

/** The licence names in a copyright file of Debian's format; none for free text. */
function licencesIn(copyright: string): string[] {
  const names = [...copyright.matchAll(/^License: *(?<name>\S.*)$/gm)].map((match) => match.groups?.['name'] ?? '');
  return [...new Set(names.map((name) => name.trim()))].sort();
}

const work = await mkdtemp(join(tmpdir(), 'pin-packages-'));
try {
  await pin(work);
} finally {
  await rm(work, { recursive: true, force: true });
}
