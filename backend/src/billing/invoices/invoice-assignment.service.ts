import { Injectable } from '@nestjs/common';
import type { AssignDto } from '../../documents/parties/salesperson.requests.js';
import { Salespeople } from '../../people/user-record/salespeople.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { Invoice } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';

/** Changes who of the staff looks after an invoice. */
@Injectable()
export class InvoiceAssignment {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly salespeople: Salespeople,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, VALIDATION_FAILED at the field `salesperson` */
  assign(id: string, { salesperson = null }: AssignDto, actor: Actor): Promise<InvoiceResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.invoices.load(id, session);
      const { update, changes } = await this.salespeople.assignment(before, salesperson, session);
      const by = { actor, session, action: 'updated', changes } as const;
      const assigned = await this.records.amend({ _id: before._id }, update, by);
      if (assigned === null) throw refuse('INVOICE_NOT_FOUND');
      return this.invoices.toInvoiceResponse(actor, assigned);
    });
  }
}
