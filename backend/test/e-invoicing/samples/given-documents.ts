import { creditOfAmount, creditOfParts, type Creditable, type CreditReason, leftAfter } from '@shop/contract/credit';
import { type DocumentTax, documentTax, type PriceBasis, type TaxCategory, taxRate } from '@shop/contract/vat';
import type { SourceCreditNote, SourceInvoice, SourcePayment } from '../../../src/e-invoicing/domain/source.js';
import { COMPANY, SELLER } from './given-parties.js';

export interface GivenLine {
  readonly name?: string;
  readonly unit?: string;
  readonly hsCode?: string;
  readonly unitCode?: string;
  readonly qty?: number;
  /** In fils. */
  readonly price?: number;
  readonly discount?: number;
  readonly category?: TaxCategory;
  readonly reason?: string;
}

export interface GivenInvoice extends Partial<
  Pick<SourceInvoice, 'seller' | 'buyer' | 'poNumber' | 'supplyDate' | 'deliveredAt'>
> {
  readonly number?: string;
  readonly basis?: PriceBasis;
  readonly lines?: readonly GivenLine[];
  readonly delivery?: number;
  readonly fee?: number;
  readonly discount?: number;
  readonly payments?: readonly SourcePayment[];
}

export interface GivenCredit {
  readonly reason?: CreditReason;
  readonly qtys?: readonly number[];
  readonly delivery?: number;
  readonly fee?: number;
  /** Instead of all others. */
  readonly amount?: number;
}

const ISSUED = new Date('2026-11-25T08:15:30Z');
const DUE = new Date('2026-12-25T19:59:59.999Z');
const NOTHING = { net: 0, vat: 0, gross: 0 };
const ACCOUNT = '6920200f1c2d3e4f5a6b7c8d';

/** An invoice as the shop issues it. */
export function givenInvoice(given: GivenInvoice = {}): SourceInvoice {
  const { number = 'INV-2026-00001', basis = 'inclusive', lines = [{}], delivery = 0, fee = 0, discount = 0 } = given;
  const priced = lines.map(lineOf);
  const charges = { deliveryCharge: delivery, extraFee: fee, discount };
  const tax = documentTax({ basis, lines: priced, ...charges, standardRate: 5 });
  return {
    ...{ _id: `invoice ${number}`, invoiceNumber: number, createdAt: ISSUED, dueDate: DUE },
    ...{ supplyDate: given.supplyDate ?? ISSUED, deliveredAt: given.deliveredAt ?? null },
    ...{ user: ACCOUNT, company: ACCOUNT, seller: given.seller ?? SELLER },
    buyer: given.buyer ?? { ...PERSON, company: COMPANY },
    order: { orderNumber: 'ORD-2026-00001' },
    ...{ deliveries: [], poNumber: given.poNumber ?? '', advances: [], advanced: 0 },
    lines: priced.map((line, index) => ({ ...line, ...amountsOf(tax, index) })),
    ...{ discount, discountReason: '', payments: given.payments ?? [], tax },
  };
}

const PERSON = {
  name: 'Aisha Rahman',
  email: 'aisha@rahmanprint.example',
  phoneNumber: '+971501234567',
  address: 'Dubai',
};

function lineOf(given: GivenLine, index: number) {
  const { name = 'Hot-Stamping Ribbon 1-inch 100-yd Black', unit = 'roll', qty = 12, price = 1850 } = given;
  const { discount = 0, category = 'S', reason = '', hsCode = '', unitCode = '' } = given;
  return {
    ...{ productName: name, sku: `RIB-${String(index + 1).padStart(5, '0')}`, unit, qty, unitPrice: price, discount },
    ...{ hsCode, unitCode },
    ...{ taxCategory: category, taxRate: taxRate(category, '2026-11-25'), taxReason: reason },
  };
}

function amountsOf(tax: DocumentTax, index: number) {
  const { net, vat, gross } = tax.lines[index] ?? NOTHING;
  return { net, vat, gross };
}

/** The notes of an invoice, one after the other, each of what the ones before it left. */
export function givenCreditNotes(invoice: SourceInvoice, credits: readonly GivenCredit[]): SourceCreditNote[] {
  let left = creditableOf(invoice);
  return credits.map((given, index) => {
    const { qtys = [], delivery = 0, fee = 0, amount } = given;
    const wanted = { qtys, deliveryCharge: delivery, extraFee: fee };
    const credit = amount === undefined ? creditOfParts(left, wanted) : creditOfAmount(left, amount);
    left = leftAfter(left, credit);
    const { net, vat, gross, categories, deliveryCharge, extraFee } = credit;
    const creditNoteNumber = `CRN-2026-${String(index + 1).padStart(5, '0')}`;
    return {
      ...{ _id: `note ${index + 1} of ${invoice.invoiceNumber}`, creditNoteNumber, createdAt: ISSUED },
      ...{ user: invoice.user, company: invoice.company, seller: invoice.seller, buyer: invoice.buyer },
      invoice: { invoiceNumber: invoice.invoiceNumber, createdAt: invoice.createdAt },
      ...{ reason: given.reason ?? 'DL8.61.1.D', words: 'Two rolls came back unopened', deliveryCharge, extraFee },
      lines: creditedLines(invoice, credit.lines),
      chargesTaxReason: '',
      tax: { basis: invoice.tax.basis, net, vat, gross, categories },
    };
  });
}

function creditedLines({ lines }: SourceInvoice, credited: Creditable['lines']) {
  return lines.flatMap((line, index) => {
    const { qty, net, vat, gross } = credited[index] ?? { qty: 0, ...NOTHING };
    return qty === 0 && gross === 0 ? [] : [{ ...line, qty, net, vat, gross }];
  });
}

export function creditableOf({ lines, tax }: SourceInvoice): Creditable {
  return {
    basis: tax.basis,
    lines: lines.map(({ qty, taxCategory, taxRate: rate, net, vat, gross }) => ({
      ...{ category: taxCategory, rate, qty, net: net ?? 0, vat: vat ?? 0, gross: gross ?? 0 },
    })),
    deliveryCharge: tax.deliveryCharge,
    extraFee: tax.extraFee,
  };
}
