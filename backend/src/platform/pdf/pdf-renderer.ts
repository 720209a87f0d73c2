import { BoundedQueue } from './bounded-queue.js';
import { emptyPage, showing } from './document-page.js';
import { PagePool, type PrintPage } from './page-pool.js';
import { PdfError, PdfFailedError, PdfTimeoutError } from './pdf-errors.js';
import { withinTime } from './time-limit.js';
import { type RunningBrowser, WarmBrowser } from './warm-browser.js';

export interface PdfRendererOptions {
  readonly launch: () => Promise<RunningBrowser>;
  /** Rules that every document may count on, such as its fonts. */
  readonly styles?: string;
  /** Documents printed at the same time; 2 unless told. */
  readonly concurrency?: number;
  /** Documents that may wait for their turn; 100 unless told. */
  readonly maxWaiting?: number;
  /** For one document, without its waiting and without the start of the browser; 15,000 unless told. */
  readonly timeoutMs?: number;
  /** For the documents under way when the renderer is closed; 2,500 unless told. */
  readonly graceMs?: number;
}

/** What the renderer is doing, for those who watch it. */
export interface PdfActivity {
  readonly printing: number;
  readonly waiting: number;
  readonly browserStarts: number;
}

/** A document that was printed, or not. */
export interface Printed {
  /** Without the wait for its turn. */
  readonly ms: number;
  readonly succeeded: boolean;
}

/** Prints HTML by one warm browser. What the HTML asks of the network or of scripts is not done. */
export class PdfRenderer {
  private readonly queue: BoundedQueue;
  private readonly warm: WarmBrowser;
  private readonly pages: PagePool;
  private readonly timeoutMs: number;
  private readonly graceMs: number;
  private tellPrinted: (printed: Printed) => void = () => undefined;

  constructor(options: PdfRendererOptions) {
    this.queue = new BoundedQueue({ concurrency: options.concurrency ?? 2, maxWaiting: options.maxWaiting ?? 100 });
    this.warm = new WarmBrowser(options.launch);
    this.pages = new PagePool(this.warm, emptyPage(options.styles ?? ''));
    this.timeoutMs = options.timeoutMs ?? 15_000;
    this.graceMs = options.graceMs ?? 2_500;
  }

  /** Starts the browser, so that the first document does not wait for it. */
  async warmUp(): Promise<void> {
    await this.warm.get();
  }

  /**
   * Prints a whole HTML document, backgrounds included, on pages as its style sheet says (`@page`; A4 without it).
   * Should the browser end in the middle, the document is printed once more.
   *
   * @returns the PDF
   * @throws PdfError when it can't be had now
   */
  async render(html: string): Promise<Buffer> {
    return this.queue.run(async () => {
      const from = performance.now();
      let succeeded = false;
      try {
        const pdf = await this.printTwiceAtMost(html);
        succeeded = true;
        return pdf;
      } finally {
        this.tellPrinted({ ms: performance.now() - from, succeeded });
      }
    });
  }

  activity(): PdfActivity {
    const { running, waiting } = this.queue.counts();
    return { printing: running, waiting, browserStarts: this.warm.starts };
  }

  /** `tell` hears of every document from now on. */
  onPrinted(tell: (printed: Printed) => void): void {
    this.tellPrinted = tell;
  }

  /** ApiRefusals the documents that wait, gives those under way a moment, ends the browser. */
  async close(): Promise<void> {
    const outOfTime = new Promise<void>((resolve) => setTimeout(resolve, this.graceMs).unref());
    await Promise.race([this.queue.close(), outOfTime]);
    await this.warm.close();
  }

  private async printTwiceAtMost(html: string): Promise<Buffer> {
    try {
      return await this.print(html);
    } catch (error) {
      if (error instanceof PdfError) throw error;
      return this.printAgain(html);
    }
  }

  private async printAgain(html: string): Promise<Buffer> {
    try {
      return await this.print(html);
    } catch (error) {
      throw error instanceof PdfError ? error : new PdfFailedError(error);
    }
  }

  private print(html: string): Promise<Buffer> {
    return this.pages.use((page) =>
      withinTime(printPage(page, html), this.timeoutMs, () => new PdfTimeoutError(this.timeoutMs)),
    );
  }
}

/** In inches. */
const A4 = { paperWidth: 8.27, paperHeight: 11.69 };
const NO_MARGINS = { marginTop: 0, marginBottom: 0, marginLeft: 0, marginRight: 0 };

/**
 * By the browser's own protocol: `page.pdf` fetches the document in pieces from a file that the browser writes to the
 * temporary folder. The tags are for those who have it read to them; they take a fifth of the time.
 */
async function printPage({ page, protocol }: PrintPage, html: string): Promise<Buffer> {
  await page.evaluate(showing(html));
  const { data } = await protocol.send('Page.printToPDF', {
    ...A4,
    ...NO_MARGINS,
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
  });
  return Buffer.from(data, 'base64');
}
