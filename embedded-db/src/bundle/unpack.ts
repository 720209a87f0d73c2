import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.js';
import { bundleLayout } from './layout.js';

const NOT_NEEDED = [
  'etc',
  'var',
  'usr/bin',
  'usr/sbin',
  'usr/include',
  'usr/share/doc',
  'usr/share/info',
  'usr/share/lintian',
  'usr/share/locale',
  'usr/share/man',
  'usr/share/perl',
  'usr/share/proj',
  'usr/lib/systemd',
  'usr/lib/x86_64-linux-gnu/gconv',
  'usr/lib/x86_64-linux-gnu/perl',
  'usr/lib/postgresql/18/lib/bitcode',
  'usr/share/postgresql/18/man',
];

const PROGRAMS = new Set(['postgres', 'initdb']);

/** Extracts every .deb of `archives` into `root`. */
export async function unpackPackages(archives: string, root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  for (const file of await readdir(archives)) {
    if (file.endsWith('.deb')) await runCommand('dpkg-deb', ['-x', join(archives, file), root]);
  }
}

/** Removes files that a running server never reads: documentation, translations, other programs. */
export async function prune(root: string): Promise<void> {
  const { serverBinaries } = bundleLayout(root);
  for (const path of NOT_NEEDED) await rm(join(root, path), { recursive: true, force: true });
  for (const program of await readdir(serverBinaries)) {
    if (!PROGRAMS.has(program)) await rm(join(serverBinaries, program));
  }
}

/** Does the work of the packages' maintainer scripts, and makes the folders accessible to PostgreSQL's user. */
export async function finishInstallation(root: string): Promise<void> {
  const { extensions } = bundleLayout(root);
  // PostGIS' own post-installation script creates this name from the versioned file.
  await copyFile(join(extensions, 'postgis-3.control'), join(extensions, 'postgis.control'));
  await chmod(root, 0o755);
}
