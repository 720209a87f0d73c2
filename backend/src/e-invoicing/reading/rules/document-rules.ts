import type { XmlElement, XmlTree } from '../xml-element.js';
import { CREDIT_REASONS, FREQUENCIES, INVOICE_TYPES, NOTE_TYPES, PAYMENT_MEANS } from './code-lists.js';
import { flagsOf, hasFlagOf, isCreditNote, isOutOfScope, LINE, TYPE, whenDocument, whenFlag } from './facts.js';
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

const SPECIFICATION = 'urn:peppol:pint:billing-1@ae-1';
const PROCESSES = ['urn:peppol:bis:billing', 'urn:peppol:bis:selfbilling'];
const PROFILE = 'cbc:ProfileExecutionID';
const DELIVERY = 'cac:Delivery/cac:DeliveryLocation/cac:Address';
const CREDITED = 'cac:BillingReference';
const REASON = 'cac:DiscrepancyResponse/cbc:ResponseCode';
const VOLUME_DISCOUNT = 'VD';
const OTHER_FREQUENCY = 'OTH';
const PROCESS = 'cbc:ProfileID';
const IN_FULL = ['cbc:StreetName', 'cbc:CityName', 'cbc:CountrySubentity'];

const isInvoice = (tree: XmlTree): boolean => !isCreditNote(tree) && !hasFlagOf(tree, 'deemed');
const isSpecialOutOfScope = (tree: XmlTree): boolean => isOutOfScope(tree) && flagsOf(tree) !== '';
const isDiscountOnVolume = ({ root }: XmlTree): boolean => root.textOf(...REASON.split('/')) === VOLUME_DISCOUNT;
const isPayable = ({ root }: XmlTree): boolean =>
  Number(root.textOf('cac:LegalMonetaryTotal', 'cbc:PayableAmount')) > 0;
const isDelivered = ({ root }: XmlTree, country: string): boolean =>
  root.textOf(...DELIVERY.split('/'), 'cac:Country', 'cbc:IdentificationCode') === country;

const IDENTIFIERS: readonly TreeRule[] = [
  missing('ibr-001', '/', 'cbc:CustomizationID'),
  different('ibr-sr-63', '/', 'cbc:CustomizationID', SPECIFICATION, (found) => !found.includes('*')),
  missing('ibr-076', '/', PROCESS),
  different('aligned-ibrp-002-ae', '/', PROCESS, PROCESSES.join(', '), (found) =>
    PROCESSES.some((process) => found.startsWith(process)),
  ),
  missing('ibr-002', '/', 'cbc:ID'),
  missing('ibr-193-ae', '/', 'cbc:UUID'),
  missing('ibr-004', '/', TYPE),
  unlisted('ibr-cl-01', `//${TYPE.replace(' | ', ' | //')}`, '', ({ name }) =>
    name === 'cbc:InvoiceTypeCode' ? INVOICE_TYPES : NOTE_TYPES,
  ),
  missing('ibr-154-ae', '/', PROFILE),
  different('ibr-154-ae', '/', PROFILE, 'XXXXXXXX (0/1)', (found) => /^[01]{8}$/.test(found)),
  repeated('ibr-sr-51', '/', 'cbc:Note'),
  missing('ibr-016', '/', LINE),
];

const DATES: readonly TreeRule[] = [
  missing('ibr-003', '/', 'cbc:IssueDate'),
  missing(
    'ibr-127-ae',
    '/',
    'cbc:DueDate',
    whenDocument((tree) => isInvoice(tree) && isPayable(tree)),
  ),
  unwanted('ibr-124-ae', '/', 'cbc:TaxPointDate', whenDocument(isCreditNote)),
  ruleAt('ibr-141-ae', 'cbc:TaxPointDate', (element, { root }) => {
    const [found, issued] = [element.text.trim(), root.textOf('cbc:IssueDate')];
    return found < issued ? null : breach(element, { kind: 'different', found, wanted: `< ${issued}` });
  }),
];

const PAYMENT: readonly TreeRule[] = [
  missing('ibr-191-ae', '/', 'cac:PaymentMeans/cbc:PaymentMeansCode', whenDocument(isInvoice)),
  missing('ibr-049', '//cac:PaymentMeans', 'cbc:PaymentMeansCode'),
  repeated('ibr-sr-27', '//cac:PaymentMeans', 'cbc:PaymentMeansCode'),
  repeated('ibr-sr-28', '//cac:PaymentMeans', 'cac:PaymentMandate/cbc:ID'),
  unlisted('ibr-cl-16', '//cac:PaymentMeans', 'cbc:PaymentMeansCode', PAYMENT_MEANS),
  missing(
    'ibr-192-ae',
    '//cac:PaymentMeans',
    'cac:PayeeFinancialAccount/cbc:ID',
    (means) => means.textOf('cbc:PaymentMeansCode') === '30',
  ),
  repeated('ibr-066', '/', 'cac:PaymentMeans/cac:CardAccount'),
  repeated('ibr-067', '/', 'cac:PaymentMeans/cac:PaymentMandate'),
  repeated('ibr-sr-05', '//cac:PaymentTerms', 'cbc:Note'),
  repeated('ibr-sr-60', '//cac:PaymentTerms', 'cbc:PaymentMeansID'),
  missing('ibr-093', '/', 'cac:LegalMonetaryTotal/cbc:PrepaidAmount', (root) => has(root, 'cac:PrepaidPayment')),
];

