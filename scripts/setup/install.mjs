import { readFile } from 'node:fs/promises';
import { StepFailure } from './command.mjs';
import { root, run } from './processes.mjs';

const LOCK_FILE = `${root}package-lock.json`;
/** npm writes this file last: it is missing after an interrupted run. */
const INSTALLED = `${root}node_modules/.package-lock.json`;
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/;

/**
 * --include=dev: with NODE_ENV=production npm would omit the compilers. --ignore-scripts: no package needs its own
 * script; package.json allows none, but not every npm version respects that.
 */
const INSTALL = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'];

/** Runs `npm ci` if node_modules is missing, incomplete, or belongs to another lock file. */
export async function installIfNeeded(progress) {
  if (await isInstalled()) return;
  progress.begin('install', 'installing packages with npm ci (one or two minutes on a new machine)');
  const { code, output } = await install();
  progress.end('install', code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new StepFailure(explain(output), output);
}

/** Uses npm's cache first; the registry is queried only if the cached data is older than the lock file. */
async function install() {
  const first = await run(npm(...INSTALL, '--prefer-offline'));
  const isOutdated = first.code !== 0 && !UNREACHABLE.test(first.output);
  return isOutdated ? run(npm(...INSTALL)) : first;
}

/** A developer's own `npm install` also counts as installed. */
async function isInstalled() {
  const [wanted, installed] = await Promise.all([LOCK_FILE, INSTALLED].map(packagesOf));
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      installed[path]?.version === entry.version,
  );
}

async function packagesOf(file) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text).packages ?? {};
}

/** The npm that runs this script; otherwise the one on the path. */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? ['node', script, ...args] : ['npm', ...args];
}

function explain(output) {
  return UNREACHABLE.test(output)
    ? 'npm can’t reach its registry. Connect this machine to the internet (or set a mirror: npm config set registry <url>), then run the command again.'
    : 'npm ci failed. See above.';
}
