import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StepFailure } from '../scripts/setup/failure.mjs';

const USAGE = 'npm run bench -- [--seconds N] [--json FILE] [--check | --accept]';
const OPTIONS = {
  seconds: { type: 'string' },
  json: { type: 'string' },
  check: { type: 'boolean' },
  accept: { type: 'boolean' },
};
const DEFAULT_SECONDS = 4;
const MOST_SECONDS = 60;

/**
 * @param {string[]} words of the command line
 * @param {string} folder where a relative file name begins
 * @returns {{seconds: number, jsonFile: string | null, check: boolean, accept: boolean}} seconds of load for each case,
 *   and again for its floor; whether the shares of the floor are compared with the committed ones, or take their place
 * @throws StepFailure
 */
export function readOptions(words, folder) {
  const { seconds, json, check = false, accept = false } = parse(words);
  if (check && accept) throw new StepFailure(`--check and --accept exclude each other\n${USAGE}`);
  return { seconds: wholeSeconds(seconds), jsonFile: json === undefined ? null : resolve(folder, json), check, accept };
}

function parse(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS }).values;
  } catch (error) {
    throw new StepFailure(`${error.message}\n${USAGE}`);
  }
}

function wholeSeconds(text = String(DEFAULT_SECONDS)) {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= MOST_SECONDS) return seconds;
  throw new StepFailure(`--seconds must be a whole number from 1 to ${MOST_SECONDS}\n${USAGE}`);
}
