import { Inject, Injectable, Logger, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { refuse } from '../errors/refuse.js';
import { settledWithin } from '../jobs/time-limit.js';
import { prepareChromium } from './chromium-install.js';
import { FairQueue } from './fair-queue.js';
import { documentFonts } from './fonts.js';
import { NoBrowserError } from './installed-browsers.js';
import { Letterhead, type LetterheadLook, PLAIN_LETTERHEAD } from './letterhead.js';
import { PdfRenderer } from './pdf-renderer.js';
import { PrintBrowserLauncher } from './print-browser.js';
import { type TemplateModel, TemplateRenderer } from './template-renderer.js';

/** Injection token of the `DocumentsOptions`. */
export const DOCUMENTS_OPTIONS = Symbol('DOCUMENTS_OPTIONS');

export interface DocumentsOptions {
  readonly templates: URL;
  /** A Chromium of the machine, instead of the packaged one. */
  readonly browserPath?: string;
  /** The folder for the unpacked browser; by default the cache folder of the user. */
  readonly cacheDir?: string;
}

/** The state of printing, for its metrics. */
interface PrintActivity {
  readonly printing: number;
  readonly waiting: number;
  readonly browserStarts: number;
}

interface Printed {
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
  private readonly logger = new Logger('Documents');
  private readonly queue = new FairQueue<Buffer>(LIMITS);
  private readonly templates: TemplateRenderer;
  private readonly renderer: PdfRenderer;
  private notifyPrinted: (printed: Printed) => void = () => undefined;

  constructor(
    @Inject(DOCUMENTS_OPTIONS) options: DocumentsOptions,
    @Optional() @Inject(Letterhead) private readonly letterhead: Letterhead | null = null,
  ) {
    const { styles, files } = documentFonts();
    this.templates = new TemplateRenderer(options.templates, styles);
    const launcher = new PrintBrowserLauncher(
      () => prepareChromium(options),
      (line) => this.logger.warn(line),
    );
    this.renderer = new PdfRenderer({ files, launch: () => launcher.launch() });
  }

  /**
   * Prints a document. Concurrent requests with the same HTML share one printing.
   * @param caller the user who requests it: users take turns
   * @param look by default the shop's own
   * @throws PdfError if it can't be printed now; DomainError NO_PDF_BROWSER
   */
  async print<Model extends TemplateModel>(
    caller: string,
    template: string,
    model: Model,
    look: LetterheadLook = this.letterhead?.letterhead() ?? PLAIN_LETTERHEAD,
  ): Promise<Uint8Array> {
    const html = this.templates.render(template, model, look);
    return this.queue.run(caller, html, () => this.timed(html));
  }

  /** Unpacks and starts the browser. @throws Error with one line for the operator when none runs on this machine */
  async warmUp(): Promise<void> {
    await this.renderer.warmUp();
  }

  activity(): PrintActivity {
    const { running, waiting } = this.queue.counts();
    return { printing: running, waiting, browserStarts: this.renderer.browserStarts };
  }

  /** Calls `listener` for every document printed or failed from now on. */
  onPrinted(listener: (printed: Printed) => void): void {
    this.notifyPrinted = listener;
  }

  /** Refuses the waiting documents, gives the running ones a moment, and closes the browser. */
  async onApplicationShutdown(): Promise<void> {
    await settledWithin(this.queue.close(), GRACE_MS);
    await this.renderer.close();
  }

  private async timed(html: string): Promise<Buffer> {
    const from = performance.now();
    let succeeded = false;
    try {
      const pdf = await this.renderer.print(html);
      succeeded = true;
      return pdf;
    } catch (error) {
      if (error instanceof Error && error.cause instanceof NoBrowserError) throw refuse('NO_PDF_BROWSER');
      throw error;
    } finally {
      this.notifyPrinted({ ms: performance.now() - from, succeeded });
    }
  }
}
