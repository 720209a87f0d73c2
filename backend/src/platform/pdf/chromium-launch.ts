import type { Browser } from 'playwright-core';
import type { PreparedChromium } from './chromium-install.js';
import { hasCode } from './system-error.js';
import type { RunningBrowser } from './warm-browser.js';

/** No name and no address leads anywhere, whatever a page asks for: a second lock beside the blocked requests. */
const NO_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND';

/** Starts a browser that prints and does nothing else. Signals are left to the server, which closes it in its own order. */
export async function launchPrintBrowser(prepared: PreparedChromium): Promise<RunningBrowser> {
  // A quarter of the time that the server takes to start would go by with loading it; nobody waits for it here.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: prepared.executablePath,
    env: prepared.env,
    args: [...prepared.args, NO_HOSTS],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const pid = await processIdOf(browser);
  return { browser, kill: () => killWhileConnected(browser, pid) };
}

async function processIdOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const own = processInfo.find(({ type }) => type === 'browser');
  if (own === undefined) throw new Error('The browser does not tell its process id.');
  return own.id;
}

/** Once the browser has gone, its number may be another process's. */
function killWhileConnected(browser: Browser, pid: number): void {
  if (!browser.isConnected()) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
