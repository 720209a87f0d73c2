/**
 * `npm run bench`: starts the built shop on a database of its own, loads it beside a floor server, and prints one table.
 * See bench/README.md for the options and the columns.
 */
import { command } from '../scripts/setup/command.mjs';
import { setUp } from '../scripts/setup/set-up.mjs';
import { readOptions } from './options.mjs';

let options;
await command(async (progress) => {
  options = readOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  await setUp(progress);
});

if (!process.exitCode) {
  // Its packages are there only now. From here on signals are its own: it has more to undo than programs to end.
  const { bench } = await import('./bench.mjs');
  await bench(options);
}
