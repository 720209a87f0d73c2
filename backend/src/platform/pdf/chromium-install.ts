/*
 * Imports neither Nest nor Mongoose: set-up scripts and browser tests use it as it is.
 */

import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { errorMessage } from '../errors/error-message.js';
import { packagedChromiumVersion, unpackChromium } from './chromium-archive.js';
import { installedBrowser, NoBrowserError } from './installed-browsers.js';

/** Longer than any installation takes: older files were left behind by a killed process. */
const LEFT_BEHIND_AFTER_MS = 10 * 60_000;

/**
 * Makes the folder `target` by `fill`, unless it is there. It appears whole or not at all: `fill` gets a folder beside it,
 * which is then renamed. Of processes that do so at the same moment the first wins, and the others throw their work away.
 */
export async function installFolder(target: string, fill: (staging: string) => Promise<void>): Promise<void> {
  if (await exists(target)) return;
  await mkdir(dirname(target), { recursive: true, mode: isRoot() ? 0o755 : 0o700 });
  await removeLeftBehind(target);
  const staging = await mkdtemp(`${target}.partial-`);
  try {
    await fill(staging);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

async function removeLeftBehind(target: string): Promise<void> {
  const folder = dirname(target);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(`${basename(target)}.partial-`)) continue;
    // A running installation may end at this moment, and its folder is gone.
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - changedAt > LEFT_BEHIND_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * The package's own arguments are not used: they run everything in one process, so that a closed page ends the browser,
 * and they switch web security off. /dev/shm holds 64 MB in a container, too little for a page.
 */
const ARGUMENTS: readonly string[] = ['--disable-gpu', '--disable-dev-shm-usage'];

const PROBE_TIMEOUT_MS = 30_000;

interface PrepareChromiumOptions {
  /** The folder of unpacked browsers, one for each version; without it the user's cache folder. */
  readonly cacheDir?: string;
  /** A Chromium of the machine to use instead of the packaged one. */
  readonly browserPath?: string;
}

/** The options of `chromium.launch` of playwright-core. */
export interface PreparedChromium {
  readonly executablePath: string;
  /** The whole environment of the browser: without the secrets of this process. */
  readonly env: Record<string, string>;
  readonly args: string[];
  /** Runs the program in `CHROMIUM` as the user `nobody`; null if this process does not run as root. */
  readonly asNobody: string | null;
}

/**
 * Makes sure that there is a browser which runs on this machine: the given one; the packaged Chromium; an installed
 * Chrome, Chromium or Edge. Unpacks the packaged one when that was not done before: once for each user and version, about
 * 2.5 s and 200 MB.
 *
 * @throws NoBrowserError when there is none; Error with one line for the operator when the given one can't be run
 */
export async function prepareChromium(options: PrepareChromiumOptions = {}): Promise<PreparedChromium> {
  const cacheDir = options.cacheDir ?? (await userCacheDir());
  if (options.browserPath !== undefined) return ownBrowser(options.browserPath, cacheDir);
  try {
    return await packagedBrowser(cacheDir);
  } catch (error) {
    const installed = await installedBrowser();
    if (installed === null) throw new NoBrowserError(errorMessage(error).replace(/\.$/, ''));
    return ownBrowser(installed, cacheDir);
  }
}

async function packagedBrowser(cacheDir: string): Promise<PreparedChromium> {
  const { platform, arch } = process;
  if (platform !== 'linux' || arch !== 'x64') {
    throw new Error(`The packaged browser needs Linux on x86-64, but this is ${platform} on ${arch}`);
  }
  const folder = join(cacheDir, `chromium-${packagedChromiumVersion()}-for-all`);
  await installFolder(folder, unpackChromium);
  await requirePrivate(folder);
  const executablePath = join(folder, 'chromium');
  const env = { ...plainEnvironment(), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return {
    executablePath,
    env: await withHostLibraries(executablePath, env, join(folder, 'lib')),
    args: [...ARGUMENTS],
    asNobody: await makeDroppingScript(cacheDir),
  };
}

/**
 * Adds the unpacked libraries (NSS, NSPR, Expat) where the host has none, as slim images do. The host's own are
 * preferred: they get its security updates.
 *
 * @returns `env`, with LD_LIBRARY_PATH only when it is needed
 * @throws Error when the browser does not run either way
 */
export async function withHostLibraries(
  executablePath: string,
  env: Record<string, string>,
  libraries: string,
): Promise<Record<string, string>> {
  const failure = await startFailure(executablePath, env);
  if (failure === undefined) return env;
  if (!failure.includes('error while loading shared libraries')) throw doesNotRun(executablePath, failure);
  const extended = { ...env, LD_LIBRARY_PATH: libraries };
  const remaining = await startFailure(executablePath, extended);
  if (remaining !== undefined) throw doesNotRun(executablePath, remaining);
  return extended;
}

async function ownBrowser(executablePath: string, cacheDir: string): Promise<PreparedChromium> {
  try {
    await access(executablePath, constants.X_OK);
  } catch (cause) {
    throw new Error(`PDF_BROWSER: ${executablePath} is not an executable program.`, { cause });
  }
  const asNobody = await makeDroppingScript(cacheDir);
  return { executablePath, env: plainEnvironment(), args: [...ARGUMENTS], asNobody };
}

/** Root's home is closed to the user that the browser runs as: there the system's cache is taken, as for the database. */
async function userCacheDir(): Promise<string> {
  const isClosed = isRoot() && ((await stat(homedir())).mode & 0o001) === 0;
  const usual = isClosed ? '/var/cache' : join(homedir(), '.cache');
  return join(process.env['XDG_CACHE_HOME'] ?? usual, 'print-supply-shop');
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** `nobody` gets the browser's profile, which is its home, and no way back to more rights. */
const DROPPING_SCRIPT = `#!/bin/sh
for argument; do
  case $argument in --user-data-dir=*) HOME=\${argument#*=} && chown 65534:65534 "$HOME" ;; esac
done
export HOME
exec setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs "$CHROMIUM" "$@"
`;

async function makeDroppingScript(cacheDir: string): Promise<string | null> {
  if (!isRoot()) return null;
  const folder = join(cacheDir, 'as-nobody');
  await installFolder(folder, (staging) => writeFile(join(staging, 'run'), DROPPING_SCRIPT, { mode: 0o755 }));
  return join(folder, 'run');
}

function plainEnvironment(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: process.env['HOME'] ?? tmpdir(),
    TMPDIR: tmpdir(),
    LANG: 'C.UTF-8',
  };
}

/** Other users must not be able to change the programs in the folder. */
async function requirePrivate(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  const own = uid === 0 || uid === process.getuid?.();
  if (!own || (mode & 0o022) !== 0) {
    throw new Error(`Other users can write to ${folder}. Remove it, or choose another folder for the browser.`);
  }
}

/** @returns the message of the program when it fails to start, or undefined when it starts */
async function startFailure(executablePath: string, env: Record<string, string>): Promise<string | undefined> {
  try {
    await promisify(execFile)(executablePath, ['--version'], { env, timeout: PROBE_TIMEOUT_MS });
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

function doesNotRun(executablePath: string, failure: string): Error {
  return new Error(`The browser ${executablePath} does not start: ${failure.trim().replaceAll('\n', ' ')}`);
}
