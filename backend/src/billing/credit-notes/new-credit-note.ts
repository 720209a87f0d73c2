import { type Credit, type Creditable, type CreditReason, leftAfter, totalLeft } from '@shop/contract/credit';
import { toFils } from '@shop/contract/money';
import type { TaxCategory } from '@shop/contract/vat';
import { Types } from 'mongoose';
import type { InvoiceRecord } from '../invoices/invoice-changes.service.js';
import type { CreditNote, CreditNoteLine } from './credit-note.schema.js';
import type { Excess, WantedCredit } from './domain/wanted-credit.js';
import type { CreateCreditNoteDto } from './dto/credit-note.requests.js';
import { refuseField } from '../../platform/errors/refuse.js';

/** The requested credit, its reason, and the lines whose goods come back. */
export interface CreditOrder {
  readonly wanted: WantedCredit;
  readonly reason: CreditReason;
  readonly words: string;
  /** null for the default of the reason. */
  readonly rebill: boolean | null;
  /** In the order of the invoice's lines. */
  readonly restocked: readonly boolean[];
}

/** @throws DomainError `invalid` naming a field that contradicts another, or that the invoice does not have */
export function creditOrderOf(invoice: InvoiceRecord, body: CreateCreditNoteDto): CreditOrder {
  const { reason, words, rebill = null } = body;
  const lines = body.lines ?? [];
  const deliveryCharge = toFils(body.deliveryCharge ?? 0);
  const extraFee = toFils(body.extraFee ?? 0);
  const amount = toFils(body.amount ?? 0);
  const namesParts = lines.length > 0 || deliveryCharge > 0 || extraFee > 0;
  if (namesParts && amount > 0) throw refuseField('amount', 'CREDIT_ONE_WAY');
  if (!namesParts && amount === 0) throw refuseField('lines', 'CREDIT_NOTHING');
  if (amount > 0) return { wanted: { amount }, reason, words, rebill, restocked: [] };
  const qtys = invoice.lines.map(() => 0);
  const restocked = invoice.lines.map(() => false);
  for (const [index, { line, qty, restock }] of lines.entries()) {
    const place = lineIndexOf(invoice, line);
    if (place === -1) throw refuseField(`lines.${index}.line`, 'UNKNOWN_LINE');
    if (qtys[place] !== 0) throw refuseField(`lines.${index}.line`, 'LINE_TWICE');
    qtys[place] = qty;
    if (restock === true && invoice.order === null) throw refuseField(`lines.${index}.restock`, 'OPENING_GOODS');
    restocked[place] = restock === true && invoice.kind !== 'Advance';
  }
  return { wanted: { qtys, deliveryCharge, extraFee }, reason, words, rebill, restocked };
}

/** The field of the body whose value is too large. */
export function fieldOf(invoice: InvoiceRecord, body: CreateCreditNoteDto, { what }: Excess): string {
  if (typeof what === 'string') return what;
  const index = (body.lines ?? []).findIndex(({ line }) => lineIndexOf(invoice, line) === what.lineIndex);
  return `lines.${index}.qty`;
}

type CreditedParts = Pick<
  CreditNote,
  'user' | 'seller' | 'buyer' | 'invoice' | 'order' | 'lines' | 'deliveryCharge' | 'extraFee' | 'tax' | 'total'
> &
  Pick<CreditNote, 'chargesTaxReason' | 'before' | 'after' | 'reason' | 'words' | 'rebill' | 'ofAdvance'>;

/** All fields of a credit note except its number and its day. @param value of the invoice before it */
export function creditNoteFields(
  invoice: InvoiceRecord,
  value: Creditable,
  credit: Credit,
  { reason, words, rebill, restocked }: Omit<CreditOrder, 'wanted'>,
): CreditedParts {
  const { net, vat, gross, categories, deliveryCharge, extraFee } = credit;
  const after = totalLeft(leftAfter(value, credit));
  return {
    user: invoice.user,
    seller: invoice.seller,
    buyer: invoice.buyer,
    invoice: { _id: invoice._id, invoiceNumber: invoice.invoiceNumber, createdAt: invoice.createdAt },
    order: invoice.order,
    ofAdvance: invoice.kind === 'Advance',
    reason,
    words,
    // The reason of an invoice for a wrong buyer or TRN: its supply stays, and a right one replaces it.
    rebill: rebill ?? (reason === 'DL8.61.1.E' && after.gross === 0),
    deliveryCharge,
    extraFee,
    chargesTaxReason: reasonOf(invoice, deliveryCharge.category),
    lines: linesOf(invoice, credit, restocked),
    tax: invoice.tax && { basis: invoice.tax.basis, net, vat, gross, categories: [...categories] },
    total: gross,
    before: totalLeft(value),
    after,
  };
}

/** Charges are of the category of all lines, or of the standard one. */
const reasonOf = ({ lines }: InvoiceRecord, category: TaxCategory): string =>
  lines.find(({ taxCategory, taxReason }) => taxCategory === category && taxReason !== '')?.taxReason ?? '';

function linesOf({ lines }: InvoiceRecord, credit: Credit, restocked: readonly boolean[]): CreditNoteLine[] {
  return lines.flatMap((line, index) => {
    const { qty, net, vat, gross } = credit.lines[index] ?? { qty: 0, net: 0, vat: 0, gross: 0 };
    if (qty === 0 && gross === 0) return [];
    const own = { _id: new Types.ObjectId(), line: line._id, restock: restocked[index] ?? false };
    return [{ ...line, ...own, qty, discount: 0, net, vat, gross }];
  });
}

function lineIndexOf({ lines }: InvoiceRecord, id: string): number {
  return lines.findIndex(({ _id }) => _id.toHexString() === id.toLowerCase());
}
