import { parseArgs } from 'node:util';
import { StepFailure } from '../../scripts/setup/command.mjs';

/** "Slow 4G" of Lighthouse; latency in ms, throughput in bytes a second. */
export const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

const USAGE = 'npm run bench:pages -- [--runs N] [--url ADDRESS]';
const OPTIONS = { runs: { type: 'string' }, url: { type: 'string' } };

/**
 * @param {string[]} words of the command line
 * @returns {{runs: number, url: string | null}} `url` of a running shop; null to start one
 * @throws StepFailure
 */
export function readOptions(words) {
  const { runs = '3', url = null } = parse(words);
  if (!/^[1-9]$/.test(runs)) throw new StepFailure(`--runs must be a whole number from 1 to 9\n${USAGE}`);
  if (url !== null && !/^https?:\/\/[^/]+$/.test(url)) {
    throw new StepFailure(`--url must be an address without a path, like http://localhost:3000\n${USAGE}`);
  }
  return { runs: Number(runs), url };
}

function parse(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS }).values;
  } catch (error) {
    throw new StepFailure(`${error.message}\n${USAGE}`);
  }
}
