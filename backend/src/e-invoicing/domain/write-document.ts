import type { EDocument } from './e-document.js';
import { lineNode } from './write-line.js';
import { addressNode, adjustmentNode, Amounts, partyNode, paymentNode, taxNode, totalsNode } from './write-parts.js';
import { element, text, xmlDocument, type XmlNode } from './xml.js';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const SPECIFICATION = 'urn:peppol:pint:billing-1@ae-1';
const PROCESS = 'urn:peppol:bis:billing';

/** The document as UBL 2.1 XML by the specification PINT AE 1.0.4. Elements have the order of the schema. */
export function writeEInvoice(document: EDocument): string {
  const isInvoice = document.kind === 'invoice';
  const name = isInvoice ? 'Invoice' : 'CreditNote';
  const amounts = new Amounts(document.currency);
  const root = element(name, [
    ...headNodes(document),
    ...referenceNodes(document),
    partyNode('cac:AccountingSupplierParty', document.seller),
    partyNode('cac:AccountingCustomerParty', document.buyer),
    beneficiaryNode(document.beneficiary),
    deliveryNode(document),
    paymentNode(document.payment),
    element('cac:PaymentTerms', [text('cbc:Note', document.paymentTerms)]),
    ...document.adjustments.map((adjustment) => adjustmentNode(adjustment, amounts)),
    taxNode(document.totals.vat, document.subtotals, amounts),
    totalsNode(document.totals, amounts),
    ...document.lines.map((line) => lineNode(line, document.kind, amounts)),
  ]);
  return xmlDocument(root, {
    xmlns: `${UBL}${name}-2`,
    'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
    'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
  });
}

function headNodes(document: EDocument): XmlNode[] {
  const taxPoint = text('cbc:TaxPointDate', document.taxPointDate);
  const note = text('cbc:Note', document.note);
  const type = document.typeCode;
  const own =
    document.kind === 'invoice'
      ? [text('cbc:DueDate', document.dueDate), text('cbc:InvoiceTypeCode', type), note, taxPoint]
      : [taxPoint, text('cbc:CreditNoteTypeCode', type), note];
  return [
    text('cbc:CustomizationID', SPECIFICATION),
    text('cbc:ProfileID', PROCESS),
    text('cbc:ProfileExecutionID', document.flags),
    text('cbc:ID', document.number),
    text('cbc:UUID', document.uuid),
    text('cbc:IssueDate', document.issueDate),
    text('cbc:IssueTime', document.issueTime),
    ...own,
    text('cbc:DocumentCurrencyCode', document.currency),
  ];
}

function referenceNodes({ creditReason, purchaseOrder, salesOrder, preceding, deliveryNote }: EDocument): XmlNode[] {
  return [
    element('cac:DiscrepancyResponse', [text('cbc:ResponseCode', creditReason)]),
    purchaseOrder === ''
      ? null
      : element('cac:OrderReference', [text('cbc:ID', purchaseOrder), text('cbc:SalesOrderID', salesOrder)]),
    ...preceding.map(({ number, issueDate }) =>
      element('cac:BillingReference', [
        element('cac:InvoiceDocumentReference', [text('cbc:ID', number), text('cbc:IssueDate', issueDate)]),
      ]),
    ),
    element('cac:DespatchDocumentReference', [text('cbc:ID', deliveryNote)]),
  ];
}

function beneficiaryNode(beneficiary: string): XmlNode {
  const party = element('cac:Party', [element('cac:PartyIdentification', [text('cbc:ID', beneficiary)])]);
  return element('cac:BuyerCustomerParty', [party]);
}

function deliveryNode({ deliveryDate, deliverTo }: EDocument): XmlNode {
  return element('cac:Delivery', [
    text('cbc:ActualDeliveryDate', deliveryDate),
    deliverTo && element('cac:DeliveryLocation', [addressNode('cac:Address', deliverTo)]),
  ]);
}
