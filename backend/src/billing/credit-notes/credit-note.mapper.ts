import { toAed } from '@shop/contract/money';
import { type Creditable, type CreditNoteTitle, totalLeft } from '@shop/contract/credit';
import type { TaxedAmount, TaxedCategory } from '@shop/contract/vat';
import { toTax } from '../../documents/lines/line.mapper.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { type CreditableResponse, CreditNoteLineResponse, CreditNoteResponse } from './dto/credit-note.response.js';
import type { CreditNoteLine, CreditNoteRecord } from './credit-note.schema.js';

/** The title of the document. Only a correction of VAT is a tax credit note. Executive Regulation, article 60(1)(a). */
export function creditNoteTitle({ tax }: Pick<CreditNoteRecord, 'tax'>): CreditNoteTitle {
  return tax === null ? 'Credit Note' : 'Tax Credit Note';
}

/** The owner and staff get the same fields. */
export function toCreditNote(note: CreditNoteRecord, user: UserRefResponse): CreditNoteResponse {
  const isTaxed = note.tax !== null;
  return {
    title: creditNoteTitle(note),
    user,
    lines: note.lines.map((line) => toCreditNoteLine(line, isTaxed)),
    deliveryCharge: toAed(note.deliveryCharge.gross),
    extraFee: toAed(note.extraFee.gross),
    tax: note.tax && toTax(note.tax),
    before: toValue(note.before, isTaxed),
    after: toValue(note.after, isTaxed),
    ...CreditNoteResponse.stored(note),
  };
}

function toCreditNoteLine(line: CreditNoteLine, isTaxed: boolean): CreditNoteLineResponse {
  return {
    taxRate: isTaxed ? line.taxRate : null,
    ...toValue(line, isTaxed),
    ...CreditNoteLineResponse.stored(line),
  };
}

function toValue({ net, vat, gross }: TaxedAmount, isTaxed: boolean) {
  return { net: isTaxed ? toAed(net) : null, vat: isTaxed ? toAed(vat) : null, gross: toAed(gross) };
}

interface InvoicedLine {
  readonly _id: { toString(): string };
  readonly productName: string;
  readonly productNameAr: string;
  readonly sku: string;
  readonly qty: number;
}

/** @param left the rest of these lines, in their order */
export function toCreditable(lines: readonly InvoicedLine[], left: Creditable): CreditableResponse {
  return {
    basis: left.basis,
    lines: left.lines.map((part, index) => {
      const { _id, productName = '', productNameAr = '', sku = '', qty: invoicedQty = 0 } = lines[index] ?? {};
      return { line: String(_id), productName, productNameAr, sku, invoicedQty, qty: part.qty, ...toPart(part) };
    }),
    deliveryCharge: toPart(left.deliveryCharge),
    extraFee: toPart(left.extraFee),
    total: toAed(totalLeft(left).gross),
  };
}

function toPart({ category, rate, net, vat, gross }: TaxedCategory) {
  return { category, rate, net: toAed(net), vat: toAed(vat), gross: toAed(gross) };
}
