import type { Fils } from '@shop/contract/money';
import { TAX_CATEGORIES, type TaxedCategory } from '@shop/contract/vat';
import { DISCOUNT, FREIGHT, isUntaxed, OTHER_SERVICES, percentOf } from './codes.js';
import type { EAdjustment, EDocument, ELine, ERated, ESubtotal, ETotals } from './e-document.js';
import { chargeLine, type ModelledLine } from './line-model.js';
import type { SourceTax } from './source.js';

type Sums = Pick<EDocument, 'lines' | 'adjustments' | 'subtotals' | 'totals'>;

interface Summed {
  readonly lines: readonly ModelledLine[];
  readonly deliveryCharge: TaxedCategory;
  readonly extraFee: TaxedCategory;
  readonly tax: SourceTax;
  /** Why the charges are of their VAT category. */
  readonly chargesTaxReason: string;
  readonly discountReason: string;
  readonly prepaid: Fils;
}

interface Charge {
  readonly name: string;
  readonly reasonCode: string;
  readonly part: TaxedCategory;
}

/** Lines, allowances, charges and sums of a document. */
export function sumsOf(summed: Summed): Sums {
  const { lines, deliveryCharge, extraFee, chargesTaxReason, tax, discountReason, prepaid } = summed;
  const charges = [
    { name: 'Delivery', reasonCode: FREIGHT, part: deliveryCharge },
    { name: 'Extra fee', reasonCode: OTHER_SERVICES, part: extraFee },
  ].filter(({ part }) => part.net !== 0 || part.vat !== 0);
  const goods = lines.map(({ line }) => line);
  const asLines = needLines(goods, charges);
  const written = asLines
    ? [
        ...goods,
        ...charges.map(({ name, part }, index) => chargeLine(name, part, chargesTaxReason, goods.length + index)),
      ]
    : goods;
  const adjustments = [...discountsOf(lines, discountReason), ...(asLines ? [] : charges.map(chargeOf))];
  return {
    lines: written,
    adjustments,
    subtotals: subtotalsOf([...written, ...adjustments], tax),
    totals: totalsOf(written, adjustments, tax, prepaid),
  };
}

/** A document must have a line, and a taxed line if anything on it is taxed. Rules ibr-016 and ibr-151-ae. */
function needLines(goods: readonly ELine[], charges: readonly Charge[]): boolean {
  return (
    goods.every(({ category }) => isUntaxed(category)) &&
    charges.some(({ part }) => goods.length === 0 || !isUntaxed(part.category))
  );
}

function discountsOf(lines: readonly ModelledLine[], discountReason: string): EAdjustment[] {
  const byCategory = new Map<string, EAdjustment>();
  for (const { line, documentDiscount } of lines) {
    const key = keyOf(line);
    const before = byCategory.get(key)?.amount ?? 0;
    byCategory.set(key, {
      isCharge: false,
      reasonCode: DISCOUNT,
      reason: discountReason.trim() === '' ? 'Discount' : discountReason,
      category: line.category,
      percent: adjustmentPercent(line),
      amount: before + documentDiscount,
    });
  }
  return [...byCategory.values()].filter(({ amount }) => amount !== 0);
}

function chargeOf({ name, reasonCode, part }: Charge): EAdjustment {
  const rated = { category: part.category, percent: percentOf(part.category, part.rate) };
  return {
    isCharge: true,
    reasonCode,
    reason: name,
    category: part.category,
    percent: adjustmentPercent(rated),
    amount: part.net,
  };
}

/** An exempt allowance or charge states a rate of 0; an exempt line states none. */
const adjustmentPercent = ({ category, percent }: ERated): number | null => (category === 'E' ? 0 : percent);

/** One subtotal for each category that occurs; a category with free lines only has the amount 0. */
function subtotalsOf(parts: readonly ERated[], { categories }: SourceTax): ESubtotal[] {
  const own = new Map(parts.map((part) => [keyOf(part), part]));
  const order = (category: string) => TAX_CATEGORIES.findIndex((one) => one === category);
  return [...own.values()]
    .map((part) => {
      const percent = isUntaxed(part.category) ? null : part.percent;
      const sum = categories.find(
        ({ category, rate }) => category === part.category && percentOf(category, rate) === percent,
      );
      return { category: part.category, percent, taxable: sum?.net ?? 0, vat: sum?.vat ?? 0 };
    })
    .sort((a, b) => order(a.category) - order(b.category) || (a.percent ?? 0) - (b.percent ?? 0));
}

function totalsOf(
  lines: readonly ELine[],
  adjustments: readonly EAdjustment[],
  tax: SourceTax,
  prepaid: Fils,
): ETotals {
  const sumOf = (charged: boolean) => {
    const own = adjustments.filter(({ isCharge }) => isCharge === charged);
    return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0);
  };
  return {
    lines: lines.reduce((sum, { net }) => sum + net, 0),
    allowances: sumOf(false),
    charges: sumOf(true),
    net: tax.net,
    vat: tax.vat,
    gross: tax.gross,
    prepaid,
    payable: tax.gross - prepaid,
  };
}

const keyOf = ({ category, percent }: ERated): string => (isUntaxed(category) ? category : `${category} ${percent}`);
