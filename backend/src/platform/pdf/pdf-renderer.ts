import type { Browser, BrowserContext, Page } from 'playwright-core';
import { settledWithin, withinTime } from '../jobs/time-limit.js';
import { PdfError } from './pdf-errors.js';

/** A healthy browser closes in some 50 ms. One that does not close ends with the server's process. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Manages one browser: it starts at the first request, and again after it has ended for any reason. */
class WarmBrowser {
  private current: Promise<Browser> | undefined;
  private isClosed = false;
  private started = 0;
  private abandoned: Browser | undefined;

  constructor(private readonly launch: () => Promise<Browser>) {}

  /** Counts the browsers started, those included that did not come up. */
  get starts(): number {
    return this.started;
  }

  /**
   * @throws what the launch throws; the next call tries again
   * @throws PdfError 'stopping' after `close`
   */
  async get(): Promise<Browser> {
    if (this.isClosed) throw new PdfError('stopping');
    const requested = (this.current ??= this.start());
    const browser = await requested;
    if (browser.isConnected() && browser !== this.abandoned) return browser;
    this.forget(requested);
    return (this.current ??= this.start());
  }

  /** Gives up a browser that hangs: the next `get` starts another. */
  abandon(browser: Browser): void {
    this.abandoned = browser;
    browser.close().catch(() => undefined);
  }

  /** Ends the browser. No other is started. */
  async close(): Promise<void> {
    this.isClosed = true;
    // The caller that started the browser already got its error.
    const browser = await this.current?.catch(() => undefined);
    this.current = undefined;
    if (browser !== undefined) await settledWithin(browser.close(), CLOSE_TIMEOUT_MS);
  }

  private start(): Promise<Browser> {
    this.started += 1;
    const requested = this.launch();
    requested.catch(() => this.forget(requested));
    return requested;
  }

  private forget(requested: Promise<Browser>): void {
    if (this.current === requested) this.current = undefined;
  }
}

export interface PdfRendererOptions {
  readonly launch: () => Promise<Browser>;
  /** The files that a document may load (fonts), by address. */
  readonly files?: ReadonlyMap<string, Buffer>;
  /** Time limit for one document, without the start of the browser; by default 15,000. */
  readonly timeoutMs?: number;
}

interface PrintPage {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  uses: number;
}

/**
 * A page used again prints several times faster than a new one, and has the fonts already; but it gathers memory until it is
 * closed. Measured in docs/decisions/026-pdf-by-page-pdf.md.
 */
const USES_OF_A_PAGE = 32;

/** A browser that takes longer to open a page, usually 50 ms, hangs as a whole. */
const OPEN_TIMEOUT_MS = 10_000;

/** Prints HTML by one warm browser. The HTML can run no script, and load nothing but the given files. */
export class PdfRenderer {
  private readonly warm: WarmBrowser;
  private readonly files: ReadonlyMap<string, Buffer>;
  private readonly timeoutMs: number;
  private idle: PrintPage[] = [];

  constructor({ launch, files = new Map(), timeoutMs = 15_000 }: PdfRendererOptions) {
    this.warm = new WarmBrowser(launch);
    this.files = files;
    this.timeoutMs = timeoutMs;
  }

  get browserStarts(): number {
    return this.warm.starts;
  }

  /** Starts the browser, so that the first document does not wait for it. */
  async warmUp(): Promise<void> {
    await this.warm.get();
  }

  /**
   * Prints a whole HTML document, backgrounds included, on pages as its style sheet says (`@page`; A4 without it).
   * Should the browser end in the middle, the document is printed once more.
   *
   * @throws PdfError when it can't be had now
   */
  async print(html: string): Promise<Buffer> {
    try {
      return await this.printOnce(html);
    } catch (error) {
      if (error instanceof PdfError) throw error;
    }
    // The other pages may be of the same browser that is about to end.
    this.idle.splice(0).forEach(discard);
    try {
      return await this.printOnce(html);
    } catch (error) {
      throw error instanceof PdfError ? error : new PdfError('failed', { cause: error });
    }
  }

  /** Ends the browser; documents under way fail. */
  async close(): Promise<void> {
    await this.warm.close();
  }

  private async printOnce(html: string): Promise<Buffer> {
    const lent = await this.takePage();
    try {
      const pdf = await withinTime(printPage(lent.page, html), this.timeoutMs, () => new PdfError('timeout'));
      this.putBack(lent);
      return pdf;
    } catch (error) {
      discard(lent);
      throw error;
    }
  }

  private async takePage(): Promise<PrintPage> {
    const browser = await this.warm.get();
    this.idle = this.idle.filter((page) => page.browser === browser);
    return this.idle.pop() ?? this.openPage(browser).catch(async () => this.openPage(await this.warm.get()));
  }

  private putBack(page: PrintPage): void {
    page.uses += 1;
    if (page.uses < USES_OF_A_PAGE) this.idle.push(page);
    else discard(page);
  }

  /** Gives up the browser when it opens no page. */
  private async openPage(browser: Browser): Promise<PrintPage> {
    try {
      return await withinTime(
        this.newPage(browser),
        OPEN_TIMEOUT_MS,
        () => new Error('The browser did not open a page.'),
      );
    } catch (error) {
      this.warm.abandon(browser);
      throw error;
    }
  }

  private async newPage(browser: Browser): Promise<PrintPage> {
    const context = await browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' });
    await context.route('**/*', (route) => {
      const body = this.files.get(route.request().url());
      if (body === undefined) return route.abort();
      return route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
    });
    return { browser, context, page: await context.newPage(), uses: 0 };
  }
}

/**
 * Waits for the fonts, and marks an ending that takes more than 40% of a page with its last line: whole, it would leave the
 * page before it half empty.
 * The measures of the page are those of `document.css`, in millimetres.
 */
const LAY_OUT = `document.fonts.ready.then(() => {
  document.body.style.width = '178mm';
  for (const ending of document.querySelectorAll('.ending')) {
    const line = ending.parentElement.querySelector('.last')?.offsetHeight ?? 0;
    ending.classList.toggle('high', (ending.offsetHeight + line) * (25.4 / 96) > 0.4 * 259);
  }
  document.body.style.width = '';
})`;

/** The tags are for readers who have the document read to them. */
async function printPage(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html, { timeout: 0 });
  await page.evaluate(LAY_OUT);
  return page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true });
}

/** Not awaited: a hanging page may take long to close, and a page of an ended browser is already closed. */
function discard({ context }: PrintPage): void {
  context.close().catch(() => undefined);
}
