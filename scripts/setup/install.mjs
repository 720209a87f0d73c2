import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { StepFailure } from './failure.mjs';
import { run } from './processes.mjs';
import { root } from './root.mjs';

const LOCK_FILE = `${root}package-lock.json`;
const STAMP = `${root}node_modules/.shop-install`;
/** npm writes this last, so a run of npm that was cut off leaves none (or the one of before). */
const INSTALLED = `${root}node_modules/.package-lock.json`;
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/;

/**
 * Without --include=dev a shell with NODE_ENV=production would leave out the compilers. No package needs a script of its
 * own to be installed: package.json allows none of them, which not every npm heeds.
 */
const INSTALL = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'];

/** Runs `npm ci` where node_modules is missing, was left half made, or belongs to another lock file. */
export async function installIfNeeded(progress) {
  const wanted = await readFile(LOCK_FILE, 'utf8');
  const hash = createHash('sha256').update(wanted).digest('hex');
  if (await isInstalled(wanted, hash)) return;
  await rm(STAMP, { force: true });
  progress.begin('install', 'npm ci fetches the packages; on a fresh machine one or two minutes');
  const { code, output } = await install();
  progress.end('install', code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new StepFailure(explain(output), output);
  await writeFile(STAMP, hash);
}

/**
 * Where npm has seen a package before, what the registry said then is asked first: the lock file has the versions and the
 * sums of their contents. Only where a version is newer than that, or something is missing, is the registry asked again.
 */
async function install() {
  const first = await run(npm(...INSTALL, '--prefer-offline'));
  const isOutdated = first.code !== 0 && !UNREACHABLE.test(first.output);
  return isOutdated ? run(npm(...INSTALL)) : first;
}

async function isInstalled(wanted, hash) {
  const [stamp, installed] = await Promise.all(
    [STAMP, INSTALLED].map((path) => readFile(path, 'utf8').catch(() => null)),
  );
  if (installed === null) return false;
  if (stamp === hash) return true;
  // A developer's own `npm install` keeps the tree right without our stamp.
  if (!holdsAll(JSON.parse(wanted).packages, JSON.parse(installed).packages)) return false;
  await writeFile(STAMP, hash);
  return true;
}

function holdsAll(wanted, installed) {
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      installed[path]?.version === entry.version,
  );
}

/** The npm that runs this script; else the one on the path. */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? ['node', script, ...args] : ['npm', ...args];
}

function explain(output) {
  return UNREACHABLE.test(output)
    ? 'npm could not reach its registry: connect this machine to the internet (or point npm to a mirror: npm config set registry <url>), then run the command again.'
    : 'npm ci failed: see above.';
}
