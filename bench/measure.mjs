import { CATALOGUE_CASES } from './cases/catalogue.cases.mjs';
import { LIST_CASES } from './cases/list.cases.mjs';
import { PDF_CASES } from './cases/pdf.cases.mjs';
import { prepareCases } from './cases/prepare.mjs';
import { WRITE_CASES } from './cases/write.cases.mjs';
import { startFloor } from './floor.mjs';
import { mixedTraffic } from './further/mixed.mjs';
import { lookAt } from './look.mjs';
import { awaitPdfBrowser } from './pdf-browser.mjs';
import { checkedShare, isSlower } from './ratios.mjs';
import { startShop } from './shop.mjs';

/** What has which floors. Writes are last: they would change what the others read. */
const GROUPS = [
  { cases: CATALOGUE_CASES, floors: ['bare'] },
  { cases: LIST_CASES, floors: ['bare', 'database'] },
  { cases: PDF_CASES, floors: ['bare', 'database'] },
  { cases: WRITE_CASES, floors: ['bare', 'database'] },
];
/** Of mixed traffic, for each second of a case: there are few writes in it. */
const MIXED = 3;
/** What seems slower is looked at again, so much longer: short looks differ by a fifth now and then. */
const CLOSER = 3;

/** Measures all cases with the data of one size. */
export async function measureAll({ size, seconds, ratios }, undo) {
  console.log(`starting the shop on data of its own: ${size}`);
  const shop = await startShop(size, undo, { sharesDatabase: true });
  const clients = await shop.clients();
  const hasPdfs = await awaitPdfBrowser(clients.staff);
  const rows = [];
  for (const { cases, floors: kinds } of GROUPS.filter(({ cases }) => hasPdfs || cases !== PDF_CASES)) {
    const prepared = await prepareCases(cases, clients);
    const floors = await startFloor(prepared, { kinds, databaseUri: shop.databaseUri }, undo);
    for (const [index, one] of prepared.entries()) {
      console.log(`measuring: ${one.name}`);
      const look = (turns) => lookAt(one, { floors: floors[index], turns, server: shop });
      const row = await look(seconds);
      rows.push(ratios && isSlower(row, ratios) ? better(row, await look(CLOSER * seconds)) : row);
    }
  }
  console.log('measuring: mixed traffic');
  return [...rows, ...mixedRows(await mixedTraffic(clients, MIXED * seconds, shop))];
}

/** No floor sends what mixed traffic asks for. Processor time is that of a call of either kind. */
function mixedRows({ failures, serverMs = null, databaseMs = null, ...times }) {
  return ['read', 'write'].map((kind) => ({
    name: `mixed traffic, 5 % writes: ${kind}s`,
    bytes: null,
    shop: {
      requestsPerSecond: times[`${kind}sPerSecond`],
      p50Ms: times[`${kind}P50Ms`],
      p975Ms: times[`${kind}P975Ms`],
      p99Ms: times[`${kind}P99Ms`],
      requests: times[`${kind}s`],
      failures,
      serverMs,
      databaseMs,
    },
    floor: null,
    databaseFloor: null,
    ofFloor: null,
    ofDatabaseFloor: null,
  }));
}

const better = (one, other) => (checkedShare(other) > checkedShare(one) ? other : one);
