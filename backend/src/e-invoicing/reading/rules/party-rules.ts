import type { XmlElement, XmlTree } from '../xml-element.js';
import { ADDRESS_SCHEMES, COUNTRIES, IDENTIFIER_SCHEMES, listed } from './code-lists.js';
import {
  addressOf,
  BUYER,
  hasFlagOf,
  hasTinAddress,
  isOfVat,
  isOutOfScope,
  LICENCE,
  SELLER,
  whenDocument,
} from './facts.js';
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
} from './tree-rule.js';

const TAX_NUMBER = 'cac:PartyTaxScheme/cbc:CompanyID';
const KIND = `${LICENCE}/@schemeAgencyID`;
const AUTHORITY = `${LICENCE}/@schemeAgencyName`;
const NAME = 'cac:PartyLegalEntity/cbc:RegistrationName';
const COUNTRY = 'cac:Country/cbc:IdentificationCode';
const ADDRESS = 'cac:PostalAddress';
const IN_FULL = ['cbc:StreetName', 'cbc:CityName', 'cbc:CountrySubentity'];
const PRINCIPAL = 'cac:SellerSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID';

const EMIRATES = listed('AE', 'AUH DXB SHJ UAQ FUJ AJM RAK');
const SELLER_KINDS = listed('BTAE-15', 'TL EID PAS CD');
const BUYER_KINDS = listed('BTAE-16', 'TL CL EID PAS CD');
/** SEPA is the scheme of creditors. */
const IDENTIFIER_SCHEMES_OR_SEPA = {
  ...IDENTIFIER_SCHEMES,
  codes: new Set([...IDENTIFIER_SCHEMES.codes, 'SEPA']),
};
const TIN = /^1\d{9}$/;
const TRN = /^1\d{12}03$/;

const kindOf = (party: XmlElement): string => party.attributeOf('schemeAgencyID', ...LICENCE.split('/'));
const isLicence = (party: XmlElement): boolean => kindOf(party) === 'TL';
const isPassport = (party: XmlElement): boolean => kindOf(party) === 'PAS';
const hasLicence = (party: XmlElement): boolean => hasTinAddress(party) && has(party, LICENCE);
const isInUae = (party: XmlElement): boolean => party.textOf(ADDRESS, ...COUNTRY.split('/')) === 'AE';
const isOwnTin = (party: XmlElement): boolean => TIN.test(addressOf(party));

/** Rules that seller and buyer share, each with its own id. */
const shared = (party: string, ids: Readonly<Record<SharedRule, string>>): readonly TreeRule[] => [
  missing(ids.name, '/', `${party}/${NAME}`),
  missing(ids.address, '/', `${party}/${ADDRESS}`),
  missing(ids.country, `${party}/${ADDRESS}`, COUNTRY),
  ...IN_FULL.map((part) => missing(ids.inFull, `${party}/${ADDRESS}`, part)),
  repeated(ids.addressLine, `${party}/${ADDRESS}`, 'cac:AddressLine/cbc:Line'),
  missing(ids.endpoint, party, 'cbc:EndpointID'),
  missing(ids.scheme, `${party}/cbc:EndpointID`, '@schemeID'),
  missing(ids.kind, party, KIND, hasLicence),
  missing(ids.authority, party, AUTHORITY, isLicence),
  missing(ids.passport, party, AUTHORITY, isPassport),
  ruleAt(ids.passportCountry, party, passportOfNowhere),
  repeated(ids.oneName, '/', `${party}/${NAME}`),
  repeated(ids.oneTradeName, '/', `${party}/cac:PartyName/cbc:Name`),
  repeated(ids.oneLicence, '/', `${party}/${LICENCE}`),
];

function passportOfNowhere(party: XmlElement): Breach | null {
  const found = party.attributeOf('schemeAgencyName', ...LICENCE.split('/'));
  if (!isPassport(party) || found === '' || COUNTRIES.codes.has(found)) return null;
  return breach(party, { kind: 'unlisted', found, list: COUNTRIES.name }, AUTHORITY);
}

