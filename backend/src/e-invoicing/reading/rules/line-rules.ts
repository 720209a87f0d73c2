import type { XmlElement } from '../xml-element.js';
import {
  ALLOWANCE_REASONS,
  CATEGORIES,
  CHARGE_REASONS,
  CLASSIFICATIONS,
  IDENTIFIER_SCHEMES,
  listed,
  MIME_TYPES,
} from './code-lists.js';
import { decimalOf, textOf } from './decimal.js';
import { isAllowance, isCharge, isOfDocument, isOfPrice, LINE, QUANTITY } from './facts.js';
import {
  type Breach,
  breach,
  different,
  has,
  missing,
  repeated,
  ruleAt,
  type TreeRule,
  unlisted,
  unwanted,
} from './tree-rule.js';
import { UNIT_CODES } from './unit-codes.js';

const CATEGORY = 'cac:Item/cac:ClassifiedTaxCategory';
const EXTENSION = 'cac:ItemPriceExtension';
const CLASSIFICATION = 'cac:CommodityClassification';
const CLASS_CODE = `${CLASSIFICATION}/cbc:ItemClassificationCode`;
const SERVICE_CODE = 'cac:AdditionalItemIdentification/cbc:ID';
const STANDARD_ID = 'cac:StandardItemIdentification/cbc:ID';
const GTIN_SCHEME = '0160';
const REASON = 'cbc:AllowanceChargeReason | cbc:AllowanceChargeReasonCode';
const REASON_CODE = 'cbc:AllowanceChargeReasonCode';
const CHARGE = '//cac:AllowanceCharge';
const BASE = 'cbc:BaseAmount';
const FACTOR = 'cbc:MultiplierFactorNumeric';
const ANY_LINE = LINE.split(' | ')
  .map((line) => `//${line}`)
  .join(' | ');
const UNITS = { name: 'UN/ECE Rec 20, 21', codes: UNIT_CODES };
const REVERSE_CHARGE_GOODS = listed('BTAE-09', 'DL8.48.8.2 DL8.48.8.1 DL8.48.3.1 DL8.48.3.2 DL8.48.3.3');

const categoryOf = (line: XmlElement): string => line.textOf(...CATEGORY.split('/'), 'cbc:ID');
const isOfCategory = (wanted: string) => (line: XmlElement) => categoryOf(line) === wanted;
const isOfKind = (kinds: string) => (item: XmlElement) =>
  kinds.includes(item.textOf(CLASSIFICATION, 'cbc:CommodityCode') || '-');
const isReverseCharge = (item: XmlElement): boolean => item.textOf('cac:ClassifiedTaxCategory', 'cbc:ID') === 'AE';
const isNotNegative = (found: string): boolean => Number(found) >= 0;

const PARTICULARS: readonly TreeRule[] = [
  missing('ibr-021', ANY_LINE, 'cbc:ID'),
  missing('ibr-023', ANY_LINE, 'cbc:InvoicedQuantity/@unitCode | cbc:CreditedQuantity/@unitCode'),
  unlisted('ibr-cl-23', '//cbc:InvoicedQuantity | //cbc:BaseQuantity | //cbc:CreditedQuantity', '@unitCode', UNITS),
  missing('ibr-025', ANY_LINE, 'cac:Item/cbc:Name'),
  missing('ibr-125-ae', '//cac:Item', 'cbc:Description'),
  missing('ibr-145-ae', ANY_LINE, CATEGORY),
  missing('ibr-sr-58', `//${CATEGORY}`, 'cbc:ID'),
  missing('ibr-194-ae', ANY_LINE, `${EXTENSION}/cbc:Amount`),
  missing('ibr-104-ae', ANY_LINE, `${EXTENSION}/cac:TaxTotal/cbc:TaxAmount`, isTaxable),
  missing('ibr-104-ae', ANY_LINE, `${EXTENSION}/cbc:Amount`, isTaxable),
  missing('ibr-167-ae', ANY_LINE, `${CATEGORY}/cbc:TaxExemptionReasonCode`, isOfCategory('E')),
  repeated('ibr-sr-34', ANY_LINE, 'cbc:Note'),
  repeated('ibr-sr-38', ANY_LINE, `${CATEGORY}/cbc:TaxExemptionReason`),
  repeated('ibr-sr-50', ANY_LINE, 'cac:Item/cbc:Description'),
  repeated('ibr-109', ANY_LINE, 'cac:OrderLineReference/cbc:LineID'),
  repeated('ibr-110', ANY_LINE, 'cac:InvoicePeriod'),
  repeated('ibr-111', ANY_LINE, 'cac:Price/cac:AllowanceCharge/cbc:Amount'),
  repeated('ibr-sr-62', '//cac:DespatchLineReference', 'cac:DocumentReference'),
  unwanted('ibr-092', '/', 'cac:DespatchDocumentReference', (_root, tree) =>
    tree.root.select(LINE).some((line) => has(line, 'cac:DespatchLineReference/cac:DocumentReference/cbc:ID')),
  ),
];

