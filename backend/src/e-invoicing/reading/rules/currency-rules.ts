import type { XmlElement, XmlTree } from '../xml-element.js';
import { CURRENCIES } from './code-lists.js';
import { currencyOf, taxCurrencyOf, whenDocument } from './facts.js';
import {
  type Breach,
  breach,
  decimals,
  different,
  has,
  missing,
  ruleAt,
  type TreeRule,
  unlisted,
} from './tree-rule.js';

const OWN_CURRENCY = 'AED';
const TOTAL_IN_AED = 'aedtotal-incl-vat';
const RATE = 'cac:TaxExchangeRate';
const MOST_DECIMALS_OF_RATE = 6;

/** Amounts of a line, of the document, of VAT. */
const LINE_AMOUNTS = ['cbc:Amount', 'cbc:BaseAmount', 'cbc:PriceAmount', 'cbc:LineExtensionAmount'];
const TOTALS = [
  ...['cbc:TaxExclusiveAmount', 'cbc:TaxInclusiveAmount', 'cbc:AllowanceTotalAmount', 'cbc:ChargeTotalAmount'],
  ...['cbc:PrepaidAmount', 'cbc:PayableRoundingAmount', 'cbc:PayableAmount'],
];
const VAT_AMOUNTS = ['cbc:TaxAmount', 'cac:TaxSubtotal/cbc:TaxableAmount', 'cac:TaxSubtotal/cbc:TaxAmount'];
const anywhere = (names: readonly string[]): string => names.map((name) => `//${name}`).join(' | ');

const isForeign = (tree: XmlTree): boolean => currencyOf(tree) !== OWN_CURRENCY;
const isConverted = (tree: XmlTree): boolean => isForeign(tree) && taxCurrencyOf(tree) === OWN_CURRENCY;
const currencyOfAmount = (amount: XmlElement): string => amount.attributes.get('currencyID') ?? '';

export const vatTotalsIn = ({ root }: XmlTree, currency: string): XmlElement[] =>
  root.select('cac:TaxTotal').filter((total) => total.attributeOf('currencyID', 'cbc:TaxAmount') === currency);

function vatIn(tree: XmlTree, currency: string): string | undefined {
  return vatTotalsIn(tree, currency)[0]?.textOf('cbc:TaxAmount');
}

function inOtherCurrency(amount: XmlElement, tree: XmlTree): Breach | null {
  const [found, wanted] = [currencyOfAmount(amount), currencyOf(tree)];
  return found === wanted ? null : breach(amount, { kind: 'different', found, wanted }, '@currencyID');
}

/** Amounts must be in the currency of the document, but for those of a line in AED, and the VAT in AED. */
const ONE_CURRENCY: readonly TreeRule[] = [
  ruleAt('ibr-126', anywhere([...LINE_AMOUNTS, ...TOTALS]), (amount, tree) =>
    amount.parent?.name === 'cac:ItemPriceExtension' ? null : inOtherCurrency(amount, tree),
  ),
  {
    id: 'ibr-126',
    breaches: (tree) =>
      vatTotalsIn(tree, currencyOf(tree))
        .flatMap((total) => total.select(VAT_AMOUNTS.join(' | ')))
        .flatMap((amount) => inOtherCurrency(amount, tree) ?? []),
  },
  unlisted(
    'ibr-cl-03',
    anywhere([...LINE_AMOUNTS, ...TOTALS, 'cbc:TaxAmount', 'cbc:TaxableAmount']),
    '@currencyID',
    CURRENCIES,
  ),
];

/** Both VAT amounts must be above 0, or both below. */
function ofOtherSign(root: XmlElement, tree: XmlTree): Breach | null {
  const [own, converted] = [vatIn(tree, currencyOf(tree)), vatIn(tree, taxCurrencyOf(tree))];
  if (taxCurrencyOf(tree) === '' || own === undefined || converted === undefined) return null;
  if (Number(own) * Number(converted) >= 0) return null;
  return breach(root, { kind: 'different', found: converted, wanted: Number(own) > 0 ? '> 0' : '< 0' }, 'cac:TaxTotal');
}

export const CURRENCY_RULES: readonly TreeRule[] = [
  missing('ibr-005', '/', 'cbc:DocumentCurrencyCode'),
  unlisted('ibr-cl-04', '//cbc:DocumentCurrencyCode', '', CURRENCIES),
  unlisted('ibr-cl-05', '//cbc:TaxCurrencyCode', '', CURRENCIES),
  different('ibr-140-ae', '/', 'cbc:TaxCurrencyCode', OWN_CURRENCY, (found) => found === OWN_CURRENCY),
  ruleAt('ibr-077', 'cbc:TaxCurrencyCode', (element, tree) => {
    const found = element.text.trim();
    return found === currencyOf(tree) ? breach(element, { kind: 'different', found, wanted: `≠ ${found}` }) : null;
  }),
  ruleAt('ibr-053', 'cbc:TaxCurrencyCode', (element, tree) => {
    const isThere = vatTotalsIn(tree, element.text.trim()).length > 0;
    return isThere ? null : breach(tree.root, { kind: 'missing' }, `cac:TaxTotal (${element.text.trim()})`);
  }),
  ruleAt('ibr-084', '/', ofOtherSign),
  missing('ibr-159-ae', '/', `${RATE}/cbc:CalculationRate`, whenDocument(isForeign)),
  missing('ibr-153-ae', '/', `${RATE}/cbc:CalculationRate`, whenDocument(isConverted)),
  missing('ibr-153-ae', '/', `${RATE}/cbc:SourceCurrencyCode`, whenDocument(isConverted)),
  missing('ibr-153-ae', '/', `${RATE}/cbc:TargetCurrencyCode`, whenDocument(isConverted)),
  ruleAt('ibr-153-ae', `${RATE}/cbc:SourceCurrencyCode`, (element, tree) => ofRate(element, currencyOf(tree), tree)),
  ruleAt('ibr-153-ae', `${RATE}/cbc:TargetCurrencyCode`, (element, tree) => ofRate(element, OWN_CURRENCY, tree)),
  decimals('ibr-002-ae', '//cbc:CalculationRate', MOST_DECIMALS_OF_RATE),
  different('ibr-002-ae', '//cbc:CalculationRate', '', '> 0', (found) => /^[\d.]+$/.test(found)),
  missing('ibr-175-ae', '/', 'cbc:TaxCurrencyCode', whenDocument(isForeign)),
  ruleAt('ibr-175-ae', '/', (root, tree) =>
    isForeign(tree) && vatIn(tree, OWN_CURRENCY) === undefined
      ? breach(root, { kind: 'missing' }, `cac:TaxTotal (${OWN_CURRENCY})`)
      : null,
  ),
  ruleAt('ibr-175-ae', '/', (root, tree) =>
    isForeign(tree) && !hasTotalInAed(root)
      ? breach(root, { kind: 'missing' }, `cac:AdditionalDocumentReference (${TOTAL_IN_AED})`)
      : null,
  ),
  ...ONE_CURRENCY,
];

function ofRate(element: XmlElement, wanted: string, tree: XmlTree): Breach | null {
  const found = element.text.trim();
  return isConverted(tree) && found !== wanted ? breach(element, { kind: 'different', found, wanted }) : null;
}

const hasTotalInAed = (root: XmlElement): boolean =>
  root
    .all('cac:AdditionalDocumentReference')
    .some(
      (reference) =>
        reference.textOf('cbc:DocumentTypeCode') === TOTAL_IN_AED && has(reference, 'cbc:DocumentDescription'),
    );