type SharedRule =
  | ('name' | 'address' | 'country' | 'inFull' | 'addressLine' | 'endpoint' | 'scheme' | 'kind')
  | ('authority' | 'passport' | 'passportCountry' | 'oneName' | 'oneTradeName' | 'oneLicence');

const SELLER_RULES: readonly TreeRule[] = [
  ...shared(SELLER, {
    name: 'ibr-006',
    address: 'ibr-008',
    country: 'ibr-009',
    inFull: 'ibr-143-ae',
    addressLine: 'ibr-sr-53',
    endpoint: 'ibr-081',
    scheme: 'ibr-062',
    kind: 'ibr-181-ae',
    authority: 'ibr-172-ae',
    passport: 'ibr-012-ae',
    passportCountry: 'ibr-013-ae',
    oneName: 'ibr-098',
    oneTradeName: 'ibr-099',
    oneLicence: 'ibr-100',
  }),
  missing('ibr-150-ae', SELLER, LICENCE, hasTinAddress),
  ruleAt('ibr-173-ae', SELLER, (party) => ofOtherKind(party, SELLER_KINDS, hasLicence(party) && isInUae(party))),
  repeated('ibr-101', '/', `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`),
  ruleAt('ibr-134-ae', '/', (root, tree) =>
    isOutOfScope(tree) || vatNumbersOf(root).length > 0
      ? null
      : breach(root, { kind: 'missing' }, `${SELLER}/${TAX_NUMBER}`),
  ),
  ruleAt('aligned-ibrp-sr-12', '/', (root) =>
    vatNumbersOf(root).length > 1 ? breach(root, { kind: 'repeated' }, `${SELLER}/${TAX_NUMBER}`) : null,
  ),
  missing('ibr-177-ae', SELLER, TAX_NUMBER, (_party, tree) => hasFlagOf(tree, 'agent')),
  ruleAt('ibr-178-ae', SELLER, (party) => {
    const schemes = party.all('cac:PartyTaxScheme');
    const ofVat = schemes.filter((scheme) => scheme.textOf('cac:TaxScheme', 'cbc:ID') === 'VAT');
    const isFine = schemes.length < 2 || (schemes.length === 2 && ofVat.length === 1);
    return isFine ? null : breach(party, { kind: 'repeated' }, 'cac:PartyTaxScheme');
  }),
  repeated('ibr-sr-42', SELLER, 'cac:PartyTaxScheme', undefined, 2),
  missing('ibr-co-26', SELLER, `${TAX_NUMBER} | cac:PartyIdentification/cbc:ID | ${LICENCE}`),
  ruleAt('ibr-148-ae', `${SELLER}/cac:PartyTaxScheme`, (scheme) => {
    const found = scheme.textOf('cbc:CompanyID');
    const isOther = !isOfVat(scheme) && has(scheme, 'cac:TaxScheme');
    return isOther && !TIN.test(found) ? breach(scheme, { kind: 'different', found, wanted: '1XXXXXXXXX' }) : null;
  }),
  ruleAt('ibr-176-ae', PRINCIPAL, (principal, tree) => {
    const found = principal.text.trim();
    const numbers = tree.root.select(`${SELLER}/${TAX_NUMBER}`).map(({ text }) => text.trim());
    const isSame = hasFlagOf(tree, 'agent') && numbers.every((number) => number === found);
    return isSame ? breach(principal, { kind: 'different', found, wanted: `≠ ${found}` }) : null;
  }),
];

const vatNumbersOf = (root: XmlElement): XmlElement[] =>
  root
    .select(`${SELLER}/cac:PartyTaxScheme`)
    .filter(isOfVat)
    .flatMap((scheme) => scheme.all('cbc:CompanyID'));

function ofOtherKind(party: XmlElement, kinds: typeof SELLER_KINDS, isJudged: boolean): Breach | null {
  const found = kindOf(party);
  if (!isJudged || kinds.codes.has(found)) return null;
  return breach(party, { kind: 'unlisted', found, list: [...kinds.codes].join(', ') }, KIND);
}

