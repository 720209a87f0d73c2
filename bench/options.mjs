import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StepFailure } from '../scripts/setup/failure.mjs';

const USAGE = 'npm run bench -- [--full [--minutes N]] [--seconds N] [--json FILE] [--check | --accept]';
const OPTIONS = {
  full: { type: 'boolean' },
  minutes: { type: 'string' },
  seconds: { type: 'string' },
  json: { type: 'string' },
  check: { type: 'boolean' },
  accept: { type: 'boolean' },
};
const SECONDS = { usual: 2, most: 60 };
const MINUTES = { usual: 10, most: 60 };

/**
 * @param {string[]} words of the command line
 * @param {string} folder where a relative file name begins
 * @returns {{full: boolean, minutes: number, seconds: number, jsonFile: string | null, check: boolean, accept: boolean}}
 *   seconds of load for each case, and again for its floor; minutes that the memory is watched, in the full run; whether
 *   the shares of the floor are compared with the committed ones, or take their place
 * @throws StepFailure
 */
export function readOptions(words, folder) {
  const { seconds, minutes, json, full = false, check = false, accept = false } = parse(words);
  if (check && accept) throw new StepFailure(`--check and --accept exclude each other\n${USAGE}`);
  return {
    full,
    minutes: whole('minutes', minutes, MINUTES),
    seconds: whole('seconds', seconds, SECONDS),
    jsonFile: json === undefined ? null : resolve(folder, json),
    check,
    accept,
  };
}

function parse(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS }).values;
  } catch (error) {
    throw new StepFailure(`${error.message}\n${USAGE}`);
  }
}

function whole(name, text, { usual, most }) {
  const number = /^\d{1,4}$/.test(text ?? usual) ? Number(text ?? usual) : 0;
  if (number >= 1 && number <= most) return number;
  throw new StepFailure(`--${name} must be a whole number from 1 to ${most}\n${USAGE}`);
}
