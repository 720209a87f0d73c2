/**
 * `npm run bench:pages`: opens pages of the built shop in Chromium under the conditions of a slow phone, and prints one
 * table. See bench/README.md for the options and the columns.
 */
import { command } from '../../scripts/setup/command.mjs';
import { setUp } from '../../scripts/setup/set-up.mjs';
import { readOptions } from './options.mjs';

let options;
await command(async (progress) => {
  options = readOptions(process.argv.slice(2));
  if (options.url === null) await setUp(progress);
});

if (!process.exitCode) {
  // Its packages are installed only at this point.
  const { benchPages } = await import('./bench-pages.mjs');
  await benchPages(options);
}
