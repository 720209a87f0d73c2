import type { EDocument } from '../../../src/e-invoicing/domain/e-document.js';
import {
  type Change,
  EXEMPT,
  INVOICE,
  MIXED,
  OUT,
  REVERSE,
  adjustment,
  all,
  line,
  nothing,
  of,
  subtotal,
  totals,
  withVat,
} from './breaks.js';

const off = (category: string, percent: number | null, isCharge: boolean) => ({ category, percent, isCharge });

export const BROKEN_ADJUSTMENTS = {
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

/** The allowances or charges have a rate, which is not allowed. */
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

export const BROKEN_SUMS = {
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
