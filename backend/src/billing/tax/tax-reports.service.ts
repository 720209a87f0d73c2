import { Injectable } from '@nestjs/common';
import { dubaiDay, dubaiYear } from '@shop/contract/dubai-day';
import {
  type BookedCreditNote,
  CreditNotesService,
  type ItemizedCreditNote,
} from '../credit-notes/credit-notes.service.js';
import {
  type AdjustedInvoice,
  type BookedInvoice,
  InvoiceTaxViews,
  type IssuedNumber,
  type ItemizedInvoice,
} from '../invoices/invoice-tax-views.service.js';
import { Clock } from '../../platform/clock.js';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import {
  type BoxFigure,
  boxesOf,
  lessAdvances,
  type ReportedDocument,
  type ReportedRow,
  rowsOf,
} from './domain/vat-return.rules.js';
import { BroughtBoxResponse } from '../../shop/move-ins/dto/move-in.response.js';
import type { VatReturnQueryDto } from './dto/vat-return.query.js';
import type { VatDocumentResponse, VatReturnResponse, VatRowResponse } from './dto/vat-return.response.js';
import { returnPeriod } from './return-period.js';
import { MoveInsService } from '../../shop/move-ins/move-ins.service.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { sumOf, type TaxCategory, type TaxedCategory } from '@shop/contract/vat';
import { boxOf, type VatLinePart } from '@shop/contract/vat-return';
import type { VatLineResponse } from './dto/vat-line.response.js';
import { missingNumbers } from './domain/number-series.js';
import type { NumberSeriesQueryDto } from './dto/number-series.query.js';
import type { NumberSeriesResponse } from './dto/number-series.response.js';

interface Reported extends ReportedDocument {
  readonly document: Omit<VatDocumentResponse, 'rows'>;
}

type Head = Pick<VatLineResponse, 'kind' | 'number' | 'issuedAt' | 'taxDate'>;

interface Part {
  readonly part: VatLinePart;
  readonly product?: { readonly productName: string; readonly sku: string; readonly qty: number };
  readonly category: TaxCategory | null;
  readonly rate: number | null;
  readonly net: Fils;
  readonly vat: Fils;
}

type Line = (ItemizedInvoice | ItemizedCreditNote)['lines'][number];

type Charges = Pick<ItemizedCreditNote, 'deliveryCharge' | 'extraFee'>;

type Parties = Pick<ItemizedInvoice, 'buyer' | 'seller'>;

