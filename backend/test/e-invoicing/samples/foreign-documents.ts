/** Documents of other shops: those with parts that this shop does not write, and other kinds of documents. */

type Replace = readonly [from: string | RegExp, to: string];

/** @throws Error if the document does not contain what is replaced */
export function changed(xml: string, changes: readonly Replace[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`The document has no ${String(from)}.`);
    return after;
  }, xml);
}

const LINES_OF_BASE64 = 76;

/** The document with a picture, in the lines that email programs make. */
export function ATTACHED(xml: string, bytes: number): string {
  const base64 = Buffer.alloc(bytes, 'picture').toString('base64');
  const text = base64.match(new RegExp(`.{1,${LINES_OF_BASE64}}`, 'g'))?.join('\n') ?? '';
  const reference = `<cac:AdditionalDocumentReference><cbc:ID>DN-1</cbc:ID><cbc:DocumentDescription>Signed delivery note</cbc:DocumentDescription><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="image/png" filename="delivery.png">${text}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  return changed(xml, [['<cac:AccountingSupplierParty>', `${reference}<cac:AccountingSupplierParty>`]]);
}

const specified =
  (specification: string) =>
  (xml: string): string =>
    changed(xml, [[/(<cbc:CustomizationID>)[^<]+/, `$1${specification}`]]);
const EN = 'urn:cen.eu:en16931:2017';
const asNote = (xml: string): string =>
  xml
    .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
    .replaceAll(/(<\/?)Invoice\b/g, '$1CreditNote')
    .replace('xsd:Invoice-2', 'xsd:CreditNote-2');
const asRoot =
  (root: string, namespace: string) =>
  (xml: string): string =>
    xml.replaceAll(/(<\/?)Invoice\b/g, `$1${root}`).replace(/xmlns="[^"]+"/, `xmlns="${namespace}"`);

/** Kinds of documents by the name in their refusal. */
export const OTHER_KINDS: readonly (readonly [kind: string, make: (xml: string) => string])[] = [
  ['XRechnung', specified(`${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`)],
  ['XRechnung', (xml) => specified(`${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`)(asNote(xml))],
  ['Factur-X', asRoot('CrossIndustryInvoice', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100')],
  ['Peppol BIS Billing', specified(`${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`)],
  ['Peppol BIS Billing', (xml) => specified(`${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`)(asNote(xml))],
  ['Peppol PINT', specified('urn:peppol:pint:billing-1@sg-1')],
  ['PINT AE self-billing', specified('urn:peppol:pint:selfbilling-1@ae-1')],
  ['EN 16931', specified(EN)],
  ['UBL Order', asRoot('Order', 'urn:oasis:names:specification:ubl:schema:xsd:Order-2')],
  ['UBL', asRoot('DespatchAdvice', 'urn:oasis:names:specification:ubl:schema:xsd:DespatchAdvice-2')],
];

const INVOICE = 'invoice-standard';
const NOTE = 'note-return-1';
const DISCOUNTS = 'invoice-discounts';
const CHARGED = 'invoice-charges';
const GOODS = 'invoice-hs-codes';

/** Faults that only documents of other shops have: the rule, what is wrong, the document, and the change. */
export const RULE_BREAKS: readonly (readonly [rule: string, what: string, of: string, changes: readonly Replace[]])[] =
  [
    ['ibr-cl-23', 'PCS is no unit', INVOICE, [['unitCode="XRO"', 'unitCode="PCS"']]],
    [
      'ibr-088',
      'the price is for another unit',
      INVOICE,
      [['BaseQuantity unitCode="XRO"', 'BaseQuantity unitCode="H87"']],
    ],
    [
      'aligned-ibrp-002-ae',
      'the process is another one',
      INVOICE,
      [['urn:peppol:bis:billing', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0']],
    ],
    ['ibr-076', 'the process is missing', INVOICE, [[/<cbc:ProfileID>.*<\/cbc:ProfileID>/, '']]],
    [
      'ibr-126',
      'a total is in another currency',
      INVOICE,
      [[/PayableAmount currencyID="AED"/, 'PayableAmount currencyID="USD"']],
    ],
    [
      'ibr-126',
      'the price of a line is in another currency',
      INVOICE,
      [[/PriceAmount currencyID="AED"/, 'PriceAmount currencyID="EUR"']],
    ],
    [
      'ibr-cl-03',
      'a currency does not exist',
      INVOICE,
      [[/TaxExclusiveAmount currencyID="AED"/, 'TaxExclusiveAmount currencyID="DHS"']],
    ],
    [
      'ibr-131-ae',
      'an allowance is not its percentage',
      DISCOUNTS,
      [
        [
          /(<cbc:ChargeIndicator>false<\/cbc:ChargeIndicator>.*?)(\s*<cbc:Amount [^>]*>[\d.]+<\/cbc:Amount>)/s,
          '$1<cbc:MultiplierFactorNumeric>77</cbc:MultiplierFactorNumeric>$2<cbc:BaseAmount currencyID="AED">1.00</cbc:BaseAmount>',
        ],
      ],
    ],
    [
      'aligned-ibrp-057',
      'an allowance has a base amount alone',
      DISCOUNTS,
      [
        [
          /(<cbc:ChargeIndicator>false<\/cbc:ChargeIndicator>.*?<cbc:Amount [^>]*>[\d.]+<\/cbc:Amount>)/s,
          '$1<cbc:BaseAmount currencyID="AED">1.00</cbc:BaseAmount>',
        ],
      ],
    ],
    [
      'ibr-cl-25',
      'the scheme of an address does not exist',
      INVOICE,
      [['EndpointID schemeID="0235"', 'EndpointID schemeID="9999"']],
    ],
    ['ibr-062', 'an address has no scheme', INVOICE, [['EndpointID schemeID="0235"', 'EndpointID']]],
    [
      'ibr-002-ae',
      'the exchange rate has seven decimals',
      INVOICE,
      [
        [
          '<cac:TaxTotal>',
          '<cac:TaxExchangeRate><cbc:CalculationRate>3.6725001</cbc:CalculationRate></cac:TaxExchangeRate><cac:TaxTotal>',
        ],
      ],
    ],
    [
      'ibr-077',
      'the VAT is converted into the same currency',
      INVOICE,
      [['</cbc:DocumentCurrencyCode>', '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>AED</cbc:TaxCurrencyCode>']],
    ],
    ['ibr-079', 'an element is empty', INVOICE, [['</cbc:UUID>', '</cbc:UUID><cbc:Note/>']]],
    [
      'ibr-sr-51',
      'there are two notes',
      INVOICE,
      [['<cbc:DocumentCurrencyCode>', '<cbc:Note>One</cbc:Note><cbc:Note>Two</cbc:Note><cbc:DocumentCurrencyCode>']],
    ],
    [
      'shop-once',
      'an amount is there twice',
      INVOICE,
      [[/(<cbc:PayableAmount[^>]*>)[\d.]+<\/cbc:PayableAmount>/, '$&$11.00</cbc:PayableAmount>']],
    ],
    ['ibr-091', 'the payable amount has three decimals', INVOICE, [[/(<cbc:PayableAmount[^>]*>[\d.]+)/, '$10']]],
    ['ibr-co-16', 'the payable amount is another one', INVOICE, [[/(<cbc:PayableAmount[^>]*>)[\d.]+/, '$11.00']]],
    [
      'ibr-126-ae',
      'the gross price is missing',
      INVOICE,
      [[/<cac:Price>(.*?)<cac:AllowanceCharge>.*?<\/cac:AllowanceCharge>/s, '<cac:Price>$1']],
    ],
    [
      'aligned-ibrp-004',
      'the price is not the gross price less the discount',
      INVOICE,
      [[/(<cac:Price>.*?<cbc:BaseAmount[^>]*>)[\d.]+/s, '$19999.00']],
    ],
    ['ibr-083', 'the price has a charge', INVOICE, [[/(<cac:Price>.*?<cbc:ChargeIndicator>)false/s, '$1true']]],
    [
      'ibr-cl-10',
      'the scheme of an identifier does not exist',
      INVOICE,
      [
        [
          '<cac:PartyName>',
          '<cac:PartyIdentification><cbc:ID schemeID="9999">1</cbc:ID></cac:PartyIdentification><cac:PartyName>',
        ],
      ],
    ],
    [
      'ibr-178-ae',
      'the seller has two VAT numbers',
      INVOICE,
      [[/<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/s, '$&$&']],
    ],
    ['ibr-098', 'the seller has two names', INVOICE, [[/<cbc:RegistrationName>.*?<\/cbc:RegistrationName>/, '$&$&']]],
    ['ibr-188-ae', 'goods are classified by another list', GOODS, [['listID="HS"', 'listID="STI"']]],
    ['ibr-cl-13', 'the list of classes does not exist', GOODS, [['listID="HS"', 'listID="XXX"']]],
    [
      'ibr-184-ae',
      'goods have no HS code',
      GOODS,
      [[/<cbc:ItemClassificationCode.*?<\/cbc:ItemClassificationCode>/, '']],
    ],
    ['ibr-185-ae', 'services have no code', GOODS, [['<cbc:CommodityCode>G<', '<cbc:CommodityCode>S<']]],
    [
      'ibr-029',
      'the period ends before it begins',
      INVOICE,
      [
        [
          '<cac:AccountingSupplierParty>',
          '<cac:InvoicePeriod><cbc:StartDate>2026-11-30</cbc:StartDate><cbc:EndDate>2026-11-01</cbc:EndDate></cac:InvoicePeriod><cac:AccountingSupplierParty>',
        ],
      ],
    ],
    ['ibr-119', 'the time is no time', INVOICE, [[/<cbc:IssueTime>[^<]+/, '<cbc:IssueTime>25:00:00']]],
    [
      'ibr-074',
      'an attachment has no type',
      INVOICE,
      [
        [
          '<cac:AccountingSupplierParty>',
          '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject filename="a.png">AAAA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
        ],
      ],
    ],
    [
      'ibr-cl-24',
      'an attachment is of another type',
      INVOICE,
      [
        [
          '<cac:AccountingSupplierParty>',
          '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/html" filename="a.html">AAAA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
        ],
      ],
    ],
    ['ibr-cl-20', 'the reason of a charge is none', CHARGED, [[/(<cbc:AllowanceChargeReasonCode>)(FC|ADR)/, '$1ZZZZ']]],
    ['ibr-cl-01', 'a credit note has the type of an invoice', NOTE, [[/(<cbc:CreditNoteTypeCode>)\d+/, '$1380']]],
    [
      'ibr-055-ae',
      'a credit note names no invoice',
      NOTE,
      [[/<cac:BillingReference>.*?<\/cac:BillingReference>/s, '']],
    ],
    ['ibr-001-ae', 'the reason of a credit note is none', NOTE, [[/(<cbc:ResponseCode>)[^<]+/, '$1RETURN']]],
    ['ibr-128-ae', 'the emirate has no code', INVOICE, [[/(<cbc:CountrySubentity>)\w+/, '$1Dubai']]],
  ];
