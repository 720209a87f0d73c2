import type { XmlElement, XmlTree } from '../xml-element.js';
import { codeOf, isOf, numberAt } from './category.js';
import { vatTotalsIn } from './currency-rules.js';
import { type Decimal, rounded, sumOf, textOf } from './decimal.js';
import { currencyOf, isAllowance, isCharge, LINE, QUANTITY, SUBTOTAL } from './facts.js';
import { type Breach, breach, decimals, ruleAt, type TreeRule } from './tree-rule.js';

const SUM = 'cac:LegalMonetaryTotal';
const PERCENT = 'cbc:Percent';
const TAXABLE = 'cbc:TaxableAmount';
const NET = 'cbc:LineExtensionAmount';
const SUBTOTAL_CATEGORY = `${SUBTOTAL}/cac:TaxCategory`;
const ANY_CATEGORY = '//cac:TaxCategory | //cac:ClassifiedTaxCategory';
const ANY_LINE = LINE.split(' | ')
  .map((line) => `//${line}`)
  .join(' | ');
/** The VAT and the sums of a rate may differ by 0.02. */
const SLACK = 200_000_000n;
const MOST_DECIMALS = 2;

const at = (element: XmlElement, path: string): Decimal => numberAt(element, path) ?? 0n;

const absolute = (value: Decimal): Decimal => (value < 0n ? -value : value);
const isNear = (one: Decimal, other: Decimal): boolean => absolute(one - other) <= SLACK;
const HUNDRED_PERCENT = 1_000_000_000_000n;

/** The VAT is the rate of the taxable amount, within 0.02. */
function ofOtherVat(category: XmlElement): Breach | null {
  const subtotal = category.parent;
  const [percent, taxable, vat] = [
    numberAt(category, PERCENT),
    numberAt(subtotal, TAXABLE),
    numberAt(subtotal, 'cbc:TaxAmount'),
  ];
  if (subtotal === undefined || percent === null || taxable === null || vat === null) return null;
  const wanted = rounded((absolute(taxable) * percent) / HUNDRED_PERCENT);
  if (isNear(absolute(vat), wanted)) return null;
  return breach(subtotal, { kind: 'different', found: textOf(vat), wanted: textOf(wanted) }, 'cbc:TaxAmount');
}

/** Each category of the document has its total. */
const ofCategoryTotals = (id: string, code: string, isOne: boolean): TreeRule =>
  ruleAt(id, '/', (root, tree) => {
    const isUsed = tree.select(ANY_CATEGORY).some((category) => isOf(code, category));
    const count = root.select(SUBTOTAL_CATEGORY).filter((category) => codeOf(category) === code).length;
    if (isUsed && count === 0) return breach(root, { kind: 'missing' }, `${SUBTOTAL} (${code})`);
    return isOne && count > 1 ? breach(root, { kind: 'repeated' }, `${SUBTOTAL} (${code})`) : null;
  });

/** A total of S that no line, allowance or charge has. */
function withoutParts(root: XmlElement, tree: XmlTree): Breach | null {
  const parts = tree.select('//cac:ClassifiedTaxCategory | //cac:AllowanceCharge/cac:TaxCategory');
  const total = root.select(SUBTOTAL_CATEGORY).find((category) => codeOf(category) === 'S');
  const isUseless = total !== undefined && parts.every((part) => codeOf(part) !== 'S');
  return isUseless ? breach(total, { kind: 'unwanted' }, 'cbc:ID') : null;
}

/** The sums of lines, allowances and charges, by the key of their category. */
function sumsBy(root: XmlElement, keyOf: (category: XmlElement) => string): Map<string, Decimal> {
  const sums = new Map<string, Decimal>();
  const add = (category: XmlElement | undefined, amount: Decimal) => {
    if (category !== undefined) sums.set(keyOf(category), (sums.get(keyOf(category)) ?? 0n) + amount);
  };
  for (const line of root.select(LINE)) add(line.find('cac:Item', 'cac:ClassifiedTaxCategory'), at(line, NET));
  for (const part of root.all('cac:AllowanceCharge')) add(part.find('cac:TaxCategory'), signed(part));
  return sums;
}

