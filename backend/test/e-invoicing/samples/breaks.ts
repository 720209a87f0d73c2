import type {
  EAdjustment,
  EDocument,
  ELine,
  EParty,
  EPayment,
  ESubtotal,
  ETotals,
} from '../../../src/e-invoicing/domain/e-document.js';

export interface Break {
  /** A valid document. */
  readonly of: string;
  readonly change: (document: EDocument) => EDocument;
  readonly stricter?: true;
}

export type Change = Break['change'];

export const set =
  (fields: Partial<EDocument>): Change =>
  (document) => ({ ...document, ...fields });
export const seller =
  (fields: Partial<EParty>): Change =>
  (document) => ({ ...document, seller: { ...document.seller, ...fields } });
export const buyer =
  (fields: Partial<EParty>): Change =>
  (document) => ({ ...document, buyer: { ...document.buyer, ...fields } });
export const totals =
  (change: (totals: ETotals) => Partial<ETotals>): Change =>
  (document) => ({
    ...document,
    totals: { ...document.totals, ...change(document.totals) },
  });
export const payment =
  (fields: Partial<EPayment>): Change =>
  (document) => ({
    ...document,
    payment: document.payment && { ...document.payment, ...fields },
  });

/** Changes the lines of a category, S where none is named. */
export const line =
  (change: (line: ELine) => Partial<ELine>, category = 'S'): Change =>
  (document) => ({
    ...document,
    lines: document.lines.map((one) => (one.category === category ? { ...one, ...change(one) } : one)),
  });
export const adjustment =
  (change: Partial<EAdjustment>): Change =>
  (document) => ({
    ...document,
    adjustments: document.adjustments.map((one) => ({ ...one, ...change })),
  });
export const subtotal =
  (change: (subtotal: ESubtotal) => Partial<ESubtotal>, category = 'S'): Change =>
  (document) => ({
    ...document,
    subtotals: document.subtotals.map((one) => (one.category === category ? { ...one, ...change(one) } : one)),
  });

/** VAT that all sums agree on. */
export const withVat =
  (fils: number, category: string): Change =>
  (document) =>
    totals(({ vat, gross, payable }) => ({ vat: vat + fils, gross: gross + fils, payable: payable + fils }))(
      subtotal(({ vat }) => ({ vat: vat + fils }), category)(document),
    );

/** A line or an adjustment of nothing more, which no sum notices. */
export const freeLine =
  (fields: Partial<ELine>): Change =>
  (document) => ({
    ...document,
    lines: [
      ...document.lines,
      ...document.lines
        .slice(0, 1)
        .map((one) => ({ ...one, id: '99', net: 0, allowance: 0, price: 0, vat: 0, gross: 0, ...fields })),
    ],
  });
export const nothing =
  (fields: Partial<EAdjustment> & { isCharge: boolean }): Change =>
  (document) => ({
    ...document,
    adjustments: [
      ...document.adjustments,
      { reasonCode: '', reason: 'Nothing', category: 'S', percent: 5, amount: 0, ...fields },
    ],
    totals: { ...document.totals, [fields.isCharge ? 'charges' : 'allowances']: 0 },
  });
export const all =
  (...changes: readonly Change[]): Change =>
  (document) =>
    changes.reduce((before, change) => change(before), document);

export const EMPTY_TOTALS: ETotals = {
  lines: 0,
  allowances: null,
  charges: null,
  net: 0,
  vat: 0,
  gross: 0,
  prepaid: 0,
  payable: 0,
};
export const PLACE = { street: 'Industrial Area 5', city: 'Sharjah', subdivision: 'SHJ', country: 'AE' };
export const INVOICE = 'invoice-standard';
export const NOTE = 'note-return-1';
export const MIXED = 'invoice-mixed';
export const REVERSE = 'invoice-reverse-charge';
export const EXEMPT = 'invoice-exempt';
export const OUT = 'invoice-out-of-scope';
export const of = (name: string, change: Change): Break => ({ of: name, change });
export const stricter = (name: string, change: Change): Break => ({ of: name, change, stricter: true });
