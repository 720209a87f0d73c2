import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { reportFailure, StepFailure } from '../scripts/setup/command.mjs';
import { CASES, PRICE_CASES } from './cases.mjs';
import { newDataFolder, startProgram, startServer, withCleanUp } from './server.mjs';
import { BUYER_PASSWORD, buyerEmail, prepareData } from './data.mjs';
import { measureStaffLists } from './staff-lists.mjs';
import { loadTurn, summary } from './load.mjs';
import { asTable, excessMemory, medianRun, refusals, regressions, shareOfFloor } from './report.mjs';
import { once } from 'node:events';

/**
 * Starts a bare Fastify server that sends the same responses as the shop: the maximum rate for responses of this size
 * here.
 * @param {{bytes: Buffer, type: string}[][]} cases the responses of each case
 * @returns {Promise<(index: number) => {url: string, next: () => {path: string}}>} the load of a case
 */
export async function startFloor(cases, undo) {
  const child = startProgram('bench/floor-program.mjs', {}, undo);
  child.send(cases.map((answers) => answers.map(({ bytes, type }) => ({ body: bytes.toString('base64'), type }))));
  const [port] = await once(child, 'message');
  return (index) => {
    let count = 0;
    return {
      url: `http://127.0.0.1:${port}`,
      next: () => ({ path: `/${index}/${count++ % cases[index].length}` }),
    };
  };
}

const RATIOS = new URL('ratios.json', import.meta.url);
const WARM_UP_SECONDS = 1;
/** Many concurrent connections need a longer measurement. */
const CONNECTIONS_PER_SECOND = 20;
/** Enough for the fair queue to see many callers. */
const BUYERS = 50;
/** The number of buyers who get a price list. */
const PRICED = 10;
/** The number of responses of a case that the floor sends in turns. */
const SAMPLES = 4;

/** The runs of each case whose median is compared or committed. */
const COMPARED_RUNS = 3;

/** At least this share of the rate of a listing without own prices. */
const LEAST_SHARE = 0.5;

