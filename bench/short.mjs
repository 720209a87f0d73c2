/** `npm run bench:short`: each bench once on little data, to see that it works. The figures mean nothing; see bench/README.md. */
import { command } from '../scripts/setup/command.mjs';
import { setUp } from '../scripts/setup/set-up.mjs';

await command(async (progress) => {
  await setUp(progress);
  // Their packages are installed only at this point.
  const { shortBench } = await import('./bench.mjs');
  const { shortBenchPages } = await import('./pages/bench-pages.mjs');
  await shortBench();
  await shortBenchPages();
});
