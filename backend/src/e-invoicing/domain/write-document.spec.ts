import { describe, expect, it } from '@jest/globals';
import { givenInvoice } from '../../../test/e-invoicing/samples/given-documents.js';
import { validDocuments } from '../../../test/e-invoicing/samples/valid-documents.js';
import { invoiceModel } from './model.js';
import { NO_OPTIONS } from './source.js';
import { writeEInvoice } from './write-document.js';
import { aed } from './write-parts.js';

const xmlOf = (...[given]: Parameters<typeof givenInvoice>) =>
  writeEInvoice(invoiceModel(givenInvoice(given), NO_OPTIONS));
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);

describe('the writer of e-invoices', () => {
  it.each([...validDocuments()])('writes no empty element in %s', (_name, document) => {
    expect(writeEInvoice(document)).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>|\/>|=""/);
  });

  it('writes the same bytes and the same UUID for the same document each time', () => {
    expect(xmlOf()).toBe(xmlOf());
    expect(all(xmlOf(), 'cbc:UUID')).toEqual(['f7c03d39-2631-5673-939d-4c4686b6a878']);
  });

  it('escapes texts, and omits characters that XML can’t contain', () => {
    const name = 'Tape <12 mm> & "extra"\u0001\uFFFF';
    expect(all(xmlOf({ lines: [{ name }] }), 'cbc:Name')).toContain('Tape &lt;12 mm&gt; &amp; &quot;extra&quot;');
  });

  it('prices a line by its total quantity, less its discount if prices include VAT', () => {
    const xml = xmlOf({ lines: [{ qty: 3, price: 1000, discount: 100 }] });
    expect(all(xml, 'cbc:PriceAmount')).toEqual(['28.57']);
    expect(all(xml, 'cbc:BaseQuantity')).toEqual(['3']);
    expect(all(xml, 'cbc:LineExtensionAmount')).toEqual(['27.62', '27.62']);
    expect(all(xml, 'cbc:PayableAmount')).toEqual(['29.00']);
  });

  it('deducts payments before the issue, but not later ones', () => {
    const document = validDocuments().get('invoice-prepaid');
    expect(document?.totals).toMatchObject({ gross: 22_200, prepaid: 4700, payable: 17_500 });
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_456_789_012, '1234567890.12'],
  ])('writes %i fils as %s', (fils, text) => {
    expect(aed(fils)).toBe(text);
  });
});
