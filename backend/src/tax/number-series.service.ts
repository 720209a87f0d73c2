import { Injectable } from '@nestjs/common';
import { dubaiYear } from '@shop/contract/dubai-day';
import { InvoiceBooks, type IssuedNumber } from '../invoices/invoice-books.service.js';
import { Clock } from '../platform/clock.js';
import { missingNumbers } from './domain/number-series.js';
import type { NumberSeriesQueryDto } from './dto/number-series.query.js';
import type { NumberSeriesResponse } from './dto/number-series.response.js';

/** Tells whether the numbers of the invoices are whole, and which of them are void. */
@Injectable()
export class NumberSeriesService {
  constructor(
    private readonly invoices: InvoiceBooks,
    private readonly clock: Clock,
  ) {}

  async of({ year = dubaiYear(this.clock.now()) }: NumberSeriesQueryDto): Promise<NumberSeriesResponse> {
    const series = `INV-${year}`;
    const found = await this.invoices.numbered(`${series}-`);
    const numbers = found.map(({ invoiceNumber }) => invoiceNumber);
    return {
      series,
      count: numbers.length,
      first: numbers[0] ?? null,
      last: numbers.at(-1) ?? null,
      missing: missingNumbers(numbers),
      voided: found.flatMap((invoice) => toVoided(invoice) ?? []),
    };
  }
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
