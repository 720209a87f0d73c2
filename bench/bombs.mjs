/**
 * `node bench/bombs.mjs`: how long visitors wait for a product page while the shop reads files that were made to be large
 * once they are unpacked or read. The shop must be built.
 */
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { percentile } from './load.mjs';
import { startDemoShop, withCleanUp } from './server.mjs';

/** Each file is read this often, one after the other. */
const TIMES = 3;
const VISITOR_PAUSE_MS = 10;
const IBAN = 'AE070331234567890123456';

/** @param {number} count of cells, all with the same number */
function workbook(count) {
  const row = `<row>${'<c><v>1</v></c>'.repeat(100)}</row>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const target = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync(
    {
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${target}"><sheets><sheet name="A" r:id="a"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/></Relationships>',
      ),
      'xl/worksheets/a.xml': strToU8(`<worksheet><sheetData>${row.repeat(count / 100)}</sheetData></worksheet>`),
    },
    { level: 9 },
  );
}

const entry = '<Ntry><Amt Ccy="AED">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-25</Dt></BookgDt></Ntry>';
const camt = (entries) =>
  strToU8(`<Document><BkToCstmrStmt><Stmt>${entry.repeat(entries)}</Stmt></BkToCstmrStmt></Document>`);
const page = `:20:S\n:25:${IBAN}\n:28C:1/1\n:60M:C261125AED1,00\n:62M:C261125AED1,00\n-\n`;

const BANK_FILES = {
  'XLSX of 36 kB with 700,000 cells': workbook(700_000),
  'CAMT.053 of 640 kB with 6,200 entries': camt(6200),
  'MT940 of 16,000 pages': strToU8(page.repeat(16_000)),
  'CSV of 3 MB with empty lines': strToU8(`Date,Description,Amount${'\n'.repeat(3_000_000)}`),
};
/** The most lines of one call, each as long as is allowed, which have no product. */
const ORDER = { lines: Array.from({ length: 200 }, (_, at) => ({ text: `${at} x `.repeat(60).slice(0, 200) })) };

const picture = (side) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

/** Visitors call until the work is over. @returns {Promise<{answer: Response, waits: number[]}>} waits in milliseconds, sorted */
async function beside(work, visit) {
  let isOver = false;
  const waits = [];
  const visitor = (async () => {
    while (!isOver) {
      const from = performance.now();
      await visit();
      waits.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, VISITOR_PAUSE_MS));
    }
  })();
  let answer;
  for (let time = 0; time < TIMES; time += 1) answer = await work();
  isOver = true;
  await visitor;
  return { answer, waits: waits.sort((a, b) => a - b) };
}

await withCleanUp(async (undo) => {
  const { url, client, administrator } = await startDemoShop(undo);
  const staff = await client().signIn(administrator);
  const [account] = JSON.parse((await staff.request('GET', '/api/bank-accounts')).bytes);
  const { data } = JSON.parse((await client().request('GET', '/api/products?limit=1')).bytes);
  const visit = () => fetch(`${url}/product/${data[0]._id}`).then((answer) => answer.text());
  const send = (path, bytes, type = 'application/octet-stream') =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...staff.headers, origin: url, 'content-type': type },
      body: bytes,
    }).then(async (answer) => ({ status: answer.status, answered: await answer.text() }));
  const cases = {
    'no file': () => new Promise((resolve) => setTimeout(() => resolve({ status: 200 }), 1000)),
    ...Object.fromEntries(
      Object.entries(BANK_FILES).map(([name, bytes]) => [
        name,
        () => send(`/api/bank-statements/preview?bankAccount=${account._id}&name=a`, bytes),
      ]),
    ),
  };
  const [large, largest] = [await picture(6000), await picture(16_000)];
  cases['picture of 36 million pixels'] = () => send('/api/media', large, 'image/png');
  cases['picture of 256 million pixels'] = () => send('/api/media', largest, 'image/png');
  cases['order of 200 lines without products'] = () =>
    send('/api/products/resolve', JSON.stringify(ORDER), 'application/json');
  for (let warm = 0; warm < 50; warm += 1) await visit();
  for (const [name, work] of Object.entries(cases)) {
    const { answer, waits } = await beside(work, visit);
    const [middle, most] = [50, 95].map((percent) => percentile(waits, percent).toFixed(0));
    const said = answer.status < 300 ? 'read' : JSON.parse(answer.answered).message;
    console.log(
      `${name}: ${answer.status} ${said}; p50 ${middle}, p95 ${most}, slowest ${waits.at(-1).toFixed(0)} ms of ${waits.length}`,
    );
  }
});
