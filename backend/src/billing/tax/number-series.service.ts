import { Injectable } from '@nestjs/common';
import { dubaiYear } from '@shop/contract/dubai-day';
import { CreditNoteBooks } from '../credit-notes/credit-note-books.service.js';
import { InvoiceBooks, type IssuedNumber } from '../invoices/invoice-books.service.js';
import { Clock } from '../../platform/clock.js';
import { missingNumbers } from './domain/number-series.js';
import type { NumberSeriesQueryDto } from './dto/number-series.query.js';
import type { NumberSeriesResponse } from './dto/number-series.response.js';

/** Tells whether the numbers of invoices and credit notes are whole, and which of them are void. */
@Injectable()
export class NumberSeriesService {
  constructor(
    private readonly invoices: InvoiceBooks,
    private readonly creditNotes: CreditNoteBooks,
    private readonly clock: Clock,
  ) {}

  async of({ year = dubaiYear(this.clock.now()) }: NumberSeriesQueryDto): Promise<NumberSeriesResponse[]> {
    const [invoices, creditNotes] = [`INV-${year}`, `CRN-${year}`];
    const issued = await this.invoices.numbered(`${invoices}-`);
    const numbers = issued.map(({ invoiceNumber }) => invoiceNumber);
    return [
      { ...whole(invoices, numbers), voided: issued.flatMap((invoice) => toVoided(invoice) ?? []) },
      // A credit note is never voided: another invoice makes up for it.
      { ...whole(creditNotes, await this.creditNotes.numbered(`${creditNotes}-`)), voided: [] },
    ];
  }
}

function whole(series: string, numbers: readonly string[]) {
  return {
    series,
    count: numbers.length,
    first: numbers[0] ?? null,
    last: numbers.at(-1) ?? null,
    missing: missingNumbers(numbers),
  };
}

function toVoided({ _id, invoiceNumber, voidedAt, voidedBy, voidReason = '' }: IssuedNumber) {
  if (!voidedAt) return null;
  return {
    _id: _id.toHexString(),
    number: invoiceNumber,
    voidedAt: voidedAt.toISOString(),
    voidedBy,
    reason: voidReason,
  };
}
