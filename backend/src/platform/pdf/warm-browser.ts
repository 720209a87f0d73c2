import type { Browser } from 'playwright-core';
import { settledWithin } from '../jobs/time-limit.js';
import { PdfError } from './pdf-errors.js';

/** A healthy browser closes in some 50 ms. One that does not close ends with the server's process. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Manages one browser: it starts at the first request, and again after it has ended for any reason. */
export class WarmBrowser {
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
