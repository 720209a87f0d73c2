import { CATALOGUE_CASES } from './cases/catalogue.cases.mjs';
import { LIST_CASES } from './cases/list.cases.mjs';
import { prepareCases } from './cases/prepare.mjs';
import { WRITE_CASES } from './cases/write.cases.mjs';
import { startFloor } from './floor.mjs';
import { lookAt } from './look.mjs';
import { awaitPdfBrowser } from './pdf-browser.mjs';
import { checkedShare, isSlower } from './ratios.mjs';
import { startShop } from './shop.mjs';

/** What has which floors. Writes are last: they would change what the others read. */
const GROUPS = [
  { cases: CATALOGUE_CASES, floors: ['bare'] },
  { cases: LIST_CASES, floors: ['bare', 'database'] },
  { cases: WRITE_CASES, floors: ['database'] },
];

/** What seems slower is looked at again, so much longer: short looks differ by a fifth now and then. */
const CLOSER = 3;

/** Measures all cases with the data of one size. */
export async function measureAll({ size, seconds, ratios }, undo) {
  console.log(`starting the shop on data of its own: ${size}`);
  const shop = await startShop(size, undo, { sharesDatabase: true });
  const clients = await shop.clients();
  await awaitPdfBrowser(clients.staff);
  const rows = [];
  for (const { cases, floors: kinds } of GROUPS) {
    const prepared = await prepareCases(cases, clients);
    const floors = await startFloor(prepared, { kinds, databaseUri: shop.databaseUri }, undo);
    for (const [index, one] of prepared.entries()) {
      console.log(`measuring: ${one.name}`);
      const look = (turns) => lookAt(one, { floors: floors[index], turns, server: shop });
      const row = await look(seconds);
      rows.push(ratios && isSlower(row, ratios) ? better(row, await look(CLOSER * seconds)) : row);
    }
  }
  return rows;
}

const better = (one, other) => (checkedShare(other) > checkedShare(one) ? other : one);
