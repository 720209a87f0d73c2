import type { XmlElement } from '../xml-element.js';
import { codeOf, isOf, numberAt } from './category.js';
import { type Decimal, textOf } from './decimal.js';
import {
  BUYER,
  hasFlagOf,
  isAllowance,
  isCharge,
  isOfDocument,
  isOfVat,
  isOutOfScope,
  LINE,
  SUBTOTAL,
  TYPE,
  whenDocument,
} from './facts.js';
import { type Breach, breach, has, missing, repeated, ruleAt, type TreeRule } from './tree-rule.js';

type Judge = (category: XmlElement) => Breach | null;

const LINE_CATEGORY_PATH = 'cac:Item/cac:ClassifiedTaxCategory';
const LINE_CATEGORY = LINE.split(' | ')
  .map((line) => `${line}/${LINE_CATEGORY_PATH}`)
  .join(' | ');
const BUYER_TRN = `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`;
const LINE_VAT = 'cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount';
const PART_CATEGORY = '//cac:AllowanceCharge/cac:TaxCategory';
const SUBTOTAL_CATEGORY = `${SUBTOTAL}/cac:TaxCategory`;
const PERCENT = 'cbc:Percent';
const ANY_CATEGORY = '//cac:TaxCategory | //cac:ClassifiedTaxCategory';
const STANDARD_PERCENT = 5;

/** Rates: above 0, 0, none, or any. */
const positive: Judge = (category) => rateOf(category, '> 0', (rate) => rate > 0n);
const zero: Judge = (category) => rateOf(category, '0', (rate) => rate === 0n);
const none: Judge = (category) => (has(category, PERCENT) ? breach(category, { kind: 'unwanted' }, PERCENT) : null);
const some: Judge = (category) => (has(category, PERCENT) ? null : breach(category, { kind: 'missing' }, PERCENT));

function rateOf(category: XmlElement, wanted: string, isWanted: (rate: Decimal) => boolean): Breach | null {
  const rate = numberAt(category, PERCENT);
  if (rate === null) return some(category);
  const found = category.textOf(PERCENT);
  return isWanted(rate) ? null : breach(category, { kind: 'different', found, wanted }, PERCENT);
}

/** @param isJudged whether the rule is about the part that has the category */
const rates = (
  at: string,
  rows: readonly (readonly [string, string, Judge])[],
  isJudged = (_part: XmlElement) => true,
) =>
  rows.map(([id, code, judge]) =>
    ruleAt(id, at, (category) =>
      isOf(code, category) && (category.parent === undefined || isJudged(category.parent)) ? judge(category) : null,
    ),
  );

const RATES: readonly TreeRule[] = [
  ...rates(LINE_CATEGORY, [
    ['aligned-ibrp-s-05', 'S', positive],
    ['aligned-ibrp-z-05', 'Z', zero],
    ['aligned-ibrp-e-05', 'E', none],
    ['aligned-ibrp-o-05', 'O', none],
    ['aligned-ibrp-ae-05-ae', 'AE', some],
  ]),
  ...rates(
    PART_CATEGORY,
    [
      ['aligned-ibrp-s-06', 'S', positive],
      ['aligned-ibrp-z-06', 'Z', zero],
      ['aligned-ibrp-e-06', 'E', zero],
      ['aligned-ibrp-o-06', 'O', none],
      ['aligned-ibrp-ae-06', 'AE', zero],
    ],
    isAllowance,
  ),
  ...rates(
    PART_CATEGORY,
    [
      ['aligned-ibrp-s-07', 'S', positive],
      ['aligned-ibrp-z-07', 'Z', zero],
      ['aligned-ibrp-e-07', 'E', zero],
      ['aligned-ibrp-o-07', 'O', none],
      ['aligned-ibrp-ae-07', 'AE', zero],
    ],
    isCharge,
  ),
  ...rates(SUBTOTAL_CATEGORY, [
    ['ibr-120-ae', 'Z', zero],
    ['ibr-121-ae', 'E', none],
    ['aligned-ibrp-o-11-ae', 'O', none],
  ]),
  ruleAt('ibr-111-ae', LINE_CATEGORY, (category) => (codeOf(category) === 'N' ? positive(category) : null)),
  ruleAt('ibr-190-ae', '//cac:TaxCategory', (category) =>
    codeOf(category) === 'S' && has(category, PERCENT) && Number(category.textOf(PERCENT)) !== STANDARD_PERCENT
      ? breach(category, { kind: 'different', found: category.textOf(PERCENT), wanted: '5.00' }, PERCENT)
      : null,
  ),
];

const VAT_AMOUNTS: readonly TreeRule[] = [
  ...(
    [
      ['aligned-ibrp-z-09', 'Z'],
      ['aligned-ibrp-e-09', 'E'],
      ['aligned-ibrp-o-09', 'O'],
      ['aligned-ibrp-ae-09-ae', 'AE'],
      ['ibr-108-ae', 'N'],
    ] as const
  ).map(([id, code]) =>
    ruleAt(id, SUBTOTAL_CATEGORY, (category) =>
      isOf(code, category) ? untaxed(category.parent, 'cbc:TaxAmount') : null,
    ),
  ),
  ...(
    [
      ['ibr-162-ae', 'AE'],
      ['ibr-165-ae', 'Z'],
    ] as const
  ).map(([id, code]) =>
    ruleAt(id, LINE_CATEGORY, (category) => (isOf(code, category) ? untaxed(category.parent?.parent, LINE_VAT) : null)),
  ),
  ruleAt('ibr-163-ae', LINE_CATEGORY, (category) => {
    const line = category.parent?.parent;
    return isOf('E', category) && line !== undefined && has(line, LINE_VAT)
      ? breach(line, { kind: 'unwanted' }, LINE_VAT)
      : null;
  }),
];

