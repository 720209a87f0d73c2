import { Injectable } from '@nestjs/common';
import { type Fils, toAed } from '@shop/contract/money';
import type { TaxCategory } from '@shop/contract/vat';
import { boxOf } from '@shop/contract/vat-return';
import { CreditNoteBooks, type ItemizedCreditNote } from '../credit-notes/credit-note-books.service.js';
import { InvoiceBooks, type ItemizedInvoice } from '../invoices/invoice-books.service.js';
import { Clock } from '../../platform/clock.js';
import type { VatLineResponse } from './dto/vat-line.response.js';
import type { VatReturnQueryDto } from './dto/vat-return.query.js';
import type { VatLinePart } from './dto/vat-return.response.js';
import { returnPeriod } from './return-period.js';

/** The lines and charges behind a VAT return, for an accountant's spreadsheet. They add up to its figures. */
@Injectable()
export class VatLinesService {
  constructor(
    private readonly invoices: InvoiceBooks,
    private readonly creditNotes: CreditNoteBooks,
    private readonly clock: Clock,
  ) {}

  /** Those of invoices first. @throws DomainError `invalid` naming `from` */
  async of(query: VatReturnQueryDto): Promise<VatLineResponse[]> {
    const { first, last } = returnPeriod(query, this.clock.now());
    const [invoices, notes] = await Promise.all([
      this.invoices.itemized(first, last),
      this.creditNotes.itemized(first, last),
    ]);
    return [...invoices.flatMap(ofInvoice), ...notes.flatMap(ofCreditNote)];
  }
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

function ofInvoice(invoice: ItemizedInvoice): VatLineResponse[] {
  const { lines, tax, issuedTotal } = invoice;
  const head: Head = {
    kind: 'invoice',
    number: invoice.invoiceNumber,
    issuedAt: invoice.createdAt.toISOString(),
    taxDate: invoice.taxDate.toISOString(),
  };
  const parts = tax ? [...lines.map(ofLine), ...charges(tax)] : [withoutVat(issuedTotal)];
  return parts.map((part) => toLine(head, invoice, part, 1));
}

function ofCreditNote(note: ItemizedCreditNote): VatLineResponse[] {
  const at = note.createdAt.toISOString();
  const head: Head = { kind: 'credit note', number: note.creditNoteNumber, issuedAt: at, taxDate: at };
  const parts = note.tax ? [...note.lines.map(ofLine), ...charges(note)] : [withoutVat(note.total)];
  return parts.map((part) => toLine(head, note, part, -1));
}

const withoutVat = (total: Fils): Part => ({ part: 'document', category: null, rate: null, net: total, vat: 0 });

type Line = (ItemizedInvoice | ItemizedCreditNote)['lines'][number];

function ofLine({ productName, sku, qty, taxCategory, taxRate, net, vat }: Line): Part {
  const product = { productName, sku, qty };
  return { part: 'line', product, category: taxCategory, rate: taxRate, net: net ?? 0, vat: vat ?? 0 };
}

type Charges = Pick<ItemizedCreditNote, 'deliveryCharge' | 'extraFee'>;

/** Those that are not 0. */
function charges({ deliveryCharge, extraFee }: Charges): Part[] {
  const all: Part[] = [
    { ...deliveryCharge, part: 'delivery' },
    { ...extraFee, part: 'extra fee' },
  ];
  return all.filter(({ net, vat }) => net !== 0 || vat !== 0);
}

type Parties = Pick<ItemizedInvoice, 'buyer' | 'seller'>;

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
    ...{ category: part.category, rate: part.rate },
    net: toAed(signed(part.net)),
    vat: toAed(signed(part.vat)),
    gross: toAed(signed(part.net + part.vat)),
  };
}
