import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareChromium } from '../platform/pdf/chromium-install.js';
import { documents as en } from './en/documents.js';
import type { DocumentLine, QuoteModel } from '../platform/pdf/document-model.js';
import { DocumentsService } from '../platform/pdf/documents.service.js';

const SHOP = {
  name: 'Press & Pack Supplies',
  legalName: 'Press & Pack Supplies Trading LLC',
  address: 'Warehouse 12, Dubai',
  trn: '100000000000003',
  email: 'sales@pressandpack.example',
  phones: ['+971 50 000 0001', '+971 50 000 0002'],
};

jest.setTimeout(20_000);

let documents: DocumentsService;
let unused: string;

beforeAll(async () => {
  // The browser of the user's cache, so that it is not unpacked for each run.
  const { executablePath } = await prepareChromium();
  unused = await mkdtemp(join(tmpdir(), 'documents-'));
  documents = new DocumentsService({ browserPath: executablePath, cacheDir: unused });
  await documents.warmUp();
}, 60_000);

afterAll(async () => {
  await documents.onApplicationShutdown();
  await rm(unused, { recursive: true });
});

function lines(count: number): DocumentLine[] {
  return Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    name: `Hot-Stamping Ribbon 1-inch no ${index + 1}`,
    sku: `RIB-${String(index + 1).padStart(5, '0')}`,
    code: 'FC3',
    size: '1-inch',
    unit: 'roll',
    qty: 2,
    unitPrice: 1850,
    amount: 3700,
  }));
}

function quotation(changes: Partial<QuoteModel> = {}): QuoteModel {
  return {
    language: 'en',
    labels: en.labels,
    title: 'Quotation',
    number: 'QUO-2026-00042',
    status: { label: 'Quoted', tone: 'neutral' },
    seller: SHOP,
    buyer: { name: 'Gulf Cartons', email: 'farah@gulfcartons.example', phone: '+971 55 123 4567', address: 'Sharjah' },
    dates: [{ label: 'Date', value: '21 November 2026' }],
    lines: lines(1),
    totals: [{ label: 'Total', amount: 123_456_789, strong: true }],
    note: 'In stock.',
    terms: ['Prices are in UAE dirhams (AED).'],
    ...changes,
  };
}

/** The text of each page; `width` is how far to the right, in points, anything on it reaches. */
async function read(pdf: Uint8Array): Promise<{ text: string; right: number }[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    const rights = pieces.map(({ transform, width }) => Number(transform[4]) + width);
    pages.push({
      text: pieces
        .map(({ str }) => str)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      right: Math.max(...rights),
    });
  }
  await loading.destroy();
  return pages;
}

const A4_WIDTH = 595;

