import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type BookedCreditNote, CreditNoteBooks } from '../credit-notes/credit-note-books.service.js';
import { type BookedInvoice, InvoiceBooks } from '../invoices/invoice-books.service.js';
import { Clock } from '../../platform/clock.js';
import { toAed } from '@shop/contract/money';
import { boxesOf, type ReportedDocument, type ReportedRow, rowsOf } from './domain/vat-return.rules.js';
import type { VatReturnQueryDto } from './dto/vat-return.query.js';
import type { VatDocumentResponse, VatReturnResponse, VatRowResponse } from './dto/vat-return.response.js';
import { returnPeriod } from './return-period.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';

/** Reckons the VAT return of a period from the issued documents. */
@Injectable()
export class VatReturnService {
  constructor(
    private readonly invoices: InvoiceBooks,
    private readonly creditNotes: CreditNoteBooks,
    private readonly periods: VatPeriodsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming `from` */
  async of(query: VatReturnQueryDto): Promise<VatReturnResponse> {
    const { from, to, first, last } = returnPeriod(query, this.clock.now());
    const [invoices, notes, closed] = await Promise.all([
      this.invoices.between(first, last),
      this.creditNotes.between(first, last),
      this.periods.list(),
    ]);
    const reported = [...invoices.map(ofInvoice), ...notes.map(ofCreditNote)].sort(byTaxDate);
    return {
      from,
      to,
      isClosed: to <= (closed.at(-1)?.to ?? ''),
      boxes: boxesOf(reported).map(({ box, amount, vat }) => ({ box, amount: toAed(amount), vat: vat && toAed(vat) })),
      documents: reported.map(({ document, ...of }) => ({ ...document, rows: rowsOf(of).map(toRow) })),
    };
  }
}

interface Reported extends ReportedDocument {
  readonly document: Omit<VatDocumentResponse, 'rows'>;
}

function ofInvoice(invoice: BookedInvoice): Reported {
  return {
    emirate: invoice.seller.address.emirate,
    categories: invoice.tax?.categories ?? null,
    document: {
      _id: invoice._id.toHexString(),
      kind: 'invoice',
      number: invoice.invoiceNumber,
      buyer: invoice.buyer.company?.legalName ?? invoice.buyer.name,
      issuedAt: invoice.createdAt.toISOString(),
      taxDate: invoice.taxDate.toISOString(),
      isLate: invoice.supplyDate !== null && dubaiDay(invoice.supplyDate) < dubaiDay(invoice.taxDate),
      isBeforeVat: !invoice.tax,
      gross: toAed(invoice.issuedTotal),
    },
  };
}

/** It counts when it is issued, whatever period its invoice is of. */
function ofCreditNote(note: BookedCreditNote): Reported {
  return {
    emirate: note.seller.address.emirate,
    categories:
      note.tax?.categories.map((one) => ({ ...one, net: -one.net, vat: one.vat === 0 ? 0 : -one.vat })) ?? null,
    document: {
      _id: note._id.toHexString(),
      kind: 'credit note',
      number: note.creditNoteNumber,
      buyer: note.buyer.company?.legalName ?? note.buyer.name,
      issuedAt: note.createdAt.toISOString(),
      taxDate: note.createdAt.toISOString(),
      isLate: false,
      isBeforeVat: !note.tax,
      gross: -toAed(note.total),
    },
  };
}

const byTaxDate = (a: Reported, b: Reported) => a.document.taxDate.localeCompare(b.document.taxDate);

function toRow({ box, category, rate, net, vat }: ReportedRow): VatRowResponse {
  return { box, category, rate, net: toAed(net), vat: toAed(vat) };
}
