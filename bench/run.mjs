/** `npm run bench`: the built shop under load, beside a bare Fastify server. bench/README.md has options and columns. */
import { parseArgs } from 'node:util';
import { command, StepFailure } from '../scripts/setup/command.mjs';
import { setUp } from '../scripts/setup/set-up.mjs';

const USAGE = 'npm run bench -- [--size 5000|50000] [--seconds 1 to 60] [--case WORDS | --check | --accept | --prices]';
const OPTIONS = {
  size: { type: 'string', default: '5000' },
  seconds: { type: 'string', default: '3' },
  case: { type: 'string', default: '' },
  check: { type: 'boolean', default: false },
  accept: { type: 'boolean', default: false },
  prices: { type: 'boolean', default: false },
};

let options;
await command(async (progress) => {
  options = readOptions();
  await setUp(progress);
});
if (!process.exitCode) {
  // Its packages are installed only at this point.
  const { bench, benchPrices } = await import('./bench.mjs');
  await (options.prices ? benchPrices(options) : bench(options));
}

function readOptions() {
  try {
    const { size, seconds, case: name, ...flags } = parseArgs({ options: OPTIONS }).values;
    const isKnown = ['5000', '50000'].includes(size) && /^([1-9]|[1-5]\d|60)$/.test(seconds);
    const isOne = Object.values({ ...flags, name }).filter(Boolean).length <= 1;
    if (isKnown && isOne) return { size: Number(size), seconds: Number(seconds), name, ...flags };
  } catch {
    // For an unknown option, the usage is printed.
  }
  throw new StepFailure(USAGE);
}
