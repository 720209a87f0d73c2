import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { prepareChromium } from './chromium-install.js';
import { launchPrintBrowser } from './chromium-launch.js';
import { documentModel, invoiceModel, statementModel } from './document-model.js';
import type { DocumentView, InvoiceView, StatementView } from './document-view.js';
import { DOCUMENTS_OPTIONS, type DocumentsOptions } from './documents.options.js';
import { embeddedFonts } from './embedded-fonts.js';
import { type PdfActivity, PdfRenderer, type Printed } from './pdf-renderer.js';
import { TemplateRenderer } from './template-renderer.js';

/** Makes the documents that go to the buyer. The browser starts with the first one, or by `warmUp`. */
@Injectable()
export class DocumentsService implements OnApplicationShutdown {
  private readonly templates = new TemplateRenderer();
  private readonly renderer: PdfRenderer;

  constructor(@Inject(DOCUMENTS_OPTIONS) options: DocumentsOptions) {
    const { concurrency, ...where } = options;
    const launch = async () => launchPrintBrowser(await prepareChromium(where));
    this.renderer = new PdfRenderer({
      launch,
      styles: embeddedFonts(),
      ...(concurrency === undefined ? {} : { concurrency }),
    });
  }

  /** @throws PdfError when it can't be had now */
  async quotePdf(view: DocumentView): Promise<Uint8Array> {
    return this.renderer.render(this.templates.quote(documentModel(view)));
  }

  /** @throws PdfError when it can't be had now */
  async invoicePdf(view: InvoiceView): Promise<Uint8Array> {
    return this.renderer.render(this.templates.invoice(invoiceModel(view)));
  }

  /** @throws PdfError when it can't be had now */
  async statementPdf(view: StatementView): Promise<Uint8Array> {
    return this.renderer.render(this.templates.statement(statementModel(view)));
  }

  /** Unpacks and starts the browser. @throws Error with one line for the operator when none runs on this machine */
  async warmUp(): Promise<void> {
    await this.renderer.warmUp();
  }

  activity(): PdfActivity {
    return this.renderer.activity();
  }

  /** `tell` hears of every document that is printed from now on, or fails. */
  onPrinted(tell: (printed: Printed) => void): void {
    this.renderer.onPrinted(tell);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.renderer.close();
  }
}
