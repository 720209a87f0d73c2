import { DISCOUNT, FREIGHT, OTHER_SERVICES } from '../domain/codes.js';
import type { EAdjustment } from '../domain/e-document.js';
import { adjustmentRule, isBlank, lineRule, subtotalRule } from './rule.js';

/** The standard rate of the UAE, in percent, as a constant of the official rules. */
const STANDARD_RATE = 5;

type Adjusted = (adjustment: EAdjustment) => boolean;

const allowance = <Id extends string>(id: Id, field: keyof EAdjustment, isFault: Adjusted) =>
  adjustmentRule(id, field, (part) => !part.isCharge && isFault(part));

const charge = <Id extends string>(id: Id, field: keyof EAdjustment, isFault: Adjusted) =>
  adjustmentRule(id, field, (part) => part.isCharge && isFault(part));

const isPositive = (percent: number | null) => percent !== null && percent > 0;

const LINE_CATEGORY_RULES = [
  lineRule(
    'aligned-ibrp-s-05',
    'document',
    'percent',
    ({ category, percent }) => category === 'S' && !isPositive(percent),
  ),
  lineRule('aligned-ibrp-z-05', 'document', 'percent', ({ category, percent }) => category === 'Z' && percent !== 0),
  lineRule('aligned-ibrp-e-05', 'document', 'percent', ({ category, percent }) => category === 'E' && percent !== null),
  lineRule('aligned-ibrp-o-05', 'document', 'percent', ({ category, percent }) => category === 'O' && percent !== null),
  lineRule(
    'aligned-ibrp-ae-05-ae',
    'document',
    'percent',
    ({ category, percent }) => category === 'AE' && percent === null,
  ),
  lineRule('ibr-162-ae', 'document', 'vat', ({ category, vat }) => category === 'AE' && vat !== null && vat !== 0),
  lineRule('ibr-163-ae', 'document', 'vat', ({ category, vat }) => category === 'E' && vat !== null),
  lineRule('ibr-165-ae', 'document', 'vat', ({ category, vat }) => category === 'Z' && vat !== null && vat !== 0),
];

const ADJUSTMENT_RULES = [
  allowance('ibr-033', 'reason', ({ reason, reasonCode }) => isBlank(reason) && reasonCode === ''),
  charge('ibr-038', 'reason', ({ reason, reasonCode }) => isBlank(reason) && reasonCode === ''),
  allowance('ibr-cl-19', 'reasonCode', ({ reasonCode }) => reasonCode !== '' && reasonCode !== DISCOUNT),
  charge('ibr-cl-20', 'reasonCode', ({ reasonCode }) => !['', FREIGHT, OTHER_SERVICES].includes(reasonCode)),
  allowance('aligned-ibrp-032', 'category', ({ category }) => category === ''),
  charge('aligned-ibrp-037', 'category', ({ category }) => category === ''),
  allowance('aligned-ibrp-s-06', 'percent', ({ category, percent }) => category === 'S' && !isPositive(percent)),
  charge('aligned-ibrp-s-07', 'percent', ({ category, percent }) => category === 'S' && !isPositive(percent)),
  allowance('aligned-ibrp-z-06', 'percent', ({ category, percent }) => category === 'Z' && percent !== 0),
  charge('aligned-ibrp-z-07', 'percent', ({ category, percent }) => category === 'Z' && percent !== 0),
  allowance('aligned-ibrp-e-06', 'percent', ({ category, percent }) => category === 'E' && percent !== 0),
  charge('aligned-ibrp-e-07', 'percent', ({ category, percent }) => category === 'E' && percent !== 0),
  allowance('aligned-ibrp-o-06', 'percent', ({ category, percent }) => category === 'O' && percent !== null),
  charge('aligned-ibrp-o-07', 'percent', ({ category, percent }) => category === 'O' && percent !== null),
  allowance('aligned-ibrp-ae-06', 'percent', ({ category, percent }) => category === 'AE' && percent !== 0),
  charge('aligned-ibrp-ae-07', 'percent', ({ category, percent }) => category === 'AE' && percent !== 0),
  allowance(
    'ibr-168-ae',
    'reasonCode',
    ({ category, reason, reasonCode }) => category === 'E' && !isBlank(reason) && reasonCode === '',
  ),
  charge(
    'ibr-169-ae',
    'reasonCode',
    ({ category, reason, reasonCode }) => category === 'E' && !isBlank(reason) && reasonCode === '',
  ),
];

const SUBTOTAL_RULES = [
  subtotalRule(
    'aligned-ibrp-048',
    'percent',
    ({ category, percent }) => ['S', 'Z', 'AE'].includes(category) && percent === null,
  ),
  subtotalRule(
    'ibr-190-ae',
    'percent',
    ({ category, percent }) => category === 'S' && percent !== null && percent !== STANDARD_RATE,
  ),
  subtotalRule(
    'ibr-120-ae',
    'percent',
    ({ category, percent }) => category === 'Z' && percent !== null && percent !== 0,
  ),
  subtotalRule('ibr-121-ae', 'percent', ({ category, percent }) => category === 'E' && percent !== null),
  subtotalRule('aligned-ibrp-o-11-ae', 'percent', ({ category, percent }) => category === 'O' && percent !== null),
  subtotalRule('aligned-ibrp-z-09', 'vat', ({ category, vat }) => category === 'Z' && vat !== 0),
  subtotalRule('aligned-ibrp-e-09', 'vat', ({ category, vat }) => category === 'E' && vat !== 0),
  subtotalRule('aligned-ibrp-o-09', 'vat', ({ category, vat }) => category === 'O' && vat !== 0),
  subtotalRule('aligned-ibrp-ae-09-ae', 'vat', ({ category, vat }) => category === 'AE' && vat !== 0),
];

export const CATEGORY_RULES = [...LINE_CATEGORY_RULES, ...ADJUSTMENT_RULES, ...SUBTOTAL_RULES];
