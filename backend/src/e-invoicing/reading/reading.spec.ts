import { describe, expect, it } from '@jest/globals';
import { writeEInvoice } from '../domain/write-document.js';
import { brokenDocuments } from '../../../test/e-invoicing/samples/broken-documents.js';
import { randomDocuments } from '../../../test/e-invoicing/samples/random-documents.js';
import { validDocuments } from '../../../test/e-invoicing/samples/valid-documents.js';
import { BOMBS } from '../../../test/e-invoicing/samples/bombs.js';
import { ATTACHED, changed, OTHER_KINDS, RULE_BREAKS } from '../../../test/e-invoicing/samples/foreign-documents.js';
import { judge } from './judge.js';
import { readEInvoice } from './read-e-invoice.js';

const NOW = new Date('2026-11-25T12:00:00Z');
const RANDOM = 200;

const read = (xml: string) => readEInvoice(Buffer.from(xml));
/** The ids of the rules that a document breaks. */
function brokenBy(xml: string): string[] {
  const { official, own } = judge(read(xml), NOW);
  return [...new Set([...official, ...own].map(({ rule }) => rule))];
}
/** The refusal that reading the XML ends in. */
function refusal(xml: string | Uint8Array) {
  try {
    readEInvoice(typeof xml === 'string' ? Buffer.from(xml) : xml);
  } catch (error) {
    return error;
  }
  return undefined;
}

const [STANDARD] = validDocuments().values();
const XML = STANDARD === undefined ? '' : writeEInvoice(STANDARD);
const FOREIGN = [
  [/AED/g, 'USD'],
  ['</cbc:DocumentCurrencyCode>', '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>AED</cbc:TaxCurrencyCode>'],
  [
    '<cac:AccountingSupplierParty>',
    '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>aedtotal-incl-vat</cbc:DocumentTypeCode><cbc:DocumentDescription>815.30</cbc:DocumentDescription></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
  ],
  [
    '<cac:TaxTotal>',
    '<cac:TaxExchangeRate><cbc:SourceCurrencyCode>USD</cbc:SourceCurrencyCode><cbc:TargetCurrencyCode>AED</cbc:TargetCurrencyCode><cbc:CalculationRate>3.6725</cbc:CalculationRate></cac:TaxExchangeRate><cac:TaxTotal>',
  ],
  [
    '<cac:LegalMonetaryTotal>',
    '<cac:TaxTotal><cbc:TaxAmount currencyID="AED">38.82</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal>',
  ],
] as const;

describe('the reader of e-invoices', () => {
  it.each([...validDocuments()])('reads %s as the writer wrote it', (_name, document) => {
    // The form tells an own order number with that of the buyer alone.
    const salesOrder = document.purchaseOrder === '' ? '' : document.salesOrder;
    expect(read(writeEInvoice(document)).document).toEqual({ ...document, salesOrder });
  });

  it('reads documents as shops issue them, so that they are written with the same bytes again', () => {
    let count = 0;
    for (const document of randomDocuments(7)) {
      if ((count += 1) > RANDOM) break;
      const xml = writeEInvoice(document);
      expect(writeEInvoice(read(xml).document)).toBe(xml);
    }
  });

  it.each([...validDocuments()])('finds nothing in %s', (_name, document) => {
    expect(brokenBy(writeEInvoice(document))).toEqual([]);
  });

  it.each(brokenDocuments().filter(({ stricter }) => !stricter))(
    'finds that $rule is broken, as the checks of the shop do',
    ({ rule, document }) => {
      expect(brokenBy(writeEInvoice(document))).toContain(rule);
    },
  );

  it.each(RULE_BREAKS)('finds by the official rule %s that %s', (rule, _what, name, change) => {
    const document = validDocuments().get(name);
    const xml = document === undefined ? '' : writeEInvoice(document);
    const broken = changed(xml, change);
    expect(brokenBy(broken)).toContain(rule);
  });

  it('names place, line of the file and value', () => {
    const xml = XML.replace('unitCode="XRO"', 'unitCode="PCS"');
    expect(judge(read(xml), NOW).official).toContainEqual({
      ...{ rule: 'ibr-cl-23', line: 1 + XML.slice(0, XML.indexOf('unitCode="XRO"')).split('\n').length - 1 },
      place: 'cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode',
      problem: { kind: 'unlisted', found: 'PCS', list: 'UN/ECE Rec 20, 21' },
    });
  });

  it('reads attachments of any size, and names them', () => {
    const { attachments, document } = read(ATTACHED(XML, 1_500_000));
    expect(attachments).toEqual([
      { name: 'delivery.png', type: 'image/png', description: 'Signed delivery note', bytes: 1_500_000 },
    ]);
    expect(document).toEqual(read(XML).document);
    expect(brokenBy(ATTACHED(XML, 120_000))).toEqual([]);
  });

  it('reads other prefixes and extensions as well', () => {
    const prefixed = XML.replaceAll('cbc:', 'b:')
      .replace('xmlns:cbc', 'xmlns:b')
      .replaceAll(/(<\/?)Invoice\b/g, '$1u:Invoice');
    const xml = prefixed
      .replace('xmlns=', 'xmlns:u=')
      .replace(/(<u:Invoice[^>]*>)/, '$1<x:Extra xmlns:x="urn:x"><b:ID>1</b:ID></x:Extra>');
    expect(read(xml).document).toEqual(read(XML).document);
  });

  it('reads another currency with its rate, and prices with more than two decimals', () => {
    let xml = XML.replaceAll(/(<cbc:(?:PriceAmount|BaseAmount)[^>]*>)[\d.]+/g, '$1211.42865');
    for (const [from, to] of FOREIGN) xml = xml.replace(from, to);
    const { document, exchangeRate, vatInAed } = read(xml);
    expect([document.currency, exchangeRate, vatInAed]).toEqual(['USD', 3.6725, 3882]);
    expect(document.lines[0]?.price).toBe(21_142.865);
    expect(brokenBy(xml)).toEqual([]);
    expect(brokenBy(xml.replace('>3.6725<', '>3.6725001<'))).toEqual(['ibr-002-ae']);
  });

  it('counts what is rounded off, and knows units that the shop does not use', () => {
    const payable = (STANDARD?.totals.payable ?? 0) / 100;
    const rounded = XML.replace(
      /<cbc:PayableAmount.*/,
      `<cbc:PayableRoundingAmount currencyID="AED">-0.02</cbc:PayableRoundingAmount><cbc:PayableAmount currencyID="AED">${(payable - 0.02).toFixed(2)}</cbc:PayableAmount>`,
    ).replaceAll('unitCode="XRO"', 'unitCode="TNE"');
    expect(brokenBy(rounded)).toEqual([]);
  });
});

