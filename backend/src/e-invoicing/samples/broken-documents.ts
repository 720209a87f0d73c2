import type { RuleId } from '../checks/check.js';
import type { EAdjustment, EDocument, ELine, EParty, EPayment, ESubtotal, ETotals } from '../domain/e-document.js';
import { validDocuments } from './valid-documents.js';

/** A document that breaks one rule. */
export interface BrokenDocument {
  readonly rule: RuleId;
  readonly document: EDocument;
  /** The official rules let it pass. */
  readonly stricter: boolean;
}

interface Break {
  /** A valid document. */
  readonly of: string;
  readonly change: (document: EDocument) => EDocument;
  readonly stricter?: true;
}

type Change = Break['change'];

const set =
  (fields: Partial<EDocument>): Change =>
  (document) => ({ ...document, ...fields });
const seller =
  (fields: Partial<EParty>): Change =>
  (document) => ({ ...document, seller: { ...document.seller, ...fields } });
const buyer =
  (fields: Partial<EParty>): Change =>
  (document) => ({ ...document, buyer: { ...document.buyer, ...fields } });
const totals =
  (change: (totals: ETotals) => Partial<ETotals>): Change =>
  (document) => ({
    ...document,
    totals: { ...document.totals, ...change(document.totals) },
  });
const payment =
  (fields: Partial<EPayment>): Change =>
  (document) => ({
    ...document,
    payment: document.payment && { ...document.payment, ...fields },
  });

/** Changes the lines of a category, S where none is named. */
const line =
  (change: (line: ELine) => Partial<ELine>, category = 'S'): Change =>
  (document) => ({
    ...document,
    lines: document.lines.map((one) => (one.category === category ? { ...one, ...change(one) } : one)),
  });
const adjustment =
  (change: Partial<EAdjustment>): Change =>
  (document) => ({
    ...document,
    adjustments: document.adjustments.map((one) => ({ ...one, ...change })),
  });
const subtotal =
  (change: (subtotal: ESubtotal) => Partial<ESubtotal>, category = 'S'): Change =>
  (document) => ({
    ...document,
    subtotals: document.subtotals.map((one) => (one.category === category ? { ...one, ...change(one) } : one)),
  });

/** VAT that all sums agree on. */
const withVat =
  (fils: number, category: string): Change =>
  (document) =>
    totals(({ vat, gross, payable }) => ({ vat: vat + fils, gross: gross + fils, payable: payable + fils }))(
      subtotal(({ vat }) => ({ vat: vat + fils }), category)(document),
    );

/** A line or an adjustment of nothing more, which no sum notices. */
const freeLine =
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
const nothing =
  (fields: Partial<EAdjustment> & { isCharge: boolean }): Change =>
  (document) => ({
    ...document,
    adjustments: [
      ...document.adjustments,
      { reasonCode: '', reason: 'Nothing', category: 'S', percent: 5, amount: 0, ...fields },
    ],
    totals: { ...document.totals, [fields.isCharge ? 'charges' : 'allowances']: 0 },
  });
const all =
  (...changes: readonly Change[]): Change =>
  (document) =>
    changes.reduce((before, change) => change(before), document);

const EMPTY_TOTALS: ETotals = {
  lines: 0,
  allowances: null,
  charges: null,
  net: 0,
  vat: 0,
  gross: 0,
  prepaid: 0,
  payable: 0,
};
const PLACE = { street: 'Industrial Area 5', city: 'Sharjah', subdivision: 'SHJ', country: 'AE' };
const INVOICE = 'invoice-standard';
const NOTE = 'note-return-1';
const MIXED = 'invoice-mixed';
const REVERSE = 'invoice-reverse-charge';
const EXEMPT = 'invoice-exempt';
const OUT = 'invoice-out-of-scope';
const of = (name: string, change: Change): Break => ({ of: name, change });
const stricter = (name: string, change: Change): Break => ({ of: name, change, stricter: true });

