import type { Fils } from '@shop/contract/money';
import {
  type EAddress,
  type EAdjustment,
  type EDocument,
  type EParty,
  type EPayment,
  type ESubtotal,
  type ETotals,
  NO_PARTY,
} from '../domain/e-document.js';
import { amountOf, numberOf, optionalAmount } from './read-number.js';
import { isCharge } from './rules/facts.js';
import type { XmlElement } from './xml-element.js';
import { refuse } from '../../platform/errors/refuse.js';

const OWN_CURRENCY = 'AED';

/** @param name of the element that contains the party */
export function readParty(root: XmlElement, name: string): EParty {
  const party = root.find(name, 'cac:Party');
  if (party === undefined) return NO_PARTY;
  const tax = party.all('cac:PartyTaxScheme').find((one) => one.textOf('cac:TaxScheme', 'cbc:ID') === 'VAT');
  const licence = ['cac:PartyLegalEntity', 'cbc:CompanyID'];
  return {
    endpoint: party.textOf('cbc:EndpointID'),
    identification: party.textOf('cac:PartyIdentification', 'cbc:ID'),
    tradeName: party.textOf('cac:PartyName', 'cbc:Name'),
    address: readAddress(party.find('cac:PostalAddress')),
    trn: tax?.textOf('cbc:CompanyID') ?? '',
    legalName: party.textOf('cac:PartyLegalEntity', 'cbc:RegistrationName'),
    licence: party.textOf(...licence),
    licenceType: party.attributeOf('schemeAgencyID', ...licence),
    licenceAuthority: party.attributeOf('schemeAgencyName', ...licence),
    phone: party.textOf('cac:Contact', 'cbc:Telephone'),
    email: party.textOf('cac:Contact', 'cbc:ElectronicMail'),
  };
}

export function readAddress(address: XmlElement | undefined): EAddress {
  return {
    street: address?.textOf('cbc:StreetName') ?? '',
    city: address?.textOf('cbc:CityName') ?? '',
    subdivision: address?.textOf('cbc:CountrySubentity') ?? '',
    country: address?.textOf('cac:Country', 'cbc:IdentificationCode') ?? '',
  };
}

export function readPayment(root: XmlElement): EPayment | null {
  const means = root.find('cac:PaymentMeans');
  if (means === undefined) return null;
  const account = means.find('cac:PayeeFinancialAccount');
  return {
    code: means.textOf('cbc:PaymentMeansCode'),
    reference: means.textOf('cbc:PaymentID'),
    account: account
      ? {
          iban: account.textOf('cbc:ID'),
          name: account.textOf('cbc:Name'),
          bic: account.textOf('cac:FinancialInstitutionBranch', 'cbc:ID'),
        }
      : null,
  };
}

export function readAdjustment(adjustment: XmlElement): EAdjustment {
  const category = adjustment.find('cac:TaxCategory');
  return {
    isCharge: isCharge(adjustment),
    reasonCode: adjustment.textOf('cbc:AllowanceChargeReasonCode'),
    reason: adjustment.textOf('cbc:AllowanceChargeReason'),
    amount: amountOf(adjustment, 'cbc:Amount'),
    ...readRate(category),
  };
}

export function readRate(category: XmlElement | undefined) {
  return {
    category: category?.textOf('cbc:ID') ?? '',
    percent: category === undefined ? null : numberOf(category, null, 'cbc:Percent'),
  };
}

/** The VAT in the currency of the document; an invoice in another currency states it in AED too. */
export function taxTotalOf(root: XmlElement, currency: string): XmlElement {
  const totals = root.all('cac:TaxTotal');
  const own = totals.find((total) => total.attributeOf('currencyID', 'cbc:TaxAmount') === currency) ?? totals[0];
  if (own === undefined)
    throw refuse('E_INVOICE_UNREADABLE/missing', { line: root.line, element: 'cac:TaxTotal', found: '' });
  return own;
}

/** null for a document in AED. */
export function readVatInAed(root: XmlElement): Fils | null {
  if (root.textOf('cbc:DocumentCurrencyCode') === OWN_CURRENCY) return null;
  const total = root.all('cac:TaxTotal').find((one) => one.attributeOf('currencyID', 'cbc:TaxAmount') === OWN_CURRENCY);
  return total === undefined ? null : optionalAmount(total, 'cbc:TaxAmount');
}

export function readSubtotals(taxTotal: XmlElement): ESubtotal[] {
  return taxTotal.all('cac:TaxSubtotal').map((subtotal) => ({
    ...readRate(subtotal.find('cac:TaxCategory')),
    taxable: amountOf(subtotal, 'cbc:TaxableAmount'),
    vat: amountOf(subtotal, 'cbc:TaxAmount'),
  }));
}

export function readTotals(root: XmlElement, taxTotal: XmlElement): ETotals {
  const totals = root.find('cac:LegalMonetaryTotal');
  if (totals === undefined)
    throw refuse('E_INVOICE_UNREADABLE/missing', { line: root.line, element: 'cac:LegalMonetaryTotal', found: '' });
  return {
    lines: amountOf(totals, 'cbc:LineExtensionAmount'),
    allowances: optionalAmount(totals, 'cbc:AllowanceTotalAmount'),
    charges: optionalAmount(totals, 'cbc:ChargeTotalAmount'),
    net: amountOf(totals, 'cbc:TaxExclusiveAmount'),
    vat: amountOf(taxTotal, 'cbc:TaxAmount'),
    gross: amountOf(totals, 'cbc:TaxInclusiveAmount'),
    prepaid: optionalAmount(totals, 'cbc:PrepaidAmount') ?? 0,
    payable: amountOf(totals, 'cbc:PayableAmount'),
  };
}

/** The invoice that a credit note corrects. */
export function readPreceding(root: XmlElement): EDocument['preceding'] {
  const reference = root.find('cac:BillingReference', 'cac:InvoiceDocumentReference');
  return reference ? [{ number: reference.textOf('cbc:ID'), issueDate: reference.textOf('cbc:IssueDate') }] : [];
}

/** Base64 has four characters for three bytes. */
const bytesOf = ({ omitted }: XmlElement): number => Math.floor((omitted * 3) / 4);

export function readAttachments(root: XmlElement) {
  return root.all('cac:AdditionalDocumentReference').flatMap((reference) => {
    const file = reference.find('cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject');
    if (file === undefined) return [];
    const [name = '', type = ''] = ['filename', 'mimeCode'].map((key) => file.attributes.get(key)?.trim());
    return { name, type, description: reference.textOf('cbc:DocumentDescription'), bytes: bytesOf(file) };
  });
}
