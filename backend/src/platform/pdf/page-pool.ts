import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { withinTime } from './time-limit.js';
import type { WarmBrowser } from './warm-browser.js';

export interface PrintPage {
  readonly page: Page;
  /** The browser's own protocol, for what the page has no method for. */
  readonly protocol: CDPSession;
}

interface PooledPage extends PrintPage {
  readonly browser: Browser;
  readonly context: BrowserContext;
  uses: number;
}

/*
 * A page used again prints several times faster than a new one. The browser would let the documents that have gone, a
 * megabyte each, lie for a hundred of them. Measured in docs/decisions/004-pdf-documents.md.
 */
const USES_BEFORE_CLEARING = 32;
/** Whatever else a page may gather goes with its process. */
const MAX_USES = 1024;

/** A browser that takes longer to open a page, usually 30 ms, hangs as a whole. */
const OPEN_TIMEOUT_MS = 10_000;

/** Pages without scripts and without network, lent one at a time and used again while they are sound. */
export class PagePool {
  private idle: PooledPage[] = [];

  /** @param html what a page begins with */
  constructor(
    private readonly warm: WarmBrowser,
    private readonly html: string,
  ) {}

  /** A page is thrown away when `work` fails on it, also when it fails by an end of its time while `work` goes on. */
  async use<T>(work: (page: PrintPage) => Promise<T>): Promise<T> {
    const pooled = await this.take();
    try {
      const result = await work(pooled);
      this.putBack(pooled);
      return result;
    } catch (error) {
      this.discard(pooled);
      throw error;
    }
  }

  /** Not waited for: the page does the clearing before what it is asked next. */
  private putBack(pooled: PooledPage): void {
    pooled.uses += 1;
    if (pooled.uses >= MAX_USES) return this.discard(pooled);
    if (pooled.uses % USES_BEFORE_CLEARING === 0) pooled.page.requestGC().catch(() => undefined);
    this.idle.push(pooled);
  }

  private async take(): Promise<PooledPage> {
    const browser = await this.warm.get();
    this.idle = this.idle.filter((pooled) => pooled.browser === browser);
    return this.idle.pop() ?? this.open(browser);
  }

  private async open(browser: Browser): Promise<PooledPage> {
    try {
      const opening = openPage(browser, this.html);
      return await withinTime(opening, OPEN_TIMEOUT_MS, () => new Error('The browser does not open a page.'));
    } catch (error) {
      await this.warm.kill(browser);
      throw error;
    }
  }

  /** Not waited for: a page that hangs may take long to go, and one of a browser that has ended is gone already. */
  private discard(pooled: PooledPage): void {
    pooled.context.close().catch(() => undefined);
  }
}

async function openPage(browser: Browser, html: string): Promise<PooledPage> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' });
  await context.route('**/*', (route) => route.abort());
  const page = await context.newPage();
  await page.setContent(html, { timeout: 0 });
  return { browser, context, page, protocol: await context.newCDPSession(page), uses: 0 };
}
