import { type Credit, type Creditable, creditOfAmount, leftAfter } from '@shop/contract/credit';
import type { Charges, Fils } from '@shop/contract/money';
import { discountedAmount, type PriceBasis, shareOut, type TaxableLine, type TaxedCategory } from '@shop/contract/vat';

interface InvoicedLine extends TaxableLine {
  readonly _id: { toString(): string };
  /** `net`, `vat` and `gross` are null if the invoice has no VAT. */
  readonly net: Fils | null;
  readonly vat: Fils | null;
  readonly gross: Fils | null;
}

export interface CreditedInvoice extends Charges {
  readonly lines: readonly InvoicedLine[];
  readonly discount: Fils;
  readonly tax: {
    readonly basis: PriceBasis;
    readonly deliveryCharge: TaxedCategory;
    readonly extraFee: TaxedCategory;
  } | null;
  /** Credit notes of the old books took `creditedBefore` off it; null for an invoice of the shop. */
  readonly opening?: { readonly creditedBefore: Fils } | null;
}

interface EarlierNote {
  readonly lines: readonly (Omit<TaxedCategory, 'category' | 'rate'> & {
    readonly line: { toString(): string };
    readonly qty: number;
  })[];
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
}

/** The uncredited rest of an invoice, line by line. */
export function creditableOf(invoice: CreditedInvoice, notes: readonly EarlierNote[]): Creditable {
  return notes.reduce(
    (left, note) =>
      leftAfter(left, { ...note, lines: left.lines.map((line, index) => takenOf(invoice, note, line, index)) }),
    leftAfter(asIssued(invoice), creditedBefore(invoice)),
  );
}

/** The share of each line in what the old books credited of an invoice that was brought in; all 0 for others. */
export const creditedBefore = (invoice: CreditedInvoice): Credit =>
  creditOfAmount(asIssued(invoice), invoice.opening?.creditedBefore ?? 0);

/** The unused part of an advance: the lines are its VAT categories. */
export function unusedPart(value: Creditable, unused: readonly TaxedCategory[]): Creditable {
  const lines = value.lines.map((line) => {
    const part = unused.find(({ category, rate }) => category === line.category && rate === line.rate);
    const { net, vat, gross } = part ?? { net: 0, vat: 0, gross: 0 };
    return { ...line, net, vat, gross, qty: gross > 0 ? 1 : 0 };
  });
  return { ...value, lines };
}

function takenOf(invoice: CreditedInvoice, note: EarlierNote, { category, rate }: TaxedCategory, index: number) {
  const id = String(invoice.lines[index]?._id);
  const taken = note.lines.find(({ line }) => String(line) === id);
  const { net, vat, gross, qty } = taken ?? { net: 0, vat: 0, gross: 0, qty: 0 };
  return { category, rate, net, vat, gross, qty };
}

/** Without VAT, the value of a line is its amount less its share of the discount. */
function asIssued({ lines, discount, tax, deliveryCharge, extraFee }: CreditedInvoice): Creditable {
  const shares = shareOut(discount, lines.map(discountedAmount));
  return {
    basis: tax?.basis ?? 'inclusive',
    lines: lines.map((line, index) => {
      const { qty, taxCategory: category, net, vat, gross } = line;
      const untaxed = withoutVat(discountedAmount(line) - (shares[index] ?? 0));
      const amounts = net === null || vat === null || gross === null ? untaxed : { net, vat, gross };
      return { category, rate: line.taxRate, ...amounts, qty };
    }),
    deliveryCharge: tax?.deliveryCharge ?? { category: 'S', rate: 0, ...withoutVat(deliveryCharge) },
    extraFee: tax?.extraFee ?? { category: 'S', rate: 0, ...withoutVat(extraFee) },
  };
}

function withoutVat(amount: Fils) {
  return { net: amount, vat: 0, gross: amount };
}
