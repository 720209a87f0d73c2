import type { Browser } from 'playwright-core';
import { errorMessage } from '../errors/error-message.js';
import { withinTime } from '../jobs/time-limit.js';
import type { PreparedChromium } from './chromium-install.js';

/** Blocks all host names and addresses, in addition to the refused requests. */
const NO_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND';
/** A sandbox that the system only half allows leaves the browser without answers. */
const START_WITHIN_MS = 15_000;

interface Way {
  readonly executablePath: string;
  readonly chromiumSandbox: boolean;
  /** The name in the log. */
  readonly inWords: string;
}

/** The safest first. A sandbox needs an unprivileged account and its own namespaces. */
function waysOf({ executablePath, asNobody }: PreparedChromium): readonly [Way, ...Way[]] {
  const unconfined = { executablePath, chromiumSandbox: false };
  const own = { executablePath, chromiumSandbox: true, inWords: 'in its sandbox' };
  if (process.getuid?.() !== 0) return [own, { ...unconfined, inWords: 'without its sandbox (--no-sandbox)' }];
  const asRoot = { ...unconfined, inWords: 'as root and without its sandbox (--no-sandbox)' };
  if (asNobody === null) return [asRoot];
  return [
    { executablePath: asNobody, chromiumSandbox: true, inWords: 'as nobody, in its sandbox' },
    { executablePath: asNobody, chromiumSandbox: false, inWords: 'as nobody, without its sandbox (--no-sandbox)' },
    asRoot,
  ];
}

/** Starts browsers for printing in the safest way that works here, which is found out once. */
export class PrintBrowserLauncher {
  private failedWays = 0;

  constructor(
    private readonly prepare: () => Promise<PreparedChromium>,
    private readonly warn: (line: string) => void,
  ) {}

  /** @throws what the last way throws */
  async launch(): Promise<Browser> {
    const prepared = await this.prepare();
    const ways = waysOf(prepared);
    let last: unknown;
    for (const [index, way] of [...ways.entries()].slice(this.failedWays)) {
      try {
        const browser = await start(prepared, way);
        if (index > this.failedWays) this.settleFor(index, way, last);
        return browser;
      } catch (error) {
        last = error;
      }
    }
    throw last;
  }

  private settleFor(index: number, { inWords }: Way, failure: unknown): void {
    this.failedWays = index;
    const [reason = ''] = errorMessage(failure).split('\nCall log');
    this.warn(`Chromium for PDFs runs ${inWords}: ${reason.replace(/\s+/g, ' ').slice(0, 300)}`);
  }
}

/** Signals are left to the server, which closes the browser in its own order. */
async function start(
  { executablePath, env, args }: PreparedChromium,
  { executablePath: program, chromiumSandbox }: Way,
): Promise<Browser> {
  // Loading the package takes a quarter of the server's start; the first document can wait for it.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: program,
    chromiumSandbox,
    env: { ...env, CHROMIUM: executablePath },
    args: [...args, NO_HOSTS],
    timeout: START_WITHIN_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    await withinTime(opensPages(browser), START_WITHIN_MS, () => new Error('The browser did not open a page.'));
    return browser;
  } catch (error) {
    browser.close().catch(() => undefined);
    throw error;
  }
}

async function opensPages(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  await context.newPage();
  await context.close();
}
