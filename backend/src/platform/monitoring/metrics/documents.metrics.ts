import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { DocumentsService } from '../../pdf/documents.service.js';
import { Metrics } from './metrics.service.js';

const SECONDS = [0.03, 0.1, 0.3, 1, 3, 10];

/** The making of PDFs, which takes turns. */
@Injectable()
export class DocumentsMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly documents: DocumentsService,
  ) {}

  onModuleInit(): void {
    const { documents } = this;
    const registers = [this.metrics.registry];
    new Gauge({
      name: 'pdf_documents',
      help: 'Documents being printed or waiting to be printed',
      labelNames: ['state'],
      registers,
      collect() {
        const { printing, waiting } = documents.activity();
        this.set({ state: 'printing' }, printing);
        this.set({ state: 'waiting' }, waiting);
      },
    });
    new Counter({
      name: 'pdf_browser_starts_total',
      help: 'Starts of the printing browser; more than one means it stopped in between',
      registers,
      collect() {
        this.reset();
        this.inc(documents.activity().browserStarts);
      },
    });
    const printing = new Histogram({
      name: 'pdf_print_duration_seconds',
      help: 'Time to print a document, excluding the waiting time',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    });
    documents.onPrinted(({ ms, succeeded }) => {
      printing.observe({ outcome: succeeded ? 'done' : 'failed' }, ms / 1000);
    });
  }
}
