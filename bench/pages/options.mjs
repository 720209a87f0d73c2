import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StepFailure } from '../../scripts/setup/command.mjs';
import { NETWORKS } from './network.mjs';

const USAGE = 'npm run bench:pages -- [--runs N] [--network devtools|lighthouse] [--url ADDRESS] [--json FILE]';
const OPTIONS = {
  runs: { type: 'string' },
  network: { type: 'string' },
  url: { type: 'string' },
  json: { type: 'string' },
};

/**
 * @param {string[]} words of the command line
 * @param {string} folder where a relative file name begins
 * @returns {{runs: number, network: string, url: string | null, jsonFile: string | null}} `url` of a shop
 *   that runs; null: start one
 * @throws StepFailure
 */
export function readOptions(words, folder) {
  const { runs = '3', network = 'lighthouse', url = null, json } = parse(words);
  if (!/^[1-9]$/.test(runs)) throw new StepFailure(`--runs must be a whole number from 1 to 9\n${USAGE}`);
  if (!Object.hasOwn(NETWORKS, network)) throw new StepFailure(`--network must be devtools or lighthouse\n${USAGE}`);
  if (url !== null && !/^https?:\/\/[^/]+$/.test(url)) {
    throw new StepFailure(`--url must be an address without a path, like http://localhost:3000\n${USAGE}`);
  }
  return { runs: Number(runs), network, url, jsonFile: json === undefined ? null : resolve(folder, json) };
}

function parse(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS }).values;
  } catch (error) {
    throw new StepFailure(`${error.message}\n${USAGE}`);
  }
}