describe('the reader of e-invoices refuses', () => {
  it.each(Object.entries(BOMBS))('%s', (_name, [xml, code]) => {
    expect(refusal(xml)).toMatchObject({ status: 400, code });
  });

  it.each(OTHER_KINDS)('%s for its kind, also with an attachment', (kind, change) => {
    const refused = { code: 'NOT_AN_E_INVOICE', message: expect.stringContaining(kind) };
    expect(refusal(change(XML))).toMatchObject(refused);
    expect(refusal(change(ATTACHED(XML, 400_000)))).toMatchObject(refused);
  });

  it.each([
    [
      'an element that is not closed',
      XML.replace('</cbc:ID>', ''),
      { code: 'XML_NOT_WELL_FORMED', params: { line: 6, problem: 'cbc:ID is not closed.' } },
    ],
    ['a file that ends too early', XML.slice(0, 2000), { code: 'XML_NOT_WELL_FORMED' }],
    ['no XML at all', 'PK\u0003\u0004', { code: 'XML_NOT_WELL_FORMED', params: { line: 1 } }],
    ['an empty file', '', { code: 'XML_NOT_WELL_FORMED' }],
    ['another encoding', XML.replace('UTF-8', 'ISO-8859-1'), { code: 'XML_WRONG_ENCODING' }],
    ['UTF-16', Buffer.from(XML, 'utf16le'), { code: 'XML_WRONG_ENCODING' }],
    ['bytes that are no UTF-8', Buffer.from([...Buffer.from('<a>'), 0xff]), { code: 'XML_WRONG_ENCODING' }],
    ['another root element', '<Order xmlns="urn:x"/>', { code: 'NOT_AN_E_INVOICE', params: { found: '{urn:x}Order' } }],
    ['an invoice without its namespace', '<Invoice/>', { code: 'NOT_AN_E_INVOICE', params: { found: '{}Invoice' } }],
    [
      'another specification',
      XML.replace('@ae-1', '@sg-1'),
      { code: 'NOT_AN_E_INVOICE', params: { found: 'urn:peppol:pint:billing-1@sg-1' } },
    ],
    [
      'a total that is missing',
      XML.replace(/<cbc:TaxInclusiveAmount.*/, ''),
      { code: 'E_INVOICE_UNREADABLE', params: { element: 'cbc:TaxInclusiveAmount', found: '' } },
    ],
    [
      'an amount that is none',
      XML.replace(/(<cbc:TaxInclusiveAmount[^>]*>)[\d.]+/, '$11,5'),
      { code: 'E_INVOICE_UNREADABLE', params: { element: 'cbc:TaxInclusiveAmount', found: '1,5' } },
    ],
  ])('%s', (_name, xml, refused) => {
    expect(refusal(xml)).toMatchObject(refused);
  });
});
