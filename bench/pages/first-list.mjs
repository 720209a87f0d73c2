/**
 * `node bench/pages/first-list.mjs [runs]`: how long staff wait for the first rows of the back office, and for the list
 * with all that can be done in it, on a slowed machine and connection, with an empty cache and with a filled one; beside it
 * what the main thread works meanwhile on this machine as it is. Needs a built shop (`npm start` builds it).
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { withCleanUp } from '../clean-up.mjs';
import { startDemoShop } from '../shop.mjs';
import { NETWORKS } from './network.mjs';
import { CPU_SLOWDOWN, DEVICES } from './visit.mjs';

const CHROMIUM_INSTALL = new URL('../../backend/dist/src/chromium-install.js', import.meta.url);
const LIST = '/admin/quotes';

async function signedIn(browser, { url, administrator }) {
  const context = await browser.newContext({ ...DEVICES.desktop, baseURL: url });
  const answer = await context.request.post('/api/users/auth', { data: administrator, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  return context;
}

/** Notes in the page when rows were painted first, and when they were the application's. Asks before each frame. */
function noteRows() {
  const seen = (row) => row !== null && row.checkVisibility({ visibilityProperty: true });
  const note = (name, selector) => {
    const look = () =>
      seen(globalThis.document.querySelector(selector))
        ? setTimeout(() => performance.mark(name))
        : globalThis.requestAnimationFrame(look);
    globalThis.requestAnimationFrame(look);
  };
  note('first rows', 'tbody tr');
  note('list', '#root tbody tr');
}

const markedAt = (page, name) =>
  page.evaluate((mark) => Math.round(performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN), name);

/** @returns ms from the start of the visit to the first painted row and to the list, kB over the line, ms of the main thread's own time */
async function openList(context, isSlowed) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlowed) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS.lighthouse });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(noteRows);
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('list').length > 0, undefined, { timeout: 120_000 });
  const [firstRowsMs, listMs] = [await markedAt(page, 'first rows'), await markedAt(page, 'list')];
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await page.close();
  return { firstRowsMs, listMs, kB: Math.round(bytes / 1024), mainThreadMs: Math.round(busy * 1000) };
}

await withCleanUp(async (undo) => {
  const shop = await startDemoShop(undo);
  const { prepareChromium } = await import(CHROMIUM_INSTALL.href);
  const browser = await chromium.launch(await prepareChromium({ browserPath: process.env.PDF_BROWSER || undefined }));
  undo(() => browser.close());
  for (let run = 0; run < Number(process.argv[2] ?? 3); run += 1) {
    const context = await signedIn(browser, shop);
    console.log('empty cache, slowed', await openList(context, true));
    console.log('filled cache, slowed', await openList(context, true));
    console.log('filled cache, as it is', await openList(context, false));
    await context.close();
  }
  console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`);
});
