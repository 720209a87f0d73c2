import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './processes.mjs';

/** Longer than the whole run may take on two slow cores: a run that hangs ends, and counts as failed. */
const TIMEOUT_MS = 40 * 60_000;
/** Nest is published as ES modules only, which Jest loads by an experimental API of Node. */
const NODE_OPTIONS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Runs Jest with its own output on this terminal.
 * @param {string[]} args further arguments, as on Jest's command line
 * @returns {Promise<{passed: number, failed: number}>} tests; a suite that could not run counts as one failed
 */
export async function runJest(args) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-jest-'));
  const report = join(folder, 'report.json');
  const env = { NODE_OPTIONS: [process.env.NODE_OPTIONS, ...NODE_OPTIONS].filter(Boolean).join(' '), NODE_ENV: 'test' };
  try {
    const jest = ['node', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args];
    const { code } = await run(jest, { inherit: true, timeoutMs: TIMEOUT_MS, env });
    return countTests(JSON.parse(await readFile(report, 'utf8').catch(() => 'null')), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {object | null} report what Jest wrote with --json; null where it ended before it could
 * @param {number} exitCode of Jest; where it failed without a failed test (a broken set-up), that is one failed
 */
export function countTests(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  const hasRun = (report?.numTotalTests ?? 0) > 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || !hasRun) ? 1 : failed };
}
