import type { Fils } from '@shop/contract/money';
import { findingsOf, type Finding, type RuleId } from '../checks/check.js';
import { hasFlag, isOutOfScope } from '../checks/rule.js';
import type { ReadEInvoice } from './read-e-invoice.js';

const DISCOUNT_CODE = /^\d{2,3}$/;
const CHARGE_CODE = /^[A-Z]{2,3}$/;
const UNIT_CODE = /^[A-Z0-9]{2,3}$/;
const HS_CODE = /^\d{6,12}$/;
const DEEMED_FLAG = 1;
const MARGIN_SCHEME = 'N';

/** Amounts of other shops may have more than two decimals; their sum is rounded. */
const rounded = (amounts: readonly Fils[]): Fils => Math.round(amounts.reduce((sum, amount) => sum + amount, 0));

type Excuse = (read: ReadEInvoice, field: string) => boolean;

const partOf = ({ document }: ReadEInvoice, field: string) => document.adjustments[Number(field.split('.')[1])];
const lineOf = ({ document }: ReadEInvoice, field: string) => document.lines[Number(field.split('.')[1])];

/**
 * Exceptions to rules that know only documents of this shop: the official lists of codes are longer, and other kinds of
 * supplies have other details. A finding remains if the document breaks the official rule too, as far as the reader can
 * tell.
 */
const EXCUSES: Readonly<Partial<Record<RuleId, Excuse>>> = {
  'ibr-cl-19': (read, field) => DISCOUNT_CODE.test(partOf(read, field)?.reasonCode ?? ''),
  'ibr-cl-20': (read, field) => CHARGE_CODE.test(partOf(read, field)?.reasonCode ?? ''),
  'ibr-cl-23': (read, field) => UNIT_CODE.test(lineOf(read, field)?.unit ?? ''),
  'ibr-187-ae': (read, field) => HS_CODE.test(lineOf(read, field)?.hsCode.replaceAll('.', '') ?? ''),
  'ibr-139-ae': (read, field) => lineOf(read, field)?.category === MARGIN_SCHEME,
  'ibr-116-ae': ({ document }) => document.lines.every(({ category }) => category === MARGIN_SCHEME),
  'ibr-127-ae': ({ document }) => hasFlag(document, DEEMED_FLAG),
  'ibr-191-ae': ({ document }) => hasFlag(document, DEEMED_FLAG),
  'ibr-134-ae': ({ document }) => isOutOfScope(document),
  'shop-endpoint': ({ hasForeignBuyer }, field) => hasForeignBuyer && field.startsWith('buyer.'),
  'ibr-149-ae': ({ hasForeignBuyer }) => hasForeignBuyer,
  'ibr-135-ae': ({ hasForeignBuyer }) => hasForeignBuyer,
  'ibr-180-ae': ({ hasForeignBuyer }) => hasForeignBuyer,
  'ibr-co-10': ({ document: { lines, totals } }) => totals.lines === rounded(lines.map(({ net }) => net)),
  'ibr-co-14': ({ document: { subtotals, totals } }) => totals.vat === rounded(subtotals.map(({ vat }) => vat)),
  'ibr-159-ae': ({ exchangeRate }) => exchangeRate !== null,
  'ibr-138-ae': ({ hasPeriod }) => hasPeriod,
  'ibr-137-ae': ({ hasPrincipal }) => hasPrincipal,
};

/** The findings of the checks on a document of any shop. @param now a later date in the document is a finding */
export function judge(read: ReadEInvoice, now: Date): Finding[] {
  const { document, rounding } = read;
  // The checks don't know a rounding of the payable amount.
  const totals = { ...document.totals, payable: document.totals.payable - rounding };
  return findingsOf({ ...document, totals }, now).filter(({ rule, field }) => EXCUSES[rule]?.(read, field) !== true);
}