function untaxed(element: XmlElement | undefined, path: string): Breach | null {
  const vat = numberAt(element, path);
  if (element === undefined || vat === 0n) return null;
  if (vat === null) return breach(element, { kind: 'missing' }, path);
  return breach(element, { kind: 'different', found: textOf(vat), wanted: '0.00' }, path);
}

/** Categories that a kind of document or supply doesn't have. */
const KINDS: readonly TreeRule[] = [
  ruleAt('ibr-122-ae', ANY_CATEGORY, (category, tree) =>
    isOutOfScope(tree) ? ofOtherCategory(category, ['E', 'O', 'Z']) : null,
  ),
  ruleAt('ibr-116-ae', ANY_CATEGORY, (category, tree) =>
    hasFlagOf(tree, 'margin') ? ofOtherCategory(category, ['N']) : null,
  ),
  ruleAt('ibr-151-ae', '/', (root) => {
    const isTaxed = root.select(LINE_CATEGORY).some((category) => !isNoRate(category));
    const type = root.select(TYPE)[0]?.text.trim() ?? '';
    return isTaxed || !['380', '381'].includes(type)
      ? null
      : breach(root, { kind: 'different', found: type, wanted: type === '380' ? '480' : '81' }, TYPE);
  }),
  ruleAt('ibr-103-ae', LINE_CATEGORY, (category, { root }) =>
    isOf('AE', category) && !has(root, BUYER_TRN) ? breach(root, { kind: 'missing' }, BUYER_TRN) : null,
  ),
  missing('ibr-123-ae', LINE, LINE_CATEGORY_PATH, whenDocument(isOutOfScope)),
  repeated('ibr-123-ae', LINE, `${LINE_CATEGORY_PATH}/cbc:ID`, whenDocument(isOutOfScope)),
];

function ofOtherCategory(category: XmlElement, codes: readonly string[]): Breach | null {
  const found = codeOf(category);
  return codes.includes(found)
    ? null
    : breach(category, { kind: 'different', found, wanted: codes.join(', ') }, 'cbc:ID');
}

const isNoRate = (category: XmlElement): boolean => ['O', 'E'].includes(codeOf(category));

const SUBTOTALS: readonly TreeRule[] = [
  ruleAt('aligned-ibrp-047', '//cac:TaxSubtotal', withoutCategory),
  ...['aligned-ibrp-048', 'ibr-119-ae'].map((id) =>
    ruleAt(id, '//cac:TaxSubtotal', (subtotal) => {
      const category = subtotal.find('cac:TaxCategory');
      if (category === undefined) return breach(subtotal, { kind: 'missing' }, 'cac:TaxCategory/cbc:Percent');
      return isNoRate(category) ? null : some(category);
    }),
  ),
  ruleAt('ibr-119-ae', '//cac:TaxSubtotal/cac:TaxCategory', (category) => (isNoRate(category) ? none(category) : null)),
  repeated('ibr-sr-32', '//cac:TaxSubtotal', 'cac:TaxCategory/cbc:TaxExemptionReason'),
  ...['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode'].map((path) =>
    ruleAt('aligned-ibrp-s-10', SUBTOTAL_CATEGORY, (category) =>
      isOf('S', category) && has(category, path) ? breach(category, { kind: 'unwanted' }, path) : null,
    ),
  ),
  ruleAt('aligned-ibrp-032', '//cac:AllowanceCharge', (part) =>
    isAllowance(part) && isOfDocument(part) ? withoutCategory(part) : null,
  ),
  ruleAt('aligned-ibrp-037', '//cac:AllowanceCharge', (part) =>
    isCharge(part) && isOfDocument(part) ? withoutCategory(part) : null,
  ),
  ...(
    [
      ['ibr-115-ae', isAllowance],
      ['ibr-114-ae', isCharge],
    ] as const
  ).map(([id, isJudged]) =>
    ruleAt(id, PART_CATEGORY, (category) =>
      codeOf(category) === 'N' && category.parent !== undefined && isJudged(category.parent)
        ? breach(category, { kind: 'unwanted' }, 'cbc:ID')
        : null,
    ),
  ),
];

function withoutCategory(part: XmlElement): Breach | null {
  const isThere = part.all('cac:TaxCategory').some((category) => isOfVat(category) && has(category, 'cbc:ID'));
  return isThere ? null : breach(part, { kind: 'missing' }, 'cac:TaxCategory/cbc:ID');
}

export const CATEGORY_RULES: readonly TreeRule[] = [...RATES, ...VAT_AMOUNTS, ...KINDS, ...SUBTOTALS];
