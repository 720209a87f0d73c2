import type { XmlElement, XmlTree } from '../xml-element.js';
import type { When } from './tree-rule.js';

/** Paths that several rules are about. */
export const SELLER = 'cac:AccountingSupplierParty/cac:Party';
export const BUYER = 'cac:AccountingCustomerParty/cac:Party';
export const LINE = 'cac:InvoiceLine | cac:CreditNoteLine';
export const QUANTITY = 'cbc:InvoicedQuantity | cbc:CreditedQuantity';
export const TYPE = 'cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode';
export const LICENCE = 'cac:PartyLegalEntity/cbc:CompanyID';
export const SUBTOTAL = 'cac:TaxTotal/cac:TaxSubtotal';
/** The identifier of the electronic address of parties in the UAE. */
const TIN_SCHEME = '0235';

/** Positions in the transaction type code, BTAE-02. */
export const FLAG = { freeZone: 0, deemed: 1, margin: 2, summary: 3, agent: 5, eCommerce: 6, export: 7 } as const;
const FLAGS = /^[01]{8}$/;

const textAt = ({ root }: XmlTree, path: string): string => root.select(path)[0]?.text.trim() ?? '';

const typeOf = (tree: XmlTree): string => textAt(tree, TYPE);
export const isCreditNote = (tree: XmlTree): boolean => ['381', '81'].includes(typeOf(tree));
export const isOutOfScope = (tree: XmlTree): boolean => ['480', '81'].includes(typeOf(tree));
export const currencyOf = (tree: XmlTree): string => textAt(tree, 'cbc:DocumentCurrencyCode');
export const taxCurrencyOf = (tree: XmlTree): string => textAt(tree, 'cbc:TaxCurrencyCode');

export function flagsOf(tree: XmlTree): string {
  const flags = textAt(tree, 'cbc:ProfileExecutionID');
  return FLAGS.test(flags) ? flags : '';
}

export const hasFlagOf = (tree: XmlTree, flag: keyof typeof FLAG): boolean => flagsOf(tree)[FLAG[flag]] === '1';

export const whenFlag =
  (flag: keyof typeof FLAG): When =>
  (_element, tree) =>
    hasFlagOf(tree, flag);

export const whenDocument =
  (is: (tree: XmlTree) => boolean): When =>
  (_element, tree) =>
    is(tree);

export const hasTinAddress = (party: XmlElement): boolean =>
  party.attributeOf('schemeID', 'cbc:EndpointID') === TIN_SCHEME;
export const addressOf = (party: XmlElement): string => party.textOf('cbc:EndpointID');

export const isOfVat = (category: XmlElement): boolean =>
  category.textOf('cac:TaxScheme', 'cbc:ID').toUpperCase() === 'VAT';

/** XSD booleans are also written 1 and 0. */
export const isCharge = (part: XmlElement): boolean => ['true', '1'].includes(part.textOf('cbc:ChargeIndicator'));
export const isAllowance = (part: XmlElement): boolean => ['false', '0'].includes(part.textOf('cbc:ChargeIndicator'));
export const isOfPrice = (part: XmlElement): boolean => part.parent?.name === 'cac:Price';
export const isOfDocument = (part: XmlElement): boolean => part.parent?.parent === undefined;
