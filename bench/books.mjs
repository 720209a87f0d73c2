/**
 * `node bench/books.mjs`: how long the journal, the checks and an export of 50,000 orders take, how much memory the server needs meanwhile,
 * and how long a visitor waits for a product page. The shop must be built.
 */
import { readFileSync } from 'node:fs';
import { prepareData } from './data.mjs';
import { loadTurn, summary } from './load.mjs';
import { newDataFolder, startServer, withCleanUp } from './server.mjs';

const SIZE = 50_000;

const json = ({ bytes }) => JSON.parse(bytes);

/** The highest resident memory of a process since its start, in MiB. Linux alone counts it. */
const peakOf = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

await withCleanUp(async (undo) => {
  const dataDir = newDataFolder(undo);
  const administrator = await prepareData(SIZE, dataDir);
  const { url, pid, memory, client } = await startServer({ dataDir, administrator }, undo);
  const staff = await client().signIn(administrator);
  const today = new Date().toISOString().slice(0, 10);
  const [product] = json(await staff.request('GET', '/api/products/admin?range=[0,0]'));
  const page = {
    url,
    connections: 2,
    method: 'GET',
    headers: [staff.headers],
    next: () => ({ path: `/api/products/${product._id}` }),
  };
  const alone = summary([await loadTurn(page, { duration: 5 })]);
  console.log(`product alone: p95 ${alone.p95Ms.toFixed(1)} ms; memory ${JSON.stringify(await memory())}`);
  const calls = {
    journal: () => staff.request('GET', `/api/journal?from=2000-01-01&to=${today}`),
    checks: () => staff.request('GET', `/api/book-packs/checks?from=2000-01-01&to=${today}`),
    'entries to export': () => staff.request('GET', `/api/book-exports/new?target=tally&from=2000-01-01&to=${today}`),
    'export to TallyPrime': () =>
      staff.request('POST', '/api/book-exports', { target: 'tally', from: '2000-01-01', to: today }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const load = loadTurn(page, { duration: 8 });
    const from = performance.now();
    const { count = '' } = json(await call());
    const seconds = (performance.now() - from) / 1000;
    const { p95Ms, maxMs } = summary([await load]);
    const facts = [`${seconds.toFixed(1)} s`, `peak ${peakOf(pid)} MiB`, `p95 of the product ${p95Ms.toFixed(1)} ms`];
    console.log([`${name} ${count}`, ...facts, `slowest ${maxMs.toFixed(0)} ms`].join('; '));
  }
});