/** The VAT return of a period with the lines behind it, and whether the numbers of invoices and credit notes have gaps. */
@Injectable()
export class TaxReports {
  constructor(
    private readonly invoices: InvoiceTaxViews,
    private readonly notes: CreditNotesService,
    private readonly periods: VatPeriodsService,
    private readonly moveIns: MoveInsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming `from` */
  async vatReturn(query: VatReturnQueryDto): Promise<VatReturnResponse> {
    const { from, to, first, last } = returnPeriod(query, this.clock.now());
    const [invoices, notes, badDebts, closed, old] = await Promise.all([
      this.invoices.issuedInPeriod(first, last),
      this.notes.issuedInPeriod(first, last),
      this.invoices.badDebtsIn(first, last),
      this.periods.list(),
      this.moveIns.boxesIn(from, to),
    ]);
    const reported = [...invoices.map(ofInvoice), ...notes.map(ofCreditNote)].sort(byTaxDate);
    const adjusted = badDebts.map(ofBadDebt);
    return {
      from,
      to,
      isClosed: to <= (closed.at(-1)?.to ?? ''),
      boxes: boxesOf(
        reported,
        adjusted,
        old.flatMap(({ boxes }) => boxes),
      ).map(({ box, ...figures }) => ({ box, ...toFigures(figures) })),
      broughtIn: old.map(({ boxes, ...of }) => ({ ...of, boxes: boxes.map((one) => BroughtBoxResponse.stored(one)) })),
      documents: reported.map(toDocument),
      adjustments: adjusted.map(toDocument),
    };
  }

  /** The lines of invoices come first, those of bad debts last. @throws DomainError `invalid` naming `from` */
  async vatLines(query: VatReturnQueryDto): Promise<VatLineResponse[]> {
    const { first, last } = returnPeriod(query, this.clock.now());
    const [invoices, notes, badDebts] = await Promise.all([
      this.invoices.itemized(first, last),
      this.notes.itemized(first, last),
      this.invoices.badDebtsIn(first, last),
    ]);
    return [
      ...invoices.flatMap(linesOfInvoice),
      ...notes.flatMap(linesOfCreditNote),
      ...badDebts.flatMap(linesOfBadDebt),
    ];
  }

  async numberSeries({ year = dubaiYear(this.clock.now()) }: NumberSeriesQueryDto): Promise<NumberSeriesResponse[]> {
    const [invoices, creditNotes] = [`INV-${year}`, `CRN-${year}`];
    const issued = await this.invoices.numbered(`${invoices}-`);
    const starts = await this.moveIns.seriesStarts();
    const wholeOf = (series: string, numbers: readonly string[]) => whole(series, numbers, starts.get(series));
    const numbers = issued.map(({ invoiceNumber }) => invoiceNumber);
    return [
      { ...wholeOf(invoices, numbers), voided: issued.flatMap((invoice) => toVoided(invoice) ?? []) },
      // A credit note is never voided: another invoice corrects it.
      { ...wholeOf(creditNotes, await this.notes.numbered(`${creditNotes}-`)), voided: [] },
    ];
  }
}

function ofInvoice(invoice: BookedInvoice): Reported {
  return {
    emirate: invoice.seller.address.emirate,
    categories: invoice.tax ? lessAdvances(invoice.tax.categories, invoice.advances) : null,
    document: {
      _id: invoice._id.toHexString(),
      kind: 'invoice',
      number: invoice.invoiceNumber,
      buyer: invoice.buyer.company?.legalName ?? invoice.buyer.name,
      issuedAt: invoice.createdAt.toISOString(),
      taxDate: invoice.taxDate.toISOString(),
      supplyDay: invoice.supplyDate && dubaiDay(invoice.supplyDate),
      emirate: invoice.seller.address.emirate,
      isLate: invoice.supplyDate !== null && dubaiDay(invoice.supplyDate) < dubaiDay(invoice.taxDate),
      isBeforeVat: !invoice.tax,
      gross: toAed(invoice.issuedTotal - invoice.advanced),
    },
  };
}

/** The issue date determines the period of a credit note, regardless of the period of its invoice. */
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
      supplyDay: null,
      emirate: note.seller.address.emirate,
      isLate: false,
      isBeforeVat: !note.tax,
      gross: -toAed(note.total),
    },
  };
}

/** A write-off, its recovery and its undoing count on their own days. */
function ofBadDebt({ adjustment, ...invoice }: AdjustedInvoice): Reported {
  const { document, ...reported } = ofInvoice(invoice);
  const gross = sumOf(adjustment.categories).gross;
  const own = { kind: 'bad debt' as const, taxDate: adjustment.at.toISOString(), isLate: adjustment.isLate };
  return { ...reported, categories: adjustment.categories, document: { ...document, ...own, gross: toAed(gross) } };
}

const byTaxDate = (a: Reported, b: Reported) => a.document.taxDate.localeCompare(b.document.taxDate);

const toDocument = ({ document, ...of }: Reported): VatDocumentResponse => ({
  ...document,
  rows: rowsOf(of).map(toRow),
});

const toFigures = ({ amount, vat, adjustment }: Omit<BoxFigure, 'box'>) => ({
  amount: toAed(amount),
  vat: toAedOrNull(vat),
  adjustment: toAedOrNull(adjustment),
});

function toRow({ box, category, rate, net, vat }: ReportedRow): VatRowResponse {
  return { box, category, rate, net: toAed(net), vat: toAed(vat) };
}