function isTaxable(line: XmlElement): boolean {
  return has(line, CATEGORY) && categoryOf(line) !== 'E';
}

const GOODS: readonly TreeRule[] = [
  missing('ibr-166-ae', '//cac:Item', `${CLASSIFICATION}/cbc:NatureCode`, isReverseCharge),
  unlisted('ibr-006-ae', '//cbc:NatureCode', '', REVERSE_CHARGE_GOODS),
  missing('ibr-174-ae', '//cac:Item', STANDARD_ID, isReverseCharge),
  different(
    'ibr-174-ae',
    '//cac:Item',
    `${STANDARD_ID}/@schemeID`,
    GTIN_SCHEME,
    (found) => found === GTIN_SCHEME,
    isReverseCharge,
  ),
  missing('ibr-184-ae', '//cac:Item', CLASS_CODE, isOfKind('G')),
  missing('ibr-185-ae', '//cac:Item', SERVICE_CODE, isOfKind('S')),
  missing('ibr-186-ae', '//cac:Item', CLASS_CODE, isOfKind('B')),
  missing('ibr-186-ae', '//cac:Item', SERVICE_CODE, isOfKind('B')),
  missing('ibr-065', `//${CLASS_CODE}`, '@listID'),
  missing('ibr-188-ae', `//${CLASS_CODE}`, '@listID'),
  different('ibr-188-ae', `//${CLASS_CODE}`, '@listID', 'HS', (found) => found === 'HS'),
  unlisted('ibr-cl-13', `//${CLASS_CODE}`, '@listID', CLASSIFICATIONS),
  missing('ibr-189-ae', `//${SERVICE_CODE}`, '@schemeID'),
  different('ibr-189-ae', `//${SERVICE_CODE}`, '@schemeID', 'SAC', (found) => found === 'SAC'),
  missing('ibr-064', `//${STANDARD_ID}`, '@schemeID'),
  unlisted('ibr-cl-21', `//${STANDARD_ID}`, '@schemeID', IDENTIFIER_SCHEMES),
  missing('ibr-054', '//cac:AdditionalItemProperty', 'cbc:Name'),
  missing('ibr-054', '//cac:AdditionalItemProperty', 'cbc:Value'),
];

const PRICES: readonly TreeRule[] = [
  missing('ibr-126-ae', '//cac:Price', 'cbc:BaseQuantity'),
  missing('ibr-126-ae', '//cac:Price', 'cac:AllowanceCharge/cbc:BaseAmount'),
  different('ibr-027', ANY_LINE, 'cac:Price/cbc:PriceAmount', '≥ 0', isNotNegative),
  different('ibr-028', ANY_LINE, 'cac:Price/cac:AllowanceCharge/cbc:BaseAmount', '≥ 0', isNotNegative),
  different('ibr-087', ANY_LINE, 'cac:Price/cbc:BaseQuantity', '> 0', (found) => Number(found) > 0),
  missing('ibr-083', '//cac:Price/cac:AllowanceCharge', 'cbc:ChargeIndicator'),
  different('ibr-083', '//cac:Price/cac:AllowanceCharge', 'cbc:ChargeIndicator', 'false', (found) => found === 'false'),
  ruleAt('ibr-088', '//cac:Price/cbc:BaseQuantity', (base) => {
    const found = base.attributes.get('unitCode')?.trim();
    const wanted = base.parent?.parent?.select(QUANTITY)[0]?.attributes.get('unitCode')?.trim() ?? '';
    const isSame = found === undefined || found === wanted;
    return isSame ? null : breach(base, { kind: 'different', found, wanted }, '@unitCode');
  }),
  ruleAt('aligned-ibrp-004', '//cac:Price/cac:AllowanceCharge', ofOtherGross),
];

/** The price is the gross price less its discount, exactly. */
function ofOtherGross(discount: XmlElement): Breach | null {
  const price = discount.parent?.find('cbc:PriceAmount');
  const [gross, less] = [BASE, 'cbc:Amount'].map((name) => decimalOf(discount.textOf(name)));
  if (price === undefined || !has(discount, BASE)) return null;
  if (gross === null || gross === undefined || less === null || less === undefined)
    return breach(discount, { kind: 'missing' }, 'cbc:Amount');
  const [found, wanted] = [price.text.trim(), gross - less];
  return decimalOf(found) === wanted ? null : breach(price, { kind: 'different', found, wanted: textOf(wanted) });
}