const CREDIT: readonly TreeRule[] = [
  missing(
    'ibr-158-ae',
    '/',
    REASON,
    whenDocument(({ root }) => root.select(TYPE)[0]?.text.trim() === '381'),
  ),
  unlisted('ibr-001-ae', `//${REASON}`, '', CREDIT_REASONS),
  missing(
    'ibr-055-ae',
    '/',
    CREDITED,
    whenDocument((tree) => isCreditNote(tree) && !isDiscountOnVolume(tree)),
  ),
  unwanted(
    'ibr-055-ae',
    '/',
    CREDITED,
    whenDocument((tree) => isCreditNote(tree) && isDiscountOnVolume(tree)),
  ),
  missing('ibr-055', '//cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'),
  missing('ibr-sr-07', '//cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'),
  repeated('ibr-sr-06', '//cac:BillingReference', 'cac:InvoiceDocumentReference'),
];

const SUPPLY: readonly TreeRule[] = [
  missing('ibr-007-ae', '/', 'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID', whenFlag('freeZone')),
  missing('ibr-137-ae', '/', 'cac:SellerSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID', whenFlag('agent')),
  missing('ibr-138-ae', '/', 'cac:InvoicePeriod', whenFlag('summary')),
  ...IN_FULL.map((part) => missing('ibr-142-ae', '/', `${DELIVERY}/${part}`, whenFlag('eCommerce'))),
  ...IN_FULL.map((part) =>
    missing(
      'ibr-152-ae',
      '/',
      `${DELIVERY}/${part}`,
      whenDocument((tree) => hasFlagOf(tree, 'export') && !isDelivered(tree, 'AE')),
    ),
  ),
  different('ibr-157-ae', '/', PROFILE, 'X000XXXX', (found) => /^.000/.test(found), whenDocument(isSpecialOutOfScope)),
  unlisted('ibr-005-ae', '//cac:InvoicePeriod', 'cbc:DescriptionCode', FREQUENCIES),
  missing(
    'ibr-160-ae',
    '/',
    'cbc:Note',
    whenDocument(({ root }) => root.textOf('cac:InvoicePeriod', 'cbc:DescriptionCode') === OTHER_FREQUENCY),
  ),
  missing('ibr-196-ae', '//cac:DeliveryTerms', 'cbc:ID'),
];

/** References to objects: 130 is an object that is invoiced, 50 a project. */
const OBJECTS: readonly TreeRule[] = [
  missing('ibr-052', '//cac:AdditionalDocumentReference', 'cbc:ID'),
  repeated('ibr-sr-33', '//cac:AdditionalDocumentReference', 'cbc:DocumentDescription'),
  unwanted('ibr-071', '//cac:AdditionalDocumentReference', 'cac:Attachment', isObject),
  unwanted('ibr-072', '//cac:AdditionalDocumentReference', 'cbc:DocumentDescription', isObject),
  ruleAt('ibr-078', '/', (root) => onlyOne(root, 'cac:AdditionalDocumentReference', '130')),
  ruleAt('ibr-090', '/', (root) => onlyOne(root, 'cac:AdditionalDocumentReference', '50')),
  ruleAt('ibr-089', LINE, (line) => onlyOne(line, 'cac:DocumentReference', '130')),
];

function onlyOne(parent: XmlElement, path: string, type: string): Breach | null {
  const second = parent.select(path).filter((one) => one.textOf('cbc:DocumentTypeCode') === type)[1];
  return second === undefined ? null : breach(second, { kind: 'repeated' });
}

function isObject(reference: XmlElement): boolean {
  return reference.textOf('cbc:DocumentTypeCode') === '130';
}

/** Counts of parts of the whole document. */
const COUNTS: readonly TreeRule[] = [
  ...(
    [
      ['ibr-094', 'cac:ContractDocumentReference/cbc:ID'],
      ['ibr-095', 'cac:ReceiptDocumentReference/cbc:ID'],
      ['ibr-096', 'cac:DespatchDocumentReference/cbc:ID'],
      ['ibr-097', 'cac:InvoicePeriod'],
      ['ibr-107', 'cac:Delivery'],
      ['ibr-090', 'cac:ProjectReference'],
      ['ibr-sr-39', 'cac:ProjectReference/cbc:ID'],
      ['ibr-sr-49', 'cac:InvoicePeriod/cbc:DescriptionCode'],
      ['ibr-sr-52', 'cac:OriginatorDocumentReference/cbc:ID'],
    ] as const
  ).map(([id, path]) => repeated(id, '/', path)),
  repeated('ibr-108', '//cac:Delivery', 'cac:DeliveryParty/cac:PartyName/cbc:Name'),
  ...OBJECTS,
];

export const DOCUMENT_RULES: readonly TreeRule[] = [
  ...[...IDENTIFIERS, ...DATES, ...PAYMENT, ...CREDIT, ...SUPPLY],
  ...COUNTS,
];
