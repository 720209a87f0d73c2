import { EMIRATES, isTin, isTrn, tinOf } from '@shop/contract/uae';
import { EXPORT_FLAG } from '../domain/codes.js';
import type { EAddress, EDocument, EParty } from '../domain/e-document.js';
import { hasFlag, isBlank, isOutOfScope, type Page, type Rule, rule, stricter } from './rule.js';

const LICENCE_TYPES: readonly string[] = ['TL', 'EID', 'PAS', 'CD'];
const REGIONS = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** A TIN, or one of the predefined addresses. */
const ADDRESS_OF_PARTY = /^(1\d{9}|990000009[789])$/;

const isIncomplete = ({ street, city, subdivision }: EAddress) => [street, city, subdivision].some(isBlank);
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined;
const isEmirate = (code: string) => EMIRATES.some((emirate) => emirate === code);

const seller = <Id extends string>(
  id: Id,
  field: keyof EParty | 'address.country',
  isFault: (party: EParty) => boolean,
) => rule(id, 'settings', `seller.${field}`, (document) => isFault(document.seller));

const buyer = <Id extends string>(
  id: Id,
  field: keyof EParty | 'address.country',
  isFault: (party: EParty, document: EDocument) => boolean,
) => rule(id, 'buyer', `buyer.${field}`, (document) => isFault(document.buyer, document));

const PARTIES = [
  ['seller', 'settings'],
  ['buyer', 'buyer'],
] as const;

function parties<Id extends string>(id: Id, page: Page, field: string, isFault: (party: EParty) => boolean): Rule<Id> {
  return {
    id,
    page,
    stricter: false,
    faults: (document) => PARTIES.flatMap(([name]) => (isFault(document[name]) ? [`${name}.${field}`] : [])),
  };
}

export const PARTY_RULES = [
  seller('ibr-006', 'legalName', ({ legalName }) => isBlank(legalName)),
  seller('ibr-081', 'endpoint', ({ endpoint }) => isBlank(endpoint)),
  seller('ibr-134-ae', 'trn', ({ trn }) => isBlank(trn)),
  seller('ibr-143-ae', 'address', ({ address }) => isIncomplete(address)),
  seller('ibr-009', 'address.country', ({ address }) => isBlank(address.country)),
  seller('ibr-150-ae', 'licence', ({ licence }) => isBlank(licence)),
  seller('ibr-181-ae', 'licenceType', ({ licence, licenceType }) => !isBlank(licence) && isBlank(licenceType)),
  seller('ibr-173-ae', 'licenceType', ({ licenceType }) => licenceType !== '' && !LICENCE_TYPES.includes(licenceType)),
  seller(
    'ibr-172-ae',
    'licenceAuthority',
    ({ licence, licenceType, licenceAuthority }) =>
      !isBlank(licence) && licenceType === 'TL' && isBlank(licenceAuthority),
  ),
  buyer('ibr-007', 'legalName', ({ legalName }) => isBlank(legalName)),
  buyer('ibr-080', 'endpoint', ({ endpoint }) => isBlank(endpoint)),
  buyer('ibr-144-ae', 'address', ({ address }) => isIncomplete(address)),
  buyer('ibr-011', 'address.country', ({ address }) => isBlank(address.country)),
  buyer(
    'ibr-135-ae',
    'identification',
    (party, document) =>
      !isBlank(party.endpoint) &&
      !isTin(party.endpoint) &&
      !hasFlag(document, EXPORT_FLAG) &&
      party.identification + party.trn === '',
  ),
  buyer('ibr-149-ae', 'endpoint', ({ endpoint, trn }) => /^[^19]/.test(endpoint) && trn === ''),
  buyer('ibr-136-ae', 'licence', ({ licence }, document) => isOutOfScope(document) && isBlank(licence)),
  buyer('ibr-180-ae', 'licenceType', ({ licence, licenceType }) => !isBlank(licence) && isBlank(licenceType)),
  buyer(
    'ibr-101-ae',
    'licenceAuthority',
    ({ licence, licenceType, licenceAuthority }) =>
      !isBlank(licence) && licenceType === 'TL' && isBlank(licenceAuthority),
  ),
  buyer('ibr-103-ae', 'trn', ({ trn }, { lines }) => trn === '' && lines.some(({ category }) => category === 'AE')),
  parties('ibr-132-ae', 'buyer', 'trn', ({ trn, address }) => trn !== '' && address.country === 'AE' && !isTrn(trn)),
  parties(
    'ibr-cl-14',
    'buyer',
    'address.country',
    ({ address }) => address.country !== '' && !isCountry(address.country),
  ),
  stricter(
    parties(
      'shop-endpoint',
      'buyer',
      'endpoint',
      ({ endpoint }) => /^[19]/.test(endpoint) && !ADDRESS_OF_PARTY.test(endpoint),
    ),
  ),
  // The official rule does not check the address of seller or buyer.
  stricter(
    parties(
      'ibr-128-ae',
      'buyer',
      'address.subdivision',
      ({ address: { country, subdivision } }) => country === 'AE' && subdivision !== '' && !isEmirate(subdivision),
    ),
  ),
  stricter(
    parties(
      'shop-tin',
      'buyer',
      'endpoint',
      ({ endpoint, trn }) => isTrn(trn) && isTin(endpoint) && endpoint !== tinOf(trn),
    ),
  ),
];
