import { Injectable } from '@nestjs/common';
import { InvoiceTransmission } from '../../invoices/invoice-transmission.service.js';
import { Clock } from '../../../platform/clock.js';
import type { ChangeContext } from '../../../platform/database/record-store.js';
import { OnceOnly } from '../../../platform/jobs/once-only.service.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { isSettled, mayBeAnswered } from '../domain/delivery.rules.js';
import type { ProviderAnswer } from './connectors/connector.js';
import { DeliveryStore } from './delivery-store.service.js';
import type { DeliveryRecord, EInvoiceDelivery } from './e-invoice-delivery.schema.js';
import { SentEInvoices } from './sent-e-invoices.service.js';

const OFF_THE_QUEUE = { lease: null, nextAttemptAt: null, lastError: null };

/** Notes what providers answer. */
@Injectable()
export class DeliverySettling {
  constructor(
    private readonly store: DeliveryStore,
    private readonly invoices: InvoiceTransmission,
    private readonly transactions: Transactions,
    private readonly once: OnceOnly,
    private readonly clock: Clock,
    private readonly sent: SentEInvoices,
  ) {}

  /** @param by the name of who noted it; empty: the provider told it */
  async settle(
    before: DeliveryRecord,
    { status, reasons }: ProviderAnswer,
    by: string,
    context: ChangeContext,
  ): Promise<DeliveryRecord> {
    if (status === 'sent') return this.store.write(before, { status, ...OFF_THE_QUEUE }, context);
    const answer = { status, answeredAt: this.clock.now(), answeredBy: by, reasons: [...reasons] };
    const after = await this.store.write(before, { ...answer, ...OFF_THE_QUEUE }, context);
    if (status === 'rejected') await this.sent.forget(after._id, context.session);
    if (status === 'rejected' && after.kind === 'invoice') await this.invoices.markRejected(after._id, context);
    return after;
  }

  /** Notes the answer to an attempt; of no effect where the provider said more by itself in the meantime. */
  finish({ _id, lease }: DeliveryRecord, answer: ProviderAnswer): Promise<void> {
    return this.transactions.run(null, async (session) => {
      const now = await this.store.stored(_id, session);
      if (lease === null || now?.lease?.equals(lease) !== true) return;
      await this.settle(now, answer, '', { actor: null, session });
    });
  }

  /** Gives up for now: staff see it, and send it again. */
  giveUp({ _id, lease }: DeliveryRecord, reason: string): Promise<void> {
    const fields: Partial<EInvoiceDelivery> = { ...OFF_THE_QUEUE, status: 'failed', lastError: reason };
    return this.transactions.run(null, async (session) => {
      const now = await this.store.stored(_id, session);
      if (lease === null || now?.lease?.equals(lease) !== true) return;
      await this.store.write(now, fields, { actor: null, session });
    });
  }

  /**
   * A call of the provider. What is settled stays so, and a call that comes twice is carried out once.
   * @param key names the call for all time
   * @throws DomainError E_INVOICE_NOT_FOUND, E_INVOICE_NOT_SENT
   */
  told(uuid: string, answer: ProviderAnswer, key: string): Promise<DeliveryRecord> {
    return this.transactions.answer(null, async (session) => {
      const delivery = await this.store.byUuid(uuid, session);
      if (delivery === null) throw refuse('E_INVOICE_NOT_FOUND');
      const isNew = await this.once.claimIn(`e-invoice callback ${key}`, session);
      if (!isNew || isSettled(delivery.status)) return delivery;
      if (!mayBeAnswered(delivery.status)) throw refuse('E_INVOICE_NOT_SENT');
      return this.settle(delivery, answer, '', { actor: null, session });
    });
  }
}
