import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run } from './processes.mjs';

/** Longer than the whole run takes on two slow cores: a hanging run ends, and counts as failed. */
const TIMEOUT_MS = 60 * 60_000;
/** Nest is published only as ES modules, which Jest loads by an experimental API of Node. */
const NODE_OPTIONS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Runs Jest with its own output on this terminal.
 * @param {string[]} args further arguments of Jest's command line
 * @param {{leftOut?: string[]}} [options] the parts of scripts/jest/left-out.mjs to skip
 * @returns {Promise<{passed: number, failed: number, slowest: string[]}>} tests, and the slowest files; a suite that
 * could not run counts as one failed test
 */
export async function runJest(args, { leftOut = [] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-jest-'));
  const report = join(folder, 'report.json');
  const env = {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...NODE_OPTIONS].filter(Boolean).join(' '),
    NODE_ENV: 'test',
    LEFT_OUT: leftOut.join(' '),
  };
  try {
    const jest = ['node', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args];
    const { code } = await run(jest, { inherit: true, timeoutMs: TIMEOUT_MS, env });
    const results = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
    return { ...countTests(results, code), slowest: slowestFiles(results) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} option of Jest's command line: `--shard=1/3`, or empty for one shard
 * @returns {T[]} the part of a list that the shard takes
 * @template T
 */
export function ofShard(option, list) {
  const [, shard = 1, shards = 1] = /^--shard=(\d+)\/(\d+)$/.exec(option) ?? [];
  return list.filter((_, index) => index % shards === shard - 1);
}

/**
 * Replaces each leading word that names an area (a folder of backend/src) by the pattern of its unit and end-to-end specs.
 * @param {string[]} args of Jest's command line; words after an option are its own
 */
export function withAreas(args) {
  const areas = readdirSync(`${root}backend/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = new Set(areas.map(({ name }) => name));
  const option = args.findIndex((word) => word.startsWith('-'));
  const end = option === -1 ? args.length : option;
  return args.map((word, index) => (index < end && names.has(word) ? `/(src|test)/${word}/` : word));
}

/**
 * @param {object | null} report written by Jest with --json; null if it ended before that
 * @param {number} exitCode of Jest; a failure without a failed test (a broken set-up) counts as one failed test
 */
export function countTests(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  const hasRun = (report?.numTotalTests ?? 0) > 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || !hasRun) ? 1 : failed };
}

const LISTED = 20;

/**
 * @param {object | null} report written by Jest with --json
 * @returns {string[]} seconds and path of the slowest files, the slowest first
 */
export function slowestFiles(report) {
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime }) => [endTime - startTime, name]);
  files.sort(([a], [b]) => b - a);
  const inSeconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(6);
  return files.slice(0, LISTED).map(([took, name]) => `${inSeconds(took)} ${relative(root, name)}`);
}