const PARTIES = {
  'ibr-006': of(INVOICE, seller({ legalName: '' })),
  'ibr-081': of(INVOICE, seller({ endpoint: '' })),
  'ibr-134-ae': of(INVOICE, seller({ trn: '' })),
  'ibr-143-ae': of(INVOICE, seller({ address: { ...PLACE, street: '' } })),
  'ibr-009': of(INVOICE, seller({ address: { ...PLACE, country: '' } })),
  'ibr-150-ae': of(INVOICE, seller({ licence: '' })),
  'ibr-181-ae': of(INVOICE, seller({ licenceType: '' })),
  'ibr-173-ae': of(INVOICE, seller({ licenceType: 'XX' })),
  'ibr-172-ae': of(INVOICE, seller({ licenceAuthority: '' })),
  'ibr-007': of(INVOICE, buyer({ legalName: '' })),
  'ibr-080': of(INVOICE, buyer({ endpoint: '' })),
  'ibr-144-ae': of(INVOICE, buyer({ address: { ...PLACE, subdivision: '' } })),
  'ibr-011': of(INVOICE, buyer({ address: { ...PLACE, country: '' } })),
  'ibr-135-ae': of('invoice-buyer-not-subject', buyer({ identification: '' })),
  'ibr-149-ae': of('invoice-buyer-not-subject', buyer({ endpoint: '5000000000' })),
  'ibr-136-ae': of(EXEMPT, buyer({ licence: '', licenceType: '', licenceAuthority: '' })),
  'ibr-180-ae': of(INVOICE, buyer({ licenceType: '' })),
  'ibr-101-ae': of(INVOICE, buyer({ licenceAuthority: '' })),
  'ibr-103-ae': of(REVERSE, buyer({ trn: '', endpoint: '9900000098', identification: 'customer-1' })),
  'ibr-132-ae': of(INVOICE, buyer({ trn: '100123456700004' })),
  'ibr-cl-14': of(INVOICE, buyer({ address: { ...PLACE, country: 'XX' } })),
  'ibr-128-ae': stricter(INVOICE, buyer({ address: { ...PLACE, subdivision: 'Sharjah' } })),
  'shop-tin': stricter(INVOICE, buyer({ endpoint: '1999999999' })),
} as const;

const DOCUMENTS = {
  'ibr-002': of(INVOICE, set({ number: '' })),
  'ibr-003': of(INVOICE, all(set({ issueDate: '' }))),
  'ibr-004': of(INVOICE, set({ typeCode: '' })),
  'ibr-cl-01': of(INVOICE, set({ typeCode: '999' })),
  'ibr-005': of(INVOICE, set({ currency: '' })),
  'ibr-cl-04': of(INVOICE, set({ currency: 'XQZ' })),
  'ibr-159-ae': of(INVOICE, set({ currency: 'USD' })),
  'ibr-154-ae': of(INVOICE, set({ flags: '0000' })),
  'ibr-193-ae': of(INVOICE, set({ uuid: '' })),
  'ibr-073': of(INVOICE, set({ dueDate: '25.12.2026' })),
  'ibr-127-ae': of(INVOICE, set({ dueDate: '' })),
  'ibr-141-ae': of(INVOICE, set({ taxPointDate: '2026-11-26' })),
  'ibr-124-ae': of(NOTE, set({ taxPointDate: '2026-11-20' })),
  'ibr-191-ae': of(INVOICE, set({ payment: null })),
  'ibr-049': of(INVOICE, payment({ code: '' })),
  'ibr-cl-16': of(INVOICE, payment({ code: '99' })),
  'ibr-192-ae': of(INVOICE, payment({ account: null })),
  'ibr-158-ae': of(NOTE, set({ creditReason: '' })),
  'ibr-001-ae': of(NOTE, set({ creditReason: 'BECAUSE' })),
  'ibr-055-ae': of(NOTE, set({ preceding: null })),
  'ibr-055': of(NOTE, set({ preceding: { number: '', issueDate: '2026-11-25' } })),
  'ibr-016': of(INVOICE, set({ lines: [], subtotals: [], totals: EMPTY_TOTALS })),
  'ibr-151-ae': of(EXEMPT, set({ typeCode: '380' })),
  'ibr-122-ae': of(INVOICE, set({ typeCode: '480' })),
  'ibr-007-ae': of('invoice-free-zone', set({ beneficiary: '' })),
  'ibr-152-ae': of('invoice-export', set({ deliverTo: null })),
  'ibr-157-ae': of(EXEMPT, set({ flags: '00010000' })),
  'ibr-116-ae': of(INVOICE, set({ flags: '00100000' })),
  'ibr-138-ae': of(INVOICE, set({ flags: '00010000' })),
  'ibr-137-ae': of(INVOICE, set({ flags: '00000100' })),
  'ibr-142-ae': of(INVOICE, set({ flags: '00000010' })),
  'shop-export': stricter('invoice-export', set({ deliverTo: PLACE })),
  'shop-iban': stricter(
    INVOICE,
    payment({ account: { iban: 'AE080331234567890123456', name: 'Press & Pack', bic: '' } }),
  ),
  'shop-due': stricter(INVOICE, set({ dueDate: '2026-11-24' })),
  'shop-future': stricter(INVOICE, set({ issueDate: '2030-01-01', dueDate: '2030-01-31' })),
} as const;

