import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { InvoiceDraft } from './new-invoices.service.js';

/** Throws where the invoice must not be issued as it is. */
type Condition = (invoice: InvoiceDraft, session: ClientSession) => Promise<void>;

/** Conditions that other modules have for new invoices. */
@Injectable()
export class IssueConditions {
  private readonly conditions: Condition[] = [];

  register(condition: Condition): void {
    this.conditions.push(condition);
  }

  /** @throws DomainError of the first condition that is not met */
  async require(invoice: InvoiceDraft, session: ClientSession): Promise<void> {
    for (const condition of this.conditions) await condition(invoice, session);
  }
}
