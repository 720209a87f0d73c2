import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseUnavailable } from '../unavailable.error.js';
import { CommandFailed, runCommand } from './command.js';
import { type ClosurePackage, parseMissing, parsePrintUris } from './closure.js';

export const DEBIAN_ARCHIVE = 'http://deb.debian.org/debian';
export const ARCHIVE_KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const WANTED = ['postgresql-18-documentdb', 'patchelf'];

/** Runs apt as an ordinary user with a private state: it neither reads nor changes the packages of the host. */
export class PrivateApt {
  private constructor(
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly archive: string,
  ) {}

  /** @param folder for apt's lists and cache; created if missing, deleted by the caller */
  static async create(folder: string, archive: string, keyring: string): Promise<PrivateApt> {
    await access(keyring).catch(() => {
      throw new EmbeddedDatabaseUnavailable(
        'unsupported',
        `the Debian archive's keys are missing (${keyring}; install the package debian-archive-keyring)`,
      );
    });
    for (const part of ['lists/partial', 'cache/archives/partial'])
      await mkdir(join(folder, part), { recursive: true });
    await writeFile(join(folder, 'status'), '');
    await writeFile(
      join(folder, 'sources.list'),
      `deb [signed-by=${keyring} check-valid-until=no] ${archive} sid main\n`,
    );
    await writeFile(join(folder, 'apt.conf'), await configuration(folder));
    const environment = { ...process.env, ...proxy(), APT_CONFIG: join(folder, 'apt.conf'), LC_ALL: 'C' };
    return new PrivateApt(folder, environment, archive);
  }

  /** Fetches the package lists and verifies the archive's signature. Throws EmbeddedDatabaseUnavailable. */
  async update(): Promise<void> {
    const output = await this.run(['update']).catch((error: unknown) => {
      throw explain(error, this.archive);
    });
    const lists = await readdir(join(this.folder, 'lists'));
    const isVerified =
      lists.some((name) => name.endsWith('_InRelease')) && lists.some((name) => name.includes('_Packages'));
    if (!isVerified) throw explain(new CommandFailed('apt-get update', 0, output), this.archive);
  }

  /** All packages that the server needs on a machine without any installed packages, in apt's output format. */
  async resolveClosure(): Promise<ClosurePackage[]> {
    const output = await this.run(['install', '--print-uris', '-y', ...WANTED]).catch((error: unknown) => {
      throw explain(error, this.archive);
    });
    return parsePrintUris(output);
  }

  /**
   * The first of the packages that the archive does not have in this version, as `name version`; null if there is none.
   */
  async findMissing(packages: readonly ClosurePackage[]): Promise<string | null> {
    const names = packages.map((each) => `${each.name}=${each.version}`);
    try {
      await this.run(['download', '--print-uris', ...names]);
      return null;
    } catch (error) {
      const missing = error instanceof CommandFailed ? parseMissing(error.output) : null;
      if (missing === null) throw explain(error, this.archive);
      return missing;
    }
  }

  /** Downloads packages into `target`; apt checks their hashes against the verified lists. */
  async download(packages: readonly ClosurePackage[], target: string, onLine: (line: string) => void): Promise<void> {
    const names = packages.map((each) => `${each.name}=${each.version}`);
    await this.run(['download', ...names], target, onLine).catch((error: unknown) => {
      throw explain(error, this.archive);
    });
  }

  private run(args: string[], cwd?: string, onLine?: (line: string) => void): Promise<string> {
    return runCommand('apt-get', args, { env: this.environment, cwd, onLine });
  }
}

/** apt knows only the names in small letters, and fetches by http: it uses a proxy that is named for https alone too. */
function proxy(): { http_proxy?: string } {
  const { http_proxy: own, HTTP_PROXY, https_proxy: secure, HTTPS_PROXY } = process.env;
  const address = own ?? HTTP_PROXY ?? secure ?? HTTPS_PROXY;
  return address === undefined ? {} : { http_proxy: address };
}

/** Copies only the proxies from the host's settings; its sources, hooks and preferences are not used. */
async function configuration(folder: string): Promise<string> {
  const acquire = await runCommand('apt-config', ['dump']).catch(() => '');
  const proxies = acquire.split('\n').filter((line) => /^Acquire::https?::(Proxy|No-Proxy)\b/i.test(line));
  return [
    `Dir::Etc::Parts "/nonexistent";`,
    `Dir::Etc::Main "/nonexistent";`,
    `Dir::Etc::SourceList "${join(folder, 'sources.list')}";`,
    `Dir::Etc::SourceParts "/nonexistent";`,
    `Dir::Etc::Preferences "/nonexistent";`,
    `Dir::Etc::PreferencesParts "/nonexistent";`,
    `Dir::State "${folder}";`,
    `Dir::State::Lists "${join(folder, 'lists')}";`,
    `Dir::State::status "${join(folder, 'status')}";`,
    `Dir::Cache "${join(folder, 'cache')}";`,
    `APT::Architecture "amd64";`,
    `APT::Architectures { "amd64"; };`,
    `APT::Install-Recommends "false";`,
    `APT::Sandbox::User "";`,
    `APT::Update::Error-Mode "any";`,
    `Acquire::Languages "none";`,
    `Acquire::Retries "2";`,
    `Acquire::http::Timeout "30";`,
    `Debug::NoLocking "true";`,
    ...proxies,
    '',
  ].join('\n');
}

function explain(error: unknown, archive: string): Error {
  if (!(error instanceof CommandFailed)) return error instanceof Error ? error : new Error(String(error));
  const { output } = error;
  if (/NO_PUBKEY|BADSIG|GPG error|is not signed|not trusted|verification failed|signature/i.test(output)) {
    return new EmbeddedDatabaseUnavailable(
      'untrusted',
      'the signature of the Debian archive could not be verified; no packages were installed',
      { cause: error },
    );
  }
  if (/resolv|connect|timed? ?out|unreachable|Failed to fetch/i.test(output)) {
    return new EmbeddedDatabaseUnavailable('offline', `${archive} can't be reached (offline?)`, { cause: error });
  }
  return new EmbeddedDatabaseUnavailable('unsupported', `apt-get failed: ${output.slice(-300)}`, { cause: error });
}
