/**
 * `node bench/pages/first-list.mjs [runs]`: how long staff wait for the list of quotes, on a slowed machine and connection,
 * with an empty cache and with a filled one; and how long the main thread works on this machine as it is. Needs a built
 * shop (`npm start` builds it).
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { withCleanUp } from '../clean-up.mjs';
import { startDemoShop } from '../server.mjs';
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

/** Marks in the page when the rows of the list are painted. Looks before each frame. */
function markList() {
  const look = () => {
    const row = globalThis.document.querySelector('#root tbody tr');
    if (row?.checkVisibility({ visibilityProperty: true })) setTimeout(() => performance.mark('list'));
    else globalThis.requestAnimationFrame(look);
  };
  globalThis.requestAnimationFrame(look);
}

/** @returns ms from the start of the visit to the painted list, kB over the line, ms of the main thread's own time */
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
  await page.addInitScript(markList);
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('list').length > 0, undefined, { timeout: 120_000 });
  const listMs = await page.evaluate(() => Math.round(performance.getEntriesByName('list')[0].startTime));
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await page.close();
  return { listMs, kB: Math.round(bytes / 1024), mainThreadMs: Math.round(busy * 1000) };
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
