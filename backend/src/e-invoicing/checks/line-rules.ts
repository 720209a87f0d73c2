import { UNIT_CODES } from '@shop/contract/units';
import { TAX_CATEGORIES } from '@shop/contract/vat';
import { EXEMPTIONS, ONE, REVERSE_CHARGE_GOODS } from '../domain/codes.js';
import { isBlank, lineRule, stricter } from './rule.js';

const UNITS = new Set<string>([...UNIT_CODES, ONE]);
/** Digits of the customs tariff: six name the goods in all countries, up to twelve are used. */
const HS_CODE = /^\d{6,12}$/;

const isCategory = (code: string) => TAX_CATEGORIES.some((category) => category === code);

export const LINE_RULES = [
  lineRule('ibr-021', 'document', 'id', ({ id }) => isBlank(id)),
  lineRule('ibr-023', 'lines', 'unit', ({ unit }) => isBlank(unit)),
  lineRule('ibr-cl-23', 'lines', 'unit', ({ unit }) => unit !== '' && !UNITS.has(unit)),
  lineRule('ibr-025', 'lines', 'name', ({ name }) => isBlank(name)),
  lineRule('ibr-125-ae', 'lines', 'description', ({ description }) => isBlank(description)),
  lineRule('ibr-027', 'document', 'price', ({ price }) => price < 0),
  lineRule('ibr-087', 'document', 'baseQty', ({ baseQty }) => baseQty <= 0),
  lineRule(
    'ibr-088',
    'document',
    'baseUnit',
    ({ baseUnit, unit }) => unit !== '' && baseUnit !== '' && baseUnit !== unit,
  ),
  lineRule(
    'ibr-147-ae',
    'document',
    'net',
    ({ net, qty, price, baseQty, allowance }) => baseQty > 0 && net !== Math.round((qty * price) / baseQty) - allowance,
  ),
  lineRule(
    'ibr-042',
    'document',
    'allowanceReason',
    ({ allowance, allowanceReason }) => allowance !== 0 && isBlank(allowanceReason),
  ),
  lineRule('ibr-145-ae', 'lines', 'category', ({ category }) => category === ''),
  lineRule('ibr-139-ae', 'lines', 'category', ({ category }) => category !== '' && !isCategory(category)),
  lineRule(
    'ibr-104-ae',
    'document',
    'vat',
    ({ category, vat, gross }) => category !== '' && category !== 'E' && vat === null && gross !== null,
  ),
  lineRule('ibr-194-ae', 'document', 'gross', ({ gross }) => gross === null),
  lineRule(
    'ibr-167-ae',
    'lines',
    'exemptionCode',
    ({ category, exemptionCode }) => category === 'E' && exemptionCode === '',
  ),
  stricter(
    lineRule(
      'shop-exemption',
      'lines',
      'exemptionCode',
      ({ exemptionCode }) => exemptionCode !== '' && !EXEMPTIONS.includes(exemptionCode),
    ),
  ),
  lineRule('ibr-166-ae', 'lines', 'natureCode', ({ category, natureCode }) => category === 'AE' && natureCode === ''),
  lineRule(
    'ibr-006-ae',
    'lines',
    'natureCode',
    ({ natureCode }) => natureCode !== '' && !REVERSE_CHARGE_GOODS.includes(natureCode),
  ),
  lineRule('ibr-174-ae', 'lines', 'standardId', ({ category, standardId }) => category === 'AE' && standardId === ''),
  // The official rule accepts every length.
  stricter(lineRule('ibr-187-ae', 'lines', 'hsCode', ({ hsCode }) => hsCode !== '' && !HS_CODE.test(hsCode))),
];
