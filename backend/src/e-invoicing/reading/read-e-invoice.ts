import type { Fils } from '@shop/contract/money';
import type { EDocument } from '../domain/e-document.js';
import { otherKind } from './other-kinds.js';
import { readLine } from './read-line.js';
import { numberOf, optionalAmount } from './read-number.js';
import {
  readAddress,
  readAdjustment,
  readAttachments,
  readParty,
  readPayment,
  readPreceding,
  readSubtotals,
  readTotals,
  readVatInAed,
  taxTotalOf,
} from './read-parts.js';
import { readXml } from './read-xml.js';
import type { XmlElement } from './xml-element.js';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const SPECIFICATION = 'urn:peppol:pint:billing-1@ae-1';
const KINDS: ReadonlyMap<string, EDocument['kind']> = new Map([
  [`{${UBL}Invoice-2}Invoice`, 'invoice'],
  [`{${UBL}CreditNote-2}CreditNote`, 'credit-note'],
]);

/** A file within the document. */
interface ReadAttachment {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly bytes: number;
}

/** A document that was read, with values that only documents of other shops have. */
export interface ReadEInvoice {
  readonly root: XmlElement;
  readonly document: EDocument;
  readonly attachments: readonly ReadAttachment[];
  /** IBT-114. */
  readonly rounding: Fils;
  /** BTAE-04: AED for one unit of another currency; null if there is none. */
  readonly exchangeRate: number | null;
  /** IBT-111: the VAT in AED of a document in another currency; null if there is none. */
  readonly vatInAed: Fils | null;
}

/**
 * Reads a PINT AE invoice or credit note.
 * @throws DomainError XML_UNSAFE, XML_BEYOND_LIMIT, XML_NOT_WELL_FORMED, XML_WRONG_ENCODING, NOT_AN_E_INVOICE,
 * E_INVOICE_UNREADABLE
 */
export function readEInvoice(bytes: Uint8Array): ReadEInvoice {
  const root = readXml(bytes, refuseOtherKind);
  const kind = kindOf(root);
  const totals = root.find('cac:LegalMonetaryTotal');
  return {
    root,
    document: readDocument(root, kind),
    attachments: readAttachments(root),
    rounding: (totals && optionalAmount(totals, 'cbc:PayableRoundingAmount')) ?? 0,
    exchangeRate: numberOf(root, null, 'cac:TaxExchangeRate', 'cbc:CalculationRate'),
    vatInAed: readVatInAed(root),
  };
}

function kindOf(root: XmlElement): EDocument['kind'] {
  const kind = KINDS.get(root.name);
  if (kind === undefined) throw otherKind(root.name, 'root element', 'Invoice or CreditNote of UBL 2');
  const specification = root.textOf('cbc:CustomizationID');
  if (!specification.startsWith(SPECIFICATION)) throw otherKind(specification, 'CustomizationID', SPECIFICATION);
  return kind;
}

/** Refuses another kind of document as soon as it is recognized. */
function refuseOtherKind(root: XmlElement, last: XmlElement): void {
  if (!KINDS.has(root.name) || last.name === 'cbc:CustomizationID') kindOf(root);
}

function readDocument(root: XmlElement, kind: EDocument['kind']): EDocument {
  const isInvoice = kind === 'invoice';
  const currency = root.textOf('cbc:DocumentCurrencyCode');
  const taxTotal = taxTotalOf(root, currency);
  const delivery = root.find('cac:Delivery', 'cac:DeliveryLocation', 'cac:Address');
  return {
    kind,
    currency,
    typeCode: root.textOf(isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode'),
    number: root.textOf('cbc:ID'),
    uuid: root.textOf('cbc:UUID'),
    flags: root.textOf('cbc:ProfileExecutionID'),
    issueDate: root.textOf('cbc:IssueDate'),
    issueTime: root.textOf('cbc:IssueTime'),
    dueDate: root.textOf('cbc:DueDate'),
    taxPointDate: root.textOf('cbc:TaxPointDate'),
    note: root.textOf('cbc:Note'),
    creditReason: root.textOf('cac:DiscrepancyResponse', 'cbc:ResponseCode'),
    purchaseOrder: root.textOf('cac:OrderReference', 'cbc:ID'),
    salesOrder: root.textOf('cac:OrderReference', 'cbc:SalesOrderID'),
    deliveryNote: root.textOf('cac:DespatchDocumentReference', 'cbc:ID'),
    preceding: isInvoice ? [] : readPreceding(root),
    seller: readParty(root, 'cac:AccountingSupplierParty'),
    buyer: readParty(root, 'cac:AccountingCustomerParty'),
    beneficiary: root.textOf('cac:BuyerCustomerParty', 'cac:Party', 'cac:PartyIdentification', 'cbc:ID'),
    deliveryDate: root.textOf('cac:Delivery', 'cbc:ActualDeliveryDate'),
    deliverTo: delivery ? readAddress(delivery) : null,
    payment: isInvoice ? readPayment(root) : null,
    paymentTerms: root.textOf('cac:PaymentTerms', 'cbc:Note'),
    adjustments: root.all('cac:AllowanceCharge').map(readAdjustment),
    subtotals: readSubtotals(taxTotal),
    totals: readTotals(root, taxTotal),
    lines: root.all(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine').map((line) => readLine(line, kind)),
  };
}
