import type { ClosurePackage } from './closure.js';

const STEP_MEGABYTES = 10;

/** Turns apt's `Get:` lines into one progress line for every ten megabytes. */
export class DownloadProgress {
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