/** Measures listings of customers with and without own prices, on a catalog without documents. */
export async function benchPrices({ size, seconds }) {
  try {
    const load = { size: `prices-${size}`, cases: PRICE_CASES };
    const { rows } = await withCleanUp((undo) => measure(load, paceOf(seconds), undo));
    const [own, without] = rows;
    const share = own.perSecond / without.perSecond;
    console.log(`\n${asTable(rows)}\n`);
    console.log(
      `own prices: ${Math.round(share * 100)}% of the rate without own prices (minimum ${LEAST_SHARE * 100}%)`,
    );
    const failures = [...(share < LEAST_SHARE ? ['Listings at own prices are too slow.'] : []), ...refusals(rows)];
    if (failures.length > 0) throw new StepFailure(failures.join('\n'));
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

/** @param {{size: number, seconds: number, name: string, check: boolean, accept: boolean}} options */
export async function bench({ size, seconds, name, check, accept }) {
  try {
    const cases = name === '' ? CASES : CASES.filter((one) => one.name.includes(name));
    const runs = check || accept ? COMPARED_RUNS : 1;
    const { rows, memory } = await withCleanUp((undo) => measure({ size, cases, runs }, paceOf(seconds), undo));
    const committed = JSON.parse(await readFile(RATIOS, 'utf8'));
    console.log(`\n${asTable(rows)}\n`);
    console.log(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}`);
    if (accept) committed[size] = Object.fromEntries(rows.map((row) => [row.name, shareOfFloor(row)]));
    if (accept) await writeFile(RATIOS, `${JSON.stringify(committed, null, 2)}\n`);
    const failures = check ? failuresOf({ rows, memory, size, committed }) : [];
    if (failures.length > 0) throw new StepFailure(failures.join('\n'));
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

function failuresOf({ rows, memory, size, committed }) {
  return [...refusals(rows), ...regressions(rows, committed[size] ?? {}), ...excessMemory(memory, size)];
}

const paceOf = (seconds) => ({
  warmUp: [{ duration: WARM_UP_SECONDS }],
  turns: (connections) => {
    const duration = Math.ceil(connections / CONNECTIONS_PER_SECOND);
    return Array.from({ length: Math.ceil(seconds / duration) }, () => ({ duration }));
  },
});

/** One call of each connection: shows that a case works on a machine with any load, not how fast it is. */
const SHORT = { warmUp: [], turns: (connections) => [{ amount: connections }], listCalls: 1 };

/** Runs every step of the bench on little data. @throws StepFailure if a step or a case does not work */
export async function shortBench() {
  const { rows } = await withCleanUp((undo) => measure({ size: 'short', cases: CASES }, SHORT, undo));
  const silent = rows.filter(({ perSecond, floor }) => !(perSecond > 0 && floor > 0));
  const failures = [...silent.map(({ name }) => `${name}: no call succeeded`), ...refusals(rows)];
  if (failures.length > 0) throw new StepFailure(failures.join('\n'));
}

/** @returns {Promise<{rows: object[], memory: {resident: number, live: number}}>} `memory` in MiB after the load */
async function measure({ size, cases: wanted, runs = 1 }, pace, undo) {
  const dataDir = newDataFolder(undo);
  const administrator = await prepareData(size, dataDir);
  const server = await startServer({ dataDir, administrator }, undo);
  console.log(`${size} products: ready after ${Math.round(server.readyMs)} ms, ${shown(await server.memory())}`);
  const clients = await signIn(server, administrator);
  const cases = [];
  for (const one of wanted) cases.push(await prepareCase(one, clients));
  const floor = await startFloor(
    cases.map(({ samples }) => samples),
    undo,
  );
  const rows = [];
  for (const [index, one] of cases.entries()) {
    console.log(`measuring: ${one.name}`);
    const measured = [];
    while (measured.length < runs) measured.push(await measureCase(one, floor(index), pace));
    rows.push(medianRun(measured));
  }
  const memory = await server.memory();
  console.log(`after the load: ${shown(memory)}`);
  if (wanted === CASES)
    console.log(`lists of staff, one request at a time: ${await measureStaffLists(clients.staff, pace.listCalls)}`);
  return { rows, memory };
}

const shown = ({ resident, live }) => `${resident} MiB resident, ${live} MiB live`;

async function signIn({ client }, administrator) {
  const buyers = [];
  // A company's prices are those of all its people, so that only persons have and lack a list of their own.
  const persons = [];
  for (let index = 0; index < BUYERS; index += 1) {
    const buyer = await client().signIn({ email: buyerEmail(index), password: BUYER_PASSWORD });
    const { bytes } = await buyer.request('GET', '/api/users/account/profile');
    if (!JSON.parse(bytes).company) persons.push(buyer);
    buyers.push(buyer);
  }
  const [unpriced, priced] = [persons.slice(0, PRICED), persons.slice(-PRICED)];
  return { visitor: client(), staff: await client().signIn(administrator), buyers, unpriced, priced };
}

/** Makes the first calls, checks their responses, and stores these for the floor. */
async function prepareCase({ name, as = 'visitor', connections = 10, method = 'GET', calls }, clients) {
  const callers = [clients[as]].flat();
  const next = await calls(clients);
  const samples = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    const { path, body } = next();
    samples.push(await callers[count % callers.length].request(method, path, body));
  }
  return { name, connections, method, next, callers, samples };
}

/** The case and its floor are measured in turns, so that other load on the machine slows both. */
async function measureCase(one, floor, { warmUp, turns: turnsOf }) {
  const target = { ...one, url: one.callers[0].url, headers: one.callers.map(({ headers }) => headers) };
  const floorTarget = { ...floor, connections: one.connections, method: 'GET', headers: [{}] };
  const turns = { shop: [], floor: [] };
  for (const extent of warmUp) {
    await loadTurn(target, extent);
    await loadTurn(floorTarget, extent);
  }
  for (const extent of turnsOf(one.connections)) {
    turns.floor.push(await loadTurn(floorTarget, extent));
    turns.shop.push(await loadTurn(target, extent));
  }
  return { name: one.name, ...summary(turns.shop), floor: summary(turns.floor).perSecond };
}
