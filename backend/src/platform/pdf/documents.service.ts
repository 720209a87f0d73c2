import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { settledWithin } from '../time-limit.js';
import { prepareChromium } from './chromium-install.js';
import type { InvoiceModel, QuoteModel, StatementModel } from './document-model.js';
import { FairQueue } from './fair-queue.js';
import { documentFonts } from './fonts.js';
import { PdfRenderer } from './pdf-renderer.js';
import { TemplateRenderer } from './template-renderer.js';
import { launchPrintBrowser } from './warm-browser.js';

/** Injection token of the `DocumentsOptions`. */
export const DOCUMENTS_OPTIONS = Symbol('DOCUMENTS_OPTIONS');

export interface DocumentsOptions {
  /** A Chromium of the machine, in place of the packaged one. */
  readonly browserPath?: string;
  /** The folder for the unpacked browser; the cache folder of the user unless told. */
  readonly cacheDir?: string;
}

/** What the printing is at, for its metrics. */
export interface PrintActivity {
  readonly printing: number;
  readonly waiting: number;
  readonly browserStarts: number;
}

/** A document that was printed, or not. */
export interface Printed {
  /** Without the wait in the queue. */
  readonly ms: number;
  readonly succeeded: boolean;
}

/** At 20 documents a second, a full queue is empty after 15 s. */
const LIMITS = { concurrency: 2, maxWaiting: 300, maxWaitingPerCaller: 100, maxWaitMs: 15_000 };

/** Given to the documents under way when the server stops. */
const GRACE_MS = 2_500;

/** Prints the documents that go to the buyer. The browser starts with the first one, or by `warmUp`. */
@Injectable()
export class DocumentsService implements OnApplicationShutdown {
  private readonly queue = new FairQueue<Buffer>(LIMITS);
  private readonly templates: TemplateRenderer;
  private readonly renderer: PdfRenderer;
  private tellPrinted: (printed: Printed) => void = () => undefined;

  constructor(@Inject(DOCUMENTS_OPTIONS) options: DocumentsOptions) {
    const { styles, files } = documentFonts();
    this.templates = new TemplateRenderer(styles);
    this.renderer = new PdfRenderer({ files, launch: async () => launchPrintBrowser(await prepareChromium(options)) });
  }

  /**
   * @param caller the user who asks: users take turns
   * @throws PdfError when it can't be had now
   */
  async quotePdf(caller: string, model: QuoteModel): Promise<Uint8Array> {
    return this.print(caller, this.templates.quote(model));
  }

  /** As `quotePdf`. */
  async invoicePdf(caller: string, model: InvoiceModel): Promise<Uint8Array> {
    return this.print(caller, this.templates.invoice(model));
  }

  /** As `quotePdf`. */
  async statementPdf(caller: string, model: StatementModel): Promise<Uint8Array> {
    return this.print(caller, this.templates.statement(model));
  }

  /** Unpacks and starts the browser. @throws Error with one line for the operator when none runs on this machine */
  async warmUp(): Promise<void> {
    await this.renderer.warmUp();
  }

  activity(): PrintActivity {
    const { running, waiting } = this.queue.counts();
    return { printing: running, waiting, browserStarts: this.renderer.browserStarts };
  }

  /** `tell` hears of every document that is printed from now on, or fails. */
  onPrinted(tell: (printed: Printed) => void): void {
    this.tellPrinted = tell;
  }

  /** Refuses the documents that wait, gives those under way a moment, ends the browser. */
  async onApplicationShutdown(): Promise<void> {
    await settledWithin(this.queue.close(), GRACE_MS);
    await this.renderer.close();
  }

  /** The same document under way has the same HTML: it is printed once for all who ask. */
  private print(caller: string, html: string): Promise<Buffer> {
    return this.queue.run(caller, html, async () => {
      const from = performance.now();
      let succeeded = false;
      try {
        const pdf = await this.renderer.print(html);
        succeeded = true;
        return pdf;
      } finally {
        this.tellPrinted({ ms: performance.now() - from, succeeded });
      }
    });
  }
}