const isDocumentAllowance = (part: XmlElement): boolean => isAllowance(part) && isOfDocument(part);
const isDocumentCharge = (part: XmlElement): boolean => isCharge(part) && isOfDocument(part);
const isLineAllowance = (part: XmlElement): boolean => isAllowance(part) && !isOfDocument(part) && !isOfPrice(part);
const isCodedAllowance = (part: XmlElement): boolean => isAllowance(part) && !isOfPrice(part);
const isExempt = (part: XmlElement): boolean => part.textOf('cac:TaxCategory', 'cbc:ID') === 'E';

/** As the official rule computes: with floating point, either exact or rounded to two decimals. */
function ofOtherPercent(part: XmlElement): Breach | null {
  if (!has(part, BASE) || !has(part, FACTOR)) return null;
  const exact = (Number(part.textOf(BASE)) * Number(part.textOf(FACTOR))) / 100;
  const found = part.textOf('cbc:Amount');
  if (Number(found) === exact || Number(found) === Math.round(exact * 100) / 100) return null;
  return breach(part, { kind: 'different', found, wanted: exact.toFixed(2) }, 'cbc:Amount');
}

const ADJUSTMENTS: readonly TreeRule[] = [
  missing('ibr-082', CHARGE, 'cbc:ChargeIndicator', (part) => !isOfPrice(part)),
  different(
    'ibr-082',
    CHARGE,
    'cbc:ChargeIndicator',
    'true, false',
    (found) => ['true', 'false', '0', '1'].includes(found),
    (part) => !isOfPrice(part),
  ),
  missing('ibr-033', CHARGE, REASON, isDocumentAllowance),
  missing('ibr-042', CHARGE, REASON, isLineAllowance),
  missing('ibr-038', CHARGE, REASON, isDocumentCharge),
  missing('ibr-044', CHARGE, REASON, isCharge),
  repeated('ibr-sr-30', CHARGE, 'cbc:AllowanceChargeReason', isCodedAllowance),
  repeated('ibr-sr-31', CHARGE, 'cbc:AllowanceChargeReason', isCharge),
  repeated('ibr-sr-61', '//cac:AllowanceCharge/cac:TaxCategory', 'cbc:TaxExemptionReason'),
  missing('ibr-168-ae', CHARGE, REASON_CODE, (part) => isCodedAllowance(part) && isExempt(part)),
  missing('ibr-169-ae', CHARGE, REASON_CODE, (part) => isCharge(part) && isExempt(part)),
  ruleAt('ibr-cl-19', CHARGE, (part) => (isAllowance(part) ? ofOtherReason(part, ALLOWANCE_REASONS) : null)),
  ruleAt('ibr-cl-20', CHARGE, (part) => (isCharge(part) ? ofOtherReason(part, CHARGE_REASONS) : null)),
  ...(
    [
      ['aligned-ibrp-057', isCodedAllowance],
      ['aligned-ibrp-058', isCharge],
    ] as const
  ).flatMap(([id, isJudged]) => [
    missing(id, CHARGE, FACTOR, (part) => isJudged(part) && has(part, BASE)),
    missing(id, CHARGE, BASE, (part) => isJudged(part) && has(part, FACTOR)),
  ]),
  ruleAt('ibr-131-ae', CHARGE, (part) => (isCodedAllowance(part) ? ofOtherPercent(part) : null)),
  ruleAt('ibr-146-ae', CHARGE, (part) => (isCharge(part) ? ofOtherPercent(part) : null)),
];

function ofOtherReason(part: XmlElement, { name: list, codes }: typeof CHARGE_REASONS): Breach | null {
  const found = part.textOf(REASON_CODE);
  return found === '' || codes.has(found) ? null : breach(part, { kind: 'unlisted', found, list }, REASON_CODE);
}

const ATTACHMENTS: readonly TreeRule[] = [
  missing('ibr-074', '//cbc:EmbeddedDocumentBinaryObject', '@mimeCode'),
  missing('ibr-075', '//cbc:EmbeddedDocumentBinaryObject', '@filename'),
  unlisted('ibr-cl-24', '//cbc:EmbeddedDocumentBinaryObject', '@mimeCode', MIME_TYPES),
];

const CATEGORY_CODES = unlisted(
  'ibr-139-ae',
  '//cac:TaxCategory/cbc:ID | //cac:ClassifiedTaxCategory/cbc:ID',
  '',
  CATEGORIES,
);

export const LINE_RULES: readonly TreeRule[] = [
  ...[...PARTICULARS, ...GOODS, ...PRICES, ...ADJUSTMENTS, ...ATTACHMENTS],
  CATEGORY_CODES,
];
