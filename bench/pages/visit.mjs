export const CPU_SLOWDOWN = 4;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const DEVICES = { phone: PHONE, desktop: DESKTOP };

/** Long enough for late content to cause a layout shift. */
const QUIET_MS = 1500;

/**
 * Opens `path` with an empty cache on a slowed machine and connection, waits until loading is finished, and then calls
 * `interact`.
 * @returns {Promise<{lcpMs: number, lcpElement: string, cls: number, inpMs: number | null, scriptBytes: number}>}
 */
export async function visit(browser, url, { path, device, network, interact }) {
  const context = await browser.newContext({ ...DEVICES[device], baseURL: url, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    const scripts = await countScripts(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(QUIET_MS);
    const { lcpMs, lcpElement } = await page.evaluate(() => globalThis.figures);
    const scriptBytes = scripts.bytes;
    if (interact) await interact(page);
    await page.waitForTimeout(QUIET_MS);
    const { cls, inpMs } = await page.evaluate(() => globalThis.figures);
    return { lcpMs, lcpElement, cls, inpMs: interact ? inpMs : null, scriptBytes };
  } finally {
    await context.close();
  }
}

/** Counts compressed bytes, as transferred. */
async function countScripts(session) {
  const found = { bytes: 0 };
  const ids = new Set();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) ids.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ids.has(requestId)) found.bytes += encodedDataLength;
  });
  return found;
}

/** Runs in the page. CLS is the worst window of shifts, INP the longest interaction, as defined by web.dev. */
function observe() {
  const figures = { lcpMs: 0, lcpElement: '', cls: 0, inpMs: 0 };
  globalThis.figures = figures;
  const watch = (type, options, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', {}, ({ startTime, element }) => {
    figures.lcpMs = startTime;
    figures.lcpElement = element ? `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 30) ?? ''}` : '';
  });
  let shifts = { from: 0, to: 0, value: 0 };
  watch('layout-shift', {}, ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    const isNew = startTime - shifts.to > 1000 || startTime - shifts.from > 5000;
    shifts = isNew
      ? { from: startTime, to: startTime, value }
      : { ...shifts, to: startTime, value: shifts.value + value };
    figures.cls = Math.max(figures.cls, shifts.value);
  });
  watch('event', { durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) figures.inpMs = Math.max(figures.inpMs, duration);
  });
}