/** The totals of a category are those of its lines, allowances and charges; of several rates, each by itself. */
const ofCategorySum = (id: string, code: string, isByRate: boolean): TreeRule => ({
  id,
  breaches: ({ root }) => {
    const keyOf = (category: XmlElement) =>
      `${codeOf(category)} ${isByRate ? String(numberAt(category, PERCENT)) : ''}`;
    const sums = sumsBy(root, keyOf);
    return root.select(SUBTOTAL_CATEGORY).flatMap((category) => {
      const [found, wanted] = [numberAt(category.parent, TAXABLE), sums.get(keyOf(category)) ?? 0n];
      if (!isOf(code, category) || found === null || category.parent === undefined) return [];
      if (isByRate ? isNear(found, wanted) : found === wanted) return [];
      return breach(category.parent, { kind: 'different', found: textOf(found), wanted: textOf(wanted) }, TAXABLE);
    });
  },
});

function signed(part: XmlElement): Decimal {
  const amount = numberAt(part, 'cbc:Amount') ?? 0n;
  if (isCharge(part)) return amount;
  return isAllowance(part) ? -amount : 0n;
}

const TOTALS: readonly TreeRule[] = [
  ofCategoryTotals('aligned-ibrp-s-01', 'S', false),
  ruleAt('aligned-ibrp-s-01', '/', withoutParts),
  ofCategoryTotals('aligned-ibrp-ae-01-ae', 'AE', false),
  ofCategoryTotals('aligned-ibrp-e-01', 'E', true),
  ofCategoryTotals('aligned-ibrp-o-01', 'O', true),
  ofCategoryTotals('aligned-ibrp-z-01', 'Z', true),
  ofCategoryTotals('ibr-105-ae', 'N', true),
  ofCategorySum('aligned-ibrp-s-08', 'S', true),
  ofCategorySum('ibr-102-ae', 'N', true),
  ofCategorySum('aligned-ibrp-e-08', 'E', false),
  ofCategorySum('aligned-ibrp-o-08', 'O', false),
  ofCategorySum('aligned-ibrp-z-08', 'Z', false),
  ofCategorySum('aligned-ibrp-ae-08-ae', 'AE', false),
];

/** The sum is 0 and may be left out if there is nothing to add. */
const ofParts = (id: string, path: string, isPart: (part: XmlElement) => boolean): TreeRule =>
  ruleAt(id, SUM, (sum, { root }) => {
    const parts = root.all('cac:AllowanceCharge').filter(isPart);
    const found = numberAt(sum, path);
    if (found === null && parts.length === 0) return null;
    return ofOtherSum(sum, path, rounded(sumOf(parts.map((part) => numberAt(part, 'cbc:Amount') ?? 0n))));
  });

function ofOtherSum(sum: XmlElement, path: string, wanted: Decimal): Breach | null {
  const found = numberAt(sum, path);
  if (found === wanted) return null;
  if (found === null) return breach(sum, { kind: 'missing' }, path);
  return breach(sum, { kind: 'different', found: textOf(found), wanted: textOf(wanted) }, path);
}

const isInclusive = ({ root }: XmlTree): boolean => root.textOf('cac:TaxTotal', 'cbc:TaxIncludedIndicator') === 'true';

function ofOtherGross(root: XmlElement, tree: XmlTree): Breach | null {
  const sum = root.find(SUM);
  if (sum === undefined || isInclusive(tree)) return null;
  const [first] = root.all('cac:TaxTotal');
  const vat = vatTotalsIn(tree, currencyOf(tree)).find((total) => total === first);
  if (vat === undefined) return breach(root, { kind: 'missing' }, `cac:TaxTotal/cbc:TaxAmount (${currencyOf(tree)})`);
  return ofOtherSum(
    sum,
    'cbc:TaxInclusiveAmount',
    rounded(at(sum, 'cbc:TaxExclusiveAmount') + at(vat, 'cbc:TaxAmount')),
  );
}