const LINES = {
  'ibr-021': of(
    INVOICE,
    line(() => ({ id: '' })),
  ),
  'ibr-023': of(
    INVOICE,
    line(() => ({ unit: '' })),
  ),
  'ibr-cl-23': of(
    INVOICE,
    line(() => ({ unit: 'ROLL', baseUnit: 'ROLL' })),
  ),
  'ibr-025': of(
    INVOICE,
    line(() => ({ name: '' })),
  ),
  'ibr-125-ae': of(
    INVOICE,
    line(() => ({ description: '' })),
  ),
  'ibr-027': of(INVOICE, freeLine({ price: -100, allowance: -1200, baseQty: 1 })),
  'ibr-087': of(
    INVOICE,
    line(() => ({ baseQty: 0 })),
  ),
  'ibr-088': of(
    INVOICE,
    line(() => ({ baseUnit: 'MTR' })),
  ),
  'ibr-147-ae': of(
    INVOICE,
    line(({ price }) => ({ price: price + 100 })),
  ),
  'ibr-042': of(
    'invoice-discounts',
    line(() => ({ allowanceReason: '' })),
  ),
  'ibr-145-ae': of(INVOICE, freeLine({ category: '', percent: null })),
  'ibr-139-ae': of(INVOICE, freeLine({ category: 'X' })),
  'ibr-104-ae': of(
    INVOICE,
    line(() => ({ vat: null })),
  ),
  'ibr-194-ae': of(
    EXEMPT,
    line(() => ({ gross: null }), 'E'),
  ),
  'ibr-167-ae': of(
    EXEMPT,
    line(() => ({ exemptionCode: '' }), 'E'),
  ),
  'shop-exemption': stricter(
    EXEMPT,
    line(() => ({ exemptionCode: 'DL8.99' }), 'E'),
  ),
  'ibr-166-ae': of(
    REVERSE,
    line(() => ({ natureCode: '' }), 'AE'),
  ),
  'ibr-006-ae': of(
    REVERSE,
    line(() => ({ natureCode: 'DL8.99' }), 'AE'),
  ),
  'ibr-174-ae': of(
    REVERSE,
    line(() => ({ standardId: '' }), 'AE'),
  ),
  'ibr-187-ae': stricter(
    INVOICE,
    line(() => ({ hsCode: '9612' })),
  ),
  'aligned-ibrp-s-05': of(INVOICE, freeLine({ percent: 0 })),
  'aligned-ibrp-z-05': of(
    'invoice-zero-rated',
    line(() => ({ percent: 5 }), 'Z'),
  ),
  'aligned-ibrp-e-05': of(
    EXEMPT,
    line(() => ({ percent: 0 }), 'E'),
  ),
  'aligned-ibrp-o-05': of(
    OUT,
    line(() => ({ percent: 0 }), 'O'),
  ),
  'aligned-ibrp-ae-05-ae': of(
    REVERSE,
    line(() => ({ percent: null }), 'AE'),
  ),
  'ibr-162-ae': of(
    REVERSE,
    line(() => ({ vat: 5 }), 'AE'),
  ),
  'ibr-163-ae': of(
    EXEMPT,
    line(() => ({ vat: 0 }), 'E'),
  ),
  'ibr-165-ae': of(
    'invoice-zero-rated',
    line(() => ({ vat: 5 }), 'Z'),
  ),
} as const;