function linesOfInvoice(invoice: ItemizedInvoice): VatLineResponse[] {
  const { lines, tax, issuedTotal, advances } = invoice;
  const head: Head = {
    kind: 'invoice',
    number: invoice.invoiceNumber,
    issuedAt: invoice.createdAt.toISOString(),
    taxDate: invoice.taxDate.toISOString(),
  };
  const used = advances.flatMap(({ categories }) => categories.map(partOfAdvance));
  const parts = tax ? [...lines.map(partOfLine), ...charges(tax), ...used] : [withoutVat(issuedTotal)];
  return parts.map((part) => toLine(head, invoice, part, 1));
}

function linesOfCreditNote(note: ItemizedCreditNote): VatLineResponse[] {
  const at = note.createdAt.toISOString();
  const head: Head = { kind: 'credit note', number: note.creditNoteNumber, issuedAt: at, taxDate: at };
  const parts = note.tax ? [...note.lines.map(partOfLine), ...charges(note)] : [withoutVat(note.total)];
  return parts.map((part) => toLine(head, note, part, -1));
}

function linesOfBadDebt({ adjustment, ...invoice }: AdjustedInvoice): VatLineResponse[] {
  const head: Head = {
    kind: 'bad debt',
    number: invoice.invoiceNumber,
    issuedAt: invoice.createdAt.toISOString(),
    taxDate: adjustment.at.toISOString(),
  };
  return adjustment.categories.map(({ category, rate, vat }) => {
    const part: Part = { part: 'bad debt', category, rate, net: 0, vat: 0 };
    return { ...toLine(head, invoice, part, 1), adjustment: toAed(vat) };
  });
}

const withoutVat = (total: Fils): Part => ({ part: 'document', category: null, rate: null, net: total, vat: 0 });

function partOfLine({ productName, sku, qty, taxCategory, taxRate, net, vat }: Line): Part {
  const product = { productName, sku, qty };
  return { part: 'line', product, category: taxCategory, rate: taxRate, net: net ?? 0, vat: vat ?? 0 };
}

/** An advance invoice that the invoice uses has its own lines in the return. */
const partOfAdvance = ({ category, rate, net, vat }: TaxedCategory): Part => ({
  part: 'advance' as const,
  category,
  rate,
  net: -net,
  vat: vat === 0 ? 0 : -vat,
});

/** The charges that are not 0. */
function charges({ deliveryCharge, extraFee }: Charges): Part[] {
  const all: Part[] = [
    { ...deliveryCharge, part: 'delivery' },
    { ...extraFee, part: 'extra fee' },
  ];
  return all.filter(({ net, vat }) => net !== 0 || vat !== 0);
}

function toLine(head: Head, { buyer, seller }: Parties, part: Part, sign: 1 | -1): VatLineResponse {
  const signed = (amount: number) => (amount === 0 ? 0 : sign * amount);
  return {
    ...head,
    buyer: buyer.company?.legalName ?? buyer.name,
    buyerTrn: buyer.company?.trn ?? '',
    part: part.part,
    productName: part.product?.productName ?? '',
    sku: part.product?.sku ?? '',
    qty: part.product === undefined ? null : signed(part.product.qty),
    box: part.category === null ? null : boxOf(part.category, seller.address.emirate),
    category: part.category,
    rate: part.rate,
    net: toAed(signed(part.net)),
    vat: toAed(signed(part.vat)),
    gross: toAed(signed(part.net + part.vat)),
    adjustment: 0,
  };
}

function whole(series: string, numbers: readonly string[], startsAfter = 0) {
  return {
    series,
    count: numbers.length,
    first: numbers[0] ?? null,
    last: numbers.at(-1) ?? null,
    missing: missingNumbers(numbers, startsAfter),
  };
}

function toVoided({ _id, invoiceNumber, voidedAt, voidedBy, voidReason }: IssuedNumber) {
  if (!voidedAt) return null;
  return {
    _id: _id.toHexString(),
    number: invoiceNumber,
    voidedAt: voidedAt.toISOString(),
    voidedBy,
    reason: voidReason,
  };
}
