import { describe, expect, it, jest } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lines, PERSON, printer, quotation, read } from './papers.js';

jest.setTimeout(20_000);

const print = printer();

const A4_WIDTH = 595;

describe('DocumentsService', () => {
  it('prints parties, line, total, note and terms of a quotation on one page', async () => {
    const [page, ...more] = await read(await print('quote', quotation()));
    expect(more).toEqual([]);
    const shown = ['Quotation', 'QUO-2026-00042', 'Quoted', 'Press & Pack Supplies Trading LLC', 'TRN 100000000000003'];
    const also = ['Gulf Cartons', '21 November 2026', 'RIB-00001', '18.50', '37.00', '1,234,567.89', 'In stock.'];
    for (const text of [...shown, ...also, 'Prices are in UAE dirhams', 'Page 1 of 1'])
      expect(page?.text).toContain(text);
  });

  it('prints no part of the previous document', async () => {
    const buyer = { ...PERSON, name: 'شركة الخليج' };
    await print('quote', quotation({ buyer, note: 'Only for the first.', lines: lines(60) }));
    const pdf = await print('invoice', {
      ...quotation({ title: 'Invoice', number: 'INV-2026-00008', note: '', lines: lines(60) }),
      payments: [],
      settlement: { asOf: '', rows: [] },
      amountInWords: '',
      bankAccounts: [],
    });
    const text = (await read(pdf)).map((page) => page.text).join(' ');
    expect(text).toContain('Invoice INV-2026-00008');
    expect(text).not.toMatch(/Only for the first|QUO-|Quotation|[\ufe70-\ufeff]/);
    const { info } = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getMetadata();
    expect(info).toMatchObject({ Title: 'Invoice INV-2026-00008' });
  });

  it('prints a dozen lines on one page', async () => {
    expect(await read(await print('quote', quotation({ lines: lines(12) })))).toHaveLength(1);
  });

  it.each([24, 120])('prints each of %i lines once, and headings and numbers on every page', async (count) => {
    const pages = await read(await print('quote', quotation({ lines: lines(count) })));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach(({ text }, index) => expect(text).toContain(`Page ${index + 1} of ${pages.length}`));
    pages.slice(1).forEach(({ text }) => expect(text).toContain('QUO-2026-00042'));
    const whole = pages.map(({ text }) => text).join(' ');
    for (const { sku } of lines(count)) expect(whole.split(sku)).toHaveLength(2);
    const withLines = pages.filter(({ text }) => text.includes('RIB-'));
    withLines.forEach(({ text }) => expect(text).toContain('Unit price'));
  });

  it('prints the paid and the remaining amount of an invoice', async () => {
    const [page] = await read(
      await print('invoice', {
        ...quotation({
          title: 'Invoice',
          number: 'INV-2026-00007',
          badges: [{ label: 'Partially Paid', tone: 'yellow' }],
        }),
        payments: [{ date: '25 November 2026', method: 'Bank Transfer', amount: 50_000 }],
        settlement: {
          asOf: 'As of 26 November 2026',
          rows: [
            { label: 'Paid', amount: 50_000 },
            { label: 'Remaining due', amount: 123_406_789 },
          ],
        },
        amountInWords: 'One million dirhams only.',
        bankAccounts: [],
      }),
    );
    const shown = ['Invoice', 'INV-2026-00007', 'Partially Paid', 'Bank Transfer', '25 November 2026', '500.00'];
    for (const text of [
      ...shown,
      'As of 26 November 2026',
      'Remaining due',
      '1,234,067.89',
      'One million dirhams only',
    ])
      expect(page?.text).toContain(text);
  });

  it.each([1, 40])(
    'prints a tax invoice of %i lines within the page, with bank details and the reference',
    async (count) => {
      const taxed = lines(count).map(({ amount, ...line }) => ({
        ...{ ...line, discount: 100, net: amount - 271, rate: '0 % AE', vat: 171, gross: amount - 100 },
        ...{ unitPrice: 999_999_999, reason: 'Reverse charge, Article 48' },
      }));
      const pages = await read(
        await print('invoice', {
          ...quotation({
            ...{ title: 'Simplified Tax Invoice', number: 'INV-2026-00009', lines: [] },
            taxTable: { priceLabel: 'AED incl. VAT', hasDiscounts: true, lines: taxed },
            buyer: { ...PERSON, name: 'Gulf Cartons LLC', contact: 'Farah Haddad', trn: '100123456700003' },
          }),
          ...{ payments: [], settlement: { asOf: '', rows: [] }, amountInWords: '' },
          bankAccounts: [
            { bank: 'Emirates NBD', accountName: 'Press & Pack LLC', iban: 'AE07 0331 2345', bic: 'EBILAEAD' },
          ],
        }),
      );
      for (const { right } of pages) expect(right).toBeLessThanOrEqual(A4_WIDTH - 40);
      const whole = pages.map(({ text }) => text).join(' ');
      const shown = ['Simplified Tax Invoice', 'TRN 100123456700003', 'Contact Farah Haddad', '9,999,999.99', '34.29'];
      const bank = ['Emirates NBD', 'IBAN AE07 0331 2345', 'Payment reference: INV-2026-00009', '0 % AE'];
      for (const text of [...shown, ...bank]) expect(whole).toContain(text);
      expect(whole.split('Reverse charge, Article 48')).toHaveLength(count + 1);
    },
  );

  it('prints joined Arabic letters in the embedded font, beside Latin text', async () => {
    const buyer = { ...PERSON, name: 'شركة الخليج للتغليف', email: 'info@khaleej.example', address: 'دبي' };
    const pdf = await print('quote', quotation({ buyer }));
    expect(Buffer.from(pdf).toString('latin1')).toContain('Cairo');
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
      packs: '',
    };
    const pages = await read(
      await print(
        'quote',
        quotation({
          lines: [{ ...long, qty: 100_000, unitPrice: 999_999_999, amount: 999_999_999 }],
          buyer: {
            ...PERSON,
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
    const [page] = await read(await print('quote', quotation({ lines: free, totals })));
    expect(page?.text).toMatch(/Total AED ?0\.00/);
  });

  it('prints markup and templates in values as plain text', async () => {
    const note = '<script>alert(1)</script> {{number}} <b>bold</b>';
    const [page] = await read(await print('quote', quotation({ note })));
    expect(page?.text).toContain(note);
  });
});