const off = (category: string, percent: number | null, isCharge: boolean) => ({ category, percent, isCharge });

const ADJUSTMENTS = {
  'ibr-033': of('invoice-discounts', adjustment({ reason: '', reasonCode: '' })),
  'ibr-038': of('invoice-charges', adjustment({ reason: '', reasonCode: '' })),
  'ibr-cl-19': of('invoice-discounts', adjustment({ reasonCode: 'XX' })),
  'ibr-cl-20': of('invoice-charges', adjustment({ reasonCode: '??' })),
  'aligned-ibrp-032': of(INVOICE, nothing(off('', null, false))),
  'aligned-ibrp-037': of(INVOICE, nothing(off('', null, true))),
  'aligned-ibrp-s-06': of(INVOICE, nothing(off('S', null, false))),
  'aligned-ibrp-s-07': of(INVOICE, nothing(off('S', null, true))),
  'aligned-ibrp-z-06': of('invoice-free', nothing(off('Z', 5, false))),
  'aligned-ibrp-z-07': of('invoice-free', nothing(off('Z', 5, true))),
  'aligned-ibrp-e-06': of('note-exempt-1', nothing({ ...off('E', null, false), reasonCode: '95' })),
  'aligned-ibrp-e-07': of('note-exempt-1', nothing({ ...off('E', null, true), reasonCode: 'FC' })),
  'aligned-ibrp-o-06': of(OUT, adjustmentOf('O', false)),
  'aligned-ibrp-o-07': of(OUT, adjustmentOf('O', true)),
  'aligned-ibrp-ae-06': of(REVERSE, adjustmentOf('AE', false)),
  'aligned-ibrp-ae-07': of(REVERSE, adjustmentOf('AE', true)),
  'ibr-168-ae': of('note-exempt-1', nothing(off('E', 0, false))),
  'ibr-169-ae': of('note-exempt-1', nothing(off('E', 0, true))),
} as const;

/** The allowances, or the charges, tell a rate that they must not. */
function adjustmentOf(category: string, charged: boolean): Change {
  return (document) => ({
    ...document,
    adjustments: document.adjustments.map((one) =>
      one.category === category && one.isCharge === charged ? { ...one, percent: 5 } : one,
    ),
  });
}

const without =
  (category: string): Change =>
  (document) => ({
    ...document,
    subtotals: document.subtotals.filter((one) => one.category !== category),
  });

