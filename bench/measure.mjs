import { CATALOGUE_CASES } from './cases/catalogue.cases.mjs';
import { LIST_CASES } from './cases/list.cases.mjs';
import { prepareCases } from './cases/prepare.mjs';
import { WRITE_CASES } from './cases/write.cases.mjs';
import { startFloor } from './floor.mjs';
import { load } from './load.mjs';
import { awaitPdfBrowser } from './pdf-browser.mjs';
import { isSlower } from './ratios.mjs';
import { startShop } from './shop.mjs';

const READS = [...CATALOGUE_CASES, ...LIST_CASES];

/**
 * Measures all cases with the data of one size. A case and its floor are measured one right after the other, so that
 * what slows the machine slows both.
 */
export async function measureAll({ size, seconds, ratios }, undo) {
  console.log(`starting the shop on data of its own: ${size}`);
  const shop = await startShop(size, undo);
  const clients = await shop.clients();
  await awaitPdfBrowser(clients.staff);
  const reads = await prepareCases(READS, clients);
  const floors = await startFloor(reads, undo);
  const rows = [];
  for (const [index, one] of reads.entries()) {
    console.log(`measuring: ${one.name}`);
    const look = () => lookAt(one, { floor: floors[index], seconds, pid: shop.pid });
    const row = await look();
    rows.push(ratios && isSlower(row, ratios) ? better(row, await look()) : row);
  }
  // Last: what they write would change what the others read.
  for (const one of await prepareCases(WRITE_CASES, clients)) {
    console.log(`measuring: ${one.name}`);
    rows.push(await lookAt(one, { floor: null, seconds, pid: shop.pid }));
  }
  return rows;
}

async function lookAt({ name, path, body, target }, { floor: floorTarget, seconds, pid }) {
  const floor = floorTarget && (await load(floorTarget, seconds));
  const shop = await load(target, seconds, pid);
  const ofFloor = floor && shop.requestsPerSecond / floor.requestsPerSecond;
  return { name, path, bytes: Buffer.byteLength(body), shop, floor, ofFloor };
}

const better = (one, other) => (other.ofFloor > one.ofFloor ? other : one);