describe('DocumentsService', () => {
  it('prints parties, line, total, note and terms of a quotation on one page', async () => {
    const [page, ...more] = await read(await documents.quotePdf('caller', quotation()));
    expect(more).toEqual([]);
    const shown = ['Quotation', 'QUO-2026-00042', 'Quoted', 'Press & Pack Supplies Trading LLC', 'TRN 100000000000003'];
    const also = ['Gulf Cartons', '21 November 2026', 'RIB-00001', '18.50', '37.00', '1,234,567.89', 'In stock.'];
    for (const text of [...shown, ...also, 'Prices are in UAE dirhams', 'Page 1 of 1'])
      expect(page?.text).toContain(text);
  });

  it('prints nothing of the document before', async () => {
    const buyer = { name: 'شركة الخليج', email: '', phone: '', address: '' };
    await documents.quotePdf('caller', quotation({ buyer, note: 'Only for the first.', lines: lines(60) }));
    const pdf = await documents.invoicePdf('caller', {
      ...quotation({ title: 'Invoice', number: 'INV-2026-00008', note: '', lines: lines(60) }),
      payments: [],
      amountPaid: 0,
      remaining: 1,
    });
    const text = (await read(pdf)).map((page) => page.text).join(' ');
    expect(text).toContain('Invoice INV-2026-00008');
    expect(text).not.toMatch(/Only for the first|QUO-|Quotation|[\ufe70-\ufeff]/);
    const { info } = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getMetadata();
    expect(info).toMatchObject({ Title: 'Invoice INV-2026-00008' });
  });

  it('prints a dozen lines on one page', async () => {
    expect(await read(await documents.quotePdf('caller', quotation({ lines: lines(12) })))).toHaveLength(1);
  });

  it.each([24, 120])('prints each of %i lines once, the heads and numbers on every page', async (count) => {
    const pages = await read(await documents.quotePdf('caller', quotation({ lines: lines(count) })));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach(({ text }, index) => expect(text).toContain(`Page ${index + 1} of ${pages.length}`));
    pages.slice(1).forEach(({ text }) => expect(text).toContain('QUO-2026-00042'));
    const whole = pages.map(({ text }) => text).join(' ');
    for (const { sku } of lines(count)) expect(whole.split(sku)).toHaveLength(2);
    const withLines = pages.filter(({ text }) => text.includes('RIB-'));
    withLines.forEach(({ text }) => expect(text).toContain('Unit price'));
  });

  it('keeps the total together with a line when it goes to the next page', async () => {
    const pageCounts = new Set<number>();
    for (const count of [13, 14, 15, 16, 17, 18]) {
      const pages = await read(
        await documents.quotePdf('caller', quotation({ lines: lines(count), note: '', terms: [] })),
      );
      pageCounts.add(pages.length);
      expect(pages.find(({ text }) => text.includes('1,234,567.89'))?.text).toContain('RIB-');
    }
    expect(pageCounts).toEqual(new Set([1, 2]));
  });

  it('prints what was paid and what remains of an invoice', async () => {
    const [page] = await read(
      await documents.invoicePdf('caller', {
        ...quotation({
          title: 'Invoice',
          number: 'INV-2026-00007',
          status: { label: 'Partially Paid', tone: 'yellow' },
        }),
        payments: [{ date: '25 November 2026', method: 'Bank Transfer', amount: 50_000 }],
        amountPaid: 50_000,
        remaining: 123_406_789,
      }),
    );
    const shown = ['Invoice', 'INV-2026-00007', 'Partially Paid', 'Bank Transfer', '25 November 2026', '500.00'];
    for (const text of [...shown, 'Remaining due', '1,234,067.89']) expect(page?.text).toContain(text);
  });

  it('prints Arabic joined and in the font that is shipped, beside Latin text', async () => {
    const buyer = { name: 'شركة الخليج للتغليف', email: 'info@khaleej.example', phone: '', address: 'دبي' };
    const pdf = await documents.quotePdf('caller', quotation({ buyer }));
    expect(Buffer.from(pdf).toString('latin1')).toContain('NotoSansArabic');
    const [page] = await read(pdf);
    // Letters come back in the forms that they take within a word (Unicode block Arabic Presentation Forms-B).
    expect(page?.text.match(/[\ufe70-\ufeff]/g)?.length).toBeGreaterThan(8);
    expect(page?.text).toContain('info@khaleej.example');
  });

  it('breaks long words and keeps long numbers whole, all within the page', async () => {
    const [line] = lines(1);
    const long = {
      ...line!,
      name: 'Ribbon'.repeat(60),
      sku: 'S'.repeat(90),
      code: 'C'.repeat(90),
      unit: 'u'.repeat(40),
    };
    const pages = await read(
      await documents.quotePdf(
        'caller',
        quotation({
          lines: [{ ...long, qty: 100_000, unitPrice: 999_999_999, amount: 999_999_999 }],
          buyer: {
            name: 'W'.repeat(120),
            email: `${'x'.repeat(120)}@a.example`,
            phone: '1'.repeat(60),
            address: 'A'.repeat(200),
          },
          note: 'n'.repeat(500),
        }),
      ),
    );
    for (const { right } of pages) expect(right).toBeLessThanOrEqual(A4_WIDTH - 40);
    const whole = pages.map(({ text }) => text).join(' ');
    for (const number of ['100,000', '9,999,999.99', '1,234,567.89']) expect(whole).toContain(number);
  });

  it('prints totals of zero as amounts', async () => {
    const free = lines(1).map((line) => ({ ...line, unitPrice: 0, amount: 0 }));
    const totals = [{ label: 'Total', amount: 0, strong: true }];
    const [page] = await read(await documents.quotePdf('caller', quotation({ lines: free, totals })));
    expect(page?.text).toMatch(/Total AED ?0\.00/);
  });

  it('prints what looks like markup or a template as the text that it is', async () => {
    const note = '<script>alert(1)</script> {{number}} <b>bold</b>';
    const [page] = await read(await documents.quotePdf('caller', quotation({ note })));
    expect(page?.text).toContain(note);
  });
});