/** The buyer's address is neither a TIN nor one of those that the authority defined. */
const isOtherAddress = (party: XmlElement): boolean => hasTinAddress(party) && !/^[19]/.test(addressOf(party));

const BUYER_RULES: readonly TreeRule[] = [
  ...shared(BUYER, {
    name: 'ibr-007',
    address: 'ibr-010',
    country: 'ibr-011',
    inFull: 'ibr-144-ae',
    addressLine: 'ibr-sr-54',
    endpoint: 'ibr-080',
    scheme: 'ibr-063',
    kind: 'ibr-180-ae',
    authority: 'ibr-101-ae',
    passport: 'ibr-010-ae',
    passportCountry: 'ibr-011-ae',
    oneName: 'ibr-102',
    oneTradeName: 'ibr-112',
    oneLicence: 'ibr-103',
  }),
  ruleAt('ibr-183-ae', BUYER, (party) => ofOtherKind(party, BUYER_KINDS, hasLicence(party) && isOtherAddress(party))),
  missing('ibr-136-ae', '/', `${BUYER}/${LICENCE}`, whenDocument(isOutOfScope)),
  missing('ibr-149-ae', BUYER, TAX_NUMBER, isOtherAddress),
  missing(
    'ibr-135-ae',
    BUYER,
    `cac:PartyIdentification/cbc:ID | ${TAX_NUMBER}`,
    (party, tree: XmlTree) => hasTinAddress(party) && !isOwnTin(party) && !hasFlagOf(tree, 'export'),
  ),
  repeated('ibr-179-ae', BUYER, TAX_NUMBER),
  repeated('ibr-104', '/', `${BUYER}/${TAX_NUMBER}`),
  repeated('ibr-sr-16', '/', `${BUYER}/cac:PartyIdentification/cbc:ID`),
];

/** The payee may differ from the seller alone by its name. */
const isSellersName = (payee: XmlElement, { root }: XmlTree): boolean =>
  payee.textOf('cac:PartyName', 'cbc:Name') === root.select(`${SELLER}/${NAME}`)[0]?.text.trim();
const isOther = (payee: XmlElement, tree: XmlTree): boolean => !isSellersName(payee, tree);

const OTHER_PARTIES: readonly TreeRule[] = [
  missing('ibr-017', '//cac:PayeeParty', 'cac:PartyName/cbc:Name'),
  ...['cac:PartyName/cbc:Name', 'cac:PartyIdentification/cbc:ID'].map((path) =>
    ruleAt('ibr-017', '//cac:PayeeParty', (payee, { root }) => {
      const found = payee.select(path)[0]?.text.trim() ?? '';
      const isSellers = found !== '' && root.select(`${SELLER}/${path}`).some(({ text }) => text.trim() === found);
      return isSellers ? breach(payee, { kind: 'different', found, wanted: `≠ ${found}` }, path) : null;
    }),
  ),
  repeated('ibr-sr-19', '//cac:PayeeParty', 'cac:PartyName/cbc:Name', isOther),
  repeated('ibr-106', '//cac:PayeeParty', LICENCE, isOther),
  ruleAt('ibr-105', '//cac:PayeeParty', (payee, tree) => {
    const ids = payee
      .select('cac:PartyIdentification/cbc:ID')
      .filter(({ attributes }) => attributes.get('schemeID')?.toUpperCase() !== 'SEPA');
    return ids.length > 1 && isOther(payee, tree)
      ? breach(payee, { kind: 'repeated' }, 'cac:PartyIdentification')
      : null;
  }),
  missing('ibr-018', '//cac:TaxRepresentativeParty', 'cac:PartyName/cbc:Name'),
  missing('ibr-019', '//cac:TaxRepresentativeParty', ADDRESS),
  missing('ibr-056', '//cac:TaxRepresentativeParty', TAX_NUMBER),
  missing('ibr-020', `//cac:TaxRepresentativeParty/${ADDRESS}`, COUNTRY),
  repeated('ibr-sr-55', `//cac:TaxRepresentativeParty/${ADDRESS}`, 'cac:AddressLine/cbc:Line'),
  repeated('ibr-sr-22', '//cac:TaxRepresentativeParty', 'cac:PartyName/cbc:Name'),
  repeated('ibr-sr-23', '//cac:TaxRepresentativeParty', `cac:Party/${TAX_NUMBER}`),
  repeated(
    'ibr-sr-59',
    '//cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:Address',
    'cac:AddressLine/cbc:Line',
  ),
  missing('ibr-057', 'cac:Delivery/cac:DeliveryLocation/cac:Address', COUNTRY),
  repeated('ibr-sr-56', 'cac:Delivery/cac:DeliveryLocation/cac:Address', 'cac:AddressLine/cbc:Line'),
];

