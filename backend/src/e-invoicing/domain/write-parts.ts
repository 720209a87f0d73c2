import type { Fils } from '@shop/contract/money';
import type { EAddress, EAdjustment, EParty, EPayment, ERated, ESubtotal, ETotals } from './e-document.js';
import { element, text, type XmlNode } from './xml.js';

/** The scheme of addresses in the UAE: the TIN. */
const TIN_SCHEME = '0235';

/** Writes amounts of a document in its currency. */
export class Amounts {
  constructor(private readonly currency: string) {}

  of(name: string, fils: Fils): XmlNode {
    return text(name, aed(fils), { currencyID: this.currency });
  }

  optional(name: string, fils: Fils | null): XmlNode {
    return fils === null ? null : this.of(name, fils);
  }
}

/** Exact: uses no floating-point arithmetic. */
export function aed(fils: Fils): string {
  const digits = String(Math.abs(fils)).padStart(3, '0');
  return `${fils < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function partyNode(name: string, party: EParty): XmlNode {
  const licence = { schemeAgencyID: party.licenceType, schemeAgencyName: party.licenceAuthority };
  return element(name, [
    element('cac:Party', [
      text('cbc:EndpointID', party.endpoint, { schemeID: TIN_SCHEME }),
      element('cac:PartyIdentification', [text('cbc:ID', party.identification)]),
      element('cac:PartyName', [text('cbc:Name', party.tradeName)]),
      addressNode('cac:PostalAddress', party.address),
      party.trn === '' ? null : element('cac:PartyTaxScheme', [text('cbc:CompanyID', party.trn), VAT]),
      element('cac:PartyLegalEntity', [
        text('cbc:RegistrationName', party.legalName),
        text('cbc:CompanyID', party.licence, licence),
      ]),
      element('cac:Contact', [text('cbc:Telephone', party.phone), text('cbc:ElectronicMail', party.email)]),
    ]),
  ]);
}

export function addressNode(name: string, { street, city, subdivision, country }: EAddress): XmlNode {
  return element(name, [
    text('cbc:StreetName', street),
    text('cbc:CityName', city),
    text('cbc:CountrySubentity', subdivision),
    element('cac:Country', [text('cbc:IdentificationCode', country)]),
  ]);
}

const VAT = element('cac:TaxScheme', [text('cbc:ID', 'VAT')]);

/** @param exemptionCode of an exempt line */
export function categoryNode(name: string, { category, percent }: ERated, exemptionCode = ''): XmlNode {
  return element(name, [
    text('cbc:ID', category),
    percent === null ? null : text('cbc:Percent', percent),
    text('cbc:TaxExemptionReasonCode', exemptionCode),
    VAT,
  ]);
}

export function paymentNode(payment: EPayment | null): XmlNode {
  if (payment === null) return null;
  const { iban = '', name = '', bic = '' } = payment.account ?? {};
  return element('cac:PaymentMeans', [
    text('cbc:PaymentMeansCode', payment.code),
    text('cbc:PaymentID', payment.reference),
    element('cac:PayeeFinancialAccount', [
      text('cbc:ID', iban, { schemeID: 'IBAN' }),
      text('cbc:Name', name),
      element('cac:FinancialInstitutionBranch', [text('cbc:ID', bic)]),
    ]),
  ]);
}

export function adjustmentNode(adjustment: EAdjustment, amounts: Amounts): XmlNode {
  return element('cac:AllowanceCharge', [
    text('cbc:ChargeIndicator', String(adjustment.isCharge)),
    text('cbc:AllowanceChargeReasonCode', adjustment.reasonCode),
    text('cbc:AllowanceChargeReason', adjustment.reason),
    amounts.of('cbc:Amount', adjustment.amount),
    adjustment.category === '' ? null : categoryNode('cac:TaxCategory', adjustment),
  ]);
}

export function taxNode(vat: Fils, subtotals: readonly ESubtotal[], amounts: Amounts): XmlNode {
  return element('cac:TaxTotal', [
    amounts.of('cbc:TaxAmount', vat),
    text('cbc:TaxIncludedIndicator', 'false'),
    ...subtotals.map((subtotal) =>
      element('cac:TaxSubtotal', [
        amounts.of('cbc:TaxableAmount', subtotal.taxable),
        amounts.of('cbc:TaxAmount', subtotal.vat),
        categoryNode('cac:TaxCategory', subtotal),
      ]),
    ),
  ]);
}

export function totalsNode(totals: ETotals, amounts: Amounts): XmlNode {
  return element('cac:LegalMonetaryTotal', [
    amounts.of('cbc:LineExtensionAmount', totals.lines),
    amounts.of('cbc:TaxExclusiveAmount', totals.net),
    amounts.of('cbc:TaxInclusiveAmount', totals.gross),
    amounts.optional('cbc:AllowanceTotalAmount', totals.allowances),
    amounts.optional('cbc:ChargeTotalAmount', totals.charges),
    // The official rules treat a prepaid amount of 0 as missing.
    amounts.optional('cbc:PrepaidAmount', totals.prepaid === 0 ? null : totals.prepaid),
    amounts.of('cbc:PayableAmount', totals.payable),
  ]);
}
