import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { tallyOf } from './tally.mjs';

/** Longer than the whole run may take on two slow cores: a run that hangs ends, and counts as failed. */
const TIMEOUT_MS = 40 * 60_000;

/**
 * Runs Jest with its own output on this terminal.
 * @param {string[]} args further arguments, as on Jest's command line
 * @returns {Promise<{passed: number, failed: number}>} tests; a suite that could not run counts as one failed
 */
export async function runJest(args) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-jest-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await run(
      [
        'node',
        '--experimental-vm-modules',
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${report}`,
        ...args,
      ],
      // Node warns of the experimental modules once in each worker.
      { inherit: true, timeoutMs: TIMEOUT_MS, env: { NODE_OPTIONS: nodeOptions(), NODE_ENV: 'test' } },
    );
    return tallyOf(JSON.parse(await readFile(report, 'utf8').catch(() => 'null')), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nodeOptions() {
  const ours = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return [process.env.NODE_OPTIONS, ...ours].filter(Boolean).join(' ');
}