const SUMS: readonly TreeRule[] = [
  ruleAt('ibr-co-10', SUM, (sum, { root }) =>
    ofOtherSum(sum, NET, rounded(sumOf(root.select(LINE).map((line) => at(line, NET))))),
  ),
  ofParts('ibr-co-11', 'cbc:AllowanceTotalAmount', isAllowance),
  ofParts('ibr-co-12', 'cbc:ChargeTotalAmount', isCharge),
  ruleAt('ibr-co-13', SUM, (sum, tree) =>
    isInclusive(tree)
      ? null
      : ofOtherSum(
          sum,
          'cbc:TaxExclusiveAmount',
          rounded(at(sum, NET) + at(sum, 'cbc:ChargeTotalAmount') - at(sum, 'cbc:AllowanceTotalAmount')),
        ),
  ),
  ruleAt('ibr-co-14', 'cac:TaxTotal', (total) =>
    total.all('cac:TaxSubtotal').length === 0
      ? null
      : ofOtherSum(
          total,
          'cbc:TaxAmount',
          rounded(sumOf(total.all('cac:TaxSubtotal').map((subtotal) => at(subtotal, 'cbc:TaxAmount')))),
        ),
  ),
  ruleAt('ibr-co-15', '/', ofOtherGross),
  ruleAt('ibr-co-16', SUM, (sum) =>
    ofOtherSum(
      sum,
      'cbc:PayableAmount',
      rounded(at(sum, 'cbc:TaxInclusiveAmount') - at(sum, 'cbc:PrepaidAmount')) + at(sum, 'cbc:PayableRoundingAmount'),
    ),
  ),
  ruleAt('ibr-147-ae', ANY_LINE, ofOtherNet),
];

/** As the official rule computes: with floating point. */
function ofOtherNet(line: XmlElement): Breach | null {
  const number = (path: string) => Number(line.select(path)[0]?.text ?? 'NaN');
  const parts = line
    .all('cac:AllowanceCharge')
    .map((part) => (isCharge(part) ? 1 : -1) * Number(part.textOf('cbc:Amount')));
  const charges = parts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0);
  const allowances = parts.filter((amount) => amount < 0).reduce((sum, amount) => sum - amount, 0);
  const price = number('cac:Price/cbc:PriceAmount') / number('cac:Price/cbc:BaseQuantity');
  const wanted = Math.round((number(QUANTITY) * price + charges - allowances) * 100) / 100;
  if (Math.round(number(NET) * 100) / 100 === wanted) return null;
  // Without a base quantity nothing can be computed.
  const text = Number.isFinite(wanted) ? wanted.toFixed(2) : 'cac:Price/cbc:BaseQuantity';
  return breach(line, { kind: 'different', found: line.textOf(NET), wanted: text }, NET);
}

const DECIMALS: readonly TreeRule[] = (
  [
    ['ibr-091', `${SUM}/cbc:PayableAmount`],
    ['ibr-121', `${SUM}/cbc:AllowanceTotalAmount`],
    ['ibr-122', `${SUM}/cbc:ChargeTotalAmount`],
    ['ibr-123', `${SUM}/cbc:TaxExclusiveAmount`],
    ['ibr-125', `${SUM}/cbc:TaxInclusiveAmount`],
    ['ibr-124', 'cac:TaxTotal/cbc:TaxAmount'],
  ] as const
).map(([id, path]) => decimals(id, path, MOST_DECIMALS));

export const SUM_RULES: readonly TreeRule[] = [
  ...TOTALS,
  ruleAt('aligned-ibrp-s-09', SUBTOTAL_CATEGORY, (category) => (isOf('S', category) ? ofOtherVat(category) : null)),
  ...SUMS,
  ...DECIMALS,
];