const SUMS = {
  'aligned-ibrp-048': of(
    'invoice-zero-rated',
    subtotal(() => ({ percent: null }), 'Z'),
  ),
  'ibr-190-ae': of(
    INVOICE,
    all(
      line(() => ({ percent: 4 })),
      subtotal(({ taxable, vat }) => ({ percent: 4, vat: vat + Math.round(taxable * 0.04) - vat })),
      sumUp,
    ),
  ),
  'ibr-120-ae': of(
    'invoice-zero-rated',
    subtotal(() => ({ percent: 5 }), 'Z'),
  ),
  'ibr-121-ae': of(
    EXEMPT,
    subtotal(() => ({ percent: 0 }), 'E'),
  ),
  'aligned-ibrp-o-11-ae': of(
    OUT,
    subtotal(() => ({ percent: 0 }), 'O'),
  ),
  'aligned-ibrp-z-09': of(MIXED, withVat(100, 'Z')),
  'aligned-ibrp-e-09': of(MIXED, withVat(100, 'E')),
  'aligned-ibrp-o-09': of(MIXED, withVat(100, 'O')),
  'aligned-ibrp-ae-09-ae': of(MIXED, withVat(100, 'AE')),
  'aligned-ibrp-s-01': of(
    'invoice-free',
    all(
      without('S'),
      totals(({ net }) => ({ vat: 0, gross: net, payable: net })),
    ),
  ),
  'aligned-ibrp-z-01': of(MIXED, without('Z')),
  'aligned-ibrp-e-01': of(MIXED, without('E')),
  'aligned-ibrp-o-01': of(MIXED, without('O')),
  'aligned-ibrp-ae-01-ae': of(MIXED, without('AE')),
  'ibr-co-10': of(
    INVOICE,
    all(
      totals(({ lines, net, gross, payable }) => ({
        lines: lines + 10,
        net: net + 10,
        gross: gross + 10,
        payable: payable + 10,
      })),
    ),
  ),
  'ibr-co-11': of(
    'invoice-discounts',
    totals(({ allowances, net, gross, payable }) => ({
      allowances: (allowances ?? 0) + 10,
      net: net - 10,
      gross: gross - 10,
      payable: payable - 10,
    })),
  ),
  'ibr-co-12': of(
    'invoice-charges',
    totals(({ charges, net, gross, payable }) => ({
      charges: (charges ?? 0) + 10,
      net: net + 10,
      gross: gross + 10,
      payable: payable + 10,
    })),
  ),
  'ibr-co-13': of(
    INVOICE,
    totals(({ net, gross, payable }) => ({ net: net + 10, gross: gross + 10, payable: payable + 10 })),
  ),
  'ibr-co-14': of(
    INVOICE,
    totals(({ vat, gross, payable }) => ({ vat: vat + 100, gross: gross + 100, payable: payable + 100 })),
  ),
  'ibr-co-15': of(
    INVOICE,
    totals(({ gross, payable }) => ({ gross: gross + 10, payable: payable + 10 })),
  ),
  'ibr-co-16': of(
    'invoice-prepaid',
    totals(({ payable }) => ({ payable: payable + 10 })),
  ),
  'aligned-ibrp-s-08': of(
    INVOICE,
    subtotal(({ taxable }) => ({ taxable: taxable + 10 })),
  ),
  'aligned-ibrp-z-08': of(
    MIXED,
    subtotal(({ taxable }) => ({ taxable: taxable + 100 }), 'Z'),
  ),
  'aligned-ibrp-e-08': of(
    MIXED,
    subtotal(({ taxable }) => ({ taxable: taxable + 100 }), 'E'),
  ),
  'aligned-ibrp-o-08': of(
    MIXED,
    subtotal(({ taxable }) => ({ taxable: taxable + 100 }), 'O'),
  ),
  'aligned-ibrp-ae-08-ae': of(
    MIXED,
    subtotal(({ taxable }) => ({ taxable: taxable + 100 }), 'AE'),
  ),
  'aligned-ibrp-s-09': of(INVOICE, withVat(4, 'S')),
} as const;

/** Totals anew by the breakdown. */
function sumUp(document: EDocument): EDocument {
  const vat = document.subtotals.reduce((sum, one) => sum + one.vat, 0);
  return totals(({ net }) => ({ vat, gross: net + vat, payable: net + vat }))(document);
}

const BREAKS: Readonly<Record<RuleId, Break>> = { ...PARTIES, ...DOCUMENTS, ...LINES, ...ADJUSTMENTS, ...SUMS };

const isRule = (id: string): id is RuleId => Object.hasOwn(BREAKS, id);

/** For each rule a document that breaks it and no other. */
export function brokenDocuments(): BrokenDocument[] {
  const valid = validDocuments();
  return Object.keys(BREAKS)
    .filter(isRule)
    .flatMap((rule) => {
      const { of: name, change, stricter: isStricter = false } = BREAKS[rule];
      const document = valid.get(name);
      return document === undefined ? [] : [{ rule, document: change(document), stricter: isStricter }];
    });
}
