import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { reportFailure, StepFailure } from '../scripts/setup/command.mjs';
import { CASES } from './cases.mjs';
import { newDataFolder, residentMiB, startProgram, startServer, withCleanUp } from './server.mjs';
import { BUYER_PASSWORD, buyerEmail, prepareData } from './data.mjs';
import { askAllLists } from './list-questions.mjs';
import { loadTurn, summary } from './load.mjs';
import { asTable, regressions, shareOfFloor } from './report.mjs';
import { once } from 'node:events';

/**
 * Starts a bare Fastify server that sends what the shop answered: the most that an answer of this size can reach here.
 * @param {{bytes: Buffer, type: string}[][]} cases the answers of each case
 * @returns {Promise<(index: number) => {url: string, next: () => {path: string}}>} what is loaded for a case
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
const CONNECTIONS_PER_SECOND = 20;
/** Enough for the fair queue to see many callers. */
const BUYERS = 50;
/** The answers of a case that the floor sends in turns. */
const SAMPLES = 4;

/** @param {{size: number, seconds: number, check: boolean, accept: boolean}} options */
export async function bench({ size, seconds, check, accept }) {
  try {
    const rows = await withCleanUp((undo) => measure(size, seconds, undo));
    const committed = JSON.parse(await readFile(RATIOS, 'utf8'));
    console.log(`\n${asTable(rows)}\n`);
    console.log(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}`);
    if (accept) committed[size] = Object.fromEntries(rows.map((row) => [row.name, shareOfFloor(row)]));
    if (accept) await writeFile(RATIOS, `${JSON.stringify(committed, null, 2)}\n`);
    const complaints = check ? regressions(rows, committed[size] ?? {}) : [];
    if (complaints.length > 0) throw new StepFailure(complaints.join('\n'));
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

async function measure(size, seconds, undo) {
  const dataDir = newDataFolder(undo);
  const administrator = await prepareData(size, dataDir);
  const server = await startServer({ dataDir, administrator }, undo);
  console.log(`${size} products: ready after ${Math.round(server.readyMs)} ms, ${residentMiB(server.pid)} MiB`);
  const clients = await signIn(server, administrator);
  const cases = [];
  for (const one of CASES) cases.push(await prepareCase(one, clients));
  const floor = await startFloor(
    cases.map(({ samples }) => samples),
    undo,
  );
  const rows = [];
  for (const [index, one] of cases.entries()) {
    console.log(`measuring: ${one.name}`);
    rows.push(await measureCase(one, floor(index), seconds));
  }
  console.log(`${residentMiB(server.pid)} MiB after the load`);
  console.log(`lists of staff, one question at a time: ${await askAllLists(clients.staff)}`);
  return rows;
}

async function signIn({ client }, administrator) {
  const buyers = [];
  for (let index = 0; index < BUYERS; index += 1) {
    buyers.push(await client().signIn({ email: buyerEmail(index), password: BUYER_PASSWORD }));
  }
  return { visitor: client(), staff: await client().signIn(administrator), buyers };
}

/** Makes the first calls, to see that they are answered, and keeps the answers for the floor. */
async function prepareCase({ name, as = 'visitor', connections = 10, method = 'GET', calls }, clients) {
  const callers = [clients[as]].flat();
  const next = await calls(clients);
  const samples = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    const { path, body } = next();
    samples.push(await callers[count % callers.length].ask(method, path, body));
  }
  return { name, connections, method, next, callers, samples };
}

/** The case and its floor take turns, so that what else slows the machine slows both; many at once need longer ones. */
async function measureCase(one, floor, seconds) {
  const target = { ...one, url: one.callers[0].url, headers: one.callers.map(({ headers }) => headers) };
  const floorTarget = { ...floor, connections: one.connections, method: 'GET', headers: [{}] };
  const turnSeconds = Math.ceil(one.connections / CONNECTIONS_PER_SECOND);
  const turns = { shop: [], floor: [] };
  await loadTurn(target, WARM_UP_SECONDS);
  await loadTurn(floorTarget, WARM_UP_SECONDS);
  for (let second = 0; second < seconds; second += turnSeconds) {
    turns.floor.push(await loadTurn(floorTarget, turnSeconds));
    turns.shop.push(await loadTurn(target, turnSeconds));
  }
  return { name: one.name, ...summary(turns.shop), floor: summary(turns.floor).perSecond };
}
