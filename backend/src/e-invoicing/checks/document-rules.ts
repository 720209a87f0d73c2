import { CREDIT_REASONS } from '@shop/contract/credit';
import { dubaiDay, isDay } from '@shop/contract/dubai-day';
import { validateIBAN } from 'ibantools';
import { CREDIT_TRANSFER, EXPORT_FLAG, FREE_ZONE_FLAG, isUntaxed } from '../domain/codes.js';
import type { EDocument } from '../domain/e-document.js';
import { hasFlag, isBlank, isNote, isOutOfScope, type Rule, rule, stricter } from './rule.js';

const OWN_CURRENCY = 'AED';
const MEANS = /^([1-9]|[1-5]\d|6[0-8]|70|7[4-8]|9[1-8]|ZZZ|Z0[1-8])$/;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** Flags of kinds of supplies that this shop does not make: each needs details that no document here has. */
const [DEEMED, MARGIN, SUMMARY, AGENT, E_COMMERCE] = [1, 2, 3, 5, 6];
const DATES = ['issueDate', 'dueDate', 'taxPointDate', 'deliveryDate'] as const;

const isCreditReason = (code: string) => CREDIT_REASONS.some((reason) => reason === code);
const isDelivered = ({ deliverTo }: EDocument) =>
  deliverTo !== null && ![deliverTo.street, deliverTo.city, deliverTo.subdivision].some(isBlank);

/** @returns the fields whose text is not a day, or is a day that breaks the rule */
const dateRule = <Id extends string>(id: Id, isFault: (day: string, now: Date) => boolean): Rule<Id> => ({
  id,
  page: 'document',
  stricter: false,
  faults: (document, now) => DATES.filter((field) => document[field] !== '' && isFault(document[field], now)),
});

export const DOCUMENT_RULES = [
  rule('ibr-002', 'document', 'number', ({ number }) => isBlank(number)),
  rule('ibr-003', 'document', 'issueDate', ({ issueDate }) => isBlank(issueDate)),
  rule('ibr-004', 'document', 'typeCode', ({ typeCode }) => isBlank(typeCode)),
  rule(
    'ibr-cl-01',
    'document',
    'typeCode',
    ({ typeCode, kind }) => typeCode !== '' && !typesOf(kind).includes(typeCode),
  ),
  rule('ibr-005', 'document', 'currency', ({ currency }) => isBlank(currency)),
  rule('ibr-cl-04', 'document', 'currency', ({ currency }) => currency !== '' && !CURRENCIES.has(currency)),
  rule('ibr-159-ae', 'document', 'currency', ({ currency }) => CURRENCIES.has(currency) && currency !== OWN_CURRENCY),
  rule('ibr-154-ae', 'document', 'flags', ({ flags }) => !/^[01]{8}$/.test(flags)),
  rule('ibr-193-ae', 'document', 'uuid', ({ uuid }) => isBlank(uuid)),
  dateRule('ibr-073', (day) => !isDay(day)),
  rule(
    'ibr-127-ae',
    'document',
    'dueDate',
    (document) => !isNote(document) && document.totals.payable > 0 && isBlank(document.dueDate),
  ),
  rule('ibr-141-ae', 'document', 'taxPointDate', (document) => !isNote(document) && isLate(document)),
  rule('ibr-124-ae', 'document', 'taxPointDate', (document) => isNote(document) && document.taxPointDate !== ''),
  rule('ibr-191-ae', 'document', 'payment', (document) => !isNote(document) && document.payment === null),
  rule('ibr-049', 'document', 'payment.code', ({ payment }) => payment !== null && isBlank(payment.code)),
  rule(
    'ibr-cl-16',
    'document',
    'payment.code',
    ({ payment }) => !isBlank(payment?.code ?? '') && !MEANS.test(payment?.code ?? ''),
  ),
  rule(
    'ibr-192-ae',
    'settings',
    'payment.account',
    ({ payment }) => payment?.code === CREDIT_TRANSFER && isBlank(payment.account?.iban ?? ''),
  ),
  rule('ibr-158-ae', 'document', 'creditReason', (document) => isNote(document) && document.creditReason === ''),
  rule(
    'ibr-001-ae',
    'document',
    'creditReason',
    ({ creditReason }) => creditReason !== '' && !isCreditReason(creditReason),
  ),
  rule(
    'ibr-055-ae',
    'document',
    'preceding',
    ({ kind, creditReason, preceding }) =>
      kind === 'credit-note' && creditReason !== '' && (creditReason === 'VD') !== (preceding.length === 0),
  ),
  rule('ibr-055', 'document', 'preceding.number', ({ preceding }) => preceding.some(({ number }) => isBlank(number))),
  rule('ibr-016', 'document', 'lines', ({ lines }) => lines.length === 0),
  rule(
    'ibr-151-ae',
    'lines',
    'typeCode',
    ({ typeCode, lines }) =>
      (typeCode === '380' || typeCode === '381') &&
      lines.length > 0 &&
      lines.every(({ category }) => isUntaxed(category)),
  ),
  rule(
    'ibr-122-ae',
    'lines',
    'typeCode',
    (document) =>
      isOutOfScope(document) &&
      [...document.lines, ...document.adjustments].some(({ category }) => ['S', 'AE'].includes(category)),
  ),
  rule(
    'ibr-007-ae',
    'supply',
    'beneficiary',
    (document) => hasFlag(document, FREE_ZONE_FLAG) && isBlank(document.beneficiary),
  ),
  rule(
    'ibr-152-ae',
    'buyer',
    'deliverTo',
    (document) => hasFlag(document, EXPORT_FLAG) && document.deliverTo?.country !== 'AE' && !isDelivered(document),
  ),
  rule(
    'ibr-157-ae',
    'document',
    'flags',
    (document) => isOutOfScope(document) && [DEEMED, MARGIN, SUMMARY].some((place) => hasFlag(document, place)),
  ),
  rule('ibr-116-ae', 'document', 'flags', (document) => !isOutOfScope(document) && hasFlag(document, MARGIN)),
  rule('ibr-138-ae', 'document', 'flags', (document) => !isOutOfScope(document) && hasFlag(document, SUMMARY)),
  rule('ibr-137-ae', 'document', 'flags', (document) => hasFlag(document, AGENT)),
  rule('ibr-142-ae', 'document', 'deliverTo', (document) => hasFlag(document, E_COMMERCE) && !isDelivered(document)),
  stricter(
    rule(
      'shop-export',
      'supply',
      'deliverTo',
      (document) => hasFlag(document, EXPORT_FLAG) && document.deliverTo?.country === 'AE',
    ),
  ),
  stricter(
    rule('shop-iban', 'settings', 'payment.account', ({ payment }) => {
      const iban = payment?.account?.iban ?? '';
      return iban !== '' && !validateIBAN(iban).valid;
    }),
  ),
  stricter(rule('shop-due', 'document', 'dueDate', ({ dueDate, issueDate }) => dueDate !== '' && dueDate < issueDate)),
  stricter({
    id: 'shop-future' as const,
    page: 'document' as const,
    stricter: true,
    faults: ({ issueDate }: EDocument, now: Date) =>
      isDay(issueDate) && issueDate > dubaiDay(now) ? ['issueDate'] : [],
  }),
];

const typesOf = (kind: EDocument['kind']): readonly string[] => (kind === 'invoice' ? ['380', '480'] : ['381', '81']);

function isLate({ taxPointDate, issueDate }: EDocument): boolean {
  return isDay(taxPointDate) && taxPointDate >= issueDate;
}
