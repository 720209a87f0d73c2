import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { uuidOf } from '../domain/uuid.js';
import { EInvoiceDocuments } from '../e-invoice-documents.service.js';
import { TransmissionSettling } from './transmission-settling.service.js';
import type { ProviderAnswer } from './connectors/connector.js';
import { EInvoiceConnectors } from './connectors/e-invoice-connectors.service.js';
import type { TransmissionRecord } from './transmission.schema.js';

/** Sends the queued e-invoices. */
@Injectable()
export class TransmissionRelay extends QueueWorker<TransmissionRecord, ProviderAnswer> {
  protected readonly unreadable = 'Failed to read the e-invoices to be sent';
  protected readonly tooSlow = 'The provider did not respond in time.';

  constructor(
    private readonly queue: TransmissionSettling,
    private readonly documents: EInvoiceDocuments,
    private readonly connectors: EInvoiceConnectors,
  ) {
    super();
  }

  /** A server without an endpoint sends nothing; servers with an endpoint send. */
  override onApplicationBootstrap(): void {
    if (!this.connectors.hasEndpoint) return;
    this.queue.onQueued(() => this.wakeSoon());
    super.onApplicationBootstrap();
  }

  protected async claim(limit: number): Promise<TransmissionRecord[]> {
    const claimed: TransmissionRecord[] = [];
    while (claimed.length < limit) {
      const next = await this.queue.claim();
      if (next === null) break;
      claimed.push(next);
    }
    return claimed;
  }

  protected async attempt({ _id, kind, number }: TransmissionRecord, signal: AbortSignal): Promise<ProviderAnswer> {
    const id = _id.toHexString();
    const { xml } = await this.documents.sentXmlOf(await this.documents.load(kind, id));
    return this.connectors.provider.send({ uuid: uuidOf(id), number, kind, xml }, signal);
  }

  protected succeeded(transmission: TransmissionRecord, answer: ProviderAnswer): Promise<void> {
    return this.queue.finish(transmission, answer);
  }

  protected async failed(transmission: TransmissionRecord, reason: string): Promise<void> {
    const { number, attempts } = transmission;
    if (await this.queue.postpone(transmission, reason)) {
      this.logger.warn(`Failed to send e-invoice ${number}; it will be retried: ${reason}`);
      return;
    }
    this.logger.error(`E-invoice ${number} failed after ${attempts} attempts: ${reason}`);
    await this.queue.giveUp(transmission, reason);
  }
}
