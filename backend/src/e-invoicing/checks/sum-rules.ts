import type { Fils } from '@shop/contract/money';
import { vatOf } from '@shop/contract/vat';
import type { EDocument, ERated, ESubtotal } from '../domain/e-document.js';
import { type Rule, rule, subtotalRule } from './rule.js';

/** Difference in fils that the official rules accept for taxable amounts and VAT of the standard rate. */
const SLACK = 2;

const total = (amounts: readonly Fils[]): Fils => amounts.reduce((sum, amount) => sum + amount, 0);

function adjusted({ adjustments }: EDocument, charged: boolean): Fils | null {
  const own = adjustments.filter(({ isCharge }) => isCharge === charged);
  return own.length === 0 ? null : total(own.map(({ amount }) => amount));
}

/** Taxable amount of a category, added up from lines, allowances and charges; for the standard rate, by rate. */
function taxableOf({ lines, adjustments }: EDocument, { category, percent }: ESubtotal): Fils {
  const isOwn = (part: ERated) => part.category === category && (category !== 'S' || part.percent === percent);
  const charged = adjustments.filter(isOwn).map(({ amount, isCharge }) => (isCharge ? amount : -amount));
  return total([...lines.filter(isOwn).map(({ net }) => net), ...charged]);
}

/** Every category of a line or charge must have a row in the VAT breakdown. */
const brokenDown = <Id extends string>(id: Id, wanted: string): Rule<Id> =>
  rule(id, 'document', 'subtotals', ({ lines, adjustments, subtotals }) => {
    const occurs = [...lines, ...adjustments].some(({ category }) => category === wanted);
    const sums = subtotals.filter(({ category }) => category === wanted).length;
    const needsOne = wanted !== 'S' && wanted !== 'AE';
    return occurs && (sums === 0 || (needsOne && sums > 1));
  });

const taxable = <Id extends string>(id: Id, wanted: string, slack: Fils): Rule<Id> =>
  subtotalRule(
    id,
    'taxable',
    (subtotal, document) =>
      subtotal.category === wanted && Math.abs(subtotal.taxable - taxableOf(document, subtotal)) > slack,
  );

export const SUM_RULES = [
  rule(
    'ibr-co-10',
    'document',
    'totals.lines',
    ({ totals, lines }) => totals.lines !== total(lines.map(({ net }) => net)),
  ),
  rule(
    'ibr-co-11',
    'document',
    'totals.allowances',
    (document) => document.totals.allowances !== adjusted(document, false),
  ),
  rule('ibr-co-12', 'document', 'totals.charges', (document) => document.totals.charges !== adjusted(document, true)),
  rule(
    'ibr-co-13',
    'document',
    'totals.net',
    ({ totals: { net, lines, allowances, charges } }) => net !== lines - (allowances ?? 0) + (charges ?? 0),
  ),
  rule(
    'ibr-co-14',
    'document',
    'totals.vat',
    ({ totals, subtotals }) => totals.vat !== total(subtotals.map(({ vat }) => vat)),
  ),
  rule('ibr-co-15', 'document', 'totals.gross', ({ totals: { gross, net, vat } }) => gross !== net + vat),
  rule(
    'ibr-co-16',
    'document',
    'totals.payable',
    ({ totals: { payable, gross, prepaid } }) => payable !== gross - prepaid,
  ),
  brokenDown('aligned-ibrp-s-01', 'S'),
  brokenDown('aligned-ibrp-z-01', 'Z'),
  brokenDown('aligned-ibrp-e-01', 'E'),
  brokenDown('aligned-ibrp-o-01', 'O'),
  brokenDown('aligned-ibrp-ae-01-ae', 'AE'),
  taxable('aligned-ibrp-s-08', 'S', SLACK),
  taxable('aligned-ibrp-z-08', 'Z', 0),
  taxable('aligned-ibrp-e-08', 'E', 0),
  taxable('aligned-ibrp-o-08', 'O', 0),
  taxable('aligned-ibrp-ae-08-ae', 'AE', 0),
  subtotalRule('aligned-ibrp-s-09', 'vat', ({ category, percent, taxable: amount, vat }) => {
    return category === 'S' && percent !== null && Math.abs(vat - vatOf(amount, percent, 'exclusive')) > SLACK;
  }),
];
