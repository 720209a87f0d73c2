import { type XmlElement, XmlTree } from '../xml-element.js';
import { CATEGORY_RULES } from './category-rules.js';
import { CURRENCY_RULES } from './currency-rules.js';
import { DOCUMENT_RULES } from './document-rules.js';
import { LINE_RULES } from './line-rules.js';
import { PARTY_RULES } from './party-rules.js';
import { SUM_RULES } from './sum-rules.js';
import { TIME_RULES } from './time-rules.js';
import { type Breach, breach, type TreeRule } from './tree-rule.js';

/** Elements with a value that the schema of UBL allows more than once in their parent. */
const MANY: ReadonlySet<string> = new Set([
  ...['cbc:Note', 'cbc:Description', 'cbc:AllowanceChargeReason', 'cbc:TaxExemptionReason', 'cbc:PaymentNote'],
  ...['cbc:DocumentDescription', 'cbc:PaymentMeansID', 'cbc:PaymentID', 'cbc:InstructionNote', 'cbc:Keyword'],
  ...['cbc:AdditionalInformation', 'cbc:BrandName', 'cbc:ModelName', 'cbc:XPath', 'cbc:SpecialTerms'],
]);

/** A value that is there twice, of which two programs may read different ones. The schema refuses it. */
const ONCE: TreeRule = {
  id: 'shop-once',
  breaches: (tree) =>
    [...tree.elements]
      .flat()
      .filter(({ name, parent }) => name.startsWith('cbc:') && !MANY.has(name) && parent !== undefined)
      .filter((element) => element.parent?.find(element.name) !== element)
      .map((element) => breach(element, { kind: 'repeated' })),
};

const RULES: readonly TreeRule[] = [
  ...[...DOCUMENT_RULES, ...PARTY_RULES, ...LINE_RULES, ...CATEGORY_RULES, ...SUM_RULES],
  ...[...CURRENCY_RULES, ...TIME_RULES, ONCE],
];

/** Rules that the reader enforces: what breaks them is refused, since it could not be shown. */
const READ_RULES = [
  ...['aligned-ibrp-001-ae', 'ibr-012', 'ibr-013', 'ibr-014', 'ibr-015', 'ibr-022', 'ibr-024', 'ibr-026'],
  ...['ibr-031', 'ibr-036', 'ibr-041', 'ibr-043', 'aligned-ibrp-045', 'aligned-ibrp-046'],
];

/**
 * The official rules that aren't checked: check digits of identifiers in other countries, kinds of objects, names of
 * payment means, and one that is always true.
 */
export const UNCHECKED_RULES: readonly string[] = [
  ...['ibr-069', 'ibr-070', 'ibr-113', 'ibr-114', 'ibr-115', 'ibr-116', 'ibr-120', 'ibr-127', 'ibr-cl-07'],
  ...['ibr-187-ae', 'ibr-sr-46'],
];

export const CHECKED_RULES: readonly string[] = [...new Set([...READ_RULES, ...RULES.map(({ id }) => id)])]
  .filter((id) => id !== ONCE.id)
  .sort();

export interface BrokenRule extends Breach {
  readonly rule: string;
}

const MOST_FINDINGS = 200;

/** Checks a document of any shop by the official rules. Each rule is reported once for a place, at most 200 in all. */
export function brokenRules(root: XmlElement): BrokenRule[] {
  const tree = new XmlTree(root);
  const found = RULES.flatMap(({ id, breaches }) => breaches(tree).map((one) => ({ rule: id, ...one })));
  return [...new Map(found.map((one) => [`${one.rule} ${one.place}`, one])).values()].slice(0, MOST_FINDINGS);
}