const GLN_SCHEME = '0088';
const GLN = /^\d{13}$/;

/** The last digit makes the sum of all digits, in turn once and three times, a multiple of ten. */
function isGln(number: string): boolean {
  const sum = [...number].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return GLN.test(number) && sum % 10 === 0;
}

const IDENTIFIERS: readonly TreeRule[] = [
  different(
    'ibr-068',
    '//cbc:EndpointID | //cac:PartyIdentification/cbc:ID | //cbc:CompanyID',
    '',
    'GLN',
    isGln,
    (element) => element.attributes.get('schemeID')?.trim() === GLN_SCHEME,
  ),
  missing('ibr-sr-57', '//cac:PartyTaxScheme', 'cbc:CompanyID'),
  ruleAt('ibr-132-ae', '//cac:Party/cac:PartyTaxScheme', (scheme) => {
    const found = scheme.textOf('cbc:CompanyID');
    if (found === '' || !isOfVat(scheme) || scheme.parent === undefined || !isInUae(scheme.parent)) return null;
    return TRN.test(found)
      ? null
      : breach(scheme, { kind: 'different', found, wanted: '1XXXXXXXXXXXX03' }, 'cbc:CompanyID');
  }),
  different(
    'ibr-133-ae',
    '//cac:TaxScheme',
    'cbc:ID',
    'VAT',
    (found) => found === 'VAT',
    (_scheme, { root }) => !root.select(`${SELLER}/${TAX_NUMBER}`).some(({ text }) => TIN.test(text.trim())),
  ),
  // The official rule does not reach the addresses of seller and buyer.
  ruleAt('ibr-128-ae', '//cac:PostalAddress | //cac:DeliveryLocation/cac:Address', (address) => {
    const found = address.textOf('cbc:CountrySubentity');
    const isJudged = found !== '' && address.textOf(...COUNTRY.split('/')) === 'AE' && !EMIRATES.codes.has(found);
    const list = [...EMIRATES.codes].join(', ');
    return isJudged ? breach(address, { kind: 'unlisted', found, list }, 'cbc:CountrySubentity') : null;
  }),
  unlisted('ibr-cl-14', '//cac:Country', 'cbc:IdentificationCode', COUNTRIES),
  unlisted('ibr-cl-15', '//cac:OriginCountry', 'cbc:IdentificationCode', COUNTRIES),
  unlisted('ibr-cl-25', '//cbc:EndpointID', '@schemeID', ADDRESS_SCHEMES),
  unlisted('ibr-cl-10', '//cac:PartyIdentification/cbc:ID', '@schemeID', IDENTIFIER_SCHEMES_OR_SEPA),
  unlisted('ibr-cl-11', '//cac:PartyLegalEntity/cbc:CompanyID', '@schemeID', IDENTIFIER_SCHEMES),
  unlisted('ibr-cl-26', '//cac:DeliveryLocation/cbc:ID', '@schemeID', IDENTIFIER_SCHEMES),
];

export const PARTY_RULES: readonly TreeRule[] = [...SELLER_RULES, ...BUYER_RULES, ...OTHER_PARTIES, ...IDENTIFIERS];
