/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { billedItems, linesSheet } from '../documents/exportLines';
import { i18nProvider } from '../../i18n/i18nProvider';
import { untaxed } from '../../../test/records';
import type { LineResponse } from '@shop/contract/api';
import { sheetAsCsv } from './exportCsv';
import { type Column, sheetOf } from './exportSheet';
import { sheetAsXlsx } from './exportXlsx';

const translate = (key: string) => i18nProvider.translate(key);
afterEach(() => i18nProvider.changeLocale('en'));

interface Invoice {
  number: string;
  issuedAt: string;
  total: number;
  isPaid: boolean;
  note: string | null;
  deliveryCharge: number;
  extraFee: number;
  discount: number;
  tax: null;
  createdAt: string;
  lines: LineResponse[];
}

/** Issued at the first moment of 5 January in Dubai. */
const INVOICE: Invoice = {
  number: 'INV-2026-00017',
  issuedAt: '2026-01-04T20:00:00.000Z',
  total: 1234.5,
  isPaid: true,
  note: '=HYPERLINK("http://evil.example")',
  deliveryCharge: 25,
  extraFee: 0,
  discount: 0,
  tax: null,
  createdAt: '2026-01-04T20:00:00.000Z',
  lines: [
    {
      ...untaxed,
      _id: 'l1',
      ...{
        product: 'p1',
        productName: 'Ribbon, black',
        productNameAr: '',
        sku: 'RIB-00001',
        code: '-FC3',
        size: '1-inch',
        unit: 'roll',
      },
      ...{ qty: 12, unitPrice: 18.5, qtyPrice: 222 },
    },
  ],
};
const COLUMNS: Column<Invoice>[] = [
  { label: 'resources.invoices.fields.invoiceNumber', value: ({ number }) => number },
  { label: 'resources.invoices.fields.createdAt', kind: 'day', value: ({ issuedAt }) => issuedAt },
  { label: 'resources.invoices.fields.amountDue', kind: 'amount', value: ({ total }) => total },
  { label: 'resources.invoices.fields.status', value: ({ isPaid }) => isPaid },
  { label: 'resources.invoices.fields.adminToClientNote', value: ({ note }) => note },
];
const sheet = (invoice: Partial<Invoice> = {}) => sheetOf(COLUMNS)([{ ...INVOICE, ...invoice }], translate);
const csvRows = (csv: string) => csv.slice(1).split('\r\n');

describe('an export as CSV', () => {
  it('begins with the mark by which Excel recognises UTF-8', () => {
    expect(sheetAsCsv(sheet()).startsWith('\ufeffInvoice No,')).toBe(true);
  });

  it('contains Dubai dates in digits, and amounts as numbers', () => {
    const [heading, row] = csvRows(sheetAsCsv(sheet({ note: null })));
    expect(heading).toBe('Invoice No,Created,Amount due,Status,Note to the client (on the PDF)');
    expect(row).toBe('INV-2026-00017,2026-01-05,1234.5,Yes,');
  });

  it('is in the language of the page', async () => {
    await i18nProvider.changeLocale('ar');
    const [heading, row] = csvRows(sheetAsCsv(sheet({ note: '' })));
    expect(heading).toMatch(/^رقم الفاتورة,/);
    expect(row).toBe('INV-2026-00017,2026-01-05,1234.5,نعم,');
  });

  it.each(['=1+1', '+971 4 123', '-2', '@SUM(A1)', '\tx', '\r=1'])(
    'prevents %j from being run as a formula',
    (note) => {
      const [, ...row] = csvRows(sheetAsCsv(sheet({ note })));
      expect(row.join('\r\n')).toMatch(/,"?'[=+\-@\t\r]/);
    },
  );
});

describe('an export of lines', () => {
  const lines = linesSheet<Invoice>(COLUMNS.slice(0, 1), billedItems);

  it('has a row for each line and each charge, which add up to the document', () => {
    const rows = csvRows(sheetAsCsv(lines([INVOICE, { ...INVOICE, number: 'INV-2026-00018' }], translate)));
    expect(rows).toEqual([
      'Invoice No,Product,SKU,Code,Size,Qty,Unit,Unit price,Price,Discount,VAT category,VAT rate,Net,VAT,Gross',
      `INV-2026-00017,"Ribbon, black",RIB-00001,'-FC3,1-inch,12,roll,18.5,222,0,Standard rated (S),,222,0,222`,
      'INV-2026-00017,Delivery charge,,,,1,,25,25,,Standard rated (S),,25,0,25',
      `INV-2026-00018,"Ribbon, black",RIB-00001,'-FC3,1-inch,12,roll,18.5,222,0,Standard rated (S),,222,0,222`,
      'INV-2026-00018,Delivery charge,,,,1,,25,25,,Standard rated (S),,25,0,25',
    ]);
  });
});

describe('an export as Excel', () => {
  const partsOf = async (invoice: Partial<Invoice> = {}, rightToLeft = false) => {
    const blob = await sheetAsXlsx(sheet(invoice), 'invoices', rightToLeft).toBlob();
    const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(new Error('The file could not be read'));
      reader.readAsArrayBuffer(blob);
    });
    const parts = unzipSync(new Uint8Array(bytes));
    const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    return { cells: text('xl/worksheets/sheet1.xml'), texts: text('xl/sharedStrings.xml') };
  };

  it('contains amounts as numbers and Dubai dates as dates', async () => {
    const { cells } = await partsOf();
    expect(cells).toMatch(/<v>1234\.5<\/v>/);
    // The number of days since the beginning of 1900 for 5 January 2026.
    expect(cells).toMatch(/<v>46027<\/v>/);
  });

  it('contains a text that looks like a formula as text', async () => {
    const { cells, texts } = await partsOf();
    expect(cells).not.toContain('<f>');
    expect(texts).toContain('=HYPERLINK');
  });

  it('reads from right to left on a page in Arabic', async () => {
    expect((await partsOf({}, true)).cells).toContain('rightToLeft="1"');
    expect((await partsOf({}, false)).cells).not.toContain('rightToLeft="1"');
  });
});
