import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';
import type { PrivateApt } from './apt.js';
import type { ClosurePackage } from './closure.js';
import { type BundleLayout, bundleLayout, LAYOUT_VERSION, MANIFEST } from './layout.js';
import { dropUnlinkable, type Linkage, readLinkage } from './linkage.js';
import { copyPatchTool, patchFiles, type PatchTool } from './patch.js';
import { finishInstallation, prune, unpackPackages } from './unpack.js';

const STEP_MEGABYTES = 10;

/** Turns apt's `Get:` lines into one progress line for every ten megabytes. */
class DownloadProgress {
  private readonly sizes: Map<string, number>;
  private readonly totalBytes: number;
  private startedBytes = 0;
  private reportedBytes = 0;

  constructor(
    packages: ClosurePackage[],
    private readonly report: (line: string) => void,
  ) {
    this.sizes = new Map(packages.map((each) => [each.name, each.bytes]));
    this.totalBytes = packages.reduce((sum, each) => sum + each.bytes, 0);
    report(`Database: downloading ${packages.length} packages, ${megabytes(this.totalBytes)} MB (once)`);
  }

  /** @param line as apt prints it: `Get:3 http://… sid/main amd64 libicu78 amd64 78.3-2 [9876 kB]` */
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

/** Makes a finished bundle of packages, in a working folder that the caller throws away. */
export class Installer {
  constructor(
    private readonly apt: PrivateApt,
    private readonly work: string,
    private readonly cacheDir: string,
    private readonly report: (line: string) => void,
  ) {}

  /** The finished bundle, or null when a library that the server needs is not among the packages. */
  async install(packages: ClosurePackage[]): Promise<BundleLayout | null> {
    const root = join(this.work, 'root');
    await rm(root, { recursive: true, force: true });
    await this.fetch(packages, root);
    const tool = await copyPatchTool(root, join(this.work, 'tool'));
    await prune(root);
    const linkage = await readLinkage(root);
    if (linkage.unlinkable.some((module) => module.isRequired)) return null;
    return this.finish(packages, root, linkage, tool);
  }

  /** As install, with every package of the closure: for the day when a library has been renamed. */
  async installAll(packages: ClosurePackage[]): Promise<BundleLayout> {
    this.report('Database: a library is missing from the small set of packages; taking all of them');
    const layout = await this.install(packages);
    if (!layout)
      throw new EmbeddedDatabaseUnavailable(
        'unsupported',
        'the packages of the Debian archive do not fit together today',
      );
    return layout;
  }

  private async fetch(packages: ClosurePackage[], root: string): Promise<void> {
    const archives = join(this.work, 'archives');
    await mkdir(archives, { recursive: true });
    const progress = new DownloadProgress(packages, this.report);
    await this.apt.download(packages, archives, (line) => progress.read(line));
    this.report(`Database: unpacking ${packages.length} packages`);
    await unpackPackages(archives, root);
  }

  private async finish(
    packages: ClosurePackage[],
    root: string,
    linkage: Linkage,
    tool: PatchTool,
  ): Promise<BundleLayout> {
    const final = join(this.cacheDir, `bundle-${fingerprint(packages)}`);
    await dropUnlinkable(linkage);
    this.report(`Database: linking ${linkage.linked.length} files`);
    await patchFiles(tool, linkage.linked, root, final);
    await finishInstallation(root);
    const versions = Object.fromEntries(packages.map((each) => [each.name, each.version]));
    await writeFile(
      join(root, MANIFEST),
      JSON.stringify({ layout: LAYOUT_VERSION, root: final, packages: versions }, null, 1),
    );
    await rm(final, { recursive: true, force: true });
    await rename(root, final);
    this.report('Database: programs are ready');
    return bundleLayout(final);
  }
}

function fingerprint(packages: ClosurePackage[]): string {
  const lines = packages.map((each) => `${each.name}=${each.version}`).sort();
  return createHash('sha256')
    .update([`layout ${LAYOUT_VERSION}`, ...lines].join('\n'))
    .digest('hex')
    .slice(0, 12);
}
