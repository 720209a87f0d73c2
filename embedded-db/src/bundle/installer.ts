import { chmod, copyFile, cp, mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';
import type { PrivateApt } from './apt.js';
import type { ClosurePackage } from './closure.js';
import type { BundleManifest } from './finished.js';
import { type BundleLayout, bundleLayout, LAYOUT_VERSION, MANIFEST } from './layout.js';
import { dropUnlinkable, type Linkage, type LinkedFile, type PatchTool, readLinkage, runPatchTool } from './linkage.js';
import { checkHashes, fingerprint, type PinnedPackage, versionsOf } from './pins.js';
import { runCommand } from './command.js';

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
async function unpackPackages(archives: string, root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  for (const file of await readdir(archives)) {
    if (file.endsWith('.deb')) await runCommand('dpkg-deb', ['-x', join(archives, file), root]);
  }
}

/** Removes files that a running server never reads: documentation, translations, other programs. */
async function prune(root: string): Promise<void> {
  const { serverBinaries } = bundleLayout(root);
  for (const path of NOT_NEEDED) await rm(join(root, path), { recursive: true, force: true });
  for (const program of await readdir(serverBinaries)) {
    if (!PROGRAMS.has(program)) await rm(join(serverBinaries, program));
  }
}

/** Does the work of the packages' maintainer scripts, and makes the folders accessible to PostgreSQL's user. */
async function finishInstallation(root: string): Promise<void> {
  const { extensions } = bundleLayout(root);
  // PostGIS' own post-installation script creates this name from the versioned file.
  await copyFile(join(extensions, 'postgis-3.control'), join(extensions, 'postgis.control'));
  await chmod(root, 0o755);
}

/** Copies patchelf and its libraries from an unpacked, unpatched bundle into `folder`. */
async function copyPatchTool(root: string, folder: string): Promise<PatchTool> {
  const layout = bundleLayout(root);
  const libraries = join(folder, 'lib');
  await mkdir(libraries, { recursive: true });
  await cp(join(root, 'usr/bin/patchelf'), join(folder, 'patchelf'));
  for (const name of await readdir(layout.libraries)) {
    if (!/^lib(c|m|gcc_s|stdc\+\+)\.so\.\d+$/.test(name)) continue;
    await cp(await realpath(join(layout.libraries, name)), join(libraries, name));
  }
  await cp(await realpath(layout.loader), join(folder, 'ld.so'));
  return { loader: join(folder, 'ld.so'), libraries, program: join(folder, 'patchelf') };
}

/**
 * Patches programs and libraries to find each other below `finalRoot`, independently of the host's packages.
 * @param root present folder of the files @param finalRoot folder in which they will be used
 */
async function patchFiles(tool: PatchTool, files: LinkedFile[], root: string, finalRoot: string): Promise<void> {
  const here = bundleLayout(root);
  const there = bundleLayout(finalRoot);
  const done = new Set<string>();
  for (const file of files) {
    const path = await realpath(file.path);
    if (done.has(path) || /\/(libc\.so\.6|ld-linux-x86-64\.so\.2)$/.test(path)) continue;
    done.add(path);
    const isModule = dirname(path) === (await realpath(here.serverModules));
    const searchPath = isModule ? `${there.serverModules}:${there.libraries}` : there.libraries;
    const interpreter = file.isExecutable ? ['--set-interpreter', there.loader] : [];
    const args = [...interpreter, '--force-rpath', '--set-rpath', searchPath, path];
    await runPatchTool(tool, args);
  }
}

const STEP_MEGABYTES = 10;

/** Reports progress from apt's `Get:` lines, one line for every ten megabytes. */
class DownloadProgress {
  private readonly sizes: Map<string, number>;
  private readonly totalBytes: number;
  private startedBytes = 0;
  private reportedBytes = 0;

  constructor(
    packages: readonly ClosurePackage[],
    private readonly report: (line: string) => void,
  ) {
    this.sizes = new Map(packages.map((each) => [each.name, each.bytes]));
    this.totalBytes = packages.reduce((sum, each) => sum + each.bytes, 0);
    report(`Database: downloading ${packages.length} packages, ${megabytes(this.totalBytes)} MB (once)`);
  }

  /** @param line of apt's output: `Get:3 http://… sid/main amd64 libicu78 amd64 78.3-2 [9876 kB]` */
  read(line: string): void {
    const name = /^Get:\d+ \S+ \S+ \S+ (?<name>\S+)/.exec(line)?.groups?.['name'];
    this.startedBytes += this.sizes.get(name ?? '') ?? 0;
    if (this.startedBytes - this.reportedBytes < STEP_MEGABYTES * 1_000_000) return;
    this.reportedBytes = this.startedBytes;
    this.report(`Database: downloading, ${megabytes(this.startedBytes)} of ${megabytes(this.totalBytes)} MB`);
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}

/** Makes a finished bundle of packages, in a working folder that the caller deletes. */
export class Installer {
  constructor(
    private readonly apt: PrivateApt,
    private readonly work: string,
    private readonly cacheDir: string,
    private readonly pins: readonly PinnedPackage[],
    private readonly report: (line: string) => void,
  ) {}

  /** The bundle of the pinned packages, each checked by its hash; null if the archive no longer has one of them. */
  async installPinned(): Promise<BundleLayout | null> {
    const missing = await this.apt.findMissing(this.pins);
    if (missing === null) return this.install(this.pins, (archives) => checkHashes(archives, this.pins));
    this.report(
      `Database: ${missing} is no longer in the archive. Using the newest packages, which are untested together`,
    );
    return null;
  }

  /** The finished bundle, or null if the packages lack a library that the server needs. */
  async install(
    packages: readonly ClosurePackage[],
    check: (archives: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<BundleLayout | null> {
    const root = join(this.work, 'root');
    await rm(root, { recursive: true, force: true });
    await this.fetch(packages, root, check);
    const tool = await copyPatchTool(root, join(this.work, 'tool'));
    await prune(root);
    const linkage = await readLinkage(root, tool);
    if (linkage.unlinkable.some((module) => module.isRequired)) return null;
    return this.finish(packages, root, linkage, tool);
  }

  /** The same as install, with every package of the closure, in case a library was renamed. */
  async installAll(packages: ClosurePackage[]): Promise<BundleLayout> {
    this.report('Database: a library is missing from the minimal package set. Installing the full set');
    const layout = await this.install(packages);
    if (!layout)
      throw new EmbeddedDatabaseUnavailable(
        'unsupported',
        'the packages in the Debian archive are not compatible with each other right now',
      );
    return layout;
  }

  private async fetch(
    packages: readonly ClosurePackage[],
    root: string,
    check: (archives: string) => Promise<void>,
  ): Promise<void> {
    const archives = join(this.work, 'archives');
    await rm(archives, { recursive: true, force: true });
    await mkdir(archives);
    const progress = new DownloadProgress(packages, this.report);
    await this.apt.download(packages, archives, (line) => progress.read(line));
    await check(archives);
    this.report(`Database: unpacking ${packages.length} packages`);
    await unpackPackages(archives, root);
  }

  private async finish(
    packages: readonly ClosurePackage[],
    root: string,
    linkage: Linkage,
    tool: PatchTool,
  ): Promise<BundleLayout> {
    const final = join(this.cacheDir, `bundle-${fingerprint(packages, `layout ${LAYOUT_VERSION}`)}`);
    await dropUnlinkable(linkage);
    this.report(`Database: linking ${linkage.linked.length} files`);
    await patchFiles(tool, linkage.linked, root, final);
    await finishInstallation(root);
    const manifest: BundleManifest = {
      layout: LAYOUT_VERSION,
      root: final,
      packages: versionsOf(packages),
      pins: fingerprint(this.pins),
    };
    await writeFile(join(root, MANIFEST), JSON.stringify(manifest, null, 1));
    await rm(final, { recursive: true, force: true });
    await rename(root, final);
    this.report('Database: binaries installed');
    return bundleLayout(final);
  }
}
