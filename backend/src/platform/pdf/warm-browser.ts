import type { Browser } from 'playwright-core';
import { PdfClosedError } from './pdf-errors.js';

/** A browser that runs, and the way to end it when it no longer listens. */
export interface RunningBrowser {
  readonly browser: Browser;
  /** Ends the process at once, without asking it. */
  kill(): void;
}

/** Asked to close, a healthy browser takes some 50 ms. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Keeps one browser: started when first asked for, and again when the last one has ended, for whatever reason. */
export class WarmBrowser {
  private current: Promise<RunningBrowser> | undefined;
  private closed = false;
  private started = 0;

  constructor(private readonly launch: () => Promise<RunningBrowser>) {}

  /** How often a browser was started; one that did not come up counts too. */
  get starts(): number {
    return this.started;
  }

  /**
   * @throws what the launch throws; the next call tries again
   * @throws PdfClosedError after `close`
   */
  async get(): Promise<Browser> {
    if (this.closed) throw new PdfClosedError();
    const asked = (this.current ??= this.start());
    const { browser } = await asked;
    if (browser.isConnected()) return browser;
    this.forget(asked);
    this.current ??= this.start();
    return (await this.current).browser;
  }

  /** Ends `browser` by force, if it is still the one in use; the next `get` starts another. */
  async kill(browser: Browser): Promise<void> {
    const running = await this.current?.catch(() => undefined);
    if (running?.browser !== browser) return;
    this.current = undefined;
    running.kill();
  }

  /** Ends the browser, by force when it does not end by itself within 2 s. No other is started. */
  async close(): Promise<void> {
    this.closed = true;
    // One that failed to start has told whoever asked for it.
    const running = await this.current?.catch(() => undefined);
    this.current = undefined;
    if (running === undefined) return;
    const force = setTimeout(() => running.kill(), CLOSE_TIMEOUT_MS);
    await running.browser.close().finally(() => clearTimeout(force));
  }

  private start(): Promise<RunningBrowser> {
    this.started += 1;
    const asked = this.launch();
    asked.catch(() => this.forget(asked));
    return asked;
  }

  private forget(asked: Promise<RunningBrowser>): void {
    if (this.current === asked) this.current = undefined;
  }
}
